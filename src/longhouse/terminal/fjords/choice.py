"""What the player has chosen so far in a turn of Fjords: a kind of action, a cell, and the rotation of the tile."""

from longhouse.terminal.fjords.hexmap import ZOOMS, Hex, centre
from longhouse.terminal.fjords.turn import FjordsTurn, Way, hex_text, read_hex

_TILED = ("lay", "point")


class FjordsChoice:
    """What the player has chosen so far in a turn. Once the choice is complete, `action` is the chosen action."""

    def __init__(self) -> None:
        self._turn: FjordsTurn | None = None
        self.way: Way | None = None
        """The chosen entry of the tray; None if there is none."""
        self.cell: Hex | None = None
        """The cell under the cursor."""
        self.space: Hex | None = None
        """The empty cell that was chosen for a Wisdom stone; None if none was."""
        self.word = ""
        """The corners of the tile in its present rotation."""

    def begin(self, turn: FjordsTurn | None) -> None:
        """Begin a new turn; None stands for a turn in which nothing can be chosen.

        What was chosen in the turn before is kept as far as it is still possible.
        """
        self._turn, self.space = turn, None
        if self.way not in self.ways:
            self.way = self.ways[0] if self.ways else None
        self._settle()

    @property
    def ways(self) -> list[Way]:
        """The kinds of action that can be chosen, which are the entries of the tray."""
        return [] if self._turn is None else self._turn.ways

    @property
    def cells(self) -> list[Hex]:
        """The cells that can be chosen for the chosen kind of action."""
        return [] if self._turn is None or self.way is None else self._turn.cells(self.way, self.space)

    @property
    def lays(self) -> bool:
        """Whether the chosen kind of action lays a tile, or points out where a tile fits (F5.5)."""
        return self.way is not None and self.way.verb in _TILED

    @property
    def fits(self) -> bool:
        """Whether the tile fits at the chosen cell in its present rotation.

        Always True if there is no tile to lay, or if the view hides which actions are legal (F5.5).
        """
        return not self.lays or self._turn is None or self._turn.is_legal(self.action or "")

    @property
    def action(self) -> str | None:
        """The chosen action, as text in the notation of the rules; None as long as the choice is incomplete."""
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
        """Choose a kind of action."""
        self.way, self.space = way, None
        self._settle()

    def step_way(self, step: int) -> None:
        """Choose the next kind of action (`step` 1) or the previous one (-1), in the order of the tray."""
        if self.ways:
            at = self.ways.index(self.way) if self.way in self.ways else 0
            self.choose_way(self.ways[(at + step) % len(self.ways)])

    def move_to(self, cell: Hex) -> None:
        """Put the cursor on a cell."""
        self.cell = cell
        self._fit_word()

    def walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest cell that can be chosen to the right (`dx` 1), left (-1), below (`dy` 1) or
        above (-1).
        """
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
        """Turn the tile to the next (`step` 1) or the previous (-1) of its different rotations, whether or not it then
        fits.
        """
        rotations = [] if self._turn is None or self.way is None else self._turn.rotations(self.way)
        if rotations:
            at = rotations.index(self.word) if self.word in rotations else 0
            self.word = rotations[(at + step) % len(rotations)]

    def choose_space(self) -> bool:
        """For a Wisdom stone, choose the cell under the cursor as the empty cell.

        Returns False, and does nothing, if no such cell is to be chosen now.
        """
        if self.way is None or self.way.verb != "wisdom" or self.space is not None or self.cell is None:
            return False
        self.space, self.cell = self.cell, None
        self._settle()
        return True

    def leave_space(self) -> None:
        """Go back to choosing the empty cell for a Wisdom stone."""
        self.space = None
        self._settle()

    def point_at(self, action: str) -> None:
        """Choose the kind of action, the cell and the rotation that make up an action, given as text.

        Does nothing if this kind of action is not possible now.
        """
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
