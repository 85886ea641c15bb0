"""Load kernels and compile those that were not compiled before, and tell how far that is."""

import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Lock
from typing import Generic, TypeVar

from numba.core.dispatcher import Dispatcher
from numba.core.event import Event, Listener, install_listener

from longhouse.engine import compiled
from longhouse.engine.cache import reached_from

Compiling = Callable[[int, int], None]
"""Told how many kernels are compiled and how many there are, as long as one has to be compiled."""

_Item = TypeVar("_Item")


def load(modules: Collection[str], tell: Compiling | None = None) -> None:
    """Load the kernels of modules with a `warm()` into this process; those that are missing are compiled and kept."""
    entries: list[Callable[[], None]] = [import_module(module).warm for module in modules]
    count = None if tell is None else Count(modules, tell)
    with nullcontext() if count is None else watched(count.add):
        for warm in entries:
            warm()


class Count:
    """How many kernels of modules are compiled: adds up names, which may come from several processes."""

    def __init__(self, modules: Collection[str], tell: Compiling) -> None:
        for module in modules:
            import_module(module)
        packages = {module.rpartition(".")[0] for module in modules}
        shared = compiled.__name__
        self._every = {
            _name(kernel)
            for kernel in compiled.EVERY_KERNEL
            if kernel.py_func.__module__ == shared or kernel.py_func.__module__.rpartition(".")[0] in packages
        }
        self._done: set[str] = set()
        self._tell = tell

    def add(self, names: Collection[str]) -> None:
        """These are compiled now."""
        self._done |= self._every.intersection(names)
        self._tell(len(self._done), len(self._every))


@contextmanager
def watched(tell: Callable[[list[str]], None]) -> Iterator[None]:
    """Tell the names of the kernels that are ready, when one has to be compiled and when it is."""
    with install_listener("numba:compile", _Watch(tell)):
        yield


class _Watch(Listener):
    """Hears from Numba when it begins and ends to compile something; of what is loaded it says nothing."""

    def __init__(self, tell: Callable[[list[str]], None]) -> None:
        self._tell = tell
        self._seen: set[Dispatcher] = set()

    def on_start(self, event: Event) -> None:  # noqa: ARG002
        self._look()

    def on_end(self, event: Event) -> None:  # noqa: ARG002
        self._look()

    def _look(self) -> None:
        """Tell what is new. What is compiled into a kernel is ready with it, though nobody may call it alone."""
        ready = [kernel for kernel in compiled.EVERY_KERNEL if kernel.overloads and kernel not in self._seen]
        self._seen.update(ready)
        self._tell([_name(each) for kernel in ready for each in reached_from(kernel)])


def _name(kernel: Dispatcher) -> str:
    return f"{kernel.py_func.__module__}.{kernel.py_func.__qualname__}"


@dataclass(frozen=True, slots=True)
class Reporter(Generic[_Item]):
    """Where processes that this one has started tell it something; given to them when they are started."""

    _to: Connection
    _lock: Lock

    def __call__(self, item: _Item) -> None:
        with self._lock:
            self._to.send(item)


@contextmanager
def relayed(context: SpawnContext, tell: Callable[[_Item], None]) -> Iterator[Reporter[_Item]]:
    """What other processes report is told here, on a thread of its own; they have ended when this is left."""
    ours, theirs = context.Pipe(duplex=False)
    listening = threading.Thread(target=_listen, args=(ours, tell), daemon=True)
    listening.start()
    try:
        yield Reporter(theirs, context.Lock())
    finally:
        theirs.close()
        listening.join()
        ours.close()


def _listen(ours: Connection, tell: Callable[[_Item], None]) -> None:
    while True:
        try:
            tell(ours.recv())
        except (EOFError, OSError):  # all of them have ended, perhaps in the middle of a word
            return
