"""Section 2: what is there before the first tile is laid."""

import pytest
from rules.positions import TRIANGLE, count, on, play, refused, seen, settlement, small_game, tile_set

from longhouse.games.game import JsonObject, Seat

FULL_ROW = ("*first 0", "*row 01", "*row 04", "*row 05", "*row 30")


def test_f2_1_the_three_starting_tiles_lie_as_printed() -> None:
    assert seen(play({}), "board") == [
        {"tile": "A", "cell": "0,0", "word": "PSPPMM"},
        {"tile": "B", "cell": "-1,1", "word": "MPPPPP"},
        {"tile": "C", "cell": "0,1", "word": "PPPPPP"},
    ]


def test_f2_1_the_three_tile_start_has_three_first_cells() -> None:
    # Each pair of the three tiles leaves one cell that touches both:
    #   1,0 (0,0 and 0,1), known S, SW, NW = P, P, S;   -1,0 (0,0 and -1,1), known NE, SE, S = M, M, P;
    #   -1,2 (-1,1 and 0,1), known NW, N, NE = P, P, P.
    # Tile 01 is MMMMMM, 04 MPPPPP, 05 MMPSPP, 30 PPPPPS.
    assert sorted(play({}, *FULL_ROW).legal()) == [
        "lay 04 -1,2 PPMPPP",
        "lay 04 -1,2 PPPMPP",
        "lay 04 -1,2 PPPPMP",
        "lay 05 -1,0 PMMPSP",
        "lay 30 -1,2 PPPPSP",
        "lay 30 -1,2 PPPSPP",
        "lay 30 -1,2 PPSPPP",
        "lay 30 1,0 PPPPPS",
    ]


@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({"players": 2}, 37),
        ({"players": 3}, 51),
        ({"players": 4}, 64),
        ({"edition": "2005"}, 37),
        ({"variant": "classic"}, 37),
    ],
)
def test_f2_2_the_number_of_players_decides_which_tiles_are_in_the_bag(options: JsonObject, tiles: int) -> None:
    assert count(play(options), "bag") == tiles


def test_f2_2_tiles_marked_for_more_players_stay_out() -> None:
    kit = tile_set(TRIANGLE, {"a": "PPPPPP", "b": "PPPPPP", "c": "PPPPPP"}, marked={"b": 3, "c": 4})
    assert [seen(play({"players": players, "tiles": kit}), "bag") for players in (2, 3, 4)] == [
        ["a"],
        ["a", "b"],
        ["a", "b", "c"],
    ]
    assert seen(play({"edition": "2005", "tiles": kit}), "bag") == ["a"]


@pytest.mark.parametrize("tile", ["38", "64", "99", "nonsense"])
def test_f2_2_a_tile_that_is_not_in_this_game_cannot_be_drawn_or_laid(tile: str) -> None:
    assert refused(play({}, "*first 0"), f"*row {tile}") == "F2.2"
    assert refused(play({}, *FULL_ROW), f"lay {tile} -1,2 PPPPPP") == "F2.2"
    assert refused(play({"edition": "2005"}, "*first 0", "draw"), f"*draw {tile}") == "F2.2"


@pytest.mark.parametrize("options", [{}, {"players": 4}, {"edition": "2005"}, {"variant": "classic"}])
def test_f2_3_each_player_has_20_vikings_and_4_longhouses(options: JsonObject) -> None:
    state = play(options)
    for seat in range(state.game.seats):
        assert seen(state, "supplies", seat) == {"vikings": 20, "houses": 4, "runes": []}


def test_f2_3_a_piece_that_is_placed_leaves_the_supply() -> None:
    state = settlement({**TRIANGLE, "1,0": "PPPPPP"}, "1,0 house")
    assert seen(state, "supplies", 0, "houses") == 3
    assert seen(on(state, "viking 0,0"), "supplies", 0, "vikings") == 19


@pytest.mark.parametrize("options", [{"players": 3}, {"edition": "2005"}, {"variant": "classic"}])
def test_f2_4_the_first_player_is_drawn_with_equal_chances(options: JsonObject) -> None:
    start = play(options)
    chance = start.chance
    assert chance is not None
    seats = start.game.seats
    assert sorted(chance.outcomes()) == [(("*first", seat), 1 / seats) for seat in range(seats)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_f2_4_seats_play_in_ascending_order_round_the_table(first: int) -> None:
    bag = dict.fromkeys(("01", "02", "03", "04"), "PPPPPP")
    state = small_game(bag, f"*first {first}", "*row 01", "*row 02", "*row 03", "*row 04", players=3)
    turns = []
    for tile in bag:
        turns.append(state.turn)
        lay = next(text for text in state.legal() if text.startswith(f"lay {tile}"))
        state = on(state, lay, "none")
    assert turns == [(first + k) % 3 for k in range(4)]


def test_f2_4_a_seat_that_is_not_there_cannot_start() -> None:
    assert refused(play({"players": 3}), "*first 3") == "F2.4"


def test_f2_5_four_tiles_are_drawn_into_the_row_before_anything_can_be_laid() -> None:
    state = play({}, *FULL_ROW[:4])
    assert state.turn is None
    assert state.legal() == []
    assert refused(state, "lay 30 1,0 PPPPPS") == "F2.5"
    state = on(state, FULL_ROW[4])
    assert state.turn == Seat(0)
    assert seen(state, "row") == ["01", "04", "05", "30"]


def test_f2_5_after_each_lay_the_row_is_four_again() -> None:
    state = play({}, *FULL_ROW, "lay 30 1,0 PPPPPS", "none")
    assert state.turn is None
    state = on(state, "*row 31")
    assert state.turn == Seat(1)
    assert seen(state, "row") == ["01", "04", "05", "31"]


def test_f2_5_with_fewer_than_four_tiles_left_the_row_shows_them_all() -> None:
    bag = dict.fromkeys(("01", "02", "03", "04", "05"), "PPPPPP")
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
    state = on(state, "lay 01 1,0 PPPPPP", "none", "*row 05", "lay 02 -1,0 PPPPPP", "none")
    assert state.turn == Seat(0)
    assert seen(state, "row") == ["03", "04", "05"]
    state = on(state, "lay 03 -1,2 PPPPPP", "none")
    assert seen(state, "row") == ["04", "05"]


def test_f2_5_a_bag_of_two_makes_a_row_of_two() -> None:
    state = small_game({"01": "PPPPPP", "02": "PPPPPP"}, "*first 1", "*row 02", "*row 01")
    assert state.turn == Seat(1)
    assert seen(state, "row") == ["02", "01"]


@pytest.mark.parametrize("tile", ["01", "A"])
def test_f2_5_a_tile_that_is_not_in_the_bag_cannot_come_into_the_row(tile: str) -> None:
    assert refused(play({}, "*first 0", "*row 01"), f"*row {tile}") == "F2.5"
