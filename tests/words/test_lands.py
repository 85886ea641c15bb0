"""Tiles are called by the land they show: the same in Python and in the web app, which reads the same list."""

import json
from pathlib import Path

from longhouse.games.fjords.tiles import built_in
from longhouse.words import LANGUAGES, Words
from longhouse.words.fjords.lands import land_of

LANDS = json.loads((Path(__file__).parents[1] / "golden" / "lands.json").read_text("utf-8"))


def test_a_tile_is_called_by_the_land_it_shows_whichever_way_it_is_rotated() -> None:
    for word, land in LANDS.items():
        assert {land_of(word[k:] + word[:k]) for k in range(6)} == {land}


def test_every_tile_of_the_game_is_in_the_list() -> None:
    def rotated(word: str) -> set[str]:
        return {word[k:] + word[:k] for k in range(6)}

    listed = set().union(*map(rotated, LANDS))
    assert set(built_in("reconstruction-1").patterns) <= listed


def test_every_land_has_a_name_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        names = [Words(language).say("place-land", land=land) for land in set(LANDS.values())]
        assert len(set(names)) == len(names)
