"""A Gymnasium vector environment that plays many games of Fjords at once, against an opponent."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from longhouse.engine.boards import Which
from longhouse.envs.boards import Actions
from longhouse.envs.fjords.boards import FjordsBoards
from longhouse.envs.vector import BoardsEnv
from longhouse.errors import NoSuchSeat
from longhouse.games.fjords.match import Fjords

Opponent = Callable[[FjordsBoards, Which], Actions]
"""A function that plays the seats that the learner does not play.

Its arguments are the batch, and for each board whether one of these seats is to move there. It returns an action id for
each board of the batch; entries of boards on which none of these seats is to move are not read.
"""


class FjordsVectorEnv(BoardsEnv[FjordsBoards]):
    """The vector environment for Fjords: in each game, the learner plays one seat and an opponent plays the others.

    - `opponent`: the function that plays the other seats; by default they move at random. After each step, it is called
      until on every board the learner is to move or the game is over.
    - `seat`: the learner's seat; by default board *n* has seat *n* modulo the number of seats.
    - All other arguments are those of Gymnasium, or game options.

    The reward comes at the end of a game: 1 for a victory; the rewards of all seats add up to 0.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        opponent: Opponent | None = None,
        seat: int | None = None,
        **options: object,
    ) -> None:
        game = Fjords.with_options(options)
        if seat is not None and not 0 <= seat < game.seats:
            raise NoSuchSeat("no-such-seat", seat=str(seat))
        super().__init__(FjordsBoards(game, num_envs), autoreset_mode, render_mode)
        self.seats: NDArray[np.int64] = np.arange(num_envs, dtype=np.int64) % game.seats
        """For each board, the learner's seat."""
        if seat is not None:
            self.seats[:] = seat
        self._opponent: Opponent = _at_random if opponent is None else opponent

    def _begun(self, which: Which) -> None:
        self._let_others_play(which)

    def _advance(self, actions: Actions, which: Which) -> NDArray[np.float64]:
        self.boards.step(actions, which)
        rewards = self._own()
        return rewards + self._let_others_play(which)

    def _own(self) -> NDArray[np.float64]:
        return np.take_along_axis(self.boards.rewards, self.seats[:, None], axis=1)[:, 0].astype(np.float64)

    def _let_others_play(self, which: Which) -> NDArray[np.float64]:
        """Let the opponent play on these boards until it is the learner's turn; return the learner's rewards."""
        boards = self.boards
        rewards = np.zeros(self.num_envs)
        while True:
            others = which & ~boards.over & (boards.turn != self.seats)
            if not others.any():
                return rewards
            boards.step(self._opponent(boards, others), others)
            rewards += self._own()

    def _viewers(self) -> NDArray[np.int64]:
        return self.seats

    def _results(self) -> dict[str, NDArray[Any]]:
        own = self._own_points()
        return {"points": own}

    def _own_points(self) -> NDArray[np.int64]:
        totals: NDArray[np.int64] = self.boards.positions["points"].sum(axis=1)
        return np.take_along_axis(totals, self.seats[:, None], axis=1)[:, 0]


def _at_random(boards: FjordsBoards, _: Which) -> Actions:
    return boards.random_actions()
