"""Compiled kernels for whole turns: they list a seat's turns, compute a key for a turn, and play it.

A turn is a tile with the piece that is built on it, or a viking. Everything between two turns, such as the draws, is
played by `go_on`.
"""

import numpy as np

from longhouse.engine.compiled import Counts, Rng, kernel
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import (
    DUE_ANSWER,
    DUE_BUILD,
    DUE_DRAW,
    DUE_ROW,
    DUE_SWAP,
    NUMBER,
    TILE_SHIFT,
    VERB_SHIFT,
)
from longhouse.engine.fjords.moves import deal, legal, may_build, take
from longhouse.engine.fjords.records import PackedLand, PackedPosition, Rules, Scratch

NO_BUILD = -1
"""Stands for the build of a turn in which nothing can be built."""
_LAY, _HOUSE, _HOME, _NONE, _NOTHING = acts.LAY, acts.HOUSE, acts.HOME, acts.NONE, acts.NOTHING
_ROW, _DRAWN = acts.ROW, acts.DRAWN
_PLACE = np.int64((1 << TILE_SHIFT) - 1)
_40 = np.uint64(40)


@kernel
def play_turn(pos: PackedPosition, land: PackedLand, rules: Rules, act: int, build: int) -> None:
    """Play a turn: the action `act` (a tile or a viking) and then, if the tile was laid, the action `build`."""
    take(pos, land, rules, act)
    if build != NO_BUILD and pos.due == DUE_BUILD:
        take(pos, land, rules, build)


@kernel
def go_on(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng, past: int) -> None:
    """Play chance events in the order of the bag, and answers to claims, until a seat has to choose a turn.

    Also stops when the round ends; `past` is the number of rounds that were finished before.
    """
    while pos.past == past:
        due = pos.due
        if due in (DUE_ROW, DUE_DRAW):
            act = (_ROW if due == DUE_ROW else _DRAWN) | int(pos.bag[pos.in_bag - 1]) << TILE_SHIFT
        elif due <= DUE_SWAP:
            act = deal(pos, rules, rng)
        elif due == DUE_ANSWER:
            count = legal(pos, land, rules, scratch.found)
            act = scratch.found[1 if count > 1 else 0]
        elif due == DUE_BUILD:
            act = _NONE
        else:
            return
        take(pos, land, rules, act)


@kernel
def list_turns(
    pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, listed: Counts, builds: Counts
) -> int:
    """Write the turns of the seat to move to `listed` and `builds`; identical tiles are tried once."""
    found = legal(pos, land, rules, scratch.found)
    if found > 1 and scratch.found[found - 1] == _NOTHING:
        found -= 1
    home = rules.home and not pos.homes[pos.seat, 0] | pos.homes[pos.seat, 1]
    count = 0
    for k in range(found):
        act = scratch.found[k]
        build = NO_BUILD
        if act >> VERB_SHIFT << VERB_SHIFT == _LAY:
            tile = act >> TILE_SHIFT & NUMBER
            if _comes_again(pos, rules, tile):
                continue
            if may_build(pos, rules, tile, act & NUMBER):
                build = _NONE
        if count + 3 >= len(listed):
            break
        listed[count], builds[count] = act, build
        count += 1
        if build == _NONE:
            listed[count], builds[count] = act, _HOUSE
            count += 1
            if home:
                listed[count], builds[count] = act, _HOME
                count += 1
    return count


@kernel
def _comes_again(pos: PackedPosition, rules: Rules, tile: int) -> bool:
    """Return whether an identical tile lies before this one in the row, or among those set aside."""
    tiles, count = pos.row, pos.in_row
    if count == 0:
        tiles, count = pos.aside, pos.in_aside
    for k in range(count):
        other = tiles[k]
        if other == tile:
            return False
        if rules.kind[other] == rules.kind[tile] and rules.stone[other] == rules.stone[tile]:
            return True
    return False


@kernel
def turn_key(rules: Rules, at: int, act: int, build: int) -> np.uint64:
    """Return a key for the turn `act`, `build` after node `at`; turns with identical tiles have the same key."""
    tile = act >> TILE_SHIFT & NUMBER
    verb = act >> VERB_SHIFT
    alike = 0
    if act >> VERB_SHIFT << VERB_SHIFT == _LAY:
        alike = rules.kind[tile] * 4 + rules.stone[tile]
    built = 0 if build == NO_BUILD else build - _HOUSE + 1 >> VERB_SHIFT
    code = ((alike * 16 + verb) * 4 + built) << TILE_SHIFT | (act & _PLACE)
    return np.uint64(code) | np.uint64(at) << _40
