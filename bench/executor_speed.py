"""Measures the executors: overhead per task, and games per second in this process, in two processes and on Ray.

python bench/executor_speed.py [--seconds N]

The games are Fjords between bots with a small budget of nodes. A match of `--seconds` is measured without the start of
the processes, which is printed apart. Run it on an idle machine.
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
    """Print a line for each executor."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    print("                 start    overhead per task     CPU per task, here      games/s")
    for name, make in EXECUTORS.items():
        with make() as executor:
            overhead, here = per_task(executor)
            start, rate = games(executor, chosen.seconds)
        print(f"{name:15} {start:5.1f} s {1e3 * overhead:14.3f} ms {1e3 * here:20.3f} ms {rate:14.1f}", flush=True)


def per_task(executor: Executor) -> tuple[float, float]:
    """Return the seconds per task that does nothing: on the clock, and CPU time of this process."""
    with closing(executor.run(Nothing(), range(TASKS))) as running:
        next(running)
        began, cpu = time.perf_counter(), time.process_time()
        done = sum(1 for _ in running)
        return (time.perf_counter() - began) / done, (time.process_time() - cpu) / done


def games(executor: Executor, seconds: float) -> tuple[float, float]:
    """Return the seconds until the first game is over, and the games per second from then on."""
    match = match_of(game_with("fjords", {}), ["norn-1@30n"] * 2, "executors", 1)
    began = time.perf_counter()
    with closing(executor.run(GamesOfMatch(match), range(1_000_000))) as running:
        next(running)
        first = time.perf_counter()
        for done in count(1):
            next(running)
            if time.perf_counter() - first > seconds:
                return first - began, done / (time.perf_counter() - first)
    raise AssertionError("there are always more games")


if __name__ == "__main__":
    main()
