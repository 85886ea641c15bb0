"""The base class of the Gymnasium vector environments, which play many games at once; supports all autoreset modes.

>>> import gymnasium, longhouse.envs
>>> env = gymnasium.make_vec(
...     "longhouse/Northwood-v0", num_envs=64, vectorization_mode="vector_entry_point", setup="full"
... )
>>> seen, infos = env.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((64, 1156), (64, 223))
"""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from longhouse.engine.boards import Which
from longhouse.envs.boards import Actions, Boards
from longhouse.envs.seeds import checked
from longhouse.envs.spaces import Seen, seen_space
from longhouse.errors import IllegalAction

B = TypeVar("B", bound=Boards)

Infos = dict[str, Any]


class BoardsEnv(VectorEnv[Seen, Actions, NDArray[Any]], Generic[B]):
    """A vector environment over a batch of boards; base class for both games.

    Observations are copies, which the next step does not overwrite.
    """

    def __init__(self, boards: B, autoreset_mode: AutoresetMode | str, render_mode: str | None) -> None:
        if render_mode is not None:
            raise ValueError("a batch cannot be rendered; draw a board of it: str(env.boards.state(0))")
        self.boards = boards
        """The batch of games. Change it only through the environment."""
        self.num_envs = boards.count
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = seen_space(boards.coding.size, boards.coding.actions)
        self.single_action_space = spaces.Discrete(boards.coding.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._all: Which = np.ones(self.num_envs, dtype=np.bool_)
        self._was_reset = False

    @abstractmethod
    def _begun(self, which: Which) -> None:
        """Hook that is called after new games have begun on some boards."""

    @abstractmethod
    def _advance(self, actions: Actions, which: Which) -> NDArray[np.float64]:
        """Step some boards; return the reward of every board."""

    @abstractmethod
    def _results(self) -> dict[str, NDArray[Any]]:
        """Return the entries of the `infos` dictionary about games that are over."""

    def _viewers(self) -> NDArray[np.int64] | None:
        """For each board, return the seat whose observation is returned. None, the default, means the seat to move."""
        return None

    def reset(self, *, seed: int | list[int] | None = None, options: Infos | None = None) -> tuple[Seen, Infos]:
        which = self._all
        if options and "reset_mask" in options:
            which = options["reset_mask"]
            if not isinstance(which, np.ndarray) or which.dtype != np.bool_ or which.shape != (self.num_envs,):
                raise TypeError(f"reset_mask is an array of {self.num_envs} booleans")
        if seed is None or isinstance(seed, list):
            self.boards.reset(which, seed=seed)
        else:
            first = checked(seed)
            assert first is not None
            self.boards.reset(which, seed=[first + board for board in range(self.num_envs)])
        self._begun(which)
        self._was_reset = True
        return self._seen(), {}

    def step(self, actions: Actions) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        if not self._was_reset:
            raise IllegalAction("envs-not-reset")
        boards, which = self.boards, self._all
        before = boards.over.copy()
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and before.any():
            which = ~before
        rewards = self._advance(actions, which)
        ended = boards.over & which
        if which is not self._all:
            boards.reset(before)
            self._begun(before)
        infos: Infos = {}
        if ended.any():
            told: Infos = {}
            for name, value in self._results().items():
                told[name], told[f"_{name}"] = np.where(ended, value, 0).astype(value.dtype), ended.copy()
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos = {"final_obs": self._final(ended), "_final_obs": ended.copy()}
                infos |= {"final_info": told, "_final_info": ended.copy()}
                boards.reset(ended)
                self._begun(ended)
            else:
                infos = told
        return self._seen(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _seen(self) -> Seen:
        return {
            "observation": self.boards.observations(seats=self._viewers()).copy(),
            "action_mask": self.boards.masks().copy(),
        }

    def _final(self, ended: Which) -> NDArray[Any]:
        """Return the last observations of the games that have ended, as Gymnasium expects them: an array of objects."""
        final = np.full(self.num_envs, None, dtype=object)
        seen, masks = self.boards.observations(ended, seats=self._viewers()), self.boards.masks()
        for board in ended.nonzero()[0]:
            final[board] = {"observation": seen[board].copy(), "action_mask": masks[board].copy()}
        return final
