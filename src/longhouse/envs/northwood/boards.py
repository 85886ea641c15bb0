"""Batches of games of For Northwood!."""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.boards import Which
from longhouse.engine.northwood import boards as kernels
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.translate import state_of
from longhouse.envs.boards import Boards, check_count
from longhouse.envs.coding import Observation
from longhouse.envs.environment import Seeds
from longhouse.errors import BadOptions
from longhouse.games.game import State
from longhouse.games.northwood.northwood import Northwood


class NorthwoodBoards(Boards):
    """A batch of games of For Northwood!, without scenarios.

    `rewards` is 1 for each game that was won in the last step, else 0.
    """

    game: Northwood
    _stored = ("positions", "stars")

    def __init__(self, game: Northwood, count: int, seed: Seeds = None) -> None:
        if game.chosen.scenario is not None:
            raise BadOptions("envs-special-rules")
        check_count(count)
        self.positions: NDArray[np.int64] = np.zeros((count, at.SIZE), dtype=np.int64)
        """The position on each board, as a row of numbers of the engine."""
        self.stars: NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        """The number of stars that each board has brought so far."""
        super().__init__(game, count, at.MOST_ACTIONS, seed)

    def state(self, board: int) -> State:
        return state_of(self.positions[board], self.game)

    def _begin(self, which: Which) -> None:
        full = self.game.chosen.setup == "full"
        kernels.begin(self.positions, which, full, self._rngs, self.ids, self.counts)
        self.turn[which] = 0
        self.stars[which] = 0

    def _step(self, which: Which) -> None:
        kernels.step(self.positions, which, self._places, self._rngs, self.ids, self.counts, self.over, self.stars)
        self.turn[:] = np.where(self.over, -1, 0)
        self.rewards[:, 0] = which & self.over & (self.stars >= self.game.goal)

    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None:  # noqa: ARG002 (there is one seat only)
        kernels.observe(self.positions, which, seen)
