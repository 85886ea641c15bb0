"""Makes puzzles for For Northwood!: which action of a visit has the best chance of success? The chances are exact."""

from longhouse.games.game import Event, State
from longhouse.games.northwood.visit import Visit
from longhouse.lab.northwood.chances import Chances, TooMany
from longhouse.lab.puzzling.judgement import Judged, Judgement

_MARGIN = 0.06
"""The minimum difference between the chance of the right actions and that of any other."""
_LEAST = 0.15
_MOST_HAND = (5, 4, 3)
"""The maximum hand size for 0, 1 and 2 allies that can still act: larger positions take too long to search."""
_NODES = 6_000
_SAME = 1e-9
_CHANCES = Chances(_NODES)


def judge_visit(state: State, chances: Chances = _CHANCES) -> Judgement | None:
    """Judge a position of a visit as a puzzle: the actions with the best chance of success are right, the others wrong.

    `chances` computes the chances. Returns None if the best actions are not clearly better than the others, or if the
    search takes too long.
    """
    if not isinstance(state, Visit) or state.game.rules or not is_small(state):
        return None
    actions = state.actions()
    if len(actions) < 2 or not state.begun:
        return None
    try:
        found = chances.of_actions(state)
    except TooMany:
        return None
    return _judged(found)


def is_small(state: Visit) -> bool:
    """Return whether a visit is small enough for exact chances: few cards, and few allies that can still act."""
    allies = state.ready.bit_count()
    return allies < len(_MOST_HAND) and state.hand.bit_count() <= _MOST_HAND[allies]


def _judged(found: dict[Event, float]) -> Judgement | None:
    best = max(found.values())
    right = {action: Judged(best) for action, chance in found.items() if chance >= best - _SAME}
    wrong = {action: Judged(chance) for action, chance in found.items() if action not in right}
    if best < _LEAST or not wrong or len(right) > len(wrong) or best - max(found[each] for each in wrong) < _MARGIN:
        return None
    return Judgement(right, wrong)
