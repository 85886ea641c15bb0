"""Section 9: Epic, Classic, single rounds, the learning path; and which options go together."""

import pytest
from rules.positions import (
    TRIANGLE,
    board,
    count,
    is_over,
    line,
    on,
    options_refused,
    play,
    refused,
    seen,
    settlement,
    small_game,
)

from longhouse.errors import BadOptions
from longhouse.games.fjords.options import learning_path
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import JsonObject, Seat

CHOSEN: list[JsonObject] = [
    {"variant": "classic", "rounds": 1},
    {"edition": "2005", "rounds": 1},
]


def test_f9_1_epic_has_all_64_tiles_30_vikings_and_6_longhouses() -> None:
    state = play({"variant": "epic"})
    assert state.game.seats == 2
    assert count(state, "bag") == 64
    for seat in (0, 1):
        assert seen(state, "supplies", seat) == {"vikings": 30, "houses": 6, "runes": []}


def test_f9_1_epic_is_played_with_a_row() -> None:
    state = play({"variant": "epic"}, "*first 0", "*row 01", "*row 30", "*row 64", "*row 52")
    assert state.turn == Seat(0)


def test_f9_1_the_sixth_longhouse_of_epic_can_be_built_and_no_seventh() -> None:
    notches = [f"{q},-1" for q in range(-19, 7, 2)]
    lays = [f"{cell} house" if number % 2 == 0 else f"{cell} none" for number, cell in enumerate(notches[:-1])]
    ground = board(f"{line(-20, 6)} {' '.join(notches)}")
    state = settlement(ground, *lays, notches[-1], variant="epic")  # 13 tiles; the last without a build event
    assert seen(state, "supplies", 0, "houses") == 0
    assert seen(state, "due") == "settle"


def test_f9_1_in_epic_a_player_is_out_after_30_vikings() -> None:
    state = settlement(board(f"{line(-15, 16)} 1,-1"), "1,-1 house", variant="epic")
    for _ in range(30):
        assert not is_over(state)
        state = on(state, state.legal()[0])
    assert is_over(state)


def test_f9_1_in_epic_each_player_has_one_set_of_runes() -> None:
    state = play({"variant": "epic", "runes": ["journey", "horse", "wisdom", "home"]})
    for seat in (0, 1):
        assert seen(state, "supplies", seat, "runes") == ["journey", "horse", "wisdom", "home"]


@pytest.mark.parametrize("players", [3, 4])
def test_f9_1_epic_is_for_two(players: int) -> None:
    assert options_refused({"variant": "epic", "players": players}).rule == "F9.1"


def test_f9_2_classic_has_the_unmarked_tiles_and_no_row() -> None:
    state = play({"variant": "classic"}, "*first 0")
    assert count(state, "bag") == 37
    assert state.legal() == ["draw"]


@pytest.mark.parametrize("players", [3, 4])
def test_f9_2_classic_is_for_two(players: int) -> None:
    assert options_refused({"variant": "classic", "players": players}).rule == "F9.2"


def test_f9_2_classic_has_no_rune_stones() -> None:
    assert options_refused({"variant": "classic", "runes": ["home"]}).rule == "F9.2"


@pytest.mark.parametrize("edition", CHOSEN)
def test_f9_3_a_single_round_can_be_played(edition: JsonObject) -> None:
    state = small_game({"01": "MMMMMM"}, "*first 0", "draw", "*draw 01", edition=edition)
    assert state.result == FjordsResult((0, 0), ())


@pytest.mark.parametrize("edition", [{"variant": "classic"}, {"edition": "2005"}])
def test_f9_3_three_rounds_are_the_default(edition: JsonObject) -> None:
    assert seen(play(edition), "options", "rounds") == 3
    state = small_game({"01": "MMMMMM"}, "*first 0", "draw", "*draw 01", edition=edition)
    assert not is_over(state)
    assert options_refused({**edition, "rounds": 2}).rule is None


@pytest.mark.parametrize("variant", ["base", "epic"])
def test_f9_3_rounds_are_refused_where_there_is_only_one(variant: str) -> None:
    for rounds in (1, 3):
        assert options_refused({"variant": variant, "rounds": rounds}).rule is None


@pytest.mark.parametrize(
    ("game", "runes"),
    [
        (1, ""),
        (2, "strength"),
        (3, "strength water"),
        (4, "strength water journey horse"),
        (5, "journey horse friendship"),
        (6, "journey horse friendship wisdom"),
        (7, "journey horse wisdom home"),
    ],
)
def test_f9_4_the_learning_path_adds_runes_game_by_game(game: int, runes: str) -> None:
    options = learning_path(game)
    assert options == {"runes": runes.split()}
    assert seen(play(options), "options", "runes") == runes.split()


@pytest.mark.parametrize("game", [0, 8, -1])
def test_f9_4_the_learning_path_has_seven_games(game: int) -> None:
    with pytest.raises(BadOptions):
        learning_path(game)


def test_f9_without_options_it_is_2021_base_for_two_without_runes() -> None:
    assert play({}).game.options() == {
        "edition": "2021",
        "variant": "base",
        "players": 2,
        "runes": [],
        "oversight": False,
        "tiles": "reconstruction-1",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "2005", "variant": "base"},
        {"edition": "2005", "players": 3},
        {"edition": "2005", "runes": ["strength"]},
        {"edition": "1999"},
        {"edition": 2021},
        {"variant": "saga"},
        {"players": 1},
        {"players": 5},
        {"players": "2"},
        {"players": True},
        {"runes": ["luck"]},
        {"runes": ["home", "home"]},
        {"runes": "home"},
        {"oversight": "yes"},
        {"oversight": 1},
        {"colour": "red"},
        {"tiles": 3},
    ],
)
def test_f9_options_that_are_unknown_or_do_not_fit_are_refused_without_a_rule(options: JsonObject) -> None:
    assert options_refused(options).rule is None


@pytest.mark.parametrize(
    "change",
    [
        {"start": []},
        {"tiles": []},
        {"tiles": [{"ids": ["x"], "words": ["PPPPPP", "PPPPPP"]}]},
        {"tiles": [{"ids": ["x", "x"], "words": ["PPPPPP", "PPPPPP"]}]},
        {"tiles": [{"ids": ["A"], "words": ["PPPPPP"]}]},  # the id of a starting tile
        {"symbols": {"water": ["zz"]}},
        {"symbols": {"luck": ["01"]}},
        {"start": [{"id": "A", "cell": [0, 0], "word": "PPPPPP"}, {"id": "B", "cell": [0, 0], "word": "PPPPPP"}]},
        {"colour": "red"},
    ],
)
def test_f9_tile_sets_that_are_wrong_otherwise_are_refused_without_a_rule(change: JsonObject) -> None:
    right: JsonObject = {
        "name": "small",
        "start": [{"id": "A", "cell": [0, 0], "word": TRIANGLE["0,0"]}],
        "tiles": [{"ids": ["01"], "words": ["PPPPPP"]}],
    }
    assert count(play({"tiles": right}), "bag") == 1
    assert options_refused({"tiles": {**right, **change}}).rule is None


def test_f9_2_runes_cannot_be_used_in_classic() -> None:
    state = settlement(board(f"{line(0, 2)} 1,-1"), "1,-1 house", edition=CHOSEN[0])
    assert {text.split()[0] for text in state.legal()} == {"viking"}
    assert refused(state, "home") == "F7.1"


def test_f9_a_starting_cell_is_two_whole_numbers() -> None:
    options_refused(
        {
            "tiles": {
                "name": "small",
                "start": [{"id": "A", "cell": [True, False], "word": "PPPPPP"}],
                "tiles": [{"words": ["PPPPPP"]}],
            }
        }
    )
