"""What is known of the decisions of a position, whatever the game: which are right, and what refutes the others."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from longhouse.games.game import Event

WINS = math.inf
"""The value of what is proven to win, where it is not known by how much."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what it leads to: the value of `puzzle.Refuted`, and how the opponent goes on."""

    value: float
    line: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """Every decision of a position, as right or wrong, and the work it took to know, where that says something."""

    right: Mapping[Event, Judged]
    wrong: Mapping[Event, Judged]
    nodes: int = 0
    answer: Sequence[Event] = ()
    """What the opponent answers to the right decision, as far as it has to be settled here."""
