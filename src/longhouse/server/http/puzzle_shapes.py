"""Types for the HTTP requests and responses about puzzles. Only `PuzzleSolution` reveals the right decisions."""

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


class CoursePoint(msgspec.Struct, frozen=True):
    """The rating of a person after an attempt."""

    at: float
    rating: float


class Themes(msgspec.Struct, frozen=True):
    """The themes of a game's puzzles, with the number of puzzles in each, and the person's progress."""

    themes: dict[str, int]
    puzzles: int
    tried: int
    solved: int
    strength: PuzzleStrength
    solved_of: dict[str, int]
    """How many puzzles of each theme the person solved at once."""
    last: list[bool]
    """Whether the person solved the last twenty puzzles at once, the latest last."""
    course: list[CoursePoint]
    """The person's rating after each attempt, the latest last."""
    missed: list[str]
    """The ids of puzzles that the person did not solve at once, the oldest first."""


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle as a client receives it: a record up to its position, and how many decisions have to be found."""

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
    """An attempt at a puzzle: all decisions so far, from the position of the puzzle."""

    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=20)]
    day: DayName | None = None
    """The day, if this is an attempt at a daily puzzle."""


class RatingChange(msgspec.Struct, frozen=True):
    """The person's rating before and after their first attempt."""

    before: float
    after: float


class Tried(msgspec.Struct, frozen=True):
    """The result of an attempt. `then` has the events that follow; the right decision is not revealed."""

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
    """A request for the solution of a puzzle, with the day if it is a daily puzzle."""

    day: DayName | None = None


class DealTold(msgspec.Struct, frozen=True):
    """The deal of the day, and the person's own game with it."""

    par: int | None
    """The stars that the bot Skald reached in the deal; null if Skald has not played it yet."""
    game: Summary | None
    commitment: str | None
    """The SHA-256 of the seed, which was published before the day (docs/chance.md); null if there was no deal."""
    seed: str | None
    """The seed, once nobody can start the deal any more."""
    shared: bool
    """Whether other servers have the same deal. Otherwise it is this server's own."""


class DealPromised(msgspec.Struct, frozen=True):
    """The commitment to the deal of a day, and its seed once nobody can start it any more."""

    day: str
    commitment: str
    seed: str | None


class DayTold(msgspec.Struct, frozen=True):
    """The daily puzzle and deal, with the person's results."""

    day: str
    puzzle: str
    right: bool | None
    deal: DealTold
    streak: int
    longest: int
    lit: dict[str, bool]
    """The days around this one on which something was done, and whether it was both the puzzle and the deal."""
