"""The environments of Gymnasium and PettingZoo pass the libraries' own tests, and agree with the referee."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import longhouse.envs  # noqa: F401 (registers the ids)
from longhouse.envs.fjords.aec import FjordsEnv
from longhouse.envs.fjords.drawing import draw as draw_fjords
from longhouse.envs.northwood.drawing import _animals
from longhouse.envs.northwood.drawing import draw as draw_northwood
from longhouse.envs.northwood.env import NorthwoodEnv
from longhouse.errors import BadOptions, IllegalAction, NoSuchSeat
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Seat
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.playout import random_game

FJORDS: list[dict[str, Any]] = [
    {},
    {"players": 4, "runes": list(RUNES)},
    {"variant": "epic", "oversight": True},
    {"edition": "2005"},
    {"variant": "classic", "rounds": 1},
]


@pytest.mark.parametrize("options", [{}, {"setup": "full", "goal": 20}, {"scenario": "first-thaw"}], ids=str)
@pytest.mark.parametrize("reward", ["won", "stars"])
def test_gymnasium_finds_nothing_wrong_with_northwood(options: dict[str, Any], reward: str) -> None:
    env = gymnasium.make("longhouse/Northwood-v0", reward=reward, illegal="end", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("options", FJORDS, ids=str)
def test_pettingzoo_finds_nothing_wrong_with_fjords(options: dict[str, Any]) -> None:
    api_test(FjordsEnv(**options), num_cycles=250)
    seed_test(lambda: FjordsEnv(**options), num_cycles=60)


def test_pettingzoo_can_render_fjords(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(FjordsEnv)
    assert capsys.readouterr().out.count("\n") > 20


def test_gymnasium_can_render_northwood_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for mode in NorthwoodEnv.metadata["render_modes"]:
            env = gymnasium.make("longhouse/Northwood-v0", illegal="end", render_mode=mode)
            check_env(env.unwrapped)
    assert capsys.readouterr().out.count("\n") > 20


def test_a_picture_shows_the_board_and_changes_with_it() -> None:
    env = FjordsEnv(render_mode="rgb_array", runes=["strength", "wisdom"])
    env.reset(seed=3)
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert before.shape == (720, 960, 3)
    assert before.dtype == np.uint8
    colours = (0xAF, 0xC0, 0x76), (0x3A, 0x80, 0x94)
    meadow, sea = ((np.abs(before.astype(int) - colour).max(axis=2) < 6).sum() for colour in colours)
    assert meadow > 1_000
    assert sea > 200
    for _ in range(12):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert (before != after).any()


def test_princes_ladies_and_barons_have_a_crown_in_pictures() -> None:
    record = random_game(game_with("northwood", {"setup": "full"}), "5").record
    view: Any = record[3].view(Seat(0))
    crowned = {fief["fief"]: fief["ruler"][0] in "PLB" for fief in view["fiefs"]}
    picture = draw_northwood(record[3])
    gold = {fief: picture[20:100, 20 + 116 * fief : 120 + 116 * fief] == (0xF2, 0xC1, 0x4E) for fief in crowned}
    assert {fief: bool(found.all(axis=2).sum() > 50) for fief, found in gold.items()} == crowned
    assert set(crowned.values()) == {True, False}


def test_each_character_is_another_animal() -> None:
    animals = _animals()
    assert set(animals) == {character.code for character in CHARACTERS}
    assert len({str(rings) for rings in animals.values()}) == len(CHARACTERS)
    assert all(0 <= number <= 256 for rings in animals.values() for ring in rings for number in ring)


@pytest.mark.parametrize(("name", "options"), [("fjords", {"players": 4}), ("northwood", {"setup": "full"})])
def test_every_position_of_a_game_can_be_drawn(name: str, options: dict[str, Any]) -> None:
    draw = {"fjords": draw_fjords, "northwood": draw_northwood}[name]
    record = random_game(game_with(name, options), "5").record
    for state in list(record.states())[::9]:
        assert draw(state).any()
    assert draw(list(record.states())[-1]).any()


@pytest.mark.parametrize("options", FJORDS, ids=str)
def test_a_game_of_pettingzoo_is_one_that_the_rules_accept(options: dict[str, Any]) -> None:
    env, rng = FjordsEnv(**options), np.random.default_rng(5)
    env.reset(seed=5)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    texts: list[str] = []
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        gained[agent] += reward
        if terminated:
            env.step(None)
            continue
        action = int(rng.choice(seen["action_mask"].nonzero()[0]))
        texts.append(env.text(action))
        env.step(action)
    record = env.record
    state = record.verify(fair=True)
    assert [text for text in record.events if not text.startswith("*")] == texts
    assert state.result is not None
    assert [outcome > 0 for outcome in gained.values()] == [
        state.result.outcome(Seat(seat)) == "won" for seat in range(env.game.seats)
    ]
    assert sum(gained.values()) == pytest.approx(0)


@pytest.mark.parametrize("reward", ["won", "stars"])
def test_a_game_of_gymnasium_is_one_that_the_rules_accept(reward: Any) -> None:
    env, rng = NorthwoodEnv(setup="full", reward=reward), np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    gained, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        seen, got, over, _, info = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        gained += got
    state = env.record.verify(fair=True)
    assert state.result is not None
    assert info == {"stars": state.result.points[0], "won": state.result.outcome(Seat(0)) == "won"}
    assert gained == (info["stars"] if reward == "stars" else info["won"])
    with pytest.raises(IllegalAction, match="game is over"):
        env.step(np.int64(0))


def test_the_same_seed_gives_the_same_game_and_the_next_reset_another() -> None:
    env = NorthwoodEnv()
    first = env.reset(seed=3)[0]["observation"]
    second = env.reset()[0]["observation"]
    assert not np.array_equal(first, second)
    assert np.array_equal(env.reset(seed=3)[0]["observation"], first)


def test_bad_input_is_refused() -> None:
    northwood, fjords = NorthwoodEnv(), FjordsEnv()
    for step in (northwood.step, fjords.step):
        with pytest.raises(IllegalAction, match="reset first"):
            step(0)  # type: ignore[arg-type]
    for env in (northwood, fjords):
        for seed, error in (("7", TypeError), (1.5, TypeError), (True, TypeError), (-1, ValueError)):
            with pytest.raises(error):
                env.reset(seed=seed)  # type: ignore[arg-type]
        env.reset(seed=1)
        with pytest.raises(IllegalAction, match="no action"):
            env.step(10**6)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            env.step("draw")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="not legal"):
        fjords.step(0)
    with pytest.raises(NoSuchSeat):
        fjords.observe("seat_2")
    with pytest.raises(BadOptions):
        gymnasium.make("longhouse/Northwood-v0", players=3)
    for wrong in ({"reward": "points"}, {"illegal": "ignore"}):
        with pytest.raises(ValueError, match=f"{next(iter(wrong))} is '"):
            NorthwoodEnv(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render mode"):
        FjordsEnv(render_mode="film")


def test_an_illegal_action_can_end_the_game_without_a_reward() -> None:
    env = NorthwoodEnv(illegal="end")
    seen, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64((seen["action_mask"] == 0).argmax()))
    assert (reward, terminated) == (0.0, True)
    assert info["illegal"].endswith("is not legal here. Choose an action that the action mask allows.")
