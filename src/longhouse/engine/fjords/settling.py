"""Solves two-player settlements exactly: the proven final difference in points, a best action, and best play to the
end.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeGuard

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.proofs import Flag, NoProof, proof_of
from longhouse.engine.fjords.solver import FAR
from longhouse.engine.fjords.stakes import claimed, extras_of, worth_of
from longhouse.engine.thinking import (
    UNLIMITED,
    Budget,
    Cancellation,
    Progress,
    RatedAction,
    SolvedPosition,
    Verdict,
    run,
)
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.fjords.reach import flood
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State

WITHOUT_END = Budget()
"""A budget without limits."""
_AT_ONCE = 2_000
"""Most settlements are solved within this many nodes (1 or 2 ms), so no timer thread is started before. With a time
limit there are only `_AT_ONCE_IN_TIME`: while the solver's tables are new, nodes take twenty times as long."""
_AT_ONCE_IN_TIME = 200


def within_reach(state: Settlement) -> bool:
    """Return whether a settlement is small enough for the solvers; otherwise only trivial bounds can be given."""
    return not isinstance(proof_of(state), NoProof)


def solve(
    state: Settlement,
    budget: Budget = WITHOUT_END,
    cancellation: Cancellation | None = None,
    progress: Progress | None = None,
) -> SolvedPosition:
    """Solve a two-player settlement; if the budget runs out, return proven bounds on its final difference in points.

    A node of the budget is a position that is searched. `progress` is called with the nodes searched and the seconds
    elapsed; the nodes are 0 until the solver returns.
    """
    proof, held, began = proof_of(state), cancellation or Cancellation(), budget.clock()
    limit = UNLIMITED if budget.nodes is None else budget.nodes
    at_once = min(limit, _AT_ONCE if budget.seconds is None else _AT_ONCE_IN_TIME)
    nodes = proof.work(at_once, held.flag)
    if not proof.solved and limit > at_once:
        left = replace(budget, nodes=None if budget.nodes is None else limit - nodes)
        nodes += _run(proof.work, left, held, progress)[0]
    seconds = budget.clock() - began
    line = _played_out(state, proof.line)
    return SolvedPosition(
        low=proof.low,
        high=proof.high,
        best=line[0],
        line=line if proof.solved else line[:1],
        nodes=nodes,
        seconds=seconds,
    )


def values(
    state: Settlement,
    budget: Budget = WITHOUT_END,
    cancellation: Cancellation | None = None,
    progress: Progress | None = None,
) -> Verdict:
    """Rate every action of a two-player settlement by the final difference in points that it leads to, best first.

    If the budget runs out, the rating is the middle of proven bounds on that difference. A node of the budget is a
    position that is searched.
    """
    first = proof_of(state)
    found: dict[Event, tuple[int, int]] = {}
    visits: dict[Event, int] = {}

    def work(limit: int, flag: Flag) -> int:
        nodes = first.work(limit, flag)
        for action in state.actions():
            after = state.take(action)
            spent = 0
            if _goes_on(after, state):
                proof = first.after(action, after)
                spent = proof.work(limit - nodes, flag)
                low, high = (proof.low, proof.high) if after.seat == state.seat else (-proof.high, -proof.low)
                found[action] = low, min(high, first.high)
            else:
                found[action] = (_difference(state, after),) * 2
            visits[action] = spent
            nodes += spent
        return nodes

    nodes, seconds = _run(work, budget, cancellation, progress)
    candidates = tuple(
        RatedAction(
            action=action,
            value=(low + high) / 2,
            win=_chance_to_win(state, low, high),
            visits=visits[action],
            low=low,
            high=high,
        )
        for action, (low, high) in sorted(found.items(), key=lambda each: each[1], reverse=True)
    )
    best = candidates[0].action
    proven = all(found[best][0] >= high for _, high in found.values())
    line = _played_out(state, first.line) if first.solved else (best,)
    return Verdict(candidates, nodes=nodes, seconds=seconds, line=line if line[0] == best else (best,), proven=proven)


def winner(state: Settlement, difference: int) -> Seat | None:
    """Return the winner if the settlement ends with the difference `difference` in points for the seat to move.

    In the last round this is the winner of the game, in earlier rounds the winner of the round; None for a draw (F8.4).
    """
    me, match = state.seat, state.match
    other = match.game.left_of[me]
    lead = difference
    if len(match.past) + 1 == match.game.rounds:
        lead += sum(each.scores[me] - each.scores[other] for each in match.past)
    if lead:
        return me if lead > 0 else other
    if match.game.by_row:
        return match.game.left_of[state.starter]  # F8.3
    if len(match.past) + 1 < match.game.rounds:
        return None
    leads = [difference, *(each.scores[me] - each.scores[other] for each in match.past)]
    for seat, won in ((me, sum(each > 0 for each in leads)), (other, sum(each < 0 for each in leads))):
        if won == 2:
            return seat
    return None


def _run(
    work: Callable[[int, Flag], int], budget: Budget, cancellation: Cancellation | None, progress: Progress | None
) -> tuple[int, float]:
    """Run `work` on one thread within `budget`; return the nodes and seconds used."""
    held = cancellation or Cancellation()
    limit = UNLIMITED if budget.nodes is None else budget.nodes

    def counted(_: int, counts: NDArray[np.int64]) -> None:
        counts[0] = work(limit, held.flag)

    return run(counted, replace(budget, threads=1), held, progress)


def _goes_on(after: State, state: Settlement) -> TypeGuard[Settlement]:
    """Return whether `after`, a position that follows `state`, still belongs to the same settlement."""
    return isinstance(after, Settlement) and after.match is state.match


def _difference(state: Settlement, after: State) -> int:
    """Return the final difference for the seat to move in `state`, given the state after the last action of the
    settlement.
    """
    assert isinstance(after, Exploration | FinishedMatch)
    points = after.match.past[-1].scores
    return points[state.seat] - points[1 - state.seat]


def _chance_to_win(state: Settlement, low: int, high: int) -> float:
    """Return which share of the final differences from `low` to `high` wins; a draw counts half."""
    chances = {state.seat: 1.0, None: 0.5}
    return sum(chances.get(winner(state, difference), 0.0) for difference in range(low, high + 1)) / (high - low + 1)


def _played_out(state: Settlement, line: list[Event]) -> tuple[Event, ...]:
    """Extend a line of best play to the end of the settlement, by claiming the most urgent tiles first."""
    played: list[Event] = []
    now: State = state
    shared = -1
    extras = extras_of(state)
    while _goes_on(now, state):
        if len(played) < len(line):
            action = line[len(played)]
        else:
            if shared:  # no land becomes contested again, so this need not be computed any more once it is empty
                shared = flood(now.land, now.joined[0], now.vacant) & flood(now.land, now.joined[1], now.vacant)
            actions = now.actions()
            tiles = [1 << claimed(now, each) for each in actions] if shared or any(extras) else [0]
            action = actions[tiles.index(max(tiles, key=partial(_urgency, extras, now.seat, shared)))]
        played.append(action)
        now = now.take(action)
    return tuple(played)


def _urgency(extras: list[int], seat: Seat, shared: int, tile: int) -> int:
    """Return how urgent it is to claim a tile: its value, and if it is contested also its value for the opponent."""
    return worth_of(extras, seat, tile) + (worth_of(extras, 1 - seat, tile) + FAR if tile & shared else 0)
