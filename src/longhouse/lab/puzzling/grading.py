"""Rates the difficulty of a puzzle by how often each bot level solves it and how much work the proof took."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.bots.levels import level_named
from longhouse.bots.player import choose, search_seed
from longhouse.games.game import Event, State
from longhouse.puzzles.puzzle import Grade

_LEVELS = ("thrall", "karl", "jarl", "skald")
_TRIES = 4
_MIDDLE, _BY_LEVELS, _BY_NODES = 25.0, 14.0, 1.0
"""25 is a beginner's rating. A puzzle that all levels solve is rated 7 lower; ten times the proof work adds 1."""
_USUAL_WORK = 2.5
"""The usual number of nodes of a proof, as a power of ten."""


@dataclass(frozen=True, slots=True)
class AskedDecision:
    """A position of a puzzle in which the person who solves it has to decide."""

    state: State
    """The position."""
    right: Sequence[Event]
    """The right actions."""


def grade(decisions: Sequence[AskedDecision], nodes: int, seed: str) -> Grade:
    """Return the difficulty of a puzzle that consists of these decisions.

    `nodes` is the number of positions that the proof searched; `seed` determines the random choices of the bots.
    """
    game = decisions[0].state.game.name
    found = {name: _found(decisions, game, name, seed) for name in _LEVELS}
    missed = 0.5 - sum(found.values()) / len(found)
    work = math.log10(nodes) - _USUAL_WORK if nodes else 0.0
    rating = _MIDDLE + _BY_LEVELS * missed + _BY_NODES * min(max(work, -2.0), 2.0)
    return Grade(round(rating, 1), nodes, found)


def _found(decisions: Sequence[AskedDecision], game: str, name: str, seed: str) -> float:
    """Return the fraction of attempts in which a bot level gets all decisions right."""
    level = level_named(game, name)
    tries = [
        all(
            choose(each.state, level, search_seed(f"{seed}/{name}/{attempt}/{number}")).action in each.right
            for number, each in enumerate(decisions)
        )
        for attempt in range(_TRIES)
    ]
    return sum(tries) / _TRIES
