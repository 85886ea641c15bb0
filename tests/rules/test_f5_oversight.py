"""F5.5: nobody is told where a tile fits, and opponents answer a claim that nothing does."""

import pytest
from rules.positions import is_over, on, refused, seen, small_game

from longhouse.games.game import JsonObject, Seat, State

UNFIT = "MMMMMM"
ROW = ("*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
BAG = dict.fromkeys(("01", "02", "03", "04"), "PPPPPP") | dict.fromkeys(
    ("05", "06", "07", "08", "09", "10", "11", "12"), UNFIT
)
EDITIONS: list[JsonObject] = [{"variant": "classic", "rounds": 1}, {"edition": "2005", "rounds": 1}]


def by_row(*events: str, players: int = 2) -> State:
    return small_game(BAG, *events, players=players, oversight=True)


def by_draw(edition: JsonObject, *events: str, bag: dict[str, str] = BAG) -> State:
    return small_game(bag, *events, oversight=True, edition=edition)


def test_f5_5_oversight_is_off_by_default() -> None:
    state = small_game(BAG, *ROW)
    assert seen(state, "options", "oversight") is False
    assert "nothing" not in state.legal()
    assert refused(state, "nothing") == "F4.1"


def test_f5_5_the_table_does_not_show_where_a_tile_fits() -> None:
    assert "legal" in small_game(BAG, *ROW).view(Seat(0))
    state = by_row(*ROW)
    assert "legal" not in state.view(Seat(0))
    assert "legal" not in on(state, "nothing").view(Seat(1))
    assert "legal" in on(state, "lay 01 1,0 PPPPPP").view(Seat(0))  # whether to build is no secret


def test_f5_5_a_tile_is_laid_without_a_claim() -> None:
    state = on(by_row(*ROW), "lay 01 1,0 PPPPPP", "none", "*row 05")
    assert state.turn == Seat(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f5_5_opponents_answer_in_turn_order_from_the_claimants_left(players: int) -> None:
    state = by_row("*first 1", *ROW[1:], "nothing", players=players)
    for step in range(1, players):
        assert state.turn == Seat((1 + step) % players)
        assert {text.split()[0] for text in state.legal()} == {"accept", "point"}
        assert refused(state, "lay 01 1,0 PPPPPP") == "F5.5"
        state = on(state, "accept")
    assert state.turn is None
    assert refused(state, "accept") == "F4.2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f5_5_the_last_opponent_can_still_point_out_a_placement(players: int) -> None:
    state = on(by_row(*ROW, "nothing", players=players), *["accept"] * (players - 2), "point 02 -1,0 PPPPPP")
    assert state.turn == Seat(0)


@pytest.mark.parametrize("variant", ["base", "epic"])
def test_f5_5_after_a_point_any_tile_of_the_row_must_be_laid_anywhere_legal(variant: str) -> None:
    row = ("*first 0", "*row 01", "*row 02", "*row 03", "*row 05", "nothing", "point 02 -1,0 PPPPPP")
    state = small_game(BAG, *row, edition={"variant": variant}, oversight=True)
    assert state.turn == Seat(0)
    cells = ("-1,0", "-1,2", "1,0")
    assert sorted(state.legal()) == [f"lay {tile} {cell} PPPPPP" for tile in ("01", "02", "03") for cell in cells]
    assert refused(state, "lay 05 -1,0 MMMMMM") == "F3.2"
    assert refused(state, "lay 02 0,2 PPPPPP") == "F3.1"
    assert refused(state, "draw") == "F5.5"
    for tile in ("01", "02", "03"):
        laid = on(state, f"lay {tile} 1,0 PPPPPP", "none", "*row 06")
        assert (laid.turn, "nothing" in laid.legal()) == (Seat(1), True)


def test_f5_5_after_a_point_a_tile_that_is_not_in_the_row_cites_f4_1() -> None:
    state = by_row(*ROW, "nothing", "accept", "point 02 -1,0 PPPPPP", players=3)
    assert refused(state, "lay 09 -1,0 MMMMMM") == "F4.1"


def test_f5_5_after_a_point_nothing_more_can_be_claimed_in_the_turn() -> None:
    state = by_row(*ROW, "nothing", "point 02 -1,0 PPPPPP")
    assert "nothing" not in state.legal()
    assert seen(state, "kinds") == ["lay"]
    assert refused(state, "nothing") == "F5.5"


def test_f5_5_the_view_tells_which_tile_was_pointed_out_until_one_is_laid() -> None:
    state = by_row(*ROW, "nothing")
    assert seen(state, "claim", "forced") is None
    state = on(state, "point 02 -1,0 PPPPPP")
    assert seen(state, "claim", "forced") == "02"
    assert state.game.position(state.view(Seat(0))) == state
    assert seen(on(state, "lay 01 1,0 PPPPPP"), "claim", "forced") is None


def test_f5_5_only_a_legal_placement_of_a_tile_of_the_claim_can_be_pointed_out() -> None:
    state = by_row("*first 0", "*row 01", "*row 02", "*row 03", "*row 05", "nothing")
    assert refused(state, "point 06 1,0 MMMMMM") == "F5.5"
    assert refused(state, "point 05 1,0 MMMMMM") == "F3.2"
    assert refused(state, "point 01 0,2 PPPPPP") == "F3.1"
    assert refused(state, "point 01 1,0 MPPPPP") == "F1.2"
    assert refused(state, "point 99 1,0 PPPPPP") == "F2.2"


def test_f5_5_a_claim_that_stands_swaps_the_row_whatever_it_and_the_bag_hold() -> None:
    state = by_row(*ROW, "nothing", "accept")
    state = on(state, "*swap 05 06 07 08")  # though the old row fits, and the new one does not
    assert state.turn == Seat(0)
    assert seen(state, "row") == ["05", "06", "07", "08"]
    assert state.legal() == ["nothing"]


def test_f5_5_nothing_moves_by_itself() -> None:
    state = by_row("*first 0", "*row 05", "*row 06", "*row 07", "*row 08")
    assert (state.turn, state.legal()) == (Seat(0), ["nothing"])
    assert refused(state, "*swap 01 02 03 04") == "F4.1"


def test_f5_5_a_swap_by_a_claim_is_topped_up() -> None:
    bag = {tile: BAG[tile] for tile in ("01", "02", "03", "04", "05")}
    state = small_game(bag, *ROW, "nothing", "accept", oversight=True)
    state = on(state, "*swap 05", "*row 01", "*row 04")
    assert state.turn is None
    state = on(state, "*row 02")
    assert seen(state, "row") == ["05", "01", "04", "02"]
    assert seen(state, "bag") == ["03"]


def test_f5_5_three_claims_of_a_turn_can_stand_and_a_fourth_is_refused() -> None:
    state = by_row(*ROW)
    for swap in ("*swap 05 06 07 08", "*swap 09 10 11 12", "*swap 01 02 03 05"):
        assert "nothing" in state.legal()
        state = on(state, "nothing", "accept", swap)
    assert "nothing" not in state.legal()
    assert {text.split()[1] for text in state.legal()} == {"01", "02", "03"}
    assert refused(state, "nothing") == "F5.5"
    state = on(state, "lay 01 1,0 PPPPPP", "none", "*row 06")
    assert (state.turn, "nothing" in state.legal()) == (Seat(1), True)


def test_f5_5_after_three_claims_a_row_that_fits_nowhere_is_swapped_by_itself() -> None:
    state = by_row(*ROW)
    for swap in ("*swap 05 06 07 08", "*swap 09 10 11 12", "*swap 05 06 07 08"):
        state = on(state, "nothing", "accept", swap)
    assert (state.turn, state.legal()) == (None, [])
    state = on(state, "*swap 01 09 10 11")
    assert {text.split()[1] for text in state.legal()} == {"01"}


def test_f5_5_a_claim_that_was_answered_by_a_point_does_not_stand() -> None:
    state = by_row(*ROW, "nothing", "point 01 1,0 PPPPPP")
    assert seen(state, "claim", "standing") == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f5_5_with_an_empty_bag_a_claim_that_stands_ends_exploration_and_the_claimant_starts(players: int) -> None:
    bag = {"01": "PPPPPP", "02": "PPPPPP"}
    state = small_game(bag, "*first 0", "*row 01", "*row 02", players=players, oversight=True)
    state = on(state, "lay 01 1,0 PPPPPP", "house", "nothing", *["accept"] * (players - 1))
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 1


def test_f5_5_only_the_end_of_exploration_stays_automatic() -> None:
    bag = {"01": "PPPPPP", "02": UNFIT, "03": UNFIT}
    state = small_game(bag, "*first 0", "*row 01", "*row 02", "*row 03", "lay 01 1,0 PPPPPP", "house", oversight=True)
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_5_a_drawn_tile_goes_aside_only_by_a_claim_that_stands(edition: JsonObject) -> None:
    state = by_draw(edition, "*first 0", "draw", "*draw 05")
    assert (state.turn, state.legal()) == (Seat(0), ["nothing"])
    assert seen(state, "aside") == []
    state = on(state, "nothing")
    assert (state.turn, state.legal()) == (Seat(1), ["accept"])
    state = on(state, "accept")
    assert seen(state, "aside") == ["05"]
    assert state.turn == Seat(0)
    assert "draw" in state.legal()


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_5_a_drawn_tile_that_fits_can_be_claimed_aside_or_pointed_out(edition: JsonObject) -> None:
    state = by_draw(edition, "*first 0", "draw", "*draw 01", "nothing")
    forced = on(state, "point 01 1,0 PPPPPP")
    assert sorted(forced.legal()) == ["lay 01 -1,0 PPPPPP", "lay 01 -1,2 PPPPPP", "lay 01 1,0 PPPPPP"]
    assert refused(forced, "lay 02 1,0 PPPPPP") == "F5.5"
    assert refused(forced, "nothing") == "F5.5"
    assert seen(on(state, "accept"), "aside") == ["01"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_5_after_three_claims_a_drawn_tile_must_be_laid_if_it_fits_and_goes_aside_if_not(
    edition: JsonObject,
) -> None:
    state = by_draw(edition, "*first 0")
    for tile in ("01", "05", "02"):
        state = on(state, "draw", f"*draw {tile}", "nothing", "accept")
    assert seen(state, "aside") == ["01", "05", "02"]
    state = on(state, "draw", "*draw 06")
    assert seen(state, "aside") == ["01", "05", "02", "06"]
    assert "draw" in state.legal()
    state = on(state, "draw", "*draw 03")
    assert "nothing" not in state.legal()
    assert refused(state, "nothing") == "F5.5"
    state = on(state, "lay 03 1,0 PPPPPP", "none", "draw", "*draw 07")
    assert (state.turn, state.legal()) == (Seat(1), ["nothing"])


def test_f5_5_tiles_set_aside_need_never_be_laid_and_no_claim_is_about_them() -> None:
    for edition in EDITIONS:
        state = by_draw(edition, "*first 0", "draw", "*draw 01", "nothing", "accept")
        assert "draw" in state.legal()
        assert "nothing" not in state.legal()
        assert refused(state, "nothing") == "F5.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_f5_5_the_last_tile_claimed_aside_ends_exploration_and_the_claimant_starts(edition: JsonObject) -> None:
    bag = {"01": "PPPPPP", "02": "PPPPPP"}
    state = by_draw(edition, "*first 0", "draw", "*draw 01", "lay 01 1,0 PPPPPP", "house", bag=bag)
    state = on(state, "draw", "*draw 02", "nothing", "accept")
    assert seen(state, "due") == "settle"
    assert seen(state, "settler") == 1
    assert not is_over(state)
