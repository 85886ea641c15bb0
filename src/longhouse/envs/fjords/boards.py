"""Batches of Fjords games, and the array layout that the kernels need."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.boards import Which
from longhouse.engine.fjords import boards as kernels
from longhouse.engine.fjords.acts import VERBS
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.records import LAND, MOST_ACTIONS, POSITION, Records
from longhouse.engine.fjords.rules import ALL_PATTERNS, NUMBER, rules_of
from longhouse.envs.boards import Boards, check_count
from longhouse.envs.coding import Observation, coding_of
from longhouse.envs.environment import Seeds
from longhouse.envs.fjords.coding import PLAIN, FjordsCoding
from longhouse.games.fjords.exploration import ROW
from longhouse.games.fjords.hexes import DIRECTIONS
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.tiles import TERRAINS
from longhouse.games.game import State


class FjordsBoards(Boards):
    """A batch of Fjords games. On each board, the caller acts for whichever seat is to move."""

    game: Fjords
    _stored = ("positions", "_lands", "_tracked", "_acts")

    def __init__(self, game: Fjords, count: int, seed: Seeds = None) -> None:
        check_count(count)
        coding = coding_of(game)
        assert isinstance(coding, FjordsCoding)
        self.positions: Records = np.zeros(count, POSITION)
        """The position on each board, as a record of the engine."""
        self._lands: Records = np.zeros(count, LAND)
        self._tracked: Records = np.zeros(count, kernels.TRACKED)
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
        kernels.begin(
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
        kernels.step(
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

    def _copy(self, source: Boards, rows: NDArray[np.integer[Any]]) -> None:
        super()._copy(source, rows)
        self._tracked["shown"] = 0  # the observations of the boards that were here before are of no use

    def _observe(self, which: Which, viewers: NDArray[np.int64], seen: Observation) -> None:
        kernels.observe(self.positions, self._rules, self._frame, self._tracked, which, self.turn, viewers, seen)


def _frame(coding: FjordsCoding) -> Records:
    """Describe the layout of action ids and observations for the kernels."""
    game, frames = coding.game, np.zeros(1, kernels.FRAME)
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
