"""Plays the last turn of a two-player exploration exactly, by solving each settlement that may follow."""

from collections.abc import Iterator
from dataclasses import replace

from longhouse.engine.fjords.settling import solve, winner
from longhouse.engine.thinking import Budget, Cancellation, RatedAction, Verdict
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State


def prove_last_turn(state: Exploration, budget: Budget, cancellation: Cancellation) -> Verdict | None:
    """Rate every action of the last turn of an exploration by the proven final difference in points, best first.

    Returns None if `state` is not in the last turn of a two-player exploration, if anything but a settlement may
    follow, or if the budget runs out first.
    """
    if state.game.seats != 2 or state.bag or state.claim.answering is not None:
        return None
    began, nodes = budget.clock(), 0
    proven: dict[Event, RatedAction] = {}
    for action in state.actions():
        for ending in _endings(state.take(action), state):
            spent = budget.clock() - began
            if ending is None or cancellation.flag[0] or (budget.seconds is not None and spent >= budget.seconds):
                return None
            found = solve(ending, _rest(budget, nodes, spent), cancellation)
            nodes += found.nodes
            if not found.solved:
                return None
            difference = found.low if ending.seat == state.seat else -found.low
            first = winner(ending, found.low)
            win = 0.5 if first is None else float(first == state.seat)
            if action not in proven or difference > proven[action].value:
                proven[action] = RatedAction(
                    action=action, value=difference, win=win, visits=found.nodes, low=difference, high=difference
                )
    best_first = tuple(sorted(proven.values(), key=lambda each: each.value, reverse=True))
    return Verdict(best_first, nodes=nodes, seconds=budget.clock() - began, line=(best_first[0].action,), proven=True)


def _endings(state: State, turn: Exploration) -> Iterator[Settlement | None]:
    """Yield all settlements that may follow this turn; yield None as well if something else may follow."""
    if isinstance(state, Settlement):
        yield state
    elif isinstance(state, Exploration) and state.turn == turn.seat and state.due == "build":
        for action in state.actions():
            yield from _endings(state.take(action), turn)
    else:
        yield None


def _rest(budget: Budget, nodes: int, seconds: float) -> Budget:
    return replace(
        budget,
        seconds=None if budget.seconds is None else max(budget.seconds - seconds, 0.0),
        nodes=None if budget.nodes is None else max(budget.nodes - nodes, 1),
    )
