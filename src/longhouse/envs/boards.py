"""Many games at once, stepped by compiled kernels: NumPy arrays in, NumPy arrays out.

All boards of a batch play the same game with the same options, each with chance of its own. Arrays that a batch
returns are its own and change with the next step; copy what you keep.

>>> import longhouse as lh
>>> boards = boards_of(lh.northwood(), 1000, seed=7)
>>> for _ in range(100):
...     boards.step(boards.random_actions())
...     boards.reset(boards.over)
>>> boards.masks().shape, boards.observations().dtype
((1000, 223), dtype('uint8'))
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.fjords import boards as fjords
from longhouse.engine.fjords.acts import VERBS
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.records import LAND, MOST_ACTIONS, POSITION, Records
from longhouse.engine.fjords.rules import ALL_PATTERNS, NUMBER, rules_of
from longhouse.engine.northwood import boards as northwood
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.translate import state_of
from longhouse.envs.coding import Coding, Observation, coding_of
from longhouse.envs.fjords_coding import PLAIN, FjordsCoding
from longhouse.envs.seeds import checked
from longhouse.errors import BadOptions, IllegalAction, NoSuchSeat
from longhouse.games.fjords.exploration import ROW
from longhouse.games.fjords.hexes import DIRECTIONS
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.tiles import TERRAINS
from longhouse.games.game import Game, State
from longhouse.games.northwood.northwood import Northwood

Which = NDArray[np.bool_]
Actions = NDArray[np.int64]


class Boards(ABC):
    """A batch of games of one kind with one set of options; `boards_of` makes one.

    Public arrays have a row for each board:

    - `ids` and `counts`: the ids of the legal actions, and how many there are;
    - `turn`: the seat to move, −1 where the game is over; `over`: whether it is;
    - `rewards`: what the last step brought each seat.
    """

    def __init__(self, game: Game, count: int, most: int, seed: int | Sequence[int] | None) -> None:
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

    def reset(self, which: Which | None = None, *, seed: int | Sequence[int] | None = None) -> None:
        """Begin a new game on some boards, by default on all.

        With a seed their chance begins anew: one number for all, or a number for each board of the batch.
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
        """Take an action on each board, or on some, and draw the chance that follows.

        `actions` has an entry for every board; entries of boards that are left out are not read. Raises
        `IllegalAction` if an action is not legal, a board is over, or the number of actions is wrong; then no board
        has changed.
        """
        where = self._where(which)
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"a batch of {self.count} boards takes {self.count} actions, not {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = int(northwood.first_illegal(where, chosen, self.ids, self.counts, self._places))
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        self._unmark(where)
        self._step(where)
        self._mark(where)

    def random_actions(self) -> Actions:
        """A legal action for each board, at random; 0 where the game is over."""
        chosen = np.zeros(self.count, dtype=np.int64)
        northwood.choose(self._all, self.ids, self.counts, self._choices, chosen)
        return chosen

    def masks(self) -> NDArray[np.int8]:
        """For each board and action id 1 if the action is legal, else 0. The array belongs to the batch."""
        if self._masks is None:
            self._masks = np.zeros((self.count, self.coding.actions), dtype=np.int8)
            self._mark(self._all)
        return self._masks

    def observations(self, which: Which | None = None, *, seats: NDArray[np.int64] | None = None) -> Observation:
        """What a seat of each board may know: by default the seat to move, and after the end seat 0.

        The array belongs to the batch; rows of boards that are left out stay as they are. Raises `NoSuchSeat`.
        """
        if self._seen is None:
            self._seen = np.zeros((self.count, self.coding.size), dtype=np.uint8)
        viewers = np.maximum(self.turn, 0) if seats is None else np.asarray(seats, dtype=np.int64)
        if viewers.shape != (self.count,):
            raise ValueError(f"a batch of {self.count} boards has {self.count} seats that look, not {viewers.shape}")
        wrong = (viewers < 0) | (viewers >= self.game.seats)
        if wrong.any():
            raise NoSuchSeat("no-such-seat", seat=str(viewers[wrong.argmax()]))
        self._observe(self._where(which), viewers, self._seen)
        return self._seen

    @abstractmethod
    def state(self, board: int) -> State:
        """The position of a board, as the rules know it."""

    @abstractmethod
    def _begin(self, which: Which) -> None: ...

    @abstractmethod
    def _step(self, which: Which) -> None: ...

    @abstractmethod
    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None: ...

    def _mark(self, which: Which) -> None:
        if self._masks is not None:
            northwood.mark(which, self.ids, self.counts, self._masks, 1)

    def _unmark(self, which: Which) -> None:
        if self._masks is not None:
            northwood.mark(which, self.ids, self.counts, self._masks, 0)

    def _where(self, which: Which | None) -> Which:
        if which is None:
            return self._all
        where = np.asarray(which)
        if where.dtype != np.bool_ or where.shape != (self.count,):
            raise ValueError(f"boards are chosen by {self.count} booleans, not {where.dtype} of shape {where.shape}")
        return where.copy() if where is self.over else where

    def _seed(self, seed: int | Sequence[int] | None, which: Which) -> None:
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


class NorthwoodBoards(Boards):
    """A batch of games of For Northwood!, without special rules.

    `stars` has the stars of each board; `rewards` has 1 for a game that was won with the last step.
    """

    game: Northwood

    def __init__(self, game: Northwood, count: int, seed: int | Sequence[int] | None = None) -> None:
        if game.chosen.scenario is not None:
            raise BadOptions("envs-special-rules")
        self.positions: NDArray[np.int64] = np.zeros((count, at.SIZE), dtype=np.int64)
        self.stars: NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        super().__init__(game, count, at.MOST_ACTIONS, seed)

    def state(self, board: int) -> State:
        return state_of(self.positions[board], self.game)

    def _begin(self, which: Which) -> None:
        full = self.game.chosen.setup == "full"
        northwood.begin(self.positions, which, full, self._rngs, self.ids, self.counts)
        self.turn[which] = 0
        self.stars[which] = 0

    def _step(self, which: Which) -> None:
        northwood.step(self.positions, which, self._places, self._rngs, self.ids, self.counts, self.over, self.stars)
        self.turn[:] = np.where(self.over, -1, 0)
        self.rewards[:, 0] = which & self.over & (self.stars >= self.game.goal)

    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None:  # noqa: ARG002 (there is one seat only)
        northwood.observe(self.positions, which, seen)


class FjordsBoards(Boards):
    """A batch of games of Fjords, for all seats: the seat `turn` of each board acts."""

    game: Fjords

    def __init__(self, game: Fjords, count: int, seed: int | Sequence[int] | None = None) -> None:
        coding = coding_of(game)
        assert isinstance(coding, FjordsCoding)
        self.positions: Records = np.zeros(count, POSITION)
        self._lands: Records = np.zeros(count, LAND)
        self._tracked: Records = np.zeros(count, fjords.TRACKED)
        self._rules = rules_of(game)
        self._frame = _frame(coding)
        # A tile adds at most two open cells; games without a row are limited as the engine's lists are.
        most = 6 * ROW * (2 * len(game.bag) + 3 * len(game.tiles.start)) if game.by_row else MOST_ACTIONS
        self._acts: NDArray[np.int64] = np.zeros((count, most), dtype=np.int64)
        super().__init__(game, count, most, seed)

    def state(self, board: int) -> State:
        one = slice(board, board + 1)
        return Mirror(self.positions[one], self._lands[one], self._rules).state(self.game)

    def _begin(self, which: Which) -> None:
        fjords.begin(
            self.positions,
            self._lands,
            self._rules,
            self._frame,
            self._tracked,
            which,
            self._rngs,
            self._acts,
            self.ids,
            self.counts,
            self.turn,
        )

    def _step(self, which: Which) -> None:
        fjords.step(
            self.positions,
            self._lands,
            self._rules,
            self._frame,
            self._tracked,
            which,
            self._places,
            self._rngs,
            self._acts,
            self.ids,
            self.counts,
            self.turn,
            self.over,
            self.rewards,
        )

    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None:
        fjords.observe(self.positions, self._rules, self._frame, self._tracked, which, self.turn, viewers, seen)


def _frame(coding: FjordsCoding) -> Records:
    """The layout of ids and observations, for the kernels."""
    game, frames = coding.game, np.zeros(1, fjords.FRAME)
    frame = frames[0]
    kit, rules = game.tiles, rules_of(game)[0]
    for name in ("seats", "by_row", "bagged", "starting", "vikings", "longhouses", "moving", "home", "rounds"):
        frame[name] = rules[name]
    frame["side"], frame["cells"], frame["size"] = coding.side, coding.cells, coding.size
    for verb, name in enumerate(VERBS):
        frame["first"][verb] = coding.first.get(name, PLAIN.index(name) if name in PLAIN else -1)
    frame["start"][: len(kit.start)] = [coding.place(cell) for cell in kit.start]
    for place in range(coding.cells):
        q, r = divmod(place, coding.side)
        frame["near"][place] = [(q + dq) % coding.side * coding.side + (r + dr) % coding.side for dq, dr in DIRECTIONS]
    for tile, turns in enumerate(coding.turns):
        for pattern, turn in turns.items():
            frame["turn"][tile, NUMBER[pattern]] = turn
        frame["printed"][tile] = [TERRAINS.index(corner) + 1 for corner in kit.tiles[tile].pattern]
    for tile, number in coding.number.items():
        frame["number"][tile] = number
    frame["corners"] = [[TERRAINS.index(corner) + 1 for corner in pattern] for pattern in ALL_PATTERNS]
    for name, part in coding.parts.items():
        if name != "board":
            frame["turns" if name == "turn" else name] = part.start
    return frames


def boards_of(game: Game, count: int, *, seed: int | Sequence[int] | None = None) -> Boards:
    """A batch of games, each at its first decision.

    `seed` is one number for the batch, or a number for each board. Raises `BadOptions` for a scenario of For
    Northwood!, `TypeError` if the game has no environment.
    """
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1:
        raise ValueError(f"a batch has 1 board or more, not {count!r}")
    match game:
        case Fjords():
            return FjordsBoards(game, count, seed)
        case Northwood():
            return NorthwoodBoards(game, count, seed)
    raise TypeError(f"{game.name} has no environment")
