"""How the time of a game is spread over its decisions: by their weight, and none for what is no choice."""

from typing import Final

from longhouse.games.game import State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit

_A_FIEF: Final = 4.0
"""The weight of choosing a fief beside that of a decision in a visit."""
_A_VISIT: Final = 18.0
"""The weight of all decisions of a visit to come."""
_A_CARD: Final = 1.3
_AN_ALLY: Final = 1.2
WHOLE_GAME: Final = 8 * (_A_FIEF + _A_VISIT)


def weight(state: State) -> float:
    """What this decision weighs; nothing where there is no choice."""
    if len(state.actions()) < 2:
        return 0.0
    return _A_FIEF if isinstance(state, Camp) else 1.0


def weight_ahead(state: State) -> float:
    """What this decision and all to come weigh."""
    if isinstance(state, Visit):
        here = 1.0 + _A_CARD * state.hand.bit_count() + _AN_ALLY * state.ready.bit_count()
        return here + (len(state.journey.open_fiefs()) - 1) * (_A_FIEF + _A_VISIT)
    if isinstance(state, Camp):
        return len(state.journey.open_fiefs()) * (_A_FIEF + _A_VISIT)
    return WHOLE_GAME


def allotment(state: State, left: float) -> float:
    """Of the seconds left for the whole game, those for this decision."""
    return max(left, 0.0) * weight(state) / weight_ahead(state)
