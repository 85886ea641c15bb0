"""The games of OpenSpiel pass its own tests, its bots play on them, and chance is the chance of the rules."""

from math import prod
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.bots import uniform_random

import longhouse.envs.openspiel  # noqa: F401 (registers the games)
from longhouse.envs.fjords.openspiel import fjords_with
from longhouse.envs.northwood.openspiel import northwood_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("longhouse_fjords", {}),
    ("longhouse_fjords", {"players": 3, "runes": "journey+wisdom+home"}),
    ("longhouse_fjords", {"edition": 2005, "rounds": 1, "oversight": True}),
    ("longhouse_northwood", {}),
    ("longhouse_northwood", {"setup": "full", "goal": 18}),
    ("longhouse_northwood", {"scenario": "first-thaw"}),
]


@pytest.mark.parametrize(("name", "parameters"), GAMES, ids=str)
def test_openspiel_finds_nothing_wrong(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "said"), [("longhouse_fjords", "house"), ("longhouse_northwood", "listen")])
def test_a_playthrough_names_every_action(name: str, said: str) -> None:
    told = generate_playthrough.playthrough(name, action_sequence=None, observation_params_string=None, seed=7)
    assert told.startswith(f"game: {name}\n")
    assert f'# Apply action "{said}"' in told


def test_the_bots_of_openspiel_play_a_whole_game() -> None:
    game = pyspiel.load_game("longhouse_fjords")
    rng = np.random.RandomState(1)
    thinker = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    guessers = [uniform_random.UniformRandomBot(seat, rng) for seat in range(2)]
    state = game.new_initial_state()
    thought = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == 0 and _late(state):  # a search of the whole game would take a minute
            state.apply_action(thinker.step(state))
            thought += 1
        else:
            state.apply_action(guessers[state.current_player()].step(state))
    assert thought > 3
    assert sorted(state.returns()) == [-1, 1]


def _late(state: Any) -> bool:
    return isinstance(state.position, Settlement)


@pytest.mark.parametrize(("name", "parameters"), GAMES, ids=str)
def test_what_is_picked_item_by_item_is_as_likely_as_the_rules_say(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    rng = np.random.default_rng(3)
    state = game.new_initial_state()
    orders: dict[str, int] = {"*hand": 40320, "*swap": 24}
    compared, likely, before = 0, 1.0, state.position
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            likely, before = 1.0, state.position
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        seen, chance = len(state.events), before.chance
        picked, each = outcomes[rng.integers(len(outcomes))]
        likely *= each
        state.apply_action(picked)
        if len(state.events) > seen:
            event: Event = state.events[seen]
            assert chance is not None
            if event[0] != "*setup" or parameters.get("setup") != "full":
                size = prod(range(1, len(event))) if event[0] == "*swap" else orders.get(event[0], 1)
                assert likely * size == pytest.approx(chance.probability(event))
                compared += 1
            likely, before = 1.0, state.position
    assert compared > 5


def test_the_tensors_hold_what_the_coding_says() -> None:
    game = pyspiel.load_game("longhouse_fjords")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seen = np.array(state.observation_tensor(1), dtype=np.uint8)
    assert seen[:2].tolist() == [0, 1]
    assert np.array_equal(seen[2:], game.coding.observe(state.position, 1))
    history = np.array(state.information_state_tensor(0))
    assert history[2 : 2 + len(state.taken)].tolist() == [action + 1 for action in state.taken]
    assert "*row" in state.information_state_string(0)


def test_parameters_are_the_options_of_the_games() -> None:
    assert fjords_with({"players": 3, "runes": "water+home"}).options()["runes"] == ["water", "home"]
    assert northwood_with({"setup": "full", "goal": 20}).options() == {"setup": "full", "goal": 20}
