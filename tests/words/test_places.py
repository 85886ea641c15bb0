"""Places are told alike in Python and in the web app, which reads the same list (`web/tests/places.test.ts`).

`LONGHOUSE_WRITE_PLACES=1 pytest tests/words/test_places.py` writes the list anew.
"""

import json
import os
from pathlib import Path

import pytest

from longhouse.games.catalogue import game_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, View
from longhouse.games.playout import random_game
from longhouse.words import LANGUAGES, Words
from longhouse.words.events import Scene, event_text
from longhouse.words.fjords.places import PlaceNames

PLACES = Path(__file__).parents[1] / "golden" / "places.json"
NAMES = ("Ada", "Karl", "Sigrun", "Olaf")
OPTIONS: list[dict[str, Json]] = [
    {"players": 2},
    {"players": 3, "runes": ["strength", "water", "friendship"]},
    {"players": 4},
    {"edition": "2005", "players": 2},
]


def _boards() -> list[View]:
    """The board of a random game of every kind, half explored or about to be settled."""
    views: list[View] = []
    for number, options in enumerate(OPTIONS):
        states = list(random_game(game_with("fjords", options), f"places {number}").record)
        first = next(n for n, state in enumerate(states) if isinstance(state, Settlement))
        views.append(states[first // 2 if number % 2 else first].view(None))
    return views


def _told(language: str, view: View) -> dict[str, list[str]]:
    places = PlaceNames(Words(language), view, NAMES)
    cells = [str(tile["cell"]) for tile in view["board"]]  # type: ignore[attr-defined]
    return {cell: [places.tile(cell), places.where(cell)] for cell in cells}


def _kept(view: View) -> dict[str, object]:
    return {key: view[key] for key in ("options", "board", "pieces", "stones")}


def test_places_are_told_as_the_web_app_tells_them() -> None:
    told = [{"view": _kept(view), "told": {lang: _told(lang, view) for lang in LANGUAGES}} for view in _boards()]
    if os.environ.get("LONGHOUSE_WRITE_PLACES"):
        PLACES.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")
    assert told == json.loads(PLACES.read_text("utf-8")), "if this is meant: write the list anew, and look at it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_of_a_board_have_the_same_name(language: str) -> None:
    for view in _boards():
        names = [tile for tile, _ in _told(language, view).values()]
        assert len(set(names)) == len(names)


def _view(tiles: dict[str, str]) -> View:
    board = [{"tile": cell, "cell": cell, "word": word} for cell, word in tiles.items()]
    return {"options": {"edition": "2021"}, "board": board, "pieces": [], "stones": []}


def test_tiles_are_told_by_lakes_and_mountains_and_else_by_the_side_of_the_board() -> None:
    # three tiles around a corner share a lake; a fourth lies beyond it, seen from the middle of the board
    lake = {"0,0": "PPSPPP", "1,0": "PPPPSP", "0,1": "SPPPPP"}
    places = PlaceNames(Words("en"), _view({**lake, "1,1": "PMMPPP", "-3,0": "PPPPPP", "-2,0": "PPPPPP"}), NAMES)
    assert places.tile("1,1") == "the slope behind the lake"
    mountains = {"0,0": "PPPMMM", "-1,1": "MMMPPP", "0,1": "MPPPPM", "1,1": "PPPPPP"}
    places = PlaceNames(Words("en"), _view(mountains), NAMES)
    assert places.tile("1,1").startswith("the meadow")
    assert "in the mountains" in {places.tile(cell).split(" ", 2)[2] for cell in ("0,0", "-1,1", "0,1")}


def test_what_happens_is_told_with_its_place_where_the_board_is_known() -> None:
    record = random_game(game_with("fjords", {"players": 2}), "places").record
    states = list(record)
    n = next(n for n, event in enumerate(record.events) if event.startswith("viking"))
    words = Words("en")
    scene = Scene(states[n].view(None), None, NAMES)
    cell = record.events[n].split(" ")[1]
    told = PlaceNames(words, states[n].view(None), NAMES).tile(cell)
    assert event_text(words, "fjords", record.events[n], "Ada", scene) == f"Ada settles {told}"
    assert event_text(words, "fjords", record.events[n], "Ada") == "Ada settles a tile"
