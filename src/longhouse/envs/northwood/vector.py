"""A Gymnasium vector environment that plays many games of For Northwood! at once."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from longhouse.engine.boards import Which
from longhouse.envs.boards import Actions
from longhouse.envs.northwood.boards import NorthwoodBoards
from longhouse.envs.northwood.env import Reward
from longhouse.envs.vector import BoardsEnv
from longhouse.games.northwood.northwood import Northwood


class NorthwoodVectorEnv(BoardsEnv[NorthwoodBoards]):
    """The vector environment for For Northwood!; `gymnasium.make_vec("longhouse/Northwood-v0", …)` creates one.

    - `reward`: `"won"` gives 1 at the end of a won game and 0 otherwise; `"stars"` gives the stars that each action
      gained or lost.
    - All other arguments are those of Gymnasium, or game options. Scenarios raise `BadOptions`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        reward: Reward = "won",
        **options: object,
    ) -> None:
        if reward not in ("won", "stars"):
            raise ValueError(f"reward is 'won' or 'stars', not {reward!r}")
        self._reward: Reward = reward
        super().__init__(NorthwoodBoards(Northwood.with_options(options), num_envs), autoreset_mode, render_mode)

    def _begun(self, which: Which) -> None:
        """Do nothing: a solo game needs no opponent's moves when it begins."""

    def _advance(self, actions: Actions, which: Which) -> NDArray[np.float64]:
        before = self.boards.stars.copy()
        self.boards.step(actions, which)
        if self._reward == "stars":
            return (self.boards.stars - before).astype(np.float64)
        return self.boards.rewards[:, 0].astype(np.float64)

    def _results(self) -> dict[str, NDArray[Any]]:
        return {"stars": self.boards.stars.copy(), "won": self.boards.stars >= self.boards.game.goal}
