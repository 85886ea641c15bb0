"""The runes that carry a viking: journey (F10.5), horse (F10.6) and wisdom (F10.8), and where to (F10.7)."""

import pytest
from rules.positions import board, cells_for, line, north, on, refused, seen, settlement

from longhouse.games.game import Seat, State

# F10.5 Journey

FJORD = board(f"{line(0, 6)} 0,1 2,1", sea=north(range(6)))
"""Sea along the north of a line; 0,1 (south of 0,0 and 1,0) and 2,1 (south of 2,0 and 3,0) have none."""


def test_f10_5_a_viking_goes_1_to_3_steps_over_sea() -> None:
    state = on(settlement(FJORD, "0,1 house", runes=["journey"]), "viking 0,0")
    assert cells_for(state, "journey") == {"1,0", "2,0", "3,0"}
    assert refused(state, "journey 4,0") == "F10.5"
    state = on(state, "journey 3,0")
    assert seen(state, "pieces", 2) == {"seat": 0, "cell": "3,0", "piece": "viking"}
    assert "viking 4,0" in state.legal()


def test_f10_5_it_starts_from_a_tile_with_sea_and_an_own_piece() -> None:
    state = settlement(FJORD, "0,1 house", "2,1 house", runes=["journey"])
    assert cells_for(state, "journey") == set()  # the longhouse's tile has no sea
    assert refused(state, "journey 1,0") == "F10.5"
    state = on(state, "viking 0,0")
    assert cells_for(state, "journey") == set()  # the viking on 0,0 is not seat 1's
    assert refused(state, "journey 1,0") == "F10.5"


def test_f10_5_a_longhouse_is_an_own_piece_too() -> None:
    # The south corner of 2,-1 is sea, shared with 1,0 and 2,0.
    ground = board(f"{line(0, 3)} 2,-1", sea="1,0:NE")
    state = settlement(ground, "2,-1 house", runes=["journey"])
    assert cells_for(state, "journey") == {"1,0", "2,0"}


def test_f10_5_once_for_each_player_and_instead_of_a_normal_turn() -> None:
    state = on(settlement(FJORD, "0,1 house", "2,1 house", runes=["journey"]), "viking 0,0", "viking 3,0")
    assert seen(state, "supplies", 0, "runes") == ["journey"]
    state = on(state, "journey 1,0")
    assert state.turn == Seat(1)
    assert [seen(state, "supplies", seat, "runes") for seat in (0, 1)] == [[], ["journey"]]
    state = on(state, "journey 6,0")
    assert state.turn == Seat(0)
    assert cells_for(state, "journey") == set()
    assert refused(state, "journey 2,0") == "F10.5"


def test_f10_5_pieces_and_stones_on_the_way_do_not_block() -> None:
    state = settlement(FJORD, "0,1 house", "2,1 house", symbols={"friendship": "1,0"}, runes=["journey", "friendship"])
    state = on(state, "viking 0,0", "viking 2,0")
    assert cells_for(state, "journey") == {"3,0"}


def test_f10_5_steps_need_sea_between_the_tiles() -> None:
    # 0,0 and 1,0 share a sea, 2,0 and 3,0 another.
    ground = board(f"{line(0, 3)} 0,1", sea="0,0:NE 2,0:NE")
    state = on(settlement(ground, "0,1 house", runes=["journey"]), "viking 0,0")
    assert cells_for(state, "journey") == {"1,0"}
    assert refused(state, "journey 2,0") == "F10.5"


def test_f10_5_steps_do_not_go_over_empty_spaces() -> None:
    # 0,0 and 2,0 face the empty space 1,0 with all sea. 0,1 has the sea of 0,0 at its N, 1,1 that of 2,0 at its N.
    ground = board("-1,1 0,1 1,1 2,0 0,0", sea="0,0:NE+SE 2,0:NW+SW")
    state = settlement(ground, "0,0 house", runes=["journey"])
    assert cells_for(state, "journey") == {"0,1"}
    assert refused(state, "journey 2,0") == "F10.5"
    assert refused(state, "journey 1,1") == "F10.5"


# F10.6 Horse


def test_f10_6_a_viking_rides_1_to_3_steps_over_mountains() -> None:
    ground = board(f"{line(0, 6)} 0,1", mountain=north(range(6)))
    state = on(settlement(ground, "0,1 house", runes=["horse"]), "viking 0,0")
    assert cells_for(state, "horse") == {"1,0", "2,0", "3,0"}
    assert refused(state, "horse 4,0") == "F10.6"
    state = on(state, "horse 3,0")
    assert refused(state, "horse 4,0") == "F10.6"  # once


def test_f10_6_once_for_each_player() -> None:
    ground = board(f"{line(0, 6)} 0,1 2,1", mountain=north(range(6)))
    state = on(settlement(ground, "0,1 house", "2,1 house", runes=["horse"]), "viking 0,0", "viking 3,0", "horse 1,0")
    assert cells_for(state, "horse") == {"2,0", "4,0", "5,0", "6,0"}


def test_f10_6_it_starts_from_a_tile_with_mountains() -> None:
    ground = board(f"{line(0, 6)} 0,1", mountain=north(range(6)))
    state = settlement(ground, "0,1 house", runes=["horse"])
    assert cells_for(state, "horse") == set()
    assert refused(state, "horse 1,0") == "F10.6"


def test_f10_6_a_tile_of_two_areas_is_left_by_the_area_by_which_it_was_entered() -> None:
    # 1,0 lies as PMPPPM, a turned MPMPPP: it shares one mountain with 0,0, the other with 2,0.
    ground = board(f"{line(0, 2)} 0,1", mountain="1,0:NW 1,0:NE")
    assert ground["1,0"] == "PMPPPM"
    state = on(settlement(ground, "0,1 house", runes=["horse"]), "viking 0,0")
    assert cells_for(state, "horse") == {"1,0"}
    assert refused(state, "horse 2,0") == "F10.6"
    one_area = board(f"{line(0, 2)} 0,1", mountain="1,0:NW+N+NE")
    state = on(settlement(one_area, "0,1 house", runes=["horse"]), "viking 0,0")
    assert cells_for(state, "horse") == {"1,0", "2,0"}


def test_f10_6_from_a_tile_of_two_areas_it_can_start_by_either() -> None:
    ground = board(f"{line(0, 2)} 0,1", mountain="1,0:NW 1,0:NE")
    state = on(settlement(ground, "0,1 house", runes=["horse"]), "viking 1,0")
    assert cells_for(state, "horse") == {"0,0", "2,0"}


def test_f10_6_another_way_round_may_enter_a_tile_of_two_areas_again() -> None:
    # 1,0 does not join its neighbours 0,0 and 2,0, but 1,-1 and 2,-1, north of it, do.
    ground = board(f"{line(0, 2)} 1,-1 2,-1 0,1", mountain="1,-1:S+SW+NW+N+NE 2,-1:N+NE+SE+S")
    assert ground["1,0"] == "PMPPPM"
    state = on(settlement(ground, "0,1 house", runes=["horse"]), "viking 0,0")
    # 0,0 to 1,-1, to 2,-1, to 2,0: three steps; 1,0 in one.
    assert cells_for(state, "horse") == {"1,0", "1,-1", "2,-1", "2,0"}


def test_f10_6_pieces_and_the_strength_stone_do_not_block_the_way() -> None:
    # 1,0 is all mountain and carries the stone; 0,-1 lies north of -1,0 and 0,0.
    ground = board(f"{line(-1, 3)} 0,-1", mountain="1,0:*")
    state = settlement(ground, "0,-1 house", symbols={"strength": "1,0"}, runes=["horse", "strength"])
    state = on(state, "viking 0,0")
    assert cells_for(state, "horse") == {"2,0"}
    ridge = board(f"{line(0, 6)} 0,1 2,1", mountain=north(range(6)))
    state = on(settlement(ridge, "0,1 house", "2,1 house", runes=["horse"]), "viking 0,0", "viking 2,0")
    assert cells_for(state, "horse") == {"1,0", "3,0"}


# F10.7


def test_f10_7_the_tile_needs_plains() -> None:
    ground = board(f"{line(-1, 3)} 0,-1", mountain="1,0:*")
    state = on(settlement(ground, "0,-1 house", runes=["horse"]), "viking 0,0")
    assert cells_for(state, "horse") == {"2,0"}
    assert refused(state, "horse 1,0") == "F10.7"


def test_f10_7_the_tile_has_no_piece() -> None:
    state = settlement(FJORD, "0,1 house", "2,1 house", runes=["journey"])
    state = on(state, "viking 0,0", "viking 2,0")
    assert refused(state, "journey 2,0") == "F10.7"  # an opponent's viking
    assert refused(state, "journey 0,0") == "F10.7"  # an own one
    assert refused(state, "journey 2,1") == "F10.7"  # a longhouse


def test_f10_7_the_tile_has_no_stone() -> None:
    state = settlement(FJORD, "0,1 house", symbols={"friendship": "1,0"}, runes=["journey", "friendship"])
    state = on(state, "viking 0,0")
    assert cells_for(state, "journey") == {"2,0", "3,0"}
    assert refused(state, "journey 1,0") == "F10.7"


# F10.8 Wisdom

GAP = "-1,1 0,1 1,1 2,1 0,0 2,0"
"""1,0 is empty: 0,0 lies west of it, 2,0 east, 0,1 SW, 1,1 SE. 3,0 touches 2,0 and 2,1, -1,0 touches 0,0 and -1,1."""
OWN = "0,0 house"
BOTH = ("0,0 house", "2,0 house")


def wise(state: State) -> set[str]:
    return {text for text in state.legal() if text.startswith("wisdom ")}


def test_f10_8_the_stone_bridges_an_empty_space() -> None:
    state = settlement(board(GAP), OWN, runes=["wisdom"])
    assert wise(state) == {"wisdom 1,0 2,0", "wisdom 1,0 0,1", "wisdom 1,0 1,1", "wisdom -1,0 -1,1"}
    state = on(state, "wisdom 1,0 2,0")
    assert seen(state, "wisdom") == ["1,0"]
    assert seen(state, "pieces", 1) == {"seat": 0, "cell": "2,0", "piece": "viking"}


def test_f10_8_the_space_is_empty_and_touches_at_least_two_tiles() -> None:
    state = settlement(board(GAP), OWN, runes=["wisdom"])
    assert refused(state, "wisdom 0,1 1,1") == "F10.8"  # a tile
    assert refused(state, "wisdom 1,-1 0,1") == "F10.8"  # touches 0,0 alone
    assert refused(state, "wisdom 0,-1 0,1") == "F10.8"
    assert refused(state, "wisdom 9,9 0,1") == "F10.8"


def test_f10_8_an_own_piece_touches_the_space() -> None:
    state = settlement(board(GAP), *BOTH, runes=["wisdom"])
    assert refused(state, "wisdom 3,0 2,1") == "F10.8"  # there is only the opponent's
    assert "wisdom 3,0 2,1" in on(state, "viking 0,1").legal()


def test_f10_8_a_viking_is_an_own_piece_too() -> None:
    state = settlement(board(GAP), OWN, runes=["wisdom"])
    assert "wisdom 2,2 2,1" not in state.legal()
    assert refused(state, "wisdom -1,2 0,1") == "F10.8"
    assert "wisdom -1,2 0,1" in on(state, "viking -1,1").legal()


def test_f10_8_the_own_tile_has_plains_on_the_edge_that_faces_the_space() -> None:
    full = settlement(board(GAP, mountain="0,0:NE+SE"), OWN, runes=["wisdom"])
    assert wise(full) == {"wisdom -1,0 -1,1"}
    assert refused(full, "wisdom 1,0 2,0") == "F10.8"
    half = settlement(board(GAP, mountain="0,0:NE"), OWN, runes=["wisdom"])
    assert "wisdom 1,0 2,0" in half.legal()


def test_f10_8_the_vikings_tile_has_plains_on_the_edge_that_faces_the_space() -> None:
    full = settlement(board(GAP, mountain="2,0:NW+SW"), OWN, runes=["wisdom"])
    assert refused(full, "wisdom 1,0 2,0") == "F10.8"
    assert "wisdom 1,0 1,1" in full.legal()  # its NW corner is plains
    sea = settlement(board(GAP, sea="2,0:NW+SW"), OWN, runes=["wisdom"])
    assert refused(sea, "wisdom 1,0 2,0") == "F10.8"
    half = settlement(board(GAP, mountain="2,0:NW"), OWN, runes=["wisdom"])
    assert "wisdom 1,0 2,0" in half.legal()


def test_f10_8_the_vikings_tile_is_vacant_and_touches_the_space() -> None:
    state = settlement(board(GAP), *BOTH, symbols={"friendship": "1,1"}, runes=["wisdom", "friendship"])
    assert refused(state, "wisdom 1,0 2,0") == "F10.8"  # a longhouse
    assert refused(state, "wisdom 1,0 1,1") == "F10.8"  # a stone
    assert refused(state, "wisdom 1,0 2,1") == "F10.8"  # does not touch 1,0
    assert refused(state, "wisdom 1,0 1,0") == "F10.8"  # no tile
    assert "wisdom 1,0 0,1" in state.legal()


def test_f10_8_a_space_holds_one_wisdom_stone() -> None:
    state = on(settlement(board(GAP), *BOTH, runes=["wisdom"]), "wisdom 1,0 0,1")
    assert state.turn == Seat(1)
    assert refused(state, "wisdom 1,0 1,1") == "F10.8"
    state = on(state, "wisdom 3,0 2,1")  # elsewhere it can lie
    assert seen(state, "wisdom") == ["1,0", "3,0"]


def test_f10_8_the_stone_blocks_nothing_else() -> None:
    state = on(settlement(board(GAP), *BOTH, runes=["wisdom"]), "wisdom 1,0 0,1")
    assert cells_for(state, "viking") == {"1,1", "2,1"}


def test_f10_8_once_for_each_player() -> None:
    state = on(settlement(board(GAP), *BOTH, runes=["wisdom"]), "wisdom 1,0 0,1", "viking 2,1")
    assert wise(state) == set()
    assert refused(state, "wisdom -1,0 -1,1") == "F10.8"


# Without its rune


@pytest.mark.parametrize(
    ("event", "rule"), [("journey 0,0", "F10.5"), ("horse 0,0", "F10.6"), ("wisdom 2,-1 0,0", "F10.8")]
)
def test_f10_a_rune_that_is_not_in_play_cannot_be_used(event: str, rule: str) -> None:
    ground = board(f"{line(0, 5)} 1,-1 4,-1")
    assert refused(settlement(ground, "1,-1 house", "4,-1 house", runes=["home"]), event) == rule
