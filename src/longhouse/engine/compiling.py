"""Loads compiled kernels, compiles those missing from the cache, and reports progress."""

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
"""A function that is told the progress: how many kernels are ready, and how many there are.

It is called only if some have to be compiled.
"""

_Item = TypeVar("_Item")


def load(modules: Collection[str], tell: Compiling | None = None) -> None:
    """Load the kernels of some modules into this process; compile those that are missing in the cache, and store them
    there.

    `modules` are names of modules, each of which has a function `warm` that runs its kernels once. `tell` is called
    with the number of kernels that are ready and the number of all kernels, if some have to be compiled.
    """
    entries: list[Callable[[], None]] = [import_module(module).warm for module in modules]
    count = None if tell is None else Count(modules, tell)
    with nullcontext() if count is None else watched(count.add):
        for warm in entries:
            warm()


class Count:
    """Counts how many kernels of some modules are ready, for a progress bar.

    Several processes may report the same kernel; it is then counted once. `tell` is called with the number of kernels
    that are ready and the number of all kernels of `modules`.
    """

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
        """Count the kernels with these names as ready, and report the progress."""
        self._done |= self._every.intersection(names)
        self._tell(len(self._done), len(self._every))


@contextmanager
def watched(tell: Callable[[list[str]], None]) -> Iterator[None]:
    """Context manager: inside it, call `tell` with the names of the kernels that become ready."""
    with install_listener("numba:compile", _Watch(tell)):
        yield


class _Watch(Listener):
    """Listens to Numba's compile events. Numba sends none for kernels that it loads from the cache."""

    def __init__(self, tell: Callable[[list[str]], None]) -> None:
        self._tell = tell
        self._seen: set[Dispatcher] = set()

    def on_start(self, event: Event) -> None:  # noqa: ARG002
        self._look()

    def on_end(self, event: Event) -> None:  # noqa: ARG002
        self._look()

    def _look(self) -> None:
        """Report kernels that have become ready, and the kernels they call, which are compiled into them."""
        ready = [kernel for kernel in compiled.EVERY_KERNEL if kernel.overloads and kernel not in self._seen]
        self._seen.update(ready)
        self._tell([_name(each) for kernel in ready for each in reached_from(kernel)])


def _name(kernel: Dispatcher) -> str:
    return f"{kernel.py_func.__module__}.{kernel.py_func.__qualname__}"


@dataclass(frozen=True, slots=True)
class Reporter(Generic[_Item]):
    """Sends items from a child process to its parent. The parent passes this object to the child as an argument."""

    _to: Connection
    _lock: Lock

    def __call__(self, item: _Item) -> None:
        with self._lock:
            self._to.send(item)


@contextmanager
def relayed(context: SpawnContext, tell: Callable[[_Item], None]) -> Iterator[Reporter[_Item]]:
    """Yield a `Reporter` for child processes. A thread of this process calls `tell` with each item that they send.

    The context can be left only when all child processes have ended.
    """
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
        except (EOFError, OSError):  # all child processes have ended, perhaps while sending
            return
