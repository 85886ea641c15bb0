"""The colours of the app: two themes of Textual, light and dark, and the colours that boards use."""

from dataclasses import dataclass
from functools import cache

from rich.color import Color as RichColor
from rich.style import Style
from textual.theme import Theme

DARK = Theme(
    name="longhouse-dark",
    primary="#F0A04B",
    secondary="#7FE0CC",
    accent="#F2C14E",
    warning="#F0A04B",
    error="#FF8A7A",
    success="#7FE0CC",
    foreground="#F1EAD9",
    background="#101B21",
    surface="#16242B",
    panel="#20313A",
    dark=True,
)
LIGHT = Theme(
    name="longhouse-light",
    primary="#A23A16",
    secondary="#0A6158",
    accent="#8A5A06",
    warning="#A23A16",
    error="#B3261E",
    success="#0A6158",
    foreground="#22302F",
    background="#E9E1CF",
    surface="#F3ECDB",
    panel="#FBF7EC",
    dark=False,
)

CLANS = (("#DDA51E", "#3B2703"), ("#31363E", "#EEF1F4"), ("#8F4BA3", "#FFFFFF"), ("#F3ECDC", "#463B28"))
"""The colour of each seat, and that of letters on it."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours that boards use, except those of land, cards and clans."""

    ink: str
    faint: str
    table: str
    panel: str
    accent: str
    legal: str
    refused: str
    dark: bool


NIGHT = Palette("#F1EAD9", "#93A19F", "#101B21", "#20313A", "#F0A04B", "#7FE0CC", "#FF8A7A", True)
DAY = Palette("#22302F", "#586056", "#E9E1CF", "#FBF7EC", "#A23A16", "#0A6158", "#B3261E", False)


@cache
def style(ink: str, ground: str | None = None, *, bold: bool = False, reverse: bool = False) -> Style:
    """Return a style of Rich with these colours. Styles are cached."""
    back = None if ground is None else RichColor.parse(ground)
    return Style.from_color(RichColor.parse(ink), back) + Style(bold=bold or None, reverse=reverse or None)
