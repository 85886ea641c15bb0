"""Decides which part of the board is visible: the zoom, and the place that is in the upper left corner of the screen.

The visible part stays where it is as long as everything that can be chosen is in it, because every movement redraws the
whole board.
"""

from collections.abc import Sequence

from longhouse.terminal.fjords.hexmap import ZOOMS, Hex, Pixel, Zoom, centre, extent

_PAN = 4
_MIDDLE = 1
"""The zoom level at which a land is shown that fits at no level."""


class Camera:
    """The part of the board that is visible. Call `settle` whenever something else has to be visible."""

    def __init__(self) -> None:
        self._level: int | None = None
        self._chosen = False
        """Whether the person chose the zoom."""
        self._corner: Pixel | None = None
        self._panned = False
        self._size = (0, 0)

    @property
    def zoom(self) -> Zoom:
        """The size of the hexagons."""
        return ZOOMS[_MIDDLE if self._level is None else self._level]

    @property
    def corner(self) -> Pixel:
        """Which place on the board is in the upper left corner of the screen: its column and its half line (even)."""
        x, y = self._corner or (0, 0)
        return x, y // 2 * 2

    def settle(self, cells: Sequence[Hex], cursor: Hex | None, width: int, height: int) -> None:
        """Adapt the visible part so that these cells are in it; if there is no room for all, at least the cell under
        the cursor.

        `width` and `height` are the size of the picture in characters. If the cells are visible already, nothing moves.
        """
        if (width, height) != self._size:
            self._size, self._corner = (width, height), None
            self._level = self._level if self._chosen else None
        if not self._chosen and (self._level is None or not self._fits(cells, ZOOMS[self._level])):
            self._level = next((at for at in reversed(range(len(ZOOMS))) if self._fits(cells, ZOOMS[at])), _MIDDLE)
            self._corner = None
        if self._corner is None or not self._sees(cells, cursor):
            self._panned = False
            self._corner = self._centred(cells, cursor)

    def zoom_by(self, step: int) -> None:
        """Enlarge the board by `step` zoom levels, around the cursor; a negative number makes it smaller."""
        level = _MIDDLE if self._level is None else self._level
        self._level = max(0, min(len(ZOOMS) - 1, level + step))
        self._chosen, self._corner = True, None

    def pan(self, dx: int, dy: int) -> None:
        """Move the visible part to the right by `dx` steps and down by `dy` steps; a step is a few characters."""
        self.drag(_PAN * dx, _PAN * dy)

    def drag(self, dx: int, dy: int) -> None:
        """Move the visible part to the right by `dx` characters and down by `dy` half lines."""
        x, y = self.corner
        self._corner, self._panned = (x + dx, y + dy), True

    def show_all(self) -> None:
        """Make the whole board visible again."""
        self._level = self._corner = None
        self._chosen = False

    def _fits(self, cells: Sequence[Hex], zoom: Zoom) -> bool:
        left, right, top, bottom = extent(cells, zoom)
        return right - left < self._size[0] and bottom - top < 2 * self._size[1]

    def _sees(self, cells: Sequence[Hex], cursor: Hex | None) -> bool:
        x, y = self.corner
        if not self._panned and self._fits(cells, self.zoom):
            left, right, top, bottom = extent(cells, self.zoom)
            return x <= left and right <= x + self._size[0] and y <= top and bottom <= y + 2 * self._size[1]
        if cursor is None:
            return True
        at, line = centre(cursor, self.zoom)
        wide, tall = self.zoom.width // 2, self.zoom.step * 2 // 3
        inside = x + wide <= at <= x + self._size[0] - wide
        return inside and y + tall <= line <= y + 2 * self._size[1] - tall

    def _centred(self, cells: Sequence[Hex], cursor: Hex | None) -> Pixel:
        left, right, top, bottom = extent(cells, self.zoom)
        middle = (left + right) // 2, (top + bottom) // 2
        if cursor is not None and not self._fits(cells, self.zoom):
            middle = centre(cursor, self.zoom)
        return middle[0] - self._size[0] // 2, (middle[1] - self._size[1]) // 2 * 2
