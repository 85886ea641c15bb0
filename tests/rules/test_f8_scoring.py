"""Section 8: points, ties, rounds."""

import json

import pytest
from rules.positions import (
    TRIANGLE,
    board,
    count,
    explore,
    is_over,
    line,
    on,
    play,
    points,
    refused,
    scores,
    seen,
    settle,
    settlement,
    tile_set,
    winners,
)

from longhouse.errors import BadRecord
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import Json, JsonObject, Seat, State
from longhouse.games.record import Record


def test_f8_1_one_point_for_each_viking() -> None:
    state = settlement(board(f"{line(0, 5)} 1,-1 4,-1", mountain="1,0:NE+SE"), "1,-1 house", "4,-1 house")
    assert scores(settle(state)) == [2, 4]


def test_f8_1_longhouses_are_worth_nothing() -> None:
    ground = board(f"{line(0, 1)} 1,-1 0,1")
    state = on(settlement(ground, "1,-1 house", "0,1 house"), "viking 0,0", "viking 1,0")
    assert scores(state) == [1, 1]


def along(state: State, *cells: int) -> State:
    """Vikings on the cells q,0 of a line, in this order."""
    return on(state, *[f"viking {q},0" for q in cells])


LONG = board(f"{line(-10, 15)} -9,-1 -7,-1")
TWENTY = (-9, -10, *range(-8, 10))
"""All vikings of one who lives on -9,-1, on -10,0 to 9,0."""


def test_f8_2_with_an_empty_supply_land_that_only_you_can_reach_is_worth_a_point_a_tile() -> None:
    # Vacant are 10,0 to 15,0 and -7,-1.
    state = along(settlement(LONG, "-9,-1 house", "-7,-1 none"), *TWENTY)
    assert is_over(state)
    assert points(state, 0) == {"vikings": 20, "land": 7, "total": 27}
    assert points(state, 1) == {"vikings": 0, "land": 0, "total": 0}


def test_f8_2_only_land_that_can_be_claimed_step_by_step_counts() -> None:
    # A mountain closes the way between 12,0 and 13,0.
    ground = board(f"{line(-10, 15)} -9,-1", mountain="12,0:NE+SE")
    assert scores(along(settlement(ground, "-9,-1 house"), *TWENTY)) == [23, 0]


def test_f8_2_a_player_with_vikings_left_gets_nothing_for_land() -> None:
    # Out of land with one viking left; 9,0 and 10,0 lie behind the mountain.
    ground = board(f"{line(-10, 10)} -9,-1", mountain="8,0:NE+SE")
    state = along(settlement(ground, "-9,-1 house"), *TWENTY[:-1])
    assert is_over(state)
    assert points(state, 0) == {"vikings": 19, "land": 0, "total": 19}


def test_f8_2_land_that_an_opponent_could_reach_does_not_count_even_if_their_supply_is_empty() -> None:
    # Both have placed all they have; 0,0 lies between them, -20,1 behind seat 0.
    ground = board(f"{line(-20, 20)} -20,1 -18,-1 19,-1")
    state = settlement(ground, "-18,-1 house", "19,-1 house")
    for west, east in zip((-19, -20, *range(-18, 0)), (19, 20, *range(18, 0, -1)), strict=True):
        state = along(state, west, east)
    assert is_over(state)
    assert points(state, 0) == {"vikings": 20, "land": 1, "total": 21}
    assert points(state, 1) == {"vikings": 20, "land": 0, "total": 20}


def test_f8_2_stones_block_and_are_not_vacant() -> None:
    state = settlement(LONG, "-9,-1 house", "-7,-1 none", symbols={"friendship": "12,0"}, runes=["friendship"])
    # 10,0, 11,0 and -7,-1; not 12,0 nor what lies behind it.
    assert points(along(state, *TWENTY), 0) == {"vikings": 20, "land": 3, "friendship": 0, "total": 23}


def test_f8_2_no_rune_is_used_to_reach() -> None:
    # Horse would carry over the mountain between 10,0 and 11,0.
    ground = board(f"{line(-10, 15)} -9,-1", mountain="10,0:NE+SE 10,0:NW+SW")
    state = along(settlement(ground, "-9,-1 house", runes=["horse"]), *TWENTY)
    assert scores(state) == [20, 0]


def test_f8_2_an_opponents_unspent_rune_does_not_contest_land() -> None:
    # Seat 1 has placed all its vikings east of a mountain; only its Horse could have come to 0,0.
    ground = board(f"{line(-20, 20)} -18,-1 19,-1", mountain="0,0:NE+SE")
    state = settlement(ground, "-18,-1 house", "19,-1 house", runes=["horse"])
    for west, east in zip((-19, -20, *range(-18, 0)), (19, 20, *range(18, 0, -1)), strict=True):
        state = along(state, west, east)
    assert is_over(state)
    assert scores(state) == [21, 20]


def test_f8_2_such_tiles_earn_no_rune_bonus() -> None:
    # -8,-1 and -10,-1 touch the Home on -9,-1, but nobody stands there.
    ground = board(f"{line(-10, 10)} -9,-1 -8,-1 -10,-1")
    state = along(settlement(ground, "-9,-1 home", "-8,-1 none", runes=["home"]), *TWENTY)
    # Home: the vikings on -10,0 and -9,0. Land: 10,0, -8,-1 and -10,-1.
    assert points(state, 0) == {"vikings": 20, "land": 3, "home": 2, "total": 25}


@pytest.mark.parametrize(("edition", "total"), [({"variant": "classic"}, 27), ({"edition": "2005"}, 20)])
def test_f8_2_applies_to_classic_and_not_to_2005(edition: JsonObject, total: int) -> None:
    state = settlement(LONG, "-9,-1 house", "-7,-1 none", rounds=1, edition=edition)
    assert scores(along(state, *TWENTY)) == [total, 0]


def test_f8_3_the_most_points_win() -> None:
    ground = board(f"{line(0, 5)} 1,-1 4,-1", mountain="1,0:NE+SE")
    assert winners(settle(settlement(ground, "1,-1 house", "4,-1 house"))) == [1]
    assert winners(settle(settlement(ground, "4,-1 house", "1,-1 house"))) == [0]


# Two cells for the seat on 1,-1, two for the seat on 4,-1, and open land for tiles on which nobody builds.
TIED = board(
    f"{line(0, 12)} 1,-1 4,-1 8,-1 10,-1 12,-1 7,1 9,1",
    mountain="1,0:NE+SE 3,0:NW+SW 4,0:NE+SE",
)
WEST, EAST = "1,-1 house", "4,-1 house"
EMPTY = ("8,-1 none", "10,-1 none", "12,-1 none", "7,1 none", "9,1 none")


@pytest.mark.parametrize(
    ("players", "lays", "settler", "winner"),
    [
        # Seats 0 and 2 are tied; the settlement starts with the seat after the last tile laid.
        (3, (WEST, EMPTY[0], EAST), 0, 2),
        (3, (WEST, EMPTY[0], EAST, EMPTY[1]), 1, 0),
        (3, (WEST, EMPTY[0], EAST, EMPTY[1], EMPTY[2]), 2, 0),
        (4, (WEST, EMPTY[0], EAST, EMPTY[1]), 0, 2),
        (4, (WEST, EMPTY[0], EAST, EMPTY[1], EMPTY[2]), 1, 0),
        (4, (WEST, EMPTY[0], EAST, *EMPTY[1:4]), 2, 0),
        (4, (WEST, EMPTY[0], EAST, *EMPTY[1:]), 3, 2),
        # Seats 0 and 1.
        (2, (WEST, EAST), 0, 1),
        (2, (WEST, EAST, EMPTY[0]), 1, 0),
    ],
)
def test_f8_3_among_tied_players_the_one_later_in_the_order_of_the_settlement_wins(
    players: int, lays: tuple[str, ...], settler: int, winner: int
) -> None:
    state = settlement(TIED, *lays, players=players)
    assert seen(state, "settler") == settler
    state = settle(state)
    assert winners(state) == [winner]
    result = scores(state)
    assert isinstance(result, list)
    assert result.count(2) == 2


def test_f8_3_a_tie_of_all_goes_to_the_last_in_order() -> None:
    for players, lays, last in ((3, 4, 0), (4, 3, 2), (4, 5, 0)):
        state = settlement(TIED, *EMPTY[:lays], players=players)
        assert scores(state) == [0] * players
        assert winners(state) == [last]


def test_f8_3_holds_for_epic() -> None:
    assert winners(settle(settlement(TIED, WEST, EAST, variant="epic"))) == [1]


# A round of Classic or 2005: whoever builds on 4,-1 gets 3 points, whoever builds on 1,-1 gets 2.
ROUND = board(f"{line(0, 5)} 1,-1 4,-1", mountain="1,0:NE+SE 3,0:NW+SW")
CELLS = {2: "1,-1", 3: "4,-1"}
MATCHES: list[JsonObject] = [{"variant": "classic"}, {"edition": "2005"}]


def match(edition: JsonObject, *rounds: tuple[int, int], first: int = 0) -> tuple[State, list[Seat | None]]:
    """A match whose rounds come to these points (different ones, of 0, 2 and 3, or both 0), and who starts each."""
    start = {cell: pattern for cell, pattern in ROUND.items() if cell not in CELLS.values()}
    state = play({**edition, "tiles": tile_set(start, {"01": "PPPPPP", "02": "PPPPPP"})}, f"*first {first}")
    starters = []
    for wanted in rounds:
        seat = state.turn
        assert seat is not None
        starters.append(seat)
        free = [cell for worth, cell in CELLS.items() if worth not in wanted]
        lays = [f"{CELLS[worth]} house" if worth else f"{free.pop()} none" for worth in wanted]
        state = settle(explore(state, ROUND, lays[seat], lays[1 - seat]))
    return state, [*starters, state.turn]


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_three_rounds_are_all_played_and_their_points_added_up(edition: JsonObject) -> None:
    state, _ = match(edition, (3, 0), (3, 2))
    assert not is_over(state)  # though seat 0 cannot lose any more
    assert seen(state, "rounds") == [[3, 0], [3, 2]]
    state, _ = match(edition, (3, 0), (3, 2), (0, 2))
    assert state.result == FjordsResult((6, 4), (Seat(0),), ((3, 0), (3, 2), (0, 2)))


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_a_round_begins_with_an_empty_board_a_full_bag_and_full_supplies(edition: JsonObject) -> None:
    state, _ = match(edition, (3, 2))
    assert seen(state, "bag") == ["01", "02"]
    assert count(state, "board") == 6
    assert seen(state, "pieces") == []
    assert seen(state, "supplies", 0) == {"vikings": 20, "houses": 4, "runes": []}
    assert refused(state, "*first 0") == "F5.1"


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_the_loser_of_a_round_starts_the_next(edition: JsonObject) -> None:
    assert match(edition, (3, 2), (3, 0), (2, 3))[1] == [0, 1, 1, None]
    assert match(edition, (2, 3), (3, 2), (2, 3))[1] == [0, 0, 1, None]
    assert match(edition, (2, 3), (0, 3), (2, 3), first=1)[1] == [1, 0, 0, None]


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_after_a_tied_round_the_player_who_did_not_start_it_starts(edition: JsonObject) -> None:
    assert match(edition, (0, 0), (0, 0), (0, 0))[1] == [0, 1, 0, None]
    assert match(edition, (0, 0), (2, 3), (0, 0), first=1)[1] == [1, 0, 0, None]


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_a_tied_total_goes_to_the_winner_of_two_rounds(edition: JsonObject) -> None:
    state, _ = match(edition, (3, 2), (3, 2), (0, 2))
    assert (scores(state), winners(state)) == ([6, 6], [0])
    state, _ = match(edition, (2, 0), (2, 3), (2, 3))
    assert (scores(state), winners(state)) == ([6, 6], [1])


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_the_total_counts_before_the_number_of_rounds_won(edition: JsonObject) -> None:
    state, _ = match(edition, (3, 2), (3, 2), (0, 3))
    assert (scores(state), winners(state)) == ([6, 7], [1])


@pytest.mark.parametrize("edition", MATCHES)
def test_f8_4_else_a_tied_total_is_a_draw_without_a_winner(edition: JsonObject) -> None:
    state, _ = match(edition, (3, 2), (2, 3), (0, 0))
    assert (scores(state), winners(state)) == ([5, 5], [])
    state, _ = match(edition, (0, 0), (0, 0), (0, 0))
    assert (scores(state), winners(state)) == ([0, 0], [])


def test_f8_4_a_single_round_that_is_tied_is_a_draw() -> None:
    for edition in MATCHES:
        state, _ = match({**edition, "rounds": 1}, (0, 0))
        assert state.result is not None
        assert state.result == FjordsResult((0, 0), ())
        assert [state.result.outcome(Seat(seat)) for seat in (0, 1)] == ["drawn", "drawn"]


@pytest.mark.parametrize(
    ("options", "events", "right", "rule"),
    [
        ({}, ("*first 0", "*row 01"), {"scores": [0, 0], "winners": [1]}, "F8.3"),
        (
            {"edition": "2005", "rounds": 1},
            ("*first 0", "draw", "*draw 01"),
            {"scores": [0, 0], "winners": []},
            "F8.4",
        ),
    ],
)
def test_f8_3_and_f8_4_a_wrong_result_is_refused_after_the_last_event(
    options: JsonObject, events: tuple[str, ...], right: JsonObject, rule: str
) -> None:
    game = game_with("fjords", {**options, "tiles": tile_set(TRIANGLE, {"01": "MMMMMM"})})
    written = json.loads(Record(game, events).write())
    assert is_over(Record.read(json.dumps({**written, "result": right})).verify())
    wrong: list[Json] = [
        {**right, "winners": [0]},
        {**right, "winners": [2]},
        {**right, "scores": [1, 0]},
        {**right, "scores": [False, False]},
        {**right, "rounds": [[0, 0]]},
        {**right, "rounds": []},
        {**right, "colour": "red"},
        {"scores": [0, 0]},
        {},
    ]
    for result in wrong:
        with pytest.raises(BadRecord) as refusal:
            Record.read(json.dumps({**written, "result": result})).verify()
        assert (refusal.value.rule, refusal.value.index) == (rule, len(events)), result


def test_f8_3_a_game_that_runs_has_no_result() -> None:
    game = game_with("fjords", {})
    with pytest.raises(BadRecord) as refusal:
        Record(game, ("*first 0",), result=FjordsResult((0, 0), (Seat(1),))).verify()
    assert (refusal.value.rule, refusal.value.index) == ("F8.3", 1)


def test_f8_3_an_illegal_event_is_told_before_a_result_that_cannot_be_read() -> None:
    written = json.loads(Record(game_with("fjords", {}), ("*first 0", "*first 1")).write())
    with pytest.raises(BadRecord) as refusal:
        Record.read(json.dumps({**written, "result": {"scores": "many"}}))
    assert refusal.value.index == 1
