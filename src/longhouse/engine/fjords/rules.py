"""Builds the `Rules` record: the options of a game, and tables of which patterns fit beside each other (F1.2, F3.2)."""

from functools import cache, lru_cache
from itertools import product

import numpy as np

from longhouse.engine.fjords import insight, prospects
from longhouse.engine.fjords.board import LAND, ONCE
from longhouse.engine.fjords.forecast import shipped
from longhouse.engine.fjords.records import CELLS, CORNERS, KINDS, MOST_TILES, PATTERNS, RULES, SIDE, Records
from longhouse.errors import TooLargeForEngine
from longhouse.games.fjords.hexes import ACROSS, DIRECTIONS, Cell, coordinates
from longhouse.games.fjords.land import edges_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.tiles import TERRAINS, TileSet, rotations, runs

MOVING = ("journey", "horse", "wisdom")
_STONES = ("", "strength", "water", "friendship")


ALL_PATTERNS = tuple(
    pattern
    for pattern in map("".join, product("MPS", repeat=6))
    if not any({pattern[k], pattern[k - 1]} == {"M", "S"} for k in range(6)) and len(runs(pattern, "S")) <= 1
)
"""Every corner pattern that F1.3 allows, as a string of its six corners: M mountain, P plains, S sea."""
NUMBER = {pattern: number for number, pattern in enumerate(ALL_PATTERNS)}
_ALL_KINDS = tuple(pattern for pattern in ALL_PATTERNS if pattern == min(rotations(pattern)))


@lru_cache(maxsize=32)
def rules_of(game: Fjords) -> Records:
    """Return the `Rules` record of a game, as an array of one record.

    Raises `TooLargeForEngine` if the tile set is too large.
    """
    kit = game.tiles
    check_size(game)
    array = _tables().copy()
    rules = array[0]
    rules["seats"], rules["vikings"], rules["longhouses"] = game.seats, game.vikings, game.longhouses
    rules["by_row"], rules["oversight"], rules["classic"] = game.by_row, game.oversight, game.variant == "classic"
    rules["rounds"], rules["bonus_land"], rules["home"] = game.rounds, game.bonus_land, game.home
    rules["moving"] = sum(1 << MOVING.index(rune.name) for rune in game.moving_runes)
    rules["runes"] = bool(game.chosen.runes)
    rules["starting"], rules["bagged"] = len(kit.start), len(game.bag)
    rules["start_cell"][: len(kit.start)] = [grid_cell(cell) for cell in kit.start]
    rules["start_pattern"][: len(kit.start)] = [NUMBER[tile.pattern] for tile in kit.tiles[: len(kit.start)]]
    rules["bag"][: len(game.bag)] = game.bag
    rules["kind"][: len(kit.tiles)] = [_ALL_KINDS.index(min(rotations(tile.pattern))) for tile in kit.tiles]
    for tile, rune in game.stones.items():
        rules["stone"][tile] = _STONES.index(rune)
    return array


@lru_cache(maxsize=32)
def learned_rules_of(game: Fjords) -> Records:
    """Return the `Rules` record of a game, as an array of one record, with the weights of the learned forecasts if
    there are any for such games.
    """
    array, chosen = rules_of(game), game.chosen
    if chosen.players == 2 and chosen.runes:
        array = array.copy()
        rules = array[0]
        rules["foretold"] = True
        rules["prospects"], rules["doubt"] = prospects.shipped()
    elif (chosen.variant, chosen.players, chosen.runes) == ("base", 2, ()) and isinstance(chosen.tiles_given, str):
        array = array.copy()
        rules = array[0]
        rules["learned"] = True
        rules["inner"], rules["inner_bias"], rules["outer"], rules["outer_bias"] = insight.shipped()
    return array


def grid_cell(cell: Cell) -> int:
    """Return the number of a cell on the engine's grid, which wraps around at its sides (a torus)."""
    q, r = coordinates(cell)
    return (q * SIDE + r) % CELLS


@lru_cache(maxsize=32)
def patterns_of(kit: TileSet) -> tuple[list[int], dict[int, int]]:
    """Return the engine's numbers of the corner patterns of a tile set: a list and its inverse.

    The list has the number of each pattern in `kit.patterns`; the dict maps each number to the pattern's index there.
    """
    here = [NUMBER[pattern] for pattern in kit.patterns]
    return here, {number: pattern for pattern, number in enumerate(here)}


def check_size(game: Fjords) -> None:
    """Raise `TooLargeForEngine` if a game has more tiles than the engine's bit sets and grid can hold."""
    tiles, start = len(game.bag), [coordinates(cell) for cell in game.tiles.start]
    spans = [max(axis) - min(axis) for axis in zip(*start, strict=True)]
    if len(start) + tiles > MOST_TILES or max(spans) + tiles // 2 + 4 > SIDE or len(game.tiles.tiles) >= 1023:
        raise TooLargeForEngine("engine-too-large", tiles=len(start) + tiles, most=MOST_TILES)


@cache
def _tables() -> Records:
    """Build the tables that are the same for all games, in a record whose options are not filled in."""
    array = np.zeros(1, RULES)
    rules = array[0]
    terrain = {letter: number for number, letter in enumerate(TERRAINS, 1)}
    rules["forecast"], rules["doubt"] = shipped()
    rules["steps"] = [dq * SIDE + dr for dq, dr in DIRECTIONS]
    for number, pattern in enumerate(ALL_PATTERNS):
        for edge, (first, second) in enumerate(ACROSS):
            ends = pattern[edge] + pattern[(edge + 1) % 6]
            corners = terrain[ends[0]] << 2 * first | terrain[ends[1]] << 2 * second
            rules["beside"][number, edge] = corners | ONCE | (LAND if ends != "SS" else 0)
        for name, letter in (("plain_edges", "P"), ("sea_edges", "S")):
            rules[name][number] = sum(1 << edge for edge, has in enumerate(edges_with(pattern, letter)) if has)
        areas = {corner: area for area, corners in enumerate(runs(pattern, "M")) for corner in corners}
        rules["area"][number] = [areas.get(corner, -1) for corner in range(6)]
    codes = np.arange(CORNERS)
    for kind, pattern in enumerate(_ALL_KINDS):
        for turn, lying in enumerate(dict.fromkeys(rotations(pattern))):
            rules["lies"][kind, turn] = NUMBER[lying]
            fitting = np.ones(CORNERS, dtype=bool)
            for corner, letter in enumerate(lying):
                there = codes >> 2 * corner & 3
                fitting &= (there == 0) | (there == terrain[letter])
            rules["turns"][:, kind] |= (fitting << turn).astype(np.uint8)
    rules["fits"] = ((rules["turns"] != 0).astype(np.uint64) << np.arange(32, dtype=np.uint64)).sum(axis=1)
    assert (len(ALL_PATTERNS), len(_ALL_KINDS)) == (PATTERNS, KINDS)
    return array
