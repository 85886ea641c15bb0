"""Draws the cards of For Northwood! on a canvas, with suit signs and colours."""

from rich.style import Style

from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import Palette, style

WIDTH, HEIGHT = 5, 3
"""The width and the height of a card in characters."""
SIGNS = {"C": "▲", "F": "✿", "L": "♣", "E": "◉"}
"""The sign of each suit; the Linux console shows its letter instead."""

_INKS = {"C": "#A4371C", "F": "#A8387C", "L": "#35702F", "E": "#255C93"}
_BRIGHT = {"C": "#F08A63", "F": "#F09AC8", "L": "#8FCB7C", "E": "#8CBEEB"}
_SIXTEEN_INKS = {"C": "#AA0000", "F": "#AA00AA", "L": "#00AA00", "E": "#0000AA"}
_SIXTEEN_BRIGHT = {"C": "#FF5555", "F": "#FF55FF", "L": "#55FF55", "E": "#55FFFF"}
_PAPER, _SHADED = "#FBF6E9", {True: "#7F8580", False: "#CFC9B8"}
_EDGE, _MARK = "#8B7A52", "#7A4E00"
_BACK = {True: "#3F5C57", False: "#BCCBB9"}


def suit_style(suit: str, palette: Palette, ground: str) -> Style:
    """Return the style in which a suit is written on the background colour `ground`."""
    if palette.colours == "sixteen":
        return style((_SIXTEEN_BRIGHT if palette.dark else _SIXTEEN_INKS)[suit], ground, bold=True)
    return style((_BRIGHT if palette.dark else _INKS)[suit], ground, bold=True)


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: str,
    palette: Palette,
    *,
    mark: str = "",
    chosen: bool = False,
    usable: bool = True,
) -> None:
    """Draw a card on a canvas. Column `x` and line `y` are those of its upper left corner.

    - `card`: the card in the notation of the rules, such as `7E`.
    - `mark`: a text to write into its lower edge.
    - `chosen`: whether it is chosen, and so gets a double border.
    - `usable`: whether it can be played; otherwise it is drawn in faint colours.
    """
    edge, ink, marked = _card_styles(card[-1], palette, chosen=chosen, usable=usable)
    canvas.box(x, y, WIDTH, HEIGHT, edge, double=chosen)
    canvas.put(x + 1, y + 1, f"{card[:-1]} {SIGNS[card[-1]]}", ink)
    if mark:
        canvas.put(x + 2, y + 2, mark, marked)


def _card_styles(suit: str, palette: Palette, *, chosen: bool, usable: bool) -> tuple[Style, Style, Style]:
    """Return the styles of a card's edge, its face and its mark.

    Cards are paper on the table. With 16 colours they have the colour of the table, and cards that cannot be played
    are grey; without colours these are not inverse.
    """
    if palette.colours == "sixteen":
        edge = style(palette.accent if chosen else palette.ink if usable else palette.faint, palette.table, bold=chosen)
        ink = suit_style(suit, palette, palette.table) if usable else style(palette.faint, palette.table)
        return edge, ink, style(palette.accent, palette.table, bold=True)
    paper = _PAPER if usable else palette.table if palette.colours == "none" else _SHADED[palette.dark]
    edge = style(palette.accent if chosen else _EDGE, paper, bold=chosen)
    return edge, style(_INKS[suit], paper, bold=True), style(_MARK, paper, bold=True)


def draw_back(canvas: Canvas, x: int, y: int, count: int, palette: Palette) -> None:
    """Draw a face-down pile of cards on a canvas, with the number of cards. Column `x` and line `y` are those of its
    upper left corner.
    """
    back = _BACK[palette.dark] if palette.colours == "many" else palette.table
    edge = style(palette.ink, back)
    canvas.box(x, y, WIDTH, HEIGHT, edge)
    canvas.put(x + 1, y + 1, str(count).center(3), edge)


def draw_place(canvas: Canvas, x: int, y: int, palette: Palette) -> None:
    """Draw the place of an empty pile on a canvas. Column `x` and line `y` are those of its upper left corner."""
    canvas.box(x, y, WIDTH, HEIGHT, style(palette.faint, palette.table))
