"""Plays positions to their end by a fast policy.

A turn is a tile placement together with what is built on it. The policy samples a few turns at random, evaluates the
position after each and plays the best one.
"""

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, Rng, below, kernel
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import (
    CELL_SHIFT,
    DUE_ANSWER,
    DUE_BUILD,
    DUE_DRAW,
    DUE_LAY,
    DUE_ROW,
    DUE_SETTLE,
    DUE_SWAP,
    NUMBER,
    TILE_SHIFT,
    VERB_SHIFT,
)
from longhouse.engine.fjords.forecast import forecast, forecast_with, has_forecast, tiles_left
from longhouse.engine.fjords.insight import foresee
from longhouse.engine.fjords.moves import deal, legal, may_build, take
from longhouse.engine.fjords.prospects import foretell, has_prospects
from longhouse.engine.fjords.records import CELLS, PackedLand, PackedPosition, Rules, Scratch
from longhouse.engine.fjords.settlement import put_house, put_viking
from longhouse.engine.fjords.voronoi import is_duel, lead, lead_in

_LAY, _HOUSE, _HOME, _NONE, _NOTHING = acts.LAY, acts.HOUSE, acts.HOME, acts.NONE, acts.NOTHING
_ROW, _DRAWN, _VIKING = acts.ROW, acts.DRAWN, acts.VIKING
_WRAP = CELLS - 1
_FAR = 1000.0
_PRICE = 2.0
"""The gain in lead required to build a longhouse when very many turns are left."""
_HALF_PRICE = 4.0
"""The number of own turns left at which the required gain is half of `_PRICE`."""
_RUNE = 1.0
"""How much better than a plain viking a rune must be to be spent."""


@kernel
def shuffle(pos: PackedPosition, rng: Rng) -> None:
    """Put the tiles of `pos.bag` into random order, in place. Playouts draw them from the end."""
    for i in range(pos.in_bag - 1, 0, -1):
        k = below(rng, i + 1)
        tile = pos.bag[i]
        pos.bag[i] = pos.bag[k]
        pos.bag[k] = tile


@kernel
def play_out(
    pos: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    rng: Rng,
    tries: int,
    turn: Counts,
    seat: int,
    ahead: int,
) -> float:
    """Play `pos` to the end of its phase by a fast policy; return the final or estimated lead of `seat`. `pos` is
    modified.

    The phase is the exploration, or the settlement if that has begun.

    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten. Unless the game is a duel (two players, no runes),
      `scratch.share` has the points of all seats afterwards.
    - `rng`: the state of the random number generator.
    - `tries`: how many actions the policy evaluates for each turn.
    - `turn`: the action codes to play first, up to the first negative one; the policy chooses the actions after them.
      May be empty.
    - `ahead`: the number of turns after which the playout stops and uses the forecast, in games that have one.
    """
    past, settling = pos.past, pos.due == DUE_SETTLE
    build, played = _NONE, 0
    while pos.past == past:
        due = pos.due
        if due == DUE_SETTLE and not settling:
            if is_duel(rules):
                return forecast(pos, rules, scratch, seat)
            if not rules.foretold:
                return lead(pos, land, rules, scratch, seat)
            ahead = 0
        if ahead <= 0 and due in (DUE_LAY, DUE_SETTLE) and not settling:
            if has_forecast(rules, tiles_left(pos)):
                return foresee(pos, rules, scratch, seat)
            if has_prospects(pos, rules):
                foretell(pos, land, rules, scratch)
                return lead_in(rules, scratch, seat)
        if played < len(turn) and turn[played] >= 0:
            act = turn[played]
            played += 1
        elif due == DUE_BUILD:
            act = build
        elif due in (DUE_ROW, DUE_DRAW):
            act = (_ROW if due == DUE_ROW else _DRAWN) | int(pos.bag[pos.in_bag - 1]) << TILE_SHIFT
        elif due <= DUE_SWAP:
            act = deal(pos, rules, rng)
        else:
            count = legal(pos, land, rules, scratch.found)
            if due == DUE_LAY and count > 1 and scratch.found[count - 1] == _NOTHING:
                count -= 1
            act = scratch.found[0]
            if due == DUE_SETTLE:
                act = best_viking(pos, land, rules, scratch, rng, count, tries)
            elif due == DUE_LAY and act != _NOTHING:
                act, build = best_turn(pos, land, rules, scratch, rng, count, tries)
                ahead -= 1
            elif due == DUE_ANSWER and count > 1:
                act = scratch.found[1]
        take(pos, land, rules, act)
    for other in range(rules.seats):
        scratch.share[other] = pos.points[past, other]
    return lead_in(rules, scratch, seat)


@kernel
def best_turn(
    pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng, count: int, tries: int
) -> tuple[int, int]:
    """Return the placement of a tile with the best static evaluation, and the build that goes with it, as action codes.

    - `scratch`: its `found` has the placements to choose from; the rest is working memory, which is overwritten.
    - `count`: the number of placements in `scratch.found`.
    - `tries`: if there are more placements than this, only a random sample of this size is evaluated.
    - `land`: what the runes need to know about the board.
    - `rng`: the state of the random number generator.
    """
    best, best_act, best_build = -_FAR, scratch.found[0], _NONE
    seat = pos.seat
    house = _HOME if rules.home and not pos.homes[seat, 0] | pos.homes[seat, 1] else _HOUSE
    left = (pos.in_bag + pos.in_row) / rules.seats
    price = _PRICE * left / (left + _HALF_PRICE)
    for k in range(min(count, tries)):
        act = scratch.found[k if count <= tries else below(rng, count)]
        plain, housed = tried(pos, land, rules, scratch, act, False)
        if plain > best:
            best, best_act, best_build = plain, act, _NONE
        if housed - price > best:
            best, best_act, best_build = housed - price, act, house
    return best_act, best_build


@kernel
def best_viking(
    pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng, count: int, tries: int
) -> int:
    """Return the action of the settlement with the best static evaluation, as an action code.

    - `scratch`: its `found` has the actions to choose from; the rest is working memory, which is overwritten.
    - `count`: the number of actions in `scratch.found`.
    - `tries`: if there are more actions than this, only a random sample of this size is evaluated.
    - `land`: what the runes need to know about the board.
    - `rng`: the state of the random number generator.
    """
    best, best_act = -_FAR, scratch.found[0]
    for k in range(min(count, tries) if count > 1 else 0):
        act = scratch.found[k if count <= tries else below(rng, count)]
        value = tried_viking(pos, land, rules, scratch, act)
        if value > best:
            best, best_act = value, act
    return best_act


@kernel
def tried_viking(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, act: int) -> float:
    """Return the estimated lead of the seat to move after the action `act` of the settlement, in points.

    For an action that spends a rune, the price of the rune is subtracted. `pos` is changed to try the action, and
    restored before the function returns. `land` is what the runes need to know about the board; `scratch` is working
    memory, which is overwritten.
    """
    seat = pos.seat
    joined_low, joined_high = pos.joined[seat, 0], pos.joined[seat, 1]
    place = act & NUMBER
    half, bit = place >> 6, ONE << np.uint64(place & 63)
    put_viking(pos, place)
    pos.seat = (seat + 1) % rules.seats
    value = lead(pos, land, rules, scratch, seat)
    pos.seat = seat
    pos.vikings[seat, half] &= ~bit
    pos.vacant[half] |= bit
    pos.joined[seat, 0], pos.joined[seat, 1] = joined_low, joined_high
    if act >> VERB_SHIFT << VERB_SHIFT != _VIKING:
        value -= _RUNE
    return value


@kernel
def at_a_glance(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng) -> int:
    """Return the action after which the static evaluation is best (a greedy player), as an action code; ties are broken
    at random.

    `pos` is not usable afterwards: if a build is due, a longhouse has been put on the last tile to evaluate it. `land`
    is what the runes need to know about the board; `scratch` is working memory, which is overwritten.
    """
    count = legal(pos, land, rules, scratch.found)
    for i in range(count - 1, 0, -1):
        k = int(below(rng, i + 1))
        scratch.found[i], scratch.found[k] = scratch.found[k], scratch.found[i]
    if pos.due == DUE_SETTLE:
        return best_viking(pos, land, rules, scratch, rng, count, count)
    if pos.due == DUE_BUILD:
        plain = lead(pos, land, rules, scratch, pos.seat)
        put_house(pos, pos.laid - 1)
        return _HOUSE if lead(pos, land, rules, scratch, pos.seat) > plain else _NONE
    lays = 0
    for k in range(count):
        if scratch.found[k] >> VERB_SHIFT << VERB_SHIFT == _LAY:
            scratch.found[lays], scratch.found[k] = scratch.found[k], scratch.found[lays]
            lays += 1
    if pos.due == DUE_LAY and lays:
        return best_turn(pos, land, rules, scratch, rng, lays, lays)[0]
    return scratch.found[0]


@kernel
def tried(
    pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, act: int, foretells: bool
) -> tuple[float, float]:
    """Return two evaluations for the seat to move after the action `act`, which lays a tile: without and with a
    longhouse on it.

    They are leads in points; if no longhouse can be built, the second is very low. `pos` is changed to try the action,
    and restored before the function returns.

    - `foretells`: whether to use the forecast of the game, if it has one. Otherwise the tiles that each seat is nearest
      to are counted, which is faster.
    - `land`: what the runes need to know about the board.
    - `scratch`: working memory, which is overwritten.
    """
    tile, cell, pattern = act >> TILE_SHIFT & NUMBER, act >> CELL_SHIFT & NUMBER, act & NUMBER
    seat, index = pos.seat, pos.laid
    half, bit = index >> 6, ONE << np.uint64(index & 63)
    vacant_low, vacant_high = pos.vacant[0], pos.vacant[1]
    pos.plains[index, 0] = pos.plains[index, 1] = ZERO
    plains = rules.plain_edges[pattern]
    for edge in range(6):
        there = pos.grid[(cell + rules.steps[edge]) & _WRAP]
        if there < 0 and plains >> edge & 1:
            other = -1 - there
            pos.plains[index, other >> 6] |= ONE << np.uint64(other & 63)
            pos.plains[other, half] |= bit
    if plains and rules.stone[tile] == 0:
        pos.vacant[half] |= bit
    for each in range(rules.seats):
        scratch.joined[each, 0], scratch.joined[each, 1] = pos.joined[each, 0], pos.joined[each, 1]
        if (pos.plains[index, 0] & pos.houses[each, 0]) | (pos.plains[index, 1] & pos.houses[each, 1]):
            pos.joined[each, half] |= bit
    values = -_FAR, -_FAR
    left = tiles_left(pos) - 1
    foretells = foretells and has_forecast(rules, left)
    for built in range(2 if may_build(pos, rules, tile, pattern) else 1):
        if built:
            pos.houses[seat, half] |= bit
            pos.vacant[half] &= ~bit
            pos.joined[seat, 0] |= pos.plains[index, 0]
            pos.joined[seat, 1] |= pos.plains[index, 1]
        if foretells:
            pos.seat = 1 - seat
            value = forecast_with(pos, rules, scratch, seat, left)
            pos.seat = seat
        else:
            value = lead(pos, land, rules, scratch, seat)
        values = (values[0], value) if built else (value, -_FAR)
    pos.houses[seat, half] &= ~bit
    pos.vacant[0], pos.vacant[1] = vacant_low, vacant_high
    for each in range(rules.seats):
        pos.joined[each, 0], pos.joined[each, 1] = scratch.joined[each, 0], scratch.joined[each, 1]
    for edge in range(6):
        there = pos.grid[(cell + rules.steps[edge]) & _WRAP]
        if there < 0:
            pos.plains[-1 - there, half] &= ~bit
    return values
