"""Northwood: which decision of a visit hits its number most often, exactly."""

from longhouse.games.game import Event, State
from longhouse.games.northwood.visit import Visit
from longhouse.lab.puzzling.chances import Chances, TooMany
from longhouse.lab.puzzling.judgement import Judged, Judgement

_MARGIN = 0.06
"""By so much everything else is worse at least."""
_LEAST = 0.15
_MOST_HAND = (5, 4, 3)
"""The most cards in hand, by how many allies can still act: with more of either there is too much to look at."""
_NODES = 6_000
_SAME = 1e-9
_CHANCES = Chances(_NODES)


def judge_visit(state: State, chances: Chances = _CHANCES) -> Judgement | None:
    """What each decision makes of the chance; None where no few are clearly the best, or where it takes too long."""
    if not isinstance(state, Visit) or state.game.rules or not _is_small(state):
        return None
    actions = state.actions()
    if len(actions) < 2 or not state.begun:
        return None
    try:
        found = chances.of_actions(state)
    except TooMany:
        return None
    return _judged(found)


def _is_small(state: Visit) -> bool:
    allies = state.ready.bit_count()
    return allies < len(_MOST_HAND) and state.hand.bit_count() <= _MOST_HAND[allies]


def _judged(found: dict[Event, float]) -> Judgement | None:
    best = max(found.values())
    right = {action: Judged(best) for action, chance in found.items() if chance >= best - _SAME}
    wrong = {action: Judged(chance) for action, chance in found.items() if action not in right}
    if best < _LEAST or not wrong or len(right) > len(wrong) or best - max(found[each] for each in wrong) < _MARGIN:
        return None
    return Judgement(right, wrong)
