"""How the time of a game is spread over its decisions: by their weight, and none for what is no choice."""

from longhouse.games.game import State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit

_A_FIEF = 4.0
"""The weight of choosing a fief beside that of an answer."""
_A_VISIT = 18.0
"""The weight of all decisions of a visit to come."""
_AN_ALLY = 1.5


def allotment(state: State, left: float) -> float:
    """Of the seconds left for the whole game, those for this decision."""
    if len(state.actions()) < 2:
        return 0.0
    if isinstance(state, Camp):
        to_come = len(state.journey.open_fiefs()) * _A_VISIT
        return left * _A_FIEF / (_A_FIEF + to_come)
    assert isinstance(state, Visit)
    later = (len(state.journey.open_fiefs()) - 1) * (_A_VISIT + _A_FIEF)
    here = state.hand.bit_count() + _AN_ALLY * state.ready.bit_count()
    return left / (1.0 + here + later)
