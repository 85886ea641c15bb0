"""What holds in every position of every game."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import oracle
from support.lines import fjords_options, random_line, seeds
from support.oracle import read_hex

from longhouse.errors import IllegalAction
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, Seat, State
from longhouse.games.record import Record

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@some
@given(fjords_options(), seeds)
def test_every_position_keeps_the_invariants(options: dict[str, Json], seed: str) -> None:
    game = game_with("fjords", options)
    for state, _ in random_line(game, seed):
        view: dict[str, Any] = {**state.view(None)}
        board = {read_hex(tile["cell"]): tile["word"] for tile in view["board"]}
        assert len(board) == len(view["board"]), "one tile per cell"
        oracle.labels(board)  # asserts that all corners agree
        occupied = [entry["cell"] for entry in (*view["pieces"], *view["stones"])]
        assert len(set(occupied)) == len(occupied), "one piece per tile"
        assert set(map(read_hex, occupied)) <= set(board)
        assert_supplies_add_up(view)
        assert_tiles_are_conserved(view)
        if view["due"] == "lay" and "row" in view and view["options"].get("variant") in ("base", "epic"):
            assert len(view["row"]) == min(4, len(view["row"]) + len(view["bag"])), "F2.5"
        if view["due"] in ("build", "row"):
            assert oracle.one_land_mass(board)


def assert_supplies_add_up(view: dict[str, Any]) -> None:
    vikings, houses = (30, 6) if view["options"].get("variant") == "epic" else (20, 4)
    for seat, supply in enumerate(view["supplies"]):
        pieces = [piece["piece"] for piece in view["pieces"] if piece["seat"] == seat]
        assert supply["vikings"] + pieces.count("viking") == vikings
        assert supply["houses"] + len(pieces) - pieces.count("viking") == houses
        assert pieces.count("home") <= 1


def assert_tiles_are_conserved(view: dict[str, Any]) -> None:
    if "bag" not in view:
        return
    drawn = [view["drawn"]] if view["drawn"] else []
    tiles = [tile["tile"] for tile in view["board"]] + view["row"] + view["bag"] + view["aside"] + drawn
    count = 67 if view["options"].get("variant") == "epic" else {2: 40, 3: 54, 4: 67}[view["options"]["players"]]
    assert len(tiles) == len(set(tiles)) == count


@some
@given(fjords_options(), seeds)
def test_taking_an_event_leaves_the_position_before_it_as_it_was(options: dict[str, Json], seed: str) -> None:
    for state, event in random_line(game_with("fjords", options), seed):
        before = copy.deepcopy(state.view(state.turn))
        if event is not None:
            state.take(event)
        assert state.view(state.turn) == before


@some
@given(fjords_options(), seeds, st.data())
def test_a_record_replays_to_the_same_position_at_every_ply(
    options: dict[str, Json], seed: str, data: st.DataObject
) -> None:
    game = game_with("fjords", options)
    line = list(random_line(game, seed))
    events = tuple(game.text(event) for _, event in line if event is not None)
    written = Record(game, events, result=line[-1][0].result).write()
    record = Record.read(written)
    assert record.write() == written
    assert record.verify().view(None) == line[-1][0].view(None)
    ply = data.draw(st.integers(0, len(events)))
    assert record.replay(ply).view(Seat(0)) == line[ply][0].view(Seat(0))


@some
@given(fjords_options(), seeds)
def test_what_is_legal_is_accepted_and_what_chance_brings_has_its_probability(
    options: dict[str, Json], seed: str
) -> None:
    game = game_with("fjords", options)
    for state, _ in random_line(game, seed):
        chance = state.chance
        assert (chance is None) or (state.turn is None and not state.actions())
        if chance is not None and len(list_of(state.view(None).get("bag", []))) < 20:
            outcomes = list(chance.outcomes())
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert all(chance.probability(event) == probability for event, probability in outcomes[:50])
        for action in state.actions():
            assert state.read(game.text(action)) == action
        texts = state.legal()
        assert len(set(texts)) == len(texts)


@some
@given(fjords_options(), seeds, st.data())
def test_what_is_not_legal_is_refused_with_a_rule(options: dict[str, Json], seed: str, data: st.DataObject) -> None:
    game = game_with("fjords", options)
    line = list(random_line(game, seed))
    texts = [game.text(event) for _, event in line if event is not None]
    for _ in range(20):
        state, _ = data.draw(st.sampled_from(line))
        text = data.draw(st.sampled_from(texts) | st.text(max_size=30))
        if is_legal(state, text):
            continue
        with pytest.raises(IllegalAction) as refusal:
            state.apply(text)
        assert refusal.value.rule is not None
        assert refusal.value.event == text


def is_legal(state: State, text: str) -> bool:
    chance = state.chance
    if chance is None:
        return text in state.legal()
    try:
        return chance.probability(state.game.parse(text)) > 0
    except IllegalAction:
        return False


@some
@given(fjords_options(), seeds)
def test_a_view_is_json_and_tells_the_bag_in_the_order_of_the_file_only(options: dict[str, Json], seed: str) -> None:
    game = game_with("fjords", options)
    for state, _ in random_line(game, seed):
        for seat in (None, *map(Seat, range(game.seats))):
            view: dict[str, Any] = {**state.view(seat)}
            assert json.loads(json.dumps(view)) == view
            assert view.get("bag", []) == sorted(view.get("bag", []))
            assert ("legal" in view) <= (seat == state.turn)


@some
@given(fjords_options(), seeds)
def test_the_same_events_lead_to_equal_positions(options: dict[str, Json], seed: str) -> None:
    line = list(random_line(game_with("fjords", options), seed))
    again = list(random_line(game_with("fjords", options), seed))
    assert line == again


def test_tiles_drawn_in_another_order_give_the_same_view() -> None:
    game = game_with("fjords", {})
    one = Record(game, ("*first 0", "*row 12", "*row 17", "*row 30", "*row 07")).replay()
    other = Record(game, ("*first 0", "*row 07", "*row 30", "*row 17", "*row 12")).replay()
    view, same = {**one.view(Seat(0))}, {**other.view(Seat(0))}
    for key in ("row", "legal"):
        assert sorted(map(str, list_of(view.pop(key)))) == sorted(map(str, list_of(same.pop(key))))
    assert view == same


def list_of(given: object) -> list[object]:
    assert isinstance(given, list)
    return given


@some
@given(fjords_options(), seeds)
def test_with_oversight_a_view_tells_nothing_of_where_tiles_fit(options: dict[str, Json], seed: str) -> None:
    for state, _ in random_line(game_with("fjords", {**options, "oversight": True}), seed):
        view = state.view(state.turn)
        if view["due"] in ("lay", "turn", "again", "answer"):
            assert "legal" not in view
