"""F10.1, and the runes that bring points: strength (F10.2), water (F10.3), friendship (F10.4) and home (F10.9)."""

import pytest
from rules.positions import board, count, is_over, line, north, on, points, seen, settle, settlement

from longhouse.errors import BadOptions, IllegalAction
from longhouse.games.game import State

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
    with pytest.raises(BadOptions) as refusal:
        settlement(PLAIN, *HOUSES, symbols={"friendship": "1,0", "water": "1,0"})
    assert refusal.value.rule is None


def test_f10_any_combination_of_the_seven_runes_can_be_played() -> None:
    names = ["strength", "water", "journey", "horse", "friendship", "wisdom", "home"]
    for chosen in range(128):
        runes = [name for place, name in enumerate(names) if chosen >> place & 1]
        symbols = {"strength": "2,0", "friendship": "5,0"}
        state = settlement(PLAIN, "1,-1 house", "4,-1 house", symbols=symbols, runes=list(runes))
        assert {name for name, _ in stones(state)} == {"strength", "friendship"} & set(runes)
        assert seen(state, "options", "runes") == runes


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
    with pytest.raises(IllegalAction) as refusal:
        settlement(ground, *lays[:2], "5,-1 home", runes=["home"])
    assert refusal.value.rule == "F10.9"


def test_f10_9_a_longhouse_without_the_stone_is_worth_nothing() -> None:
    state = settle(settlement(PLAIN, *HOUSES, runes=["home"]))
    total = points(state, 0)
    assert isinstance(total, dict)
    assert total["home"] == 0
