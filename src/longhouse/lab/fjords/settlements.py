"""Makes Fjords puzzles about vikings: the exact solver finds which viking wins a two-player settlement."""

from longhouse.engine.fjords.settling import solve, values, winner
from longhouse.engine.thinking import Budget
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State
from longhouse.lab.puzzling.judgement import Judged, Judgement

_FEWEST = 4
"""The minimum number of actions: with fewer the puzzle would be trivial."""
_NODES = 25_000
_WIDE = 14
_LINE = 4
"""The maximum number of events shown of a refutation."""


def judge_settlement(state: State) -> Judgement | None:
    """Judge a position of the settlement as a puzzle: find the only viking placement that wins.

    Returns None if no placement wins or several do, or if the proof takes too long.
    """
    if not isinstance(state, Settlement) or len(state.actions()) < _FEWEST or _is_wide(state):
        return None
    verdict = values(state, Budget(nodes=_NODES))
    if any(each.low != each.high for each in verdict.candidates):
        return None
    winning = [each for each in verdict.candidates if winner(state, int(each.value)) == state.seat]
    if len(winning) != 1:
        return None
    best = winning[0].action
    wrong = {
        each.action: Judged(each.value, _going_on(state.take(each.action), state)[:_LINE])
        for each in verdict.candidates
        if each.action != best
    }
    answer = _answer(state.take(best), state)
    return Judgement({best: Judged(winning[0].value)}, wrong, verdict.nodes, answer)


def _is_wide(state: Settlement) -> bool:
    """Return whether unspent runes and much vacant land would make the proof too long."""
    return state.vacant.bit_count() > _WIDE and any(state.unspent(seat) for seat in (Seat(0), Seat(1)))


def _going_on(after: State, state: Settlement) -> tuple[Event, ...]:
    """Return the best play of both players after an action, to the end; empty if the settlement is over."""
    if not isinstance(after, Settlement) or after.match is not state.match:
        return ()
    return solve(after).line


def _answer(after: State, state: Settlement) -> tuple[Event, ...]:
    """Return the opponent's best placements until the first seat is to move again."""
    answers: list[Event] = []
    while isinstance(after, Settlement) and after.match is state.match and after.seat != state.seat:
        answers.append(solve(after).best)
        after = after.take(answers[-1])
    return tuple(answers)
