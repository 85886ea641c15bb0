"""Computes a fingerprint of a Fjords position, to find positions that are nearly the same.

The fingerprint is the set of pairs of corner patterns that lie side by side. It does not depend on tile ids, the order
of moves, the place on the grid, rotation, reflection or the players.
"""

from functools import cache

from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import neighbours
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State

Pair = tuple[str, int, str]


def likeness(state: State) -> frozenset[str]:
    """Return the fingerprint of a position: the pairs of adjacent corner patterns, each as a text.

    Pairs of starting tiles are left out, because they are the same in every game.
    """
    if isinstance(state, FinishedMatch):
        state = state.last
    if isinstance(state, Settlement):
        laid = dict(zip(state.land.cells, state.land.patterns, strict=True))
    else:
        assert isinstance(state, Exploration)
        laid = state.board.patterns(state.game.tiles)
    start = set(state.game.tiles.start)
    return frozenset(
        _pair(pattern, edge, laid[near])
        for cell, pattern in laid.items()
        for edge, near in enumerate(neighbours(cell))
        if near in laid and not (cell in start and near in start)  # these are side by side in every game
    )


@cache
def _pair(pattern: str, edge: int, other: str) -> str:
    """Return a canonical text for two adjacent patterns.

    It is the same for all rotations and reflections of the pair, and for either order of the two.
    """
    forms: list[Pair] = []
    for one, side, two in ((pattern, edge, other), (other, (edge + 3) % 6, pattern)):
        for turned in range(6):
            here, across = _turned(one, turned), _turned(two, turned)
            place = (side + turned) % 6
            forms += [(here, place, across), (_mirrored(here), 5 - place, _mirrored(across))]
    return "{}/{}/{}".format(*min(forms))


def _turned(pattern: str, steps: int) -> str:
    return pattern[6 - steps :] + pattern[: 6 - steps]


def _mirrored(pattern: str) -> str:
    """Return the reflection of a pattern. Edge k, which joins the corners k and k + 1, becomes edge 5 − k."""
    return pattern[0] + pattern[:0:-1]
