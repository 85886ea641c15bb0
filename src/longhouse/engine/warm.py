"""Compiles all kernels in advance, so that no game has to wait for the compiler."""

import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection

from longhouse.engine.cache import COMPILED
from longhouse.engine.compiling import Compiling, Count, Reporter, load, relayed, watched

KERNELS: tuple[str, ...] = (
    "longhouse.engine.fjords.solver",
    "longhouse.engine.northwood.search",
    "longhouse.engine.fjords.search",
    "longhouse.engine.fjords.deep",
    "longhouse.engine.fjords.proofs",
    "longhouse.engine.northwood.playouts",
)
"""The names of the modules that bots need. Each has a function `warm`, which compiles its kernels by calling them.

The order keeps two processes busy to the end; `deep` and `proofs` come after the modules whose kernels they call.
"""
BATCHES: tuple[str, ...] = ("longhouse.engine.fjords.boards", "longhouse.engine.northwood.boards")
"""The names of the modules that batches of games need (`longhouse.envs`). They have such a function, too.

They come after `KERNELS`, because they call the kernels of the rules.
"""
SOLVERS: tuple[str, ...] = ("longhouse.engine.fjords.solver", "longhouse.engine.fjords.proofs")
"""The names of the modules that solve settlements; they are some of `KERNELS`."""

_UNUSED_FOR = 30 * 24 * 3600.0


def warm(jobs: int = 2, tell: Compiling | None = None) -> Iterator[tuple[str, float]]:
    """Compile the missing kernels of all modules in `jobs` processes.

    For each module that is ready, yields its name and the seconds that it took. `tell` is called with the number of
    kernels that are ready and the number of all kernels. Closing the generator ends the processes; kernels compiled by
    then stay in the cache.
    """
    _forget_old_ones()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    add = _unheard if tell is None else Count(KERNELS + BATCHES, tell).add
    with (
        relayed(context, add) as report,
        ProcessPoolExecutor(jobs, context, _stay_while, (theirs, report)) as processes,
    ):
        with _interrupts_ignored():
            running = [processes.submit(_warm, module) for module in KERNELS + BATCHES]
        try:
            for each in as_completed(running):
                yield each.result()
        except BaseException:
            for each in running:
                each.cancel()
            ours.close()
            raise


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C (SIGINT) while processes start: they inherit it, and print no traceback when one comes early."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread may change it
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _unheard(_: list[str]) -> None:
    """Ignore progress: the default callback."""


# The code below runs in the worker processes.

_report: Reporter[list[str]]


def _stay_while(other_end: Connection, report: Reporter[list[str]]) -> None:
    """Prepare a worker process: it ignores Ctrl-C (SIGINT) and ends when the parent closes its end of the pipe."""
    global _report  # noqa: PLW0603 (a process pool can share data with all its tasks only by globals)
    _report = report
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_after, args=(other_end,), daemon=True).start()


def _leave_after(other_end: Connection) -> None:
    other_end.poll(None)
    os._exit(1)


def _warm(module: str) -> tuple[str, float]:
    began = time.perf_counter()
    with watched(_report):
        load([module])
    return module, time.perf_counter() - began


def _forget_old_ones() -> None:
    """Remove the cache folders of other engine versions that have not been used for a month."""
    if COMPILED.parent.is_dir():
        for folder in COMPILED.parent.glob("engine-*"):
            if folder != COMPILED and time.time() - folder.stat().st_mtime > _UNUSED_FOR:
                shutil.rmtree(folder, ignore_errors=True)
