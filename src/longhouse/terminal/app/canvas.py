"""A grid of characters on which boards are drawn, and the widget that shows it.

Only the differences from the last picture are sent to the terminal, so that a move costs few bytes over a network.
"""

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

_PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Spot:
    """A clickable part of the picture."""

    region: Region
    """Where the part is, in characters."""
    name: str
    """The name of what is clicked there."""


class Canvas:
    """A grid of characters with styles. Anything drawn outside the grid is cut off."""

    def __init__(self, width: int, height: int, ground: Style = _PLAIN) -> None:
        self.width, self.height = width, height
        self._cells: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text into line `y`, beginning at column `x`. Every character of the text must be one column wide."""
        if 0 <= y < self.height:
            row = self._cells[y]
            for place, letter in enumerate(text, x):
                if 0 <= place < self.width:
                    row[place] = letter, style

    def box(self, x: int, y: int, width: int, height: int, style: Style, *, double: bool = False) -> None:
        """Draw the border of a rectangle, and clear its inside. Its upper left corner is at column `x` of line `y`.

        The border has double lines if `double` is true.
        """
        left, right, top, low, across, down = "╔╗╚╝═║" if double else "╭╮╰╯─│"
        self.put(x, y, left + across * (width - 2) + right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down + " " * (width - 2) + down, style)
        self.put(x, y + height - 1, top + across * (width - 2) + low, style)

    def spot(self, x: int, y: int, width: int, height: int, name: str) -> None:
        """Make a part of the picture clickable, under the name `name`. Column `x` and line `y` are those of its upper
        left corner.

        Parts that are added later lie on top of earlier ones.
        """
        self.spots.append(Spot(Region(x, y, width, height), name))

    def at(self, x: int, y: int) -> str | None:
        """Return the name of the topmost clickable part at column `x` and line `y`; None if there is none."""
        return next((spot.name for spot in reversed(self.spots) if spot.region.contains(x, y)), None)

    def row(self, y: int) -> list[tuple[str, Style]]:
        """Return the characters of line `y`, each with its style."""
        return self._cells[y]

    def strip(self, y: int) -> Strip:
        """Return line `y` as a Textual `Strip`; adjacent characters with the same style form one segment."""
        segments: list[Segment] = []
        text, last = "", _PLAIN
        for letter, style in self._cells[y]:
            if style is not last and text:
                segments.append(Segment(text, last))
                text = ""
            text, last = text + letter, style
        return Strip([*segments, Segment(text, last)], self.width)

    def __str__(self) -> str:
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self._cells)


class CanvasWidget(Widget):
    """A widget that shows a canvas and refreshes only the lines that changed."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.canvas = Canvas(0, 0)

    def draw(self, width: int, height: int) -> Canvas:
        """Return the picture for a widget that is `width` columns wide and `height` lines high.

        Each subclass draws its own.
        """
        return Canvas(width, height)

    def redraw(self) -> None:
        """Draw the picture again, and refresh the parts that changed."""
        before, self.canvas = self.canvas, self.draw(*self.size)
        if (before.width, before.height) != (self.canvas.width, self.canvas.height):
            self.refresh()
            return
        changed = [
            Region(first, y, last - first + 1, 1)
            for y in range(self.canvas.height)
            for first, last in [_difference(before.row(y), self.canvas.row(y))]
            if first <= last
        ]
        if changed:
            self.refresh(*changed)

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, _PLAIN)
        return self.canvas.strip(y)


def _difference(before: list[tuple[str, Style]], after: list[tuple[str, Style]]) -> tuple[int, int]:
    """Return the first and the last index at which two lines differ; if they are equal, the first is greater than the
    last.
    """
    first, last = 0, len(after) - 1
    while first <= last and before[first] == after[first]:
        first += 1
    while last >= first and before[last] == after[last]:
        last -= 1
    return first, last
