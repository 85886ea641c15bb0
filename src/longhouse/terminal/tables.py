"""How each game is drawn in a terminal."""

from collections.abc import Callable, Collection

from rich.text import Text

from longhouse.games.game import JsonObject
from longhouse.terminal import fjords, northwood
from longhouse.words import Words

_TABLES: dict[str, Callable[[JsonObject, Words, Collection[str]], Text]] = {
    "fjords": fjords.draw,
    "northwood": northwood.draw,
}


def draw(view: JsonObject, words: Words, marked: Collection[str] = ()) -> Text:
    """A view of any game as text; marked places stand out."""
    return _TABLES[str(view["game"])](view, words, marked)
