"""Random playouts of games and settlements, optimised for speed."""

import numpy as np

from longhouse.engine.compiled import ONE, Counts, Rng, allocating, below, generator, kernel, nth_bit, popcount
from longhouse.engine.fjords.acts import DUE_OVER, DUE_SETTLE, DUE_SWAP
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.moves import deal, legal, take
from longhouse.engine.fjords.records import MOST_SEATS, POSITION, SCRATCH, PackedLand, PackedPosition, Records, Rules
from longhouse.engine.fjords.settlement import score
from longhouse.games.game import State


def random_games(state: State, seed: int, games: int) -> list[int]:
    """Play `games` random games from a position; return the points of each seat, summed over all games."""
    mirror = Mirror.of(state)
    scratch = np.zeros(1, POSITION)
    points = np.zeros(MOST_SEATS, dtype=np.int64)
    room = np.empty(1, SCRATCH)
    _games(mirror.position, scratch, mirror.land, mirror.rules, room, generator(seed), games, points)
    return points[: state.game.seats].tolist()


def random_settlements(state: State, seed: int, games: int) -> list[int]:
    """Play `games` random settlements from a position; return the points of each seat, summed over all games.

    This is faster than `random_games`, but works only for games without the runes that move a viking.
    """
    mirror = Mirror.of(state)
    points = np.zeros(MOST_SEATS, dtype=np.int64)
    _settlements(mirror.position, mirror.position.copy(), mirror.land, mirror.rules, generator(seed), games, points)
    return points[: state.game.seats].tolist()


@kernel
def copy_position(to: PackedPosition, pos: PackedPosition, rules: Rules) -> None:
    """Copy the position `pos` into `to`; only the used part of each array is copied."""
    to.due, to.seat, to.just_laid, to.starter, to.settler = pos.due, pos.seat, pos.just_laid, pos.starter, pos.settler
    to.past, to.claims, to.answering, to.pointed = pos.past, pos.claims, pos.answering, pos.pointed
    to.in_row, to.in_bag, to.in_aside, to.laid, to.opened = pos.in_row, pos.in_bag, pos.in_aside, pos.laid, pos.opened
    for k in range(3):
        to.starters[k] = pos.starters[k]
        for seat in range(MOST_SEATS):
            to.points[k, seat] = pos.points[k, seat]
    for k in range(pos.in_row):
        to.row[k] = pos.row[k]
    for k in range(pos.in_bag):
        to.bag[k] = pos.bag[k]
    for k in range(pos.in_aside):
        to.aside[k] = pos.aside[k]
    for k in range(pos.laid):
        to.tile[k], to.cell[k], to.pattern[k] = pos.tile[k], pos.cell[k], pos.pattern[k]
        to.plains[k, 0], to.plains[k, 1] = pos.plains[k, 0], pos.plains[k, 1]
    for k in range(pos.opened):
        to.open[k] = pos.open[k]
    for cell in range(pos.grid.size):
        to.grid[cell] = pos.grid[cell]
    copy_pieces(to, pos, rules)


@kernel
def copy_pieces(to: PackedPosition, pos: PackedPosition, rules: Rules) -> None:
    """Copy only pieces and stones from `pos` into `to`; the two positions must be equal in everything else."""
    to.seat, to.wise = pos.seat, pos.wise
    to.vacant[0], to.vacant[1] = pos.vacant[0], pos.vacant[1]
    for seat in range(rules.seats):
        to.spent[seat], to.wisdom[seat] = pos.spent[seat], pos.wisdom[seat]
        for half in range(2):
            to.houses[seat, half], to.homes[seat, half] = pos.houses[seat, half], pos.homes[seat, half]
            to.vikings[seat, half], to.joined[seat, half] = pos.vikings[seat, half], pos.joined[seat, half]


@kernel
def settle_at_random(pos: PackedPosition, rules: Rules, rng: Rng) -> None:
    """Place vikings on `pos` at random until no seat can place one; only for games without the runes that move a
    viking.
    """
    seat, out = pos.seat, 0
    while out < rules.seats:
        low, high = pos.joined[seat, 0] & pos.vacant[0], pos.joined[seat, 1] & pos.vacant[1]
        in_low = int(popcount(low))
        free = in_low + int(popcount(high))
        if free == 0 or popcount(pos.vikings[seat, 0]) + popcount(pos.vikings[seat, 1]) == rules.vikings:
            # A seat that cannot place a viking never can again (F7.3), so it is over once all seats in a row skip.
            out += 1
        else:
            out = 0
            pick = int(below(rng, free))
            half = 0 if pick < in_low else 1
            place = nth_bit(low, pick) if pick < in_low else nth_bit(high, pick - in_low)
            bit = ONE << np.uint64(place)
            pos.vikings[seat, half] |= bit
            pos.vacant[half] &= ~bit
            pos.joined[seat, 0] |= pos.plains[place + 64 * half, 0]
            pos.joined[seat, 1] |= pos.plains[place + 64 * half, 1]
        seat += 1
        if seat == rules.seats:
            seat = 0


@kernel
def play_at_random(
    pos: PackedPosition, land: PackedLand, rules: Rules, rng: Rng, found: Counts, points: Counts
) -> None:
    """Play `pos` to the end at random, and write each seat's points, summed over all rounds, to `points`.

    - `land`: what the runes need to know about the board.
    - `rng`: the state of the random number generator.
    - `found`: a buffer for legal actions.
    """
    while pos.due != DUE_OVER:
        if pos.due <= DUE_SWAP:
            act = deal(pos, rules, rng)
        else:
            if pos.due == DUE_SETTLE and rules.moving == 0 and pos.past + 1 == rules.rounds:
                settle_at_random(pos, rules, rng)
                score(pos, land, rules, points)
                for k in range(pos.past):
                    for seat in range(rules.seats):
                        points[seat] += pos.points[k, seat]
                return
            act = found[below(rng, legal(pos, land, rules, found))]
        take(pos, land, rules, act)
    for seat in range(rules.seats):
        points[seat] = 0
        for k in range(pos.past):
            points[seat] += pos.points[k, seat]


@allocating
def _games(
    positions: Records,
    scratch: Records,
    lands: Records,
    rules: Records,
    rooms: Records,
    rng: Rng,
    games: int,
    sums: Counts,
) -> None:
    points = np.zeros(MOST_SEATS, dtype=np.int64)
    for _ in range(games):
        copy_position(scratch[0], positions[0], rules[0])
        play_at_random(scratch[0], lands[0], rules[0], rng, rooms[0].found, points)
        for seat in range(rules[0].seats):
            sums[seat] += points[seat]


@allocating
def _settlements(
    positions: Records, scratch: Records, lands: Records, rules: Records, rng: Rng, games: int, sums: Counts
) -> None:
    points = np.zeros(MOST_SEATS, dtype=np.int64)
    for _ in range(games):
        copy_pieces(scratch[0], positions[0], rules[0])
        settle_at_random(scratch[0], rules[0], rng)
        score(scratch[0], lands[0], rules[0], points)
        for seat in range(rules[0].seats):
            sums[seat] += points[seat]
