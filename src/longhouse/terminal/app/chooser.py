"""A form field in one line: a label and the chosen value, which the left and right arrow keys change."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

_LABEL = 26


class Chooser(Widget, can_focus=True):
    """A form field for choosing from a list: one value or, if the field is made with `several`, any number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("space", "pick", show=False),
    ]

    class Changed(Message):
        """Posted when another value was chosen, or when the field got the focus."""

        def __init__(self, chooser: "Chooser") -> None:
            super().__init__()
            self.chooser = chooser

    def __init__(
        self, name: str, label: str, values: Sequence[object], texts: Sequence[str], *, several: bool = False
    ) -> None:
        super().__init__(name=name)
        self._label = label
        self._values = values
        self._texts = texts
        self._several = several
        self._at = 0
        self._picked: set[int] = set()

    @property
    def value(self) -> object:
        """The chosen value, or a list of values if several can be chosen."""
        if self._several:
            return [each for place, each in enumerate(self._values) if place in self._picked]
        return self._values[self._at]

    @property
    def current(self) -> object:
        """The value under the cursor."""
        return self._values[self._at]

    def choose(self, value: object) -> None:
        """Set the chosen value; if several can be chosen, `value` is the list of all chosen values."""
        if self._several and isinstance(value, list):
            self._picked = {place for place, each in enumerate(self._values) if each in value}
        elif value in self._values:
            self._at = list(self._values).index(value)
        self.refresh()

    def action_step(self, step: int) -> None:
        """Move the cursor by `step` values; a negative number moves it back."""
        self._at = (self._at + step) % len(self._values)
        self._tell()

    def action_pick(self) -> None:
        """Choose the value under the cursor or, if it is chosen already, deselect it.

        If only one value can be chosen, move the cursor to the next value instead.
        """
        if self._several:
            self._picked ^= {self._at}
            self._tell()
        else:
            self.action_step(1)

    def on_click(self, event: Click) -> None:
        self.focus()
        if self._several:
            for number, (line, place) in enumerate(self._places()):
                if line == event.y and place <= event.x < place + len(self._texts[number]) + 2:
                    self._at = number
                    self._picked ^= {number}
            self._tell()
        else:
            self.action_step(-1 if event.x < _LABEL + 2 else 1)

    def on_focus(self) -> None:
        self.post_message(self.Changed(self))

    def render(self) -> Content:
        label = f"{self._label[: _LABEL - 2]:{_LABEL}}"
        if not self._several:
            chosen = (self._texts[self._at], "bold")
            return Content.assemble((label, "$foreground 70%"), ("‹ ", "$accent"), chosen, (" ›", "$accent"))
        parts: list[tuple[str, str]] = [(label, "$foreground 70%")]
        last = 0
        for number, (line, _) in enumerate(self._places()):
            if line != last:
                parts.append(("\n" + " " * _LABEL, ""))
                last = line
            box = "▣" if number in self._picked else "▢"
            here = self.has_focus and number == self._at
            parts.append((f"{box} {self._texts[number]}", "reverse" if here else ""))
            parts.append(("  ", ""))
        return Content.assemble(*parts)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height in lines: 1 or, if several values can be chosen, as many as are needed to show all
        values.
        """
        del container, viewport
        return 1 + max((line for line, _ in self._places(width)), default=0) if self._several else 1

    def _places(self, width: int | None = None) -> list[tuple[int, int]]:
        """Return the line and the column at which each value is shown."""
        line, place, room = 0, _LABEL, self.size.width if width is None else width
        places: list[tuple[int, int]] = []
        for text in self._texts:
            if place + len(text) + 2 > room and place > _LABEL:
                line, place = line + 1, _LABEL
            places.append((line, place))
            place += len(text) + 4
        return places

    def _tell(self) -> None:
        self.refresh()
        self.post_message(self.Changed(self))
