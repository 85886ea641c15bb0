"""Compares the possible turns of a position by random playouts, and eliminates the bad ones (successive elimination).

In a sweep, each turn that is still in the race is played out once, all with the same random numbers. Every few sweeps,
turns whose mean reward is far below the best one are eliminated. The loops are compiled kernels.
"""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, allocating, draw, kernel
from longhouse.engine.fjords.acts import DUE_ANSWER, DUE_SETTLE
from longhouse.engine.fjords.forecast import Reals, tiles_left
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.records import PackedPosition, Records, Rules
from longhouse.engine.fjords.rollouts import play_out, shuffle
from longhouse.engine.fjords.voronoi import is_duel

STATISTICS = 6
VISITS, LEAD, WIN, GAIN, SQUARE, RACING = range(STATISTICS)
"""The columns of the statistics of a turn.

They are the number of playouts; the sums, over these playouts, of the lead, of the chance to win, of the reward
relative to the mean of the sweep, and of the square of this; and whether the turn is still in the race (1 or 0).
"""

SPREAD = 6.0
"""The reward of a playout is tanh(lead / 6): winning matters most, the margin a little."""
TRIES = 2
"""How many random turns a player of a playout compares to choose the best of them."""
AHEAD = 10
"""The number of turns that a playout plays before it ends with a forecast, in games that have a forecast."""
_CERTAIN, _ESTIMATE = 0.1, 1.6
"""Scales of the logistic curve from lead to chance to win: for final results, and for the static evaluation."""
_FIRST_LOOK = 12
"""The number of sweeps before a turn may drop out; `BEHIND` is how many standard errors behind the best it must be."""
BEHIND, NEVER = 2.5, 1e9
"""How many standard errors behind the best turn another one must be to drop out; with `NEVER`, none does."""


@allocating
def race(
    roots: Records,
    positions: Records,
    lands: Records,
    all_rules: Records,
    scratches: Records,
    turns: Counts,
    stats: Reals,
    rng: Rng,
    tries: int,
    behind: float,
    limit: int,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Play out all turns, sweep by sweep, until one turn is left, `limit` playouts are made, or `flag` is set.

    - `roots`, `positions`, `lands`, `all_rules`, `scratches`: arrays of one record each: the position to search, a
      buffer for the position of a playout, the land, the rules, and a buffer for intermediate results.
    - `turns`: the turns to compare, as pairs of an action code and the code of a build.
    - `stats`: receives the statistics of the turns: a row for each turn, with the columns `VISITS` to `RACING`.
    - `rng`: the state of the random number generator.
    - `tries`: how many actions a playout evaluates for each of its turns.
    - `behind`: a turn is eliminated if it is this many standard errors behind the best.
    - `flag`: one number, set from outside to stop the race.
    - `done`: a counter of playouts, one entry; each playout adds 1.
    """
    root, pos, land, rules, scratch = roots[0], positions[0], lands[0], all_rules[0], scratches[0]
    seat = root.answering if root.due == DUE_ANSWER else root.seat
    before = lead_before(root, rules, seat)
    leads = np.zeros(len(turns))
    doubts = np.zeros(len(turns))
    own = np.zeros(1, dtype=np.uint64)
    stats[:, RACING] = 1.0
    racing, sweeps = len(turns), 0
    while racing > 1 or sweeps < _FIRST_LOOK:
        chance = draw(rng)
        for turn in range(len(turns)):
            if stats[turn, RACING] == 0.0:
                continue
            begin_playout(pos, root, rules, own, chance)
            leads[turn] = before + play_out(pos, land, rules, scratch, own, tries, turns[turn], seat, AHEAD)
            doubts[turn] = doubt_at(root, pos, rules)
            done[0] += 1
            if flag[0] != 0 and sweeps > 0:
                return
        add_sweep(stats, leads, doubts, racing)
        sweeps += 1
        if sweeps >= _FIRST_LOOK and sweeps % 4 == 0:
            racing = drop(stats, behind)
        if done[0] >= limit or flag[0] != 0:
            return


@kernel
def begin_playout(pos: PackedPosition, root: PackedPosition, rules: Rules, rng: Rng, chance: np.uint64) -> None:
    """Copy the position `root` to `pos`, and shuffle the bag there.

    Playouts with the same number `chance` get the same order of the bag; `rng` is overwritten with this number and
    advanced.
    """
    rng[0] = chance
    copy_position(pos, root, rules)
    shuffle(pos, rng)


@kernel
def doubt_at(root: PackedPosition, pos: PackedPosition, rules: Rules) -> float:
    """Return the scale of the logistic curve that turns the final lead of a playout into a chance of winning.

    The scale depends on how far from the end of the game the playout has stopped: `root` is the position where it
    began, and `pos` the position where it ended.
    """
    if root.due == DUE_SETTLE or pos.past > root.past:
        return _CERTAIN
    return rules.doubt[tiles_left(pos)] if is_duel(rules) or rules.foretold else _ESTIMATE


@kernel
def lead_before(root: PackedPosition, rules: Rules, seat: int) -> float:
    """Return the points by which a seat leads from earlier rounds (F8.4). Only two-player games have several rounds."""
    ahead = 0.0
    if rules.rounds > 1:
        for k in range(root.past):
            ahead += root.points[k, seat] - root.points[k, 1 - seat]
    return ahead


@kernel
def add_sweep(stats: Reals, leads: Reals, doubts: Reals, racing: int) -> None:
    """Add the results of one sweep to `stats`, the statistics of the turns, which are modified.

    - `leads`: for each turn still in the race, the lead at the end of its playout.
    - `doubts`: for each of these turns, the scale of the logistic curve that turns this lead into a chance of winning.
    - `racing`: the number of these turns.
    """
    mean = 0.0
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0:
            mean += np.tanh(leads[turn] / SPREAD)
    mean /= racing
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0:
            gain = np.tanh(leads[turn] / SPREAD) - mean
            stats[turn, VISITS] += 1.0
            stats[turn, LEAD] += leads[turn]
            stats[turn, WIN] += 1.0 / (1.0 + np.exp(-leads[turn] / doubts[turn]))
            stats[turn, GAIN] += gain
            stats[turn, SQUARE] += gain * gain


@kernel
def drop(stats: Reals, beyond: float) -> int:
    """Eliminate the turns that are more than `beyond` standard errors behind the best; return how many are left.

    `stats` has the statistics of the turns; the column `RACING` of an eliminated turn is set to 0.
    """
    best = -1
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0 and (best < 0 or stats[turn, GAIN] > stats[best, GAIN]):
            best = turn
    left = 0
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0:
            behind = stats[best, GAIN] - stats[turn, GAIN]
            if behind > beyond * np.sqrt(stats[best, SQUARE] + stats[turn, SQUARE]):
                stats[turn, RACING] = 0.0
            else:
                left += 1
    return left


@kernel
def keep_best(stats: Reals, most: int) -> int:
    """Eliminate turns, worst first, until at most `most` are left in the race; return how many are left.

    `stats` has the statistics of the turns; the column `RACING` of an eliminated turn is set to 0.
    """
    left = 0
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0:
            left += 1
    while left > most:
        worst = -1
        for turn in range(len(stats)):
            if stats[turn, RACING] != 0.0 and (worst < 0 or stats[turn, GAIN] < stats[worst, GAIN]):
                worst = turn
        stats[worst, RACING] = 0.0
        left -= 1
    return left
