"""What the player has chosen in a turn of Fjords: the entry of the tray, the cell, and the rotation of the tile."""

from longhouse.terminal.fjords.hexmap import ZOOMS, Hex, centre
from longhouse.terminal.fjords.turn import FjordsTurn, Way, hex_text, read_hex

_TILED = ("lay", "point")


class FjordsChoice:
    """The player's choice so far; `action` is the resulting action."""

    def __init__(self) -> None:
        self._turn: FjordsTurn | None = None
        self.way: Way | None = None
        """The entry of the tray."""
        self.cell: Hex | None = None
        """The cell under the cursor."""
        self.space: Hex | None = None
        """The empty space that was chosen for a Wisdom stone."""
        self.word = ""
        """The corners of the tile, as it is rotated."""

    def begin(self, turn: FjordsTurn | None) -> None:
        """Begin the choice for a new turn. Earlier choices are kept where they are still possible."""
        self._turn, self.space = turn, None
        if self.way not in self.ways:
            self.way = self.ways[0] if self.ways else None
        self._settle()

    @property
    def ways(self) -> list[Way]:
        """All entries of the tray."""
        return [] if self._turn is None else self._turn.ways

    @property
    def cells(self) -> list[Hex]:
        """The cells that can be chosen."""
        return [] if self._turn is None or self.way is None else self._turn.cells(self.way, self.space)

    @property
    def lays(self) -> bool:
        """Whether the player is choosing where to put a tile."""
        return self.way is not None and self.way.verb in _TILED

    @property
    def fits(self) -> bool:
        """Whether the tile fits as it lies; True if no tile is laid."""
        return not self.lays or self._turn is None or self._turn.is_legal(self.action or "")

    @property
    def action(self) -> str | None:
        """The action that is chosen, in notation; None as long as the choice is incomplete."""
        way, cell = self.way, self.cell
        if way is None:
            return None
        if not way.places:
            return way.verb
        if cell is None:
            return None
        if self.lays:
            return f"{way.verb} {way.tile} {hex_text(cell)} {self.word}"
        if way.verb == "wisdom":
            return None if self.space is None else f"wisdom {hex_text(self.space)} {hex_text(cell)}"
        return f"{way.verb} {hex_text(cell)}"

    def choose_way(self, way: Way) -> None:
        """Choose an entry of the tray."""
        self.way, self.space = way, None
        self._settle()

    def step_way(self, step: int) -> None:
        """Choose the next entry of the tray (`step` 1) or the previous one (-1)."""
        if self.ways:
            at = self.ways.index(self.way) if self.way in self.ways else 0
            self.choose_way(self.ways[(at + step) % len(self.ways)])

    def move_to(self, cell: Hex) -> None:
        """Put the cursor on a cell."""
        self.cell = cell
        self._fit_word()

    def walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest cell in a direction."""
        if self.cell is None:
            if self.cells:
                self.move_to(self.cells[0])
            return
        x, y = centre(self.cell, ZOOMS[2])

        def cost(cell: Hex) -> float:
            cx, cy = centre(cell, ZOOMS[2])
            along, across = (cx - x) * dx + (cy - y) * dy, abs((cx - x) * dy) + abs((cy - y) * dx)
            return along + 2 * across if along > 0 else float("inf")

        best = min(self.cells, key=cost, default=self.cell)
        if cost(best) < float("inf"):
            self.move_to(best)

    def rotate(self, step: int) -> None:
        """Rotate the tile; rotations that do not fit are shown, too."""
        rotations = [] if self._turn is None or self.way is None else self._turn.rotations(self.way)
        if rotations:
            at = rotations.index(self.word) if self.word in rotations else 0
            self.word = rotations[(at + step) % len(rotations)]

    def choose_space(self) -> bool:
        """Choose the space under the cursor for a Wisdom stone; return False if there is none to choose."""
        if self.way is None or self.way.verb != "wisdom" or self.space is not None or self.cell is None:
            return False
        self.space, self.cell = self.cell, None
        self._settle()
        return True

    def leave_space(self) -> None:
        """Go back to choosing the space for a Wisdom stone."""
        self.space = None
        self._settle()

    def point_at(self, action: str) -> None:
        """Choose an action."""
        verb, *about = action.split(" ")
        way = Way(verb, about[0] if verb in _TILED else "")
        if way not in self.ways:
            return
        self.choose_way(way)
        if verb in _TILED:
            self.cell, self.word = read_hex(about[1]), about[2]
        elif verb == "wisdom":
            self.space, self.cell = read_hex(about[0]), read_hex(about[1])
        elif about:
            self.cell = read_hex(about[0])

    def _settle(self) -> None:
        """Keep the cursor on its cell if that cell can be chosen; otherwise move it to the nearest one that can."""
        cells = self.cells
        if self.cell not in cells:
            q, r = self.cell or (0, 0)
            self.cell = min(cells, key=lambda cell: abs(cell[0] - q) + abs(cell[1] - r), default=None)
        self._fit_word()

    def _fit_word(self) -> None:
        """Keep the rotation of the tile if it fits at the cursor; otherwise choose the first rotation that fits."""
        if self._turn is not None and self.way is not None and self.lays and self.cell is not None:
            words = self._turn.words(self.way, self.cell)
            if self.word not in words:
                self.word = words[0] if words else self.word
