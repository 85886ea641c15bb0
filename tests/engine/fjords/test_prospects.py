"""The forecast of every seat's points is near to how games end, with any runes, and its file is checked."""

import numpy as np
import pytest

from longhouse.engine.fjords.prospects import HOUSES, NO_HOME, NOBODY, REACHED, STONES, TURN, checked, shipped
from longhouse.engine.fjords.records import PROSPECTS, TILES_LEFT
from longhouse.engine.fjords.rules import learned_rules_of, rules_of
from longhouse.engine.fjords.schooling import Travels, travels
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Json

SEED = 1 << 60
"""Far from the seeds that `bench/fit_prospects.py` draws."""
KINDS: list[dict[str, Json]] = [
    {"runes": list(RUNES)},
    {"runes": ["strength", "home"]},
]


def fjords(options: dict[str, Json]) -> Fjords:
    game = game_with("fjords", options)
    assert isinstance(game, Fjords)
    return game


@pytest.fixture(scope="module", params=KINDS, ids=str)
def played(request: pytest.FixtureRequest) -> tuple[int, Travels]:
    options: dict[str, Json] = request.param
    return fjords(options).seats, travels(SEED, 200, options)


def test_it_foretells_points_better_than_their_mean(played: tuple[int, Travels]) -> None:
    games = played[1]
    weights, doubts = shipped()
    for left, most in ((0, 0.92), (8, 1.0)):
        facts = games.facts[:, left]
        there = facts.any(axis=(1, 2))
        told, points = facts[there] @ weights[left], games.points[there]
        ahead, behind = told - told.mean(axis=1, keepdims=True), points - points.mean(axis=1, keepdims=True)
        assert np.mean((ahead - behind) ** 2) < most * np.mean(behind**2)
        assert doubts[left] > 0


def test_the_features_of_all_seats_agree(played: tuple[int, Travels]) -> None:
    seats, games = played
    facts = games.facts[:, 5][games.facts[:, 5].any(axis=(1, 2))]
    assert (facts[:, :, NOBODY] == facts[:, :1, NOBODY]).all(), "what no seat reaches is the same for all"
    assert (facts[:, :, TURN : TURN + 4].sum(axis=(1, 2)) == seats).all()
    assert (facts[:, :, TURN : TURN + 4].max(axis=1).sum(axis=1) == seats).all(), "each has a turn of its own"
    own, others = facts[:, :, HOUSES], facts[:, :, HOUSES + 1]
    assert (own + others == own.sum(axis=1, keepdims=True)).all()
    table = facts[:, :, :REACHED].reshape(len(facts), seats, 6, 7)
    nearer = sum(table[:, :, near, near + 1 :].sum(axis=2) for near in range(6))
    assert (nearer.sum(axis=1) <= 40).all(), "a tile is nearest to one seat at most"
    if seats == 2:
        assert (table[:, 0, :, :6] == table[:, 1, :, :6].swapaxes(1, 2)).all(), "what both reach, seen from both"


def test_stones_count_for_the_seat_that_is_nearest() -> None:
    chosen: list[list[Json]] = [[], ["strength"]]
    without, withal = (travels(SEED, 50, {"players": 3, "runes": runes}) for runes in chosen)
    assert not without.facts[..., STONES:].any()
    assert withal.facts[:, 2, :, STONES].sum() > 0
    assert not withal.facts[..., STONES + 1 : STONES + 3].any(), "neither Water nor Home is in play"
    homes = travels(SEED, 50, {"players": 3, "runes": ["home"]}).facts
    assert homes[:, 28, :, NO_HOME].sum() > homes[:, 4, :, NO_HOME].sum()


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_only_the_deep_search_uses_it(options: dict[str, Json]) -> None:
    assert not rules_of(fjords(options))[0]["foretold"]
    assert learned_rules_of(fjords(options))[0]["foretold"]
    others: list[dict[str, Json]] = [{}, {"players": 3}, {"players": 4, "runes": list(RUNES)}]
    for other in others:
        assert not learned_rules_of(fjords(other))[0]["foretold"]


@pytest.mark.parametrize(
    "broken", [[[1.0]], [[0.0] * (PROSPECTS + 1)] * TILES_LEFT, [[float("nan")] * (PROSPECTS + 1)] * TILES_LEFT]
)
def test_a_file_that_holds_no_prospects_is_refused(broken: list[list[float]]) -> None:
    checked([[0.0] * PROSPECTS + [1.0]] * TILES_LEFT)
    with pytest.raises(ValueError, match="no prospects"):
        checked(broken)
