"""The growing board (section 3 of the rules), with a bit mask for each empty cell that says which tiles fit there.

The highest bits of a mask are the corner patterns that fit the cell (see `TileSet`). Below them are six bits for the
edges that touch a tile, and one bit that says whether any of these tiles has land at the common edge.
"""

from longhouse.games.fjords.hexes import ACROSS, Cell, neighbours
from longhouse.games.fjords.tiles import EDGES, LAND, TileSet
from longhouse.games.game import value

Laid = tuple[int, Cell, int]
"""A tile on the board: its number in the set, its cell, and the number of its pattern as it lies."""

_FREE = tuple(tuple(edge for edge in range(6) if not touched >> edge & 1) for touched in range(64))
"""For each set of edges that touch a tile, the other edges."""


@value
class Board:
    """The tiles in the order they were laid, and the masks of the empty cells around them."""

    laid: tuple[Laid, ...]
    open: dict[Cell, int]
    """The masks of the cells where a tile may be laid (F3.1, F3.3), if its pattern fits (F3.2)."""
    waiting: dict[Cell, int]
    """The masks of the cells that touch only one tile, or only sea."""

    def lay(self, kit: TileSet, tile: int, cell: Cell, pattern: int) -> "Board":
        """Return a copy of the board with one more tile."""
        opened, waiting = self.open.copy(), self.waiting.copy()
        here = opened.pop(cell, 0) or waiting.pop(cell, 0)
        around, beside = neighbours(cell), kit.beside[pattern]
        for edge in _FREE[here & EDGES]:
            near = around[edge]
            fitting, touching = beside[edge]
            if near in opened:
                opened[near] = opened[near] & fitting | touching
            elif near in waiting:
                there = waiting[near] & fitting | touching
                if there & LAND:
                    del waiting[near]
                    opened[near] = there
                else:
                    waiting[near] = there
            else:
                waiting[near] = kit.everything & fitting | touching
        return Board(self.laid + ((tile, cell, pattern),), opened, waiting)

    def takes(self, patterns: int) -> bool:
        """Return whether any of these patterns, given as a bit mask, fits on any cell."""
        for fits in self.open.values():
            if fits & patterns:
                return True
        return False

    def patterns(self, kit: TileSet) -> dict[Cell, str]:
        """Return the pattern of each cell that has a tile."""
        return {cell: kit.patterns[pattern] for _, cell, pattern in self.laid}

    def corner(self, kit: TileSet, cell: Cell, corner: int) -> str | None:
        """Return the terrain that adjacent tiles demand at a corner of a cell; None if no tile touches the corner."""
        patterns = self.patterns(kit)
        for edge in ((corner - 1) % 6, corner):
            other = neighbours(cell)[edge]
            if other in patterns:
                first, second = ACROSS[edge]
                return patterns[other][first if edge == corner else second]
        return None


def starting_board(kit: TileSet) -> Board:
    """Return the board with the starting tiles (F2.1)."""
    board = Board((), {}, {})
    for tile, cell in enumerate(kit.start):
        board = board.lay(kit, tile, cell, kit.pattern_number[kit.tiles[tile].pattern])
    return board
