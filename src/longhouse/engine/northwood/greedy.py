"""A player that looks one decision ahead and chooses the action after which the network rates success most likely."""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import Counts, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.network import Network, Sight, log_odds, new_sight
from longhouse.engine.northwood.piles import Position, copy, top_step

_CERTAIN = 1e6


class GreedyWorkspace(NamedTuple):
    """The buffers that one thread needs to look one decision ahead."""

    actions: Counts
    """A list of legal actions."""
    after: Position
    """The position after an action that is tried."""
    sight: Sight
    """The inputs of the network."""


def new_workspace() -> GreedyWorkspace:
    """Allocate the buffers of one thread."""
    return GreedyWorkspace(np.zeros(at.MOST_ACTIONS, dtype=np.int64), np.zeros(at.SIZE, dtype=np.int64), new_sight())


@kernel
def visit_is_over(position: Position) -> bool:
    """Return whether the visit has ended: the next hand is due, or the game is over."""
    return position[at.DUE] in (at.DUE_HAND, at.OVER)


@kernel
def worth(before: Position, after: Position, network: Network, sight: Sight) -> float:
    """Return the log odds that the visit succeeds in `after`; if the visit is over, 1e6 for a success and -1e6 for a
    failure.

    `before` is an earlier position of the same visit; the visit has succeeded if a fief was won since then. `sight` is
    a buffer.
    """
    if visit_is_over(after):
        return _CERTAIN if after[at.WON] != before[at.WON] else -_CERTAIN
    return log_odds(after, network, sight)


@kernel
def order_is_free(position: Position) -> bool:
    """Return whether the only choice left is the order in which certain cards are discarded or scored, which does not
    matter.
    """
    if position[at.DUE] != at.DUE_ABILITY:
        return False
    kind = top_step(position) & 0xFF
    return kind in (at.S_DISCARD_ALL, at.S_SCORE_ALL)


@kernel
def best_action(position: Position, network: Network, workspace: GreedyWorkspace) -> int:
    """Return the action of a visit after which the network rates success most likely, as an action code.

    Calling substitutes is not considered. `workspace` has the buffers of the thread.
    """
    count = legal(position, workspace.actions)
    if count == 1 or order_is_free(position):
        return workspace.actions[0]
    best, choice = -np.inf, workspace.actions[0]
    for n in range(count):
        action = workspace.actions[n]
        if action & ~31 == at.CALL:
            break
        copy(position, workspace.after)
        take(workspace.after, action)
        hope = worth(position, workspace.after, network, workspace.sight)
        if hope > best:
            best, choice = hope, action
    return choice
