"""Runs the settlement solvers from Python: chooses a solver, manages its tables, and collects bounds and best play."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from dataclasses import replace
from itertools import count

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords.bounds import bounds
from longhouse.engine.fjords.realm import VACANT, place
from longhouse.engine.fjords.solver import LIMIT, NODES, SolverWorkspace, contested, workspace
from longhouse.engine.fjords.stakes import MOST_TILES, Stake, WholeStake, stake, whole_stake
from longhouse.engine.fjords.thermographs import LARGEST
from longhouse.engine.fjords.whole import BEST_LOW, HIGH, WholeWorkspace, probe, whole_workspace
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.scoring import scores
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

_SMALL, _SMALL_TABLE, _TABLE, _WHOLE_TABLE = 34, 14, 21, 19
"""The largest contest, in tiles, for the small table; then the sizes of the tables, as powers of 2."""
_THERMOGRAPHS = 3
"""How much smaller than the table the atlas of thermographs is, as a power of 2."""
_PARTS = 28
"""The largest part of a contest, in tiles, that is solved to bound the whole."""
_EASY = 1000
"""The number of nodes within which most contests are solved."""
_QUESTION, _MORE = 8000, 8
"""The number of nodes within which the first questions of a whole search are answered or given up, and the factor by
which it grows when they are asked again.
"""
WORTH = 4
"""The most points that one viking can be worth: one for itself, one each for Strength, Water and Home."""

Flag = NDArray[np.uint8]


class Proof(ABC):
    """A proof in progress: bounds on the final difference in points for the seat to move, and the best play known."""

    low: int
    """The proven lower bound."""
    high: int
    """The proven upper bound."""
    line: list[Event]
    """While the bounds differ: one action that reaches the lower bound. Once they are equal: best play until nothing is
    contested.
    """

    @property
    def solved(self) -> bool:
        return self.low == self.high

    @abstractmethod
    def work(self, limit: int, flag: Flag) -> int:
        """Improve the bounds until they meet, `limit` nodes are searched, or `flag` is set from outside.

        Returns the number of nodes searched.
        """

    @abstractmethod
    def after(self, action: Event, following: Settlement) -> Proof:
        """Return a proof of `following`, the position after `action`, that reuses the stored results of this proof."""


def proof_of(position: Settlement) -> Proof:
    """Return a new proof of a position, which uses the solver that suits the position best."""
    at_stake = stake(position)
    if at_stake is not None:
        return ContestProof(at_stake, position.land.cells, fresh_stamp())
    everything = whole_stake(position)
    if everything is not None:
        return WholeProof(everything, position, fresh_stamp())
    return NoProof(position)


class NoProof(Proof):
    """The proof of a settlement that is too large for the solvers: its bounds are true but far apart, and never
    improve.
    """

    def __init__(self, position: Settlement) -> None:
        points = [score.total for score in scores(position)]
        ahead = points[position.seat] - points[1 - position.seat]
        most = WORTH * position.vacant.bit_count() + 4 * position.stones("friendship").bit_count()
        self.low, self.high = ahead - most, ahead + most
        self.line = position.actions()[:1]

    def work(self, limit: int, flag: Flag) -> int:  # noqa: ARG002
        return 0

    def after(self, action: Event, following: Settlement) -> Proof:  # noqa: ARG002
        return proof_of(following)


class ContestProof(Proof):
    """The proof of a settlement that is decided except for a contest: land that both seats can still reach."""

    def __init__(self, at_stake: Stake, cells: tuple[Cell, ...], stamp: np.uint64) -> None:
        self._stake = at_stake
        self._cells = cells
        self._stamp = stamp
        most = WORTH * len(at_stake.tiles)
        self.low, self.high = at_stake.final(-most), at_stake.final(most)
        self.line = []

    def work(self, limit: int, flag: Flag) -> int:
        at, claims = self._stake, np.zeros(MOST_TILES, dtype=np.int64)
        workspace = _workspaces.take(len(at.tiles), limit, flag)
        low, high, length = contested(
            at.ground, workspace, self._stamp, int(at.seat), at.vacant, at.mine, at.theirs, claims
        )
        self.low, self.high = at.final(int(low)), at.final(int(high))
        self.line = [("viking", self._cells[at.tiles[claim]]) for claim in claims[:length]]
        return int(workspace.work[NODES])

    def after(self, action: Event, following: Settlement) -> Proof:  # noqa: ARG002
        at_stake = stake(following, self._stake)
        return proof_of(following) if at_stake is None else ContestProof(at_stake, self._cells, self._stamp)


class WholeProof(Proof):
    """The proof of a settlement that cannot be reduced to a contest, and is therefore searched as a whole."""

    def __init__(self, at_stake: WholeStake, position: Settlement, stamp: np.uint64) -> None:
        self._stake = at_stake
        self._position = position
        self._stamp = stamp
        low, high = bounds(at_stake.realm, at_stake.position)
        self.low, self.high = at_stake.scored + int(low), at_stake.scored + int(high)
        self.line = [at_stake.promise]

    def work(self, limit: int, flag: Flag) -> int:
        """Improve the bounds by asking whether the value is at least this or that, first with few nodes for a question,
        then with more and more.

        Questions near a bound are answered sooner than those near the value, and what they leave in the tables helps
        with the others. Stops after `limit` nodes, or when `flag` is set from outside. Returns the number of nodes
        searched.
        """
        workspace = _workspaces.take_whole(limit, flag)
        work, most = workspace.contests.work, _QUESTION
        while not self.solved and work[NODES] < limit and not flag[0]:
            for raising in (True, False):
                step, answered = 1, True
                while answered and not self.solved:
                    work[LIMIT] = min(limit, work[NODES] + most)
                    near = min(step, (self.high - self.low + 1) // 2)
                    answered = self._ask(workspace, self.low + near if raising else self.high + 1 - near)
                    step *= 2
            most *= _MORE
        work[LIMIT] = limit
        if self.solved:
            self._follow(workspace)
        return int(work[NODES])

    def after(self, action: Event, following: Settlement) -> Proof:
        return WholeProof(self._stake.after(self._position, action, following), following, self._stamp)

    def _ask(self, workspace: WholeWorkspace, gamma: int) -> bool:
        """Ask whether the value is at least `gamma`, and store the bounds that are proven by this.

        Returns False if there is no answer, because the search was cancelled.
        """
        at = self._stake
        answered = probe(at.realm, workspace, self._stamp, at.position, gamma - at.scored)
        low, high = (int(bound) + at.scored for bound in workspace.frame[0, [BEST_LOW, HIGH]])
        if low > self.low:
            self.low, self.line = low, [self._event(workspace)]
        self.high = min(self.high, high)
        return answered

    def _follow(self, workspace: WholeWorkspace) -> None:
        """Set `line` to the best play up to the end."""
        at, line = self._stake, []
        position, value = at.position.copy(), self.low - at.scored
        while position[VACANT] and probe(at.realm, workspace, self._stamp, position, value):
            line.append(self._event(workspace))
            after = np.zeros_like(position)
            kind, tile, space = workspace.best.tolist()
            decided, turn = place(at.realm, position, kind, tile, space, after)
            position, value = after, int(turn * (value - decided))
        self.line = line or self.line

    def _event(self, workspace: WholeWorkspace) -> Event:
        """Convert the best move of the last probe to an action."""
        kind, tile, space = workspace.best.tolist()
        return self._stake.event(kind, tile, space, self._position.land.cells)


class _Workspaces(threading.local):
    """The working memory of the solvers, one per thread; it is reused because its tables are large."""

    def __init__(self) -> None:
        self._kept: dict[int, SolverWorkspace] = {}
        self._whole: WholeWorkspace | None = None

    def take(self, tiles: int, limit: int, flag: Flag) -> SolverWorkspace:
        """Return the workspace for a contest of `tiles` tiles, with its node limit and cancellation flag set."""
        size = _SMALL_TABLE if tiles <= _SMALL else _TABLE
        if size not in self._kept:
            self._kept[size] = workspace(size, size - _THERMOGRAPHS, LARGEST, _EASY, _PARTS)
        taken = self._kept[size]._replace(flag=flag)
        taken.work[NODES], taken.work[LIMIT] = 0, limit
        taken.history[:] = 0
        return taken

    def take_whole(self, limit: int, flag: Flag) -> WholeWorkspace:
        """Return the workspace for a whole search, with its node limit and cancellation flag set."""
        contests = self.take(0, limit, flag)
        if self._whole is None:
            self._whole = whole_workspace(contests, _WHOLE_TABLE)
        self._whole.history[:] = 0
        return self._whole._replace(contests=contests)


def fresh_stamp() -> np.uint64:
    """Return a number that was not used before. It marks the table entries of one proof and of the proofs that follow
    from it.

    The lowest bit of the number is 0, so that the seat to move can be stored there.
    """
    return np.uint64(next(_proofs) << 1)


_proofs = count(1)
_workspaces = _Workspaces()


def warm() -> None:
    """Compile both solvers, by solving a small settlement: the starting board with a longhouse for each seat.

    It is so small that `WholeProof` solves it completely; this also compiles the code that follows best play, which is
    called only after a solution.
    """
    game = game_with("fjords", {"runes": ["journey"]})
    assert isinstance(game, Fjords)
    state = game.start().match.settle(game.start().board, (0b001, 0b010), (0, 0), Seat(0))
    assert isinstance(state, Settlement)
    still = np.zeros(1, dtype=np.uint8)
    everything = whole_stake(state)
    assert everything is not None
    whole = WholeProof(everything, state, fresh_stamp())
    whole.work(_EASY, still)
    assert whole.solved
    plain = stake(replace(state, spent=frozenset({(Seat(0), "journey"), (Seat(1), "journey")})))
    assert plain is not None
    ContestProof(plain, state.land.cells, fresh_stamp()).work(1, still)
