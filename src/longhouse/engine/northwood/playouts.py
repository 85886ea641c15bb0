"""Kernels that play whole random games: the deal (N2.1, N2.2), then random actions to the end."""

import numpy as np

from longhouse.engine.compiled import Counts, Rng, allocating, below, generator, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, happen
from longhouse.engine.northwood.legal import any_action
from longhouse.engine.northwood.moves import break_camp, take
from longhouse.engine.northwood.piles import Position

STARS = np.array([4, 3, 2, 1, 1, 2, 3, 4], dtype=np.int64)


@kernel
def stars_of(fiefs: int) -> int:
    """Return the total stars of a set of fiefs, given as bits."""
    stars = 0
    for fief in range(8):
        if fiefs >> fief & 1:
            stars += STARS[fief]
    return stars


@allocating
def deal(position: Position, full: bool, rng: Rng) -> None:
    """Deal allies and rulers at random, and begin the game in `position`; drawing the first hand is then due.

    `full` selects the set-up with all characters.
    """
    pile = np.empty(24, dtype=np.int64)
    count = 0
    for who in range(24):
        if full or who in (at.QC, at.KC, at.QF, at.KF, at.QL, at.KL, at.QE, at.KE):
            pile[count] = who
            count += 1
    revealed = np.zeros(4, dtype=np.int64)
    if not full:
        position[at.ALLIES], position[at.ALLIES + 1] = at.JC, at.JF
        position[at.ALLIES + 2], position[at.ALLIES + 3] = at.JL, at.JE
        revealed[:] = 1
    rulers = 0
    while rulers < 8:
        drawn = below(rng, count)
        who = pile[drawn]
        count -= 1
        pile[drawn] = pile[count]
        suit = who // 6
        revealed[suit] += 1
        if revealed[suit] == 1:
            position[at.ALLIES + suit] = who
        elif revealed[suit] <= 3:
            position[at.RULERS + rulers] = who
            rulers += 1
    position[at.OPEN], position[at.WON] = 255, 0
    break_camp(position)


@allocating
def random_games(games: int, full: bool, rng: Rng) -> Counts:
    """Play `games` random games; return an array in which number n says how many of them ended with n stars.

    `full` selects the set-up with all characters.
    """
    ends = np.zeros(21, dtype=np.int64)
    position = np.zeros(at.SIZE, dtype=np.int64)
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    for _ in range(games):
        deal(position, full, rng)
        while position[at.DUE] != at.OVER:
            if chance_is_due(position):
                happen(position, rng)
            else:
                take(position, any_action(position, actions, rng))
        ends[stars_of(position[at.WON])] += 1
    return ends


def warm() -> None:
    """Compile the kernels of this module and those of the rules."""
    random_games(1, True, generator(0))
