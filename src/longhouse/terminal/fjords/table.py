"""The table of Fjords in the terminal app: the land, a cursor that walks the places, and the tray beside it."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click, MouseDown, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp

from longhouse.games.fjords.views import FjordsView, as_view
from longhouse.games.game import View
from longhouse.server.sockets.messages import CandidateTold
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, Moment
from longhouse.terminal.app.palette import CLANS, style
from longhouse.terminal.client.sitting import Sitting
from longhouse.terminal.fjords.hexmap import ZOOMS, Hex, Zoom, centre, extent, hex_at
from longhouse.terminal.fjords.painting import LETTERS, Colours, Painting
from longhouse.terminal.fjords.tray import TRAY, draw_tray
from longhouse.terminal.fjords.turn import FjordsTurn, Way, hex_text, read_hex
from longhouse.words import Words

_PAN = 4
_LABEL = 30


class FjordsTable(GameTable):
    """The board on the left, which can be moved and zoomed, and the tray on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("r", "rotate(1)", show=False),
        Binding("R,e", "rotate(-1)", show=False),
        Binding("tab,t", "way(1)", show=False),
        Binding("shift+tab", "way(-1)", show=False),
        Binding("backspace", "undo_space", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("0", "fit", show=False),
        Binding("shift+left,a", "pan(-1, 0)", show=False),
        Binding("shift+right,d", "pan(1, 0)", show=False),
        Binding("shift+up,w", "pan(0, -1)", show=False),
        Binding("shift+down,s", "pan(0, 1)", show=False),
        *(Binding(str(number), f"pick({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._turn: FjordsTurn | None = None
        self._way: Way | None = None
        self._cell: Hex | None = None
        self._space: Hex | None = None
        self._word = ""
        self._refusal = ""
        self._zoom_chosen: int | None = None
        self._offset: tuple[int, int] | None = None
        self._ranks: dict[str, int] = {}
        self._dragged: tuple[int, int] | None = None

    # What the screen asks

    def show(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._refusal, self._ranks, self._space = "", {}, None
        view = self._view
        self._turn = None if view is None else FjordsTurn(view, sitting.legal, sitting.mine)
        ways = self._ways
        if self._way not in ways:
            self._way = ways[0] if ways else None
        self._settle()
        self._tell()

    def refuse(self, text: str) -> None:
        self._refusal = text
        self._tell()

    def advise(self, candidates: Sequence[CandidateTold]) -> None:
        self._ranks = {each.action: place for place, each in enumerate(candidates[:3], 1)}
        if candidates:
            self._point_at(candidates[0].action)
        self._tell()

    @property
    def prompt(self) -> str:
        view = self._view
        if view is None:
            return ""
        edition = int(view["options"]["edition"])
        if self._way is not None and self._way.verb in ("journey", "horse", "wisdom"):
            return self.words.say("web-way-about", way=self._way.verb, step="cell" if self._space else "space")
        return self.words.say("fjords-due", due=view["due"], edition=edition)

    @property
    def about(self) -> str:
        view, way = self._view, self._way
        if view is None or self._turn is None or way is None:
            return ""
        if way.verb in ("lay", "point"):
            fits = self.words.say("web-fits", count=len(self._turn.cells(way)))
            return f"{fits} {self.words.say('terminal-fjords-keys')}"
        if way.verb in ("house", "home", "none"):
            left = view["supplies"][view["turn"] or 0]["houses"]
            return self.words.say("web-build-detail", houses=left)
        if way.places:
            return f"{self.words.say('web-claimable', count=len(self._turn.cells(way)))} {self._standing(view)}"
        return ""

    def moment(self, before: View, after: View) -> Moment | None:
        old, new = as_view(before), as_view(after)
        if "scores" in new and "scores" not in old and new["due"] == "settle":
            edition = int(new["options"]["edition"])
            what = self.words.say("web-settle-what", edition=edition)
            return Moment(
                self.words.say("web-settle-title"),
                [*textwrap.wrap(what, 60), self.words.say("web-settle-points", edition=edition)],
            )
        return None

    # Keys and mouse

    def action_walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest cell in a direction; among buttons, to the next or previous one."""
        if self._turn is None or self._way is None:
            self.action_pan(dx, dy)
            return
        if not self._way.places:
            self.action_way(1 if dx + dy > 0 else -1)
            return
        cells = self._cells()
        if not cells:
            return
        if self._cell is None:
            self._move_to(cells[0])
            return
        zoom = ZOOMS[2]
        x, y = centre(self._cell, zoom)

        def cost(cell: Hex) -> float:
            cx, cy = centre(cell, zoom)
            along, across = (cx - x) * dx + (cy - y) * dy, abs((cx - x) * dy) + abs((cy - y) * dx)
            return along + 2 * across if along > 0 else float("inf")

        best = min(cells, key=cost)
        if cost(best) < float("inf"):
            self._move_to(best)

    def action_rotate(self, step: int) -> None:
        """Rotate the tile; rotations that do not fit are shown, too."""
        if self._turn is None or self._way is None:
            return
        rotations = self._turn.rotations(self._way)
        if rotations:
            at = rotations.index(self._word) if self._word in rotations else 0
            self._word = rotations[(at + step) % len(rotations)]
            self._refusal = ""
            self._tell()

    def action_way(self, step: int) -> None:
        """Select another entry of the tray, a tile or a button: the next one (`step` 1) or the previous one (-1)."""
        ways = self._ways
        if ways:
            at = ways.index(self._way) if self._way in ways else 0
            self._choose_way(ways[(at + step) % len(ways)])

    def action_pick(self, number: int) -> None:
        """Select a tile or a button by its number in the tray, which begins at 1."""
        if number <= len(self._ways):
            self._choose_way(self._ways[number - 1])

    def action_choose(self) -> None:
        """Play the selected action; for a Wisdom stone, select its empty space first."""
        action = self.action_text
        if self._way is not None and self._way.verb == "wisdom" and self._space is None and self._cell is not None:
            self._space = self._cell
            self._cell = None
            self._settle()
            self._tell()
        elif action is not None:
            self.post_message(self.Chosen(action))

    def action_undo_space(self) -> None:
        """Go back to selecting the empty space for the Wisdom stone."""
        self._space = None
        self._settle()
        self._tell()

    def action_zoom(self, step: int) -> None:
        """Make the land larger or smaller, around the cursor."""
        self._zoom_chosen = max(0, min(len(ZOOMS) - 1, ZOOMS.index(self._zoom()) + step))
        self._offset = None
        self._tell()

    def action_fit(self) -> None:
        """Show the whole land."""
        self._zoom_chosen = self._offset = None
        self._tell()

    def action_pan(self, dx: int, dy: int) -> None:
        """Scroll the board."""
        left, top = self._corner()
        self._offset = left + _PAN * dx, top + _PAN * dy
        self._tell()

    def on_mouse_scroll_up(self, _: MouseScrollUp) -> None:
        self.action_zoom(1)

    def on_mouse_scroll_down(self, _: MouseScrollDown) -> None:
        self.action_zoom(-1)

    def on_mouse_down(self, event: MouseDown) -> None:
        self._dragged = event.x, event.y

    def on_mouse_up(self, _: MouseUp) -> None:
        self._dragged = None

    def on_mouse_move(self, event: MouseMove) -> None:
        if self._dragged is not None and event.button and (event.x, event.y) != self._dragged:
            left, top = self._corner()
            self._offset = left + self._dragged[0] - event.x, top + 2 * (self._dragged[1] - event.y)
            self._dragged = event.x, event.y
            self._tell()

    def on_click(self, event: Click) -> None:
        name = self.canvas.at(event.x, event.y)
        if name is not None and name.startswith("way "):
            number = int(name.removeprefix("way "))
            again = number < len(self._ways) and self._ways[number] == self._way
            self.action_pick(number + 1)
            if again and self._way is not None and not self._way.places:
                self.action_choose()
        elif event.x < self._board_width:
            left, top = self._corner()
            cell = hex_at((left + event.x, top + 2 * event.y), self._zoom())
            if cell == self._cell:
                self.action_choose()
            elif cell in self._cells():
                self._move_to(cell)

    # Choices

    @property
    def _view(self) -> FjordsView | None:
        return None if self.sitting is None or self.sitting.view is None else as_view(self.sitting.view)

    @property
    def _ways(self) -> list[Way]:
        return [] if self._turn is None else self._turn.ways

    def _cells(self) -> list[Hex]:
        return [] if self._turn is None or self._way is None else self._turn.cells(self._way, self._space)

    def _choose_way(self, way: Way) -> None:
        self._way, self._space, self._refusal = way, None, ""
        self._settle()
        self._tell()

    def _move_to(self, cell: Hex) -> None:
        self._cell, self._refusal = cell, ""
        self._fit_word()
        self._follow()
        self._tell()

    def _settle(self) -> None:
        """Keep the cursor on its cell if that cell can be chosen; otherwise move it to the nearest one that can."""
        cells = self._cells()
        if self._cell not in cells:
            old = self._cell or (0, 0)
            self._cell = min(cells, key=lambda cell: abs(cell[0] - old[0]) + abs(cell[1] - old[1])) if cells else None
        self._fit_word()
        self._follow()

    def _fit_word(self) -> None:
        """Keep the rotation of the tile if it fits at the cursor; otherwise choose the first rotation that fits."""
        if self._turn is None or self._way is None or self._way.verb not in ("lay", "point") or self._cell is None:
            return
        words = self._turn.words(self._way, self._cell)
        if self._word not in words:
            self._word = words[0] if words else self._word

    def _point_at(self, action: str) -> None:
        """Select the tray entry, the cell and the rotation of an action."""
        verb, *about = action.split(" ")
        way = Way(verb, about[0] if verb in ("lay", "point") else "")
        if way in self._ways:
            self._choose_way(way)
            if verb in ("lay", "point"):
                self._cell, self._word = read_hex(about[1]), about[2]
            elif about:
                self._cell = read_hex(about[0])
            self._follow()

    @property
    def action_text(self) -> str | None:
        """The action that is selected, in notation; None as long as the selection is incomplete."""
        way, cell = self._way, self._cell
        if way is None:
            return None
        if not way.places:
            return way.verb
        if cell is None:
            return None
        if way.verb in ("lay", "point"):
            return f"{way.verb} {way.tile} {hex_text(cell)} {self._word}"
        if way.verb == "wisdom":
            return None if self._space is None else f"wisdom {hex_text(self._space)} {hex_text(cell)}"
        return f"{way.verb} {hex_text(cell)}"

    def _standing(self, view: FjordsView) -> str:
        if "secured" not in view or self._cell is None:
            return ""
        cell = hex_text(self._cell)
        if cell in view["contested"]:
            return self.words.say("terminal-fjords-land", land="contested", who="")
        owner = next((seat for seat, cells in enumerate(view["secured"]) if cell in cells), None)
        if owner is None:
            return ""
        return self.words.say("terminal-fjords-land", land="secured", who=self.words.say("seat-name", seat=owner))

    # Where the board is

    @property
    def _board_width(self) -> int:
        return max(10, self.size.width - TRAY)

    @property
    def _colours(self) -> Colours:
        if self.app.no_color:
            return "none"
        return "many" if self.app.console.color_system in ("truecolor", "256") else "sixteen"

    def _all_cells(self) -> list[Hex]:
        view = self._view
        laid = [] if view is None else [read_hex(tile["cell"]) for tile in view["board"]]
        return [*laid, *self._cells()]

    def _zoom(self) -> Zoom:
        """The zoom that was chosen, or the largest at which the whole land fits."""
        if self._zoom_chosen is not None:
            return ZOOMS[self._zoom_chosen]
        cells = self._all_cells()
        for zoom in reversed(ZOOMS):
            left, right, top, bottom = extent(cells, zoom)
            if right - left < self._board_width and bottom - top < 2 * self.size.height:
                return zoom
        return ZOOMS[1]

    def _corner(self) -> tuple[int, int]:
        """The column and the half line of the board that are shown in the upper left corner; the half line is even."""
        if self._offset is not None:
            return self._offset[0], self._offset[1] // 2 * 2
        left, right, top, bottom = extent(self._all_cells(), self._zoom())
        x, y = (left + right) // 2, (top + bottom) // 2
        if (right - left >= self._board_width or bottom - top >= 2 * self.size.height) and self._cell is not None:
            x, y = centre(self._cell, self._zoom())
        return x - self._board_width // 2, (y - self.size.height) // 2 * 2

    def _follow(self) -> None:
        """Scroll the board if the cursor would be outside."""
        if self._offset is None or self._cell is None:
            return
        zoom = self._zoom()
        x, y = centre(self._cell, zoom)
        left, top = self._corner()
        inside = left + zoom.width <= x <= left + self._board_width - zoom.width
        if not (inside and top + zoom.step <= y <= top + 2 * self.size.height - zoom.step):
            self._offset = None

    # Drawing

    def draw(self, width: int, height: int) -> Canvas:
        palette = self.palette
        canvas = Canvas(width, height, style(palette.ink, palette.table))
        view = self._view
        if view is None or width < TRAY:
            return canvas
        painting = Painting(self._zoom(), self._colours, palette)
        self._paint_land(painting, view)
        self._paint_choices(painting)
        left, top = self._corner()
        painting.onto(canvas, left, top, (0, 0, self._board_width, height))
        if self._refusal:
            self._draw_refusal(canvas, left, top)
        assert self.sitting is not None
        draw_tray(
            canvas,
            self._board_width + 1,
            view,
            self.sitting,
            self._ways,
            self._way,
            self._word,
            self._colours,
            palette,
            self.words,
        )
        return canvas

    def _paint_land(self, painting: Painting, view: FjordsView) -> None:
        reached = set(self._cells()) if self._way is not None and self._way.verb not in ("lay", "point") else None
        for tile in view["board"]:
            painting.tile(read_hex(tile["cell"]), tile["word"])
        if "secured" in view:
            for seat, cells in enumerate(view["secured"]):
                for cell in cells:
                    painting.wash(read_hex(cell), CLANS[seat][0], 0.25)
                    painting.text(read_hex(cell), f"✓{LETTERS[seat].lower()}", CLANS[seat][1], CLANS[seat][0])
            for cell in view["contested"]:
                painting.text(read_hex(cell), "×", "#22302F", "#F3ECDB")
            for cell in view["wisdom"]:
                painting.stone(read_hex(cell), "*")
        if reached is not None:
            for place in reached:
                painting.outline(place, self.palette.legal)
        for stone in view["stones"]:
            painting.stone(read_hex(stone["cell"]), stone["rune"])
        for piece in view["pieces"]:
            painting.piece(read_hex(piece["cell"]), piece["seat"], piece["piece"])
        if view["board"] and "row" in view:
            painting.outline(read_hex(view["board"][-1]["cell"]), self.palette.accent)

    def _paint_choices(self, painting: Painting) -> None:
        """Paint the places, the ghost at the cursor, and the ranks of a hint."""
        way, turn, palette = self._way, self._turn, self.palette
        if way is None or turn is None or not way.places:
            return
        if way.verb in ("lay", "point") or (way.verb == "wisdom" and self._space is None):
            for cell in self._cells():
                painting.outline(cell, palette.faint)
                painting.text(cell, "+", palette.legal, palette.table)
        if self._cell is not None:
            fits = True
            if way.verb in ("lay", "point") and self._word:
                fits = turn.is_legal(self.action_text or "")
                painting.tile(self._cell, self._word, veil=0.3)
            painting.outline(self._cell, palette.accent if fits else palette.refused)
            mark = "?" if not fits else "" if way.verb in ("lay", "point") else "▼"
            if mark:
                painting.text(self._cell, f" {mark} ", palette.table, palette.accent if fits else palette.refused)
        for action, rank in self._ranks.items():
            verb, *about = action.split(" ")
            if verb == way.verb and (not way.tile or about[0] == way.tile):
                painting.text(read_hex(about[1 if way.tile else 0]), f" {rank} ", palette.table, palette.accent, -1)

    def _draw_refusal(self, canvas: Canvas, left: int, top: int) -> None:
        """Write why the action is refused beside the cell."""
        x, y = centre(self._cell or (0, 0), self._zoom())
        lines = textwrap.wrap(self._refusal, min(_LABEL, self._board_width - 4))
        at = min(max(0, x - left + self._zoom().width // 2 + 1), max(0, self._board_width - _LABEL - 2))
        row = min(max(0, (y - top) // 2), max(0, self.size.height - len(lines)))
        for line, text in enumerate(lines):
            canvas.put(at, row + line, f" {text:{_LABEL}} ", style("#FFFFFF", "#8A2F17", bold=True))

    def _tell(self) -> None:
        self.redraw()
        self.post_message(self.Told())
