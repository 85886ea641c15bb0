"""The board while it grows (section 3): which words can lie on which empty cell, kept up to date by masks."""

from longhouse.games.fjords.hexes import ACROSS, Cell, neighbours
from longhouse.games.fjords.tiles import TileSet
from longhouse.games.game import value

Laid = tuple[int, Cell, int]
"""A tile on the board: its number in the set, its cell, and the number of its word as it lies."""

_LAID = None


@value
class Board:
    """The tiles in the order they were laid, and what may lie on each empty cell around them."""

    laid: tuple[Laid, ...]
    open: dict[Cell, int]
    """Cells where a tile may be laid (F3.1, F3.3), with the words that fit all their corners (F3.2)."""
    rim: dict[Cell, tuple[int, bool] | None]
    """All other cells that are touched: None for one with a tile, else one that touches one tile only, or only sea,
    with the words that fit and whether it touches land."""

    def lay(self, kit: TileSet, tile: int, cell: Cell, word: int) -> "Board":
        """The board with one more tile."""
        opened = self.open.copy()
        opened.pop(cell, None)
        rim = self.rim.copy()
        rim[cell] = _LAID
        for near, beside in zip(neighbours(cell), kit.beside[word], strict=True):
            if near not in rim:
                if near in opened:
                    opened[near] &= beside[0]
                else:
                    rim[near] = beside
                continue
            before = rim[near]
            if before is not _LAID:
                fits, dry = before
                demand, land = beside
                if dry or land:
                    del rim[near]
                    opened[near] = fits & demand
                else:
                    rim[near] = (fits & demand, False)
        return Board(self.laid + ((tile, cell, word),), opened, rim)

    def takes(self, words: int) -> bool:
        """Whether one of these words can lie anywhere."""
        for fits in self.open.values():
            if fits & words:
                return True
        return False

    def has_tile(self, cell: Cell) -> bool:
        """Whether a tile lies on a cell."""
        return self.rim.get(cell, (0, False)) is _LAID

    def corner(self, kit: TileSet, cell: Cell, corner: int) -> str | None:
        """The terrain that the tiles around a cell give one of its corners, None if none of them touches it."""
        words = {there: kit.words[word] for _, there, word in self.laid}
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
