"""Section 11: events as text, and which rule a bad one cites."""

import pytest
from rules.positions import (
    TRIANGLE,
    board,
    cells_for,
    explore,
    line,
    on,
    play,
    refused,
    seen,
    settlement,
    small_game,
    tile_set,
)

from longhouse.errors import BadRecord
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import Json, JsonObject, Seat, State
from longhouse.games.record import Record

ROW = ("*first 0", "*row 01", "*row 04", "*row 05", "*row 30")
PLAIN = dict.fromkeys(("01", "02", "03", "04", "05", "06"), "PPPPPP")
PLAIN_ROW = ("*first 0", "*row 01", "*row 02", "*row 03", "*row 04")
CLASSIC: JsonObject = {"variant": "classic", "rounds": 1}
FIRST_EDITION: JsonObject = {"edition": "2005"}
OVERSIGHT: JsonObject = {"oversight": True}


@pytest.mark.parametrize(
    "event",
    [
        "*first 1",
        "*row 17",
        "*swap 03 08 21 40",
        "draw",
        "*draw 17",
        "lay 17 2,-1 PPMMPP",
        "house",
        "home",
        "none",
        "nothing",
        "point 17 2,-1 PPMMPP",
        "accept",
        "viking 2,-1",
        "journey 2,-1",
        "horse 2,-1",
        "wisdom 3,-1 2,-1",
    ],
)
def test_f11_every_event_of_the_table_reads_back_as_it_is_written(event: str) -> None:
    game = game_with("fjords", {"players": 4})
    assert game.text(game.parse(event)) == event


@pytest.mark.parametrize(
    "event",
    [
        "",
        " ",
        "nonsense",
        "LAY 30 1,0 PPPPPS",
        "lay",
        "lay 30",
        "lay 30 1,0",
        "lay 30 1,0 PPPPPS now",
        "lay  30 1,0 PPPPPS",
        " lay 30 1,0 PPPPPS",
        "lay 30 1,0 PPPPPS ",
        "lay 30 1,0 PPPPPS\n",
        "lay 30\t1,0 PPPPPS",
        "lay 30 +1,0 PPPPPS",
        "lay 30 01,0 PPPPPS",
        "lay 30 1,-0 PPPPPS",
        "lay 30 1,00 PPPPPS",
        "lay 30 1.0,0 PPPPPS",
        "lay 30 1 0 PPPPPS",
        "lay 30 (1,0) PPPPPS",
        "lay 30 1,0,0 PPPPPS",
        "lay 30 \u0661,0 PPPPPS",
        "lay 30 1,0 PPPPP",
        "lay 30 1,0 PPPPPSS",
        "lay 30 1,0 PPPPPX",
        "lay 30 1,0 ppppps",
        "lay \u00e6 1,0 PPPPPS",
        "*first",
        "*first 01",
        "*first +1",
        "*first -1",
        "*first one",
        "*row",
        "*row 01 02",
        "*swap",
        "* row 01",
        "draw 01",
        "*draw",
        "house 1,0",
        "none none",
        "accept 1",
        "viking",
        "viking 1",
        "viking 1,0 1,0",
        "wisdom 1,0",
        "wisdom 1,0 2,0 3,0",
        "play 3h",
    ],
)
def test_f11_an_event_that_cannot_be_read_cites_f11(event: str) -> None:
    for state in (play({}), play({}, *ROW), settlement({**TRIANGLE, "1,0": "PPPPPP"}, "1,0 house")):
        assert refused(state, event) == "F11"


def test_f11_an_event_of_a_record_that_is_no_text_cites_f11() -> None:
    text = Record(game_with("fjords", {}), ("*first 0", "*row 01")).write().replace('"*row 01"', "17")
    with pytest.raises(BadRecord) as refusal:
        Record.read(text)
    assert (refusal.value.rule, refusal.value.index) == ("F11", 1)


def test_f11_placements_that_look_the_same_are_one_action() -> None:
    assert sorted(small_game({"01": "PPPPPP"}, "*first 0", "*row 01").legal()) == [
        "lay 01 -1,0 PPPPPP",
        "lay 01 -1,2 PPPPPP",
        "lay 01 1,0 PPPPPP",
    ]
    # PMPPMP turned by 180 degrees looks the same: on 1,0 with its NW mountain, S and SW plains, there is one way.
    start = board("0,0 -1,1 0,1", mountain="0,0:NE")
    state = small_game({"01": "MPPMPP"}, "*first 0", "*row 01", start=start)
    assert [text for text in state.legal() if " 1,0 " in text] == ["lay 01 1,0 PPMPPM"]


def test_f11_two_tiles_of_one_kind_are_two_actions() -> None:
    state = small_game({"01": "PPPPPP", "02": "PPPPPP"}, "*first 0", "*row 01", "*row 02")
    assert len(state.legal()) == len(set(state.legal())) == 6


def test_f11_tile_ids_are_written_as_in_the_tile_file() -> None:
    state = play({}, *ROW)
    assert refused(state, "lay 4 -1,2 PPMPPP") == "F2.2"
    assert refused(play({}, "*first 0"), "*row 1") == "F2.2"
    assert refused(play({}, "*first 0"), "*row 001") == "F2.2"


def test_f11_first_comes_once_and_before_the_first_row() -> None:
    assert refused(play({}), "*row 01") == "F2.4"
    assert refused(play({}), "lay 01 1,0 PPPPPP") == "F2.4"
    assert refused(play({}, "*first 0"), "*first 0") == "F2.5"
    assert refused(play({"edition": "2005"}), "draw") == "F2.4"
    assert refused(play({"edition": "2005"}, "*first 0"), "*first 0") == "F5.1"


def test_f11_first_comes_in_round_1_only() -> None:
    # Nothing fits and nobody can build: each round is over after its one draw.
    state = small_game({"01": "MMMMMM"}, "*first 0", "draw", "*draw 01", edition=FIRST_EDITION)
    assert state.turn == Seat(1)
    assert refused(state, "*first 1") == "F5.1"
    state = on(state, "draw", "*draw 01", "draw", "*draw 01")
    assert state.result == FjordsResult((0, 0), (), ((0, 0), (0, 0), (0, 0)))


def test_f11_each_draw_from_the_bag_follows_a_draw_of_the_player_even_if_there_is_no_choice() -> None:
    state = small_game(PLAIN, "*first 0", edition=CLASSIC)
    assert state.legal() == ["draw"]
    assert refused(state, "*draw 01") == "F5.1"
    state = on(state, "draw")
    assert refused(state, "draw") == "F5.1"
    assert refused(state, "lay 01 1,0 PPPPPP") == "F5.1"


@pytest.mark.parametrize("left", [1, 3, 4, 6])
def test_f11_a_swap_has_as_many_ids_as_the_bag_holds_four_at_most(left: int) -> None:
    bag = dict.fromkeys(("01", "02", "03", "04"), "MMMMMM") | {f"1{k}": "PPPPPP" for k in range(left)}
    state = small_game(bag, *PLAIN_ROW)
    ids = [f"1{k}" for k in range(left)]
    for size in range(1, left + 1):
        event = " ".join(["*swap", *reversed(ids[:size])])
        if size == min(4, left):
            assert seen(on(state, event), "due") == ("lay" if size == 4 else "row")
        else:
            assert refused(state, event) == "F4.2"


def test_f11_players_who_are_out_rounds_that_end_and_stones_need_no_event() -> None:
    # One tile with a stone on it; nobody builds; everybody is out at once.
    kit = tile_set(TRIANGLE, {"01": "PPPPPP"}, {"friendship": ["01"]})
    state = play({"tiles": kit, "runes": ["friendship"]}, "*first 0", "*row 01", "lay 01 1,0 PPPPPP")
    assert state.result == FjordsResult((0, 0), (Seat(0),))
    assert seen(state, "stones") == [{"rune": "friendship", "cell": "1,0"}]


def test_f11_the_build_decision_is_there_only_if_a_longhouse_could_be_built() -> None:
    start = board("0,0 -1,1 0,1", mountain="0,0:NE+SE 0,1:NE")
    state = small_game({"01": "MMMMMM", "02": "PPPPPP"}, "*first 0", "*row 01", "*row 02", start=start)
    state = on(state, "lay 01 1,0 MMMMMM")
    assert state.turn == Seat(1)
    assert sorted(on(state, "lay 02 -1,2 PPPPPP").legal()) == ["house", "none"]


EVENTS = {
    "*first": "*first 0",
    "*row": "*row 06",
    "*swap": "*swap 05 06",
    "*draw": "*draw 06",
    "draw": "draw",
    "lay": "lay 01 1,0 PPPPPP",
    "house": "house",
    "home": "home",
    "none": "none",
    "nothing": "nothing",
    "point": "point 01 1,0 PPPPPP",
    "accept": "accept",
    "viking": "viking 0,0",
    "journey": "journey 0,0",
    "horse": "horse 0,0",
    "wisdom": "wisdom -1,0 0,0",
}


def unfit_row() -> State:
    bag = dict.fromkeys(("01", "02", "03", "04"), "MMMMMM") | {"05": "PPPPPP", "06": "PPPPPP"}
    return small_game(bag, *PLAIN_ROW)


@pytest.mark.parametrize(
    ("edition", "events", "rule", "due"),
    [
        ({}, (), "F2.4", "*first"),
        ({}, ("*first 0",), "F2.5", "*row"),
        ({}, PLAIN_ROW, "F4.1", "lay"),
        ({}, (*PLAIN_ROW, "lay 02 1,0 PPPPPP"), "F6.1", "house home none"),
        (CLASSIC, ("*first 0",), "F5.1", "draw lay"),
        (CLASSIC, ("*first 0", "draw"), "F5.1", "*draw"),
        (CLASSIC, ("*first 0", "draw", "*draw 01"), "F5.1", "lay"),
        (OVERSIGHT, PLAIN_ROW, "F4.1", "lay nothing"),
        (OVERSIGHT, (*PLAIN_ROW, "nothing"), "F5.5", "accept point"),
        (OVERSIGHT, (*PLAIN_ROW, "nothing", "point 01 1,0 PPPPPP"), "F5.5", "lay"),
    ],
)
def test_f11_an_event_of_the_wrong_kind_cites_the_rule_of_the_event_that_is_due(
    edition: JsonObject, events: tuple[str, ...], rule: str, due: str
) -> None:
    state = small_game(PLAIN, *events, edition=edition)
    for verb, event in EVENTS.items():
        if verb not in due.split():
            assert refused(state, event) == rule, event


def test_f11_the_same_where_a_swap_is_due_and_in_the_settlement() -> None:
    settling = settlement({**TRIANGLE, "1,0": "PPPPPP"}, "1,0 house")
    for verb, event in EVENTS.items():
        if verb != "*swap":
            assert refused(unfit_row(), event) == "F4.2", event
        if verb not in ("viking", "journey", "horse", "wisdom"):
            assert refused(settling, event) == "F7.1", event


def test_f11_after_the_end_every_event_cites_f7_3() -> None:
    state = small_game({"01": "MMMMMM"}, "*first 0", "*row 01")
    for event in (*EVENTS.values(), "nonsense"):
        assert refused(state, event) == "F7.3"


def test_f11_a_bad_row_cites_f2_5() -> None:
    state = small_game(PLAIN, "*first 0", "*row 01")
    assert refused(state, "*row 01") == "F2.5"
    assert refused(state, "*row A") == "F2.5"


@pytest.mark.parametrize("tile", ["77", "x"])
def test_f11_a_tile_that_is_not_in_this_game_cites_f2_2(tile: str) -> None:
    assert refused(small_game(PLAIN, "*first 0"), f"*row {tile}") == "F2.2"
    assert refused(unfit_row(), f"*swap {tile} 05") == "F2.2"
    assert refused(small_game(PLAIN, *PLAIN_ROW), f"lay {tile} 1,0 PPPPPP") == "F2.2"
    assert refused(small_game(PLAIN, "*first 0", "draw", edition=CLASSIC), f"*draw {tile}") == "F2.2"
    assert refused(small_game(PLAIN, "*first 0", edition=CLASSIC), f"lay {tile} 1,0 PPPPPP") == "F2.2"


def test_f11_a_bad_lay_cites_the_first_rule_it_breaks() -> None:
    # At 1,0 the tiles 0,0 and 0,1 offer nothing but sea; 1,-1 touches one tile.
    start = board("0,0 -1,1 0,1", sea="0,0:NE+SE 0,1:NE")
    tiles = {"01": "PPPSSS", "02": "PPPPPP"} | dict.fromkeys(("03", "04", "05"), "PPPPPP")
    state = small_game(tiles, *PLAIN_ROW, start=start)
    assert refused(state, "lay 05 1,-1 MMMMMM") == "F4.1"  # not in the row, no rotation, one neighbour
    assert refused(state, "lay 01 1,-1 SSSSPP") == "F1.2"  # no rotation, one neighbour
    assert refused(state, "lay 02 0,0 MMMMMM") == "F1.2"  # no rotation, on a tile
    assert refused(state, "lay 02 1,-1 PPPPPP") == "F3.1"  # one neighbour, and the sea at its SW does not match
    assert refused(state, "lay 02 0,0 PPPPPP") == "F3.1"  # on a tile that it does not match
    assert refused(state, "lay 01 1,0 SPPPSS") == "F3.2"  # S does not match, though all it touches is sea
    assert refused(state, "lay 01 1,0 PPPSSS") == "F3.3"  # touches by sea alone


def test_f11_a_tile_that_is_not_to_be_had_cites_the_rule_of_where_tiles_come_from() -> None:
    assert refused(small_game(PLAIN, *PLAIN_ROW), "lay 05 1,0 PPPPPP") == "F4.1"
    pointed = small_game(PLAIN, *PLAIN_ROW, "nothing", "point 01 1,0 PPPPPP", oversight=True)
    assert refused(pointed, "lay 05 1,0 PPPPPP") == "F4.1"
    for edition in (CLASSIC, FIRST_EDITION):
        drawn = ("*first 0", "draw", "*draw 01", "nothing", "point 01 1,0 PPPPPP")
        assert refused(small_game(PLAIN, *drawn, edition=edition, oversight=True), "lay 02 1,0 PPPPPP") == "F5.5"
    bag = {"01": "MMMMMM", "02": "PPPPPP", "03": "PPPPPP"}
    for edition, rule in ((CLASSIC, "F5.2"), (FIRST_EDITION, "F5.1")):
        state = small_game(bag, "*first 0", "draw", "*draw 01", "draw", "*draw 02", edition=edition)
        assert refused(state, "lay 01 1,0 MMMMMM") == rule  # set aside
        assert refused(state, "lay 03 1,0 PPPPPP") == "F5.1"  # in the bag
        assert refused(state, "lay A 1,0 PPPPPP") == "F5.1"  # on the board


def test_f11_a_tile_set_aside_that_is_to_be_had_cites_the_rule_of_its_place() -> None:
    bag = {"01": "MMMMMM", "02": "PPPPPP", "03": "PPPPPP"}
    events = ("*first 0", "draw", "*draw 01", "draw", "*draw 02", "lay 02 1,0 PPPPPP", "none")
    for edition in (CLASSIC, FIRST_EDITION):
        state = small_game(bag, *events, edition=edition)
        assert refused(state, "lay 01 1,1 MMMMMM") == "F3.2"
        assert refused(state, "lay 01 5,5 MMMMMM") == "F3.1"


def test_f11_a_bad_point_is_judged_like_a_lay() -> None:
    state = small_game(PLAIN, *PLAIN_ROW, "nothing", oversight=True)
    assert refused(state, "point 05 1,-1 MMMMMM") == "F5.5"
    assert refused(state, "point 01 1,-1 MMMMMM") == "F1.2"
    assert refused(state, "point 01 1,-1 PPPPPP") == "F3.1"


NOTCHES = [f"{q},-1" for q in range(1, 21, 2)]
"""Ten cells north of a line, none beside another."""


def ninth_lay(*, mountain: bool = False, symbols: dict[str, list[str]] | None = None, runes: list[Json]) -> State:
    """Seat 0 has built all its longhouses, Home among them if it is in play, and lays a ninth tile, on 17,-1."""
    ground = board(f"{line(0, 20)} {' '.join(NOTCHES)}", mountain="17,-1:*" if mountain else "")
    start = {cell: pattern for cell, pattern in ground.items() if cell not in NOTCHES}
    ids = {f"{number:02}": ground[cell] for number, cell in enumerate(NOTCHES, 1)}
    built = "home" if "home" in runes else "house"
    lays = [f"{cell} {'none' if n % 2 else 'house' if n else built}" for n, cell in enumerate(NOTCHES[:8])]
    game = game_with("fjords", {"tiles": tile_set(start, ids, symbols), "runes": runes})
    return explore(game.start(), ground, *lays, NOTCHES[8])


def test_f11_an_impossible_build_cites_f6_2_before_f10_1() -> None:
    state = ninth_lay(mountain=True, symbols={"strength": ["09"]}, runes=["strength", "home"])
    assert (refused(state, "house"), refused(state, "home")) == ("F6.2", "F6.2")


def test_f11_an_impossible_build_cites_f10_1_before_f6_1() -> None:
    state = ninth_lay(symbols={"friendship": ["09"]}, runes=["friendship", "home"])
    assert (refused(state, "house"), refused(state, "home")) == ("F10.1", "F10.1")


def test_f11_an_impossible_build_cites_f6_1_before_f10_9() -> None:
    for runes in ([], ["home"]):
        state = ninth_lay(runes=list(runes))
        assert seen(state, "supplies", 0, "houses") == 0
        assert (refused(state, "house"), refused(state, "home")) == ("F6.1", "F6.1")


def test_f11_an_impossible_home_cites_f10_9_where_a_longhouse_could_be_built() -> None:
    state = small_game(PLAIN, *PLAIN_ROW, "lay 01 1,0 PPPPPP")
    assert refused(state, "home") == "F10.9"
    state = small_game(PLAIN, *PLAIN_ROW, "lay 01 1,0 PPPPPP", "home", "*row 05", runes=["home"])
    state = on(state, "lay 02 -1,0 PPPPPP", "home", "*row 06", "lay 03 -1,2 PPPPPP")
    assert sorted(state.legal()) == ["house", "none"]
    assert refused(state, "home") == "F10.9"


def test_f11_an_impossible_build_on_the_last_tile_is_judged_alike() -> None:
    ground = board(f"{line(0, 3)} 1,-1 3,-1")
    lays = ("1,-1 house", "3,-1")
    state = settlement(ground, *lays, symbols={"friendship": "3,-1"}, runes=["friendship"])
    assert seen(state, "due") == "settle"
    assert refused(state, "house") == "F10.1"
    assert refused(on(state, "viking 0,0"), "house") == "F7.1"


def test_f11_settlement_events_name_the_cell_of_the_viking() -> None:
    state = settlement({**TRIANGLE, "1,0": "PPPPPP"}, "1,0 house")
    assert cells_for(state, "viking") == {"0,0", "0,1"}
    assert seen(on(state, "viking 0,1"), "pieces", 1) == {"seat": 0, "cell": "0,1", "piece": "viking"}


def test_f11_a_record_is_refused_at_the_first_bad_event() -> None:
    events = ("*first 0", "*row 01", "*row 02", "*row 03", "*row 04", "lay 01 0,2 PPPPPP", "nonsense")
    game = game_with("fjords", {"tiles": tile_set(TRIANGLE, PLAIN)})
    with pytest.raises(BadRecord) as refusal:
        Record(game, events).verify()
    assert (refusal.value.rule, refusal.value.index) == ("F3.1", 5)
    assert refusal.value.event == "lay 01 0,2 PPPPPP"


def test_f11_chance_events_make_a_record_complete() -> None:
    events = ("*first 1", "*row 03", "*row 01", "*row 06", "*row 02", "lay 06 1,0 PPPPPP", "house", "*row 05")
    game = game_with("fjords", {"tiles": tile_set(TRIANGLE, PLAIN)})
    again = Record.read(Record(game, events).write()).replay()
    assert again.view(None) == Record(game, events).replay().view(None)
    assert (again.turn, seen(again, "row")) == (Seat(0), ["03", "01", "02", "05"])
