"""The board during exploration (section 3 of the rules), as kernels: laying a tile, and finding where tiles fit.

The grid value of an empty cell holds its known corners, two bits each, and three flags.
"""

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, kernel, lowest
from longhouse.engine.fjords.acts import CELL_SHIFT, TILE_SHIFT
from longhouse.engine.fjords.records import CELLS, CORNERS, PackedPosition, Rules

LAND = 1 << 12
"""Flag: land touches the cell (F3.3)."""
ONCE, TWICE = 1 << 13, 1 << 14
"""Flags: at least one tile touches the cell; at least two do (F3.1)."""

_OPEN = LAND | TWICE
_CODE = CORNERS - 1
_WRAP = CELLS - 1


@kernel
def lay(pos: PackedPosition, rules: Rules, tile: int, cell: int, pattern: int) -> None:
    """Lay a tile on `cell` in `pos`, and update the open cells, the connections over plains and the vacant tiles there.

    `tile` is the number of the tile in the tile set; `pattern` is the number of the corner pattern in which it is laid.
    """
    index = pos.laid
    pos.tile[index], pos.cell[index], pos.pattern[index] = tile, cell, pattern
    pos.laid = index + 1
    half, bit = index >> 6, ONE << np.uint64(index & 63)
    plains = rules.plain_edges[pattern]
    pos.plains[index, 0] = ZERO
    pos.plains[index, 1] = ZERO
    for edge in range(6):
        near = (cell + rules.steps[edge]) & _WRAP
        there = pos.grid[near]
        if there < 0:
            if plains >> edge & 1:
                other = -1 - there
                pos.plains[index, other >> 6] |= ONE << np.uint64(other & 63)
                pos.plains[other, half] |= bit
        else:
            known = there | rules.beside[pattern, edge]
            if there & ONCE:
                known |= TWICE
            pos.grid[near] = known
            if known & _OPEN == _OPEN and there & _OPEN != _OPEN:
                pos.open[pos.opened] = near
                pos.opened += 1
    if pos.grid[cell] & _OPEN == _OPEN:
        _close(pos, cell)
    pos.grid[cell] = -1 - index
    if plains and rules.stone[tile] == 0:
        pos.vacant[half] |= bit
    for seat in range(rules.seats):
        if (pos.plains[index, 0] & pos.houses[seat, 0]) | (pos.plains[index, 1] & pos.houses[seat, 1]):
            pos.joined[seat, half] |= bit


@kernel
def clear(pos: PackedPosition, rules: Rules) -> None:
    """Reset the position `pos` to the starting tiles (F2.1) and a full bag, as at the beginning of a round.

    The results of earlier rounds and the field `due` stay as they are.
    """
    for cell in range(CELLS):
        pos.grid[cell] = 0
    pos.laid = pos.opened = pos.wise = 0
    for half in range(2):
        pos.vacant[half] = ZERO
        for seat in range(rules.seats):
            pos.houses[seat, half] = pos.homes[seat, half] = ZERO
            pos.vikings[seat, half] = pos.joined[seat, half] = ZERO
            pos.spent[seat] = 0
    for tile in range(rules.starting):
        lay(pos, rules, tile, rules.start_cell[tile], rules.start_pattern[tile])
    pos.in_row = pos.in_aside = pos.claims = pos.just_laid = 0
    pos.answering = pos.pointed = -1
    pos.in_bag = rules.bagged
    for i in range(rules.bagged):
        pos.bag[i] = rules.bag[i]


@kernel
def kinds_of(rules: Rules, tiles: Counts, count: int) -> np.uint64:
    """Return the kinds of the first `count` tiles in the array `tiles`, as bits; identical tiles have the same kind."""
    kinds = ZERO
    for i in range(count):
        kinds |= ONE << np.uint64(rules.kind[tiles[i]])
    return kinds


@kernel
def takes(pos: PackedPosition, rules: Rules, kinds: np.uint64) -> bool:
    """Return whether a tile of any of these kinds fits somewhere on the board; `kinds` has the kinds as bits."""
    for k in range(pos.opened):
        if rules.fits[pos.grid[pos.open[k]] & _CODE] & kinds:
            return True
    return False


@kernel
def placements(
    pos: PackedPosition, rules: Rules, verb: int, tiles: Counts, count: int, found: Counts, already: int
) -> int:
    """Write every legal placement of the first `count` tiles in `tiles` to `found`, after the actions that are already
    there.

    Returns how many actions `found` then has.

    - `verb`: the verb of the action codes, `LAY` or `POINT`.
    - `found`: receives the action codes.
    - `already`: the number of actions that `found` has before.
    """
    kinds = kinds_of(rules, tiles, count)
    for k in range(pos.opened):
        cell = int(pos.open[k])
        code = pos.grid[cell] & _CODE
        if rules.fits[code] & kinds:
            for i in range(count):
                if already + 6 >= found.size:  # no realistic tile set gets here
                    return already
                tile = int(tiles[i])
                kind = rules.kind[tile]
                turns = np.uint64(rules.turns[code, kind])
                act = verb | tile << TILE_SHIFT | cell << CELL_SHIFT
                while turns:
                    found[already] = act | rules.lies[kind, lowest(turns)]
                    already += 1
                    turns &= turns - ONE
    return already


@kernel
def _close(pos: PackedPosition, cell: int) -> None:
    for k in range(pos.opened):
        if pos.open[k] == cell:
            pos.opened -= 1
            pos.open[k] = pos.open[pos.opened]
            return
