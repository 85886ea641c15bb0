"""Divides the time left for a game among its decisions, by their weights; forced moves get none."""

from typing import Final

from longhouse.games.game import State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit

_A_FIEF: Final = 4.0
"""The weight of choosing a fief; a decision in a visit has weight 1."""
_A_VISIT: Final = 18.0
"""The expected total weight of the decisions in a future visit."""
_A_CARD: Final = 1.3
_AN_ALLY: Final = 1.2
_CERTAIN: Final = 0.5
"""The weight of a decision in a visit whose result is certain."""
_UNCERTAIN: Final = 8.0
"""The weight of a decision grows by this, multiplied by the variance of the success of its visit."""
WHOLE_GAME: Final = 8 * (_A_FIEF + _A_VISIT)


def weight(state: State, hope: float | None = None) -> float:
    """Return how much time the decision that is due deserves, relative to other decisions; 0 if there is no choice.

    `hope` is an estimate of the chance that the visit succeeds; if it is given, uncertain visits weigh more than
    others, but all decisions in visits together as much as without it.
    """
    if len(state.actions()) < 2:
        return 0.0
    return _A_FIEF if isinstance(state, Camp) else _in_visit(hope)


def weight_ahead(state: State, hope: float | None = None) -> float:
    """Return the expected sum of the weights of the decision that is due and of all later ones."""
    if isinstance(state, Visit):
        here = 1.0 + _A_CARD * state.hand.bit_count() + _AN_ALLY * state.ready.bit_count()
        return here * _in_visit(hope) + (len(state.journey.open_fiefs()) - 1) * (_A_FIEF + _A_VISIT)
    if isinstance(state, Camp):
        return len(state.journey.open_fiefs()) * (_A_FIEF + _A_VISIT)
    return WHOLE_GAME


def allotment(state: State, left: float, hope: float | None = None) -> float:
    """Return the seconds to spend on the decision that is due, when `left` seconds remain for the whole game."""
    return max(left, 0.0) * weight(state, hope) / weight_ahead(state, hope)


def _in_visit(hope: float | None) -> float:
    return 1.0 if hope is None else _CERTAIN + _UNCERTAIN * hope * (1.0 - hope)
