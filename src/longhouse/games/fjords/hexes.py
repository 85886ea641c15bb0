"""Cells, corners and edges of the hexagonal grid (F1.1).

A cell is stored as one integer; its text is `q,r`.
"""

import re
from functools import cache
from typing import NewType

Cell = NewType("Cell", int)

_SPAN = 2048  # more than twice as wide as a board can grow: each tile adds at most one to its extent
_MIDDLE = _SPAN // 2
_RIM = _MIDDLE - 2
_DIGITS = 6  # longer coordinates are cut off: they are outside the grid anyway
MAX_TILES = 1000

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The direction (dq, dr) across each edge of a cell, as a difference of axial coordinates."""

_STEPS = tuple(dq * _SPAN + dr for dq, dr in DIRECTIONS)

ACROSS = tuple(((k + 4) % 6, (k + 3) % 6) for k in range(6))
"""For each edge k of a cell, the numbers that its corners k and k + 1 have in the neighbour across that edge."""

_CELL = re.compile(r"(0|-?[1-9]\d*),(0|-?[1-9]\d*)", re.ASCII)


def cell_at(q: int, r: int) -> Cell:
    """Return the cell with these axial coordinates."""
    return Cell((q + _MIDDLE) * _SPAN + r + _MIDDLE)


def coordinates(cell: Cell) -> tuple[int, int]:
    """Return the axial coordinates of a cell."""
    q, r = divmod(cell, _SPAN)
    return q - _MIDDLE, r - _MIDDLE


def cell_text(cell: Cell) -> str:
    """Return the text of a cell, such as `2,-1`."""
    q, r = coordinates(cell)
    return f"{q},{r}"


def read_cell(text: str) -> Cell | None:
    """Parse a cell from a text such as `2,-1`; None if the text is invalid.

    Coordinates that are farther out than any board can grow are moved to the rim of the grid.
    """
    found = _CELL.fullmatch(text)
    if not found:
        return None
    q, r = (max(-_RIM, min(_RIM, int(number[:_DIGITS]))) for number in found.groups())
    return cell_at(q, r)


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around a cell, in the order of the edges that it shares with them."""
    return tuple(Cell(cell + step) for step in _STEPS)
