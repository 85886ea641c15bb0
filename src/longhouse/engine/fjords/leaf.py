"""Kernels that end a descent in the search tree: with playouts, or at the end of the exploration or of the round.

Their result, in `scratch.share`, is the lead of each seat over the best other seat.
"""

from longhouse.engine.compiled import Counts, Rng, kernel
from longhouse.engine.fjords.acts import DUE_SETTLE
from longhouse.engine.fjords.forecast import forecast
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.prospects import foretell
from longhouse.engine.fjords.race import TRIES
from longhouse.engine.fjords.records import PackedLand, PackedPosition, Rules, Scratch
from longhouse.engine.fjords.rollouts import play_out
from longhouse.engine.fjords.voronoi import is_duel, lead_in, shares


@kernel
def play_leaf(
    pos: PackedPosition,
    leaf: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    rng: Rng,
    none: Counts,
    ahead: int,
    times: int,
    done: Counts,
) -> None:
    """Play `times` playouts from `pos`, and write the mean lead of each seat to `scratch.share`. `pos` stays as it is.

    - `leaf`: a buffer for the positions of the playouts; it has the last one afterwards.
    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    - `rng`: the state of the random number generator.
    - `none`: an empty array, which stands for the actions that every playout must play first: there are none.
    - `ahead`: the number of turns after which a playout stops and uses the forecast.
    - `done`: a counter of playouts, one entry; each playout adds 1.
    """
    settling = pos.due == DUE_SETTLE
    sums = 0.0, 0.0, 0.0, 0.0
    for _ in range(times):
        copy_position(leaf, pos, rules)
        play_on(leaf, land, rules, scratch, rng, none, ahead, pos.past, settling)
        done[0] += 1
        share = scratch.share
        sums = sums[0] + share[0], sums[1] + share[1], sums[2] + share[2], sums[3] + share[3]
    scratch.share[0], scratch.share[1] = sums[0] / times, sums[1] / times
    scratch.share[2], scratch.share[3] = sums[2] / times, sums[3] / times


@kernel
def play_on(
    pos: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    rng: Rng,
    none: Counts,
    ahead: int,
    past: int,
    settling: bool,
) -> None:
    """Play one playout from `pos`, which is modified, and write the lead of each seat to `scratch.share`.

    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    - `rng`: the state of the random number generator.
    - `none`: an empty array, which stands for the actions that the playout must play first: there are none.
    - `ahead`: the number of turns after which the playout stops and uses the forecast.
    - `past`, `settling`: the number of finished rounds, and whether the settlement had begun, before the turn that led
      to `pos`. If either has changed since, the playout is over at once.
    """
    if pos.past != past or (pos.due == DUE_SETTLE and not settling):
        end_of_phase(pos, land, rules, scratch, past)
        return
    first = play_out(pos, land, rules, scratch, rng, TRIES, none, 0, ahead)
    if is_duel(rules):
        scratch.share[0], scratch.share[1] = first, -first
    else:
        _to_leads(rules, scratch)


@kernel
def end_of_phase(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, past: int) -> None:
    """Write the lead of each seat to `scratch.share`, at the end of the exploration or of the round.

    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    - `past`: the number of rounds that were finished before this one.
    """
    if pos.past != past:
        for seat in range(rules.seats):
            scratch.share[seat] = pos.points[past, seat]
    elif is_duel(rules):
        first = forecast(pos, rules, scratch, 0)
        scratch.share[0], scratch.share[1] = first, -first
        return
    elif rules.foretold:
        foretell(pos, land, rules, scratch)
    else:
        shares(pos, land, rules, scratch)
    _to_leads(rules, scratch)


@kernel
def _to_leads(rules: Rules, scratch: Scratch) -> None:
    """Turn the points of all seats in `scratch.share` into their leads over the best other seat."""
    first, second = lead_in(rules, scratch, 0), lead_in(rules, scratch, 1)
    if rules.seats > 2:
        third = lead_in(rules, scratch, 2)
        if rules.seats > 3:
            scratch.share[3] = lead_in(rules, scratch, 3)
        scratch.share[2] = third
    scratch.share[0], scratch.share[1] = first, second
