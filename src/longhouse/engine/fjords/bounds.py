"""Computes, without a search, what is certain about a two-player settlement.

This means bounds on the final difference in points, and whether everything is decided except one contest: land that
both seats can still reach.
"""

import numpy as np

from longhouse.engine.compiled import ONE, Uint64s, kernel, popcount
from longhouse.engine.fjords.contest import EXTRAS, HOMES, Number, flood, spread, worth
from longhouse.engine.fjords.realm import (
    BRIDGE,
    FRONTIER,
    HORSE,
    JOURNEY,
    REST,
    RIDE,
    SHIP,
    STONED,
    VACANT,
    WISDOM,
    Realm,
    bridged,
    farthest,
    friends,
    friendship,
    sign,
    spent,
    supply,
)


@kernel
def bounds(realm: Realm, position: Uint64s) -> tuple[np.int64, np.int64]:
    """Return a lower and an upper bound on how many more points the seat to move will still get than its opponent.

    `position` is an array of masks, with the indices that `realm` defines, such as `VACANT`. A seat gets all tiles that
    it can reach over plains and that the opponent can never reach. Of the other tiles that it may claim at once (its
    frontier), it gets at least every second one, as long as it has vikings.
    """
    rest = position[REST]
    me = np.int64(rest & ONE)
    other = 1 - me
    plains, vacant = realm.ground.plains, position[VACANT]
    my_reach, their_reach = farthest(realm, position, me), farthest(realm, position, other)
    my_flood = flood(plains, position[FRONTIER + me], vacant)
    their_flood = flood(plains, position[FRONTIER + other], vacant)
    my_supply, their_supply = supply(rest, me), supply(rest, other)
    if not my_supply:
        my_reach = my_flood & ~their_flood
    if not their_supply:
        their_reach = their_flood & ~my_flood
    my_own, their_own = my_flood & ~their_reach & ~their_flood, their_flood & ~my_reach & ~my_flood
    mine = min(my_supply, (popcount(position[FRONTIER + me] & their_reach) + 1) // 2)
    theirs = min(their_supply, popcount(position[FRONTIER + other] & my_reach) // 2)
    low = _least(realm, me, my_supply, my_own, mine) - _most(realm, other, their_supply, their_reach, mine)
    high = _most(realm, me, my_supply, my_reach, theirs) - _least(realm, other, their_supply, their_own, theirs)
    for stone in range(realm.friends.shape[0]):
        around = realm.friends[stone] & vacant
        my_friends, their_friends = friends(rest, stone, me), friends(rest, stone, other)
        high += 2 * sign(my_friends + popcount(around & my_reach) - their_friends)
        low -= 2 * sign(their_friends + popcount(around & their_reach) - my_friends)
    return low, high


@kernel
def contest_of(realm: Realm, position: Uint64s) -> tuple[bool | np.bool, np.uint64, np.uint64, np.uint64, np.int64]:
    """Return whether everything in a settlement is decided except one contest, and this contest.

    The result is five values: whether everything else is decided; the tiles of the contest; those of them that the seat
    to move may claim at once; those that the other seat may claim at once; and the difference in points that is already
    decided, for the seat to move.

    `position` is an array of masks, with the indices that `realm` defines. The conditions are those of `stakes.stake`,
    but stricter if there is no bonus land (F8.2).
    """
    rest = position[REST]
    me = np.int64(rest & ONE)
    other = 1 - me
    ground, vacant = realm.ground, position[VACANT]
    my_reach = flood(ground.plains, position[FRONTIER + me], vacant)
    their_reach = flood(ground.plains, position[FRONTIER + other], vacant)
    everything = my_reach | their_reach
    plain: bool | np.bool = True
    standing = np.int64(0)
    for seat in range(2):
        own = my_reach if seat == me else their_reach
        if not spent(rest, seat, JOURNEY):
            plain = plain and not (position[SHIP + seat] | spread(realm.ship, own)) & vacant
        if not spent(rest, seat, HORSE):
            plain = plain and not (position[RIDE + seat] | spread(realm.ride, own)) & vacant
        if not spent(rest, seat, WISDOM):
            spaces = (position[BRIDGE + seat] | spread(realm.faces, own)) & ~position[STONED]
            plain = plain and not bridged(realm, spaces, vacant)
    for stone in range(realm.friends.shape[0]):
        plain = plain and not realm.friends[stone] & everything
        standing += friendship(rest, stone, me)
    shared = my_reach & their_reach
    for seat in range(2):
        own = my_reach if seat == me else their_reach
        special = own & (ground.extras[0] | ground.extras[1] | ground.extras[HOMES + seat])
        needed = popcount(special)
        if shared:
            needed = (popcount(everything) + needed + np.int64(seat == me)) // 2
        if not realm.bonus_land or special & ~position[FRONTIER + seat] or needed > popcount(own):
            needed = popcount(own)
        plain = plain and supply(rest, seat) >= needed
    decided = worth(ground.extras, me, my_reach & ~shared) - worth(ground.extras, other, their_reach & ~shared)
    return plain, shared, position[FRONTIER + me] & shared, position[FRONTIER + other] & shared, decided + standing


@kernel
def _most(realm: Realm, seat: Number, vikings: Number, tiles: np.uint64, lost: Number) -> np.int64:
    """Return an upper bound of the points that a seat can get from `tiles` if it loses `lost` of them."""
    count = popcount(tiles) - lost
    points = np.int64(count if realm.bonus_land else min(vikings, count))
    for i in range(EXTRAS):
        if i < 2 or i == 2 + seat:
            points += min(vikings, popcount(tiles & realm.ground.extras[i]))
    return points


@kernel
def _least(realm: Realm, seat: Number, vikings: Number, tiles: np.uint64, more: Number) -> np.int64:
    """Return a lower bound of the points that a seat gets from `tiles`, which only it can reach, and `more` other
    tiles.
    """
    count = popcount(tiles) + more
    if count <= vikings:
        return worth(realm.ground.extras, seat, tiles) + more
    return np.int64(count if realm.bonus_land else vikings)
