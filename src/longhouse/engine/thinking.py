"""What a search is given and what it answers, whatever the game: a budget, a way to stop it, and candidates.

A search runs on threads that hold no GIL. Kernels know no clock: they count their work, stop at a number of nodes, and
look at a flag that anyone may raise. Within a budget of nodes the same seed gives the same answer on any machine.
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
"""How often, in seconds, progress is told."""

Clock = Callable[[], float]
"""Tells seconds: those that go by (`time.perf_counter`), or those that this process works (`time.process_time`)."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may do: seconds, nodes (whatever the search counts), or both; and on how many threads.

    People wait for seconds that go by. Players that are compared get seconds of work, so that a busy machine makes none
    of them weaker.
    """

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    clock: Clock = time.perf_counter


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action and what the search thinks of it, from the side of the seat that is to move.

    `value` is the expected final difference to the best opponent (Fjords) or the expected stars (Northwood), `win` the
    chance to win the game (Fjords) or to reach the goal (Northwood), `hit` the chance to succeed in the present visit
    (Northwood alone). `low` and `high` are proven bounds of the value where there are any.
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
    """What a search found: the legal actions it looked at, the best first, and how much it did.

    `line` is the continuation it expects, the best action first; `proven` says that the order of the first is no
    estimate.
    """

    candidates: tuple[Candidate, ...]
    nodes: int
    seconds: float
    line: tuple[Event, ...] = ()
    proven: bool = False

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


@dataclass(slots=True)
class Reins:
    """What holds a running search: anyone may call `stop`, and read how much is done."""

    flag: NDArray[np.uint8] = field(default_factory=lambda: np.zeros(1, dtype=np.uint8))
    """Kernels give up when it is no longer 0."""

    def stop(self) -> None:
        """End the search soon, with what it has."""
        self.flag[0] = 1


Progress = Callable[[int, float], None]
"""Told the nodes done so far and the seconds gone by."""


def run(
    work: Callable[[int, NDArray[np.int64]], None],
    budget: Budget,
    reins: Reins,
    progress: Progress | None = None,
) -> tuple[int, float]:
    """Do the work on each thread of the budget, stop it when its time is over; the nodes done and the seconds.

    `work` is given the number of its thread and the counts of all threads, and adds what it does to its own.
    """
    counts = np.zeros(budget.threads, dtype=np.int64)
    began = budget.clock()
    done = threading.Event()
    if budget.seconds is not None:
        threading.Thread(target=_stop_at, args=(began + budget.seconds, budget.clock, reins, done), daemon=True).start()
    try:
        if budget.threads == 1 and progress is None:
            work(0, counts)
        else:
            with ThreadPoolExecutor(budget.threads) as threads:
                running = [threads.submit(work, thread, counts) for thread in range(budget.threads)]
                while not all(each.done() for each in running):
                    wait(running, _GLANCE, FIRST_EXCEPTION)
                    if any(each.done() and each.exception() for each in running):
                        reins.stop()
                    elif progress is not None:
                        progress(int(counts.sum()), budget.clock() - began)
                for each in running:
                    each.result()
    except BaseException:
        reins.stop()
        raise
    finally:
        done.set()
    return int(counts.sum()), budget.clock() - began


def _stop_at(end: float, clock: Clock, reins: Reins, done: threading.Event) -> None:
    """Wait until the clock says so, which may be later than expected, or until there is nothing to stop."""
    while (left := end - clock()) > 0:
        if done.wait(left):
            return
    reins.stop()
