"""Draws the cards of For Northwood! on a canvas, with suit signs and colours."""

import os

from rich.style import Style

from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import Palette, style

WIDTH, HEIGHT = 5, 3

_SIGNS = {"C": "▲", "F": "✿", "L": "♣", "E": "◉"}
_INKS = {"C": "#A4371C", "F": "#A8387C", "L": "#35702F", "E": "#255C93"}
_BRIGHT = {"C": "#F08A63", "F": "#F09AC8", "L": "#8FCB7C", "E": "#8CBEEB"}
_PAPER, _SHADED = "#FBF6E9", {True: "#7F8580", False: "#CFC9B8"}


def sign(suit: str) -> str:
    """Return the sign of a suit, or its letter on a console whose font has no such signs."""
    return suit if os.environ.get("TERM") == "linux" else _SIGNS[suit]


def suit_style(suit: str, palette: Palette) -> Style:
    """Return the style in which a suit is written on the table."""
    return style((_BRIGHT if palette.dark else _INKS)[suit], bold=True)


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
    """Draw a card, such as `7E`. `mark` is written into its lower edge."""
    paper = _PAPER if usable else _SHADED[palette.dark]
    edge = style(palette.accent if chosen else "#8B7A52", paper, bold=chosen)
    canvas.box(x, y, WIDTH, HEIGHT, edge, double=chosen)
    ink = style(_INKS[card[-1]], paper, bold=True)
    canvas.put(x + 1, y + 1, f"{card[:-1]} {sign(card[-1])}", ink)
    if mark:
        canvas.put(x + 2, y + 2, mark, style("#7A4E00", paper, bold=True))


def draw_back(canvas: Canvas, x: int, y: int, count: int, palette: Palette) -> None:
    """Draw a face-down pile with the number of its cards."""
    edge = style(palette.ink, "#3F5C57" if palette.dark else "#BCCBB9")
    canvas.box(x, y, WIDTH, HEIGHT, edge)
    canvas.put(x + 1, y + 1, str(count).center(3), edge)


def draw_place(canvas: Canvas, x: int, y: int, palette: Palette) -> None:
    """Draw the place of an empty pile."""
    canvas.box(x, y, WIDTH, HEIGHT, style(palette.faint))
