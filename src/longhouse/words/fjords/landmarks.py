"""Finds the landmarks of a Fjords board: lakes, capes and mountain ranges, with the tiles that they cover."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from longhouse.games.fjords.hexes import DIRECTIONS

Place = tuple[int, int]
"""A cell by its two coordinates (F1.1)."""

_RANGE = 3  # the fewest connected mountain tiles that form a range


class Landmark(NamedTuple):
    """A lake, a cape or a mountain range on a Fjords board."""

    kind: Literal["lake", "cape", "range"]
    """Which of these it is."""
    cells: frozenset[Place]
    """The cells of the tiles that belong to it."""


def landmarks_of(words: Mapping[Place, str], capes: Iterable[Place]) -> list[Landmark]:
    """Return the landmarks of a board in the order in which they are named: lakes, capes, ranges.

    - `words`: for the cell of every tile on the board, the terrain at the tile's corners (F1.2).
    - `capes`: the cells of the capes.
    """
    lakes = [body for body in _bodies(words, "S") if _closed(words, body)]
    ranges = [body for body in _bodies(words, "M") if len(body) >= _RANGE]
    return [
        *(Landmark("lake", cells) for cells in lakes),
        *(Landmark("cape", frozenset([cell])) for cell in capes),
        *(Landmark("range", cells) for cells in ranges),
    ]


def _bodies(words: Mapping[Place, str], terrain: str) -> list[frozenset[Place]]:
    """Return the connected groups of tiles with a terrain; an edge connects two tiles if one of its corners has it."""
    found: list[frozenset[Place]] = []
    left = {cell: None for cell, word in words.items() if terrain in word}
    while left:
        body = [next(iter(left))]
        del left[body[0]]
        for cell in body:
            for beside in _across(words[cell], cell, terrain):
                if beside in left:
                    del left[beside]
                    body.append(beside)
        found.append(frozenset(body))
    return found


def _closed(words: Mapping[Place, str], cells: Iterable[Place]) -> bool:
    """Return whether no water of these tiles reaches the edge of the board."""
    return all(beside in words for cell in cells for beside in _across(words[cell], cell, "S"))


def _across(word: str, cell: Place, terrain: str) -> list[Place]:
    """Return the neighbouring cells across the edges of which at least one corner has the terrain."""
    return [
        (cell[0] + step[0], cell[1] + step[1])
        for k, step in enumerate(DIRECTIONS)
        if terrain in (word[k], word[(k + 1) % 6])
    ]
