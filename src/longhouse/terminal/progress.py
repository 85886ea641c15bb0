"""What a person who waits is shown: bars on stderr, where a terminal is there to show them."""

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Self, TypeVar

from longhouse.words import Words

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

Tell = Callable[[int, float], None]
"""Told how much is done, and of how much."""

_Item = TypeVar("_Item")


class Bars:
    """Bars that are gone when the block is left; nothing is shown before something is told.

    with Bars(words) as bars:
        prepare("fjords", bars.compiling)
        for game in bars.over(games, "Playing"): ...
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._watched = sys.stderr.isatty()
        self._beginning = threading.Lock()
        self._shown: Progress | None = None
        self._compiling: TaskID | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._shown is not None:
            self._shown.stop()
            self._shown = None

    @property
    def compiling(self) -> Callable[[int, int], None] | None:
        """What is told how many kernels are compiled, and how many there are; None where nobody is watching."""
        return self._show_compiling if self._watched else None

    def bar(self, label: str) -> Tell | None:
        """What is told how far something is; None where nobody is watching."""
        if not self._watched:
            return None
        shown = self._begin()
        self._end_compiling()
        task = shown.add_task(label, total=None)
        return lambda done, total: shown.update(task, completed=done, total=total)

    def over(self, items: Iterable[_Item], label: str, total: int | None = None) -> Iterator[_Item]:
        """The items, with a bar that tells how many there were."""
        tell = self.bar(label)
        if tell is None or total is None:
            yield from items
            return
        tell(0, total)
        for count, item in enumerate(items, 1):
            self._end_compiling()
            tell(count, total)
            yield item

    def _show_compiling(self, done: int, of: int) -> None:
        shown = self._begin()
        label = self._words.say("engine-compiling", done=done, of=of)
        if self._compiling is None:
            self._compiling = shown.add_task(label, total=of)
        shown.update(self._compiling, completed=done, total=of, description=label)

    def _end_compiling(self) -> None:
        """Something else has begun, so all is compiled that had to be."""
        if self._compiling is not None and self._shown is not None:
            self._shown.remove_task(self._compiling)
            self._compiling = None

    def _begin(self) -> "Progress":
        with self._beginning:  # compiling may be told on a thread of its own
            if self._shown is None:
                from rich.console import Console  # noqa: PLC0415
                from rich.progress import Progress  # noqa: PLC0415

                self._shown = Progress(console=Console(stderr=True), transient=True)
                self._shown.start()
            return self._shown
