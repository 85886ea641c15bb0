"""Makes Fjords puzzles about tiles: which placement wins when the bag is empty, so that no chance is left.

The settlements that follow are solved exactly.
"""

import math

from longhouse.bots.fjords.mind import MIND
from longhouse.engine.fjords.settling import solve, winner
from longhouse.engine.thinking import Budget
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State
from longhouse.lab.puzzling.judgement import WINS, Judged, Judgement

_FEWEST_LAYS = 4
_SOLVED = 150
"""The maximum number of settlements solved for one puzzle."""
_NODES = 100_000
_LINE = 2
"""The maximum number of vikings shown after the tiles of a refutation."""


class _GaveUp(Exception):
    """Raised when the proof would take too long."""


def judge_lay(state: State) -> Judgement | None:
    """Judge a position of the exploration as a puzzle: find its only winning action.

    Returns None if no action wins or several do, or if the proof takes too long. Actions that differ only in which of
    several identical tiles is laid count as one.
    """
    if not isinstance(state, Exploration) or state.game.seats != 2 or state.bag or state.due not in ("lay", "build"):
        return None
    if state.due == "lay" and len(state.actions()) < _FEWEST_LAYS:
        return None
    ending = _Ending(state.seat)
    wrong: dict[Event, Judged] = {}
    right: dict[Event, Judged] = {}
    try:
        for action in state.actions():
            refuted = ending.refutation(state.take(action))
            if refuted is None:
                right[action] = Judged(WINS)
                if len({MIND.equivalence(state.game, each) for each in right}) > 1:
                    return None
            else:
                wrong[action] = refuted
    except _GaveUp:
        return None
    return Judgement(right, wrong, ending.solved) if right and wrong else None


class _Ending:
    """Searches the rest of an exploration without chance events, on behalf of the seat that has to win."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._worked: list[Event] = []
        """Killer moves: actions that refuted something before, latest first. They are tried first."""
        self.solved = 0

    def refutation(self, state: State) -> Judged | None:
        """Return how the opponent prevents a win, with the value for the seat then; None if the seat wins against any
        play.
        """
        if isinstance(state, Settlement):
            return self._settled(state)
        assert isinstance(state, Exploration)
        if state.chance is not None:
            raise _GaveUp
        if state.turn == self._seat:
            least = Judged(-math.inf)
            for action in self._ordered(state):
                found = self.refutation(state.take(action))
                if found is None:
                    return None
                if found.value > least.value:
                    least = Judged(found.value, (action, *found.line))
            return least
        for action in self._ordered(state):
            found = self.refutation(state.take(action))
            if found is not None:
                self._worked = [action, *(each for each in self._worked if each != action)][:30]
                return Judged(found.value, (action, *found.line))
        return None

    def _settled(self, state: Settlement) -> Judged | None:
        self.solved += 1
        if self.solved > _SOLVED:
            raise _GaveUp
        found = solve(state, Budget(nodes=_NODES))
        if not found.solved:
            raise _GaveUp
        if winner(state, found.low) == self._seat:
            return None
        mine = found.low if state.seat == self._seat else -found.low
        return Judged(mine, found.line[:_LINE])

    def _ordered(self, state: Exploration) -> list[Event]:
        actions = state.actions()
        first = [action for action in self._worked if action in actions]
        return [*first, *(action for action in actions if action not in first)]
