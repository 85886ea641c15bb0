"""A graph, in braille dots, of how the chances of winning changed during a game."""

from collections.abc import Sequence

from longhouse.bots.protocol import Point
from longhouse.terminal.app.canvas import Canvas, CanvasWidget
from longhouse.terminal.app.palette import palette_of, style
from longhouse.words import Words

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_AXIS = 5


class ValueGraph(CanvasWidget):
    """A graph of each seat's chance to win over the course of a game: 100 % at the top, 0 % at the bottom."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name)
        self._words = words
        self._points: Sequence[Point] = ()
        self._seats = 1

    def show(self, points: Sequence[Point], seats: int) -> None:
        """Show the chances in an analysed game. `points` are the values of its positions for the seats, and `seats` is
        the number of seats.
        """
        self._points, self._seats = points, seats
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        palette = palette_of(self.app)
        canvas = Canvas(width, height, style(palette.ink, palette.table))
        faint = style(palette.faint, palette.table)
        for y, percent in ((0, 100), (height // 2, 50), (height - 1, 0)):
            canvas.put(0, y, f"{self._words.say('terminal-percent', percent=percent):>{_AXIS}}", faint)
            canvas.put(_AXIS, y, "┄" * (width - _AXIS), faint)
        for seat in reversed(range(self._seats)):
            chances = [point.win for point in self._points if point.seat == seat]
            colour = palette.accent if self._seats == 1 else palette.clans[seat][0]
            _plot(canvas, chances, width - _AXIS, height, colour if seat != 1 else palette.ink, palette.table)
        return canvas


def _plot(canvas: Canvas, chances: Sequence[float], width: int, height: int, colour: str, ground: str) -> None:
    """Plot values from 0 to 1 as dots, two columns and four rows per character."""
    if len(chances) < 2 or width < 2:
        return
    cells: dict[tuple[int, int], int] = {}
    last = None
    for x in range(2 * width):
        chance = chances[min(len(chances) - 1, x * len(chances) // (2 * width))]
        y = min(4 * height - 1, max(0, round((1 - chance) * (4 * height - 1))))
        for row in range(min(y, last if last is not None else y), max(y, last if last is not None else y) + 1):
            place = x // 2, row // 4
            cells[place] = cells.get(place, 0) | _DOTS[row % 4][x % 2]
        last = y
    for (x, y), dots in cells.items():
        canvas.put(_AXIS + x, y, chr(0x2800 + dots), style(colour, ground, bold=True))
