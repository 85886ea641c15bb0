"""Random games over random options, the referee against the engine in every position: `make fuzz`.

Game n is the same everywhere, so counting is all that has to be kept: the total stands in `bench/results.md`, and the
next run goes on from there. `python tests/fuzz.py [--minutes 10] [--jobs 2]`
"""

import argparse
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from support.mirrored import agree_along_a_game, options_at_random
from support.northwood import northwood
from support.northwood_mirrored import follow

RESULTS = Path(__file__).parent.parent / "bench" / "results.md"
GOAL = 10_000_000
CHUNK = 50
_TOTAL = re.compile(r"fuzz: ([\d,]+) games of Fjords and ([\d,]+) of Northwood, ([\d,]+) positions, all agree")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = reader.parse_args()
    totals = read_totals()
    until = time.monotonic() + 60 * chosen.minutes
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,}"), TimeElapsedColumn()
    with Progress(*columns) as progress, ProcessPoolExecutor(chosen.jobs) as processes:
        bars = [progress.add_task(game, total=GOAL, completed=totals[n]) for n, game in enumerate(GAMES)]
        try:
            for kind, positions in chunks(processes, chosen.jobs, totals[:2], until):
                totals[kind] += CHUNK
                totals[2] += positions
                write_totals(totals)
                progress.update(bars[kind], completed=totals[kind])
        except KeyboardInterrupt:
            processes.shutdown(cancel_futures=True)
        progress.console.print(written(totals))


def chunks(processes: ProcessPoolExecutor, jobs: int, begun: list[int], until: float) -> Iterator[tuple[int, int]]:
    """Which game a chunk was of and how many positions it had, in the order of the games; until time is over."""
    following = list(begun)
    running: list[list[Future[int]]] = [[], []]
    while time.monotonic() < until or any(running):
        for kind, queue in enumerate(running):
            while time.monotonic() < until and len(queue) < jobs:
                queue.append(processes.submit(compare, kind, following[kind]))
                following[kind] += CHUNK
        wait([future for queue in running for future in queue], return_when=FIRST_COMPLETED)
        for kind, queue in enumerate(running):
            while queue and queue[0].done():
                yield kind, queue.pop(0).result()


def compare(kind: int, first: int) -> int:
    """Compare a chunk of games; how many positions they had. An assertion says where the two part."""
    return sum(GAMES[list(GAMES)[kind]](f"fuzz/{first + number}") for number in range(CHUNK))


def _follow_fjords(seed: str) -> int:
    return sum(1 for _ in agree_along_a_game(options_at_random(random.Random(seed)), seed))


def _follow_northwood(seed: str) -> int:
    rng = random.Random(seed)
    return follow(northwood(setup=rng.choice(["intro", "full"]), goal=rng.choice([16, 18, 20])), seed)


GAMES: dict[str, Callable[[str], int]] = {"fjords": _follow_fjords, "northwood": _follow_northwood}


def read_totals() -> list[int]:
    """Games of Fjords, games of Northwood, and positions so far."""
    found = _TOTAL.search(RESULTS.read_text("utf-8"))
    return [0, 0, 0] if found is None else [int(count.replace(",", "")) for count in found.groups()]


def write_totals(totals: list[int]) -> None:
    text = RESULTS.read_text("utf-8")
    if not _TOTAL.search(text):
        text += f"\n## The referee against the engine, `make fuzz`, in total\n\n{written([0, 0, 0])}\n"
    RESULTS.write_text(_TOTAL.sub(written(totals), text), "utf-8")


def written(totals: list[int]) -> str:
    return f"fuzz: {totals[0]:,} games of Fjords and {totals[1]:,} of Northwood, {totals[2]:,} positions, all agree"


if __name__ == "__main__":
    main()
