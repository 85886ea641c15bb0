"""Types for the HTTP requests and responses about puzzles. Only `PuzzleSolution` reveals the right decisions."""

from typing import Annotated

import msgspec

from longhouse.puzzles.attempt import AttemptOutcome
from longhouse.puzzles.puzzle import PuzzlePhase, Reason
from longhouse.table.entries import AnyRecord, GameName
from longhouse.table.summary import Summary

DayName = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
"""A day, as `YYYY-MM-DD`."""


class PuzzleStrength(msgspec.Struct, frozen=True):
    """The rating of a person or of a puzzle, on the scale of the openskill library."""

    rating: float
    uncertainty: float
    """The standard deviation of the rating."""
    tries: int
    """The number of rated attempts from which the rating was computed."""


class CoursePoint(msgspec.Struct, frozen=True):
    """The rating of a person at one time: after a rated game, or after an attempt at a puzzle."""

    at: float
    """The time of the game or attempt."""
    rating: float


class Themes(msgspec.Struct, frozen=True):
    """The themes of a game's puzzles, and the person's progress in the puzzles of this game."""

    themes: dict[str, int]
    """The number of puzzles with each theme, by the name of the theme."""
    puzzles: int
    """The number of all puzzles of the game."""
    tried: int
    """The number of puzzles that the person attempted."""
    solved: int
    """The number of puzzles that the person solved at the first attempt."""
    strength: PuzzleStrength
    """The person's rating in the puzzles of this game."""
    solved_of: dict[str, int]
    """The number of puzzles with each theme that the person solved at the first attempt, by the name of the theme."""
    last: list[bool]
    """For each of the person's last twenty puzzles whether the first attempt was right; the latest is last."""
    course: list[CoursePoint]
    """The person's rating after each attempt, the latest last."""
    missed: list[str]
    """The ids of puzzles that the person did not solve at the first attempt, the oldest first."""


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle as a client receives it, without its solution."""

    id: str
    kind: PuzzlePhase
    """What the person has to find."""
    game: GameName
    record: AnyRecord
    """The record of the game up to the position of the puzzle."""
    seat: int
    """The seat to move, for which the person decides."""
    decisions: int
    """The number of decisions that the person has to find."""
    difficulty: PuzzleStrength
    """The rating of the puzzle."""
    solved: bool | None
    """Whether the person's first attempt was right; null if they have not tried."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt at a puzzle."""

    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=20)]
    """All decisions so far, from the position of the puzzle, as text."""
    day: DayName | None = None
    """The day, if the puzzle is attempted as the daily puzzle of that day; null for an ordinary puzzle."""


class RatingChange(msgspec.Struct, frozen=True):
    """How a person's rating changed by their first attempt at a puzzle."""

    before: float
    """The rating before the attempt."""
    after: float
    """The rating after the attempt."""


class Tried(msgspec.Struct, frozen=True):
    """The result of an attempt. It does not reveal the right decision."""

    outcome: AttemptOutcome
    """Whether all decisions were right, one was wrong, or all so far were right and more are to be made."""
    then: list[str]
    """The events that follow the last decision: those up to the next decision or, if the last one was wrong, those that
    refute it.
    """
    value: float | None
    """The value of the last decision: the final difference in points (Fjords) or the probability of success (For
    Northwood!). Null if the decision is proven to win, but not by how much.
    """
    best: float | None
    """The value of the right decision, in puzzles of For Northwood!; otherwise null."""
    reason: Reason | None
    """Why the last decision is right; null if it is wrong."""
    themes: list[str]
    """The themes of the puzzle, once it is solved; until then empty."""
    change: RatingChange | None
    """How the person's rating changed; null if the attempt is not finished or not rated."""


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The solution of a puzzle."""

    events: list[str]
    """All events of the solution, beginning at the position of the puzzle."""
    value: float | None
    """The value of the first decision: the final difference in points (Fjords) or the probability of success (For
    Northwood!). Null if the decision is proven to win, but not by how much.
    """
    reason: Reason
    """Why the first decision is right."""
    themes: list[str]
    change: RatingChange | None
    """How the person's rating changed, if asking for the solution counted as a wrong attempt; otherwise null."""


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the solution of a puzzle."""

    day: DayName | None = None
    """The day, if the person gives up the daily puzzle of that day; null for an ordinary puzzle."""


class DealTold(msgspec.Struct, frozen=True):
    """The deal of the day, and the person's own game with it."""

    par: int | None
    """The stars that the bot Skald reached in the deal; null if Skald has not played it yet."""
    game: Summary | None
    """The person's own game with the deal; null if they have not started it."""
    commitment: str | None
    """The SHA-256 hash of the deal's seed, which was published before the day (docs/chance.md); null if there was no
    deal.
    """
    seed: str | None
    """The deal's seed; null as long as somebody can still start the deal."""
    shared: bool
    """Whether servers with the same secret have the same deal; otherwise it is this server's own."""


class DealPromised(msgspec.Struct, frozen=True):
    """What the server has published about the deal of a day."""

    day: str
    """The day, as `YYYY-MM-DD`."""
    commitment: str
    """The SHA-256 hash of the deal's seed."""
    seed: str | None
    """The seed; null as long as somebody can still start the deal."""


class DayTold(msgspec.Struct, frozen=True):
    """The puzzle and the deal of a day, with the person's results."""

    day: str
    """The day, as `YYYY-MM-DD`."""
    puzzle: str
    """The id of the puzzle."""
    right: bool | None
    """Whether the person's first attempt at the puzzle was right; null if there was none."""
    deal: DealTold
    streak: int
    """The number of consecutive days, up to today or yesterday, on which the person did a daily puzzle or deal."""
    longest: int
    """The greatest number of consecutive days on which the person ever did so."""
    lit: dict[str, bool]
    """The days around this one on which the person did the puzzle or the deal: the keys are the days, as `YYYY-MM-DD`;
    the values say whether the person did both.
    """
