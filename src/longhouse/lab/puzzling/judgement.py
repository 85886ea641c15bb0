"""The judgement of a puzzle position, for any game: which actions are right, and what refutes the others."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from longhouse.games.game import Event

WINS = math.inf
"""The value of an action that is proven to win by an unknown margin."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement of one action."""

    value: float
    """What the action leads to with best play: the final lead in points, the chance of success, or `WINS`."""
    line: Sequence[Event] = ()
    """The opponent's refutation and the best play after it, as events; empty if there is none to show."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """All actions of a position, divided into right and wrong ones."""

    right: Mapping[Event, Judged]
    """The right actions, each with its judgement."""
    wrong: Mapping[Event, Judged]
    """The wrong actions, each with its judgement."""
    nodes: int = 0
    """The number of positions that the proof searched; 0 if they were not counted."""
    answer: Sequence[Event] = ()
    """The events with which the opponent answers the right action; empty if the judgement does not determine them."""
