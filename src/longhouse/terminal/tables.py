"""What each game brings to a terminal: how it is drawn, what is said about it, and what it offers beyond its moves."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from rich.text import Text

from longhouse.games.chance import Source
from longhouse.games.game import Event, State, View
from longhouse.games.northwood.outlook import finish, outlook
from longhouse.games.northwood.visit import Visit
from longhouse.terminal import fjords, northwood
from longhouse.words import Words


def draw(view: View, words: Words, marked: Collection[str] = ()) -> Text:
    """A view of any game as text; marked places stand out."""
    return TABLES[str(view["game"])].draw(view, words, marked)


def _nothing_to_mark(_: list[str]) -> set[str]:
    return set()


def _never_decided(_: State) -> bool | None:
    return None


def _visit_decided(state: State) -> bool | None:
    return outlook(state) if isinstance(state, Visit) else None


def _nothing_to_finish(_: State, _source: Source, _drawn: int) -> list[Event]:
    return []


def _finish_visit(state: State, source: Source, drawn: int) -> list[Event]:
    return finish(state, source, drawn) if isinstance(state, Visit) and _visit_decided(state) is not None else []


@dataclass(frozen=True, slots=True)
class Table:
    """One game in a terminal."""

    draw: Callable[[View, Words, Collection[str]], Text]
    welcome: str
    """The key of what is said at the beginning."""
    help: str
    hint: str
    """The key of a line about a move that is advised."""
    marks: Callable[[list[str]], set[str]] = _nothing_to_mark
    """Given the legal actions, the places to mark."""
    decided: Callable[[State], bool | None] = _never_decided
    """How the part of the game that is being played will end, if that is certain."""
    finish: Callable[[State, Source, int], list[Event]] = _nothing_to_finish
    """What plays a part of the game that is decided to its end, as far as there is one."""


TABLES = {
    "fjords": Table(fjords.draw, "fjords-welcome", "fjords-help", "fjords-hint", marks=fjords.marks),
    "northwood": Table(
        northwood.draw,
        "northwood-welcome",
        "northwood-help",
        "northwood-hint",
        decided=_visit_decided,
        finish=_finish_visit,
    ),
}
