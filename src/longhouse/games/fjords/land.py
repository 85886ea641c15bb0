"""The finished board as graphs: which tiles are connected by which terrain. Sets of tiles are bit masks."""

from collections.abc import Iterator
from functools import cache, cached_property

from longhouse.games.fjords.board import Board
from longhouse.games.fjords.hexes import ACROSS, Cell, neighbours
from longhouse.games.fjords.tiles import TileSet, runs

_FARTHEST_RIDE = 3


class Land:
    """The finished board as graphs. Sets of tiles are bit masks, in which bit i stands for the tile on `cells[i]`.

    Some graphs are computed on first use.
    """

    tiles: tuple[int, ...]
    """The number of each tile in the tile set, in the order in which the tiles were laid."""
    cells: tuple[Cell, ...]
    """The cell of each tile, in the same order."""

    def __init__(self, kit: TileSet, board: Board) -> None:
        self.tiles, self.cells, patterns = zip(*board.laid, strict=True)
        self.patterns = tuple([kit.patterns[pattern] for pattern in patterns])
        self.at = {cell: i for i, cell in enumerate(self.cells)}
        self.plains = self._joined_by("P")
        """For each tile, the adjacent tiles connected to it by plains (F1.4)."""
        self.habitable = sum(1 << i for i, pattern in enumerate(self.patterns) if "P" in pattern)
        """The tiles that have plains."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and (self.tiles, self.cells, self.patterns) == (
            other.tiles,
            other.cells,
            other.patterns,
        )

    def __hash__(self) -> int:
        return hash((self.tiles, self.cells, self.patterns))

    @cached_property
    def near(self) -> tuple[int, ...]:
        """For each tile, all adjacent tiles, whatever the terrain, as a bit mask."""
        return self._joined_by("PMS")

    @cached_property
    def sea(self) -> tuple[int, ...]:
        """For each tile, the adjacent tiles connected to it by sea, as a bit mask."""
        return self._joined_by("S")

    @cached_property
    def by_ship(self) -> tuple[int, ...]:
        """For each tile, the tiles that can be reached from it in 1 to 3 steps over sea (F10.5), as a bit mask."""
        return tuple(self._within(1 << i, self.sea) for i in range(len(self.cells)))

    @cached_property
    def by_horse(self) -> tuple[int, ...]:
        """For each tile, the tiles that the rune Horse reaches from it, as a bit mask: 1 to 3 steps over connected
        mountains (F10.6).

        A tile can have several separate mountain areas. A path that enters one of them does not reach the others.
        """
        areas, joined = self._mountains()
        reached = [0] * len(self.cells)
        for area, (tile, _) in enumerate(areas):
            for other in bits(self._within(1 << area, joined)):
                reached[tile] |= 1 << areas[other][0]
        return tuple(reached)

    @cached_property
    def spaces(self) -> dict[Cell, int]:
        """The empty cells that touch at least two tiles; for each, the tiles that have plains at the edge to the cell
        (F10.8), as a bit mask.
        """
        touching: dict[Cell, int] = {}
        facing: dict[Cell, int] = {}
        for i, (cell, pattern) in enumerate(zip(self.cells, self.patterns, strict=True)):
            for space, plains in zip(neighbours(cell), edges_with(pattern, "P"), strict=True):
                if space not in self.at:
                    touching[space] = touching.get(space, 0) + 1
                    facing[space] = facing.get(space, 0) | (plains << i)
        return {space: facing[space] for space, count in touching.items() if count >= 2}

    def connected_by_sea(self, tile: int) -> int:
        """Return all tiles connected to `tile` by sea, directly or not (F10.3), as a bit mask.

        The result includes `tile` itself, provided that this tile has sea.
        """
        found = 0
        new = 1 << tile if "S" in self.patterns[tile] else 0
        while new:
            found |= new
            new = union(self.sea, new) & ~found
        return found

    def _joined_by(self, terrains: str) -> tuple[int, ...]:
        """For each tile, return the adjacent tiles across an edge that has one of these terrains (F1.4)."""
        at = self.at
        joined: list[int] = []
        for cell, pattern in zip(self.cells, self.patterns, strict=True):
            there = 0
            for near, has in zip(neighbours(cell), edges_with(pattern, terrains), strict=True):
                if has and near in at:
                    there |= 1 << at[near]
            joined.append(there)
        return tuple(joined)

    def _mountains(self) -> tuple[list[tuple[int, list[int]]], list[int]]:
        """Return all mountain areas as (tile, corners), and for each area the areas connected to it, as bits."""
        areas = [(i, corners) for i, pattern in enumerate(self.patterns) for corners in runs(pattern, "M")]
        number = {(tile, corner): area for area, (tile, corners) in enumerate(areas) for corner in corners}
        joined = [0] * len(areas)
        for area, (tile, corners) in enumerate(areas):
            for edge, (first, second) in enumerate(ACROSS):
                other = self.at.get(neighbours(self.cells[tile])[edge])
                if other is not None:
                    for corner, across in ((edge, first), ((edge + 1) % 6, second)):
                        if corner in corners:
                            joined[area] |= 1 << number[other, across]
        return areas, joined

    @staticmethod
    def _within(start: int, joined: tuple[int, ...] | list[int]) -> int:
        """Return the nodes of a graph that are 1 to 3 steps away from `start`, without `start` itself."""
        found = new = start
        for _ in range(_FARTHEST_RIDE):
            new = union(joined, new) & ~found
            found |= new
        return found & ~start


@cache
def edges_with(pattern: str, terrains: str) -> tuple[bool, ...]:
    """Return for each of the six edges of a pattern whether one of its two corners has one of these terrains (F1.4).

    `terrains` is a text with a letter for each terrain.
    """
    return tuple(pattern[k] in terrains or pattern[(k + 1) % 6] in terrains for k in range(6))


def bits(mask: int) -> Iterator[int]:
    """Yield the indices of the bits that are set in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union(joined: tuple[int, ...] | list[int], mask: int) -> int:
    """Return the union of the bit masks `joined[i]` for all bits i that are set in `mask`."""
    found = 0
    while mask:
        low = mask & -mask
        found |= joined[low.bit_length() - 1]
        mask ^= low
    return found


def with_bits(masks: tuple[int, ...], seat: int, bits: int) -> tuple[int, ...]:
    """Return a copy of `masks`, which has a mask for each seat, with these bits set in the mask of `seat`."""
    return masks[:seat] + (masks[seat] | bits,) + masks[seat + 1 :]
