"""A puzzle: a position from a game, and the few decisions that are right in it.

A puzzle contains the events after each right decision (the opponent's answer, draws), so it always continues in the
same way. It also contains a refutation of every wrong decision, so nothing has to be computed while a person solves it.
"""

from typing import Literal, cast

import msgspec

from longhouse.games.catalogue import game_with
from longhouse.games.game import JsonObject, State
from longhouse.games.record import Record

PuzzlePhase = Literal["settle", "lay", "visit"]
"""What is to be found: the viking that wins, the tile that wins, or the best chance of a successful visit."""


class Reason(msgspec.Struct, frozen=True):
    """The reason why a decision is right: a key of `longhouse.words` with its parameters."""

    key: str
    params: dict[str, str | int] = {}


class Refuted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wrong decision with its value and refutation.

    `value` is the final difference in points (Fjords) or the chance of success (For Northwood!).
    """

    value: float
    line: list[str] = []
    """The opponent's refutation."""


class PuzzleStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a puzzle: the right actions, their value, the wrong actions, and the events that follow."""

    right: list[str]
    value: float | None
    """As in `Refuted`; None if the action is proven to win, but not by how much."""
    reason: Reason
    wrong: dict[str, Refuted]
    then: list[str] = []


class Grade(msgspec.Struct, frozen=True):
    """The difficulty of a puzzle: its initial rating, and the figures from which that was computed."""

    rating: float
    nodes: int
    """The nodes of the solver's proof; 0 for Northwood, where the work says nothing about the difficulty."""
    found: dict[str, float]
    """The fraction of tries in which each level solves the puzzle."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is stored. `events` lead from the start of the game to the position of the puzzle."""

    id: str
    kind: PuzzlePhase
    game: str
    options: dict[str, str | list[str]]
    events: list[str]
    themes: list[str]
    grade: Grade
    steps: list[PuzzleStep]

    def record(self) -> Record:
        """Return the game up to the position of the puzzle."""
        return Record(game_with(self.game, cast(JsonObject, self.options)), tuple(self.events))

    def position(self) -> State:
        """Return the position of the first decision."""
        return self.record().replay()
