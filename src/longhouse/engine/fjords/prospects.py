"""Forecasts the final points of every seat by linear regression, for two-player games with runes.

There is one linear model for each number of tiles left. It adds up the points of one seat from:

- the tiles that the seat can reach, by its own distance and by that of the nearest other seat;
- the longhouses that the seat and the others have left, the tiles that no seat reaches, and how soon the seat is to
  move;
- the tiles that bring more points because of a stone (F10.2, F10.3, F10.9) or belong to a Friendship stone (F10.4),
  counted for the seat that is nearest;
- the runes that carry a viking (F10.5 to F10.8), and the tiles that only these runes can reach.

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
"""The number of features that count tiles by a seat's own distance and by that of the nearest other seat.

The second of these distances has one class more, for tiles that no other seat reaches.
"""
HOUSES, NOBODY, TURN = REACHED, REACHED + 2, REACHED + 3
STONES = TURN + MOST_SEATS
"""The index of the first of eight features about stones.

Six count tiles: three of them the tiles that the seat is nearest to, three those for which it ties; beside Strength,
connected to Water, and beside its own Home stone. The last two count the Friendship stones at which the seat leads, and
at which it ties.
"""
NO_HOME, MOVING = STONES + 8, STONES + 9
"""`NO_HOME` is the index of the feature that says whether the seat's Home stone is still to be built. `MOVING` is the
index of the first of three features, one for each rune that moves a viking.
"""
BEYOND = MOVING + 3
"""The index of two features that are multiplied by the number of runes in play that move a viking.

They count the tiles that no seat reaches, and those that only other seats reach.
"""
assert BEYOND + 2 == PROSPECTS


@cache
def shipped() -> tuple[Reals, Reals]:
    """Return the fitted weights that are part of the package; they are loaded once.

    The result is two arrays with a row for each number of tiles left: the weights of the features, and the scales of
    the logistic curve that turns a lead into a probability of winning.
    """
    return checked(json.loads((resources.files("longhouse.engine.fjords") / "data" / "prospects.json").read_text()))


def checked(read: list[list[float]]) -> tuple[Reals, Reals]:
    """Return the weights of the forecast as two arrays, after checking them.

    `read` is the content of the file: for each number of tiles left, the weights of the features and one scale. Both
    arrays have a row for each number of tiles left: the first has the weights, the second the scales of the logistic
    curve that turns a lead into a probability of winning. Raises `ValueError` if the shape is wrong, a number is not
    finite, or a scale is not positive.
    """
    numbers = np.array(read, dtype=np.float64)
    if numbers.shape != (TILES_LEFT, PROSPECTS + 1):
        raise ValueError(f"no prospects: {numbers.shape} numbers, not {(TILES_LEFT, PROSPECTS + 1)}")
    if not np.isfinite(numbers).all() or not (numbers[:, PROSPECTS] > 0).all():
        raise ValueError("no prospects: a number that is none, or no doubt at all")
    return numbers[:, :PROSPECTS], numbers[:, PROSPECTS]


@kernel
def has_prospects(pos: PackedPosition, rules: Rules) -> bool:
    """Return whether `foretell` can be used now: the game has this forecast, and a tile has to be laid or a settlement
    begins.
    """
    return bool(rules.foretold and (pos.due == DUE_SETTLE or (rules.by_row and tiles_left(pos) < TILES_LEFT)))


@kernel
def foretell(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch) -> None:
    """Forecast the final points of each seat, and write them to `scratch.share`.

    The forecast is valid when a tile has to be laid, and when a settlement begins. `land` is what the runes need to
    know about the board; the rest of `scratch` is working memory, which is overwritten.
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
    """Find the tiles at each distance from each seat, those that each seat is nearest to, and those beside stones.

    They are written to `scratch.near`, to `scratch.claim`, and to `land`.
    """
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
    """Compute the features of a seat, and write them to `scratch.prospects`.

    They are computed from what `look_around` has written to `scratch` and `land` for the same position.
    """
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
