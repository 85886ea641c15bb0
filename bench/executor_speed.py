"""Measures the executors: overhead per task, and games per second in this process, in two processes and on Ray.

python bench/executor_speed.py [--seconds N] [--rounds N]

The games are Fjords between bots with a small budget of nodes. They are measured without the start of the processes,
which is printed apart. The executors take turns, because the speed of a machine changes. Run it on an idle machine.
"""

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count

from longhouse.games.catalogue import game_with
from longhouse.lab.arena import GamesOfMatch, match_of
from longhouse.lab.executing.cluster import RayCluster
from longhouse.lab.executing.local import LocalProcesses, ThisProcess
from longhouse.lab.executing.work import Executor, Work, WorkStopped

TASKS = 3_000
FIRST = 200
"""Games that are not measured, while workers start."""
EXECUTORS: dict[str, Callable[[], Executor]] = {
    "this process": ThisProcess,
    "2 processes": lambda: LocalProcesses(2),
    "Ray, 2 workers": lambda: RayCluster(jobs=2),
}


class Nothing(Work[int, int]):
    """Does nothing, so that only the overhead is left."""

    def do(self, task: int, stopped: WorkStopped) -> int:  # noqa: ARG002 (nothing to stop)
        return task


def main() -> None:
    """Print a line for each executor, with the means of all rounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each executor, in all rounds together")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    found: dict[str, list[tuple[float, ...]]] = {name: [] for name in EXECUTORS}
    for _ in range(chosen.rounds):
        for name, make in EXECUTORS.items():
            with make() as executor:
                found[name].append((*games(executor, chosen.seconds / chosen.rounds), *per_task(executor)))
    print("                  start   games/s   CPU a game, here   empty task: time   CPU, here   games/s in each round")
    rates: list[float] = []
    for name, rounds in found.items():
        start, rate, busy, overhead, here = (sum(column) / len(rounds) for column in zip(*rounds, strict=True))
        rates.append(rate)
        each = " ".join(f"{rate:.1f}" for _, rate, *_ in rounds)
        shown = f"{1e3 * busy:15.3f} ms {1e3 * overhead:15.3f} ms {1e3 * here:8.3f} ms"
        print(f"{name:15} {start:5.1f} s {rate:9.1f} {shown}   {each}")
    alone, local, ray = rates
    print(f"2 processes / this process: {local / alone:.2f}; Ray / 2 processes: {ray / local:.2f}")


def per_task(executor: Executor) -> tuple[float, float]:
    """Return the seconds per task that does nothing: on the clock, and CPU time of this process."""
    with closing(executor.run(Nothing(), range(TASKS))) as running:
        next(running)
        began, cpu = time.perf_counter(), time.process_time()
        done = sum(1 for _ in running)
        return (time.perf_counter() - began) / done, (time.process_time() - cpu) / done


def games(executor: Executor, seconds: float) -> tuple[float, float, float]:
    """Return the seconds until the first game is over; and, once all workers play, the games per second, and the CPU
    seconds per game of this process.
    """
    match = match_of(game_with("fjords", {}), ["norn-1@30n"] * 2, "executors", 1)
    began = time.perf_counter()
    with closing(executor.run(GamesOfMatch(match), range(1_000_000))) as running:
        next(running)
        start = time.perf_counter() - began
        for _ in range(FIRST):
            next(running)
        measured, cpu = time.perf_counter(), time.process_time()
        for done in count(1):
            next(running)
            if (spent := time.perf_counter() - measured) > seconds:
                return start, done / spent, (time.process_time() - cpu) / done
    raise AssertionError("there are always more games")


if __name__ == "__main__":
    main()
