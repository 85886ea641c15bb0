"""The engine held against the referee on a million positions of each game, random games and options: `make perft`."""

import random
import sys
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from support.mirrored import agree_along_a_game, options_at_random
from support.northwood import northwood
from support.northwood_mirrored import follow

POSITIONS = 1_000_000


def main(seed: str = "perft") -> None:
    """Compare until there are enough; an assertion says where they part."""
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as progress:
        for name, follow_a_game in (("fjords", _follow_fjords), ("northwood", _follow_northwood)):
            rng = random.Random(seed)
            compared = games = 0
            began = time.perf_counter()
            bar = progress.add_task(name, total=POSITIONS)
            while compared < POSITIONS:
                compared += follow_a_game(rng, f"{seed}/{games}")
                games += 1
                progress.update(bar, completed=compared)
            seconds = time.perf_counter() - began
            progress.console.print(f"{name}: {compared:,} positions of {games:,} games, all agree ({seconds:.0f} s)")


def _follow_fjords(rng: random.Random, seed: str) -> int:
    return sum(1 for _ in agree_along_a_game(options_at_random(rng), seed))


def _follow_northwood(rng: random.Random, seed: str) -> int:
    return follow(northwood(setup=rng.choice(["intro", "full"])), seed)


if __name__ == "__main__":
    main(*sys.argv[1:2])
