"""Text boards: how each game draws its views in a terminal."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from rich.text import Text

from longhouse.games.catalogue import GAMES
from longhouse.games.game import View
from longhouse.words import Words


def _nothing_to_mark(_: list[str]) -> set[str]:
    return set()


def _no_terms(_: View) -> Mapping[str, str | int]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBoard:
    """How the line mode shows one game. Only `draw` is required."""

    draw: Callable[[View, Words, Collection[str]], Text]
    """A function that draws a view. Its arguments are the view, the texts, and the places to highlight."""
    welcome: str = "play-welcome"
    """The key of the greeting."""
    help: str = "play-help"
    """The key of the text that says what can be typed. Its parameters are the `terms`."""
    due: str = "play-due"
    """The key of the text that says what has to be done. Its parameters are the view's field `due` and the `terms`."""
    hidden: str = "play-hidden"
    """The key of the text that says what can be typed where the view hides which actions are legal."""
    hint: str = "play-hint"
    """The key of the line about a recommended move."""
    decided: str = "play-decided"
    """The key of the text shown when a phase is decided. Its parameter `success` says whether success is certain
    (`true`) or impossible (`false`).
    """
    terms: Callable[[View], Mapping[str, str | int]] = _no_terms
    """A function that returns the parameters of the texts `help` and `due` for a view, by name. In Fjords this is the
    edition, because each edition has its own terms.
    """
    picture: bool = False
    """Whether the lines before the first empty line of the drawing are a picture, which must not be wrapped."""
    marks: Callable[[list[str]], set[str]] = _nothing_to_mark
    """A function that returns the places to highlight for these legal actions; both are given as text."""


def board_of(game: str) -> TextBoard:
    """Return how the line mode shows a game. A game without its own `TextBoard` is shown as a list of the
    fields of its views.
    """
    board = GAMES[game].board
    return _FIELDS if board is None else board.load()


def draw(view: View, words: Words, marked: Collection[str] = ()) -> Text:
    """Draw a view of any game as text. `marked` are the places to highlight, as text."""
    return board_of(str(view["game"])).draw(view, words, marked)


def _fields(view: View, _: Words, __: Collection[str]) -> Text:
    hidden = ("game", "options", "legal")
    return Text("".join(f"{name}: {value}\n" for name, value in view.items() if name not in hidden))


_FIELDS = TextBoard(draw=_fields)
