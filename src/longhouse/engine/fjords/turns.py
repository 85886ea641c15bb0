"""Compiled kernels for whole turns: they list a seat's turns, compute a key for a turn, and play it.

A turn is a tile with the piece that is built on it, or a viking. Everything that happens between two turns, such as
drawing tiles, is played by `go_on`.
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
"""The build of a turn in which nothing can be built."""
_LAY, _HOUSE, _HOME, _NONE, _NOTHING = acts.LAY, acts.HOUSE, acts.HOME, acts.NONE, acts.NOTHING
_ROW, _DRAWN = acts.ROW, acts.DRAWN
_PLACE = np.int64((1 << TILE_SHIFT) - 1)
_40 = np.uint64(40)


@kernel
def play_turn(pos: PackedPosition, land: PackedLand, rules: Rules, act: int, build: int) -> None:
    """Play a turn on `pos`, which is modified: the action `act` and then, if it laid a tile, the action `build`.

    `build` is `NO_BUILD` if nothing can be built. `land` is what the runes need to know about the board.
    """
    take(pos, land, rules, act)
    if build != NO_BUILD and pos.due == DUE_BUILD:
        take(pos, land, rules, build)


@kernel
def go_on(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng, past: int) -> None:
    """Play everything on `pos` that is not a choice of turn, until a seat has to choose one or the round ends.

    Tiles come from the bag in its present order, a claim that nothing fits is refuted if that is possible, and nothing
    is built.

    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    - `rng`: the state of the random number generator.
    - `past`: the number of rounds finished before the call, from which the end of the round is recognised.
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
    """Write all turns of the seat to move to two arrays, and return how many there are. Identical tiles are listed
    once.

    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    - `listed`: receives the action of each turn, as an action code.
    - `builds`: receives what is built after each action, as an action code; `NO_BUILD` if nothing can be.
    """
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
    """Return a key for the turn that consists of `act` and `build` and follows the tree node with the index `at`.

    Turns that differ only in which of several identical tiles is laid have the same key.
    """
    tile = act >> TILE_SHIFT & NUMBER
    verb = act >> VERB_SHIFT
    alike = 0
    if act >> VERB_SHIFT << VERB_SHIFT == _LAY:
        alike = rules.kind[tile] * 4 + rules.stone[tile]
    built = 0 if build == NO_BUILD else build - _HOUSE + 1 >> VERB_SHIFT
    code = ((alike * 16 + verb) * 4 + built) << TILE_SHIFT | (act & _PLACE)
    return np.uint64(code) | np.uint64(at) << _40
