"""Progress bars on standard error, if that is a terminal."""

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Self, TypeVar

from longhouse.words import Words

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

Tell = Callable[[int, float], None]
"""A function that updates a progress bar; its arguments are the amount done and the total."""

_Item = TypeVar("_Item")


class Bars:
    """Progress bars for the duration of a `with` block. Nothing is shown before the first progress.

    with Bars(words) as bars:
        prepare(game, bars.compiling)
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
        """A function that shows the progress of compiling. Its arguments are the number of kernels compiled so far, and
        the number of all kernels.

        None if the output is not a terminal.
        """
        return self._show_compiling if self._watched else None

    def bar(self, label: str) -> Tell | None:
        """Add a progress bar with this label, and return the function that updates it; None if the output is not a
        terminal.
        """
        if not self._watched:
            return None
        shown = self._begin()
        self._end_compiling()
        task = shown.add_task(label, total=None, counted=False)
        return lambda done, total: shown.update(task, completed=done, total=total)

    def over(self, items: Iterable[_Item], label: str, total: int | None = None, known: int = 0) -> Iterator[_Item]:
        """Yield the items one by one, with a progress bar that counts them and shows the rate and the time left.

        - `label`: the label of the bar.
        - `total`: the number of items; None if it is not known.
        - `known`: how many of the items were done in an earlier run. They come first and are counted, but do not
          affect the rate.
        """
        if not self._watched or total is None:
            yield from items
            return
        shown = self._begin()
        self._end_compiling()
        task = shown.add_task(label, total=total, counted=True)
        for count, item in enumerate(items, 1):
            self._end_compiling()
            if count <= known:
                shown.reset(task, total=total, completed=count)
            else:
                shown.update(task, completed=count)
            yield item

    def _show_compiling(self, done: int, of: int) -> None:
        shown = self._begin()
        label = self._words.say("engine-compiling", done=done, of=of)
        if self._compiling is None:
            self._compiling = shown.add_task(label, total=of, counted=False)
        shown.update(self._compiling, completed=done, total=of, description=label)

    def _end_compiling(self) -> None:
        """Remove the progress bar of compiling. It is complete as soon as another bar is added."""
        if self._compiling is not None and self._shown is not None:
            self._shown.remove_task(self._compiling)
            self._compiling = None

    def _begin(self) -> "Progress":
        with self._beginning:  # compilation may report its progress from another thread
            if self._shown is None:
                self._shown = _progress()
                self._shown.start()
            return self._shown


def _progress() -> "Progress":
    """Create the display: label, bar, percentage, rate of what is counted, and time left."""
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn, Task
    from rich.text import Text

    class Rate(ProgressColumn):
        """How many items per second, or seconds per item if they are slow."""

        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            if not task.fields["counted"] or not speed:
                return Text("")
            return Text(f"{speed:.1f}/s" if speed >= 1 else f"{1 / speed:.1f} s", style="progress.data.speed")

    columns = (*Progress.get_default_columns(), Rate())
    return Progress(*columns, console=Console(stderr=True), transient=True)
