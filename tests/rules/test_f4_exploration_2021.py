"""Section 4: exploration with a row of four."""

from rules.positions import is_over, on, play, refused, scores, seen, small_game, winners

from longhouse.games.game import Seat

START = ("*first 0", "*row 01", "*row 04", "*row 05", "*row 30")

UNFIT = "MMMMMM"
"""Fits nowhere on plains."""


def test_f4_1_a_turn_is_lay_then_build_then_draw() -> None:
    state = play({}, *START)
    assert state.turn == Seat(0)
    assert all(text.startswith("lay ") for text in state.legal())
    state = on(state, "lay 30 1,0 PPPPPS")
    assert (state.turn, sorted(state.legal())) == (Seat(0), ["house", "none"])
    state = on(state, "house")
    assert (state.turn, state.legal()) == (None, [])
    assert refused(state, "lay 04 -1,2 PPMPPP") == "F2.5"
    assert on(state, "*row 02").turn == Seat(1)


def test_f4_1_building_is_optional() -> None:
    state = play({}, *START, "lay 30 1,0 PPPPPS", "none", "*row 02")
    assert seen(state, "pieces") == []
    assert seen(state, "supplies", 0, "houses") == 4


def test_f4_1_any_tile_of_the_row_may_be_laid_and_no_other() -> None:
    state = play({}, *START)
    assert {text.split()[1] for text in state.legal()} == {"04", "05", "30"}  # 01 fits nowhere
    assert refused(state, "lay 31 1,0 PPPPPS") == "F4.1"
    assert refused(state, "lay A 1,0 PPPPPS") == "F4.1"
    assert refused(on(state, "lay 30 1,0 PPPPPS", "none", "*row 31"), "lay 30 -1,2 PPPSPP") == "F4.1"


def test_f4_1_a_tile_that_was_laid_leaves_the_row() -> None:
    state = play({}, *START, "lay 04 -1,2 PPMPPP", "none", "*row 02")
    assert seen(state, "row") == ["01", "05", "30", "02"]


def eight_that_do_not_fit_and_one_that_does() -> dict[str, str]:
    return dict.fromkeys(("01", "02", "03", "04", "05", "06", "07", "08"), UNFIT) | {"09": "PPPPPP"}


def test_f4_2_a_row_that_fits_nowhere_is_swapped_for_four_new_tiles() -> None:
    bag = eight_that_do_not_fit_and_one_that_does()
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
    assert (state.turn, state.legal()) == (None, [])
    chance = state.chance
    assert chance is not None
    assert len(list(chance.outcomes())) == 5  # four of the five that are left
    state = on(state, "*swap 05 06 07 09")
    assert state.turn == Seat(0)
    assert seen(state, "row") == ["05", "06", "07", "09"]
    assert seen(state, "bag") == ["01", "02", "03", "04", "08"]


def test_f4_2_it_is_repeated_until_a_tile_can_be_laid() -> None:
    bag = eight_that_do_not_fit_and_one_that_does()
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
    state = on(state, "*swap 05 06 07 08")
    assert refused(state, "lay 05 1,0 MMMMMM") == "F4.2"
    state = on(state, "*swap 01 02 03 04")
    assert state.turn is None
    state = on(state, "*swap 05 06 08 09")
    assert (state.turn, {text.split()[1] for text in state.legal()}) == (Seat(0), {"09"})


def test_f4_2_with_few_tiles_in_the_bag_all_are_drawn_and_the_row_is_topped_up() -> None:
    bag = dict.fromkeys(("01", "02", "03", "04"), UNFIT) | {"05": "PPPPPP", "06": UNFIT}
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
    assert refused(state, "*swap 05") == "F4.2"
    state = on(state, "*swap 05 06")
    assert state.turn is None
    assert seen(state, "row") == ["05", "06"]
    assert seen(state, "bag") == ["01", "02", "03", "04"]
    state = on(state, "*row 03", "*row 01")
    assert state.turn == Seat(0)
    assert seen(state, "row") == ["05", "06", "03", "01"]
    assert seen(state, "bag") == ["02", "04"]


def test_f4_2_a_row_with_one_tile_that_fits_is_not_swapped() -> None:
    bag = eight_that_do_not_fit_and_one_that_does()
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 09")
    assert state.turn == Seat(0)
    assert refused(state, "*swap 04 05 06 07") == "F4.1"


def test_f4_2_a_swap_names_tiles_of_the_bag_each_once_in_any_order() -> None:
    bag = eight_that_do_not_fit_and_one_that_does()
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
    assert refused(state, "*swap 01 05 06 07") == "F4.2"
    assert refused(state, "*swap 05 05 06 07") == "F4.2"
    assert refused(state, "*swap 05 06 07 08 09") == "F4.2"
    assert refused(state, "*swap 05 06 07 10") == "F2.2"
    assert refused(state, "*row 05") == "F4.2"
    assert set(on(state, "*swap 09 05 07 06").legal()) == set(on(state, "*swap 05 06 07 09").legal()) != set()


def test_f4_3_exploration_ends_when_no_tile_is_left_and_the_player_to_the_left_starts() -> None:
    state = small_game({"01": "PPPPPP"}, "*first 1", "*row 01", "lay 01 1,0 PPPPPP", "house", players=3)
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 2


def test_f4_3_exploration_ends_when_no_tile_of_row_and_bag_can_be_laid() -> None:
    bag = {"01": "PPPPPP"} | dict.fromkeys(("02", "03", "04", "05", "06"), UNFIT)
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "*row 04", "lay 01 1,0 PPPPPP", "house")
    assert state.turn is None  # first the turn is completed: a tile is drawn into the row (F4.1)
    state = on(state, "*row 05")
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 1


def test_f4_3_it_can_end_before_the_first_tile() -> None:
    state = small_game({"01": UNFIT}, "*first 0", "*row 01")
    assert is_over(state)  # nobody has a longhouse, so nobody can settle
    assert scores(state) == [0, 0]
    assert winners(state) == [1]


def test_f4_3_tiles_that_cannot_be_laid_are_left() -> None:
    bag = {"01": "PPPPPP", "02": UNFIT}
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "lay 01 1,0 PPPPPP", "house")
    assert sorted(state.legal()) == ["viking 0,0", "viking 0,1"]
    assert refused(state, "lay 02 1,1 MMMMMM") == "F7.1"


def test_f4_3_the_last_tile_may_still_be_built_on() -> None:
    state = small_game({"01": "PPPPPP"}, "*first 0", "*row 01", "lay 01 1,0 PPPPPP")
    assert (state.turn, sorted(state.legal())) == (Seat(0), ["house", "none"])
