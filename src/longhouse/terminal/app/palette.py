"""The colours of the app: the light and the dark Textual theme, and the colours that boards use.

On terminals with 16 colours, themes and boards use only these 16; without colours, signs carry all information.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Literal

from rich.color import Color as RichColor
from rich.style import Style
from textual.theme import Theme

if TYPE_CHECKING:
    from textual.app import App

Colours = Literal["many", "sixteen", "none"]
"""How many colours the terminal can show."""
Clan = tuple[str, str]
"""The colours of a seat: that of its pieces, and that of letters on them."""

DARK, LIGHT = "longhouse-dark", "longhouse-light"
"""The names of the themes."""

_DARK = Theme(
    name=DARK,
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
_LIGHT = Theme(
    name=LIGHT,
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
_DARK_SIXTEEN = Theme(
    name=DARK,
    primary="#AA5500",
    secondary="#55FFFF",
    accent="#FFFF55",
    warning="#FFFF55",
    error="#FF5555",
    success="#55FF55",
    foreground="#FFFFFF",
    background="#000000",
    surface="#000000",
    panel="#0000AA",
    dark=True,
)
_LIGHT_SIXTEEN = Theme(
    name=LIGHT,
    primary="#AA0000",
    secondary="#0000AA",
    accent="#0000AA",
    warning="#AA0000",
    error="#AA0000",
    success="#0000AA",
    foreground="#000000",
    background="#AAAAAA",
    surface="#AAAAAA",
    panel="#00AAAA",
    dark=False,
)

_CLANS: tuple[Clan, ...] = (
    ("#DDA51E", "#3B2703"),
    ("#31363E", "#EEF1F4"),
    ("#8F4BA3", "#FFFFFF"),
    ("#F3ECDC", "#463B28"),
)
_CLANS_SIXTEEN: tuple[Clan, ...] = (
    ("#AA5500", "#FFFFFF"),
    ("#000000", "#FFFFFF"),
    ("#AA00AA", "#FFFFFF"),
    ("#AAAAAA", "#000000"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """The colours that boards use, except those of land and cards."""

    ink: str
    """The colour of text."""
    faint: str
    """The colour of less important text and lines."""
    table: str
    """The colour of the background."""
    panel: str
    """The colour of borders and dividing lines."""
    accent: str
    """The colour of what is emphasised, such as the cursor."""
    legal: str
    """The colour of what can be chosen."""
    refused: str
    """The colour of what is not possible."""
    dark: bool
    """Whether these are the colours of the dark theme."""
    clans: tuple[Clan, ...] = _CLANS
    """The colours of each seat."""
    colours: Colours = "many"
    """How many colours the terminal can show."""


_NIGHT = Palette(
    ink="#F1EAD9",
    faint="#93A19F",
    table="#101B21",
    panel="#20313A",
    accent="#F0A04B",
    legal="#7FE0CC",
    refused="#FF8A7A",
    dark=True,
)
_DAY = Palette(
    ink="#22302F",
    faint="#586056",
    table="#E9E1CF",
    panel="#FBF7EC",
    accent="#A23A16",
    legal="#0A6158",
    refused="#B3261E",
    dark=False,
)
_NIGHT_SIXTEEN = Palette(
    ink="#FFFFFF",
    faint="#AAAAAA",
    table="#000000",
    panel="#000000",
    accent="#FFFF55",
    legal="#55FFFF",
    refused="#FF5555",
    dark=True,
    clans=_CLANS_SIXTEEN,
    colours="sixteen",
)
_DAY_SIXTEEN = Palette(
    ink="#000000",
    faint="#555555",
    table="#AAAAAA",
    panel="#AAAAAA",
    accent="#AA0000",
    legal="#0000AA",
    refused="#AA00AA",
    dark=False,
    clans=_CLANS_SIXTEEN,
    colours="sixteen",
)


def colours_of(app: "App[None]") -> Colours:
    """Return how many colours the terminal of an app has."""
    if app.no_color:
        return "none"
    return "many" if app.console.color_system in ("truecolor", "256") else "sixteen"


def themes(colours: Colours) -> tuple[Theme, Theme]:
    """Return the dark and the light theme for a terminal that shows this many colours. Without colours, the light
    theme looks like the dark one.
    """
    if colours == "none":
        return _DARK, replace(_DARK, name=LIGHT)
    return (_DARK, _LIGHT) if colours == "many" else (_DARK_SIXTEEN, _LIGHT_SIXTEEN)


def palette_of(app: "App[None]") -> Palette:
    """Return the board colours in an app's current theme."""
    colours, dark = colours_of(app), app.current_theme.dark
    if colours == "none":
        return replace(_NIGHT, colours=colours)
    if colours == "sixteen":
        return _NIGHT_SIXTEEN if dark else _DAY_SIXTEEN
    return _NIGHT if dark else _DAY


@cache
def style(ink: str, ground: str | None = None, *, bold: bool = False) -> Style:
    """Return a Rich style with the text colour `ink` on the background colour `ground` (None: that of the terminal).

    Styles are cached.
    """
    back = None if ground is None else RichColor.parse(ground)
    return Style.from_color(RichColor.parse(ink), back) + Style(bold=bold or None)
