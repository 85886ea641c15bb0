"""Puzzles as they go over HTTP: never with more of the solution than somebody has come to."""

from typing import Annotated, Literal

import msgspec

from longhouse.puzzles.attempt import Outcome
from longhouse.puzzles.puzzle import Kind, Reason
from longhouse.table.entries import AnyRecord, GameName
from longhouse.table.summary import Summary

GameAsked = Literal["fjords", "northwood"]
DayName = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Strength(msgspec.Struct, frozen=True):
    """A rating of a person or a puzzle."""

    rating: float
    uncertainty: float
    tries: int


class Themes(msgspec.Struct, frozen=True):
    """What there is of a game, and how far somebody has come with it."""

    themes: dict[str, int]
    puzzles: int
    tried: int
    solved: int
    strength: Strength


class PuzzleTold(msgspec.Struct, frozen=True):
    """What is asked: a game up to a position, and how many decisions there are to find."""

    id: str
    kind: Kind
    game: GameName
    record: AnyRecord
    seat: int
    decisions: int
    difficulty: Strength
    solved: bool | None
    """Whether the first try was right, of who has tried before."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All decisions so far, from the position of the puzzle."""

    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=20)]
    day: DayName | None = None
    """The day whose puzzle this is, where it is one."""


class RatingChange(msgspec.Struct, frozen=True):
    """What the first try made of a rating."""

    before: float
    after: float


class Tried(msgspec.Struct, frozen=True):
    """How a try went. `then` are the events that follow; the right decision is not told."""

    outcome: Outcome
    then: list[str]
    value: float | None
    best: float | None
    """What the right decision is worth, in Northwood."""
    reason: Reason | None
    themes: list[str]
    change: RatingChange | None


class Solution(msgspec.Struct, frozen=True):
    """All events that solve a puzzle, and why its first decision is right."""

    events: list[str]
    value: float | None
    reason: Reason
    themes: list[str]
    change: RatingChange | None


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to see the solution; for a puzzle of a day, which day."""

    day: DayName | None = None


class DealTold(msgspec.Struct, frozen=True):
    """The deal of a day: what a Skald came to, and what somebody has made of it."""

    par: int
    game: Summary | None


class DayTold(msgspec.Struct, frozen=True):
    """What is due on a day, and what somebody has done of it."""

    day: str
    puzzle: str
    right: bool | None
    deal: DealTold
    streak: int
