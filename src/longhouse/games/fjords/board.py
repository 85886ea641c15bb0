"""The board while it grows (section 3): which words can lie on which empty cell, kept up to date by masks.

What is known of an empty cell is one integer (see `TileSet`): the words that fit its corners, above six bits that say
across which of its edges tiles lie, and one that says whether any of them touches it with land.
"""

from longhouse.games.fjords.hexes import ACROSS, Cell, neighbours
from longhouse.games.fjords.tiles import EDGES, LAND, TileSet
from longhouse.games.game import value

Laid = tuple[int, Cell, int]
"""A tile on the board: its number in the set, its cell, and the number of its word as it lies."""

_FREE = tuple(tuple(edge for edge in range(6) if not touched >> edge & 1) for touched in range(64))
"""For each set of edges with a tile behind them the others."""


@value
class Board:
    """The tiles in the order they were laid, and what may lie on each empty cell around them."""

    laid: tuple[Laid, ...]
    open: dict[Cell, int]
    """Cells where a tile may be laid (F3.1, F3.3), if its word is among those that fit (F3.2)."""
    waiting: dict[Cell, int]
    """Cells that touch one tile only, or only sea."""

    def lay(self, kit: TileSet, tile: int, cell: Cell, word: int) -> "Board":
        """The board with one more tile."""
        opened, waiting = self.open.copy(), self.waiting.copy()
        here = opened.pop(cell, 0) or waiting.pop(cell, 0)
        around, beside = neighbours(cell), kit.beside[word]
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
        return Board(self.laid + ((tile, cell, word),), opened, waiting)

    def takes(self, words: int) -> bool:
        """Whether one of these words can lie anywhere."""
        for fits in self.open.values():
            if fits & words:
                return True
        return False

    def words(self, kit: TileSet) -> dict[Cell, str]:
        """The word on each cell with a tile."""
        return {cell: kit.words[word] for _, cell, word in self.laid}

    def corner(self, kit: TileSet, cell: Cell, corner: int) -> str | None:
        """The terrain that the tiles around a cell give one of its corners, None if none of them touches it."""
        words = self.words(kit)
        for edge in ((corner - 1) % 6, corner):
            other = neighbours(cell)[edge]
            if other in words:
                first, second = ACROSS[edge]
                return words[other][first if edge == corner else second]
        return None


def starting_board(kit: TileSet) -> Board:
    """The starting tiles as they lie (F2.1)."""
    board = Board((), {}, {})
    for tile, cell in enumerate(kit.start):
        board = board.lay(kit, tile, cell, kit.word_number[kit.tiles[tile].word])
    return board
