"""Evaluates a position without search: each tile goes to the seat that is nearest over plains, ties are shared
(Voronoi).

Two-player games without runes are the most common case and have a faster kernel of their own, `duel`.
"""

from longhouse.engine.compiled import ZERO, kernel, popcount
from longhouse.engine.fjords.acts import DUE_SETTLE
from longhouse.engine.fjords.records import PackedLand, PackedPosition, Rules, Scratch
from longhouse.engine.fjords.settlement import spread

_LATER = 0.3
"""If two seats are equally near, the one that places later gets 0.3 of the tile and the other 0.7."""
_FAR = 1000.0


@kernel
def lead(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, seat: int) -> float:
    """Return the estimated lead of a seat over its best opponent, in points.

    `land` is what the runes need to know about the board; `scratch` is working memory, which is overwritten.
    """
    if is_duel(rules):
        return duel(pos, rules, seat)
    shares(pos, land, rules, scratch)
    return lead_in(rules, scratch, seat)


@kernel
def lead_in(rules: Rules, scratch: Scratch, seat: int) -> float:
    """Return the lead of a seat over its best opponent; `scratch.share` has the points of all seats."""
    best = -_FAR
    for other in range(rules.seats):
        if other != seat:
            best = max(best, scratch.share[other])
    return scratch.share[seat] - best


@kernel
def is_duel(rules: Rules) -> bool:
    """Return whether this is a two-player game without runes."""
    return bool(rules.seats == 2 and not rules.runes)


@kernel
def duel(pos: PackedPosition, rules: Rules, seat: int) -> float:
    """Return the estimated lead of a seat in a two-player game without runes, in points."""
    low, high = pos.vacant[0], pos.vacant[1]
    mine_low, mine_high = pos.joined[seat, 0] & low, pos.joined[seat, 1] & high
    theirs_low, theirs_high = pos.joined[1 - seat, 0] & low, pos.joined[1 - seat, 1] & high
    mine = int(popcount(pos.vikings[seat, 0]) + popcount(pos.vikings[seat, 1]))
    theirs = int(popcount(pos.vikings[1 - seat, 0]) + popcount(pos.vikings[1 - seat, 1]))
    tied = 0
    while mine_low | mine_high | theirs_low | theirs_high:
        both = int(popcount(mine_low & theirs_low) + popcount(mine_high & theirs_high))
        tied += both
        mine += int(popcount(mine_low) + popcount(mine_high)) - both
        theirs += int(popcount(theirs_low) + popcount(theirs_high)) - both
        low &= ~(mine_low | theirs_low)
        high &= ~(mine_high | theirs_high)
        mine_low, mine_high = spread(pos, mine_low, mine_high)
        theirs_low, theirs_high = spread(pos, theirs_low, theirs_high)
        mine_low &= low
        mine_high &= high
        theirs_low &= low
        theirs_high &= high
    if not rules.bonus_land:
        mine, theirs = min(mine, rules.vikings), min(theirs, rules.vikings)
    ahead = float(mine - theirs)
    if pos.due == DUE_SETTLE:
        ahead += (1.0 - 2.0 * _LATER) * (tied if pos.seat == seat else -tied)
    return ahead


@kernel
def shares(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch) -> None:
    """Estimate the final points of each seat, and write them to `scratch.share`.

    Before the settlement, ties are split evenly and runes are not counted, because neither the first seat to place a
    viking nor the value of the runes is known. `land` is what the runes need to know about the board; the rest of
    `scratch` is working memory, which is overwritten.
    """
    settling = pos.due == DUE_SETTLE
    later = _LATER if settling else 0.5
    low, high = pos.vacant[0], pos.vacant[1]
    for seat in range(rules.seats):
        scratch.share[seat] = 0.0
        scratch.front[seat, 0], scratch.front[seat, 1] = pos.joined[seat, 0] & low, pos.joined[seat, 1] & high
        scratch.claim[seat, 0], scratch.claim[seat, 1] = pos.vikings[seat, 0], pos.vikings[seat, 1]
    reached = True
    while reached:
        taken_low, taken_high = ZERO, ZERO
        for turn in range(rules.seats):
            seat = (pos.seat + turn) % rules.seats
            tied_low, tied_high = scratch.front[seat, 0] & taken_low, scratch.front[seat, 1] & taken_high
            scratch.claim[seat, 0] |= scratch.front[seat, 0] & ~taken_low
            scratch.claim[seat, 1] |= scratch.front[seat, 1] & ~taken_high
            before = 0
            while tied_low | tied_high:
                # Share with the first seat in turn order that is equally near; a third seat shares with it, too.
                other = (pos.seat + before) % rules.seats
                before += 1
                both_low, both_high = tied_low & scratch.front[other, 0], tied_high & scratch.front[other, 1]
                part = later * int(popcount(both_low) + popcount(both_high))
                scratch.share[seat] += part
                scratch.share[other] -= part
                tied_low &= ~both_low
                tied_high &= ~both_high
            taken_low |= scratch.front[seat, 0]
            taken_high |= scratch.front[seat, 1]
        low &= ~taken_low
        high &= ~taken_high
        reached = (taken_low | taken_high) != ZERO
        for seat in range(rules.seats):
            to_low, to_high = spread(pos, scratch.front[seat, 0], scratch.front[seat, 1])
            scratch.front[seat, 0], scratch.front[seat, 1] = to_low & low, to_high & high
    for seat in range(rules.seats):
        tiles = int(popcount(scratch.claim[seat, 0]) + popcount(scratch.claim[seat, 1]))
        scratch.share[seat] += tiles if rules.bonus_land else min(tiles, rules.vikings)
    if rules.runes and settling:
        _share_runes(land, rules, scratch)


@kernel
def _share_runes(land: PackedLand, rules: Rules, scratch: Scratch) -> None:
    """Add the points of runes for the tiles that each seat is expected to get (F10.2 to F10.4, F10.9)."""
    for seat in range(rules.seats):
        for half in range(2):
            mine = scratch.claim[seat, half]
            more = popcount(mine & land.strong[half]) + popcount(mine & land.shore[half])
            scratch.share[seat] += more + popcount(mine & land.cosy[seat, half])
    for stone in range(land.friends):
        most = 1
        for seat in range(rules.seats):
            most = max(most, befriended(land, scratch, stone, seat))
        for seat in range(rules.seats):
            if befriended(land, scratch, stone, seat) == most:
                scratch.share[seat] += 2.0


@kernel
def befriended(land: PackedLand, scratch: Scratch, stone: int, seat: int) -> int:
    """Return the number of tiles around a Friendship stone that are in a seat's set `scratch.claim`.

    `stone` is the index of the stone in `land.friendly`.
    """
    low = land.friendly[stone, 0] & scratch.claim[seat, 0]
    return int(popcount(low) + popcount(land.friendly[stone, 1] & scratch.claim[seat, 1]))
