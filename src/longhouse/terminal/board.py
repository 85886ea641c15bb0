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
    """The description of a game's display in a terminal: a function that draws its views, and the keys of its texts.

    Only `draw` is required; the texts have defaults.
    """

    draw: Callable[[View, Words, Collection[str]], Text]
    """Draws a view; the places in the collection are highlighted."""
    welcome: str = "play-welcome"
    """The key of the greeting."""
    help: str = "play-help"
    """The key of the text that says what can be typed; it gets the `terms` as parameters."""
    due: str = "play-due"
    """The key of the text that says what has to be done; it gets the field `due` of the view and the `terms` as
    parameters."""
    hidden: str = "play-hidden"
    """The key of the text that says what can be typed where the view hides which actions are legal."""
    hint: str = "play-hint"
    """The key of the line about a recommended move."""
    decided: str = "play-decided"
    """The key of the text for a decided phase: success is certain or impossible (`success`), and the rest can be played
    at once."""
    terms: Callable[[View], Mapping[str, str | int]] = _no_terms
    """More parameters of `help` and `due`: in Fjords the edition, because each has its own terms."""
    picture: bool = False
    """Whether the lines of the drawing up to the first empty one are a picture, which must not be wrapped."""
    marks: Callable[[list[str]], set[str]] = _nothing_to_mark
    """Maps the legal actions to the places to mark."""


def board_of(game: str) -> TextBoard:
    """Return the text board of a game. A game without one gets a board that lists the fields of its views."""
    board = GAMES[game].board
    return _FIELDS if board is None else board.load()


def draw(view: View, words: Words, marked: Collection[str] = ()) -> Text:
    """Draw a view of any game as text; the places in `marked` are highlighted."""
    return board_of(str(view["game"])).draw(view, words, marked)


def _fields(view: View, _: Words, __: Collection[str]) -> Text:
    hidden = ("game", "options", "legal")
    return Text("".join(f"{name}: {value}\n" for name, value in view.items() if name not in hidden))


_FIELDS = TextBoard(draw=_fields)
