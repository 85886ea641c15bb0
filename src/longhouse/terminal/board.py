"""Boards as text: how each game draws its views in a terminal."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from rich.text import Text

from longhouse.games.catalogue import GAMES
from longhouse.games.game import View
from longhouse.words import Words


def _nothing_to_mark(_: list[str]) -> set[str]:
    return set()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBoard:
    """How a game is shown in a terminal: its drawing and the keys of its texts."""

    draw: Callable[[View, Words, Collection[str]], Text]
    """Draws a view; the places in the collection are highlighted."""
    welcome: str
    """The greeting."""
    help: str
    """What can be typed."""
    hint: str
    """A line about a recommended move."""
    marks: Callable[[list[str]], set[str]] = _nothing_to_mark
    """Maps the legal actions to the places to mark."""


def board_of(game: str) -> TextBoard:
    """The board of a game; one that lists the fields of its views if the game has none of its own."""
    board = GAMES[game].board
    return _FIELDS if board is None else board.load()


def draw(view: View, words: Words, marked: Collection[str] = ()) -> Text:
    """A view of any game as text; the places in `marked` are highlighted."""
    return board_of(str(view["game"])).draw(view, words, marked)


def _fields(view: View, _: Words, __: Collection[str]) -> Text:
    hidden = ("game", "options", "legal")
    return Text("".join(f"{name}: {value}\n" for name, value in view.items() if name not in hidden))


_FIELDS = TextBoard(draw=_fields, welcome="play-welcome", help="play-help", hint="play-hint")
