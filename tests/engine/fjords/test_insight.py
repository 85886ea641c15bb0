"""The learned forecast is nearer to the end of games than the linear one, and its file is checked."""

from typing import Any

import numpy as np
import pytest

from longhouse.engine.fjords.acts import DUE_LAY
from longhouse.engine.fjords.insight import LEFT, checked, foresights, shipped
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.records import INPUTS, UNITS
from longhouse.engine.fjords.rules import learned_rules_of, rules_of
from longhouse.engine.fjords.schooling import SelfPlayed, self_play
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Json

SEED = 1 << 60
"""Far from the seeds that `bench/learn_fjords.py` learns from."""


@pytest.fixture(scope="module")
def played() -> SelfPlayed:
    return self_play(SEED, 40)


def fjords(options: dict[str, Json]) -> Fjords:
    game = game_with("fjords", options)
    assert isinstance(game, Fjords)
    return game


def test_it_is_nearer_to_the_end_of_games_than_the_linear_forecast(played: SelfPlayed) -> None:
    network = shipped()
    added = np.maximum(played.inputs @ network.inner + network.inner_bias, 0) @ network.outer + network.outer_bias
    there = played.inputs[:, LEFT] * 8 >= 4
    linear, learned = (played.values - played.forecasts)[there], (played.values - played.forecasts - added)[there]
    assert np.mean(learned**2) < 0.92 * np.mean(linear**2)
    assert abs(np.mean(learned)) < 1.0


def test_the_kernel_computes_what_the_network_says() -> None:
    rules = learned_rules_of(fjords({}))
    assert rules[0]["learned"]
    network = shipped()
    begun = Mirror.of(fjords({}).start().apply("*first 0"))
    state = begun.position.copy()
    state["in_row"], state["row"][0, :4], state["in_bag"] = 4, state["bag"][0, 20:24], 20
    state["due"] = DUE_LAY
    told, inputs, linear = foresights(state, rules)
    added = np.maximum(inputs @ network.inner + network.inner_bias, 0) @ network.outer + network.outer_bias
    assert told == pytest.approx(linear + added)
    assert foresights(state, rules_of(fjords({})))[0] == pytest.approx(linear)


@pytest.mark.parametrize("options", [{"players": 3}, {"variant": "epic"}, {"runes": ["water"]}, {"edition": "2005"}])
def test_other_games_than_those_it_was_learned_from_do_without_it(options: dict[str, Json]) -> None:
    assert not learned_rules_of(fjords(options))[0]["learned"]


def whole() -> dict[str, Any]:
    return {
        "inner": [[0.0] * UNITS] * INPUTS,
        "inner_bias": [0.0] * UNITS,
        "outer": [0.0] * UNITS,
        "outer_bias": 0.0,
    }


@pytest.mark.parametrize(
    "broken", [{"inner": [[0.0] * UNITS]}, {"outer": [0.0]}, {"outer_bias": float("nan")}, {"inner_bias": []}]
)
def test_a_file_that_holds_no_network_is_refused(broken: dict[str, Any]) -> None:
    checked(whole())
    with pytest.raises(ValueError, match="no learned forecast"):
        checked(whole() | broken)
