"""Section 5: exploration by single draws, in Classic and in 2005."""

import pytest
from rules.positions import TRIANGLE, count, on, refused, seen, small_game

from longhouse.games.game import JsonObject, Seat, State

EDITIONS: list[JsonObject] = [{"variant": "classic", "rounds": 1}, {"edition": "2005", "rounds": 1}]
CLASSIC, FIRST_EDITION = EDITIONS

UNFIT = "MMMMMM"
BAG = {"01": "MMMMPP", "02": "MPPPPP", "03": UNFIT, "04": "PPPPPP", "05": UNFIT}
"""01 does not fit at first, but it does on 1,1 once 02 lies on 1,0 with its mountain at SE."""

SECOND_TURN = ("*first 0", "draw", "*draw 01", "draw", "*draw 02", "lay 02 1,0 PPMPPP", "none")
ASIDE = "lay 01 1,1 MMMMPP"


def drawn(edition: JsonObject, *events: str) -> State:
    return small_game(BAG, *events, edition=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_a_turn_is_a_draw_and_a_lay(edition: JsonObject) -> None:
    state = drawn(edition, "*first 0")
    assert (state.turn, state.legal()) == (Seat(0), ["draw"])
    assert seen(state, "row") == []
    state = on(state, "draw")
    assert (state.turn, state.legal()) == (None, [])
    state = on(state, "*draw 04")
    assert (state.turn, {text.split()[1] for text in state.legal()}) == (Seat(0), {"04"})
    state = on(state, "lay 04 1,0 PPPPPP", "none")
    assert (state.turn, state.legal()) == (Seat(1), ["draw"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_a_tile_that_can_be_laid_must_be(edition: JsonObject) -> None:
    state = drawn(edition, "*first 0", "draw", "*draw 04")
    assert refused(state, "draw") == "F5.1"
    assert refused(state, "nothing") == "F5.1"
    assert refused(state, "none") == "F5.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_a_tile_that_fits_nowhere_goes_aside_by_itself_and_the_player_draws_again(edition: JsonObject) -> None:
    state = drawn(edition, "*first 0", "draw", "*draw 03")
    assert (state.turn, state.legal()) == (Seat(0), ["draw"])
    assert seen(state, "aside") == ["03"]
    state = on(state, "draw", "*draw 01", "draw", "*draw 04")
    assert seen(state, "aside") == ["03", "01"]
    assert count(state, "bag") == 2
    assert state.turn == Seat(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_only_the_drawn_tile_can_be_laid(edition: JsonObject) -> None:
    state = drawn(edition, "*first 0", "draw", "*draw 04")
    assert refused(state, "lay 02 1,0 MPPPPP") == "F5.1"
    assert refused(drawn(edition, "*first 0"), "lay 04 1,0 PPPPPP") == "F5.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_one_tile_is_laid_per_turn(edition: JsonObject) -> None:
    state = on(drawn(edition, *SECOND_TURN), ASIDE, "none")
    assert state.turn == Seat(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_1_a_tile_comes_from_the_bag_once(edition: JsonObject) -> None:
    state = drawn(edition, "*first 0", "draw", "*draw 03", "draw")
    assert refused(state, "*draw 03") == "F5.1"
    assert refused(state, "*row 04") == "F5.1"


def test_f5_2_classic_a_tile_set_aside_may_be_laid_instead_of_drawing_at_the_start_of_the_turn() -> None:
    state = drawn(CLASSIC, *SECOND_TURN)
    assert state.turn == Seat(1)
    assert sorted(state.legal()) == ["draw", ASIDE]
    state = on(state, ASIDE, "none")
    assert seen(state, "aside") == []
    assert seen(state, "bag") == ["03", "04", "05"]


def test_f5_2_classic_not_after_a_draw_that_did_not_fit() -> None:
    state = drawn(CLASSIC, *SECOND_TURN, "draw", "*draw 03")
    assert state.legal() == ["draw"]
    assert refused(state, ASIDE) == "F5.2"
    assert ASIDE in on(state, "draw", "*draw 04", "lay 04 -1,0 PPPPPP", "none").legal()


def test_f5_2_classic_not_instead_of_a_drawn_tile() -> None:
    state = drawn(CLASSIC, *SECOND_TURN, "draw", "*draw 04")
    assert ASIDE not in state.legal()
    assert refused(state, ASIDE) == "F5.2"


def test_f5_3_2005_a_tile_set_aside_may_be_laid_instead_of_any_draw_of_the_turn() -> None:
    state = drawn(FIRST_EDITION, *SECOND_TURN)
    assert sorted(state.legal()) == ["draw", ASIDE]
    state = on(state, "draw", "*draw 03")
    assert sorted(state.legal()) == ["draw", ASIDE]
    state = on(state, ASIDE, "none")
    assert (state.turn, seen(state, "aside")) == (Seat(0), ["03"])


def test_f5_3_2005_never_instead_of_laying_a_drawn_tile_that_fits() -> None:
    state = drawn(FIRST_EDITION, *SECOND_TURN, "draw", "*draw 04")
    assert ASIDE not in state.legal()
    assert refused(state, ASIDE) == "F5.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_3_laying_a_tile_set_aside_is_never_compulsory(edition: JsonObject) -> None:
    assert on(drawn(edition, *SECOND_TURN), "draw", "*draw 04").turn == Seat(1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_4_exploration_ends_with_the_last_tile_laid_its_builder_builds_and_the_other_starts(
    edition: JsonObject,
) -> None:
    state = small_game({"01": "PPPPPP"}, "*first 1", "draw", "*draw 01", "lay 01 1,0 PPPPPP", edition=edition)
    assert (state.turn, sorted(state.legal())) == (Seat(1), ["house", "none"])
    state = on(state, "house")
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_4_if_the_last_tile_is_set_aside_the_one_who_drew_it_starts(edition: JsonObject) -> None:
    bag = {"01": "PPPPPP", "02": UNFIT}
    state = small_game(
        bag, "*first 1", "draw", "*draw 01", "lay 01 1,0 PPPPPP", "house", "draw", "*draw 02", edition=edition
    )
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_4_tiles_set_aside_are_out(edition: JsonObject) -> None:
    bag = {"01": "MMMMPP", "02": "MPPPPP"}
    state = small_game(bag, *SECOND_TURN[:-1], "house", edition=edition)
    assert seen(state, "due") == "settle"
    assert refused(state, ASIDE) == "F7.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_4_exploration_goes_on_while_the_bag_holds_tiles_whether_they_fit_or_not(edition: JsonObject) -> None:
    bag = {"01": "PPPPPP", "02": UNFIT, "03": UNFIT}
    state = small_game(
        bag, "*first 0", "draw", "*draw 01", "lay 01 1,0 PPPPPP", "house", start=TRIANGLE, edition=edition
    )
    assert (state.turn, state.legal()) == (Seat(1), ["draw"])
    state = on(state, "draw", "*draw 02")
    assert (state.turn, state.legal()) == (Seat(1), ["draw"])
    assert seen(on(state, "draw", "*draw 03"), "due") == "settle"
