"""Counts action sequences with the engine (perft). Tests compare the counts with those of `longhouse.games.playout`."""

import numpy as np

from longhouse.engine.compiled import Uint64s, allocating
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import DUE_DRAW, DUE_FIRST, DUE_ROW, DUE_SWAP, PICK, TILE_SHIFT
from longhouse.engine.fjords.mirror import Mirror
from longhouse.engine.fjords.moves import legal, take
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.records import LAND, POSITION, SCRATCH, PackedPosition, Records, Rules
from longhouse.games.chance import Source
from longhouse.games.game import State

_FIRST, _ROW, _DRAWN, _SWAP = acts.FIRST, acts.ROW, acts.DRAWN, acts.SWAP
_CHANCES_PER_ACTION = 16


def perft(state: State, source: Source, depth: int) -> int:
    """Count the sequences of `depth` actions that are possible from a position (perft).

    In each sequence, chance event number n is drawn from output n of `source`.
    """
    mirror = Mirror.of(state)
    positions = np.zeros(depth + 1, POSITION)
    lands = np.zeros(depth + 1, LAND)
    positions[0], lands[0] = mirror.position[0], mirror.land[0]
    outputs = [source.output(n) for n in range((depth + 1) * _CHANCES_PER_ACTION)]
    numbers = np.array([[stream.below(1 << 64) for _ in range(4)] for stream in outputs], dtype=np.uint64)
    count = int(_count(positions, lands, mirror.rules, numbers, depth, np.empty(depth + 1, SCRATCH)))
    assert count >= 0, "more chance events in one line than there are outputs"
    return count


@allocating
def _count(positions: Records, lands: Records, rules: Records, numbers: Uint64s, depth: int, scratches: Records) -> int:
    """Count sequences depth first, with one position per depth; -1 if there are too few random `numbers`."""
    if depth == 0:
        return 1
    drawn = np.zeros(depth + 1, dtype=np.int64)
    left = np.full(depth + 1, -1, dtype=np.int64)
    total, at = 0, 0
    while at >= 0:
        if left[at] < 0:
            while positions[at].due <= DUE_SWAP:
                take(positions[at], lands[at], rules[0], _drawn(positions[at], rules[0], numbers[drawn[at]]))
                drawn[at] += 1
                if drawn[at] == len(numbers):
                    return -1
            left[at] = legal(positions[at], lands[at], rules[0], scratches[at].found)
            if at == depth - 1:
                total += left[at]
                left[at] = 0
        if left[at] == 0:
            left[at] = -1
            at -= 1
            continue
        left[at] -= 1
        copy_position(positions[at + 1], positions[at], rules[0])
        lands[at + 1] = lands[at]
        drawn[at + 1] = drawn[at]
        take(positions[at + 1], lands[at + 1], rules[0], scratches[at].found[left[at]])
        at += 1
    return total


@allocating
def _drawn(pos: PackedPosition, rules: Rules, numbers: Uint64s) -> int:
    """Draw the chance event that is due with these random numbers (docs/chance.md); return its action code."""
    for i in range(1, pos.in_bag):
        tile, k = pos.bag[i], i
        while k > 0 and pos.bag[k - 1] > tile:
            pos.bag[k] = pos.bag[k - 1]
            k -= 1
        pos.bag[k] = tile
    if pos.due == DUE_FIRST:
        return _FIRST | int(numbers[0] % np.uint64(rules.seats))
    if pos.due in (DUE_ROW, DUE_DRAW):
        verb = _ROW if pos.due == DUE_ROW else _DRAWN
        return verb | int(pos.bag[int(numbers[0] % np.uint64(pos.in_bag))]) << TILE_SHIFT
    pool, picked = pos.bag.copy(), np.full(4, PICK, dtype=np.int64)
    for k in range(min(4, pos.in_bag)):
        size = pos.in_bag - k
        place = int(numbers[k] % np.uint64(size))
        picked[k] = pool[place]
        for after in range(place + 1, size):
            pool[after - 1] = pool[after]
    act = _SWAP
    picked.sort()
    for k in range(4):
        act |= picked[k] << 10 * k
    return act
