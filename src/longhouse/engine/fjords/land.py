"""Computes what runes need to know about a finished board (section 10), once, when the settlement begins."""

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, allocating, kernel, lowest
from longhouse.engine.fjords.board import TWICE
from longhouse.engine.fjords.records import CELLS, MOST_TILES, PackedLand, PackedPosition, Rules

STRENGTH, WATER, FRIENDSHIP = 1, 2, 3
JOURNEY, HORSE, WISDOM = 1, 2, 4
"""The bits of `Rules.moving` and `PackedPosition.spent`, one for each rune that moves a viking."""

_WRAP = CELLS - 1
_FARTHEST = 3
_AREAS = 3
"""The maximum number of mountain areas on a tile."""


@kernel
def survey(pos: PackedPosition, land: PackedLand, rules: Rules) -> None:
    """Fill in `land` with what the runes need to know about the finished board of `pos`."""
    survey_stones(pos, land, rules)
    if rules.moving & JOURNEY:
        for i in range(pos.laid):
            land.ship[i, 0], land.ship[i, 1] = _sailed(pos, rules, i, _FARTHEST)
    if rules.moving & HORSE:
        for i in range(pos.laid):
            _ride(pos, land, rules, i)
    land.spaces = 0
    if rules.moving & WISDOM:
        _find_spaces(pos, land, rules)


@kernel
def survey_stones(pos: PackedPosition, land: PackedLand, rules: Rules) -> None:
    """Fill in the fields of `land` about stones: the tiles beside each stone, and those connected to a Water stone by
    sea.

    The board need not be finished.
    """
    land.friends = 0
    for half in range(2):
        land.strong[half] = land.shore[half] = ZERO
        for seat in range(rules.seats):
            land.cosy[seat, half] = ZERO
    for i in range(pos.laid):
        stone = rules.stone[pos.tile[i]]
        if stone:
            low, high = _around(pos, rules, i)
            if stone == STRENGTH:
                land.strong[0] |= low
                land.strong[1] |= high
            elif stone == FRIENDSHIP:
                land.friendly[land.friends, 0] = low
                land.friendly[land.friends, 1] = high
                land.friends += 1
    for seat in range(rules.seats):
        for half in range(2):
            if pos.homes[seat, half]:
                low, high = _around(pos, rules, half * 64 + int(lowest(pos.homes[seat, half])))
                land.cosy[seat, 0] |= low
                land.cosy[seat, 1] |= high
    for i in range(pos.laid):
        if rules.stone[pos.tile[i]] == WATER and rules.sea_edges[pos.pattern[i]]:
            low, high = _sailed(pos, rules, i, MOST_TILES)
            land.shore[0] |= low
            land.shore[1] |= high


@kernel
def _around(pos: PackedPosition, rules: Rules, i: int) -> tuple[np.uint64, np.uint64]:
    """Return the tiles adjacent to tile `i`, whatever the terrain between them."""
    low, high = ZERO, ZERO
    for edge in range(6):
        there = pos.grid[(pos.cell[i] + rules.steps[edge]) & _WRAP]
        if there < -64:
            high |= ONE << np.uint64(-65 - there)
        elif there < 0:
            low |= ONE << np.uint64(-1 - there)
    return low, high


@allocating
def _sailed(pos: PackedPosition, rules: Rules, start: int, farthest: int) -> tuple[np.uint64, np.uint64]:
    """Return the tiles at most `farthest` steps over sea from `start`, including itself (F10.3, F10.5)."""
    waiting = np.empty(MOST_TILES, dtype=np.int64)
    waiting[0] = start
    count, begun = 1, 0
    found = np.zeros(2, dtype=np.uint64)
    found[start >> 6] = ONE << np.uint64(start & 63)
    for _ in range(farthest):
        ended = count
        for k in range(begun, ended):
            i = waiting[k]
            for edge in range(6):
                there = pos.grid[(pos.cell[i] + rules.steps[edge]) & _WRAP]
                if there < 0 and rules.sea_edges[pos.pattern[i]] >> edge & 1:
                    other = -1 - there
                    bit = ONE << np.uint64(other & 63)
                    if not found[other >> 6] & bit:
                        found[other >> 6] |= bit
                        waiting[count] = other
                        count += 1
        begun = ended
    return found[0], found[1]


@allocating
def _ride(pos: PackedPosition, land: PackedLand, rules: Rules, start: int) -> None:
    """Find the tiles that the rune Horse reaches from tile `start` over mountains, and write them to `land` (F10.6).

    A tile can have several separate mountain areas. The search begins in each of those of `start`, and a path may lead
    back to another one.
    """
    land.horse[start, 0] = land.horse[start, 1] = ZERO
    waiting = np.empty(MOST_TILES * _AREAS, dtype=np.int64)
    seen = np.zeros(MOST_TILES * _AREAS, dtype=np.uint8)
    for first in range(_AREAS):
        if not _has_area(rules, pos.pattern[start], first):
            continue
        seen[:] = 0
        waiting[0] = start * _AREAS + first
        seen[waiting[0]] = 1
        count, begun = 1, 0
        for _ in range(_FARTHEST):
            ended = count
            for k in range(begun, ended):
                i, area = waiting[k] // _AREAS, waiting[k] % _AREAS
                for edge in range(6):
                    there = pos.grid[(pos.cell[i] + rules.steps[edge]) & _WRAP]
                    if there >= 0:
                        continue
                    other = -1 - there
                    # Corners edge and edge + 1 are the corners edge + 4 and edge + 3 of the tile across (F1.1).
                    for side in range(2):
                        if rules.area[pos.pattern[i], (edge + side) % 6] == area:
                            joined = other * _AREAS + rules.area[pos.pattern[other], (edge + 4 - side) % 6]
                            if not seen[joined]:
                                seen[joined] = 1
                                land.horse[start, other >> 6] |= ONE << np.uint64(other & 63)
                                waiting[count] = joined
                                count += 1
            begun = ended


@kernel
def _has_area(rules: Rules, pattern: int, area: int) -> bool:
    for corner in range(6):
        if rules.area[pattern, corner] == area:
            return True
    return False


@kernel
def _find_spaces(pos: PackedPosition, land: PackedLand, rules: Rules) -> None:
    """List the empty cells that touch two or more tiles (F10.8). Each is added once, from its first tile."""
    for i in range(pos.laid):
        for edge in range(6):
            space = (pos.cell[i] + rules.steps[edge]) & _WRAP
            if pos.grid[space] < 0 or not pos.grid[space] & TWICE:
                continue
            low, high, first = ZERO, ZERO, True
            for k in range(6):
                there = pos.grid[(space + rules.steps[k]) & _WRAP]
                if there < 0:
                    other = -1 - there
                    first = first and other >= i
                    if rules.plain_edges[pos.pattern[other]] >> (k + 3) % 6 & 1:
                        if other < 64:
                            low |= ONE << np.uint64(other)
                        else:
                            high |= ONE << np.uint64(other - 64)
            if first:
                land.space[land.spaces] = space
                land.facing[land.spaces, 0], land.facing[land.spaces, 1] = low, high
                land.spaces += 1
