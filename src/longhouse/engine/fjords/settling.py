"""The settlement of two players, solved: a proven final difference, a best action, and best play to the end."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.solver import LIMIT, NODES, Desk, contested, desk
from longhouse.engine.fjords.stakes import MOST_TILES, Stake, stake
from longhouse.engine.thinking import UNLIMITED, Budget, Candidate, Reins, Verdict, run
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.reach import prospects
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

_SMALL, _SMALL_TABLE, _TABLE = 34, 18, 22
"""Up to how many contested tiles a small table will do, and the two sizes, as powers of 2."""


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


def solve(state: Settlement, budget: Budget = Budget(), reins: Reins | None = None) -> Solution:
    """The final difference of a settlement of two players, or proven bounds of it where the budget ends first."""
    at_stake = stake(state)
    assert at_stake is not None
    found = _Contest(at_stake)
    nodes, seconds = _run(found.solve, budget, reins)
    line = _played_out(state, [("viking", state.land.cells[tile]) for tile in found.line])
    if found.low < found.high:
        line = line[:1]
    return Solution(at_stake.final(found.low), at_stake.final(found.high), line[0], line, nodes, seconds)


def winner(state: Settlement, difference: int) -> Seat | None:
    """Who wins if the seat to move ends the settlement with this difference: the game in its last round, else the round.

    None is a draw (F8.4).
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


class _Contest:
    """One contest on the desk of this thread."""

    def __init__(self, at_stake: Stake) -> None:
        self.at_stake = at_stake
        self.low = self.high = 0
        self.line: list[int] = []

    def solve(self, limit: int, flag: NDArray[np.uint8]) -> int:
        at, seat = self.at_stake, int(self.at_stake.seat)
        place, stamp = _desks.take(len(at.tiles), limit, flag)
        claims = np.zeros(MOST_TILES, dtype=np.int64)
        low, high, length = contested(at.ground, place, stamp, seat, at.vacant, at.mine, at.theirs, claims)
        self.low, self.high = int(low), int(high)
        self.line = [at.tiles[claimed] for claimed in claims[:length]]
        return int(place.work[NODES])


class _Desks(threading.local):
    """The desks of a thread, kept because a table is large; each solve has a stamp of its own, so that it begins anew."""

    def __init__(self) -> None:
        self._kept: dict[int, Desk] = {}
        self._stamp = 0

    def take(self, tiles: int, limit: int, flag: NDArray[np.uint8]) -> tuple[Desk, np.uint64]:
        size = _SMALL_TABLE if tiles <= _SMALL else _TABLE
        if size not in self._kept:
            self._kept[size] = desk(size)
        self._stamp += 1
        place = self._kept[size]._replace(flag=flag)
        place.work[NODES], place.work[LIMIT] = 0, limit
        return place, np.uint64(self._stamp << 1)


_desks = _Desks()


def _run(work: Callable[[int, NDArray[np.uint8]], int], budget: Budget, reins: Reins | None) -> tuple[int, float]:
    """Do the work within a budget, on this thread."""
    held = reins or Reins()
    limit = UNLIMITED if budget.nodes is None else budget.nodes

    def counted(_: int, counts: NDArray[np.int64]) -> None:
        counts[0] = work(limit, held.flag)

    return run(counted, replace(budget, threads=1), held)


def _played_out(state: Settlement, line: list[Event]) -> tuple[Event, ...]:
    """A line that decides a contest, with what is left claimed to the end: contested tiles first, the dearest before."""
    played: list[Event] = []
    now: object = state
    for action in line:
        assert isinstance(now, Settlement)
        played.append(action)
        now = now.take(action)
    while isinstance(now, Settlement) and now.match is state.match:
        action = _next_claim(now)
        played.append(action)
        now = now.take(action)
    return tuple(played)


def _next_claim(state: Settlement) -> Event:
    shared = prospects(state).contested
    return next(
        (action for action in state.actions() if shared >> state.land.at[Cell(action[-1])] & 1), state.actions()[0]
    )
