"""The terminal interface of each game: how it is drawn, its texts, and what it offers besides moves."""

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
    """A view of any game as text; the places in `marked` are highlighted."""
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
    """The terminal interface of one game."""

    draw: Callable[[View, Words, Collection[str]], Text]
    welcome: str
    """The message key of the greeting."""
    help: str
    hint: str
    """The message key of a line about a recommended move."""
    marks: Callable[[list[str]], set[str]] = _nothing_to_mark
    """Maps the legal actions to the places to mark."""
    decided: Callable[[State], bool | None] = _never_decided
    """Whether the success of the current phase is certain (True), impossible (False) or open (None)."""
    finish: Callable[[State, Source, int], list[Event]] = _nothing_to_finish
    """The events that finish a decided phase, from the state, the chance source and the number of draws so far."""


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
