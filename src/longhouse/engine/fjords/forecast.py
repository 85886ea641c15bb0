"""Forecasts the final difference in points by linear regression, for two-player games without runes.

There is one linear model for each number of tiles left. The features are:

- how many tiles both seats can reach, counted by the tile's distance from each seat;
- how many tiles only one seat can reach, counted by distance;
- the longhouses left, the tiles that no seat reaches, and a constant for the advantage of being to move.

With no tile left to lay, the settlement begins, and the model is fitted to proven differences. `bench/fit_fjords.py`
fits the weights.
"""

import json
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import ZERO, kernel, popcount
from longhouse.engine.fjords.acts import DUE_SETTLE
from longhouse.engine.fjords.records import (
    DISTANCES,
    FACTS,
    PAIRS,
    SCRATCH,
    TILES_LEFT,
    PackedPosition,
    Records,
    Rules,
    Scratch,
)
from longhouse.engine.fjords.settlement import spread
from longhouse.engine.fjords.voronoi import is_duel

Reals = NDArray[np.float64]

MINE, THEIRS = PAIRS, PAIRS + DISTANCES
"""`MINE` is the index of the first feature for tiles that only the seat to move can reach; `THEIRS` is that for tiles
that only the other seat can reach.
"""
HOUSES = THEIRS + DISTANCES
NOBODY, TURN = HOUSES + 2, HOUSES + 3


@cache
def shipped() -> tuple[Reals, Reals]:
    """Return the fitted weights that are part of the package; they are loaded once.

    The result is two arrays with a row for each number of tiles left: the weights of the features, and the scales of
    the logistic curve that turns a forecast lead into a probability of winning.
    """
    return checked(json.loads((resources.files("longhouse.engine.fjords") / "data" / "forecast.json").read_text()))


def checked(read: list[list[float]]) -> tuple[Reals, Reals]:
    """Return the weights of the forecast as two arrays, after checking them.

    `read` is the content of the file: for each number of tiles left, the weights of the features and one scale. Both
    arrays have a row for each number of tiles left: the first has the weights, the second the scales of the logistic
    curve that turns a forecast lead into a probability of winning. Raises `ValueError` if the shape is wrong, a number
    is not finite, or a scale is not positive.
    """
    numbers = np.array(read, dtype=np.float64)
    if numbers.shape != (TILES_LEFT, FACTS + 1):
        raise ValueError(f"no forecast: {numbers.shape} numbers, not {(TILES_LEFT, FACTS + 1)}")
    if not np.isfinite(numbers).all() or not (numbers[:, FACTS] > 0).all():
        raise ValueError("no forecast: a number that is none, or no doubt at all")
    return numbers[:, :FACTS], numbers[:, FACTS]


def forecasts(positions: Records, rules: Records) -> Reals:
    """Return a forecast of the final lead of the seat to move, for each of these positions."""
    told = np.zeros(len(positions))
    _each(positions, rules, np.zeros(1, SCRATCH), told)
    return told


@kernel
def forecast(pos: PackedPosition, rules: Rules, scratch: Scratch, seat: int) -> float:
    """Return a forecast of the final lead of a seat. It is valid when a tile has to be laid, and when a settlement
    begins.

    `scratch` is working memory, which is overwritten.
    """
    return forecast_with(pos, rules, scratch, seat, tiles_left(pos))


@kernel
def has_forecast(rules: Rules, left: int) -> bool:
    """Return whether positions of the exploration with `left` tiles left have a forecast in this game."""
    return bool(rules.by_row and is_duel(rules) and left < TILES_LEFT)


@kernel
def forecast_with(pos: PackedPosition, rules: Rules, scratch: Scratch, seat: int, left: int) -> float:
    """Return a forecast of the final lead of a seat, as if `left` tiles were left.

    `scratch` is working memory, which is overwritten.
    """
    measure(pos, rules, scratch)
    ahead = 0.0
    for k in range(FACTS):
        ahead += rules.forecast[left, k] * scratch.facts[k]
    if left == 0 and not rules.bonus_land:
        tiles = 0
        for k in range(HOUSES):
            tiles += scratch.facts[k]
        mine, theirs = (tiles + ahead) / 2.0, (tiles - ahead) / 2.0
        ahead = min(mine, float(rules.vikings)) - min(theirs, float(rules.vikings))
    return ahead if seat == pos.seat else -ahead


@kernel
def tiles_left(pos: PackedPosition) -> int:
    """Return the number of tiles that may still be laid."""
    return 0 if pos.due == DUE_SETTLE else int(pos.in_row + pos.in_bag)


@kernel
def measure(pos: PackedPosition, rules: Rules, scratch: Scratch) -> None:
    """Compute the features of a position for the seat to move, and write them to `scratch.facts`.

    The rest of `scratch` is working memory, which is overwritten.
    """
    for k in range(2):
        seat = pos.seat if k == 0 else 1 - pos.seat
        low, high = pos.vacant[0], pos.vacant[1]
        for far in range(DISTANCES):
            scratch.rings[k, far, 0], scratch.rings[k, far, 1] = ZERO, ZERO
        new_low, new_high = pos.joined[seat, 0] & low, pos.joined[seat, 1] & high
        far = 0
        while new_low | new_high:
            scratch.rings[k, far, 0] |= new_low
            scratch.rings[k, far, 1] |= new_high
            low &= ~new_low
            high &= ~new_high
            new_low, new_high = spread(pos, new_low, new_high)
            new_low &= low
            new_high &= high
            far = min(far + 1, DISTANCES - 1)
        scratch.claim[k, 0], scratch.claim[k, 1] = low, high
        built = int(popcount(pos.houses[seat, 0]) + popcount(pos.houses[seat, 1]))
        scratch.facts[HOUSES + k] = rules.longhouses - built
    for near in range(DISTANCES):
        mine_low, mine_high = scratch.rings[0, near, 0], scratch.rings[0, near, 1]
        theirs_low, theirs_high = scratch.rings[1, near, 0], scratch.rings[1, near, 1]
        for far in range(DISTANCES):
            both = popcount(mine_low & scratch.rings[1, far, 0]) + popcount(mine_high & scratch.rings[1, far, 1])
            scratch.facts[near * DISTANCES + far] = both
        alone = popcount(mine_low & scratch.claim[1, 0]) + popcount(mine_high & scratch.claim[1, 1])
        scratch.facts[MINE + near] = alone
        alone = popcount(theirs_low & scratch.claim[0, 0]) + popcount(theirs_high & scratch.claim[0, 1])
        scratch.facts[THEIRS + near] = alone
    nobody = popcount(scratch.claim[0, 0] & scratch.claim[1, 0]) + popcount(scratch.claim[0, 1] & scratch.claim[1, 1])
    scratch.facts[NOBODY] = nobody
    scratch.facts[TURN] = 1


@kernel
def _each(positions: Records, rules: Records, scratches: Records, told: Reals) -> None:
    for k in range(len(positions)):
        told[k] = forecast(positions[k], rules[0], scratches[0], positions[k].seat)
