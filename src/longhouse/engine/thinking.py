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
    """The limits of a search.

    Each search says what it counts as a node. If both seconds and nodes are limited, the search ends at whichever limit
    comes first.
    """

    seconds: float | None = None
    """The maximum number of seconds; None for no limit."""
    nodes: int | None = None
    """The maximum number of nodes on all threads together; None for no limit."""
    threads: int = 1
    """The number of threads."""
    clock: Timer = time.perf_counter
    """The clock for the seconds: wall time in games with people, CPU time in matches between bots, so that a busy
    machine does not weaken a bot.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedAction:
    """An action and how the search rates it, from the perspective of the seat to move."""

    action: Event
    """The action."""
    value: float
    """The expected final lead over the best opponent in points (Fjords), or the expected final stars (For Northwood!).
    """
    win: float
    """The chance of winning the game (Fjords), or of reaching the goal (For Northwood!), from 0 to 1."""
    visits: int
    """The number of nodes that were spent on the action."""
    low: float | None = None
    """A proven lower bound on the value; None if there is none."""
    high: float | None = None
    """A proven upper bound on the value; None if there is none."""
    hit: float | None = None
    """The chance that the current visit succeeds (For Northwood!); None in Fjords."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a search."""

    candidates: tuple[RatedAction, ...]
    """The actions that the search examined, best first."""
    nodes: int
    """The number of nodes that the search took."""
    seconds: float
    """The number of seconds that the search took."""
    line: tuple[Event, ...] = ()
    """The expected continuation, which starts with the best action."""
    proven: bool = False
    """Whether the first candidate is certainly a best action, not only by estimate."""

    @property
    def best(self) -> RatedAction:
        """The candidate that is rated best."""
        return self.candidates[0]


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """The proven result of a position: the final difference in points for the seat to move, or bounds on this
    difference.
    """

    low: int
    """The proven lower bound."""
    high: int
    """The proven upper bound; equal to `low` once the position is solved."""
    best: Event
    """An action that guarantees `low`."""
    line: tuple[Event, ...]
    """Best play to the end, if the position is solved; otherwise only `best`."""
    nodes: int
    """The number of nodes that the solver took."""
    seconds: float
    """The number of seconds that the solver took."""

    @property
    def solved(self) -> bool:
        """Whether the difference is known exactly."""
        return self.low == self.high


@dataclass(slots=True)
class Cancellation:
    """Cancels one running search: any thread may call `cancel`."""

    flag: NDArray[np.uint8] = field(default_factory=lambda: np.zeros(1, dtype=np.uint8))
    """Kernels poll this flag and stop when it is not 0."""

    def cancel(self) -> None:
        """Set the flag. The search then returns soon, with the results that it has so far."""
        self.flag[0] = 1


Progress = Callable[[int, float], None]
"""A function that is told the progress of a search: the nodes searched so far and the seconds elapsed."""


def run(
    work: Callable[[int, NDArray[np.int64]], None],
    budget: Budget,
    cancellation: Cancellation,
    progress: Progress | None = None,
) -> tuple[int, float]:
    """Run `work` on each thread of `budget`; return the nodes and the seconds used.

    `cancellation` is cancelled when the seconds of the budget are over. The arguments of `work` are the index of its
    thread and the node counts of all threads; it adds its nodes to its own count.
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
