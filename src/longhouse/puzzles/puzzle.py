"""A puzzle: a position that a game led to, and the few decisions that are right there.

What follows a right decision (the answer of the opponent, what chance brings) is part of the puzzle, so that it goes on
as it was made; what is wrong has its refutation beside it, so that nothing has to be calculated when somebody tries.
"""

from typing import Literal, cast

import msgspec

from longhouse.games.catalogue import game_with
from longhouse.games.game import JsonObject, State
from longhouse.games.record import Record

Kind = Literal["settle", "lay", "visit"]
"""What is asked: the viking that wins, the tile that wins, or what hits the number most often."""


class Reason(msgspec.Struct, frozen=True):
    """Why a decision is right: a key of `longhouse.words` with its parameters."""

    key: str
    params: dict[str, str | int] = {}


class Refuted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a wrong decision leads to: the final difference (Fjords) or the chance to succeed (Northwood)."""

    value: float
    line: list[str] = []
    """How the opponent goes on."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision: which actions are right, what they are worth, and what follows them."""

    right: list[str]
    value: float | None
    """As in `Refuted`; None where it is proven that it wins, and not by how much."""
    reason: Reason
    wrong: dict[str, Refuted]
    then: list[str] = []


class Grade(msgspec.Struct, frozen=True):
    """How hard a puzzle is: a first rating, and what it was made of."""

    rating: float
    nodes: int
    """What the solver's proof took; 0 where chances are counted, which takes as long for easy ones."""
    found: dict[str, float]
    """How often each level solves it."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is kept."""

    id: str
    kind: Kind
    game: str
    options: dict[str, str | list[str]]
    events: list[str]
    themes: list[str]
    grade: Grade
    steps: list[Step]

    def record(self) -> Record:
        """The game up to the position of the puzzle."""
        return Record(game_with(self.game, cast(JsonObject, self.options)), tuple(self.events))

    def position(self) -> State:
        """Where the first decision is due."""
        return self.record().replay()
