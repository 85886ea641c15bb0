"""The executors on one machine: this process, and a pool of local processes."""

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event as Signal
from multiprocessing.util import Finalize
from typing import Any

from longhouse.lab.executing.work import Executor, Task, TaskResult, Work

_START = 0.9
"""CPU seconds that it takes to start a process and to load the compiled code."""
_GAIN, _GAIN_WHERE_BUSY = 4, 20
"""The remaining work needed to start another process, in multiples of `_START`: with free cores, and without."""


class ThisProcess(Executor):
    """Does one task after the other in this process."""

    in_this_process = True

    def run(
        self, work: Work[Task, TaskResult], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, TaskResult], None, None]:
        try:
            begun = False
            for task in tasks:
                if not begun:
                    work.begin()
                    begun = True
                yield task, work.do(task, _never)
        finally:
            work.end()


class LocalProcesses(Executor):
    """Does the tasks in up to `jobs` processes of this machine.

    One process starts first and compiles the machine code that is missing; more are started if that saves time.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(
        self, work: Work[Task, TaskResult], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, TaskResult], None, None]:
        waiting = deque(tasks)
        if not waiting:
            return
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        with ProcessPoolExecutor(self._jobs, context, _enter, (stop, work)) as processes:
            try:
                spent, done, wanted = 0.0, 0, 1
                # The pool starts a process whenever it receives a task and none is idle: they are sent one by one.
                running = {processes.submit(_do, task): task for task in [waiting.popleft()]}
                while running:
                    ended, _ = wait(running, return_when=FIRST_COMPLETED)
                    found = [(running.pop(each), *each.result()) for each in ended]
                    spent += sum(seconds for _, _, seconds in found)
                    done += len(found)
                    if wanted < self._jobs and worth_another(len(waiting), spent / done, wanted, busy=_busy()):
                        wanted += 1
                    # Once all processes run, one more task for each, so that none waits for this process.
                    while waiting and len(running) < (wanted if wanted < self._jobs else 2 * wanted):
                        task = waiting.popleft()
                        running[processes.submit(_do, task)] = task
                    for task, result, _ in found:
                        yield task, result
            finally:
                stop.set()
                processes.shutdown(wait=True, cancel_futures=True)


def worth_another(left: int, seconds: float, processes: int, *, busy: bool) -> bool:
    """Return whether starting another worker process would save more time than it costs.

    - `left`: the number of tasks still to do, of `seconds` of CPU time each.
    - `processes`: the number of processes that are running.
    - `busy`: whether other work uses the machine. Then another process may not help: Linux shares the CPU between
      sessions or containers, not between single processes.

    >>> [worth_another(tasks, 0.02, 1, busy=busy) for tasks, busy in [(500, False), (100, False), (500, True)]]
    [True, False, False]
    """
    return left * seconds > (_GAIN_WHERE_BUSY if busy else _GAIN) * _START * processes


def _busy() -> bool:
    """Return whether all cores of this machine were in use in the last minute, by the load average."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1) - 0.5


def _never() -> bool:
    return False


# The code below runs in the worker processes.

_work: Work[Any, Any]
_stop: Signal


def _enter(stop: Signal, work: Work[Any, Any]) -> None:
    global _work, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _work, _stop = work, stop
    Finalize(None, work.end, exitpriority=1)
    work.begin()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _do(task: Any) -> tuple[Any, float]:
    """Do a task; return its result and the CPU seconds it took. Once the run is over, nobody asks for a result."""
    if _stop.is_set():
        return None, 0.0
    began = time.process_time()
    result = _work.do(task, _stop.is_set)
    return result, time.process_time() - began
