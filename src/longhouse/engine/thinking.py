"""The parts that the searches of all games share: budget, cancellation, progress, rated actions.

A search runs on threads that release the GIL. Kernels do not read the clock: they count nodes, stop at a node limit,
and poll a flag that any thread may set. With a node budget, the same seed gives the same result on any machine.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from longhouse.games.game import Event

UNLIMITED = 1 << 62
_GLANCE = 0.02
"""Seconds between two progress reports."""

Timer = Callable[[], float]
"""A clock in seconds: wall time (`time.perf_counter`) or CPU time of this process (`time.process_time`)."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a search: seconds, nodes, or both; and the number of threads.

    Each search says what it counts as a node. `clock` measures the seconds: as wall time in games with people, and as
    CPU time in matches between bots, so that a busy machine does not weaken a bot.
    """

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    clock: Timer = time.perf_counter


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedAction:
    """An action and how the search rates it, from the perspective of the seat to move.

    - `value`: the expected final lead over the best opponent (Fjords) or the expected stars (For Northwood!);
    - `win`: the chance of winning the game (Fjords) or of reaching the goal (For Northwood!);
    - `hit`: the chance that the current visit succeeds (only For Northwood!);
    - `low` and `high`: proven bounds on the value, where there are any.
    """

    action: Event
    value: float
    win: float
    visits: int
    low: float | None = None
    high: float | None = None
    hit: float | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a search: the actions it examined, best first, and the nodes and seconds it took.

    `line` is the expected continuation, starting with the best action. `proven` means that the first candidate is
    certainly a best action, not only by estimate.
    """

    candidates: tuple[RatedAction, ...]
    nodes: int
    seconds: float
    line: tuple[Event, ...] = ()
    proven: bool = False

    @property
    def best(self) -> RatedAction:
        return self.candidates[0]


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """A position's proven result: the final points of the seat to move minus the opponent's, or bounds on this
    difference.

    `best` is an action that guarantees `low`. `line` starts with it and, once solved, is best play to the end.
    """

    low: int
    high: int
    best: Event
    line: tuple[Event, ...]
    nodes: int
    seconds: float

    @property
    def solved(self) -> bool:
        return self.low == self.high


@dataclass(slots=True)
class Cancellation:
    """Cancels one running search: any thread may call `cancel`."""

    flag: NDArray[np.uint8] = field(default_factory=lambda: np.zeros(1, dtype=np.uint8))
    """Kernels poll this flag and stop when it is not 0."""

    def cancel(self) -> None:
        """Set the flag: the search returns soon, with the results it has so far."""
        self.flag[0] = 1


Progress = Callable[[int, float], None]
"""Progress callback: receives the nodes searched so far and the seconds elapsed."""


def run(
    work: Callable[[int, NDArray[np.int64]], None],
    budget: Budget,
    cancellation: Cancellation,
    progress: Progress | None = None,
) -> tuple[int, float]:
    """Run `work` on each thread of `budget`, cancel it when the time is up, and return the nodes and seconds used.

    `work` receives its thread number and the node counts of all threads; it adds its nodes to its own count.
    """
    counts = np.zeros(budget.threads, dtype=np.int64)
    began = budget.clock()
    done = threading.Event()
    if budget.seconds is not None:
        threading.Thread(
            target=_stop_at, args=(began + budget.seconds, budget.clock, cancellation, done), daemon=True
        ).start()
    try:
        if budget.threads == 1 and progress is None:
            work(0, counts)
        else:
            with ThreadPoolExecutor(budget.threads) as threads:
                running = [threads.submit(work, thread, counts) for thread in range(budget.threads)]
                while not all(each.done() for each in running):
                    wait(running, _GLANCE, FIRST_EXCEPTION)
                    if any(each.done() and each.exception() for each in running):
                        cancellation.cancel()
                    elif progress is not None:
                        progress(int(counts.sum()), budget.clock() - began)
                for each in running:
                    each.result()
    except BaseException:
        cancellation.cancel()
        raise
    finally:
        done.set()
    return int(counts.sum()), budget.clock() - began


def _stop_at(end: float, clock: Timer, cancellation: Cancellation, done: threading.Event) -> None:
    """Cancel the search when `clock` reaches `end`; return early once `done` is set.

    CPU time may run slower than wall time, so the clock is read again after each wait.
    """
    while (left := end - clock()) > 0:
        if done.wait(left):
            return
    cancellation.cancel()
