"""Generates training data for the forecast: solved settlements, and the explorations that lead to settlements."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, allocating, below, generator, kernel, popcount
from longhouse.engine.fjords.acts import DUE_LAY, DUE_OVER, DUE_SETTLE, DUE_SWAP
from longhouse.engine.fjords.contest import EXTRAS, Ground
from longhouse.engine.fjords.forecast import Reals, forecast, measure, tiles_left
from longhouse.engine.fjords.insight import foresights
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.moves import deal, take
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.prospects import describe, look_around
from longhouse.engine.fjords.race import BEHIND, GAIN, RACING, TRIES, VISITS, race
from longhouse.engine.fjords.records import (
    FACTS,
    MOST_ACTIONS,
    POSITION,
    PROSPECTS,
    SCRATCH,
    TILES_LEFT,
    Records,
)
from longhouse.engine.fjords.rollouts import play_out, shuffle
from longhouse.engine.fjords.search import turns_of
from longhouse.engine.fjords.settlement import flood
from longhouse.engine.fjords.solver import LIMIT, NODES, SolverWorkspace, contested, workspace
from longhouse.engine.fjords.stakes import MOST_TILES
from longhouse.engine.fjords.thermographs import LARGEST
from longhouse.engine.fjords.voronoi import duel
from longhouse.engine.thinking import UNLIMITED
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json

_CARE = np.array([1, 2, 4, 8, 1000])
"""How many random turns a player compares to choose the best one: 1 is random play, 1000 compares all."""
_SHORT = 250
"""The playouts of a race in self-play; `_ASTRAY` is the share of turns that are chosen at random."""
_ASTRAY = 0.03
_TABLE, _ATLAS = 16, 13
"""The sizes of the solver's tables, as powers of 2."""


class Endings(NamedTuple):
    """Training data: settlements at their start, with features and exact values. The arrays have a row for each
    settlement.
    """

    positions: Records
    """The positions."""
    facts: Counts
    """The features of the linear forecast, for the seat to move."""
    plain: Reals
    """The final difference in points as estimated by `duel`, for the seat to move."""
    values: Counts
    """The proven final difference in points, for the seat to move."""


class Journeys(NamedTuple):
    """Training data: explorations, with features and estimated values for each number of tiles left."""

    facts: NDArray[np.int16]
    """For each game and number of tiles left, the features of the linear forecast, for the seat to move."""
    sides: Counts
    """For each game and number of tiles left: 1 if the starter of the round was to move, -1 if the other seat was, 0 if
    there is no data.
    """
    plain: Reals
    """For each game and number of tiles left, the final difference in points as estimated by `duel`, for the seat to
    move.
    """
    values: Reals
    """For each game, the forecast lead of the starter of the round when the settlement began."""


class SelfPlayed(NamedTuple):
    """Training data for the learned forecast: positions of self-play before a tile is laid, and how their games ended.

    The arrays have a row for each position.
    """

    inputs: NDArray[np.float32]
    """The inputs of the network, for the seat to move."""
    forecasts: NDArray[np.float32]
    """The linear forecast of the final difference in points, for the seat to move."""
    values: NDArray[np.int16]
    """The proven final difference in points, for the seat to move."""


class Travels(NamedTuple):
    """Training data for the forecast of all seats' points: features of explorations, and the final points."""

    facts: NDArray[np.int16]
    """For each game, number of tiles left and seat, the features of the module `prospects`; all 0 if there is no data.
    """
    points: Counts
    """For each game, the points of each seat at its end."""


def self_play(seed: int, games: int) -> SelfPlayed:
    """Play `games` two-player base games, and solve their settlements. Each turn is chosen by a short `race`."""
    begun = Mirror.of(game_with("fjords", {}).start())
    chance = np.random.default_rng(seed)
    seen: list[Records] = []
    ended: list[int] = []
    ends = np.zeros(games, POSITION)
    for game in range(games):
        ends[game] = _last_of(begun, chance, int(chance.integers(1 << 62)), game, seen, ended)
    values = _solved(ends, begun.rules).values
    positions, game_of = np.concatenate(seen), np.array(ended)
    _, inputs, forecasts = foresights(positions, begun.rules)
    same = positions["seat"] == ends["seat"][game_of]
    values = np.where(same, values[game_of], -values[game_of])
    return SelfPlayed(inputs.astype(np.float32), forecasts.astype(np.float32), values.astype(np.int16))


def _solved(ends: Records, rules: Records) -> Endings:
    """Solve these settlements, which are at their start."""
    games = len(ends)
    found = Endings(ends, np.zeros((games, FACTS), dtype=np.int64), np.zeros(games), np.zeros(games, dtype=np.int64))
    ground = Ground(np.zeros(MOST_TILES, dtype=np.uint64), np.zeros(EXTRAS, dtype=np.uint64))
    _solve(found, rules, np.zeros(1, SCRATCH), ground, workspace(_TABLE, _ATLAS, LARGEST, easy=0))
    return found


def _left(now: Mirror) -> int:
    return int(now.position[0]["in_row"] + now.position[0]["in_bag"])


def _last_of(
    begun: Mirror, chance: np.random.Generator, seed: int, game: int, seen: list[Records], ended: list[int]
) -> Records:
    """Play an exploration to its end, add its positions to `seen`, and return the last one."""
    now, rng = begun.copy(), generator(seed)
    places, scratch = np.zeros(2, POSITION), np.zeros(1, SCRATCH)
    while now.position[0]["due"] not in (DUE_SETTLE, DUE_OVER):
        if now.position[0]["due"] <= DUE_SWAP:
            _deal(now.position, now.land, now.rules, rng)
            continue
        if now.position[0]["due"] == DUE_LAY and _left(now) < TILES_LEFT:
            seen.append(now.position.copy())
            ended.append(game)
        turns = turns_of(now)
        turn = int(chance.integers(len(turns)))
        if len(turns) > 1 and chance.random() >= _ASTRAY:
            stats = np.zeros((len(turns), 6))
            done, flag = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.uint8)
            race(
                now.position,
                places,
                now.land,
                now.rules,
                scratch,
                turns,
                stats,
                rng,
                TRIES,
                BEHIND,
                _SHORT,
                flag,
                done,
            )
            turn = int(np.argmax(stats[:, RACING] * 1e6 + stats[:, GAIN] / np.maximum(stats[:, VISITS], 1.0)))
        for act in turns[turn].tolist():
            if act >= 0:
                now.take(act)
    return now.position[0]


def endings(seed: int, boards: int) -> Endings:
    """Play `boards` explorations of two-player base games at various strengths, and solve the settlements."""
    begun = Mirror.of(game_with("fjords", {}).start())
    ends = np.zeros(boards, POSITION)
    _explore(begun.position, ends, begun.land, begun.rules, np.zeros(1, SCRATCH), generator(seed))
    return _solved(ends, begun.rules)


def journeys(seed: int, games: int, settled: Reals) -> Journeys:
    """Play `games` explorations of two-player base games, and estimate how each of them ends.

    `settled` has the weights of the forecast for the beginning of a settlement, with which the ends are estimated.
    """
    begun = Mirror.of(game_with("fjords", {}).start())
    rules = begun.rules.copy()
    rules["forecast"][0, 0] = settled
    found = Journeys(
        np.zeros((games, TILES_LEFT, FACTS), dtype=np.int16),
        np.zeros((games, TILES_LEFT), dtype=np.int64),
        np.zeros((games, TILES_LEFT)),
        np.zeros(games),
    )
    _travel(found, begun.position, np.zeros(1, POSITION), begun.land, rules, np.zeros(1, SCRATCH), generator(seed))
    return found


def travels(seed: int, games: int, options: Mapping[str, Json]) -> Travels:
    """Play `games` games with these options by a fast policy, and return training data from them.

    The data are features of positions in the explorations, and the final points.
    """
    begun = Mirror.of(game_with("fjords", options).start())
    rules = begun.rules.copy()
    rules["foretold"] = True
    seats = int(rules[0]["seats"])
    found = Travels(
        np.zeros((games, TILES_LEFT, seats, PROSPECTS), dtype=np.int16), np.zeros((games, seats), dtype=np.int64)
    )
    _wander(found, begun.position, np.zeros(1, POSITION), begun.land, rules, np.zeros(1, SCRATCH), generator(seed))
    return found


@allocating
def _explore(roots: Records, positions: Records, lands: Records, rules: Records, scratches: Records, rng: Rng) -> None:
    """Fill `positions` with settlements at their start, by playing explorations."""
    no_turn = np.zeros(0, dtype=np.int64)
    done = 0
    while done < len(positions):
        copy_position(positions[done], roots[0], rules[0])
        shuffle(positions[done], rng)
        care = _CARE[below(rng, len(_CARE))]
        play_out(positions[done], lands[0], rules[0], scratches[0], rng, care, no_turn, 0, MOST_TILES)
        if positions[done].due == DUE_SETTLE:  # else no seat could place a viking and the game is over
            done += 1


@allocating
def _solve(found: Endings, rules: Records, scratches: Records, ground: Ground, place: SolverWorkspace) -> None:
    """Compute the features and the exact value of each settlement. The tiles of a base game fit one 64-bit mask."""
    line = np.zeros(MOST_TILES, dtype=np.int64)
    place.work[LIMIT] = UNLIMITED
    for k in range(len(found.positions)):
        pos = found.positions[k]
        found.plain[k] = duel(pos, rules[0], pos.seat)
        measure(pos, rules[0], scratches[0])
        for i in range(FACTS):
            found.facts[k, i] = scratches[0].facts[i]
        mine, theirs = flood(pos, pos.seat)[0], flood(pos, 1 - pos.seat)[0]
        both = mine & theirs
        for i in range(pos.laid):
            ground.plains[i] = pos.plains[i, 0] & both
        near, far = pos.joined[pos.seat, 0] & both, pos.joined[1 - pos.seat, 0] & both
        place.work[NODES] = 0
        value, _, _ = contested(ground, place, np.uint64(k + 1 << 1), 0, both, near, far, line)
        found.values[k] = value + popcount(mine & ~both) - popcount(theirs & ~both)


@allocating
def _travel(
    found: Journeys,
    roots: Records,
    positions: Records,
    lands: Records,
    rules: Records,
    scratches: Records,
    rng: Rng,
) -> None:
    """Play explorations turn by turn and record features and estimates before each turn."""
    pos, scratch = positions[0], scratches[0]
    no_turn = np.zeros(0, dtype=np.int64)
    care = np.zeros(2, dtype=np.int64)
    done = 0
    while done < len(found.values):
        copy_position(pos, roots[0], rules[0])
        shuffle(pos, rng)
        for seat in range(2):
            care[seat] = 2 + below(rng, 8)
        found.sides[done] = 0
        while True:
            play_out(pos, lands[0], rules[0], scratch, rng, care[pos.seat], no_turn, 0, 1)
            if pos.past:
                break
            left = tiles_left(pos)
            measure(pos, rules[0], scratch)
            for i in range(FACTS):
                found.facts[done, left, i] = scratch.facts[i]
            found.sides[done, left] = 1 if pos.seat == pos.starter else -1
            found.plain[done, left] = duel(pos, rules[0], pos.seat)
            if left == 0:
                found.values[done] = forecast(pos, rules[0], scratch, pos.starter)
                done += 1
                break


@allocating
def _wander(
    found: Travels,
    roots: Records,
    positions: Records,
    lands: Records,
    rules: Records,
    scratches: Records,
    rng: Rng,
) -> None:
    """Play games turn by turn and record the features of all seats before each turn, and the final points."""
    pos, land, scratch, seats = positions[0], lands[0], scratches[0], rules[0].seats
    no_turn = np.zeros(0, dtype=np.int64)
    care = np.zeros(seats, dtype=np.int64)
    for game in range(len(found.points)):
        copy_position(pos, roots[0], rules[0])
        shuffle(pos, rng)
        for seat in range(seats):
            care[seat] = 4 + below(rng, 20)
        while True:
            play_out(pos, land, rules[0], scratch, rng, care[pos.seat], no_turn, 0, 1)
            if pos.past:
                break
            left = tiles_left(pos)
            look_around(pos, land, rules[0], scratch)
            for seat in range(seats):
                describe(pos, land, rules[0], scratch, seat)
                for k in range(PROSPECTS):
                    found.facts[game, left, seat, k] = scratch.prospects[k]
            if left == 0:
                play_out(pos, land, rules[0], scratch, rng, MOST_ACTIONS, no_turn, 0, 0)
                break
        for seat in range(seats):
            found.points[game, seat] = pos.points[0, seat]


@kernel
def _deal(positions: Records, lands: Records, rules: Records, rng: Rng) -> None:
    take(positions[0], lands[0], rules[0], deal(positions[0], rules[0], rng))
