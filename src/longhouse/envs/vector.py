"""Batches of games as vector environments of Gymnasium, in all of its autoreset modes.

>>> import gymnasium, longhouse.envs
>>> env = gymnasium.make_vec(
...     "longhouse/Northwood-v0", num_envs=64, vectorization_mode="vector_entry_point", setup="full"
... )
>>> seen, infos = env.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((64, 1156), (64, 223))
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from longhouse.envs.boards import Actions, Boards, FjordsBoards, NorthwoodBoards, Which
from longhouse.envs.northwood import Reward, Seen, seen_space
from longhouse.envs.seeds import checked
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.fjords.match import Fjords
from longhouse.games.northwood.northwood import Northwood

B = TypeVar("B", bound=Boards)

Opponent = Callable[[FjordsBoards, Which], Actions]
"""Plays the other seats: gets the batch and the boards on which one of them is to move, returns an action for each
board of the batch; those of the other boards are not read."""

Infos = dict[str, Any]


class BoardsEnv(VectorEnv[Seen, Actions, NDArray[Any]], Generic[B]):
    """What both games have in common. Observations are copies, which do not change with the next step."""

    def __init__(self, boards: B, autoreset_mode: AutoresetMode | str, render_mode: str | None) -> None:
        if render_mode is not None:
            raise ValueError("a batch cannot be rendered; draw a board of it: str(env.boards.state(0))")
        self.boards = boards
        """The batch. Step it through the environment only."""
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
        """Called when new games have begun on some boards."""

    @abstractmethod
    def _advance(self, actions: Actions, which: Which) -> NDArray[np.float64]:
        """Step some boards; return the reward of every board."""

    @abstractmethod
    def _results(self) -> dict[str, NDArray[Any]]:
        """What infos tell of games that are over."""

    def _viewers(self) -> NDArray[np.int64] | None:
        """The seat that looks at each board; by default the seat to move."""
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
        """The last observations of the games that have ended, as Gymnasium hands them out: an array of objects."""
        final = np.full(self.num_envs, None, dtype=object)
        seen, masks = self.boards.observations(ended, seats=self._viewers()), self.boards.masks()
        for board in ended.nonzero()[0]:
            final[board] = {"observation": seen[board].copy(), "action_mask": masks[board].copy()}
        return final


class NorthwoodVectorEnv(BoardsEnv[NorthwoodBoards]):
    """Many games of For Northwood! at once, as `gymnasium.make_vec("longhouse/Northwood-v0", …)` makes them.

    `reward` is as in `NorthwoodEnv`; all other arguments are the options of the game. Scenarios raise `BadOptions`.
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
        """Nothing more is to be done."""

    def _advance(self, actions: Actions, which: Which) -> NDArray[np.float64]:
        before = self.boards.stars.copy()
        self.boards.step(actions, which)
        if self._reward == "stars":
            return (self.boards.stars - before).astype(np.float64)
        return self.boards.rewards[:, 0].astype(np.float64)

    def _results(self) -> dict[str, NDArray[Any]]:
        return {"stars": self.boards.stars.copy(), "won": self.boards.stars >= self.boards.game.goal}


class FjordsVectorEnv(BoardsEnv[FjordsBoards]):
    """Many games of Fjords at once, one seat of each for the learner, the others for an opponent.

    - `opponent`: plays the other seats; by default at random. It is called until the learner is to move everywhere.
    - `seat`: the learner's seat; by default board *n* has seat *n* modulo the number of seats.
    - The reward comes at the end of a game: 1 for a victory, and for defeats so much that all seats add up to 0.
    - All other arguments are the options of the game.
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
        """The learner's seat on each board."""
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
        """Let the opponent play until the learner is to move on these boards; return what that brings the learner."""
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
