"""Batches of games: the kernels never disagree with the referee, and every board keeps its own chance."""

import random
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest
from support.mirrored import options_at_random

from longhouse.engine.compiled import EVERY_KERNEL
from longhouse.engine.warm import BATCHES
from longhouse.envs.boards import Boards, boards_of
from longhouse.envs.northwood.boards import NorthwoodBoards
from longhouse.envs.rewards import reward_of
from longhouse.errors import BadOptions, IllegalAction, NoSuchSeat
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Json, Seat, State

_OPTIONS = random.Random(11)
GAMES: list[tuple[str, dict[str, Json]]] = [
    ("northwood", {}),
    ("northwood", {"setup": "full", "goal": 18}),
    ("fjords", {}),
    ("fjords", {"players": 4, "runes": list(RUNES)}),
    ("fjords", {"players": 3, "oversight": True, "runes": ["wisdom"]}),
    ("fjords", {"variant": "epic", "runes": ["journey", "home"]}),
    ("fjords", {"variant": "classic", "rounds": 1, "oversight": True}),
    ("fjords", {"edition": "2005", "rounds": 3}),
    *(("fjords", options_at_random(_OPTIONS)) for _ in range(8)),
]


def follows(mid: State, after: State) -> bool | None:
    """Whether a position follows from another by one outcome of chance at most; None if it takes more of it."""
    chance = mid.chance
    if chance is None:
        return mid == after
    outcomes = [mid.take(event) for event, _ in islice(chance.outcomes(), 100)]
    if len(outcomes) == 100 or any(each.chance is not None for each in outcomes):
        return None
    return after in outcomes


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_every_board_is_played_as_the_referee_plays_it(name: str, options: dict[str, Json]) -> None:
    game = game_with(name, options)
    boards = boards_of(game, 12, seed=5)
    coding, compared, ended = boards.coding, 0, 0
    turn = 0
    while turn < 420 or ended < 6:
        board, masks, seen = turn % 12, boards.masks(), boards.observations()
        before, seat = boards.state(board), Seat(int(boards.turn[board]))
        assert before.turn == seat
        assert np.array_equal(coding.mask(before), masks[board])
        assert np.array_equal(coding.observe(before, seat), seen[board])
        assert set(coding.legal(before)) == set(boards.ids[board, : boards.counts[board]].tolist())
        actions = boards.random_actions()
        mid = before.take(coding.event_of(before, int(actions[board])))
        boards.step(actions)
        then = follows(mid, boards.state(board))
        assert then is not False
        compared += then is True
        for other in boards.over.nonzero()[0].tolist():
            last = boards.state(other)
            assert last.result is not None
            if name == "fjords":
                expected = [reward_of(last.result, Seat(each)) for each in range(game.seats)]
            else:
                expected = [last.result.share(Seat(0))]
                assert isinstance(boards, NorthwoodBoards)
                assert int(boards.stars[other]) == last.result.points[0]
            assert boards.rewards[other].tolist() == pytest.approx(expected)
            for each in map(Seat, range(game.seats)):
                seen = boards.observations(seats=np.full(12, each))
                assert np.array_equal(coding.observe(last, each), seen[other])
            ended += 1
        boards.reset(boards.over)
        turn += 1
    assert compared > 150


def play(boards: Boards, steps: int) -> list[list[int]]:
    """The observations of some random steps, as sums with the places of their bytes."""
    weights = np.arange(1, boards.coding.size + 1)
    told = []
    for _ in range(steps):
        told.append((boards.observations() @ weights).tolist())
        boards.step(boards.random_actions())
        boards.reset(boards.over)
    return told


@pytest.mark.parametrize("name", ["fjords", "northwood"])
def test_a_board_depends_on_its_own_seed_and_actions_only(name: str) -> None:
    game = game_with(name, {})
    four = play(boards_of(game, 4, seed=[1, 2, 3, 4]), 200)
    assert four == play(boards_of(game, 4, seed=[1, 2, 3, 4]), 200)
    alone = play(boards_of(game, 1, seed=[3]), 200)
    assert [row[2] for row in four] == [row[0] for row in alone]
    assert len({tuple(row[board] for row in four) for board in range(4)}) == 4
    again = boards_of(game, 4, seed=9)
    play(again, 30)
    again.reset(seed=[1, 2, 3, 4])
    assert four == play(again, 200)


@pytest.mark.parametrize("name", ["fjords", "northwood"])
def test_copies_of_a_board_are_alike_until_chance_decides(name: str) -> None:
    game = game_with(name, {})
    boards, copies = boards_of(game, 3, seed=1), boards_of(game, 6, seed=2)
    rows = np.array([2, 0, 0, 1, 2, 2])
    apart = False
    for _ in range(150):
        for batch in (boards, copies):
            batch.reset(batch.over)
            batch.step(batch.random_actions())
            batch.reset(batch.over)
            batch.observations()
            batch.masks()
        copies.copy_from(boards, rows)
        assert np.array_equal(copies.observations(), boards.observations()[rows])
        assert np.array_equal(copies.masks(), boards.masks()[rows])
        assert np.array_equal(copies.ids, boards.ids[rows])
        assert copies.state(3) == boards.state(1)
        before = [boards.state(board) for board in range(3)]
        copies.step(boards.random_actions()[rows])
        assert [boards.state(board) for board in range(3)] == before
        apart = apart or copies.state(4) != copies.state(5)
    assert apart, "each copy has chance of its own"


def test_boards_of_other_options_are_not_mixed() -> None:
    boards: Any = boards_of(game_with("northwood", {}), 2, seed=1)
    with pytest.raises(ValueError, match="same options"):
        boards.copy_from(boards_of(game_with("northwood", {"goal": 18}), 2), np.array([0, 1]))
    for rows in (np.array([0]), np.array([0.0, 1.0]), np.array([0, 2]), np.array([-1, 0])):
        with pytest.raises(ValueError, match="copy"):
            boards.copy_from(boards_of(game_with("northwood", {}), 2), rows)


@pytest.mark.parametrize("name", ["fjords", "northwood"])
def test_boards_that_are_left_out_do_not_change(name: str) -> None:
    boards = boards_of(game_with(name, {}), 6, seed=1)
    which = np.array([True, False] * 3)
    for _ in range(40):
        before, masks = [boards.state(board) for board in range(6)], boards.masks().copy()
        boards.step(boards.random_actions(), which)
        for board in (1, 3, 5):
            assert boards.state(board) == before[board]
            assert np.array_equal(boards.masks()[board], masks[board])


@pytest.mark.parametrize("name", ["fjords", "northwood"])
def test_the_kernels_of_a_batch_are_compiled_in_advance_as_they_are_used(name: str) -> None:
    module = next(each for each in BATCHES if f".{name}." in each)
    import_module(module).warm()
    boards = boards_of(game_with(name, {}), 3, seed=1)
    boards.masks()
    play(boards, 3)
    kernels = [each for each in EVERY_KERNEL if each.py_func.__module__ in {module, "longhouse.engine.boards"}]
    variants = {each.py_func.__name__: len(each.overloads) for each in kernels}
    assert max(variants.values()) == 1, "compiled in advance for other types than are used"
    assert {name for name, count in variants.items() if count} >= {
        *("begin", "step", "observe", "first_illegal", "choose", "mark")
    }


def test_a_wrong_action_is_refused_and_no_board_has_changed() -> None:
    boards: Any = boards_of(game_with("northwood", {}), 3, seed=1)
    before = [boards.state(board) for board in range(3)]
    good = boards.random_actions()
    masked = int((boards.masks()[1] == 0).argmax())
    for action, said in (
        (masked, f"Action {masked} is not legal on board 1."),
        (223, "There is no action 223 "),
        (-1, "There is no action"),
    ):
        actions = good.copy()
        actions[1] = action
        with pytest.raises(IllegalAction, match=said):
            boards.step(actions)
    assert [boards.state(board) for board in range(3)] == before
    for actions, error in ((good[:2], ValueError), (good.astype(float), TypeError), ("visit", ValueError)):
        with pytest.raises(error):
            boards.step(actions)
    with pytest.raises(ValueError, match="booleans"):
        boards.step(good, np.array([0, 1, 1]))


def test_a_finished_board_is_refused_until_it_is_reset() -> None:
    boards = boards_of(game_with("northwood", {}), 2, seed=1)
    while not boards.over.any():
        boards.step(boards.random_actions())
    board = int(boards.over.argmax())
    assert (boards.turn[board], boards.counts[board], boards.masks()[board].any()) == (-1, 0, False)
    with pytest.raises(IllegalAction, match=f"The game on board {board} is over."):
        boards.step(boards.random_actions())
    boards.reset(boards.over)
    boards.step(boards.random_actions())


def test_bad_seeds_sizes_seats_and_options_are_refused() -> None:
    game = game_with("fjords", {})
    for seed, error in (("7", TypeError), (1.5, TypeError), (True, TypeError), (-1, ValueError), ([1], ValueError)):
        with pytest.raises(error):
            boards_of(game, 2, seed=seed)  # type: ignore[arg-type]
    for count in (0, -1, 1.5, True):
        with pytest.raises((ValueError, TypeError)):
            boards_of(game, count)  # type: ignore[arg-type]
    with pytest.raises(NoSuchSeat):
        boards_of(game, 2).observations(seats=np.array([0, 2]))
    with pytest.raises(TypeError, match="seats are whole numbers, not float64"):
        boards_of(game, 2).observations(seats=np.array([0.0, 1.0]))
    with pytest.raises(TypeError, match="'fjords' has no environment"):
        boards_of("fjords", 2)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="in a batch"):
        boards_of(game_with("northwood", {"scenario": "first-thaw"}), 2)
