"""The learned forecast for two-player base games: a small network that corrects the linear forecast.

The network has one hidden layer of rectified linear units. Its inputs are those of the linear forecast, and these:

- the number of plains edges that face empty cells, counted separately by who has a longhouse on the tile of the edge
  or, if nobody has, by which seats can reach that tile and which of them is nearer;
- the number of empty cells where a tile may be laid (open cells);
- the number of plains edges on the tiles in the row, and on those in the bag;
- how many of the tiles left fit no open cell, how many fit only one, and how many fit only two;
- whether the number of tiles that still fit is odd or even, which predicts who begins the settlement;
- the number of tiles left, and the linear forecast itself.

The seat that really begins the settlement must not be an input: the training data come from finished games, in which
this seat is known from the start, and a network that is told it learns to use nothing else.
`bench/learn_fjords.py` trains the weights from scratch.
"""

import json
from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, kernel, popcount
from longhouse.engine.fjords.board import kinds_of
from longhouse.engine.fjords.forecast import Reals, forecast, tiles_left
from longhouse.engine.fjords.records import (
    CELLS,
    CORNERS,
    DISTANCES,
    FACTS,
    INPUTS,
    PAIRS,
    SCRATCH,
    UNITS,
    PackedPosition,
    Records,
    Rules,
    Scratch,
)

EDGES = FACTS
"""The index of the first of eight inputs that count plains edges facing empty cells.

The first six are separated by which seat can reach the tile of the edge: only the mover; only the opponent; both, but
the mover sooner; both, but the opponent sooner; both equally soon; nobody. The last two count the edges of tiles with
the mover's longhouses and with the opponent's.
"""
OPEN, OFFERED, BAGGED = EDGES + 8, EDGES + 9, EDGES + 10
FITTING = EDGES + 11
"""The index of the first of four inputs about the tiles left.

The first three count the tiles that fit no open cell, exactly one open cell, and exactly two. The last counts the tiles
in the row that fit no open cell.
"""
PARITY = FITTING + 4
"""The index of the first of five inputs about the parity of the number of tiles that still fit.

They are the parity as 1 (odd) or -1 (even); the parity with more weight the fewer tiles are left; the number of tiles
that both seats reach; and the products of this number with the first two inputs.
"""
LEFT = PARITY + 5
"""The index of the first of the last four inputs.

They are the number of tiles left, its parity, the linear forecast, and its product with the number of tiles left.
"""

_WRAP, _CODE = CELLS - 1, CORNERS - 1


class LearnedWeights(NamedTuple):
    """The weights of the network. They apply to the raw inputs: the scaling used in training is already folded in."""

    inner: Reals
    """The weights of the hidden layer: a row for each input, a column for each unit."""
    inner_bias: Reals
    """The bias of each hidden unit."""
    outer: Reals
    """The weight of each hidden unit in the output."""
    outer_bias: float
    """The bias of the output."""


@cache
def shipped() -> LearnedWeights:
    """Return the learned weights that are part of the package; they are loaded once."""
    return checked(json.loads((resources.files("longhouse.engine.fjords") / "data" / "insight.json").read_text()))


def checked(read: dict[str, object]) -> LearnedWeights:
    """Return the network's weights as arrays, after checking them.

    `read` is the content of their file: an object whose keys are the names of the fields of `LearnedWeights`. Raises
    `ValueError` if a shape is wrong or a number is not finite.
    """
    network = LearnedWeights(
        np.array(read["inner"], dtype=np.float64),
        np.array(read["inner_bias"], dtype=np.float64),
        np.array(read["outer"], dtype=np.float64),
        float(str(read["outer_bias"])),
    )
    shapes = [each.shape for each in network[:3]]
    if shapes != [(INPUTS, UNITS), (UNITS,), (UNITS,)]:
        raise ValueError(f"no learned forecast: {shapes}")
    if not all(np.isfinite(each).all() for each in network):
        raise ValueError("no learned forecast: a number that is none")
    return network


def foresights(positions: Records, rules: Records) -> tuple[Reals, Reals, Reals]:
    """Forecast the final lead of the seat to move in several positions, in each of which this seat has to lay a tile.

    Returns three arrays with a row for each position: the learned forecasts, the inputs of the network, and the linear
    forecasts.
    """
    told, inputs, linear = np.zeros(len(positions)), np.zeros((len(positions), INPUTS)), np.zeros(len(positions))
    _each(positions, rules, np.zeros(1, SCRATCH), told, inputs, linear)
    return told, inputs, linear


@kernel
def foresee(pos: PackedPosition, rules: Rules, scratch: Scratch, seat: int) -> float:
    """Return a forecast of the final lead of a seat: by the network if `rules` has its weights, else by the linear
    forecast.

    `scratch` is working memory, which is overwritten.
    """
    ahead = forecast(pos, rules, scratch, pos.seat)
    if rules.learned and tiles_left(pos) > 1:
        read(pos, rules, scratch, ahead)
        for unit in range(UNITS):
            scratch.units[unit] = rules.inner_bias[unit]
        for k in range(INPUTS):
            fact = scratch.inputs[k]
            if fact != 0.0:
                for unit in range(UNITS):
                    scratch.units[unit] += fact * rules.inner[k, unit]
        ahead += rules.outer_bias[0]
        for unit in range(UNITS):
            ahead += max(scratch.units[unit], 0.0) * rules.outer[unit]
    return ahead if seat == pos.seat else -ahead


@kernel
def read(pos: PackedPosition, rules: Rules, scratch: Scratch, ahead: float) -> None:
    """Compute the inputs of the network for the seat to move, and write them to `scratch.inputs`.

    `ahead` is the linear forecast of the same position. Computing it has left the features of the position in
    `scratch.facts`, which are inputs, too. The rest of `scratch` is working memory, which is overwritten.
    """
    inputs = scratch.inputs
    for k in range(FACTS):
        inputs[k] = scratch.facts[k]
    for k in range(FACTS, INPUTS):
        inputs[k] = 0.0
    _read_edges(pos, rules, scratch)
    left = tiles_left(pos)
    inputs[OPEN] = pos.opened
    fits = _read_tiles(pos, rules, scratch)
    both = 0.0
    for k in range(PAIRS):
        both += scratch.facts[k]
    side = 1.0 if fits & 1 else -1.0
    late = side * 4.0 / (1.0 + left)
    inputs[PARITY], inputs[PARITY + 1], inputs[PARITY + 2] = side, late, both
    inputs[PARITY + 3], inputs[PARITY + 4] = side * both, late * both
    inputs[LEFT], inputs[LEFT + 1] = left / 8.0, left & 1
    inputs[LEFT + 2], inputs[LEFT + 3] = ahead / 2.0, ahead * left / 16.0


@kernel
def _read_edges(pos: PackedPosition, rules: Rules, scratch: Scratch) -> None:
    """Count the plains edges that face empty cells, by which seat reaches their tile first."""
    for half in range(2):
        mine, theirs, nearer_me, nearer_them = ZERO, ZERO, ZERO, ZERO
        for far in range(DISTANCES):
            # a tile is nearer to the mover if the other seat has not reached it before or now
            nearer_me |= scratch.rings[0, far, half] & ~(theirs | scratch.rings[1, far, half])
            nearer_them |= scratch.rings[1, far, half] & ~(mine | scratch.rings[0, far, half])
            mine |= scratch.rings[0, far, half]
            theirs |= scratch.rings[1, far, half]
        both = mine & theirs
        seat = pos.seat
        for i in range(half * 64, min(pos.laid, half * 64 + 64)):
            edges = rules.plain_edges[pos.pattern[i]]
            if edges == 0:
                continue
            outward = 0
            for edge in range(6):
                if edges >> edge & 1 and pos.grid[(pos.cell[i] + rules.steps[edge]) & _WRAP] >= 0:
                    outward += 1
            if outward == 0:
                continue
            bit = ONE << np.uint64(i & 63)
            if pos.houses[seat, half] & bit:
                whose = 6
            elif pos.houses[1 - seat, half] & bit:
                whose = 7
            elif both & bit:
                whose = 2 if nearer_me & bit else (3 if nearer_them & bit else 4)
            elif mine & bit:
                whose = 0
            elif theirs & bit:
                whose = 1
            else:
                whose = 5
            scratch.inputs[EDGES + whose] += outward


@kernel
def _read_tiles(pos: PackedPosition, rules: Rules, scratch: Scratch) -> int:
    """Write the inputs about the tiles in the row and the bag; return how many of these tiles fit somewhere."""
    once, twice, more = ZERO, ZERO, ZERO
    left = kinds_of(rules, pos.row, pos.in_row) | kinds_of(rules, pos.bag, pos.in_bag)
    for k in range(pos.opened):
        kinds = rules.fits[pos.grid[pos.open[k]] & _CODE] & left
        more |= twice & kinds
        twice |= once & kinds
        once |= kinds
    fits = 0
    for k in range(pos.in_row + pos.in_bag):
        in_row = k < pos.in_row
        kind = rules.kind[pos.row[k] if in_row else pos.bag[k - pos.in_row]]
        edges = popcount(np.uint64(rules.plain_edges[rules.lies[kind, 0]]))
        scratch.inputs[OFFERED if in_row else BAGGED] += edges
        bit = ONE << np.uint64(kind)
        if not once & bit:
            scratch.inputs[FITTING] += 1.0
            if in_row:
                scratch.inputs[FITTING + 3] += 1.0
            continue
        fits += 1
        if not twice & bit:
            scratch.inputs[FITTING + 1] += 1.0
        elif not more & bit:
            scratch.inputs[FITTING + 2] += 1.0
    return fits


@kernel
def _each(positions: Records, rules: Records, scratches: Records, told: Reals, inputs: Reals, linear: Reals) -> None:
    for k in range(len(positions)):
        pos, scratch = positions[k], scratches[0]
        told[k] = foresee(pos, rules[0], scratch, pos.seat)
        linear[k] = forecast(pos, rules[0], scratch, pos.seat)
        read(pos, rules[0], scratch, linear[k])
        for i in range(INPUTS):
            inputs[k, i] = scratch.inputs[i]
