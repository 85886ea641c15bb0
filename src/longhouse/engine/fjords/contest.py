"""Contested land as machine words: who reaches what, who is nearer, what a claim makes of it.

A *contest* is the vacant tiles that both seats can still reach, and the *frontiers*: the tiles of it that each seat may
claim at once. Whatever one seat alone can reach is that seat's and no part of it: a claim there can wait, because
claiming a tile never hurts, so that nobody gains by passing.

A viking on a tile is worth 1, and 1 more for each set of `extras` that the tile is in: those that count for both seats
(Strength, Water), then the Home of each.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Words, kernel, lowest, popcount

COMMON, HOMES, EXTRAS = 2, 2, 4
"""How many sets of extras count for both seats, where those of seat 0 and 1 begin, and how many there are."""
KINDS = 1 << EXTRAS

Number = int | np.int64


class Ground(NamedTuple):
    """What does not change while a contest is fought: for each tile those joined to it by plains, and the extras."""

    plains: Words
    extras: Words


@kernel
def spread(plains: Words, tiles: np.uint64) -> np.uint64:
    """All that is joined to any of these tiles."""
    found = ZERO
    while tiles:
        found |= plains[np.uint64(lowest(tiles))]
        tiles &= tiles - ONE
    return found


@kernel
def flood(plains: Words, start: np.uint64, within: np.uint64) -> np.uint64:
    """The tiles that can be claimed step by step."""
    found = start & within
    new = found
    while new:
        new = spread(plains, new) & within & ~found
        found |= new
    return found


@kernel
def nearer(plains: Words, vacant: np.uint64, mine: np.uint64, theirs: np.uint64) -> np.uint64:
    """The tiles of a contest that are nearer to the seat to move than to the other, ties included."""
    found = mine
    left = vacant & ~mine & ~theirs
    theirs &= ~mine
    while left and mine | theirs:
        mine = spread(plains, mine) & left
        left &= ~mine
        found |= mine
        theirs = spread(plains, theirs) & left
        left &= ~theirs
    return found


@kernel
def worth(extras: Words, seat: Number, tiles: np.uint64) -> np.int64:
    """The points of a seat with vikings on all these tiles."""
    points = popcount(tiles)
    for i in range(COMMON):
        points += popcount(tiles & extras[i])
    return points + popcount(tiles & extras[HOMES + seat])


@kernel
def estimate(ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64) -> np.int64:
    """The final difference of a contest, for the seat to move, if each got the tiles it is nearer to."""
    near = nearer(ground.plains, vacant, mine, theirs)
    return worth(ground.extras, seat, near) - worth(ground.extras, 1 - seat, vacant & ~near)


@kernel
def claim(
    ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64, tile: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.int64, np.uint64]:
    """The contest after a claim, what it decided, and what it cut off.

    The contest is its tiles and the frontiers of the seat that moves next and of the claimant. What is cut off, and the
    claimant's, are the pieces into which the claim splits the land around it that the opponent has no frontier in.
    The claimant is cut off from nothing: every piece touches the tile. Pairs of single tiles are cancelled.
    """
    plains = ground.plains
    near = plains[np.uint64(lowest(tile))]
    left = vacant & ~tile
    theirs &= left
    cut_off = ZERO
    seeds = near & left & ~theirs
    while seeds:
        piece = seeds & (~seeds + ONE)
        new = piece
        while new and not piece & theirs:
            new = spread(plains, new) & left & ~piece
            piece |= new
        if not piece & theirs:
            cut_off |= piece
        seeds &= ~piece
    left &= ~cut_off
    mine = (mine | near) & left
    decided = worth(ground.extras, seat, tile | cut_off)
    lone = near & left
    while lone:
        if not plains[np.uint64(lowest(lone))] & left:
            left, paired = cancel(ground, seat, left, mine, theirs)
            return left, theirs & left, mine & left, decided + paired, cut_off
        lone &= lone - ONE
    return left, theirs, mine, decided, cut_off


@kernel
def cancel(
    ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64
) -> tuple[np.uint64, np.int64]:
    """The tiles of a contest without its pairs of single tiles of one kind, and what the pairs are worth to a seat.

    Of two tiles that nothing is joined to, each seat gets one: whoever claims the first is answered by the other.
    """
    single = ZERO
    both = mine & theirs
    while both:
        tile = both & (~both + ONE)
        both ^= tile
        if not ground.plains[np.uint64(lowest(tile))] & vacant:
            single |= tile
    decided = np.int64(0)
    if not single & (single - ONE):
        return vacant, decided
    extras = ground.extras
    kinds = np.int64(1)
    if extras[0] | extras[1] | extras[2] | extras[3]:
        kinds = np.int64(KINDS)
    for kind in range(kinds):
        alike = single
        if kinds > 1:
            for i in range(EXTRAS):
                alike &= extras[i] if kind >> i & 1 else ~extras[i]
        while alike & (alike - ONE):
            first = alike & (~alike + ONE)
            alike ^= first
            second = alike & (~alike + ONE)
            alike ^= second
            vacant ^= first | second
            decided += worth(extras, seat, first) - worth(extras, 1 - seat, second)
    return vacant, decided


@kernel
def outer_bounds(
    ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64
) -> tuple[np.int64, np.int64]:
    """What is certain without search: each seat gets at least every other tile of its own frontier.

    A tile is worth at least 1, so that one that is claimed instead of lost makes a difference of 2 or more.
    """
    low = 2 * ((popcount(mine) + 1) // 2) - worth(ground.extras, 1 - seat, vacant)
    high = worth(ground.extras, seat, vacant) - 2 * (popcount(theirs) // 2)
    return low, high
