"""The engine knows the same rules as the referee: the same actions are legal, and lead to the same positions."""

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from support.lines import random_line
from support.mirrored import agree_along_a_game, options_at_random
from support.refused import because

from longhouse.engine.fjords.mirror import Mirror, act_of
from longhouse.engine.fjords.perft import perft
from longhouse.errors import LonghouseError
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.game import Json
from longhouse.games.playout import perft as referees_perft

GOLDEN = Path(__file__).parents[2] / "golden"
PERFT: list[dict[str, Any]] = [
    *tomllib.loads((GOLDEN / "perft.toml").read_text("utf-8"))["perft"],
    *tomllib.loads((GOLDEN / "perft-deep.toml").read_text("utf-8"))["perft"],
]


@pytest.mark.parametrize("batch", range(8))
def test_the_same_actions_are_legal_all_along_random_games_of_random_options(batch: int) -> None:
    rng = random.Random(batch)
    for game in range(90):
        for _ in agree_along_a_game(options_at_random(rng), f"{batch}/{game}"):
            pass


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "runes": ["water", "home"]},
        {"players": 4},
        {"variant": "epic", "runes": list(RUNES)},
        {"variant": "classic", "rounds": 1},
        {"edition": "2005", "rounds": 1},
    ],
    ids=str,
)
def test_claims_and_what_is_pointed_out_are_the_referees(options: dict[str, Json]) -> None:
    for game in range(30):
        for _ in agree_along_a_game({**options, "oversight": True}, f"oversight {game}"):
            pass


@pytest.mark.parametrize("options", [{"players": 2}, {"variant": "epic"}, {"edition": "2005"}], ids=str)
def test_whatever_is_pointed_out_leads_to_the_referees_position(options: dict[str, Json]) -> None:
    game = game_with("fjords", {**options, "oversight": True})
    assert isinstance(game, Fjords)
    claims = 0
    for state, _ in random_line(game, "pointed"):
        claimed = state.take(("nothing",)) if ("nothing",) in state.actions() else state
        pointed = [action for action in claimed.actions() if action[0] == "point"]
        for action in pointed[:: max(1, len(pointed) // 4)]:
            mirror = Mirror.of(claimed)
            mirror.take(act_of(action, claimed))
            then = claimed.take(action)
            assert mirror.state(game) == then
            assert sorted(mirror.legal()) == sorted(act_of(each, then) for each in then.actions())
            claims += 1
    assert claims > 20


@pytest.mark.parametrize("runes", [[rune] for rune in RUNES] + [list(RUNES)], ids="+".join)
@pytest.mark.parametrize("players", [2, 4])
def test_each_rune_is_the_referees(runes: list[Json], players: int) -> None:
    for game in range(12):
        for _ in agree_along_a_game({"players": players, "runes": runes}, f"rune {game}"):
            pass


@pytest.mark.parametrize(
    "entry", [entry for entry in PERFT if entry["game"] == "fjords"], ids=lambda entry: str(entry["options"])
)
def test_there_are_as_many_action_sequences_as_the_referee_counts(entry: dict[str, Any]) -> None:
    start = game_with("fjords", json.loads(entry["options"])).start()
    assert [perft(start, Source("7"), depth) for depth in range(len(entry["counts"]))] == entry["counts"]


def test_a_tile_set_of_ones_own_is_played_by_the_same_rules() -> None:
    content = built_in_content("reconstruction-1")
    content["tiles"] = [{"words": ["PMPMPM", "PPPPMM", "MMPPPM", "SSSPPP", "PPPPPP", "MPMPPP"] * 6}]
    content["symbols"] = {"strength": ["03"], "water": ["04", "10"], "friendship": ["05", "11"]}
    for game in range(20):
        for _ in agree_along_a_game({"tiles": content, "runes": list(RUNES)}, str(game)):
            pass


def test_more_tiles_than_there_are_bits_are_refused() -> None:
    content = built_in_content("reconstruction-1")
    content["tiles"] = [{"words": ["PPPPPP"] * 130}]
    content["symbols"] = {}
    with pytest.raises(LonghouseError, check=because("engine-too-large")):
        Mirror.of(game_with("fjords", {"tiles": content}).start())


def test_a_copy_goes_its_own_way() -> None:
    game = game_with("fjords", {})
    assert isinstance(game, Fjords)
    line = list(random_line(game, "copy"))
    mirror = Mirror.of(line[40][0])
    other = mirror.copy()
    other.take(act_of(line[40][1], line[40][0]))  # type: ignore[arg-type]
    assert mirror.state(game) == line[40][0]
    assert other.state(game) == line[41][0]


def test_perft_of_the_engine_is_that_of_the_referee_in_the_middle_of_a_game() -> None:
    for options in ({"players": 3, "runes": list(RUNES)}, {"edition": "2005", "oversight": True}):
        game = game_with("fjords", options)
        line = [state for state, _ in random_line(game, "middle")]
        for state in line[30::40]:
            assert perft(state, Source("m"), 2) == referees_perft(state, Source("m"), 2)
