"""What makes a position of Fjords recognisable, however it is written down: which patterns lie side by side.

Other tile ids, another order of moves, another place on the grid, a turned or mirrored board and other players change
nothing of it.
"""

from functools import cache

from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import neighbours
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State

Pair = tuple[str, int, str]


def likeness(state: State) -> frozenset[str]:
    """Return the pairs of adjacent tiles of a position, as texts."""
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
    """Return two adjacent patterns, the same text in all twelve turned and mirrored forms, whichever comes first."""
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
    """Return the corners in the other order; edge k, between the corners k and k + 1, becomes edge 5 − k."""
    return pattern[0] + pattern[:0:-1]
