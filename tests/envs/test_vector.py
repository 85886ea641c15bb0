"""Vector environments behave as Gymnasium's own do, in every autoreset mode."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import longhouse.envs  # noqa: F401 (registers the ids)
from longhouse.engine.boards import Which
from longhouse.envs.boards import Actions
from longhouse.envs.fjords.boards import FjordsBoards
from longhouse.envs.fjords.vector import FjordsVectorEnv
from longhouse.envs.northwood.vector import NorthwoodVectorEnv
from longhouse.envs.vector import BoardsEnv
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.game import Seat


def make(name: str, mode: AutoresetMode, **options: Any) -> BoardsEnv[Any]:
    kind = FjordsVectorEnv if name == "fjords" else NorthwoodVectorEnv
    return kind(6, autoreset_mode=mode, **options)


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> Actions:
    """A legal action for each board that has one."""
    masks = seen["action_mask"]
    return np.array([rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", ["fjords", "northwood"])
def test_finished_games_begin_again_as_the_mode_says(name: str, mode: AutoresetMode) -> None:
    env, rng = make(name, mode), np.random.default_rng(1)
    assert env.metadata["autoreset_mode"] is mode
    seen, _ = env.reset(seed=3)
    finished, steps = 0, 0
    before = np.zeros(6, dtype=bool)
    while finished < 12:
        actions = chosen(seen, rng)
        if mode is AutoresetMode.DISABLED and before.any():
            with pytest.raises(IllegalAction):
                env.step(actions)
            seen, _ = env.reset(options={"reset_mask": before})
            assert seen["action_mask"].any(axis=1).all()
            before[:] = False
            continue
        seen, rewards, ended, truncated, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert not rewards[~ended].any()
        if mode is AutoresetMode.NEXT_STEP:
            assert not (before & ended).any()
        over = ~seen["action_mask"].any(axis=1)
        if mode is AutoresetMode.SAME_STEP:
            assert not over.any()
            assert ("final_obs" in infos) == ended.any()
            for board in ended.nonzero()[0]:
                assert not infos["final_obs"][board]["action_mask"].any()
                assert infos["_final_info"][board]
        else:
            assert np.array_equal(over, ended)
            assert ("_stars" in infos or "_points" in infos) == ended.any()
        before = ended
        finished += int(ended.sum())
        steps += 1
    assert steps > 20


def test_the_learner_is_to_move_on_every_board_and_sees_with_its_own_eyes() -> None:
    asked = []

    def opponent(boards: FjordsBoards, which: Which) -> Actions:
        asked.append(int(which.sum()))
        assert (boards.turn[which] != env.seats[which]).all()
        return boards.random_actions()

    env = FjordsVectorEnv(6, players=3, opponent=opponent)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    gained = np.zeros(6)
    games = 0
    for _ in range(150):
        running = ~env.boards.over
        assert (env.boards.turn[running] == env.seats[running]).all()
        part = env.boards.coding.parts["seat"].of(seen["observation"])
        assert part.argmax(axis=1).tolist() == [0, 1, 2, 0, 1, 2]
        seen, rewards, ended, _, infos = env.step(chosen(seen, rng))
        gained += rewards
        for board in ended.nonzero()[0]:
            result = env.boards.state(int(board)).result
            assert result is not None
            assert infos["points"][board] == result.points[env.seats[board]]
            assert rewards[board] == (1 if result.outcome(Seat(int(env.seats[board]))) == "won" else -0.5)
            games += 1
    assert games > 10
    assert asked


def test_the_same_seed_gives_the_same_games_and_boards_are_numbered_on() -> None:
    env = NorthwoodVectorEnv(4, setup="full")
    first = env.reset(seed=3)[0]["observation"]
    second = env.reset(seed=4)[0]["observation"]
    assert np.array_equal(first[1:], second[:-1])
    assert not np.array_equal(env.reset()[0]["observation"], second)
    assert np.array_equal(env.reset(seed=3)[0]["observation"], first)


def test_stars_can_be_the_reward() -> None:
    env, rng = NorthwoodVectorEnv(8, reward="stars", autoreset_mode="SameStep"), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    gained, told = np.zeros(8), 0
    while told < 10:
        seen, rewards, ended, _, infos = env.step(chosen(seen, rng))
        gained += rewards
        for board in ended.nonzero()[0]:
            assert gained[board] == infos["final_info"]["stars"][board]
            told += 1
        gained[ended] = 0


def test_gymnasium_makes_vectors_by_the_registered_id() -> None:
    env = gymnasium.make_vec("longhouse/Northwood-v0", 5, "vector_entry_point", goal=18)
    assert isinstance(env.unwrapped, NorthwoodVectorEnv)
    assert env.reset(seed=1)[0]["action_mask"].shape == (5, 223)
    slow = gymnasium.make_vec("longhouse/Northwood-v0", 2, "sync", goal=18)
    assert slow.reset(seed=1)[0]["action_mask"].shape == (2, 223)


def test_bad_input_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        FjordsVectorEnv(2, seat=2)
    with pytest.raises(ValueError, match="rendered"):
        NorthwoodVectorEnv(2, render_mode="ansi")
    for none in (NorthwoodVectorEnv, FjordsVectorEnv):
        with pytest.raises(ValueError, match="1 board or more, not 0"):
            none(0)
    with pytest.raises(ValueError, match="often"):
        NorthwoodVectorEnv(2, autoreset_mode="often")
    env = NorthwoodVectorEnv(2)
    with pytest.raises(IllegalAction, match="reset first"):
        env.step(np.zeros(2, dtype=np.int64))
    for seed in ("7", 1.5):
        with pytest.raises(TypeError):
            env.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="reset_mask"):
        env.reset(options={"reset_mask": [True, False]})
