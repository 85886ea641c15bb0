"""The For Northwood! board in the terminal app: handles keys and the mouse, and describes what can be chosen."""

from typing import ClassVar

from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.events import Click

from longhouse.games.game import View
from longhouse.games.northwood.views import NorthwoodView, as_view
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, Moment
from longhouse.terminal.app.keys import Key
from longhouse.terminal.app.palette import style
from longhouse.terminal.northwood.drawing import NO_STAR, STAR, TableDrawing
from longhouse.terminal.northwood.targets import TableTarget, targets
from longhouse.words import Words


class NorthwoodTable(GameTable):
    """The board widget of For Northwood!.

    From top to bottom, it shows the fiefs, the allies, the piles with the known part of the deck, and the hand.
    """

    KEYS: ClassVar[tuple[Key, ...]] = (Key("l", "press('listen')", "listen"),)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("escape", "back", show=False),
        Binding("l", "press('listen')", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._cursor = ""
        self._calling: str | None = None
        self._rows: list[list[TableTarget]] = []

    # What the screen asks

    def lay_out(self) -> None:
        self._calling = None
        self._find_targets()

    def point_at(self, action: str) -> None:
        found = next((each for row in self._rows for each in row if each.action == action), None)
        verb, *about = action.split(" ")
        if found is not None:
            self._cursor = found.place
        elif verb == "call":  # first the ruler is chosen, then the ally
            self._cursor = next(
                (each.place for each in self._rows[0] if each.action == f"calling {about[0]}"), self._cursor
            )

    @property
    def prompt(self) -> str:
        view = self._view
        if view is None:
            return ""
        if self._calling is not None:
            return self.words.say("terminal-call-for")
        if "steps" in view and view["due"] == "ability" and view["steps"]:
            step = view["steps"][0]
            count = step.get("count", step.get("total", 1))
            return self.words.say(
                "web-northwood-step", step=step["step"], count=count, pile=step.get("pile", "discard")
            )
        if view["due"] == "reply" and "statement" in view and view["statement"] is not None:
            suit = view["statement"][-1]
            follows = any(card.endswith(suit) for card in view["hand"])
            return self.words.say(
                "web-reply-prompt", follow="yes" if follows else "no", suit=suit, scoring=len(view["scoring"])
            )
        return self.words.say("northwood-due", due=view["due"])

    @property
    def about(self) -> str:
        target, view = self._target(), self._view
        if target is None or view is None or "fiefs" not in view:
            return ""
        kind, _, what = target.place.partition(" ")
        if kind == "fief":
            ruler = view["fiefs"][int(what)]["ruler"]
            wanted = {} if ruler is None else {"suit": ruler[-1]}
            need = self.words.say("web-visit-detail", fief=int(what), **wanted) if ruler is not None else ""
            return need if ruler is None else f"{self._character_name(ruler)}. {need} {self._ability(ruler)}"
        if kind == "ally":
            there = next(each["substitute"] or each["ally"] for each in view["allies"] if each["ally"] == what)
            return f"{self._character_name(there)}. {self._ability(there)}"
        if kind == "card" and "scoring" in view and view["due"] == "reply":
            scores = self.words.say("web-would-score", scores="yes" if what in view["scoring"] else "no")
            return f"{self._card_name(what)}. {scores if target.legal else ''}".strip()
        return self._card_name(what) if kind == "card" else target.label

    def moment(self, before: View, after: View) -> Moment | None:
        old, new = as_view(before), as_view(after)
        if "fief" not in old or "fiefs" not in new:
            return None
        number = old["fief"]
        fate = new["fiefs"][number]["fate"]
        if old["fiefs"][number]["fate"] != "open" or fate == "open":
            return None
        won = fate == "won"
        lines = [self.words.say("terminal-visit-outcome", fief=number, won="yes" if won else "no")]
        lines.append((STAR if won else NO_STAR) * max(1, new["fiefs"][number]["worth"]))
        lines.append(self.words.say("northwood-show-goal", goal=new["goal"], stars=new["stars"]))
        return Moment(self.words.say("web-visit-ended", won="yes" if won else "no"), lines, "good" if won else "bad")

    # Keys and mouse

    def action_walk(self, step: int) -> None:
        """Move the cursor to the next thing (`step` 1) or the previous one (-1). From the end of a row it moves to the
        next row.
        """
        order = [each.place for row in self._rows for each in row]
        if order:
            here = order.index(self._cursor) if self._cursor in order else -1
            self._cursor = order[(here + step) % len(order)]
            self.tell()

    def action_row(self, step: int) -> None:
        """Move the cursor to the row below (`step` 1) or above (-1); empty rows are skipped."""
        rows = [row for row in self._rows if row]
        here = next((i for i, row in enumerate(rows) if any(each.place == self._cursor for each in row)), 0)
        if rows:
            row = rows[(here + step) % len(rows)]
            old = rows[here]
            at = next((i for i, each in enumerate(old) if each.place == self._cursor), 0)
            self._cursor = next(
                (each for each in row if each.legal), row[min(at * len(row) // len(old), len(row) - 1)]
            ).place
            self.tell()

    def action_choose(self) -> None:
        """Play the action of the thing under the cursor."""
        target = self._target()
        if target is None or self.sitting is None or not self.sitting.mine:
            return
        verb, _, ruler = target.action.partition(" ")
        if verb == "calling":
            self._call(ruler)
            return
        self.post_message(self.Chosen(target.action))

    def action_back(self) -> None:
        """Cancel the calling of a substitute. If none is being called, the screen handles the key and closes the
        table.
        """
        if self._calling is None:
            raise SkipAction
        self._call(None)

    def _call(self, ruler: str | None) -> None:
        """Choose for which ally a ruler is called; None cancels that."""
        self._calling = ruler
        self._find_targets()
        self.tell()

    def action_press(self, action: str) -> None:
        """Press the button that plays an action, given as text. The key of the button runs this."""
        if self.sitting is not None and action in self.sitting.legal:
            self.post_message(self.Chosen(action))

    def on_click(self, event: Click) -> None:
        name = self.canvas.at(event.x, event.y)
        if name is not None:
            again = name == self._cursor
            self._cursor = name
            self.tell()
            target = self._target()
            if target is not None and (again or target.place.startswith("button")):
                self.action_choose()

    # Drawing

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, style(self.palette.ink, self.palette.table))
        view = self._view
        if view is not None and "fiefs" in view:
            mine = self.sitting is not None and self.sitting.mine
            drawing = TableDrawing(canvas, self.palette, self.words, self._rows, self._cursor, self.ranks, mine)
            drawing.draw(view)
        return canvas

    # Helpers

    @property
    def _view(self) -> NorthwoodView | None:
        return None if self.sitting is None or self.sitting.view is None else as_view(self.sitting.view)

    def _target(self) -> TableTarget | None:
        return next((each for row in self._rows for each in row if each.place == self._cursor), None)

    def _find_targets(self) -> None:
        view = self._view
        legal = () if self.sitting is None else self.sitting.legal
        self._rows = [] if view is None else targets(view, legal, self._calling, self.words)
        self._settle_cursor()

    def _settle_cursor(self) -> None:
        """Keep the cursor if its target can be chosen; otherwise move it to the first such target.

        The rows are searched from the bottom up, so cards come first.
        """
        legal = [each for row in reversed(self._rows) for each in row if each.legal]
        if self._calling is not None and len(self._rows) > 1:
            legal = [each for each in self._rows[1] if each.legal]
        if not any(each.place == self._cursor for each in legal):
            self._cursor = legal[0].place if legal else ""

    def _character_name(self, character: str) -> str:
        return self.words.say("northwood-character", character=character)

    def _ability(self, character: str) -> str:
        return self.words.say("northwood-ability", character=character)

    def _card_name(self, card: str) -> str:
        return self.words.say("terminal-card", value=card[:-1], suit=card[-1])
