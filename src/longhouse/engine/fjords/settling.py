"""The settlement of two players, solved: a proven final difference, a best action, and best play to the end."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.solver import LIMIT, NODES, Desk, contested, desk
from longhouse.engine.fjords.stakes import MOST_TILES, Stake, WholeStake, stake, whole_stake
from longhouse.engine.fjords.whole import WIDEST, WholeDesk, settled, whole_desk
from longhouse.engine.thinking import UNLIMITED, Budget, Candidate, Reins, Verdict, run
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.reach import flood
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

_SMALL, _SMALL_TABLE, _TABLE, _WHOLE_TABLE = 34, 18, 22, 19
"""Up to how many contested tiles a small table will do, and the sizes of tables, as powers of 2."""
VERBS = ("viking", "journey", "horse", "wisdom")


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
    search = _search(state)
    nodes, seconds = _run(search.solve, budget, reins)
    low, high = search.bounds()
    line = _played_out(state, search.line)
    return Solution(low, high, line[0], line if low == high else line[:1], nodes, seconds)


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


class _Search(Protocol):
    line: list[Event]

    def solve(self, limit: int, flag: NDArray[np.uint8]) -> int:
        """Prove what can be proven within this many nodes; how many it took."""

    def bounds(self) -> tuple[int, int]:
        """The proven bounds of the final difference."""


def _search(state: Settlement) -> _Search:
    at_stake = stake(state)
    if at_stake is not None:
        return _Contest(state, at_stake)
    everything = whole_stake(state)
    assert everything is not None
    return _Whole(state, everything)


class _Contest:
    """A settlement in which only a contest is undecided."""

    def __init__(self, state: Settlement, at_stake: Stake) -> None:
        self._cells = state.land.cells
        self._stake = at_stake
        self._low = self._high = 0
        self.line: list[Event] = []

    def solve(self, limit: int, flag: NDArray[np.uint8]) -> int:
        at, claims = self._stake, np.zeros(MOST_TILES, dtype=np.int64)
        place, stamp = _desks.take(len(at.tiles), limit, flag)
        low, high, length = contested(at.ground, place, stamp, int(at.seat), at.vacant, at.mine, at.theirs, claims)
        self._low, self._high = int(low), int(high)
        self.line = [("viking", self._cells[at.tiles[claim]]) for claim in claims[:length]]
        return int(place.work[NODES])

    def bounds(self) -> tuple[int, int]:
        return self._stake.final(self._low), self._stake.final(self._high)


class _Whole:
    """A settlement that has to be searched whole."""

    def __init__(self, state: Settlement, at_stake: WholeStake) -> None:
        self._cells = state.land.cells
        self._stake = at_stake
        self._low = self._high = 0
        self.line: list[Event] = []

    def solve(self, limit: int, flag: NDArray[np.uint8]) -> int:
        at, placements = self._stake, np.zeros((WIDEST, 3), dtype=np.int64)
        place, stamp = _desks.take_whole(limit, flag)
        low, high, length = settled(at.realm, place, stamp, at.position, placements)
        self._low, self._high = int(low), int(high)
        self.line = [self._event(*placement) for placement in placements[:length].tolist()]
        return int(place.contests.work[NODES])

    def bounds(self) -> tuple[int, int]:
        return self._stake.scored + self._low, self._stake.scored + self._high

    def _event(self, kind: int, tile: int, space: int) -> Event:
        verb, cell = VERBS[kind], self._cells[self._stake.tiles[tile]]
        return (verb, self._stake.spaces[space], cell) if verb == "wisdom" else (verb, cell)


class _Desks(threading.local):
    """The desks of a thread, kept because a table is large; each solve has a stamp of its own, so that it begins anew."""

    def __init__(self) -> None:
        self._kept: dict[int, Desk] = {}
        self._whole: WholeDesk | None = None
        self._stamp = 0

    def take(self, tiles: int, limit: int, flag: NDArray[np.uint8]) -> tuple[Desk, np.uint64]:
        size = _SMALL_TABLE if tiles <= _SMALL else _TABLE
        if size not in self._kept:
            self._kept[size] = desk(size)
        self._stamp += 1
        place = self._kept[size]._replace(flag=flag)
        place.work[NODES], place.work[LIMIT] = 0, limit
        return place, np.uint64(self._stamp << 1)

    def take_whole(self, limit: int, flag: NDArray[np.uint8]) -> tuple[WholeDesk, np.uint64]:
        contests, stamp = self.take(0, limit, flag)
        if self._whole is None:
            self._whole = whole_desk(contests, _WHOLE_TABLE)
        return self._whole._replace(contests=contests), stamp


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
    shared = -1
    while isinstance(now, Settlement) and now.match is state.match:
        if shared:  # land that is no longer contested never is again
            shared = flood(now.land, now.joined[0], now.vacant) & flood(now.land, now.joined[1], now.vacant)
        actions = now.actions()
        action = next((each for each in actions if shared >> now.land.at[Cell(each[-1])] & 1), actions[0])
        played.append(action)
        now = now.take(action)
    return tuple(played)
