"""Thermographs of small contests, and the bounds they give for a sum of contests (combinatorial game theory).

Contests that are not connected are a sum of games: each seat chooses in which one to move. The *walls* of a game at
temperature t are its value to the first seat when every claim costs t: if the first seat begins (left wall) or if the
second does (right wall). Where the walls would cross, the game is frozen and both equal its mean. For a sum of games G
at any t

    left of one G + right of all others <= value for the first seat, to move <= t + left of all

Walls are stored at temperatures 0, 1/2, 1, ... in units of 1/2. A mean between two units is rounded down in the lower
pair of walls and up in the upper pair, so the bounds derived from them stay valid; at temperature 0 they are exact.

Of larger games at most the *stops* are known: the walls at temperature 0. They bound the walls at temperature t, since
the left wall never rises with the temperature and falls by at most t, and the right wall never falls.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import ONE, ZERO, Counts, Uint64s, kernel, popcount
from longhouse.engine.fjords.contest import Ground, Number, claim, flood, outer_bounds

STEPS = 17
"""The number of temperatures at which walls are stored."""
LARGEST = 10
"""The largest contest, in tiles, that gets a thermograph; above 12 tiles the walls would not fit into bytes."""

LOW_LEFT, LOW_RIGHT, HIGH_LEFT, HIGH_RIGHT, WALLS = range(5)
UNKNOWN = np.int64(-1)

_BESIDE = 3
"""How many tiles a contest must have beside a part to make solving the part worthwhile."""
_NO_WALL = 1 << 12
_DEEPEST = 1024
_WAYS = 8
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32, _LOW_32 = np.uint64(32), np.uint64(0xFFFF_FFFF)


class Atlas(NamedTuple):
    """Two hash tables: one of thermographs, one of stops.

    The key of an entry stands for a contest. It is three numbers: the tiles of the contest, the frontier of seat 0, and
    the frontier of seat 1.
    """

    keys: Uint64s
    """For each thermograph, the three numbers of its key, then the stamp of its proof. An entry with another stamp than
    that of the current proof counts as empty.
    """
    walls: NDArray[np.int8]
    """For each thermograph, its four walls, with the indices `LOW_LEFT` to `HIGH_RIGHT`, at each temperature."""
    stack: Uint64s
    """A buffer for the contests whose thermographs are being computed."""
    drawing: Counts
    """A buffer for the walls that are being computed."""
    total: Counts
    """A buffer for the sums over the parts of a contest."""
    stops: Uint64s
    """The hash table of stops: for each entry, its key, the stamp of its proof, and a number that packs both stops."""


def atlas(bits: int) -> Atlas:
    """Allocate an empty atlas with room for 2 ** `bits` thermographs."""
    return Atlas(
        np.zeros(((1 << bits) + _WAYS, 4), dtype=np.uint64),
        np.zeros(((1 << bits) + _WAYS, WALLS, STEPS), dtype=np.int8),
        np.zeros((_DEEPEST, 3), dtype=np.uint64),
        np.zeros((WALLS, STEPS), dtype=np.int64),
        np.zeros((3, STEPS), dtype=np.int64),
        np.zeros(((1 << max(bits - 2, 0)) + _WAYS, 5), dtype=np.uint64),
    )


@kernel
def _stops_slot(stops: Uint64s, part: np.uint64, first: np.uint64, second: np.uint64) -> np.int64:
    mixed = (part * _MIX ^ first) * _MIX ^ second
    mixed = (mixed ^ mixed >> _32) * _MIX
    return np.int64((mixed >> _32) & np.uint64(stops.shape[0] - _WAYS - 1))


@kernel
def keep_stops(
    atlas: Atlas,
    stamp: np.uint64,
    part: np.uint64,
    first: np.uint64,
    second: np.uint64,
    by_first: Number,
    by_second: Number,
) -> None:
    """Store the stops of a part.

    - `stamp`: marks the entries of the current proof.
    - `part`: the tiles of the part.
    - `first` and `second`: the tiles that seats 0 and 1 may claim at once (frontiers).
    - `by_first`: the first stop, what the part is worth to seat 0 if seat 0 begins.
    - `by_second`: the second stop, what the part is worth to seat 1 if seat 1 begins.

    If the table has no room near the place of the part, the oldest entry there is overwritten.
    """
    slot = _stops_slot(atlas.stops, part, first, second)
    for place in range(slot + _WAYS - 1, slot, -1):
        for i in range(5):
            atlas.stops[place, i] = atlas.stops[place - 1, i]
    entry = atlas.stops[slot]
    entry[0], entry[1], entry[2], entry[3] = part, first, second, stamp
    entry[4] = np.uint64(by_first + _NO_WALL) << _32 | np.uint64(by_second + _NO_WALL)


@kernel
def known_stops(
    atlas: Atlas, stamp: np.uint64, part: np.uint64, first: np.uint64, second: np.uint64
) -> tuple[bool, np.int64, np.int64]:
    """Look up the stops of a part; return whether they are stored, and both stops.

    The stops are what the part is worth to seat 0 if seat 0 begins, and to seat 1 if seat 1 begins.

    - `stamp`: marks the entries of the current proof; others are ignored.
    - `part`: the tiles of the part.
    - `first` and `second`: the tiles that seats 0 and 1 may claim at once (frontiers).
    """
    slot = _stops_slot(atlas.stops, part, first, second)
    for place in range(slot, slot + _WAYS):
        entry = atlas.stops[place]
        if entry[0] == part and entry[1] == first and entry[2] == second and entry[3] == stamp:
            return True, np.int64(entry[4] >> _32) - _NO_WALL, np.int64(entry[4] & _LOW_32) - _NO_WALL
    return False, np.int64(0), np.int64(0)


@kernel
def _find(
    keys: Uint64s, stamp: np.uint64, vacant: np.uint64, first: np.uint64, second: np.uint64
) -> tuple[np.int64, np.int64]:
    """Find a thermograph: its index, and the index of a free entry for it; each is UNKNOWN if there is none."""
    mixed = (vacant * _MIX ^ first) * _MIX ^ second
    mixed = (mixed ^ mixed >> _32) * _MIX
    slot = np.int64((mixed >> _32) & np.uint64(keys.shape[0] - _WAYS - 1))
    for place in range(slot, slot + _WAYS):
        key = keys[place]
        if key[3] != stamp:
            return UNKNOWN, np.int64(place)
        if key[0] == vacant and key[1] == first and key[2] == second:
            return np.int64(place), UNKNOWN
    return UNKNOWN, UNKNOWN


@kernel
def chart(
    ground: Ground, atlas: Atlas, stamp: np.uint64, vacant: np.uint64, first: np.uint64, second: np.uint64
) -> np.int64:
    """Return the index of a contest's thermograph, computing it if it is missing; UNKNOWN if the atlas is full.

    - `stamp`: marks the entries of the current proof.
    - `vacant`: the tiles of the contest.
    - `first` and `second`: the tiles that seats 0 and 1 may claim at once (frontiers).
    """
    found, _ = _find(atlas.keys, stamp, vacant, first, second)
    if found >= 0:
        return found
    stack, walls = atlas.stack, atlas.drawing
    stack[0, 0], stack[0, 1], stack[0, 2] = vacant, first, second
    waiting = np.int64(1)
    free = UNKNOWN
    while waiting:
        vacant, first, second = stack[waiting - 1, 0], stack[waiting - 1, 1], stack[waiting - 1, 2]
        found, free = _find(atlas.keys, stamp, vacant, first, second)
        if found >= 0:
            waiting -= 1
            continue
        if free < 0:
            return UNKNOWN
        before = waiting
        for step in range(STEPS):
            walls[LOW_LEFT, step] = walls[HIGH_LEFT, step] = -_NO_WALL
            walls[LOW_RIGHT, step] = walls[HIGH_RIGHT, step] = _NO_WALL
        for seat in range(2):
            mine, theirs = (second, first) if seat else (first, second)
            left = mine
            dominated = ZERO
            while left:
                tile = left & (~left + ONE)
                left ^= tile
                if tile & dominated:
                    continue
                next_vacant, next_mine, next_theirs, decided, cut_off = claim(ground, seat, vacant, mine, theirs, tile)
                dominated |= cut_off & mine
                option = UNKNOWN
                if next_vacant:
                    next_first, next_second = (next_mine, next_theirs) if seat else (next_theirs, next_mine)
                    option, _ = _find(atlas.keys, stamp, next_vacant, next_first, next_second)
                    if option < 0:
                        stack[waiting, 0], stack[waiting, 1], stack[waiting, 2] = next_vacant, next_first, next_second
                        waiting += 1
                if waiting == before:
                    _draw(atlas, seat, option, 2 * decided)
        if waiting == before:
            _freeze(atlas, free)
            key = atlas.keys[free]
            key[0], key[1], key[2], key[3] = vacant, first, second, stamp
            waiting -= 1
    return free


@kernel
def _draw(atlas: Atlas, seat: Number, option: Number, decided: Number) -> None:
    """Update the walls that are being computed, by one possible claim of `seat`. At temperature t the claim costs t."""
    walls, there = atlas.drawing, atlas.walls[max(option, 0)]
    known = np.int64(option >= 0)
    for high in range(0, WALLS, 2):
        if seat == 0:
            for step in range(STEPS):
                walls[high, step] = max(walls[high, step], known * there[high + 1, step] + decided - step)
        else:
            for step in range(STEPS):
                walls[high + 1, step] = min(walls[high + 1, step], known * there[high, step] - decided + step)


@kernel
def _freeze(atlas: Atlas, place: Number) -> None:
    """Store the computed walls; above the temperature at which the two walls meet, both are the mean."""
    walls, kept = atlas.drawing, atlas.walls[place]
    for high in range(0, WALLS, 2):
        step = np.int64(0)
        while step < STEPS and walls[high, step] > walls[high + 1, step]:
            kept[high, step], kept[high + 1, step] = walls[high, step], walls[high + 1, step]
            step += 1
        if step < STEPS:
            # The mean is the left wall, or half a unit above it if the walls met between two temperatures.
            mean = walls[high + 1, step] if high else walls[high, step]
            for later in range(step, STEPS):
                kept[high, later] = kept[high + 1, later] = mean


@kernel
def sum_bounds(
    ground: Ground,
    atlas: Atlas,
    stamp: np.uint64,
    largest: Number,
    solvable: Number,
    asked: np.uint64,
    seat: Number,
    vacant: np.uint64,
    mine: np.uint64,
    theirs: np.uint64,
    low: Number,
    high: Number,
) -> tuple[np.int64, np.int64, np.uint64]:
    """Narrow the bounds of a contest for the seat to move, with thermographs and stops of its connected parts.

    - `stamp`: marks the entries of the current proof.
    - `largest`: the maximum size, in tiles, of a part that gets a thermograph.
    - `solvable`: the maximum size, in tiles, of a part that may be returned.
    - `asked`: the tiles of parts that were returned before, and are not returned again.
    - `seat`: the seat to move.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).
    - `low`, `high`: the bounds known so far.

    Returns both bounds, and a part that is worth solving next, because its stops are not known and would narrow the
    bounds; 0 if there is no such part.
    """
    missing = ZERO
    rights, gaps, lefts = atlas.total[0], atlas.total[1], atlas.total[2]
    for step in range(STEPS):
        rights[step] = gaps[step] = lefts[step] = 0
    rest = vacant
    while rest:
        part = flood(ground.plains, rest & (~rest + ONE), rest)
        rest ^= part
        chosen = UNKNOWN
        size = popcount(part)
        first, second = (theirs, mine) if seat else (mine, theirs)
        if size <= largest:
            chosen = chart(ground, atlas, stamp, part, first & part, second & part)
        elif part == vacant:
            return np.int64(low), np.int64(high), ZERO
        if chosen >= 0:
            walls = atlas.walls[chosen]
            for step in range(STEPS):
                if seat == 0:
                    left, right = np.int64(walls[LOW_LEFT, step]), np.int64(walls[LOW_RIGHT, step])
                    lefts[step] += np.int64(walls[HIGH_LEFT, step])
                else:  # for the second seat, left and right, and lower and upper, swap
                    left, right = -np.int64(walls[HIGH_RIGHT, step]), -np.int64(walls[HIGH_LEFT, step])
                    lefts[step] -= np.int64(walls[LOW_RIGHT, step])
                rights[step] += right
                gaps[step] = max(gaps[step], left - right)
        else:
            known = False
            if size <= solvable and size + _BESIDE <= popcount(vacant):
                known, begun, waited = known_stops(atlas, stamp, part, first & part, second & part)
                if not known and not part & asked and (missing == ZERO or size < popcount(missing)):
                    missing = part
            if known:
                if seat:
                    begun, waited = waited, begun
                most = begun
            else:
                begun, most = outer_bounds(ground, seat, part, mine & part, theirs & part)
                _, waited = outer_bounds(ground, 1 - seat, part, theirs & part, mine & part)
            for step in range(STEPS):
                rights[step] -= 2 * waited
                lefts[step] += 2 * most
                gaps[step] = max(gaps[step], 2 * begun - step + 2 * waited)
    best, worst = np.int64(low), np.int64(high)
    for step in range(STEPS):
        best = max(best, (rights[step] + gaps[step] + 1) >> 1)
        worst = min(worst, (lefts[step] + step) >> 1)
    extras = ground.extras
    if not (extras[0] | extras[1] | extras[2] | extras[3]) & vacant:
        # Every tile is worth 1 to one of the seats, so the difference has the parity of the number of tiles.
        best += (best ^ popcount(vacant)) & 1
        worst -= (worst ^ popcount(vacant)) & 1
    return best, worst, missing
