"""Section 10: rune stones."""

import pytest
from rules.positions import board, cells_for, count, is_over, line, on, points, refused, seen, settle, settlement

from longhouse.games.game import Illegal, Seat, State

# Seat 0 lives on 1,-1, north of 0,0 and 1,0; seat 1 on 4,-1, north of 3,0 and 4,0.
HOUSES = ("1,-1 house", "4,-1 house")
PLAIN = board(f"{line(0, 5)} 1,-1 4,-1")


def stones(state: State) -> list[tuple[str, str]]:
    found = seen(state, "stones")
    assert isinstance(found, list)
    return [(str(stone["rune"]), str(stone["cell"])) for stone in found if isinstance(stone, dict)]


# F10.1


def test_f10_1_no_longhouse_is_built_on_a_tile_with_a_stone() -> None:
    state = settlement(PLAIN, "1,-1", "4,-1 house", symbols={"friendship": "1,-1"}, runes=["friendship", "home"])
    assert stones(state) == [("friendship", "1,-1")]
    assert seen(state, "pieces") == [{"seat": 1, "cell": "4,-1", "piece": "house"}]


def test_f10_1_without_its_rune_a_symbol_means_nothing() -> None:
    state = settlement(PLAIN, *HOUSES, symbols={"friendship": "1,-1 2,0"}, runes=["home"])
    assert stones(state) == []
    assert count(state, "pieces") == 2


def test_f10_1_a_tile_carries_one_symbol_at_most() -> None:
    with pytest.raises(Illegal) as refusal:
        settlement(PLAIN, *HOUSES, symbols={"friendship": "1,0", "water": "1,0"})
    assert refusal.value.rule is None


# F10.2 Strength


def test_f10_2_the_stone_is_put_on_the_all_mountain_tile_when_it_is_laid() -> None:
    # 2,-1 is all mountain, so 1,0, 2,0 and 1,-1 have mountain beside it.
    ground = board(f"{line(0, 3)} 1,-1 2,-1", mountain="2,-1:*")
    state = settlement(ground, "2,-1", "1,-1 house", symbols={"strength": "2,-1"}, runes=["strength"])
    assert stones(state) == [("strength", "2,-1")]
    assert stones(settlement(ground, "2,-1", "1,-1 house", symbols={"strength": "2,-1"})) == []


def test_f10_2_each_viking_on_a_neighbouring_tile_is_worth_1_more() -> None:
    # 2,0 is all mountain: the vikings on 1,0 and 3,0 stand beside it, those on 0,0, 4,0 and 5,0 do not.
    ground = board(f"{line(0, 5)} 1,-1 4,-1", mountain="2,0:*")
    state = settle(settlement(ground, *HOUSES, symbols={"strength": "2,0"}, runes=["strength"]))
    assert points(state, 0) == {"vikings": 2, "land": 0, "strength": 1, "total": 3}
    assert points(state, 1) == {"vikings": 3, "land": 0, "strength": 1, "total": 4}


def test_f10_2_whatever_the_terrain_between() -> None:
    # All of the edge between 1,0 and 2,0 is sea; another file may put the symbol where it likes (F1.5).
    ground = board(f"{line(0, 3)} 0,1 1,1", sea="1,0:NE+SE")
    state = settlement(ground, "0,1 house", symbols={"strength": "2,0"}, runes=["strength"])
    assert points(settle(state), 0) == {"vikings": 3, "land": 0, "strength": 2, "total": 5}  # on 1,0 and 1,1


def test_f10_2_a_longhouse_beside_the_stone_is_worth_nothing() -> None:
    ground = board(f"{line(0, 2)} 1,-1", mountain="1,0:*")
    state = settle(settlement(ground, "1,-1 house", symbols={"strength": "1,0"}, runes=["strength"]))
    # Beside 1,0 are the longhouse on 1,-1, the viking on 0,0, and 2,0, where nobody comes.
    assert points(state, 0) == {"vikings": 1, "land": 0, "strength": 1, "total": 2}


# F10.3 Water


def north(terrain_of: range) -> str:
    """The whole north side of a line: one sea, or one range of mountains, that joins tile to tile."""
    return " ".join(f"{q},0:N+NE" for q in terrain_of)


def test_f10_3_vikings_connected_by_sea_over_any_number_of_tiles_are_worth_1_more() -> None:
    # Sea along the north of 0,0 to 5,0 (which has the end of it); 6,0 has none. The symbol is on 0,0.
    ground = board(f"{line(0, 6)} 0,1 6,-1", sea=north(range(5)))
    state = settle(settlement(ground, "0,1 house", symbols={"water": "0,0"}, runes=["water"]))
    # Vikings on 1,0 to 6,0 and on 6,-1, which has no sea either.
    assert points(state, 0) == {"vikings": 7, "land": 0, "water": 5, "total": 12}


def test_f10_3_another_sea_does_not_count_nor_does_plains_beside_the_stone() -> None:
    # 0,0 and 1,0 share one sea, 3,0 and 4,0 another; 2,0 has none.
    ground = board(f"{line(0, 4)} 0,1", sea="0,0:NE 3,0:NE")
    state = settle(settlement(ground, "0,1 house", symbols={"water": "0,0"}, runes=["water"]))
    assert points(state, 0) == {"vikings": 4, "land": 0, "water": 1, "total": 5}


def test_f10_3_a_piece_on_the_way_does_not_cut_the_sea() -> None:
    # Seat 1 lives on 2,1 and settles 2,0, in the middle of the sea; seat 0 counts 0,0, 1,0 all the same.
    ground = board(f"{line(0, 4)} 0,1 2,1", sea=north(range(4)))
    state = settlement(ground, "0,1 house", "2,1 house", symbols={"water": "4,0"}, runes=["water"])
    state = on(state, "viking 1,0", "viking 2,0", "viking 0,0", "viking 3,0")
    assert is_over(state)
    assert points(state, 0) == {"vikings": 2, "land": 0, "water": 2, "total": 4}
    assert points(state, 1) == {"vikings": 2, "land": 0, "water": 2, "total": 4}


def test_f10_3_the_stone_is_put_on_its_tile_when_it_is_laid_and_no_house_is_built_there() -> None:
    ground = board(f"{line(0, 3)} 0,1 3,-1", sea="3,-1:N")
    state = settlement(ground, "3,-1", "0,1 house", symbols={"water": "3,-1"}, runes=["water"])
    assert stones(state) == [("water", "3,-1")]


# F10.4 Friendship


def test_f10_4_whoever_has_the_most_vikings_beside_a_stone_scores_2() -> None:
    # Beside 2,0 are 1,0 and 2,-1 for seat 0, 3,0 for seat 1.
    ground = board(f"{line(0, 5)} 1,-1 4,-1 2,-1", mountain="2,-1:NE+SE")
    state = settlement(ground, *HOUSES, symbols={"friendship": "2,0"}, runes=["friendship"])
    state = settle(state)
    assert points(state, 0) == {"vikings": 3, "land": 0, "friendship": 2, "total": 5}
    assert points(state, 1) == {"vikings": 3, "land": 0, "friendship": 0, "total": 3}


def test_f10_4_all_tied_players_score() -> None:
    state = settle(settlement(PLAIN, *HOUSES, symbols={"friendship": "2,0"}, runes=["friendship"]))
    assert points(state, 0) == {"vikings": 2, "land": 0, "friendship": 2, "total": 4}
    assert points(state, 1) == {"vikings": 3, "land": 0, "friendship": 2, "total": 5}


def test_f10_4_two_of_three_can_be_tied() -> None:
    ground = board(f"{line(0, 9)} 1,-1 4,-1 8,-1", mountain="5,0:NE+SE")
    state = settlement(ground, *HOUSES, "8,-1 house", symbols={"friendship": "2,0"}, runes=["friendship"], players=3)
    assert [points(settle(state), seat) for seat in range(3)] == [
        {"vikings": 2, "land": 0, "friendship": 2, "total": 4},
        {"vikings": 3, "land": 0, "friendship": 2, "total": 5},
        {"vikings": 4, "land": 0, "friendship": 0, "total": 4},
    ]


def test_f10_4_with_no_viking_beside_it_nobody_scores() -> None:
    # The longhouse on 1,-1 stands beside the stone on 1,0, but there is no viking: 0,0 is cut off by mountains.
    ground = board(f"{line(0, 2)} 1,-1", mountain="0,0:*")
    state = settlement(ground, "1,-1 house", symbols={"friendship": "1,0"}, runes=["friendship"])
    assert is_over(state)
    assert points(state, 0) == points(state, 1) == {"vikings": 0, "land": 0, "friendship": 0, "total": 0}


def test_f10_4_each_stone_counts_on_its_own() -> None:
    # Stones on 2,0 (1,0 and 3,0 beside it: tied) and on 5,0 (4,0 beside it: seat 1).
    state = settle(settlement(PLAIN, *HOUSES, symbols={"friendship": "2,0 5,0"}, runes=["friendship"]))
    assert points(state, 0) == {"vikings": 2, "land": 0, "friendship": 2, "total": 4}
    assert points(state, 1) == {"vikings": 2, "land": 0, "friendship": 4, "total": 6}


@pytest.mark.parametrize("variant", ["base", "epic"])
def test_f10_4_a_stone_is_put_on_every_such_tile(variant: str) -> None:
    ground = board(f"{line(0, 7)} 1,-1 3,-1 5,-1 7,-1")
    cells = ["1,-1", "3,-1", "5,-1", "7,-1"]
    symbols = {"friendship": " ".join(cells[:3])}
    state = settlement(ground, *cells[:3], "7,-1 house", symbols=symbols, runes=["friendship"], variant=variant)
    assert stones(state) == [("friendship", cell) for cell in cells[:3]]


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


# F10.9 Home


def test_f10_9_each_own_viking_beside_home_is_worth_1_more() -> None:
    # Beside 1,-1 are 0,0 and 1,0.
    state = settlement(PLAIN, "1,-1 home", "4,-1 house", runes=["home"])
    assert seen(state, "pieces", 0) == {"seat": 0, "cell": "1,-1", "piece": "home"}
    state = on(state, "viking 1,0", "viking 3,0", "viking 2,0", "viking 4,0", "viking 0,0", "viking 5,0")
    assert points(state, 0) == {"vikings": 3, "land": 0, "home": 2, "total": 5}
    assert points(state, 1) == {"vikings": 3, "land": 0, "home": 0, "total": 3}


def test_f10_9_an_opponents_viking_beside_home_counts_for_nobody() -> None:
    # Seat 1 lives on 1,1, south of 1,0 and 2,0, and takes 1,0.
    ground = board(f"{line(0, 2)} 1,-1 1,1")
    state = on(settlement(ground, "1,-1 home", "1,1 home", runes=["home"]), "viking 0,0", "viking 1,0", "viking 2,0")
    assert is_over(state)
    assert points(state, 0) == {"vikings": 1, "land": 0, "home": 1, "total": 2}
    assert points(state, 1) == {"vikings": 2, "land": 0, "home": 2, "total": 4}


def test_f10_9_the_stone_takes_a_longhouse_of_the_supply_and_is_there_once_for_each_player() -> None:
    ground = board(f"{line(0, 5)} 1,-1 3,-1 5,-1")
    lays = ("1,-1 home", "3,-1 home", "5,-1 house")
    state = settlement(ground, *lays, runes=["home"])
    assert [seen(state, "supplies", seat) for seat in (0, 1)] == [
        {"vikings": 20, "houses": 2, "runes": []},
        {"vikings": 20, "houses": 3, "runes": []},
    ]
    with pytest.raises(Illegal) as refusal:
        settlement(ground, *lays[:2], "5,-1 home", runes=["home"])
    assert refusal.value.rule == "F10.9"


def test_f10_9_a_longhouse_without_the_stone_is_worth_nothing() -> None:
    state = settle(settlement(PLAIN, *HOUSES, runes=["home"]))
    total = points(state, 0)
    assert isinstance(total, dict)
    assert total["home"] == 0


# Any combination


@pytest.mark.parametrize(
    ("event", "rule"), [("journey 0,0", "F10.5"), ("horse 0,0", "F10.6"), ("wisdom 2,-1 0,0", "F10.8")]
)
def test_f10_a_rune_that_is_not_in_play_cannot_be_used(event: str, rule: str) -> None:
    assert refused(settlement(PLAIN, *HOUSES, runes=["home"]), event) == rule


def test_f10_any_combination_of_the_seven_runes_can_be_played() -> None:
    names = ["strength", "water", "journey", "horse", "friendship", "wisdom", "home"]
    for chosen in range(128):
        runes = [name for place, name in enumerate(names) if chosen >> place & 1]
        symbols = {"strength": "2,0", "friendship": "5,0"}
        state = settlement(PLAIN, "1,-1 house", "4,-1 house", symbols=symbols, runes=list(runes))
        assert {name for name, _ in stones(state)} == {"strength", "friendship"} & set(runes)
        assert seen(state, "options", "runes") == runes
