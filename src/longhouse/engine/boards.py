"""Kernels shared by all batched environments: they check and choose actions, and write masks of the legal actions.

A *board* is one game of a batch. `which` says on which boards a kernel works.
"""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, below, kernel

Ids = NDArray[np.int32]
Bytes = NDArray[np.uint8]
Which = NDArray[np.bool_]
"""For each board, whether a kernel works on it."""


@kernel
def first_illegal(which: Which, chosen: Counts, ids: Ids, counts: Counts, places: Counts) -> int:
    """Find the chosen action of each board in the list of legal actions there, and write its index to `places`.

    Returns the number of the first board whose action is not legal, or -1 if all actions are legal.

    - `which`: for each board, whether to process it.
    - `chosen`: for each board, the id of the chosen action.
    - `ids`, `counts`: the first `counts[n]` numbers in row n of `ids` are the ids of the legal actions on board n.
    - `places`: receives for each board the index of its chosen action in its row of `ids`.
    """
    for board in range(len(chosen)):
        if which[board]:
            place = 0
            while place < counts[board] and ids[board, place] != chosen[board]:
                place += 1
            if place == counts[board]:
                return board
            places[board] = place
    return -1


@kernel
def choose(which: Which, ids: Ids, counts: Counts, rngs: Rng, chosen: Counts) -> None:
    """Choose a legal action at random on each board n for which `which[n]` is true, and write its id to `chosen[n]`.

    - `ids`, `counts`: the first `counts[n]` numbers in row n of `ids` are the ids of the legal actions on board n.
    - `rngs`: the states of the random number generators, one row for each board.
    """
    for board in range(len(chosen)):
        if which[board] and counts[board]:
            chosen[board] = ids[board, below(rngs[board], counts[board])]


@kernel
def mark(which: Which, ids: Ids, counts: Counts, masks: NDArray[np.int8], value: int) -> None:
    """Write `value` to the entries of `masks` that belong to legal actions, on each board n for which `which[n]` is
    true.

    - `ids`, `counts`: the first `counts[n]` numbers in row n of `ids` are the ids of the legal actions on board n.
    - `masks`: for each board, an entry for every action id.
    """
    for board in range(len(masks)):
        if which[board]:
            for k in range(counts[board]):
                masks[board, ids[board, k]] = value


def warm() -> None:
    """Compile the kernels of this module, by calling them for no board."""
    which, ids, counts = np.zeros(1, np.bool_), np.zeros((1, 1), np.int32), np.zeros(1, np.int64)
    first_illegal(which, counts, ids, counts, counts)
    choose(which, ids, counts, np.zeros((1, 1), np.uint64), counts)
    mark(which, ids, counts, np.zeros((1, 1), np.int8), 1)
