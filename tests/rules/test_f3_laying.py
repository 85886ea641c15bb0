"""Section 3: where a tile may be laid."""

import pytest
from rules.positions import TRIANGLE, board, on, options_refused, play, refused, small_game, tile_set

START = ("*first 0", "*row 30", "*row 04", "*row 01", "*row 31")
PLAIN = {"01": "PPPPPP", "02": "PPPPPP", "03": "PPPPPP"}
PLAIN_ROW = ("*first 0", "*row 01", "*row 02", "*row 03")


def test_f3_1_a_tile_that_touches_one_tile_only_is_refused() -> None:
    # 1,-1 touches 0,0 alone, 0,2 touches 0,1 alone.
    state = small_game(PLAIN, *PLAIN_ROW)
    assert refused(state, "lay 01 1,-1 PPPPPP") == "F3.1"
    assert refused(state, "lay 01 0,2 PPPPPP") == "F3.1"


def test_f3_1_a_tile_that_touches_no_tile_is_refused_however_far_away() -> None:
    state = small_game(PLAIN, *PLAIN_ROW)
    for cell in ("5,5", "-40,3", "999999,0", "-999999999,999999999"):
        assert refused(state, f"lay 01 {cell} PPPPPP") == "F3.1"


@pytest.mark.parametrize("cell", ["0,0", "-1,1", "0,1"])
def test_f3_1_a_cell_with_a_tile_is_refused(cell: str) -> None:
    assert refused(small_game(PLAIN, *PLAIN_ROW), f"lay 01 {cell} PPPPPP") == "F3.1"


def test_f3_1_a_cell_that_touches_two_tiles_is_enough_and_opens_new_cells() -> None:
    state = small_game(PLAIN, *PLAIN_ROW)
    assert refused(state, "lay 02 1,-1 PPPPPP") == "F3.1"
    state = on(state, "lay 01 1,0 PPPPPP", "none")
    assert "lay 02 1,-1 PPPPPP" in state.legal()
    assert refused(state, "lay 02 1,0 PPPPPP") == "F3.1"


def test_f3_1_tiles_on_opposite_sides_count_as_two() -> None:
    # 1,0 lies between 0,0 and 2,0, which hang together by 0,1 and 1,1; so it touches four.
    state = small_game(PLAIN, *PLAIN_ROW, start=board("0,0 2,0 0,1 1,1"))
    assert "lay 01 1,0 PPPPPP" in state.legal()


def test_f3_2_a_corner_that_has_a_terrain_keeps_it() -> None:
    # NW of 1,0 is the sea at NE of 0,0; its S and SW are plains.
    state = play({}, *START)
    assert refused(state, "lay 30 1,0 SPPPPP") == "F3.2"
    assert refused(state, "lay 30 1,0 PPPPSP") == "F3.2"
    assert refused(state, "lay 04 1,0 MPPPPP") == "F3.2"
    assert "lay 30 1,0 PPPPPS" in state.legal()


def test_f3_2_every_one_of_the_corners_counts() -> None:
    # -1,0 has M at NE and SE and P at S.
    tiles = {"01": "MMPPPP", "02": "MPPPPP", "03": "MMMPPP"}
    start = {"0,0": "PSPPMM", "-1,1": "MPPPPP", "0,1": "PPPPPP"}
    state = small_game(tiles, *PLAIN_ROW, start=start)
    assert sorted(text for text in state.legal() if " -1,0 " in text) == [
        "lay 01 -1,0 PMMPPP",
        "lay 03 -1,0 MMMPPP",
    ]
    assert refused(state, "lay 01 -1,0 MMPPPP") == "F3.2"
    assert refused(state, "lay 01 -1,0 PPMMPP") == "F3.2"


def test_f3_2_a_third_neighbour_counts_as_soon_as_it_lies() -> None:
    # 0,1 lies south of 0,0 and 1,0; then 1,1 comes beside it, with a mountain where they touch.
    bag = {"01": "MPPPPP", "02": "MPPPPP"}
    state = small_game(bag, "*first 0", "*row 01", "*row 02", start=board("0,0 1,0 2,0"))
    assert "lay 02 0,1 PPPMPP" in state.legal()
    state = on(state, "lay 01 1,1 PPPPMP", "none")
    assert [text for text in state.legal() if " 0,1 " in text] == ["lay 02 0,1 PPMPPP"]
    assert refused(state, "lay 02 0,1 PPPMPP") == "F3.2"


def test_f3_2_starting_tiles_that_do_not_match_are_refused() -> None:
    assert options_refused({"tiles": tile_set({**TRIANGLE, "0,1": "MPPPPP"}, PLAIN)}).rule == "F3.2"


def test_f3_3_contact_by_sea_alone_is_refused() -> None:
    # 1,0 touches 0,0 and 0,1 by S, SW, NW, which are all sea; its other side is land.
    start = board("0,0 -1,1 0,1", sea="0,0:NE+SE 0,1:NE")
    tiles = {"01": "PPPSSS", "02": "PPPPPP"}
    state = small_game(tiles, "*first 0", "*row 01", "*row 02", start=start)
    assert refused(state, "lay 01 1,0 PPPSSS") == "F3.3"
    assert not any(" 1,0 " in text for text in state.legal())


def test_f3_3_one_corner_of_land_is_enough() -> None:
    start = board("0,0 -1,1 0,1", sea="0,0:NE+SE")
    state = small_game({"01": "PPPPSS"}, "*first 0", "*row 01", start=start)
    assert [text for text in state.legal() if " 1,0 " in text] == ["lay 01 1,0 PPPPSS"]


def test_f3_3_a_mountain_corner_is_land() -> None:
    start = board("0,0 -1,1 0,1", mountain="0,0:*")
    state = small_game({"01": "MMMPPP", "02": "PPPPPP"}, "*first 0", "*row 01", "*row 02", start=start)
    # 1,0 touches 0,0 (NW and SW are mountain) and 0,1 (S is plains).
    assert "lay 01 1,0 MPPPMM" in state.legal()


def test_f3_3_a_cell_closed_by_sea_opens_when_land_comes_near() -> None:
    start = board("0,0 -1,1 0,1 0,2", sea="0,0:NE+SE 0,1:NE")
    state = small_game({"01": "PPPSSS", "02": "PPPPPS"}, "*first 0", "*row 01", "*row 02", start=start)
    assert refused(state, "lay 01 1,0 PPPSSS") == "F3.3"
    # 1,1 touches 0,1 and 0,2; its N corner, which is SE of 1,0, is plains.
    state = on(state, "lay 02 1,1 PPPPPS", "none")
    assert "lay 01 1,0 PPPSSS" in state.legal()


def test_f3_3_starting_tiles_that_are_apart_are_refused_without_a_rule() -> None:
    refusal = options_refused({"tiles": tile_set({"0,0": "PPPPPP", "2,0": "PPPPPP"}, PLAIN)})
    assert refusal.rule is None


def test_f3_4_holes_are_allowed() -> None:
    # A ring of six round 0,0: five lie, the last closes it and leaves 0,0 empty.
    ring = board("1,-1 1,0 0,1 -1,1 -1,0")
    state = small_game(PLAIN, *PLAIN_ROW, start=ring)
    assert "lay 01 0,-1 PPPPPP" in state.legal()
    state = on(state, "lay 01 0,-1 PPPPPP", "none")
    assert "lay 02 0,0 PPPPPP" in state.legal()


def test_f3_4_plains_may_be_cut_apart_by_mountains() -> None:
    # West of the range is 0,0, east of it 2,0; 1,0 closes the range with both its sides full of mountain.
    start = board("0,0 2,0 0,1 1,1", mountain="0,0:NE+SE 2,0:NW+SW 1,1:N 0,1:N 0,1:NE 0,1:SE")
    state = small_game({"01": "PMMMMM", "02": "MMMMMM"}, "*first 0", "*row 01", "*row 02", start=start)
    assert "lay 01 1,0 PMMMMM" in state.legal()
