"""The judgement of a puzzle position, for any game: which actions are right, and what refutes the others."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from longhouse.games.game import Event

WINS = math.inf
"""The value of an action that is proven to win by an unknown margin."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement of one action: its value (as in `puzzle.Refuted`), and the opponent's best continuation."""

    value: float
    line: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """All actions of a position, divided into right and wrong ones. `nodes` is the work of the proof, if it was
    counted.
    """

    right: Mapping[Event, Judged]
    wrong: Mapping[Event, Judged]
    nodes: int = 0
    answer: Sequence[Event] = ()
    """The opponent's answer to the right action, where the judgement determines it."""
