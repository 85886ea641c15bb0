"""Section 7: placing vikings."""

from rules.positions import board, cells_for, is_over, line, on, refused, scores, seen, settle, settlement

from longhouse.games.game import Seat

# Seat 0 lives on 1,-1, north of 0,0 and 1,0; seat 1 on 4,-1, north of 3,0 and 4,0.
PLAIN = board(f"{line(0, 5)} 1,-1 4,-1")
HOUSES = ("1,-1 house", "4,-1 house")


def test_f7_1_a_viking_stands_beside_an_own_longhouse() -> None:
    state = settlement(PLAIN, *HOUSES)
    assert state.turn == Seat(0)
    assert cells_for(state, "viking") == {"0,0", "1,0"}
    assert refused(state, "viking 3,0") == "F7.1"
    state = on(state, "viking 1,0")
    assert state.turn == Seat(1)
    assert cells_for(state, "viking") == {"3,0", "4,0"}


def test_f7_1_a_viking_stands_beside_an_own_viking() -> None:
    state = on(settlement(PLAIN, *HOUSES), "viking 1,0", "viking 4,0")
    assert cells_for(state, "viking") == {"0,0", "2,0"}
    state = on(state, "viking 0,0")
    assert cells_for(state, "viking") == {"3,0", "5,0"}


def test_f7_1_a_viking_takes_one_of_the_supply() -> None:
    state = on(settlement(PLAIN, *HOUSES), "viking 1,0")
    assert [seen(state, "supplies", seat, "vikings") for seat in (0, 1)] == [19, 20]
    assert seen(state, "pieces", 2) == {"seat": 0, "cell": "1,0", "piece": "viking"}


def test_f7_1_not_on_a_longhouse_a_viking_or_a_cell_without_a_tile() -> None:
    ground = board(f"{line(0, 2)} 1,-1 2,-1")  # the longhouses are neighbours
    state = settlement(ground, "1,-1 house", "2,-1 house")
    assert cells_for(state, "viking") == {"0,0", "1,0"}
    assert refused(state, "viking 2,-1") == "F7.1"  # the opponent's longhouse
    assert refused(state, "viking 1,-1") == "F7.1"  # the own one
    assert refused(state, "viking 1,1") == "F7.1"  # no tile
    state = on(state, "viking 1,0")
    assert refused(state, "viking 1,0") == "F7.1"


def test_f7_1_not_on_a_rune_stone() -> None:
    # Friendship lies on 1,0.
    state = settlement(PLAIN, *HOUSES, symbols={"friendship": "1,0"}, runes=["friendship"])
    assert cells_for(state, "viking") == {"0,0"}
    assert refused(state, "viking 1,0") == "F7.1"
    without = settlement(PLAIN, *HOUSES, symbols={"friendship": "1,0"})
    assert cells_for(without, "viking") == {"0,0", "1,0"}


def test_f7_1_not_on_a_tile_without_plains() -> None:
    ground = board(f"{line(0, 2)} 0,1", mountain="1,0:*")
    # 0,1 lies south of 0,0 and 1,0.
    state = settlement(ground, "0,1 house")
    assert cells_for(state, "viking") == {"0,0"}
    assert refused(state, "viking 1,0") == "F7.1"


def test_f7_1_a_viking_cannot_cross_a_full_mountain_edge_but_can_use_half_an_edge() -> None:
    full = on(settlement(board(f"{line(0, 2)} 1,-1", mountain="1,0:NE+SE"), "1,-1 house"), "viking 1,0")
    assert cells_for(full, "viking") == {"0,0"}
    assert refused(full, "viking 2,0") == "F7.1"
    half = on(settlement(board(f"{line(0, 2)} 1,-1", mountain="1,0:NE"), "1,-1 house"), "viking 1,0")
    assert cells_for(half, "viking") == {"0,0", "2,0"}


def test_f7_1_a_viking_cannot_cross_an_edge_of_sea() -> None:
    ground = board(f"{line(0, 2)} 0,1 1,1", sea="1,0:NE+SE")
    state = on(settlement(ground, "0,1 house"), "viking 1,0")
    assert cells_for(state, "viking") == {"0,0", "1,1"}


def test_f7_1_a_neighbour_reachable_only_through_an_opponents_tile_is_out_of_reach() -> None:
    ground = board(f"{line(0, 4)} 1,-1 3,-1")  # 3,-1 lies north of 2,0 and 3,0
    state = on(settlement(ground, "1,-1 house", "3,-1 house"), "viking 1,0", "viking 2,0")
    assert cells_for(state, "viking") == {"0,0"}
    assert refused(state, "viking 3,0") == "F7.1"


def test_f7_2_vikings_never_move() -> None:
    state = on(settlement(PLAIN, *HOUSES), "viking 1,0", "viking 4,0", "viking 0,0")
    pieces = seen(state, "pieces")
    assert isinstance(pieces, list)
    assert {"seat": 0, "cell": "1,0", "piece": "viking"} in pieces
    assert len(pieces) == 5


def test_f7_2_starting_tiles_may_be_settled() -> None:
    state = settlement({"0,0": "PSPPMM", "-1,1": "MPPPPP", "0,1": "PPPPPP", "1,0": "PPPPPS"}, "1,0 house")
    assert cells_for(state, "viking") == {"0,0", "0,1"}
    assert cells_for(on(state, "viking 0,1"), "viking") == {"0,0", "-1,1"}


def test_f7_3_a_player_who_can_place_none_is_skipped_for_good() -> None:
    # A mountain between 1,0 and 2,0: seat 0 has two cells, seat 1 four.
    ground = board(f"{line(0, 5)} 1,-1 4,-1", mountain="1,0:NE+SE")
    state = on(settlement(ground, *HOUSES), "viking 0,0", "viking 4,0", "viking 1,0", "viking 5,0")
    assert state.turn == Seat(1)
    state = on(state, "viking 3,0")
    assert state.turn == Seat(1)
    state = on(state, "viking 2,0")
    assert is_over(state)
    assert scores(state) == [2, 4]


def test_f7_3_one_who_cannot_even_start_is_skipped_at_the_start() -> None:
    state = settlement(PLAIN, "1,-1 none", "4,-1 house")
    assert seen(state, "settler") == 0
    assert state.turn == Seat(1)


def test_f7_3_among_three_only_the_one_who_is_out_is_skipped() -> None:
    ground = board(f"{line(0, 8)} 1,-1 4,-1 7,-1", mountain="1,0:NE+SE")
    state = settlement(ground, "1,-1 house", "4,-1 house", "7,-1 house", players=3)
    turns = []
    for cell in ("0,0", "4,0", "7,0", "1,0", "3,0", "6,0", "5,0", "8,0"):
        turns.append(state.turn)
        state = on(state, f"viking {cell}")
    assert turns == [0, 1, 2, 0, 1, 2, 1, 2]
    assert state.turn == Seat(1)  # 2,0 and the longhouse's own neighbours are left


def test_f7_3_placing_is_compulsory_while_possible() -> None:
    state = settlement(PLAIN, *HOUSES)
    for other in ("none", "accept", "nothing", "draw", "lay 01 2,-1 PPPPPP", "*row 01"):
        assert refused(state, other) == "F7.1"


def test_f7_3_by_a_rune_too_if_that_is_the_only_way() -> None:
    # After 0,0 and 1,0 are settled only Horse leads seat 0 over the mountain between 1,0 and 2,0.
    ground = board(f"{line(0, 3)} 1,-1 3,-1", mountain="1,0:NE+SE")
    lays = ("1,-1 house", "3,-1 none")
    state = on(settlement(ground, *lays, runes=["horse"]), "viking 0,0", "viking 1,0")
    assert not is_over(state)
    assert state.legal() == ["horse 2,0"]
    assert is_over(on(settlement(ground, *lays), "viking 0,0", "viking 1,0"))


def test_f7_3_by_wisdom_if_that_is_the_only_way() -> None:
    # The longhouse on 0,0 has mountain to both its neighbours; the spaces 1,0 and -1,0 are open.
    ground = board("-1,1 0,1 1,1 2,0 0,0", mountain="0,0:SW+S+SE")
    assert is_over(settlement(ground, "0,0 house"))
    state = settlement(ground, "0,0 house", runes=["wisdom"])
    assert state.turn == Seat(0)
    assert sorted(state.legal()) == ["wisdom -1,0 -1,1", "wisdom 1,0 0,1", "wisdom 1,0 1,1", "wisdom 1,0 2,0"]


def test_f7_3_by_journey_if_that_is_the_only_way() -> None:
    # Sea along the north; a stone on 1,0 closes the way by land.
    ground = board(f"{line(0, 3)} 0,1", sea="0,0:N+NE 1,0:N+NE 2,0:N+NE")
    for runes, over in ((["friendship"], True), (["friendship", "journey"], False)):
        state = settlement(ground, "0,1 house", symbols={"friendship": "1,0"}, runes=list(runes))
        state = on(state, "viking 0,0")
        assert is_over(state) is over
    assert sorted(state.legal()) == ["journey 2,0", "journey 3,0"]


def test_f7_3_when_all_are_out_the_game_ends_and_nothing_can_follow() -> None:
    state = settle(settlement(PLAIN, *HOUSES))
    assert is_over(state)
    assert (state.turn, state.legal(), state.chance) == (None, [], None)
    for event in ("viking 0,0", "*first 0", "lay 01 0,0 PPPPPP", "nonsense", ""):
        assert refused(state, event) == "F7.3"


def test_f7_3_a_player_without_vikings_is_out() -> None:
    state = settlement(board(f"{line(-10, 14)} 1,-1"), "1,-1 house")
    for placed in range(20):
        assert not is_over(state)
        assert seen(state, "supplies", 0, "vikings") == 20 - placed
        state = on(state, state.legal()[0])
    assert is_over(state)
