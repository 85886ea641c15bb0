"""A complete two-player settlement as bit masks: its moves and their effects, with runes and supplies.

A *realm* is what stays constant in such a settlement: the land and its stones. A position is an array of masks. This
model is used where a contest (see `contest`) alone is not enough: because of runes, Friendship stones, or vikings
that may run out.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, Uint64s, kernel, lowest, popcount
from longhouse.engine.fjords.contest import Ground, Number, flood, spread, worth

MOST_STONES = 7
"""The maximum number of Friendship stones in a realm; a position has no room for more."""
WIDEST = 384
"""The maximum number of moves in a position."""

VIKING, JOURNEY, HORSE, WISDOM = np.arange(4)  # not literals: Numba would compile a version for each

# The indices of the masks of a position. FRONTIER, SHIP, RIDE and BRIDGE are two masks, seat 0 first: the tiles that a
# seat can claim, reach by Journey or by Horse, and the spaces it can bridge by Wisdom; empty once the rune is spent.
VACANT, FRONTIER, SHIP, RIDE, BRIDGE, STONED, REST, SIZE = 0, 1, 3, 5, 7, 9, 10, 11

# Bit offsets in REST: the seat to move (bit 0), the runes spent (3 bits per seat), the vikings left (6 bits per seat),
# and for each Friendship stone the vikings around it (3 bits per seat).
SPENT, SUPPLY, FRIENDS = np.uint64(1), np.uint64(7), np.uint64(19)
_3, _6 = np.uint64(3), np.uint64(6)
_THREE_BITS, _SIX_BITS = np.uint64(7), np.uint64(63)

KIND, TILE, SPACE = range(3)
"""The columns of a move: its kind (over land, or one of the runes), its tile, and the empty cell that Wisdom uses."""


class Realm(NamedTuple):
    """The constant part of a two-player settlement. Sets of tiles and sets of empty cells are bit sets."""

    ground: Ground
    """The connections over plains, and the tiles that are worth more points."""
    ship: Uint64s
    """For each tile, the tiles that Journey reaches from it."""
    ride: Uint64s
    """For each tile, the tiles that Horse reaches from it."""
    faces: Uint64s
    """For each tile, the empty cells that border on its plains."""
    facing: Uint64s
    """For each empty cell, the tiles that border on it with plains."""
    friends: Uint64s
    """For each Friendship stone, the tiles around it."""
    bonus_land: bool
    """Whether a seat that has placed all its vikings scores a point for each vacant tile that only it could still claim
    (F8.2).
    """


@kernel
def moves(realm: Realm, position: Uint64s, move: Counts) -> np.int64:
    """List the moves worth trying, and return how many there are.

    Each move is a row of the array `move`: its kind, its tile, and the empty cell that it uses (see `place`).

    `position` is an array of masks, with the indices that this module defines, such as `VACANT`. A rune is not used to
    reach a tile that can be claimed without one. The exception is Wisdom, as long as the opponent has not used its own
    Wisdom yet: then the stone that is placed may block the opponent.
    """
    seat = np.int64(position[REST] & ONE)
    easy = position[FRONTIER + seat]
    count = np.int64(0)
    for kind in range(VIKING, WISDOM):
        there = easy
        if kind == JOURNEY:
            there = position[SHIP + seat] & ~easy
        elif kind == HORSE:
            there = position[RIDE + seat] & ~easy
        while there:
            move[count, KIND], move[count, TILE], move[count, SPACE] = kind, lowest(there), 0
            there &= there - ONE
            count += 1
    spaces = position[BRIDGE + seat]
    there_too = position[VACANT]
    if spent(position[REST], 1 - seat, WISDOM):
        there_too &= ~easy
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - ONE
        there = realm.facing[np.uint64(space)] & there_too
        while there:
            move[count, KIND], move[count, TILE], move[count, SPACE] = WISDOM, lowest(there), space
            there &= there - ONE
            count += 1
    return count


@kernel
def place(
    realm: Realm, position: Uint64s, kind: Number, tile: Number, space: Number, after: Uint64s
) -> tuple[np.int64, np.int64]:
    """Place a viking, and write the resulting position to `after`.

    - `kind`: the way of placing: `VIKING` (over land), or one of the runes.
    - `tile`: the tile on which the viking is placed.
    - `space`: the empty cell that Wisdom uses; 0 for the other kinds.

    Returns two numbers: the points secured for the seat that places the viking, less those of its opponent; and who
    moves next: 1 for the same seat, -1 for the other one, 0 if the settlement is over.
    """
    for i in range(SIZE):
        after[i] = position[i]
    rest = position[REST]
    seat = np.int64(rest & ONE)
    other = 1 - seat
    at = np.uint64(tile)
    here = ONE << at
    vacant = position[VACANT] & ~here
    rest -= ONE << (SUPPLY + _6 * np.uint64(seat))
    if kind != VIKING:
        rest |= ONE << (SPENT + _3 * np.uint64(seat) + np.uint64(kind - 1))
    if kind == WISDOM:
        after[STONED] |= ONE << np.uint64(space)
    decided = worth(realm.ground.extras, seat, here)
    for stone in range(realm.friends.shape[0]):
        around = realm.friends[stone]
        if around & here:
            rest += ONE << (FRIENDS + _6 * np.uint64(stone) + _3 * np.uint64(seat))
            if not around & vacant:
                decided += friendship(rest, stone, seat)
                rest &= ~(_SIX_BITS << (FRIENDS + _6 * np.uint64(stone)))
    after[VACANT] = vacant
    after[FRONTIER + seat] |= realm.ground.plains[at]
    after[SHIP + seat] |= realm.ship[at]
    after[RIDE + seat] |= realm.ride[at]
    after[BRIDGE + seat] |= realm.faces[at]
    for who in range(2):
        if supply(rest, who) == 0:
            rest |= _THREE_BITS << (SPENT + _3 * np.uint64(who))
        after[FRONTIER + who] &= vacant
        after[SHIP + who] &= ZERO if spent(rest, who, JOURNEY) else vacant
        after[RIDE + who] &= ZERO if spent(rest, who, HORSE) else vacant
        after[BRIDGE + who] &= ZERO if spent(rest, who, WISDOM) else ~after[STONED]
    if spent(rest, seat, WISDOM) and spent(rest, other, WISDOM):
        after[STONED] = ZERO
    after[REST] = rest
    if can_place(realm, after, other):
        after[REST] = rest ^ ONE
        return decided, np.int64(-1)
    if can_place(realm, after, seat):
        return decided, np.int64(1)
    decided += _last(realm, after, seat)
    after[VACANT] = ZERO
    return decided, np.int64(0)


@kernel
def can_place(realm: Realm, position: Uint64s, seat: Number) -> bool:
    """Return whether a seat could place a viking if it were the seat to move (F7.3)."""
    if supply(position[REST], seat) == 0:
        return False
    if position[FRONTIER + seat] | position[SHIP + seat] | position[RIDE + seat]:
        return True
    return bridged(realm, position[BRIDGE + seat], position[VACANT]) != ZERO


@kernel
def farthest(realm: Realm, position: Uint64s, seat: Number) -> np.uint64:
    """Return a set of tiles that contains all those that a seat might ever claim, as a bit set.

    The set may be too large, because each unspent rune is taken to work many times.
    """
    vacant, rest = position[VACANT], position[REST]
    if supply(rest, seat) == 0:
        return ZERO
    found = position[FRONTIER + seat] | position[SHIP + seat] | position[RIDE + seat]
    found |= bridged(realm, position[BRIDGE + seat], vacant)
    new = found
    while new:
        more = spread(realm.ground.plains, new)
        if not spent(rest, seat, JOURNEY):
            more |= spread(realm.ship, new)
        if not spent(rest, seat, HORSE):
            more |= spread(realm.ride, new)
        if not spent(rest, seat, WISDOM):
            more |= bridged(realm, spread(realm.faces, new) & ~position[STONED], vacant)
        new = more & vacant & ~found
        found |= new
    return found


@kernel
def supply(rest: np.uint64, seat: Number) -> np.int64:
    """Return the number of vikings that a seat has left.

    `rest` is the packed number at index `REST` of a position.
    """
    return np.int64(rest >> (SUPPLY + _6 * np.uint64(seat)) & _SIX_BITS)


@kernel
def spent(rest: np.uint64, seat: Number, kind: Number) -> bool:
    """Return whether a seat has already used a rune.

    `rest` is the packed number at index `REST` of a position; `kind` is `JOURNEY`, `HORSE` or `WISDOM`.
    """
    return (rest >> (SPENT + _3 * np.uint64(seat) + np.uint64(kind - 1)) & ONE) != ZERO


@kernel
def friends(rest: np.uint64, stone: Number, seat: Number) -> np.int64:
    """Return the number of a seat's vikings around a Friendship stone, given by its index.

    `rest` is the packed number at index `REST` of a position.
    """
    return np.int64(rest >> (FRIENDS + _6 * np.uint64(stone) + _3 * np.uint64(seat)) & _THREE_BITS)


@kernel
def friendship(rest: np.uint64, stone: Number, seat: Number) -> np.int64:
    """Return the difference in points that a Friendship stone, given by its index, makes for a seat now (F10.4): 2, 0
    or -2.

    `rest` is the packed number at index `REST` of a position.
    """
    return 2 * sign(friends(rest, stone, seat) - friends(rest, stone, 1 - seat))


@kernel
def sign(number: Number) -> np.int64:
    """Return the sign of a number: 1, 0 or -1."""
    return np.int64(number > 0) - np.int64(number < 0)


@kernel
def bridged(realm: Realm, spaces: np.uint64, vacant: np.uint64) -> np.uint64:
    """Return the vacant tiles that border with plains on any of the empty cells `spaces`; all sets are bit sets."""
    return spread(realm.facing, spaces) & vacant


@kernel
def _last(realm: Realm, position: Uint64s, seat: Number) -> np.int64:
    """Return the points that are decided only at the end: bonus land (F8.2), and Friendship stones beside vacant
    tiles.
    """
    rest = position[REST]
    points = np.int64(0)
    for stone in range(realm.friends.shape[0]):
        points += friendship(rest, stone, seat)
    if realm.bonus_land:
        plains, vacant = realm.ground.plains, position[VACANT]
        mine = flood(plains, position[FRONTIER + seat], vacant)
        theirs = flood(plains, position[FRONTIER + 1 - seat], vacant)
        if supply(rest, seat) == 0:
            points += popcount(mine & ~theirs)
        if supply(rest, 1 - seat) == 0:
            points -= popcount(theirs & ~mine)
    return points
