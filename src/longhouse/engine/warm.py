"""Compile everything once, so that nobody waits for it in a game."""

import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module

from longhouse.engine import COMPILED

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

_UNUSED_FOR = 30 * 24 * 3600.0


def warm(jobs: int = 2) -> Iterator[tuple[str, float]]:
    """Compile what is not compiled yet, in so many processes; yields each module when it is ready, and the seconds."""
    _forget_old_ones()
    with ProcessPoolExecutor(jobs) as processes:
        running = [processes.submit(_warm, module) for module in KERNELS]
        for each in as_completed(running):
            yield each.result()


def _warm(module: str) -> tuple[str, float]:
    began = time.perf_counter()
    compile_all: Callable[[], None] = import_module(module).warm
    compile_all()
    return module, time.perf_counter() - began


def _forget_old_ones() -> None:
    """Remove what other versions compiled and nobody has used for a month."""
    if COMPILED.parent.is_dir():
        for folder in COMPILED.parent.glob("engine-*"):
            if folder != COMPILED and time.time() - folder.stat().st_mtime > _UNUSED_FOR:
                shutil.rmtree(folder, ignore_errors=True)
