"""Types of the HTTP requests and responses about puzzles; only `PuzzleSolution` reveals decisions still to be found."""

from typing import Annotated

import msgspec

from longhouse.puzzles.attempt import AttemptOutcome
from longhouse.puzzles.puzzle import PuzzlePhase, Reason
from longhouse.table.entries import AnyRecord, GameName
from longhouse.table.summary import Summary

DayName = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PuzzleStrength(msgspec.Struct, frozen=True):
    """The rating of a person or a puzzle."""

    rating: float
    uncertainty: float
    tries: int


class Themes(msgspec.Struct, frozen=True):
    """The themes of a game with the number of puzzles of each, and the person's progress."""

    themes: dict[str, int]
    puzzles: int
    tried: int
    solved: int
    strength: PuzzleStrength


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle: a record up to its position, and the number of decisions to find."""

    id: str
    kind: PuzzlePhase
    game: GameName
    record: AnyRecord
    seat: int
    decisions: int
    difficulty: PuzzleStrength
    solved: bool | None
    """Whether the person's first attempt was right; null if they have not tried."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt: all decisions so far, from the position of the puzzle."""

    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=20)]
    day: DayName | None = None
    """The day, if this is an attempt at a daily puzzle."""


class RatingChange(msgspec.Struct, frozen=True):
    """The person's rating before and after their first attempt."""

    before: float
    after: float


class Tried(msgspec.Struct, frozen=True):
    """The result of an attempt. `then` are the events that follow; the right decision is not revealed."""

    outcome: AttemptOutcome
    then: list[str]
    value: float | None
    best: float | None
    """The value of the right decision; only for puzzles of Northwood."""
    reason: Reason | None
    themes: list[str]
    change: RatingChange | None


class PuzzleSolution(msgspec.Struct, frozen=True):
    """All events that solve a puzzle, and why its first decision is right."""

    events: list[str]
    value: float | None
    reason: Reason
    themes: list[str]
    change: RatingChange | None


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the solution; for a daily puzzle, with its day."""

    day: DayName | None = None


class DealTold(msgspec.Struct, frozen=True):
    """The deal of a day: the stars that the bot Skald reached (`par`), and the person's game."""

    par: int
    game: Summary | None


class DayTold(msgspec.Struct, frozen=True):
    """The daily puzzle and deal, with the person's results."""

    day: str
    puzzle: str
    right: bool | None
    deal: DealTold
    streak: int
