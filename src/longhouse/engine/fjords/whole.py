"""A settlement searched whole, where a contest does not tell everything: runes, friends, and supplies that run out.

Every node has proven bounds of the difference of the points still to come. A null-window search deepens until they
meet; stopped before, what it has proven so far still holds. As soon as nothing but contested land is undecided, the
solver of contests takes over.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, Words, kernel, lowest, popcount
from longhouse.engine.fjords.contest import EXTRAS, Ground, Number, estimate, flood, spread, worth
from longhouse.engine.fjords.solver import DEEPEST, FAR, LIMIT, NODES, STOPPED, Desk, reaches

MOST_STONES = 7
"""How many stones of Friendship the word of counts has room for."""
WIDEST = 384
"""How many ways to place a viking there may be."""

VIKING, JOURNEY, HORSE, WISDOM = np.arange(4)  # no literals: each would compile what it is handed to anew

# The words of a position. What belongs to a seat is two words, seat 0 first. Land that a seat could be carried to or
# spaces it could bridge are empty once the rune is spent.
VACANT, FRONTIER, SHIP, RIDE, BRIDGE, STONED, REST, WORDS = 0, 1, 3, 5, 7, 9, 10, 11

# The word REST: the seat to move, the runes spent (3 bits a seat), the supplies (6 bits a seat), and for each stone of
# Friendship the friends of each seat (3 bits a seat).
SPENT, SUPPLY, FRIENDS = np.uint64(1), np.uint64(7), np.uint64(19)
_3, _6, _16, _32 = np.uint64(3), np.uint64(6), np.uint64(16), np.uint64(32)
_THREE_BITS, _SIX_BITS, _LOW_16 = np.uint64(7), np.uint64(63), np.uint64(0xFFFF)

KIND, TILE, SPACE, DECIDED, TURN, ORDER, MOVE = range(7)
GAMMA, LOW, HIGH, BEST_LOW, BEST_HIGH, COUNT, CURRENT, LEFT, FRAME = range(9)
_TAKEN = -(1 << 20)

_BOUNDS, _TRIED, _ENTRY = WORDS, WORDS + 1, WORDS + 2
_MIX = np.uint64(0x9E3779B97F4A7C15)


class Realm(NamedTuple):
    """What does not change: the ground, where runes lead from each tile, the spaces, and the stones of Friendship."""

    ground: Ground
    ship: Words
    ride: Words
    faces: Words
    """For each tile the spaces it faces with plains."""
    facing: Words
    """For each space the tiles that face it."""
    friends: Words
    """For each stone of Friendship the tiles around it."""
    bonus_land: bool
    """Whether F8.2 holds."""


class WholeDesk(NamedTuple):
    """What the search works with; see `solver.Desk`, which it holds for contests."""

    contests: Desk
    table: Words
    node: Words
    frame: Counts
    child: Words
    move: Counts
    best: Counts


def whole_desk(contests: Desk, table_bits: int) -> WholeDesk:
    """An empty desk with a table of 2 ** table_bits entries."""
    return WholeDesk(
        contests,
        np.zeros((1 << table_bits, _ENTRY), dtype=np.uint64),
        np.zeros((DEEPEST, WORDS), dtype=np.uint64),
        np.zeros((DEEPEST, FRAME), dtype=np.int64),
        np.zeros((DEEPEST, WIDEST, WORDS), dtype=np.uint64),
        np.zeros((DEEPEST, WIDEST, MOVE), dtype=np.int64),
        np.zeros(3, dtype=np.int64),
    )


@kernel
def _supply(rest: np.uint64, seat: Number) -> np.int64:
    return np.int64(rest >> (SUPPLY + _6 * np.uint64(seat)) & _SIX_BITS)


@kernel
def _spent(rest: np.uint64, seat: Number, kind: Number) -> bool:
    return (rest >> (SPENT + _3 * np.uint64(seat) + np.uint64(kind - 1)) & ONE) != ZERO


@kernel
def _friends(rest: np.uint64, stone: Number, seat: Number) -> np.int64:
    return np.int64(rest >> (FRIENDS + _6 * np.uint64(stone) + _3 * np.uint64(seat)) & _THREE_BITS)


@kernel
def _bridged(realm: Realm, spaces: np.uint64, vacant: np.uint64) -> np.uint64:
    """The vacant tiles beyond these spaces."""
    return spread(realm.facing, spaces) & vacant


@kernel
def can_place(realm: Realm, position: Words, seat: Number) -> bool:
    """Whether a seat could place a viking if it were its turn (F7.3)."""
    if _supply(position[REST], seat) == 0:
        return False
    if position[FRONTIER + seat] | position[SHIP + seat] | position[RIDE + seat]:
        return True
    return _bridged(realm, position[BRIDGE + seat], position[VACANT]) != ZERO


@kernel
def farthest(realm: Realm, position: Words, seat: Number) -> np.uint64:
    """At least all tiles that a seat could ever claim: as if its runes could be used again and again."""
    vacant, rest = position[VACANT], position[REST]
    if _supply(rest, seat) == 0:
        return ZERO
    found = position[FRONTIER + seat] | position[SHIP + seat] | position[RIDE + seat]
    found |= _bridged(realm, position[BRIDGE + seat], vacant)
    new = found
    while new:
        more = spread(realm.ground.plains, new)
        if not _spent(rest, seat, JOURNEY):
            more |= spread(realm.ship, new)
        if not _spent(rest, seat, HORSE):
            more |= spread(realm.ride, new)
        if not _spent(rest, seat, WISDOM):
            more |= _bridged(realm, spread(realm.faces, new) & ~position[STONED], vacant)
        new = more & vacant & ~found
        found |= new
    return found


@kernel
def _friendship(rest: np.uint64, stone: Number, seat: Number) -> np.int64:
    """The difference that a stone of Friendship makes to a seat as things stand (F10.4)."""
    return 2 * _sign(_friends(rest, stone, seat) - _friends(rest, stone, 1 - seat))


@kernel
def _sign(number: Number) -> np.int64:
    return np.int64(number > 0) - np.int64(number < 0)


@kernel
def place(
    realm: Realm, position: Words, kind: Number, tile: Number, space: Number, after: Words
) -> tuple[np.int64, np.int64]:
    """Write down the position after a viking is placed; what that decided for its seat, and whose turn follows.

    The turn is 1 if the same seat moves again, -1 if the other does, 0 at the end.
    """
    for i in range(WORDS):
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
                decided += _friendship(rest, stone, seat)
                rest &= ~(_SIX_BITS << (FRIENDS + _6 * np.uint64(stone)))
    after[VACANT] = vacant
    after[FRONTIER + seat] |= realm.ground.plains[at]
    after[SHIP + seat] |= realm.ship[at]
    after[RIDE + seat] |= realm.ride[at]
    after[BRIDGE + seat] |= realm.faces[at]
    for who in range(2):
        if _supply(rest, who) == 0:
            rest |= _THREE_BITS << (SPENT + _3 * np.uint64(who))
        after[FRONTIER + who] &= vacant
        after[SHIP + who] &= ZERO if _spent(rest, who, JOURNEY) else vacant
        after[RIDE + who] &= ZERO if _spent(rest, who, HORSE) else vacant
        after[BRIDGE + who] &= ZERO if _spent(rest, who, WISDOM) else ~after[STONED]
    if _spent(rest, seat, WISDOM) and _spent(rest, other, WISDOM):
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
def _last(realm: Realm, position: Words, seat: Number) -> np.int64:
    """What the end of a settlement brings a seat: friends at stones with vacant land around, and bonus land (F8.2)."""
    rest = position[REST]
    points = np.int64(0)
    for stone in range(realm.friends.shape[0]):
        points += _friendship(rest, stone, seat)
    if realm.bonus_land:
        plains, vacant = realm.ground.plains, position[VACANT]
        mine = flood(plains, position[FRONTIER + seat], vacant)
        theirs = flood(plains, position[FRONTIER + 1 - seat], vacant)
        if _supply(rest, seat) == 0:
            points += popcount(mine & ~theirs)
        if _supply(rest, 1 - seat) == 0:
            points -= popcount(theirs & ~mine)
    return points


@kernel
def _most(realm: Realm, seat: Number, supply: Number, tiles: np.uint64, lost: Number) -> np.int64:
    """The most points a seat can make of these tiles if it does not get some of them."""
    count = popcount(tiles) - lost
    points = np.int64(count if realm.bonus_land else min(supply, count))
    for i in range(EXTRAS):
        if i < 2 or i == 2 + seat:
            points += min(supply, popcount(tiles & realm.ground.extras[i]))
    return points


@kernel
def _least(realm: Realm, seat: Number, supply: Number, tiles: np.uint64, more: Number) -> np.int64:
    """The points a seat makes at least of tiles that are only its own, and so many more."""
    count = popcount(tiles) + more
    if count <= supply:
        return worth(realm.ground.extras, seat, tiles) + more
    return np.int64(count if realm.bonus_land else supply)


@kernel
def outlook(realm: Realm, position: Words) -> tuple[np.int64, np.int64]:
    """What is certain without search, for the seat to move.

    A seat gets all that it can flood and the opponent never reaches, and of its other frontier at least every other
    tile, as far as its vikings last.
    """
    rest = position[REST]
    me = np.int64(rest & ONE)
    other = 1 - me
    plains, vacant = realm.ground.plains, position[VACANT]
    my_reach, their_reach = farthest(realm, position, me), farthest(realm, position, other)
    my_flood = flood(plains, position[FRONTIER + me], vacant)
    their_flood = flood(plains, position[FRONTIER + other], vacant)
    if not _supply(rest, me):
        my_reach = my_flood & ~their_flood
    if not _supply(rest, other):
        their_reach = their_flood & ~my_flood
    my_own, their_own = my_flood & ~their_reach & ~their_flood, their_flood & ~my_reach & ~my_flood
    supply, their_supply = _supply(rest, me), _supply(rest, other)
    mine = min(supply, (popcount(position[FRONTIER + me] & their_reach) + 1) // 2)
    theirs = min(their_supply, popcount(position[FRONTIER + other] & my_reach) // 2)
    low = _least(realm, me, supply, my_own, mine) - _most(realm, other, their_supply, their_reach, mine)
    high = _most(realm, me, supply, my_reach, theirs) - _least(realm, other, their_supply, their_own, theirs)
    for stone in range(realm.friends.shape[0]):
        around = realm.friends[stone] & vacant
        my_friends, their_friends = _friends(rest, stone, me), _friends(rest, stone, other)
        high += 2 * _sign(my_friends + popcount(around & my_reach) - their_friends)
        low -= 2 * _sign(their_friends + popcount(around & their_reach) - my_friends)
    return low, high


@kernel
def contest_of(realm: Realm, position: Words) -> tuple[bool | np.bool, np.uint64, np.uint64, np.uint64, np.int64]:
    """Whether only a contest is undecided; its tiles, the frontiers of the seat to move and the other, what is decided.

    The conditions are those of `stakes.stake`.
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
        if not _spent(rest, seat, JOURNEY):
            plain = plain and not (position[SHIP + seat] | spread(realm.ship, own)) & vacant
        if not _spent(rest, seat, HORSE):
            plain = plain and not (position[RIDE + seat] | spread(realm.ride, own)) & vacant
        if not _spent(rest, seat, WISDOM):
            spaces = (position[BRIDGE + seat] | spread(realm.faces, own)) & ~position[STONED]
            plain = plain and not _bridged(realm, spaces, vacant)
    for stone in range(realm.friends.shape[0]):
        plain = plain and not realm.friends[stone] & everything
        standing += _friendship(rest, stone, me)
    supply, their_supply = _supply(rest, me), _supply(rest, other)
    special = ground.extras[0] | ground.extras[1] | ground.extras[2] | ground.extras[3]
    if special & everything or not realm.bonus_land:
        plain = plain and supply >= popcount(my_reach) and their_supply >= popcount(their_reach)
    else:
        plain = plain and supply >= (popcount(everything) + 1) // 2 and their_supply >= popcount(everything) // 2
    shared = my_reach & their_reach
    decided = worth(ground.extras, me, my_reach & ~shared) - worth(ground.extras, other, their_reach & ~shared)
    return plain, shared, position[FRONTIER + me] & shared, position[FRONTIER + other] & shared, decided + standing


@kernel
def _slot(table: Words, position: Words) -> np.uint64:
    mixed = ZERO
    for i in range(WORDS):
        mixed = (mixed ^ position[i]) * _MIX
        mixed ^= mixed >> _32
    return (mixed >> _16) % np.uint64(table.shape[0] - 1)


@kernel
def _entry(table: Words, stamp: np.uint64, position: Words) -> tuple[bool, Words]:
    """The entry of a position, or the one that may be written over for it."""
    slot = _slot(table, position)
    chosen = table[slot]
    for way in range(2):
        entry = table[slot + np.uint64(way)]
        same = entry[_BOUNDS] >> _32 == stamp
        for i in range(WORDS):
            same = same and entry[i] == position[i]
        if same:
            return True, entry
        if entry[_BOUNDS] >> _32 != stamp or popcount(entry[VACANT]) < popcount(chosen[VACANT]):
            chosen = entry
    return False, chosen


@kernel
def _bounds(realm: Realm, desk: WholeDesk, stamp: np.uint64, position: Words) -> tuple[np.int64, np.int64, np.uint64]:
    """What is known of a position, and how it was tried in vain last."""
    if not position[VACANT]:
        return np.int64(0), np.int64(0), ZERO
    low, high = outlook(realm, position)
    known, entry = _entry(desk.table, stamp, position)
    if not known:
        return low, high, ZERO
    low = max(low, np.int64(entry[_BOUNDS] >> _16 & _LOW_16) - FAR)
    return low, min(high, np.int64(entry[_BOUNDS] & _LOW_16) - FAR), entry[_TRIED]


@kernel
def _close(desk: WholeDesk, stamp: np.uint64, depth: Number, low: Number, high: Number) -> None:
    """Keep what a node has proven, and that this much was tried."""
    node, frame = desk.node[depth], desk.frame[depth]
    frame[LOW], frame[HIGH] = low, high
    known, entry = _entry(desk.table, stamp, node)
    if not known:
        for i in range(WORDS):
            entry[i] = node[i]
    entry[_BOUNDS] = stamp << _32 | np.uint64(low + FAR) << _16 | np.uint64(high + FAR)
    entry[_TRIED] = np.uint64(frame[GAMMA] + FAR) << _16 | np.uint64(frame[LEFT])


@kernel
def _enter(realm: Realm, desk: WholeDesk, stamp: np.uint64, depth: Number, gamma: Number, left: Number) -> bool:
    """Begin a node: true if its children are laid out, false if its bounds are all that will be known of it."""
    node, frame, work = desk.node[depth], desk.frame[depth], desk.contests.work
    work[NODES] += 1
    low, high, tried = _bounds(realm, desk, stamp, node)
    frame[LOW], frame[HIGH], frame[GAMMA], frame[LEFT] = low, high, gamma, left
    if depth and (low >= gamma or high < gamma):  # the first node is asked for a move, too
        return False
    plain, shared, mine, theirs, decided = contest_of(realm, node)
    seat = np.int64(node[REST] & ONE)
    if plain and depth:
        bound = reaches(realm.ground, desk.contests, stamp, seat, shared, mine, theirs, gamma - decided)
        if bound != STOPPED:
            if bound + decided >= gamma:
                low = max(low, bound + decided)
            else:
                high = min(high, bound + decided)
            _close(desk, stamp, depth, low, high)
        return False
    if left == 0:
        return False
    if depth and tried >> _16 == np.uint64(gamma + FAR) and np.int64(tried & _LOW_16) >= left:
        return False
    frame[BEST_LOW], frame[BEST_HIGH], frame[COUNT] = -FAR, -FAR, 0
    move = desk.move[depth]
    for i in range(moves(realm, node, move)):
        if _unfold(realm, desk, stamp, depth, move[i, KIND], move[i, TILE], move[i, SPACE]):
            return False
    return True


@kernel
def moves(realm: Realm, position: Words, move: Counts) -> np.int64:
    """Write down the ways to place a viking, and how many there are.

    A rune is kept where a viking gets without; but a stone of Wisdom may be in the way of the opponent's.
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
    if _spent(position[REST], 1 - seat, WISDOM):
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
def _unfold(
    realm: Realm, desk: WholeDesk, stamp: np.uint64, depth: Number, kind: Number, tile: Number, space: Number
) -> bool:
    """Lay out one child, unless it is known not to reach gamma; true if it is known to reach it."""
    frame = desk.frame[depth]
    count = frame[COUNT]
    child, move = desk.child[depth, count], desk.move[depth, count]
    decided, turn = place(realm, desk.node[depth], kind, tile, space, child)
    low, high, _ = _bounds(realm, desk, stamp, child)
    move[KIND], move[TILE], move[SPACE], move[DECIDED], move[TURN] = kind, tile, space, decided, turn
    if turn < 0:
        low, high = -high, -low
    low, high = low + decided, high + decided
    _better(desk, depth, count, low)
    if low >= frame[GAMMA]:
        _close(desk, stamp, depth, max(frame[LOW], low), frame[HIGH])
        return True
    if high < frame[GAMMA]:
        frame[BEST_HIGH] = max(frame[BEST_HIGH], high)
        return False
    order = np.int64(0)
    if child[VACANT]:
        seat = np.int64(child[REST] & ONE)
        order = turn * estimate(realm.ground, seat, child[VACANT], child[FRONTIER + seat], child[FRONTIER + 1 - seat])
    move[ORDER] = order + decided
    frame[COUNT] += 1
    return False


@kernel
def _better(desk: WholeDesk, depth: Number, number: Number, low: Number) -> None:
    """Note what a move of a node has proven; the best one of the first node is kept apart."""
    frame = desk.frame[depth]
    if low > frame[BEST_LOW]:
        frame[BEST_LOW] = low
        if depth == 0:
            for i in range(3):
                desk.best[i] = desk.move[0, number, i]


@kernel
def probe(realm: Realm, desk: WholeDesk, stamp: np.uint64, position: Words, gamma: Number, left: Number) -> bool:
    """Ask whether a position is worth gamma, looking so many placements ahead; false if the work was stopped.

    Frame 0 has its proven bounds then, and `best` a placement that reaches the lower one if that was not known before.
    """
    for i in range(WORDS):
        desk.node[0, i] = position[i]
    depth = np.int64(0)
    unfolded = _enter(realm, desk, stamp, depth, gamma, left)
    while True:
        if desk.contests.flag[0] or desk.contests.work[NODES] >= desk.contests.work[LIMIT]:
            return False
        frame = desk.frame[depth]
        if unfolded:
            best, chosen = np.int64(_TAKEN), np.int64(-1)
            for i in range(frame[COUNT]):
                if desk.move[depth, i, ORDER] > best:
                    best, chosen = desk.move[depth, i, ORDER], np.int64(i)
            if chosen >= 0:
                frame[CURRENT] = chosen
                move = desk.move[depth, chosen]
                move[ORDER] = _TAKEN
                gamma = frame[GAMMA] - move[DECIDED]
                if move[TURN] < 0:
                    gamma = 1 - gamma
                depth += 1
                for i in range(WORDS):
                    desk.node[depth, i] = desk.child[depth - 1, chosen, i]
                unfolded = _enter(realm, desk, stamp, depth, gamma, frame[LEFT] - 1)
                continue
            _close(desk, stamp, depth, max(frame[LOW], frame[BEST_LOW]), min(frame[HIGH], frame[BEST_HIGH]))
        if depth == 0:
            return True
        low, high = desk.frame[depth, LOW], desk.frame[depth, HIGH]
        depth -= 1
        frame = desk.frame[depth]
        move = desk.move[depth, frame[CURRENT]]
        if move[TURN] < 0:
            low, high = -high, -low
        _better(desk, depth, frame[CURRENT], low + move[DECIDED])
        frame[BEST_HIGH] = max(frame[BEST_HIGH], high + move[DECIDED])
        unfolded = frame[BEST_LOW] < frame[GAMMA]
        if not unfolded:
            _close(desk, stamp, depth, max(frame[LOW], frame[BEST_LOW]), frame[HIGH])
