"""Kernels that play many games of Fjords at once: each row of an array is a board.

`longhouse.envs.fjords.coding` defines the action ids and the observations; tests check that the kernels agree with it.
The engine's grid and the grid of observations are tori of different sizes. So each board stores the places that its
cells have in the observation (`Tracked`).
"""

from typing import Annotated, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.boards import Bytes, Ids, Which
from longhouse.engine.boards import warm as warm_shared
from longhouse.engine.compiled import Counts, Rng, kernel, popcount
from longhouse.engine.fjords.acts import (
    CELL_SHIFT,
    DUE_ANSWER,
    DUE_FIRST,
    DUE_OVER,
    DUE_SETTLE,
    DUE_SWAP,
    NUMBER,
    PICK,
    TILE_SHIFT,
    VERB_SHIFT,
)
from longhouse.engine.fjords.board import clear
from longhouse.engine.fjords.moves import deal, legal, take
from longhouse.engine.fjords.records import (
    CELLS,
    LAND,
    MOST_SEATS,
    MOST_TILES,
    PATTERNS,
    POSITION,
    PackedLand,
    PackedPosition,
    Records,
    Rules,
    record,
)
from longhouse.engine.fjords.rules import rules_of
from longhouse.games.fjords.match import Fjords

_MOST_SIDE = 64
_VERBS = 16
_LAY, _POINT, _VIKING, _WISDOM = 5, 10, 12, 15
"""The numbers of verbs with a place in `acts.VERBS`."""
_WRAP = CELLS - 1


class Frame(Protocol):
    """What the kernels need to know about action ids and observations, for games with one set of options.

    A place is an index in the square grid of an observation's board.
    """

    side: int
    """The number of rows, and of columns, of the square grid."""
    cells: int
    """The number of places in the square grid."""
    seats: int
    """The number of seats."""
    by_row: int
    """Whether tiles come from a face-up row."""
    bagged: int
    """The number of tiles in the bag at the start."""
    starting: int
    """The number of starting tiles."""
    vikings: int
    """The number of vikings of each seat at the start."""
    longhouses: int
    """The number of longhouses of each seat at the start."""
    moving: int
    """The runes in play that move a viking, as bits: 1 Journey, 2 Horse, 4 Wisdom."""
    home: int
    """Whether the rune Home is in play."""
    rounds: int
    """The number of rounds."""
    first: Annotated[NDArray[Any], "i8", (_VERBS,)]
    """For each verb, in the order of `acts.VERBS`, the first of its action ids."""
    start: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    """For each starting tile, the place where it lies."""
    near: Annotated[NDArray[Any], "i2", (_MOST_SIDE * _MOST_SIDE, 6)]
    """For each place, the six places across its edges."""
    turn: Annotated[NDArray[Any], "u1", (1024, PATTERNS)]
    """For each tile and corner pattern, how far the tile is then rotated from its printed pattern, in steps of 60°.
    """
    number: Annotated[NDArray[Any], "u1", (1024,)]
    """For each tile, the number that stands for it in observations."""
    corners: Annotated[NDArray[Any], "u1", (PATTERNS, 6)]
    """For each pattern, the terrains of its six corners: 1 plains, 2 mountain, 3 sea."""
    printed: Annotated[NDArray[Any], "u1", (1024, 6)]
    """For each tile, the terrains of its six corners in the orientation in which the tile is printed."""
    due: int
    """The offset in an observation of the part `due`, which says what comes next.

    The fields from here to `starters` are the offsets of the parts with the same names; `turns` is that of the part
    `turn`. The first part of an observation is the board, at offset 0.
    """
    seat: int
    turns: int
    mover: int
    starter: int
    settler: int
    just_laid: int
    standing: int
    pointed: int
    row: int
    row_corners: int
    aside: int
    bag: int
    supplies: int
    runes: int
    past: int
    points: int
    starters: int
    size: int
    """The length of an observation."""


FRAME = record(Frame)

PIECES = 10
_ORDER, _TILE, _CORNERS, _STONE, _STONE_OF_WISDOM = 0, 1, 2, 8, 9


class Tracked(Protocol):
    """Data that is stored beside each position, so that its observation can be updated instead of written anew."""

    placed: int
    """The number of tiles whose place is stored in `spots`."""
    shown: int
    """The number of tiles that the observation already shows."""
    where: Annotated[NDArray[Any], "i2", (CELLS,)]
    """For each cell of the engine's grid that is beside a tile, its place in the observation."""
    spots: Annotated[NDArray[Any], "i2", (MOST_TILES,)]
    """For each tile on the board, its place in the observation."""


TRACKED = record(Tracked)


@kernel
def begin(
    positions: Records,
    lands: Records,
    rules: Records,
    frames: Records,
    tracked: Records,
    which: Which,
    rngs: Rng,
    acts: Counts,
    ids: Ids,
    counts: Counts,
    turns: Counts,
) -> None:
    """Begin a new game on some of the boards, and draw chance events up to the first decision.

    - `which`: for each board, whether to begin a game on it; the others stay as they are.
    - `positions`, `lands`, `tracked`: for each board, its `PackedPosition`, `PackedLand` and `Tracked`, which are
      modified.
    - `rngs`: for each board, the state of its random number generator, which is modified.
    - `rules`, `frames`: one `Rules` and one `Frame`, each in an array of one record; all boards share them.
    - `acts`, `ids`: receive the legal actions of each board, as action codes and as ids.
    - `counts`: receives for each board the number of its legal actions.
    - `turns`: receives for each board the seat to move.
    """
    for board in range(len(positions)):
        if which[board]:
            pos = positions[board]
            clear(pos, rules[0])
            pos.past = pos.settler = pos.seat = pos.starter = 0
            for k in range(3):
                pos.starters[k] = 0
                for seat in range(MOST_SEATS):
                    pos.points[k, seat] = 0
            pos.due = DUE_FIRST
            tracked[board].placed = tracked[board].shown = 0
            _to_decision(pos, lands[board], rules[0], rngs[board])
            turns[board] = _list(
                pos, lands[board], rules[0], frames[0], tracked[board], acts[board], ids[board], counts, board
            )


@kernel
def step(
    positions: Records,
    lands: Records,
    rules: Records,
    frames: Records,
    tracked: Records,
    which: Which,
    places: Counts,
    rngs: Rng,
    acts: Counts,
    ids: Ids,
    counts: Counts,
    turns: Counts,
    over: Which,
    rewards: NDArray[np.float32],
) -> None:
    """Play one action on some of the boards, then draw chance events up to the next decision.

    - `which`: for each board, whether to play on it; the others stay as they are.
    - `places`: for each board, the index of the action to play in its row of `acts`.
    - `positions`, `lands`, `tracked`: for each board, its `PackedPosition`, `PackedLand` and `Tracked`, which are
      modified.
    - `rngs`: for each board, the state of its random number generator, which is modified.
    - `rules`, `frames`: one `Rules` and one `Frame`, each in an array of one record; all boards share them.
    - `acts`, `ids`: receive the new legal actions of each board, as action codes and as ids. Before, `acts` must have
      the legal actions from which `places` chooses.
    - `counts`: receives for each board the number of its legal actions.
    - `turns`: receives for each board the seat to move, or -1 if the game is over.
    - `over`: receives True for each board on which the game has ended.
    - `rewards`: receives for each board the reward of each seat; 0 unless the game has just ended.
    """
    seats = rules[0].seats
    for board in range(len(positions)):
        for seat in range(seats):
            rewards[board, seat] = 0
        if which[board]:
            pos = positions[board]
            take(pos, lands[board], rules[0], acts[board, places[board]])
            _to_decision(pos, lands[board], rules[0], rngs[board])
            turns[board] = _list(
                pos, lands[board], rules[0], frames[0], tracked[board], acts[board], ids[board], counts, board
            )
            if pos.due == DUE_OVER:
                over[board] = True
                _reward(pos, rules[0], rewards[board])


@kernel
def _to_decision(pos: PackedPosition, land: PackedLand, rules: Rules, rng: Rng) -> None:
    while pos.due <= DUE_SWAP:
        act = deal(pos, rules, rng)
        if pos.due == DUE_SWAP:
            act = _sorted(act)
        take(pos, land, rules, act)


@kernel
def _sorted(act: int) -> int:
    """Sort the tiles of a swap event in ascending order, as the rules keep the row; empty places come last."""
    first, second, third, fourth = act & PICK, act >> 10 & PICK, act >> 20 & PICK, act >> 30 & PICK
    first, second = min(first, second), max(first, second)
    third, fourth = min(third, fourth), max(third, fourth)
    first, third = min(first, third), max(first, third)
    second, fourth = min(second, fourth), max(second, fourth)
    second, third = min(second, third), max(second, third)
    return act >> VERB_SHIFT << VERB_SHIFT | first | second << 10 | third << 20 | fourth << 30


@kernel
def _list(
    pos: PackedPosition,
    land: PackedLand,
    rules: Rules,
    frame: Frame,
    track: Tracked,
    acts: Counts,
    ids: Ids,
    counts: Counts,
    board: int,
) -> int:
    """List the legal actions of a board and their ids; return the seat to move, or -1 if no seat is to move."""
    if pos.laid < track.placed:  # another round
        track.placed = track.shown = 0
    for i in range(track.placed, pos.laid):
        cell = pos.cell[i]
        spot = frame.start[i] if i < frame.starting else track.where[cell]
        track.spots[i] = spot
        for edge in range(6):
            track.where[(cell + rules.steps[edge]) & _WRAP] = frame.near[spot, edge]
    track.placed = pos.laid
    count = legal(pos, land, rules, acts)
    counts[board] = count
    for k in range(count):
        ids[k] = _id(pos, rules, frame, track, acts[k])
    if pos.due == DUE_OVER:
        return -1
    return pos.answering if pos.due == DUE_ANSWER else pos.seat


@kernel
def _id(pos: PackedPosition, rules: Rules, frame: Frame, track: Tracked, act: int) -> int:
    verb = act >> VERB_SHIFT
    tile, cell, pattern = act >> TILE_SHIFT & NUMBER, act >> CELL_SHIFT & NUMBER, act & NUMBER
    first = frame.first[verb]
    if verb in (_LAY, _POINT):
        slot = 0
        if pos.in_row:
            while pos.row[slot] != tile:
                slot += 1
        else:
            while pos.aside[slot] != tile:
                slot += 1
        return int(first + (slot * 6 + frame.turn[tile, pattern]) * frame.cells + track.where[cell])
    if verb < _VIKING:
        return int(first)
    plane = 0
    if verb == _WISDOM:
        while (pos.cell[pattern] + rules.steps[plane]) & _WRAP != cell:
            plane += 1
    return int(first + plane * frame.cells + track.spots[pattern])


@kernel
def _reward(pos: PackedPosition, rules: Rules, rewards: NDArray[np.float32]) -> None:
    """Write the rewards of all seats. They add up to 0, and a single winner gets 1 (F8.3, F8.4)."""
    seats = rules.seats
    best, ties = -1, 0
    for seat in range(seats):
        total = _total(pos, seat)
        if total > best:
            best, ties = total, 1
        elif total == best:
            ties += 1
    winner = -1
    for seat in range(seats):
        if _total(pos, seat) != best:
            continue
        if ties == 1:
            winner = seat
        elif rules.by_row:  # F8.3
            if winner < 0 or (seat - pos.settler) % seats > (winner - pos.settler) % seats:
                winner = seat
        else:  # F8.4
            won = 0
            for k in range(pos.past):
                if pos.points[k, seat] > pos.points[k, 1 - seat]:
                    won += 1
            if won == 2:
                winner = seat
    for seat in range(seats):
        share = 0.0
        if winner >= 0:
            share = 1.0 if seat == winner else 0.0
        elif _total(pos, seat) == best:
            share = 1.0 / ties
        rewards[seat] = (share * seats - 1) / (seats - 1)


@kernel
def _total(pos: PackedPosition, seat: int) -> int:
    total = 0
    for k in range(pos.past):
        total += pos.points[k, seat]
    return int(total)


@kernel
def observe(
    positions: Records,
    rules: Records,
    frames: Records,
    tracked: Records,
    which: Which,
    turns: Counts,
    viewers: Counts,
    seen: Bytes,
) -> None:
    """Write an observation to `seen[n]` for each board n for which `which[n]` is true.

    - `positions`, `tracked`: for each board, its `PackedPosition` and its `Tracked`. `tracked` is modified.
    - `rules`, `frames`: one `Rules` and one `Frame`, each in an array of one record; all boards share them.
    - `turns`: for each board, the seat to move, or -1 if there is none.
    - `viewers`: for each board, the seat that observes it.
    """
    for board in range(len(positions)):
        if which[board]:
            _observe(positions[board], rules[0], frames[0], tracked[board], viewers[board], turns[board], seen[board])


@kernel
def _observe(
    pos: PackedPosition, rules: Rules, frame: Frame, track: Tracked, seat: int, turn: int, seen: Bytes
) -> None:
    cells, seats = frame.cells, frame.seats
    if track.shown == 0:
        for k in range(frame.due):
            seen[k] = 0
    for i in range(track.shown, pos.laid):
        at, tile, pattern = track.spots[i], pos.tile[i], pos.pattern[i]
        seen[_ORDER * cells + at] = i + 1
        seen[_TILE * cells + at] = frame.number[tile]
        for corner in range(6):
            seen[(_CORNERS + corner) * cells + at] = frame.corners[pattern, corner]
        seen[_STONE * cells + at] = rules.stone[tile]
    track.shown = pos.laid
    _show_pieces(pos, frame, track, seat, seen)
    for k in range(frame.due, frame.size):
        seen[k] = 0
    settled = pos.due >= DUE_SETTLE
    if settled:
        for k in range(pos.wise):
            seen[_STONE_OF_WISDOM * cells + track.where[pos.wisdom[k]]] = 1
        seen[frame.settler + (pos.settler - seat) % seats] = 1
    seen[frame.due + pos.due] = 1
    seen[frame.seat + seat] = 1
    if turn >= 0:
        seen[frame.turns + (turn - seat) % seats] = 1
    seen[frame.mover + (pos.seat - seat) % seats] = 1
    seen[frame.starter + (pos.starter - seat) % seats] = 1
    seen[frame.just_laid] = pos.just_laid
    if not settled:
        _show_tiles(pos, frame, seen)
    for other in range(seats):
        row = (other - seat) % seats
        vikings = popcount(pos.vikings[other, 0]) + popcount(pos.vikings[other, 1])
        houses = popcount(pos.houses[other, 0]) + popcount(pos.houses[other, 1])
        seen[frame.supplies + row * 2] = frame.vikings - vikings
        seen[frame.supplies + row * 2 + 1] = frame.longhouses - houses
        left = frame.moving & ~pos.spent[other]
        for rune in range(3):
            seen[frame.runes + row * 4 + rune] = left >> rune & 1
        if frame.home and not pos.homes[other, 0] | pos.homes[other, 1]:
            seen[frame.runes + row * 4 + 3] = 1
        for k in range(pos.past):
            seen[frame.points + k * seats + row] = pos.points[k, other]
    seen[frame.past] = pos.past
    for k in range(pos.past):
        seen[frame.starters + k] = (pos.starters[k] - seat) % seats + 1


@kernel
def _show_pieces(pos: PackedPosition, frame: Frame, track: Tracked, seat: int, seen: Bytes) -> None:
    """Write which pieces each seat has on which tiles. Pieces never move, so tiles without a piece need no update."""
    cells, seats = frame.cells, frame.seats
    one = np.uint64(1)
    for other in range(seats):
        own = (PIECES + (other - seat) % seats) * cells
        for half in range(2):
            houses, vikings = pos.houses[other, half], pos.vikings[other, half]
            pieces = houses | vikings
            while pieces:
                bit = pieces & (~pieces + one)
                at = track.spots[int(popcount(bit - one)) + 64 * half]
                for plane in range(PIECES, PIECES + seats):
                    seen[plane * cells + at] = 0
                if vikings & bit:
                    seen[own + at] = 3
                elif pos.homes[other, half] & bit:
                    seen[own + at] = 2
                else:
                    seen[own + at] = 1
                pieces ^= bit


@kernel
def _show_tiles(pos: PackedPosition, frame: Frame, seen: Bytes) -> None:
    """Write which tiles are still to be laid, and the state of the claims that nothing fits."""
    seen[frame.standing] = pos.claims
    if pos.pointed >= 0:
        seen[frame.pointed] = frame.number[pos.pointed]
    for k in range(pos.in_row):
        tile = pos.row[k]
        seen[frame.row + k] = frame.number[tile]
        for corner in range(6):
            seen[frame.row_corners + k * 6 + corner] = frame.printed[tile, corner]
    if not frame.by_row:
        for k in range(pos.in_aside):
            seen[frame.aside + k] = frame.number[pos.aside[k]]
    for k in range(pos.in_bag):
        seen[frame.bag + frame.number[pos.bag[k]] - frame.starting - 1] = 1


def warm() -> None:
    """Compile the kernels of this module, by calling them for no board."""
    positions, lands, tracked = np.zeros(1, POSITION), np.zeros(1, LAND), np.zeros(1, TRACKED)
    rules, frames, which = rules_of(Fjords.with_options({})), np.zeros(1, FRAME), np.zeros(1, np.bool_)
    rngs, acts, ids, counts = (
        np.zeros((1, 1), np.uint64),
        np.zeros((1, 1), np.int64),
        np.zeros((1, 1), np.int32),
        np.zeros(1, np.int64),
    )
    rewards, over = np.zeros((1, 2), np.float32), np.zeros(1, np.bool_)
    begin(positions, lands, rules, frames, tracked, which, rngs, acts, ids, counts, counts)
    step(positions, lands, rules, frames, tracked, which, counts, rngs, acts, ids, counts, counts, over, rewards)
    observe(positions, rules, frames, tracked, which, counts, counts, np.zeros((1, 1), np.uint8))
    warm_shared()
