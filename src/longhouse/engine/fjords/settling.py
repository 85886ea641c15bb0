"""The settlement of two players, solved: a proven final difference, a best action, and best play to the end."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeGuard

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.proofs import Flag, NoProof, proof_of
from longhouse.engine.fjords.solver import FAR
from longhouse.engine.fjords.stakes import claimed, extras_of, worth_of
from longhouse.engine.thinking import UNLIMITED, Budget, Candidate, Progress, Reins, Verdict, run
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Finished
from longhouse.games.fjords.reach import flood
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State

WITHOUT_END = Budget()
_AT_ONCE = 2_000
"""Within so many nodes, a millisecond or two, most settlements are solved: nobody has to watch the clock for them."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What was proven of a settlement. Differences are final points of the seat to move minus the opponent's.

    `best` is an action that reaches `low`, and `line` begins with it: once solved, best play of both to the end.
    """

    low: int
    high: int
    best: Event
    line: tuple[Event, ...]
    nodes: int
    seconds: float

    @property
    def solved(self) -> bool:
        return self.low == self.high


def within_reach(state: Settlement) -> bool:
    """Whether a solver can take it on; if it is too large, only what every tile could be worth is told."""
    return not isinstance(proof_of(state), NoProof)


def solve(
    state: Settlement, budget: Budget = WITHOUT_END, reins: Reins | None = None, progress: Progress | None = None
) -> Solution:
    """The final difference of a settlement of two players, or proven bounds of it where the budget ends first.

    Nodes are counted when the proof is over: until then progress tells the time alone.
    """
    proof, held, began = proof_of(state), reins or Reins(), budget.clock()
    limit = UNLIMITED if budget.nodes is None else budget.nodes
    nodes = proof.work(min(limit, _AT_ONCE), held.flag)
    if not proof.solved and limit > _AT_ONCE:
        left = replace(budget, nodes=None if budget.nodes is None else limit - nodes)
        nodes += _run(proof.work, left, held, progress)[0]
    seconds = budget.clock() - began
    line = _played_out(state, proof.line)
    return Solution(proof.low, proof.high, line[0], line if proof.solved else line[:1], nodes, seconds)


def values(
    state: Settlement, budget: Budget = WITHOUT_END, reins: Reins | None = None, progress: Progress | None = None
) -> Verdict:
    """Every action with the final difference it leads to, or proven bounds of it, the best first."""
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

    nodes, seconds = _run(work, budget, reins, progress)
    candidates = tuple(
        Candidate(action, (low + high) / 2, _chance_to_win(state, low, high), visits[action], low, high)
        for action, (low, high) in sorted(found.items(), key=lambda each: each[1], reverse=True)
    )
    best = candidates[0].action
    proven = all(found[best][0] >= high for _, high in found.values())
    line = _played_out(state, first.line) if first.solved else (best,)
    return Verdict(candidates, nodes, seconds, line if line[0] == best else (best,), proven)


def winner(state: Settlement, difference: int) -> Seat | None:
    """Who wins if the seat to move ends the settlement with this difference; None is a draw (F8.4).

    What is won is the game in its last round, and the round before.
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
    work: Callable[[int, Flag], int], budget: Budget, reins: Reins | None, progress: Progress | None
) -> tuple[int, float]:
    """Do the work within a budget, on this thread."""
    held = reins or Reins()
    limit = UNLIMITED if budget.nodes is None else budget.nodes

    def counted(_: int, counts: NDArray[np.int64]) -> None:
        counts[0] = work(limit, held.flag)

    return run(counted, replace(budget, threads=1), held, progress)


def _goes_on(after: State, state: Settlement) -> TypeGuard[Settlement]:
    """Whether an action led to another position of the same settlement."""
    return isinstance(after, Settlement) and after.match is state.match


def _difference(state: Settlement, after: State) -> int:
    """The final difference of a settlement, for the seat to move, given what followed its last action."""
    assert isinstance(after, Exploration | Finished)
    points = after.match.past[-1].scores
    return points[state.seat] - points[1 - state.seat]


def _chance_to_win(state: Settlement, low: int, high: int) -> float:
    """The share of the differences between two bounds that win; half a draw."""
    chances = {state.seat: 1.0, None: 0.5}
    return sum(chances.get(winner(state, difference), 0.0) for difference in range(low, high + 1)) / (high - low + 1)


def _played_out(state: Settlement, line: list[Event]) -> tuple[Event, ...]:
    """A line that decides what is contested, with the rest claimed to the end, what is worth most first."""
    played: list[Event] = []
    now: State = state
    shared = -1
    extras = extras_of(state)
    while _goes_on(now, state):
        if len(played) < len(line):
            action = line[len(played)]
        else:
            if shared:  # land that is no longer contested never is again
                shared = flood(now.land, now.joined[0], now.vacant) & flood(now.land, now.joined[1], now.vacant)
            actions = now.actions()
            tiles = [1 << claimed(now, each) for each in actions] if shared or any(extras) else [0]
            action = actions[tiles.index(max(tiles, key=partial(_urgency, extras, now.seat, shared)))]
        played.append(action)
        now = now.take(action)
    return tuple(played)


def _urgency(extras: list[int], seat: Seat, shared: int, tile: int) -> int:
    """What a seat gains by claiming a tile before it is too late: contested, it would be the opponent's."""
    return worth_of(extras, seat, tile) + (worth_of(extras, 1 - seat, tile) + FAR if tile & shared else 0)
