"""Generates training data for the network: plays visits from random set-ups and records the network's inputs."""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Rng, allocating, below, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, draw_hand, happen
from longhouse.engine.northwood.greedy import GreedyWorkspace, best_action, visit_is_over
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.network import MOST_FACTS, Network, Reals, log_odds, look
from longhouse.engine.northwood.piles import Position, copy, first, size
from longhouse.engine.northwood.playouts import deal

Rows = NDArray[np.int16]
MOST_DECISIONS = 200


@kernel
def arrange(position: Position, full: bool, rng: Rng) -> None:
    """Set `position` to a random game in progress: some fiefs are visited, and some of their rulers are friendly.

    `full` selects the set-up with all characters.
    """
    deal(position, full, rng)
    for _ in range(below(rng, 8)):
        fief = _any_of(position[at.OPEN], rng)
        position[at.OPEN] &= ~(1 << fief)
        if below(rng, 10) < 8:
            position[at.WON] |= 1 << fief
        if not position[at.WON] >> fief & 1 or below(rng, 10) < 4:
            position[at.RULERS + fief] = at.NONE


@kernel
def _any_of(bits: int, rng: Rng) -> int:
    for _ in range(below(rng, size(bits))):
        bits &= bits - 1
    return first(bits)


@kernel
def set_out(position: Position, network: Network, workspace: GreedyWorkspace, greedily: bool, rng: Rng) -> None:
    """Start a visit in `position`: deal a hand, choose a fief, and sometimes call substitutes.

    If `greedily` is set, the fief is in most cases the one that the network rates best; otherwise it is random.
    `workspace` has the buffers of the thread.
    """
    position[at.HAND] = draw_hand(rng)
    position[at.DUE] = at.DUE_VISIT
    fief = _any_of(position[at.OPEN], rng)
    if greedily and below(rng, 10) < 6:
        best = -1e9
        for other in range(8):
            if position[at.OPEN] >> other & 1:
                copy(position, workspace.after)
                take(workspace.after, at.VISIT + other)
                hope = log_odds(workspace.after, network, workspace.sight) + 0.2 * below(rng, 10)
                if hope > best:
                    best, fief = hope, other
    take(position, at.VISIT + fief)
    if below(rng, 10) < 4:
        for _ in range(1 + below(rng, 3)):
            count = legal(position, workspace.actions)
            action = workspace.actions[below(rng, count)]
            if action & ~31 == at.CALL:
                take(position, action)


@allocating
def lessons(
    visits: int,
    share_full: int,
    network: Network,
    workspace: GreedyWorkspace,
    greedily: bool,
    rng: Rng,
    seen: Rows,
    hit: Reals,
) -> int:
    """Play visits, and record their positions as training examples; return the number of rows written.

    - `visits`: the number of visits to play; fewer are played if there is no room for more rows.
    - `share_full`: the percentage of visits that use the set-up with all characters.
    - `workspace`: the buffers of the thread.
    - `greedily`: if set, the network decides, except for one random decision in each visit; positions before that
      decision are not recorded. If not set, all decisions are random.
    - `seen`: receives the inputs of the network, a row for each position.
    - `hit`: receives for each of these positions whether its visit succeeded.
    """
    position = np.zeros(at.SIZE, dtype=np.int64)
    rows = 0
    for _ in range(visits):
        arrange(position, bool(below(rng, 100) < share_full), rng)
        set_out(position, network, workspace, greedily, rng)
        began, won, decisions = rows, position[at.WON], 0
        surprise = below(rng, 24)
        while not visit_is_over(position) and decisions < MOST_DECISIONS:
            if chance_is_due(position):
                happen(position, rng)
                continue
            if greedily and decisions != surprise:
                take(position, best_action(position, network, workspace))
            else:
                if greedily:
                    rows = began
                count = legal(position, workspace.actions)
                action = workspace.actions[below(rng, count)]
                take(position, at.TO_LISTEN if action & ~31 == at.CALL else action)
            decisions += 1
            if rows < seen.shape[0] and not visit_is_over(position):
                look(position, workspace.sight)
                seen[rows, :8] = workspace.sight.parts
                seen[rows, 8:] = workspace.sight.facts
                rows += 1
        for row in range(began, rows):
            hit[row] = position[at.WON] != won
        if rows >= seen.shape[0] - MOST_DECISIONS:
            break
    return rows


def room(rows: int) -> tuple[Rows, Reals]:
    """Allocate arrays for `rows` training examples: one for the inputs of the network, one for whether the visit
    succeeded.
    """
    return np.zeros((rows, 8 + MOST_FACTS + 1), dtype=np.int16), np.zeros(rows, dtype=np.float32)
