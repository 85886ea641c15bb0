"""The forecast of a settlement is near what the solver proves, fair to both seats, and its file is checked."""

import numpy as np
import pytest

from longhouse.engine.fjords.forecast import checked, forecasts, shipped
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.records import FACTS, TILES_LEFT
from longhouse.engine.fjords.schooling import Endings, endings, journeys
from longhouse.engine.fjords.settling import solve
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.settlement import Settlement

SEED = 1 << 60
"""Far from the seeds that `bench/fit_fjords.py` learns from."""


@pytest.fixture(scope="module")
def game() -> Fjords:
    game = game_with("fjords", {})
    assert isinstance(game, Fjords)
    return game


@pytest.fixture(scope="module")
def found() -> Endings:
    return endings(SEED, 150)


def test_endings_are_worth_what_the_solver_proves(game: Fjords, found: Endings) -> None:
    begun = Mirror.of(game.start())
    for k in range(12):
        state = Mirror(found.positions[k : k + 1], begun.land, begun.rules).state(game)
        assert isinstance(state, Settlement)
        assert solve(state).low == found.values[k]


def test_the_forecast_is_half_as_far_off_as_the_plain_estimate(game: Fjords, found: Endings) -> None:
    told = forecasts(found.positions, Mirror.of(game.start()).rules)
    error, plain = told - found.values, found.plain - found.values
    assert np.sqrt(np.mean(error**2)) < 0.6 * np.sqrt(np.mean(plain**2))
    assert abs(np.mean(error)) < 0.5


def test_on_land_that_is_mirrored_it_is_good_to_place_first(game: Fjords, found: Endings) -> None:
    """What each seat could expect as the first to place adds up to what that is worth: never less than nothing."""
    rules = Mirror.of(game.start()).rules
    mirrored = found.positions.copy()
    mirrored["joined"][:, :2] = found.positions["joined"][:, 1::-1]
    worth_of_the_turn = forecasts(found.positions, rules) + forecasts(mirrored, rules)
    assert (worth_of_the_turn > 0).all()
    assert worth_of_the_turn.mean() < 10


def test_without_bonus_land_nobody_gets_more_than_their_vikings(game: Fjords, found: Endings) -> None:
    rules = Mirror.of(game.start()).rules.copy()
    rules["bonus_land"], rules["vikings"] = 0, 3
    assert (np.abs(forecasts(found.positions, rules)) <= 3).all()


def test_with_tiles_left_it_is_nearer_to_what_comes_than_the_plain_estimate() -> None:
    numbers, _ = shipped()
    played = journeys(SEED, 400, numbers[0])
    for left in (4, 8, 16):
        there = played.sides[:, left] != 0
        values = (played.values * played.sides[:, left])[there]
        told = played.facts[there, left] @ numbers[left]
        assert np.mean((told - values) ** 2) < 0.9 * np.mean((played.plain[there, left] - values) ** 2)


def test_the_fewer_tiles_are_left_the_less_doubt_there_is() -> None:
    _, doubt = shipped()
    assert doubt[0] < doubt[4] < doubt[8] < doubt[16]


@pytest.mark.parametrize(
    "broken",
    [
        [[0.0] * (FACTS + 1)] * (TILES_LEFT - 1),
        [[0.0] * FACTS + [0.0]] * TILES_LEFT,
        [[float("nan")] * FACTS + [1.0]] * TILES_LEFT,
    ],
)
def test_a_file_that_is_no_forecast_is_refused(broken: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="no forecast"):
        checked(broken)
