"""The growing board (section 3 of the rules), with a bit mask for each empty cell: which tiles fit there."""

from longhouse.games.fjords.hexes import ACROSS, Cell, neighbours
from longhouse.games.fjords.tiles import EDGES, LAND, TileSet
from longhouse.games.game import value

Laid = tuple[int, Cell, int]
"""A tile on the board: its number in the tile set, its cell, and the number of the corner pattern in which it lies."""

_FREE = tuple(tuple(edge for edge in range(6) if not touched >> edge & 1) for touched in range(64))
"""For each set of edges that touch a tile, the other edges."""


@value
class Board:
    """The tiles on the board, and for each empty cell around them a bit mask that says what fits there.

    Bits 0 to 5 of a mask are the edges of the cell that touch a tile. Bit 6 says whether one of these tiles has land at
    the common edge. The higher bits are the corner patterns that fit the cell, as in `TileSet.mask`.
    """

    laid: tuple[Laid, ...]
    """The tiles in the order in which they were laid, the starting tiles first."""
    open: dict[Cell, int]
    """The masks of the cells where a tile may be laid (F3.1, F3.3), provided that its pattern fits (F3.2)."""
    waiting: dict[Cell, int]
    """The masks of the other empty cells beside the tiles: they touch only one tile, or only sea."""

    def lay(self, kit: TileSet, tile: int, cell: Cell, pattern: int) -> "Board":
        """Return a copy of the board with one more tile.

        - `kit`: the tile set of the game.
        - `tile`, `pattern`: the numbers in `kit` of the tile and of the corner pattern in which it is laid.
        """
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
        """Return whether any of these patterns fits on any cell; `patterns` is a bit mask made by `TileSet.mask`."""
        for fits in self.open.values():
            if fits & patterns:
                return True
        return False

    def patterns(self, kit: TileSet) -> dict[Cell, str]:
        """Return the corner pattern of the tile on each cell, as text such as `PPMMPP`."""
        return {cell: kit.patterns[pattern] for _, cell, pattern in self.laid}

    def corner(self, kit: TileSet, cell: Cell, corner: int) -> str | None:
        """Return the terrain (`P`, `M` or `S`) that the adjacent tiles demand at a corner of a cell.

        None if no tile touches the corner. `corner` counts from 0, clockwise from the north.
        """
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
