"""Operations on contested land as bit sets: which tiles each seat can reach, which it is nearer to, what a claim
changes.

A *contest* consists of the vacant tiles that both seats can still reach, and of the *frontiers*: the tiles of the
contest that each seat may claim at once. Tiles that only one seat can reach belong to that seat and are not part of
the contest. Claiming them can wait: claiming a tile never hurts, so neither seat gains by passing its turn.

A viking on a tile is worth 1 point, plus 1 for each set in `extras` that contains the tile. The first sets count for
both seats (the runes Strength and Water); the last two are the tiles around each seat's Home stone.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Uint64s, kernel, lowest, popcount

COMMON, HOMES, EXTRAS = 2, 2, 4
"""Numbers about the extras: `COMMON` sets count for both seats, the set at index `HOMES` is that of seat 0's Home
stone, and there are `EXTRAS` sets in all.
"""
KINDS = 1 << EXTRAS

Number = int | np.int64


class Ground(NamedTuple):
    """The part of a contest that never changes."""

    plains: Uint64s
    """For each tile, the tiles connected to it by plains, as a bit set."""
    extras: Uint64s
    """The sets of tiles on which a viking is worth 1 point more, as bit sets: two for both seats, then one for each
    seat.
    """


@kernel
def spread(plains: Uint64s, tiles: np.uint64) -> np.uint64:
    """Return all tiles connected by plains to any of `tiles`, as a bit set.

    `plains` has, for each tile, the tiles connected to it by plains.
    """
    found = ZERO
    while tiles:
        found |= plains[np.uint64(lowest(tiles))]
        tiles &= tiles - ONE
    return found


@kernel
def flood(plains: Uint64s, start: np.uint64, within: np.uint64) -> np.uint64:
    """Return the tiles of `within` that can be claimed step by step from the tiles `start`, as a bit set.

    `plains` has, for each tile, the tiles connected to it by plains.
    """
    found = start & within
    new = found
    while new:
        new = spread(plains, new) & within & ~found
        found |= new
    return found


@kernel
def nearer(plains: Uint64s, vacant: np.uint64, mine: np.uint64, theirs: np.uint64) -> np.uint64:
    """Return the tiles that the seat to move reaches in no more claims than the other seat, as a bit set.

    Both seats are taken to spread over plains only, one step with each claim.

    - `plains`: for each tile, the tiles connected to it by plains.
    - `vacant`: the tiles over which the two seats compete.
    - `mine` and `theirs`: the tiles that the seat to move and the other seat can claim in their next turn.
    """
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
def worth(extras: Uint64s, seat: Number, tiles: np.uint64) -> np.int64:
    """Return the points that a seat gets if it has vikings on all of `tiles`.

    `extras` are the sets of tiles on which a viking is worth 1 point more, as in `Ground.extras`.
    """
    points = popcount(tiles)
    for i in range(COMMON):
        points += popcount(tiles & extras[i])
    return points + popcount(tiles & extras[HOMES + seat])


@kernel
def estimate(ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64) -> np.int64:
    """Estimate the final difference in points for `seat`, which is to move, as if each seat got the tiles that it is
    nearer to.

    - `vacant`: the vacant tiles that the two seats compete for.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).
    """
    near = nearer(ground.plains, vacant, mine, theirs)
    return worth(ground.extras, seat, near) - worth(ground.extras, 1 - seat, vacant & ~near)


@kernel
def claim(
    ground: Ground, seat: Number, vacant: np.uint64, mine: np.uint64, theirs: np.uint64, tile: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.int64, np.uint64]:
    """Claim a tile for `seat`; return the new contest, the points decided, and the tiles cut off from the opponent.

    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).
    - `tile`: the tile to claim, as a bit set.

    The new contest is returned as its tiles, the frontier of the seat that moves next, and the frontier of the
    claimant. The claim may split the land around the tile into pieces. A piece without a frontier tile of the opponent
    is cut off and goes to the claimant, who can reach every piece because each touches the claimed tile. Pairs of
    isolated tiles are removed (`cancel`).
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
    """Remove pairs of equal isolated tiles from a contest; return the tiles left, and the points that `seat` gains by
    the pairs.

    - `seat`: the seat to move.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).

    Each seat gets one tile of such a pair, because when one seat claims a tile, the other claims its twin.
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
    """Return a lower and an upper bound on a contest's value for `seat`, which is to move, without a search.

    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).

    Each seat gets at least every second tile of its own frontier. A tile is worth at least 1 to whoever gets it, so
    getting a tile instead of losing it makes a difference of at least 2.
    """
    low = 2 * ((popcount(mine) + 1) // 2) - worth(ground.extras, 1 - seat, vacant)
    high = worth(ground.extras, seat, vacant) - 2 * (popcount(theirs) // 2)
    return low, high
