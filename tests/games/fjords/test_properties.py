"""What holds in every position of Fjords; what holds in every game is tested by `tests/games/test_conformance.py`."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from support import oracle
from support.lines import fjords_options, random_line, seeds
from support.oracle import read_hex

from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, Seat
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
    assert view["bag"] == sorted(view["bag"]), "the order is that of the file"
    tiles = [tile["tile"] for tile in view["board"]] + view["row"] + view["bag"] + view["aside"] + drawn
    count = 67 if view["options"].get("variant") == "epic" else {2: 40, 3: 54, 4: 67}[view["options"]["players"]]
    assert len(tiles) == len(set(tiles)) == count


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
