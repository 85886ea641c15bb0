"""Compile everything once, so that nobody waits for it in a game."""

import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.connection import Connection

from longhouse.engine.cache import COMPILED
from longhouse.engine.compiling import Compiling, Count, Reporter, load, relayed, watched

KERNELS: tuple[str, ...] = (
    "longhouse.engine.fjords.solver",
    "longhouse.engine.northwood.search",
    "longhouse.engine.fjords.search",
    "longhouse.engine.fjords.proofs",
    "longhouse.engine.northwood.playouts",
)
"""The modules with a `warm()`, which calls each of their entry points once.

In this order two processes are busy to the end, and what proofs need of the solver is compiled when they begin.
"""
SOLVERS: tuple[str, ...] = ("longhouse.engine.fjords.solver", "longhouse.engine.fjords.proofs")
"""Those that solve settlements."""

_UNUSED_FOR = 30 * 24 * 3600.0


def warm(jobs: int = 2, tell: Compiling | None = None) -> Iterator[tuple[str, float]]:
    """Compile what is not compiled yet, in so many processes; yields each module when it is ready, and the seconds.

    Whoever stops listening stops the processes, too; what is compiled by then is kept.
    """
    _forget_old_ones()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    add = _unheard if tell is None else Count(KERNELS, tell).add
    with (
        relayed(context, add) as report,
        ProcessPoolExecutor(jobs, context, _stay_while, (theirs, report)) as processes,
    ):
        running = [processes.submit(_warm, module) for module in KERNELS]
        try:
            for each in as_completed(running):
                yield each.result()
        except BaseException:
            for each in running:
                each.cancel()
            ours.close()
            raise


def _unheard(_: list[str]) -> None:
    """Nobody wants to know."""


# What runs in a process of its own.

_report: Reporter[list[str]]


def _stay_while(other_end: Connection, report: Reporter[list[str]]) -> None:
    """In a process of its own: only the end of who asked for it ends it, not an interrupt that is meant for that."""
    global _report  # noqa: PLW0603 (a process of a pool is given what all its work shares in this way alone)
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
    """Remove what other versions compiled and nobody has used for a month."""
    if COMPILED.parent.is_dir():
        for folder in COMPILED.parent.glob("engine-*"):
            if folder != COMPILED and time.time() - folder.stat().st_mtime > _UNUSED_FOR:
                shutil.rmtree(folder, ignore_errors=True)
