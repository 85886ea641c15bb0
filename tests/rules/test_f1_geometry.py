"""Section 1: cells, corners, patterns, areas."""

import pytest
from rules.positions import (
    TRIANGLE,
    board,
    cells_for,
    count,
    line,
    on,
    options_refused,
    play,
    refused,
    seen,
    settlement,
    small_game,
    tile_set,
)

from longhouse.errors import BadOptions


@pytest.mark.parametrize(
    ("corner", "second", "cell", "pattern"),
    [
        # A mountain on one corner of 0,0; a second tile touches the next edge but one; the cell lies between them.
        (0, "1,0", "1,-1", "PPPPMP"),
        (1, "0,1", "1,0", "PPPPPM"),
        (2, "-1,1", "0,1", "MPPPPP"),
        (3, "-1,0", "-1,1", "PMPPPP"),
        (4, "0,-1", "-1,0", "PPMPPP"),
        (5, "1,-1", "0,-1", "PPPMPP"),
    ],
)
def test_f1_1_edge_k_lies_between_corners_k_and_k_plus_1_and_faces_its_neighbour(
    corner: int, second: str, cell: str, pattern: str
) -> None:
    start = {"0,0": "P" * corner + "M" + "P" * (5 - corner), second: "PPPPPP"}
    state = small_game({"01": "MPPPPP"}, "*first 0", "*row 01", start=start)
    assert [text for text in state.legal() if f" {cell} " in text] == [f"lay 01 {cell} {pattern}"]


def test_f1_1_corners_are_numbered_clockwise_from_north() -> None:
    # 1,0 shares its west edge with 0,0: NE and SE of the one are NW and SW of the other.
    start = {"0,0": "PSPPPP", "0,1": "PPPPPP"}
    state = small_game({"01": "PPPPPS"}, "*first 0", "*row 01", start=start)
    assert "lay 01 1,0 PPPPPS" in state.legal()
    assert refused(state, "lay 01 1,0 PPPPSP") == "F3.2"


def test_f1_2_turning_a_tile_clockwise_rotates_its_pattern_right() -> None:
    # The plains have to face the three starting tiles: SW of the cell 1,0, SE of -1,0, N of -1,2.
    state = small_game({"01": "PPPMMM"}, "*first 0", "*row 01")
    assert sorted(state.legal()) == ["lay 01 -1,0 MPPPMM", "lay 01 -1,2 PPMMMP", "lay 01 1,0 MMMPPP"]


def test_f1_2_a_tile_can_lie_in_all_six_ways_and_in_no_others() -> None:
    state = small_game({"01": "PPPMPS"}, "*first 0", "*row 01")
    for turned in ("PPPMPS", "SPPPMP", "PSPPPM", "MPSPPP", "PMPSPP", "PPMPSP"):
        assert refused(state, f"lay 01 5,5 {turned}") == "F3.1"
    for other in ("SPMPPP", "PPPPPP", "PPMPPS"):  # its mirror image, and two other tiles
        assert refused(state, f"lay 01 5,5 {other}") == "F1.2"


def test_f1_2_three_tiles_share_each_vertex() -> None:
    # The south corner of 1,-1 is the NE corner of 0,0 and the NW corner of 1,0.
    ground = board("0,0 1,0", mountain="0,0:NE")
    state = small_game({"01": "MPPPPP"}, "*first 0", "*row 01", start=ground)
    assert [text for text in state.legal() if " 1,-1 " in text] == ["lay 01 1,-1 PPPMPP"]


@pytest.mark.parametrize("pattern", ["PPPPP", "PPPPPPP", "PPPPPX", "pppppp", ""])
def test_f1_2_a_tile_is_six_letters_of_p_m_and_s(pattern: str) -> None:
    assert options_refused({"tiles": tile_set(TRIANGLE, {"01": pattern})}).rule == "F1.2"


@pytest.mark.parametrize("pattern", ["MSPPPP", "PSMPPP", "MPPPPS", "SPPPPM"])
def test_f1_3_mountain_and_sea_are_never_neighbours(pattern: str) -> None:
    assert options_refused({"tiles": tile_set(TRIANGLE, {"01": pattern})}).rule == "F1.3"


@pytest.mark.parametrize("pattern", ["SPSPPP", "PSPPSP", "SPPSPP"])
def test_f1_3_the_sea_of_a_tile_is_one_area(pattern: str) -> None:
    assert options_refused({"tiles": tile_set(TRIANGLE, {"01": pattern})}).rule == "F1.3"


@pytest.mark.parametrize("pattern", ["SPPPPS", "MPMPPP", "MPMPMP", "PSPPMM", "SSPPPS"])
def test_f1_3_two_mountain_areas_and_a_sea_round_north_are_allowed(pattern: str) -> None:
    assert count(small_game({"01": pattern}), "bag") == 1


def test_f1_3_starting_tiles_obey_it_too() -> None:
    assert options_refused({"tiles": tile_set({"0,0": "MSPPPP"}, {"01": "PPPPPP"})}).rule == "F1.3"


def test_f1_4_half_an_edge_of_plains_joins_two_tiles_and_a_full_edge_of_mountain_does_not() -> None:
    for wall, across in (("1,0:NE", True), ("1,0:SE", True), ("1,0:NE+SE", False)):
        state = settlement(board(f"{line(0, 2)} 1,-1", mountain=wall), "1,-1 house")
        state = on(state, "viking 1,0")
        assert ("2,0" in cells_for(state, "viking")) is across


def test_f1_4_half_an_edge_beside_sea_joins_too() -> None:
    for sea, across in (("1,0:NE", True), ("1,0:NE+SE", False)):
        # 1,1 keeps the land in one piece south of the sea.
        ground = board(f"{line(0, 2)} 0,1 1,1", sea=sea)
        state = on(settlement(ground, "0,1 house"), "viking 1,0")
        assert ("2,0" in cells_for(state, "viking")) is across


def test_f1_5_another_file_decides_the_starting_tiles_and_the_symbols() -> None:
    kit = tile_set({"3,3": "PPPPPP", "4,3": "PPPPPP"}, {"x1": "PPPPPP"}, {"water": ["x1"]})
    state = play({"tiles": kit, "runes": ["water"]}, "*first 0", "*row x1")
    assert seen(state, "board") == [
        {"tile": "A", "cell": "3,3", "word": "PPPPPP"},
        {"tile": "B", "cell": "4,3", "word": "PPPPPP"},
    ]
    assert seen(on(state, "lay x1 4,2 PPPPPP"), "stones") == [{"rune": "water", "cell": "4,2"}]


def test_f1_5_the_built_in_set_calls_itself_a_reconstruction_and_fits_the_published_facts() -> None:
    state = play({"players": 4})
    printed = seen(state, "printed")
    assert isinstance(printed, dict)
    assert seen(state, "options", "tiles") == "reconstruction-1"
    assert len(printed) == 64
    assert list(printed.values()).count("MMMMMM") == 1
    assert "SSSSSS" not in printed.values()


def test_f1_5_an_unknown_set_is_refused_without_a_rule() -> None:
    with pytest.raises(BadOptions) as refusal:
        play({"tiles": "publisher"})
    assert refusal.value.rule is None
