"""Proofs of settlements, driven from Python: which solver serves a position, its tables, its bounds and its line."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.solver import DEEPEST, FAR, LIMIT, NODES, Desk, contested, desk
from longhouse.engine.fjords.stakes import MOST_TILES, Stake, WholeStake, stake, whole_stake
from longhouse.engine.fjords.thermographs import LARGEST
from longhouse.engine.fjords.whole import HIGH, LOW, VACANT, WholeDesk, place, probe, whole_desk
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.scoring import scores
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

_SMALL, _SMALL_TABLE, _TABLE, _WHOLE_TABLE = 34, 16, 21, 19
"""Up to how many contested tiles a small table will do, and the sizes of tables, as powers of 2."""
_THERMOGRAPHS = 3
"""How much smaller the atlas of thermographs is, as a power of 2."""
WORTH = 4
"""What a viking is worth at most: itself, Strength, Water and Home."""
_VERBS = ("viking", "journey", "horse", "wisdom")

Flag = NDArray[np.uint8]


class Proof(ABC):
    """What is proven of a settlement: bounds of its final difference for the seat to move, and how to reach them."""

    low: int
    high: int
    line: list[Event]
    """An action that reaches the lower bound; once solved, best play until nothing is contested any more."""

    @property
    def solved(self) -> bool:
        return self.low == self.high

    @abstractmethod
    def work(self, limit: int, flag: Flag) -> int:
        """Prove what can be proven within so many nodes, or until the flag is raised; how many it took."""


def proof_of(position: Settlement) -> Proof:
    """An unfinished proof of a position, by the solver that serves it."""
    at_stake = stake(position)
    if at_stake is not None:
        return ContestProof(at_stake, position.land.cells)
    everything = whole_stake(position)
    if everything is not None:
        return WholeProof(everything, position.land.cells)
    return NoProof(position)


class NoProof(Proof):
    """A settlement with more tiles, spaces or stones than words have bits: what every tile could be worth at most."""

    def __init__(self, position: Settlement) -> None:
        points = [score.total for score in scores(position)]
        ahead = points[position.seat] - points[1 - position.seat]
        most = WORTH * position.vacant.bit_count() + 4 * position.stones("friendship").bit_count()
        self.low, self.high = ahead - most, ahead + most
        self.line = position.actions()[:1]

    def work(self, limit: int, flag: Flag) -> int:  # noqa: ARG002
        return 0


class ContestProof(Proof):
    """A settlement in which only a contest is undecided."""

    def __init__(self, at_stake: Stake, cells: tuple[Cell, ...]) -> None:
        self._stake = at_stake
        self._cells = cells
        self.low, self.high = at_stake.final(-len(at_stake.tiles)), at_stake.final(len(at_stake.tiles))
        self.line = []

    def work(self, limit: int, flag: Flag) -> int:
        at, claims = self._stake, np.zeros(MOST_TILES, dtype=np.int64)
        place, stamp = _desks.take(len(at.tiles), limit, flag)
        low, high, length = contested(at.ground, place, stamp, int(at.seat), at.vacant, at.mine, at.theirs, claims)
        self.low, self.high = at.final(int(low)), at.final(int(high))
        self.line = [("viking", self._cells[at.tiles[claim]]) for claim in claims[:length]]
        return int(place.work[NODES])


class WholeProof(Proof):
    """A settlement that has to be searched whole."""

    def __init__(self, at_stake: WholeStake, cells: tuple[Cell, ...]) -> None:
        self._stake = at_stake
        self._cells = cells
        self.low, self.high = at_stake.scored - FAR, at_stake.scored + FAR
        self.line = [at_stake.promise]

    def work(self, limit: int, flag: Flag) -> int:
        """Deepen ply by ply, and raise the lower bound and reduce the upper one as far as each depth allows."""
        desk, stamp = _desks.take_whole(limit, flag)
        self._ask(desk, stamp, 0, 0)
        going, left = True, 1
        while going and not self.solved:
            going = self._raise_low(desk, stamp, left) and self._reduce_high(desk, stamp, left)
            left += 1
        if going:
            self._follow(desk, stamp)
        return int(desk.contests.work[NODES])

    def _ask(self, desk: WholeDesk, stamp: np.uint64, gamma: int, left: int) -> bool:
        """Take over the bounds that asking for gamma proves; false if it was stopped."""
        at = self._stake
        done = probe(at.realm, desk, stamp, at.position, gamma - at.scored, left)
        low, high = (int(bound) + at.scored for bound in desk.frame[0, [LOW, HIGH]])
        if low > self.low:
            self.low = low
            if left:  # without looking ahead it is what the first action promises
                self.line = [self._event(desk)]
        self.high = min(self.high, high)
        return done

    def _raise_low(self, desk: WholeDesk, stamp: np.uint64, left: int) -> bool:
        top = self.high
        while self.low < top:
            gamma = self.low + (top - self.low + 1) // 2
            if not self._ask(desk, stamp, gamma, left):
                return False
            top = min(self.high, top if self.low >= gamma else gamma - 1)
        return True

    def _reduce_high(self, desk: WholeDesk, stamp: np.uint64, left: int) -> bool:
        bottom = self.low
        while bottom < self.high:
            gamma = bottom + (self.high - bottom + 1) // 2
            if not self._ask(desk, stamp, gamma, left):
                return False
            bottom = max(self.low, bottom if self.high < gamma else gamma)
        return True

    def _follow(self, desk: WholeDesk, stamp: np.uint64) -> None:
        """Write down best play to the end."""
        at, line = self._stake, []
        position, value = at.position.copy(), self.low - at.scored
        while position[VACANT] and probe(at.realm, desk, stamp, position, value, DEEPEST):
            line.append(self._event(desk))
            after = np.zeros_like(position)
            kind, tile, space = desk.best.tolist()
            decided, turn = place(at.realm, position, kind, tile, space, after)
            position, value = after, int(turn * (value - decided))
        self.line = line or self.line

    def _event(self, desk: WholeDesk) -> Event:
        """The best move of the desk."""
        kind, tile, space = desk.best.tolist()
        verb, cell = _VERBS[kind], self._cells[self._stake.tiles[tile]]
        return (verb, self._stake.spaces[space], cell) if verb == "wisdom" else (verb, cell)


class _Desks(threading.local):
    """The desks of a thread, kept because tables are large; each proof has its own stamp, so that it begins anew."""

    def __init__(self) -> None:
        self._kept: dict[int, Desk] = {}
        self._whole: WholeDesk | None = None
        self._stamp = 0

    def take(self, tiles: int, limit: int, flag: Flag) -> tuple[Desk, np.uint64]:
        """A desk for a contest of so many tiles."""
        size = _SMALL_TABLE if tiles <= _SMALL else _TABLE
        if size not in self._kept:
            self._kept[size] = desk(size, size - _THERMOGRAPHS, LARGEST)
        self._stamp += 1
        taken = self._kept[size]._replace(flag=flag)
        taken.work[NODES], taken.work[LIMIT] = 0, limit
        return taken, np.uint64(self._stamp << 1)

    def take_whole(self, limit: int, flag: Flag) -> tuple[WholeDesk, np.uint64]:
        """A desk for a position to be searched whole."""
        contests, stamp = self.take(0, limit, flag)
        if self._whole is None:
            self._whole = whole_desk(contests, _WHOLE_TABLE)
        return self._whole._replace(contests=contests), stamp


_desks = _Desks()


def warm() -> None:
    """Compile both solvers, on the board before the first tile is laid, with a longhouse for each seat."""
    game = game_with("fjords", {"runes": ["journey"]})
    assert isinstance(game, Fjords)
    state = game.start().match.settle(game.start().board, (0b001, 0b010), (0, 0), Seat(0))
    assert isinstance(state, Settlement)
    still = np.zeros(1, dtype=np.uint8)
    everything = whole_stake(state)
    assert everything is not None
    WholeProof(everything, state.land.cells).work(1, still)
    plain = stake(replace(state, spent=frozenset({(Seat(0), "journey"), (Seat(1), "journey")})))
    assert plain is not None
    ContestProof(plain, state.land.cells).work(1, still)
