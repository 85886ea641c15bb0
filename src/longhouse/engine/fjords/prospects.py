"""Forecasts the final points of every seat by linear regression, for two-player games with runes.

There is one linear model for each number of tiles left. It adds up the points of one seat from:

- the tiles that the seat can reach, by its own distance and by that of the nearest other seat;
- the longhouses left to it and to the others, the tiles that no seat reaches, and how soon it is its turn;
- the tiles that bring more points by a stone (F10.2, F10.3, F10.9) or belong to a Friendship stone (F10.4), counted for
  the seat that is nearest;
- the runes that carry a viking (F10.5 to F10.8), and the tiles that only they can reach.

With no tile left to lay, the settlement begins. `bench/fit_prospects.py` fits the weights to games that quick players
played to their end. The features are the same for any number of players; there are no weights for more than two,
because the search did not win more games with them.
"""

import json
from functools import cache
from importlib import resources

import numpy as np

from longhouse.engine.compiled import ZERO, kernel, popcount
from longhouse.engine.fjords.acts import DUE_SETTLE
from longhouse.engine.fjords.forecast import Reals, tiles_left
from longhouse.engine.fjords.land import survey_stones
from longhouse.engine.fjords.records import (
    DISTANCES,
    MOST_SEATS,
    PROSPECTS,
    TILES_LEFT,
    PackedLand,
    PackedPosition,
    Rules,
    Scratch,
)
from longhouse.engine.fjords.settlement import spread
from longhouse.engine.fjords.voronoi import befriended

REACHED = DISTANCES * (DISTANCES + 1)
"""The number of features for tiles, by two distances; the last distance of the others means that none reaches it."""
HOUSES, NOBODY, TURN = REACHED, REACHED + 2, REACHED + 3
STONES = TURN + MOST_SEATS
"""The index of the first feature about stones: the tiles of Strength, of Water and of the own Home stone that the seat
is nearest to, those of each that it ties for; the Friendship stones at which it leads, or ties."""
NO_HOME, MOVING = STONES + 8, STONES + 9
"""Whether the Home stone is still to come; the index of the first of three runes that carry a viking."""
BEYOND = MOVING + 3
"""The tiles that no seat reaches, and those that only others reach, for each rune that carries a viking."""
assert BEYOND + 2 == PROSPECTS


@cache
def shipped() -> tuple[Reals, Reals]:
    """Return the fitted weights in the package, as the two arrays that `checked` returns; they are loaded once."""
    return checked(json.loads((resources.files("longhouse.engine.fjords") / "data" / "prospects.json").read_text()))


def checked(read: list[list[float]]) -> tuple[Reals, Reals]:
    """Check the weights as read from their file, and split them into two arrays.

    Both have a row for each number of tiles left: the weights of the features, and the scales of the logistic curve
    that turns a lead into a probability of winning, as in `forecast.checked`. Raises `ValueError` if the shape is
    wrong, a number is not finite, or a scale is not positive.
    """
    numbers = np.array(read, dtype=np.float64)
    if numbers.shape != (TILES_LEFT, PROSPECTS + 1):
        raise ValueError(f"no prospects: {numbers.shape} numbers, not {(TILES_LEFT, PROSPECTS + 1)}")
    if not np.isfinite(numbers).all() or not (numbers[:, PROSPECTS] > 0).all():
        raise ValueError("no prospects: a number that is none, or no doubt at all")
    return numbers[:, :PROSPECTS], numbers[:, PROSPECTS]


@kernel
def has_prospects(pos: PackedPosition, rules: Rules) -> bool:
    """Return whether the points of all seats can be forecast now, before a tile is laid or when a settlement begins."""
    return bool(rules.foretold and (pos.due == DUE_SETTLE or (rules.by_row and tiles_left(pos) < TILES_LEFT)))


@kernel
def foretell(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch) -> None:
    """Write the expected final points of each seat to `scratch.share`. Valid when a tile has to be laid, or when a
    settlement begins.
    """
    left = tiles_left(pos)
    look_around(pos, land, rules, scratch)
    for seat in range(rules.seats):
        describe(pos, land, rules, scratch, seat)
        points = 0.0
        for k in range(PROSPECTS):
            points += rules.prospects[left, k] * scratch.prospects[k]
        scratch.share[seat] = points


@kernel
def look_around(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch) -> None:
    """Find the tiles at each distance from each seat, those that each seat is nearest to, and those beside stones."""
    if rules.runes and tiles_left(pos) > 0:
        survey_stones(pos, land, rules)
    for seat in range(rules.seats):
        low, high = pos.vacant[0], pos.vacant[1]
        for far in range(DISTANCES):
            scratch.near[seat, far, 0], scratch.near[seat, far, 1] = ZERO, ZERO
        new_low, new_high = pos.joined[seat, 0] & low, pos.joined[seat, 1] & high
        far = 0
        while new_low | new_high:
            scratch.near[seat, far, 0] |= new_low
            scratch.near[seat, far, 1] |= new_high
            low &= ~new_low
            high &= ~new_high
            new_low, new_high = spread(pos, new_low, new_high)
            new_low &= low
            new_high &= high
            far = min(far + 1, DISTANCES - 1)
    for half in range(2):
        before = ZERO
        for seat in range(rules.seats):
            scratch.claim[seat, half] = ZERO
        for far in range(DISTANCES):
            now = ZERO
            for seat in range(rules.seats):
                scratch.claim[seat, half] |= scratch.near[seat, far, half] & ~before
                now |= scratch.near[seat, far, half]
            before |= now


@kernel
def describe(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, seat: int) -> None:
    """Write the features of a seat to `scratch.prospects`, after `look_around`."""
    facts = scratch.prospects
    for k in range(PROSPECTS):
        facts[k] = 0.0
    for half in range(2):
        mine, theirs = ZERO, ZERO
        for far in range(DISTANCES):
            mine |= scratch.near[seat, far, half]
        for far in range(DISTANCES):
            ring = ZERO
            for other in range(rules.seats):
                if other != seat:
                    ring |= scratch.near[other, far, half]
            ring &= ~theirs
            theirs |= ring
            if ring & mine:
                for near in range(DISTANCES):
                    facts[near * (DISTANCES + 1) + far] += popcount(scratch.near[seat, near, half] & ring)
        alone = mine & ~theirs
        for near in range(DISTANCES):
            facts[near * (DISTANCES + 1) + DISTANCES] += popcount(scratch.near[seat, near, half] & alone)
        facts[NOBODY] += popcount(pos.vacant[half] & ~(mine | theirs))
        facts[BEYOND + 1] += popcount(theirs & ~mine)
    for other in range(rules.seats):
        built = popcount(pos.houses[other, 0]) + popcount(pos.houses[other, 1])
        facts[HOUSES + (0 if other == seat else 1)] += rules.longhouses - built
    facts[TURN + (seat - pos.seat) % rules.seats] = 1.0
    if rules.runes:
        _describe_runes(pos, land, rules, scratch, seat)
    else:
        facts[BEYOND + 1] = 0.0


@kernel
def _describe_runes(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, seat: int) -> None:
    facts = scratch.prospects
    for half in range(2):
        others = ZERO
        for other in range(rules.seats):
            if other != seat:
                others |= scratch.claim[other, half]
        mine, tied = scratch.claim[seat, half] & ~others, scratch.claim[seat, half] & others
        facts[STONES] += popcount(mine & land.strong[half])
        facts[STONES + 1] += popcount(mine & land.shore[half])
        facts[STONES + 2] += popcount(mine & land.cosy[seat, half])
        facts[STONES + 3] += popcount(tied & land.strong[half])
        facts[STONES + 4] += popcount(tied & land.shore[half])
        facts[STONES + 5] += popcount(tied & land.cosy[seat, half])
    for stone in range(land.friends):
        own, most = befriended(land, scratch, stone, seat), 0
        for other in range(rules.seats):
            if other != seat:
                most = max(most, befriended(land, scratch, stone, other))
        if own > 0 and own >= most:
            facts[STONES + (6 if own > most else 7)] += 1.0
    facts[NO_HOME] = 1.0 if rules.home and not pos.homes[seat, 0] | pos.homes[seat, 1] else 0.0
    carried = 0
    for k in range(3):
        if rules.moving >> k & 1:
            facts[MOVING + k] = 1.0
            carried += 1
    facts[BEYOND] = facts[NOBODY] * carried
    facts[BEYOND + 1] *= carried
