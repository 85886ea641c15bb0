"""Pictures of Fjords show the tiles as the app paints them, and those of other tile sets plainly."""

from math import cos, pi, sin

import numpy as np
import pytest

from longhouse.envs import canvas
from longhouse.envs.canvas import Picture
from longhouse.envs.fjords import atlas, drawing
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.tiles import BUILT_IN, built_in
from longhouse.games.game import State
from longhouse.games.playout import random_game

MEADOW = (0xAF, 0xC0, 0x76)


def test_the_atlas_has_every_pattern_in_which_a_built_in_tile_can_lie() -> None:
    assert atlas.patterns() == {pattern for name in BUILT_IN for pattern in built_in(name).patterns}


@pytest.mark.parametrize("side", [40, 64, 120])
def test_the_picture_of_each_pattern_has_its_land_at_its_corners(side: int) -> None:
    for pattern in sorted(atlas.patterns()):
        found = atlas.tile_picture(pattern, side)
        assert found is not None
        assert "".join(land(np.asarray(found[0]), side, corner) for corner in range(6)) == pattern


def land(picture: Picture, side: int, corner: int) -> str:
    """Plains, mountain or sea, by the colour near a corner."""
    wide, reach = side // 16, 0.9 * side
    x, y = picture.shape[1] / 2 + reach * sin(pi / 3 * corner), picture.shape[0] / 2 - reach * cos(pi / 3 * corner)
    near = picture[int(y) - wide : int(y) + wide + 1, int(x) - wide : int(x) + wide + 1].reshape(-1, 3)
    red, green, blue = np.median(near, axis=0)
    if blue - red > 30:
        return "S"
    return "P" if green - blue > 25 else "M"


@pytest.mark.parametrize(("players", "number"), [(2, 0), (2, -2), (4, -2)])
def test_a_picture_shows_painted_tiles_in_the_places_of_plain_ones(
    players: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canvas, "TABLE", "#FF00FF")  # no tile has a pixel of this colour
    state = position(players, number)
    painted = drawing.draw(state)
    monkeypatch.setattr(drawing, "tile_picture", lambda *_: None)
    plain = drawing.draw(state)
    assert (np.abs(painted.astype(int) - plain).max(axis=2) > 30).sum() > 5_000
    there, covered = ((picture != (255, 0, 255)).any(axis=2) for picture in (plain, painted))
    assert (covered & ~there).sum() < 200  # of a hundred edges a pixel or two each
    inside = np.logical_and.reduce([np.roll(there, step, axis) for step in (-3, 3) for axis in (0, 1)])
    assert not (inside & ~covered).any()  # no gaps between tiles


def test_the_same_position_gives_the_same_picture() -> None:
    state = position(4, -2)
    first = drawing.draw(state)
    atlas._atlas.cache_clear()
    atlas._scaled.cache_clear()
    assert (drawing.draw(state) == first).all()


def test_a_piece_stands_on_the_land_of_its_tile() -> None:
    assert atlas.anchor("PPPPPP") == (0, 0)
    assert atlas.anchor("PPPSSS")[0] > 0.1  # the sea lies in the west
    assert atlas.anchor("SSSPPP")[0] < -0.1
    assert atlas.anchor("MPMPMP") == (0, 0)  # not in the atlas


def test_tiles_of_an_own_set_are_drawn_plainly_beside_painted_ones() -> None:
    own = {
        "name": "own",
        "start": [{"id": "A", "cell": [0, 0], "word": "MPMPMP"}, {"id": "B", "cell": [1, 0], "word": "PPPPMP"}],
        "tiles": [{"players": 2, "words": ["MPMPMP"] * 12}],
    }
    assert atlas.tile_picture("MPMPMP", 64) is None
    state = random_game(game_with("fjords", {"tiles": own}), "5").record[0]
    picture = drawing.draw(state)
    assert (picture[:, :700] == MEADOW).all(axis=2).sum() > 1_000  # flat polygons have this colour, paint seldom


def position(players: int, number: int) -> State:
    return list(random_game(game_with("fjords", {"players": players}), "5").record.states())[number]
