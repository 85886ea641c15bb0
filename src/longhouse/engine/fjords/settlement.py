"""The settlement (sections 7, 8 and 10), as kernels: legal actions, their effects, and scoring."""

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, kernel, lowest, popcount
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import CELL_SHIFT
from longhouse.engine.fjords.land import HORSE, JOURNEY, WISDOM
from longhouse.engine.fjords.records import PackedLand, PackedPosition, Rules

_VIKING, _JOURNEY, _HORSE, _WISDOM = acts.VIKING, acts.JOURNEY, acts.HORSE, acts.WISDOM


@kernel
def put_viking(pos: PackedPosition, place: int) -> None:
    """Put a viking of the seat to move on tile number `place` of the board; `pos` is modified.

    If a rune is used for this, the function does not mark it as spent.
    """
    seat, half, bit = pos.seat, place >> 6, ONE << np.uint64(place & 63)
    pos.vikings[seat, half] |= bit
    pos.vacant[half] &= ~bit
    pos.joined[seat, 0] |= pos.plains[place, 0]
    pos.joined[seat, 1] |= pos.plains[place, 1]


@kernel
def put_house(pos: PackedPosition, place: int) -> None:
    """Put a longhouse of the seat to move on tile number `place` of the board; `pos` is modified."""
    seat, half, bit = pos.seat, place >> 6, ONE << np.uint64(place & 63)
    pos.houses[seat, half] |= bit
    pos.vacant[half] &= ~bit
    pos.joined[seat, 0] |= pos.plains[place, 0]
    pos.joined[seat, 1] |= pos.plains[place, 1]


@kernel
def skip_those_out(pos: PackedPosition, land: PackedLand, rules: Rules) -> bool:
    """Make the next seat that can place a viking the seat to move (F7.3); return False if no seat can.

    The search begins with the seat to move. `land` is what the runes need to know about the board.
    """
    seat = pos.seat
    for _ in range(rules.seats):
        if _can_place(pos, land, rules, seat):
            pos.seat = seat
            return True
        seat = (seat + 1) % rules.seats
    return False


@kernel
def settling(pos: PackedPosition, land: PackedLand, rules: Rules, found: Counts) -> int:
    """Write the legal actions of a settlement to `found`, as action codes, and return how many there are.

    `land` is what the runes need to know about the board.
    """
    seat = pos.seat
    left = rules.moving & ~pos.spent[seat]
    count = 0
    for verb in (_VIKING, _JOURNEY, _HORSE):
        if verb == _VIKING:
            low, high = pos.joined[seat, 0] & pos.vacant[0], pos.joined[seat, 1] & pos.vacant[1]
        elif verb == _JOURNEY and left & JOURNEY:
            low, high = _carried(pos, land.ship, seat)
        elif verb == _HORSE and left & HORSE:
            low, high = _carried(pos, land.horse, seat)
        else:
            continue
        count = _places(verb, low, high, found, count)
    if left & WISDOM:
        for k in range(land.spaces):
            if _bridged(pos, land, seat, k):
                bridge = _WISDOM | int(land.space[k]) << CELL_SHIFT
                low, high = land.facing[k, 0] & pos.vacant[0], land.facing[k, 1] & pos.vacant[1]
                count = _places(bridge, low, high, found, count)
    return count


@kernel
def flood(pos: PackedPosition, seat: int) -> tuple[np.uint64, np.uint64]:
    """Return the vacant tiles that a seat could claim step by step over plains, as two 64-bit halves of a bit set."""
    low, high = ZERO, ZERO
    new_low, new_high = pos.joined[seat, 0] & pos.vacant[0], pos.joined[seat, 1] & pos.vacant[1]
    while new_low | new_high:
        low |= new_low
        high |= new_high
        new_low, new_high = spread(pos, new_low, new_high)
        new_low &= pos.vacant[0] & ~low
        new_high &= pos.vacant[1] & ~high
    return low, high


@kernel
def spread(pos: PackedPosition, low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Return all tiles connected by plains to any tile of a set.

    Both sets are given as two 64-bit halves: `low` has the tiles 0 to 63, `high` the others.
    """
    to_low, to_high = ZERO, ZERO
    while low:
        i = lowest(low)
        low &= low - ONE
        to_low |= pos.plains[i, 0]
        to_high |= pos.plains[i, 1]
    while high:
        i = lowest(high) + 64
        high &= high - ONE
        to_low |= pos.plains[i, 0]
        to_high |= pos.plains[i, 1]
    return to_low, to_high


@kernel
def score(pos: PackedPosition, land: PackedLand, rules: Rules, points: Counts) -> None:
    """Write the points of each seat in this round to `points` (sections 8 and 10).

    `land` is what the runes need to know about the board.
    """
    for seat in range(rules.seats):
        vikings = popcount(pos.vikings[seat, 0]) + popcount(pos.vikings[seat, 1])
        points[seat] = vikings
        if rules.bonus_land and vikings == rules.vikings:
            points[seat] += _own_land(pos, rules, seat)
    if rules.runes:
        _score_runes(pos, land, rules, points)


@kernel
def _can_place(pos: PackedPosition, land: PackedLand, rules: Rules, seat: int) -> bool:
    if popcount(pos.vikings[seat, 0]) + popcount(pos.vikings[seat, 1]) == rules.vikings:
        return False
    if (pos.joined[seat, 0] & pos.vacant[0]) | (pos.joined[seat, 1] & pos.vacant[1]):
        return True
    left = rules.moving & ~pos.spent[seat]
    if left & JOURNEY:
        low, high = _carried(pos, land.ship, seat)
        if low | high:
            return True
    if left & HORSE:
        low, high = _carried(pos, land.horse, seat)
        if low | high:
            return True
    if left & WISDOM:
        for k in range(land.spaces):
            if _bridged(pos, land, seat, k):
                return True
    return False


@kernel
def _carried(pos: PackedPosition, ways: Counts, seat: int) -> tuple[np.uint64, np.uint64]:
    """Return the vacant tiles that a rune reaches from any piece of a seat.

    `ways` has, for each tile, the tiles that the rune reaches from it.
    """
    to_low, to_high = ZERO, ZERO
    for half in range(2):
        pieces = pos.vikings[seat, half] | pos.houses[seat, half]
        while pieces:
            i = lowest(pieces) + 64 * half
            pieces &= pieces - ONE
            to_low |= ways[i, 0]
            to_high |= ways[i, 1]
    return to_low & pos.vacant[0], to_high & pos.vacant[1]


@kernel
def _bridged(pos: PackedPosition, land: PackedLand, seat: int, k: int) -> bool:
    """Return whether a seat could put the Wisdom stone on space `k` and a viking beside it."""
    own, vacant = ZERO, ZERO
    for half in range(2):
        own |= land.facing[k, half] & (pos.vikings[seat, half] | pos.houses[seat, half])
        vacant |= land.facing[k, half] & pos.vacant[half]
    if not own or not vacant:
        return False
    for stone in range(pos.wise):
        if pos.wisdom[stone] == land.space[k]:
            return False
    return True


@kernel
def _places(verb: int, low: np.uint64, high: np.uint64, found: Counts, count: int) -> int:
    while low:
        found[count] = verb | lowest(low)
        low &= low - ONE
        count += 1
    while high:
        found[count] = verb | (lowest(high) + 64)
        high &= high - ONE
        count += 1
    return count


@kernel
def _own_land(pos: PackedPosition, rules: Rules, seat: int) -> int:
    """Return the number of vacant tiles that only this seat could claim (F8.2)."""
    low, high = flood(pos, seat)
    for other in range(rules.seats):
        if other != seat:
            not_low, not_high = flood(pos, other)
            low &= ~not_low
            high &= ~not_high
    return int(popcount(low) + popcount(high))


@kernel
def _score_runes(pos: PackedPosition, land: PackedLand, rules: Rules, points: Counts) -> None:
    for seat in range(rules.seats):
        for half in range(2):
            vikings = pos.vikings[seat, half]
            points[seat] += popcount(vikings & land.strong[half])
            points[seat] += popcount(vikings & land.shore[half])
            points[seat] += popcount(vikings & land.cosy[seat, half])
    for stone in range(land.friends):
        most = 1
        for seat in range(rules.seats):
            most = max(most, _friends(pos, land, stone, seat))
        for seat in range(rules.seats):
            if _friends(pos, land, stone, seat) == most:
                points[seat] += 2


@kernel
def _friends(pos: PackedPosition, land: PackedLand, stone: int, seat: int) -> int:
    low = land.friendly[stone, 0] & pos.vikings[seat, 0]
    return int(popcount(low) + popcount(land.friendly[stone, 1] & pos.vikings[seat, 1]))
