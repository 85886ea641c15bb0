"""The engine held against the referee on a million positions of random games over random options: `make perft`."""

import random
import sys
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from support.mirrored import agree_along_a_game, options_at_random

POSITIONS = 1_000_000


def main(seed: str = "perft") -> None:
    """Compare until there are enough; an assertion says where they part."""
    rng = random.Random(seed)
    compared = games = actions = 0
    began = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as progress:
        bar = progress.add_task("positions", total=POSITIONS)
        while compared < POSITIONS:
            for legal in agree_along_a_game(options_at_random(rng), f"{seed}/{games}"):
                compared += 1
                actions += legal
            games += 1
            progress.update(bar, completed=compared)
        seconds = time.perf_counter() - began
        progress.console.print(
            f"{compared:,} positions of {games:,} games, {actions:,} actions, all agree ({seconds:.0f} s)"
        )


if __name__ == "__main__":
    main(*sys.argv[1:2])
