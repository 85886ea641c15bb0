"""The Fjords board in the terminal app: handles keys and the mouse, and shows the land and the tray beside it."""

import textwrap
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click, MouseDown, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp

from longhouse.games.fjords.views import FjordsView, as_view
from longhouse.games.game import View
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, Moment
from longhouse.terminal.app.keys import Key
from longhouse.terminal.app.palette import style
from longhouse.terminal.fjords.camera import Camera
from longhouse.terminal.fjords.choice import FjordsChoice
from longhouse.terminal.fjords.hexmap import Hex, hex_at
from longhouse.terminal.fjords.land import draw_refusal, paint_choice, paint_land
from longhouse.terminal.fjords.painting import Painting
from longhouse.terminal.fjords.tray import TRAY, draw_tray
from longhouse.terminal.fjords.turn import FjordsTurn, hex_text, read_hex
from longhouse.words import Words


class FjordsTable(GameTable):
    """The widget for Fjords: on the left the board, which can be moved and zoomed, and on the right the tray."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("r", "rotate(1)", "rotate"),
        Key("tab", "way(1)", "way"),
        Key("plus", "zoom(1)", "zoom-in"),
        Key("minus", "zoom(-1)", "zoom-out"),
        Key("0", "fit", "fit"),
        Key("a", "pan(-1, 0)", "pan-left"),
        Key("d", "pan(1, 0)", "pan-right"),
        Key("w", "pan(0, -1)", "pan-up"),
        Key("s", "pan(0, 1)", "pan-down"),
    )
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
        self.choice = FjordsChoice()
        self._camera = Camera()
        self._refusal = ""
        self._tiles = 0
        self._pressed: tuple[int, int] | None = None
        self._dragging = False

    # What the screen asks

    def lay_out(self) -> None:
        view, sitting = self._view, self.sitting
        self._refusal = ""
        tiles = 0 if view is None else len(view["board"])
        if tiles < self._tiles:  # a new round
            self._camera.show_all()
        self._tiles = tiles
        self.choice.begin(None if view is None or sitting is None else FjordsTurn(view, sitting.legal, sitting.mine))

    def refuse(self, text: str) -> None:
        self._refusal = text
        self.tell()

    def point_at(self, action: str) -> None:
        self.choice.point_at(action)

    @property
    def prompt(self) -> str:
        view, way = self._view, self.choice.way
        if view is None:
            return ""
        if way is not None and way.verb in ("journey", "horse", "wisdom"):
            return self.words.say("web-way-about", way=way.verb, step="cell" if self.choice.space else "space")
        return self.words.say("fjords-due", due=view["due"], edition=int(view["options"]["edition"]))

    @property
    def about(self) -> str:
        view, way = self._view, self.choice.way
        if view is None or way is None:
            return ""
        if self.choice.lays:
            fits = self.words.say("web-fits", count=len(self.choice.cells))
            return f"{fits} {self.words.say('terminal-fjords-keys')}"
        if way.verb in ("house", "home", "none"):
            left = view["supplies"][view["turn"] or 0]["houses"]
            return self.words.say("web-build-detail", houses=left)
        if way.places:
            return f"{self.words.say('web-claimable', count=len(self.choice.cells))} {self._standing(view)}"
        return ""

    def _standing(self, view: FjordsView) -> str:
        """Say whether the land under the cursor is secured or contested."""
        if "secured" not in view or self.choice.cell is None:
            return ""
        cell = hex_text(self.choice.cell)
        if cell in view["contested"]:
            return self.words.say("terminal-fjords-land", land="contested", who="")
        owner = next((seat for seat, cells in enumerate(view["secured"]) if cell in cells), None)
        if owner is None:
            return ""
        return self.words.say("terminal-fjords-land", land="secured", who=self.words.say("seat-name", seat=owner))

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

    # Keys

    def action_walk(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest cell to the right (`dx` 1), left (-1), below (`dy` 1) or above (-1).

        If the chosen entry of the tray needs no cell, select the next or the previous entry instead; if nothing can be
        chosen, move the visible part of the board.
        """
        if self.choice.way is None:
            self._camera.pan(dx, dy)
        elif self.choice.way.places:
            self.choice.walk(dx, dy)
        else:
            self.choice.step_way(1 if dx + dy > 0 else -1)
        self._chosen_anew()

    def action_rotate(self, step: int) -> None:
        """Turn the tile to the next (`step` 1) or the previous (-1) of its different rotations."""
        self.choice.rotate(step)
        self._chosen_anew()

    def action_way(self, step: int) -> None:
        """Select the next entry of the tray (`step` 1) or the previous one (-1). An entry is a tile or a button."""
        self.choice.step_way(step)
        self._chosen_anew()

    def action_pick(self, number: int) -> None:
        """Select the entry of the tray with this number, from 1. An entry is a tile or a button."""
        if number <= len(self.choice.ways):
            self.choice.choose_way(self.choice.ways[number - 1])
            self._chosen_anew()

    def action_choose(self) -> None:
        """Play the selected action. For a Wisdom stone, first take the cell under the cursor as its empty cell."""
        action = self.choice.action
        if self.choice.choose_space():
            self._chosen_anew()
        elif action is not None:
            self.post_message(self.Chosen(action))

    def action_undo_space(self) -> None:
        """Go back to selecting the empty cell for the Wisdom stone."""
        self.choice.leave_space()
        self._chosen_anew()

    def action_zoom(self, step: int) -> None:
        """Enlarge the board by `step` zoom levels, around the cursor; a negative number makes it smaller."""
        self._camera.zoom_by(step)
        self.tell()

    def action_fit(self) -> None:
        """Make the whole board visible."""
        self._camera.show_all()
        self.tell()

    def action_pan(self, dx: int, dy: int) -> None:
        """Move the visible part of the board to the right by `dx` steps and down by `dy` steps."""
        self._camera.pan(dx, dy)
        self.tell()

    def _chosen_anew(self) -> None:
        self._refusal = ""
        self.tell()

    # Mouse

    def on_mouse_scroll_up(self, _: MouseScrollUp) -> None:
        self.action_zoom(1)

    def on_mouse_scroll_down(self, _: MouseScrollDown) -> None:
        self.action_zoom(-1)

    def on_mouse_down(self, event: MouseDown) -> None:
        self._pressed, self._dragging = (event.x, event.y), False

    def on_mouse_up(self, _: MouseUp) -> None:
        self._pressed = None

    def on_mouse_move(self, event: MouseMove) -> None:
        if self._pressed is not None and event.button and (event.x, event.y) != self._pressed:
            self._camera.drag(self._pressed[0] - event.x, 2 * (self._pressed[1] - event.y))
            self._pressed, self._dragging = (event.x, event.y), True
            self.tell()

    def on_click(self, event: Click) -> None:
        name = self.canvas.at(event.x, event.y)
        if self._dragging:
            self._dragging = False
        elif name is not None:
            self._click_way(int(name.removeprefix("way ")))
        elif event.x < self._land_width:
            left, top = self._camera.corner
            self._click_cell(hex_at((left + event.x, top + 2 * event.y), self._camera.zoom))

    def _click_way(self, number: int) -> None:
        """Select an entry of the tray; a button that is selected already is pressed."""
        way = self.choice.ways[number]
        if way == self.choice.way and not way.places:
            self.action_choose()
        else:
            self.action_pick(number + 1)

    def _click_cell(self, cell: Hex) -> None:
        """Move the cursor to a cell, or play what it is on."""
        if cell == self.choice.cell:
            self.action_choose()
        elif cell in self.choice.cells:
            self.choice.move_to(cell)
            self._chosen_anew()

    # Drawing

    @property
    def _view(self) -> FjordsView | None:
        return None if self.sitting is None or self.sitting.view is None else as_view(self.sitting.view)

    @property
    def _land_width(self) -> int:
        return max(10, self.size.width - TRAY)

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, style(self.palette.ink, self.palette.table))
        view = self._view
        if view is None or self.sitting is None or width < TRAY:
            return canvas
        cells = [*(read_hex(tile["cell"]) for tile in view["board"]), *self.choice.cells]
        self._camera.settle(cells, self.choice.cell, self._land_width, height)
        painting = Painting(self._camera.zoom, self.palette)
        paint_land(painting, view, self.choice)
        paint_choice(painting, self.choice, self.ranks)
        painting.onto(canvas, *self._camera.corner, (0, 0, self._land_width, height))
        if self._refusal:
            draw_refusal(canvas, self._refusal, self.choice, self._camera, self._land_width)
        draw_tray(canvas, self._land_width + 1, view, self.sitting, self.choice, self.palette, self.words)
        return canvas
