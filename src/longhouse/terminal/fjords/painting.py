"""Paints Fjords tiles onto a canvas: two pixels per character, drawn as half blocks, with signs for the terrain.

With few colours or none, only the signs show the terrain: `^` mountain, `~` sea, `.` plains.
"""

from dataclasses import dataclass, field
from functools import cache

from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import Colours, Palette, style
from longhouse.terminal.fjords.hexmap import Hex, Pixel, Zoom, centre, rim, shape, terrains

LETTERS = "ORHB"
"""The letter of each seat."""
_SIGNS = {"P": ".", "M": "^", "S": "~"}
_LAND = {
    "many": {"P": ("#AFC076", "#97AB5E"), "M": ("#888D8B", "#737A7D"), "S": ("#468C9C", "#3A8094")},
    "sixteen": {"P": ("#00AA00", "#00AA00"), "M": ("#AAAAAA", "#AAAAAA"), "S": ("#0000AA", "#0000AA")},
    "none": {"P": ("#1A1A1A", "#1A1A1A"), "M": ("#1A1A1A", "#1A1A1A"), "S": ("#1A1A1A", "#1A1A1A")},
}
_INKS = {
    "many": {"P": "#7C9147", "M": "#E8E6DF", "S": "#B9DDD0"},
    "sixteen": {"P": "#55FF55", "M": "#000000", "S": "#55FFFF"},
    "none": {"P": "#B0B0B0", "M": "#FFFFFF", "S": "#D0D0D0"},
}
_SAND, _FOOT = "#EBDCB2", "#8A9A57"
_STONE = "#E4572E"
_VEIL = 0.3
"""The share of the table's colour in a tile that is not laid yet."""
_LINE = "|"
"""The mark of pixels of an outline, in place of a terrain."""
_THIN = {"P": 9, "M": 3, "S": 5}
"""One of so many characters of a terrain has a sign, where colours tell it already."""


@dataclass(slots=True)
class Painting:
    """A picture of the whole board: colours of pixels, and texts in front of them. `onto` shows a part of it on a
    canvas.
    """

    zoom: Zoom
    """The size of the hexagons."""
    palette: Palette
    """The colours of the app."""
    _pixels: dict[Pixel, tuple[str, str]] = field(default_factory=dict)
    """The colour and the terrain of each pixel."""
    _texts: list[tuple[Pixel, str, str, str]] = field(default_factory=list)

    def tile(self, cell: Hex, word: str, *, veil: float = 0.0) -> None:
        """Paint a tile at a cell.

        - `word`: the terrain at the tile's corners, in its rotation.
        - `veil`: how much of the background's colour is mixed in, from 0 to 1.
        """
        x, y = centre(cell, self.zoom)
        for (dx, dy), colour, terrain in _painted(word, self.zoom, self.palette.colours):
            shown = mixed(colour, self.palette.table, veil) if veil and self.palette.colours == "many" else colour
            self._pixels[x + dx, y + dy] = shown, terrain

    def ghost(self, cell: Hex, word: str) -> None:
        """Paint a preview of a tile at a cell. `word` is the terrain at the tile's corners, in its rotation."""
        self.tile(cell, word, veil=_VEIL)

    def wash(self, cell: Hex, colour: str, strength: float) -> None:
        """Tint a cell with `colour`. `strength` is how much of this colour is mixed in, from 0 to 1."""
        x, y = centre(cell, self.zoom)
        for dx, dy in shape(self.zoom):
            below, terrain = self._pixels.get((x + dx, y + dy), (self.palette.table, ""))
            shown = mixed(below, colour, strength) if self.palette.colours == "many" else below
            self._pixels[x + dx, y + dy] = shown, terrain

    def outline(self, cell: Hex, colour: str, sign: str) -> None:
        """Draw the border of a cell in a colour. On a terminal without colours, it is drawn with the character
        `sign`.
        """
        x, y = centre(cell, self.zoom)
        for dx, dy in rim(self.zoom):
            self._pixels[x + dx, y + dy] = (self.palette.table, sign) if self._colourless else (colour, _LINE)

    def text(self, cell: Hex, text: str, ink: str, ground: str, line: int = 0) -> None:
        """Write a text over a cell, in the colour `ink` on the colour `ground`.

        The text is `line` lines below the middle of the cell.
        """
        x, y = centre(cell, self.zoom)
        self._texts.append(((x - len(text) // 2, y + 2 * line), text, ink, ground))

    def piece(self, cell: Hex, seat: int, piece: str) -> None:
        """Draw a piece of a seat: a longhouse as a roof and a capital letter, a viking as a small letter.

        `piece` is its kind: `viking`, `house` (a longhouse), or `home` (a longhouse with the rune Home).
        """
        colour, ink = self.palette.clans[seat]
        letter = LETTERS[seat]
        label = {"house": f"⌂{letter}", "home": f"⌂{letter}*", "viking": letter.lower()}[piece]
        self.text(cell, f"{label}" if self.zoom.width < 8 else f" {label} ", ink, colour)

    def stone(self, cell: Hex, rune: str) -> None:
        """Draw a rune stone, with the first letter of its rune."""
        self.text(cell, f"◆{rune[0].upper()}", "#FFFFFF", _STONE)

    def onto(self, canvas: Canvas, left: int, top: int, at: tuple[int, int, int, int]) -> None:
        """Draw a part of the board onto a canvas.

        - `left`, `top`: the first column and the first half line of this part, counted on the board.
        - `at`: where it is drawn: the first column and the first line on the canvas, and the width and the height.
        """
        x0, y0, width, height = at
        table = self.palette.table
        get = self._pixels.get
        for row in range(height):
            for column in range(width):
                upper = get((left + column, top + 2 * row))
                lower = get((left + column, top + 2 * row + 1))
                if upper is None and lower is None:
                    continue
                letter, ink, ground = self._character(upper, lower, table, left + column, top + 2 * row)
                canvas.put(x0 + column, y0 + row, letter, style(ink, ground))
        for (x, y), text, ink, ground in self._texts:
            for place, letter in enumerate(text, x - left):
                if 0 <= place < width and 0 <= (y - top) // 2 < height:
                    canvas.put(x0 + place, y0 + (y - top) // 2, letter, style(ink, ground, bold=True))

    @property
    def _colourless(self) -> bool:
        return self.palette.colours == "none"

    def _character(
        self, upper: tuple[str, str] | None, lower: tuple[str, str] | None, table: str, x: int, y: int
    ) -> tuple[str, str, str]:
        above, below = upper or (table, ""), lower or (table, "")
        colours = self.palette.colours
        if colours == "none":
            terrain = next((each for each in (above[1], below[1]) if each and each not in _SIGNS), above[1] or below[1])
            return _SIGNS.get(terrain, terrain or " "), _INKS["none"].get(terrain, "#FFFFFF"), table
        if above[1] == below[1] in _SIGNS and (colours == "sixteen" or not _scatter(x, y) % _THIN[above[1]]):
            return _SIGNS[above[1]], _INKS[colours][above[1]], above[0]
        return "▀", above[0], below[0]


@cache
def _painted(word: str, zoom: Zoom, colours: Colours) -> tuple[tuple[Pixel, str, str], ...]:
    """Return the pixels of a tile with colour and terrain. Plains are sand along the sea, and heath below mountains."""
    edge = rim(zoom)
    painted = []
    for (x, y), terrain, other in terrains(word, zoom):
        light, dark = _LAND[colours][terrain]
        colour = dark if (x, y) in edge or _scatter(x, y) % 6 == 0 else light
        if colours == "many" and terrain == "P" and other == "S":
            colour = _SAND
        elif colours == "many" and terrain == "P" and other == "M":
            colour = _FOOT
        painted.append(((x, y), colour, terrain))
    return tuple(painted)


def _scatter(x: int, y: int) -> int:
    """A number that looks random and depends only on the place."""
    mixed_up = (x * 374_761_393 + y * 668_265_263) & 0xFFFFFFFF
    mixed_up = ((mixed_up ^ mixed_up >> 13) * 1_274_126_177) & 0xFFFFFFFF
    return mixed_up >> 16


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """Return a mixture of two colours. `share` is the part of `other` in it, from 0 to 1.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#7F7F7F'
    """
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * share):02X}" for a, b in pairs)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
