"""A second, slow implementation of the geometry of Fjords, from the definitions: vertices in the plane, and searches.

It imports nothing of `longhouse.games.fjords`, so that tests can compare the two.
"""

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell in axial coordinates."""

    q: int
    r: int


Vertex = tuple[int, int]
Board = dict[Hex, str]

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def read_hex(text: str) -> Hex:
    return Hex(*map(int, text.split(",")))


def vertices(cell: Hex) -> list[Vertex]:
    """The corners of a cell as points of the plane, clockwise from N."""
    return [(2 * cell.q + cell.r + x, 3 * cell.r + y) for x, y in _CORNERS]


def around(cell: Hex) -> list[Hex]:
    """The cells that share an edge, that is two vertices, with `cell`."""
    near = [Hex(cell.q + dq, cell.r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
    return [other for other in near if other != cell and len(set(vertices(cell)) & set(vertices(other))) == 2]


def labels(board: Board) -> dict[Vertex, str]:
    """The terrain of every vertex; asserts that the tiles agree."""
    found: dict[Vertex, str] = {}
    for cell, pattern in board.items():
        for vertex, letter in zip(vertices(cell), pattern, strict=True):
            assert found.setdefault(vertex, letter) == letter, (cell, vertex)
    return found


def joined(board: Board, one: Hex, other: Hex, terrain: str) -> bool:
    """Whether two neighbours share a corner of this terrain."""
    label = labels({one: board[one], other: board[other]})
    return any(label[vertex] in terrain for vertex in set(vertices(one)) & set(vertices(other)))


def placements(board: Board, tiles: dict[str, str]) -> set[str]:
    """Every legal `lay`, by trying every tile in every way on every cell near the board."""
    label = labels(board)
    found = set()
    for cell in {near for laid in board for near in around(laid)} - set(board):
        touching = [near for near in around(cell) if near in board]
        if len(touching) < 2:
            continue
        fixed = {vertex: label[vertex] for vertex in vertices(cell) if vertex in label}
        if set(fixed.values()) == {"S"}:
            continue
        for tile, printed in tiles.items():
            for turn in range(6):
                pattern = printed[turn:] + printed[:turn]
                if all(
                    fixed.get(vertex, letter) == letter for vertex, letter in zip(vertices(cell), pattern, strict=True)
                ):
                    found.add(f"lay {tile} {cell.q},{cell.r} {pattern}")
    return found


def connected(start: Iterable[Hex], step: Callable[[Hex], Iterable[Hex]]) -> set[Hex]:
    """Everything that can be reached from `start` by repeated steps."""
    found = set(start)
    new = list(found)
    while new:
        for other in step(new.pop()):
            if other not in found:
                found.add(other)
                new.append(other)
    return found


def one_land_mass(board: Board) -> bool:
    """F3.3: whether all tiles are connected by plains and mountains."""
    first = next(iter(board))
    return connected([first], lambda cell: _joined_to(board, cell, "PM")) == set(board)


def settleable(board: Board, own: set[Hex], vacant: set[Hex]) -> set[Hex]:
    """The vacant tiles that a seat can settle now (F7.1)."""
    return {cell for cell in vacant if any(other in own for other in _joined_to(board, cell, "P"))}


def by_ship(board: Board, own: set[Hex], vacant: set[Hex]) -> set[Hex]:
    """The tiles that Journey reaches (F10.5), by a search."""
    reached = set(own)
    for _ in range(3):
        reached |= {other for cell in reached for other in _joined_to(board, cell, "S")}
    return reached & vacant


def by_horse(board: Board, own: set[Hex], vacant: set[Hex]) -> set[Hex]:
    """The tiles that Horse reaches (F10.6), by a search over pairs of tile and area; an area is a set of vertices."""
    places = {(cell, area) for cell in own for area in _areas(cell, board[cell])}
    for _ in range(3):
        places |= {
            (other, area)
            for cell, left in places
            for other in around(cell)
            if other in board
            for area in _areas(other, board[other])
            if left & area & set(vertices(cell)) & set(vertices(other))
        }
    return {cell for cell, _ in places} & vacant


def by_wisdom(board: Board, own: set[Hex], vacant: set[Hex], stones: set[Hex]) -> set[tuple[Hex, Hex]]:
    """The uses of Wisdom (F10.8), as pairs of space and target tile."""
    found = set()
    for space in {near for cell in board for near in around(cell)} - set(board) - stones:
        touching = [cell for cell in around(space) if cell in board]
        facing = [cell for cell in touching if _faces_with_plains(board, cell, space)]
        if len(touching) >= 2 and any(cell in own for cell in facing):
            found |= {(space, cell) for cell in facing if cell in vacant}
    return found


def claimable(board: Board, own: set[Hex], vacant: set[Hex]) -> set[Hex]:
    """The tiles that could be claimed step by step with enough vikings."""
    return connected(own, lambda cell: [other for other in _joined_to(board, cell, "P") if other in vacant]) - own


def claimable_with(board: Board, own: set[Hex], vacant: set[Hex], runes: Iterable[str], stones: set[Hex]) -> set[Hex]:
    """Like `claimable`, with runes: each is used at most once, and every order is tried."""
    found = claimable(board, own, vacant)
    for order in permutations(sorted(runes)):
        pieces = own | claimable(board, own, vacant)
        for rune in order:
            match rune:
                case "journey":
                    landed = by_ship(board, pieces, vacant)
                case "horse":
                    landed = by_horse(board, pieces, vacant)
                case _:
                    landed = {cell for _, cell in by_wisdom(board, pieces, vacant, stones)}
            pieces |= landed
            pieces |= claimable(board, pieces, vacant)
        found |= pieces - own
    return found


def connected_by_sea(board: Board, cell: Hex) -> set[Hex]:
    """The tiles connected to `cell` by sea (F10.3)."""
    return connected([cell], lambda at: _joined_to(board, at, "S"))


def _joined_to(board: Board, cell: Hex, terrain: str) -> list[Hex]:
    return [other for other in around(cell) if other in board and joined(board, cell, other, terrain)]


def _faces_with_plains(board: Board, cell: Hex, space: Hex) -> bool:
    label = labels({cell: board[cell]})
    return any(label[vertex] == "P" for vertex in set(vertices(cell)) & set(vertices(space)))


def _areas(cell: Hex, pattern: str) -> list[frozenset[Vertex]]:
    """The mountain areas of a tile: neighbouring M corners belong to one area."""
    corners = [vertex for vertex, letter in zip(vertices(cell), pattern, strict=True) if letter == "M"]
    ring = vertices(cell)
    areas: list[set[Vertex]] = []
    for vertex in corners:
        beside = {ring[(ring.index(vertex) + turn) % 6] for turn in (1, -1)}
        together = [area for area in areas if area & beside]
        areas = [area for area in areas if not area & beside] + [{vertex}.union(*together)]
    return [frozenset(area) for area in areas]
