"""Plays many games at once with compiled kernels: NumPy arrays in, NumPy arrays out.

All boards of a batch play the same game with the same options, but each draws its own chance events. The arrays that a
batch returns are overwritten by the next step, so copy what you keep.

>>> import longhouse as lh
>>> boards = boards_of(lh.northwood(), 1000, seed=7)
>>> for _ in range(100):
...     boards.step(boards.random_actions())
...     boards.reset(boards.over)
>>> boards.masks().shape, boards.observations().dtype
((1000, 223), dtype('uint8'))
"""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.engine import boards as kernels
from longhouse.engine.boards import Which
from longhouse.envs.coding import Coding, Observation, coding_of
from longhouse.envs.environment import Seeds, environment_of
from longhouse.envs.seeds import checked
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.game import Game, State

Actions = NDArray[np.int64]


class Boards(ABC):
    """A batch of games with the same rules and options; `boards_of` creates one.

    Public arrays have a row for each board:

    - `ids` and `counts`: the first `counts[b]` numbers in row b of `ids` are the ids of the legal actions on board b;
    - `turn`: the seat to move, or −1 if the game is over;
    - `over`: whether the game is over;
    - `rewards`: the reward of each seat in the last step.
    """

    _stored: tuple[str, ...]
    """The names of the attributes that a subclass adds as arrays; these arrays, too, have a row for each board."""

    def __init__(self, game: Game, count: int, most: int, seed: Seeds) -> None:
        self.game = game
        self.coding: Coding = coding_of(game)
        self.count = int(count)
        self.ids: NDArray[np.int32] = np.zeros((count, most), dtype=np.int32)
        self.counts: NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        self.turn: NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        self.over: Which = np.zeros(count, dtype=np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((count, game.seats), dtype=np.float32)
        self._rngs: NDArray[np.uint64] = np.zeros((count, 1), dtype=np.uint64)
        self._choices: NDArray[np.uint64] = np.zeros((count, 1), dtype=np.uint64)
        self._places: NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        self._chosen: Actions = np.zeros(count, dtype=np.int64)
        self._all: Which = np.ones(count, dtype=np.bool_)
        self._masks: NDArray[np.int8] | None = None
        self._seen: Observation | None = None
        self._seed(seed, self._all)
        self.reset()

    def reset(self, which: Which | None = None, *, seed: Seeds = None) -> None:
        """Begin a new game on some boards, by default on all.

        - `which`: for each board, whether to begin a new game on it.
        - `seed`: restarts the random numbers of these boards: one number for the whole batch, or a number for each
          board.
        """
        where = self._where(which)
        if seed is not None:
            self._seed(seed, where)
        self._unmark(where)
        self._begin(where)
        self.over[where] = False
        self.rewards[where] = 0
        self._mark(where)

    def step(self, actions: Actions, which: Which | None = None) -> None:
        """Take an action on each board, or on some, and draw the chance events that follow.

        - `actions`: an action id for every board; entries of boards that are left out are not read.
        - `which`: for each board, whether to take its action; None for all boards.

        Raises `IllegalAction` if an action is not legal or the game on its board is over, `ValueError` if the number of
        actions is wrong, `TypeError` if they are not whole numbers. In all these cases no board has changed.
        """
        where = self._where(which)
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"a batch of {self.count} boards takes {self.count} actions, not {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = int(kernels.first_illegal(where, chosen, self.ids, self.counts, self._places))
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        self._unmark(where)
        self._step(where)
        self._mark(where)

    def random_actions(self) -> Actions:
        """Return the id of a legal action for each board, chosen at random; 0 where the game is over."""
        chosen = np.zeros(self.count, dtype=np.int64)
        kernels.choose(self._all, self.ids, self.counts, self._choices, chosen)
        return chosen

    def masks(self) -> NDArray[np.int8]:
        """Return an array with an entry for each board and action id: 1 if the action is legal on the board, else 0.

        The next step overwrites the array.
        """
        if self._masks is None:
            self._masks = np.zeros((self.count, self.coding.actions), dtype=np.int8)
            self._mark(self._all)
        return self._masks

    def observations(self, which: Which | None = None, *, seats: NDArray[np.int64] | None = None) -> Observation:
        """Return for each board the observation of one seat: by default of the seat to move, or of seat 0 once the game
        is over.

        - `which`: for each board, whether to write its observation; the rows of the others stay unchanged.
        - `seats`: for each board, the seat that observes.

        The next call overwrites the array. Raises `NoSuchSeat` if an entry of `seats` is not a seat of the game.
        """
        if self._seen is None:
            self._seen = np.zeros((self.count, self.coding.size), dtype=np.uint8)
        viewers = np.maximum(self.turn, 0) if seats is None else np.asarray(seats)
        if not np.issubdtype(viewers.dtype, np.integer):
            raise TypeError(f"seats are whole numbers, not {viewers.dtype}")
        viewers = viewers.astype(np.int64, copy=False)
        if viewers.shape != (self.count,):
            raise ValueError(f"a batch of {self.count} boards has {self.count} seats that look, not {viewers.shape}")
        wrong = (viewers < 0) | (viewers >= self.game.seats)
        if wrong.any():
            raise NoSuchSeat("no-such-seat", seat=str(viewers[wrong.argmax()]))
        self._observe(self._where(which), viewers, self._seen)
        return self._seen

    def copy_from(self, source: "Boards", rows: NDArray[np.integer[Any]]) -> None:
        """Replace every board by a copy of a board of another batch: board *n* by board `rows[n]`.

        The random numbers stay those of this batch, so chance is drawn anew on the copies: a search that tries actions
        on copies cannot see what will be drawn. Raises `ValueError` if the batches have different games or options.
        """
        if source.game != self.game:
            raise ValueError("boards are copied between batches of one game with the same options only")
        places = np.asarray(rows)
        if places.shape != (self.count,) or not np.issubdtype(places.dtype, np.integer):
            raise ValueError(f"a batch of {self.count} boards takes the numbers of {self.count} boards to copy")
        if ((places < 0) | (places >= source.count)).any():
            raise ValueError(f"the boards to copy are numbered from 0 to {source.count - 1}")
        self._unmark(self._all)
        self._copy(source, places)
        self._mark(self._all)

    @abstractmethod
    def state(self, board: int) -> State:
        """Return the position of the board with this number, as a `State` of the rules."""

    @abstractmethod
    def _begin(self, which: Which) -> None: ...

    @abstractmethod
    def _step(self, which: Which) -> None: ...

    @abstractmethod
    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None: ...

    def _copy(self, source: "Boards", rows: NDArray[np.integer[Any]]) -> None:
        for name in ("ids", "counts", "turn", "over", "rewards", *self._stored):
            getattr(self, name)[:] = getattr(source, name)[rows]

    def _mark(self, which: Which) -> None:
        if self._masks is not None:
            kernels.mark(which, self.ids, self.counts, self._masks, 1)

    def _unmark(self, which: Which) -> None:
        if self._masks is not None:
            kernels.mark(which, self.ids, self.counts, self._masks, 0)

    def _where(self, which: Which | None) -> Which:
        if which is None:
            return self._all
        where = np.asarray(which)
        if where.dtype != np.bool_ or where.shape != (self.count,):
            raise ValueError(f"boards are chosen by {self.count} booleans, not {where.dtype} of shape {where.shape}")
        return where.copy() if where is self.over else where

    def _seed(self, seed: Seeds, which: Which) -> None:
        if isinstance(seed, int | np.integer | str | float | None):
            numbers = np.random.SeedSequence(checked(seed)).generate_state(2 * self.count, np.uint64).reshape(-1, 2)
        else:
            if len(seed) != self.count:
                raise ValueError(f"a batch of {self.count} boards takes {self.count} seeds, not {len(seed)}")
            numbers = np.array([np.random.SeedSequence(checked(each)).generate_state(2, np.uint64) for each in seed])
        self._rngs[which, 0] = numbers[which, 0]
        self._choices[which, 0] = numbers[which, 1]

    def _refusal(self, board: int, action: int) -> IllegalAction:
        if self.over[board]:
            return IllegalAction("envs-board-over", board=board)
        if not 0 <= action < self.coding.actions:
            return IllegalAction("envs-board-no-such-action", board=board, action=action, last=self.coding.actions - 1)
        return IllegalAction("envs-board-masked", board=board, action=action)


def check_count(count: object) -> None:
    """Raise `ValueError` if there cannot be a batch of so many boards."""
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1:
        raise ValueError(f"a batch has 1 board or more, not {count!r}")


def boards_of(game: Game, count: int, *, seed: Seeds = None) -> Boards:
    """Create a batch of `count` games, each at its first decision.

    `seed` is one seed for the whole batch or a seed for each board; None for random numbers that cannot be repeated.
    Raises `BadOptions` for a scenario of For Northwood!, `TypeError` if the game has no environment, `ValueError` if
    `count` is not 1 or more.
    """
    return environment_of(game).boards(game, count, seed)
