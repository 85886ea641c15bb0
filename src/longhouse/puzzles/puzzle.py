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
"""What has to be found: the viking that wins (`settle`), the tile that wins (`lay`), or the action with the best chance
of a successful visit (`visit`)."""


class Reason(msgspec.Struct, frozen=True):
    """The reason why a decision is right: a key of `longhouse.words` with its parameters."""

    key: str
    """The key of the text."""
    params: dict[str, str | int] = {}
    """The values of the text's parameters, by name."""


class Refuted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wrong decision, with its value and its refutation."""

    value: float
    """The final difference in points (Fjords), or the chance of success (For Northwood!), if the game continues with
    this decision."""
    line: list[str] = []
    """The opponent's refutation, as events."""


class PuzzleStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a puzzle: its right and wrong actions, and how the puzzle continues."""

    right: list[str]
    """The right actions. The solution plays the first of them."""
    value: float | None
    """The final difference in points (Fjords), or the chance of success (For Northwood!), after a right action; None if
    the right actions are proven to win, but not by how much."""
    reason: Reason
    """Why the right actions are right."""
    wrong: dict[str, Refuted]
    """For each other legal action, its value and refutation."""
    then: list[str] = []
    """The events between a right action and the next decision; empty in the last step."""


class Grade(msgspec.Struct, frozen=True):
    """The difficulty of a puzzle: its initial rating, and the figures from which that was computed."""

    rating: float
    """The initial rating."""
    nodes: int
    """The number of positions that the solver searched for its proof; 0 for For Northwood!, where this number says
    nothing about the difficulty."""
    found: dict[str, float]
    """For each bot level, the fraction of tries in which it solves the puzzle."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle, with the fields that are stored in the file of puzzles."""

    id: str
    kind: PuzzlePhase
    """What has to be found."""
    game: str
    """The name of the game."""
    options: dict[str, str | list[str]]
    """The options of the game."""
    events: list[str]
    """The events from the start of the game to the position of the puzzle."""
    themes: list[str]
    """The names of the themes under which the puzzle is listed."""
    grade: Grade
    steps: list[PuzzleStep]
    """The decisions of the puzzle, in order."""

    def record(self) -> Record:
        """Return the record of the game up to the position of the puzzle."""
        return Record(game_with(self.game, cast(JsonObject, self.options)), tuple(self.events))

    def position(self) -> State:
        """Return the position of the first decision."""
        return self.record().replay()
