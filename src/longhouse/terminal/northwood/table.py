"""The table of For Northwood! in the terminal app: fiefs, allies, piles and hand."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click

from longhouse.games.game import View
from longhouse.games.northwood.views import NorthwoodView, VisitView, as_view
from longhouse.server.sockets.messages import CandidateTold
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, Moment
from longhouse.terminal.app.palette import Palette, style
from longhouse.terminal.client.sitting import Sitting
from longhouse.terminal.northwood import cards
from longhouse.terminal.northwood.targets import TableTarget, targets
from longhouse.words import Words

_SUITS = "CFLE"
_LEAST = 76
"""The width of everything: eight fiefs, or fifteen cards."""
_FIEF, _ALLY = 9, 19
_STAR, _NO_STAR = "★", "☆"


class NorthwoodTable(GameTable):
    """The board of For Northwood!: fiefs at the top, then allies, then the piles and the known part of the deck, then
    the hand.
    """

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
        self._advised: dict[str, int] = {}

    # What the screen asks

    def show(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._calling = None
        self._advised = {}
        self._lay_out()
        self._settle_cursor()
        self._tell()

    def advise(self, candidates: Sequence[CandidateTold]) -> None:
        self._advised = {each.action: place for place, each in enumerate(candidates[:3], 1)}
        if candidates:
            best = next((each for row in self._rows for each in row if each.action == candidates[0].action), None)
            self._cursor = best.place if best is not None else self._cursor
        self._tell()

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
        lines.append((_STAR if won else _NO_STAR) * max(1, new["fiefs"][number]["worth"]))
        lines.append(self.words.say("northwood-show-goal", goal=new["goal"], stars=new["stars"]))
        return Moment(self.words.say("web-visit-ended", won="yes" if won else "no"), lines, "good" if won else "bad")

    # Keys and mouse

    def action_walk(self, step: int) -> None:
        """Move the cursor along its row; at the end of the row, move to the next row."""
        order = [each.place for row in self._rows for each in row]
        if order:
            here = order.index(self._cursor) if self._cursor in order else -1
            self._cursor = order[(here + step) % len(order)]
            self._tell()

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
            self._tell()

    def action_choose(self) -> None:
        """Play the action of the thing under the cursor."""
        target = self._target()
        if target is None or self.sitting is None or not self.sitting.mine:
            return
        verb, _, ruler = target.action.partition(" ")
        if verb == "calling":
            self._calling = ruler
            self._lay_out()
            self._settle_cursor()
            self._tell()
            return
        self.post_message(self.Chosen(target.action))

    def action_back(self) -> None:
        """Cancel the calling of a substitute."""
        if self._calling is not None:
            self._calling = None
            self._lay_out()
            self._settle_cursor()
            self._tell()

    def action_press(self, action: str) -> None:
        """Press the button of this action, when its key is pressed."""
        if self.sitting is not None and action in self.sitting.legal:
            self.post_message(self.Chosen(action))

    def on_click(self, event: Click) -> None:
        name = self.canvas.at(event.x, event.y)
        if name is not None:
            again = name == self._cursor
            self._cursor = name
            self._tell()
            target = self._target()
            if target is not None and (again or target.place.startswith("button")):
                self.action_choose()

    # Drawing

    def draw(self, width: int, height: int) -> Canvas:
        palette = self.palette
        canvas = Canvas(width, height, style(palette.ink, palette.table))
        view = self._view
        if view is None or "fiefs" not in view:
            return canvas
        left = max(0, (width - _LEAST) // 2)
        spare = max(0, height - 17)
        y = self._draw_head(canvas, left, view) + (spare > 2)
        y = self._draw_fiefs(canvas, left, y, view, palette) + (spare > 4)
        tall = 3 + (min(4, spare // 2) if spare > 1 else 0)
        y = self._draw_allies(canvas, left, y, tall, palette) + (spare > 6)
        if "fief" in view:
            self._draw_visit(canvas, left, y, view, palette)
        elif "result" in view:
            self._draw_result(canvas, left, y, palette)
        else:
            self._draw_rules(canvas, left, y, view, palette)
        y += 4 + (spare > 3)
        self._draw_buttons(canvas, left, y, palette)
        self._draw_hand(canvas, left, y + 1 + (spare > 5), palette)
        return canvas

    def _draw_head(self, canvas: Canvas, x: int, view: NorthwoodView) -> int:
        assert "stars" in view
        palette = self.palette
        stars = _STAR * min(view["stars"], view["goal"]) + _NO_STAR * max(0, view["goal"] - view["stars"])
        canvas.put(x, 0, stars, style(palette.accent, palette.table, bold=True))
        said = self.words.say("northwood-show-goal", goal=view["goal"], stars=view["stars"])
        canvas.put(x + len(stars) + 2, 0, said, style(palette.faint, palette.table))
        return 1

    def _draw_fiefs(self, canvas: Canvas, left: int, y: int, view: NorthwoodView, palette: Palette) -> int:
        assert "fiefs" in view
        here = view.get("fief", None)
        gap = (_LEAST - 8 * _FIEF) // 7
        for fief, target in zip(view["fiefs"], self._rows[0], strict=True):
            x = left + fief["fief"] * (_FIEF + gap)
            chosen, open_ = target.place == self._cursor, fief["fate"] == "open"
            ink = palette.accent if chosen or fief["fief"] == here else palette.legal if target.legal else palette.faint
            edge = style(ink, palette.panel, bold=chosen or target.legal)
            canvas.box(x, y, _FIEF, 4, edge, double=chosen)
            canvas.put(x + 3, y, f" {fief['fief']} ", style(palette.table, ink, bold=True))
            ruler = fief["ruler"]
            if ruler is not None:
                seen = cards.suit_style(ruler[-1], palette) + style(palette.ink, palette.panel).background_style
                canvas.put(x + 1, y + 1, f"{ruler[:-1]} {cards.sign(ruler[-1])}", seen)
            worth = (_STAR if fief["fate"] == "won" else _NO_STAR) * fief["worth"]
            gold = palette.accent if fief["fate"] != "lost" else palette.faint
            canvas.put(x + _FIEF - 1 - len(worth), y + 1, worth, style(gold, palette.panel, bold=True))
            fate = "here" if fief["fief"] == here else fief["fate"]
            told = "" if open_ and fate != "here" else self.words.say("northwood-show-fate", fate=fate)
            shown = {"won": "✓ ", "lost": "✗ ", "here": "» "}.get(fate, "") + told
            self._mark(canvas, x + _FIEF - 2, y + 2, target)
            canvas.put(x + 1, y + 2, shown[: _FIEF - 2], style(ink, palette.panel))
            canvas.spot(x, y, _FIEF, 4, target.place)
        return y + 4

    def _draw_allies(self, canvas: Canvas, left: int, y: int, tall: int, palette: Palette) -> int:
        view = self._view
        assert view is not None
        assert "allies" in view
        gap = (_LEAST - 4 * _ALLY) // 3
        for number, (ally, target) in enumerate(zip(view["allies"], self._rows[1], strict=True)):
            x = left + number * (_ALLY + gap)
            chosen = target.place == self._cursor
            ink = palette.accent if chosen else palette.legal if target.legal else palette.faint
            there = ally["substitute"] or ally["ally"]
            canvas.box(x, y, _ALLY, tall, style(ink, palette.panel, bold=chosen or target.legal), double=chosen)
            tone = cards.suit_style(there[-1], palette) if ally["ready"] else style(palette.faint)
            named = tone + style(palette.ink, palette.panel).background_style
            canvas.put(x + 2, y, f" {cards.sign(there[-1])} ", named)
            canvas.put(x + 1, y + 1, textwrap.shorten(self._character_name(there), _ALLY - 2, placeholder="…"), named)
            for line, text in enumerate(textwrap.wrap(self._ability(there), _ALLY - 2)[: tall - 3]):
                canvas.put(
                    x + 1, y + 2 + line, text, style(palette.ink if ally["ready"] else palette.faint, palette.panel)
                )
            state = self.words.say("terminal-ally", ready="yes" if ally["ready"] else "no")
            canvas.put(x + 2, y + tall - 1, f" {state} ", style(ink, palette.panel))
            self._mark(canvas, x + _ALLY - 3, y, target)
            canvas.spot(x, y, _ALLY, tall, target.place)
        return y + tall

    def _draw_visit(self, canvas: Canvas, x: int, y: int, view: VisitView, palette: Palette) -> None:
        """Draw the piles with their labels, and the cards that are still in the deck."""
        faint = style(palette.faint, palette.table)
        piles = (
            ("deck", str(view["deck"]["count"])),
            ("statement", ""),
            ("score", f"{len(view['score'])}/{view['fief']}"),
            ("discard", str(len(view["discard"]))),
        )
        for place, (pile, count) in enumerate(piles):
            at = x + place * 11
            canvas.put(at, y, f"{self.words.say('terminal-pile', pile=pile)} {count}".strip()[:11], faint)
            top = {"deck": view["deck"]["top"][:1], "score": view["score"][-1:], "discard": view["discard"][-1:]}
            shown = top.get(pile) or ([view["statement"]] if pile == "statement" and view["statement"] else [])
            if shown and shown[0]:
                cards.draw_card(canvas, at, y + 1, shown[0], palette)
            elif pile == "deck" and view["deck"]["count"]:
                cards.draw_back(canvas, at, y + 1, view["deck"]["count"], palette)
            else:
                cards.draw_place(canvas, at, y + 1, palette)
        unseen = {*view["deck"]["unseen"], *view["deck"]["top"]}
        for line, suit in enumerate(_SUITS):
            tone = cards.suit_style(suit, palette) + style(palette.ink, palette.table).background_style
            trump = self.words.say("terminal-trump") if view["trump"] == suit else ""
            canvas.put(x + 46, y + line, cards.sign(suit), tone)
            for value in range(1, 9):
                left = f"{value}{suit}" in unseen
                canvas.put(x + 46 + 2 * value, y + line, str(value) if left else "·", tone if left else faint)
            canvas.put(x + 65, y + line, trump, style(palette.accent, palette.table, bold=True))

    def _draw_rules(self, canvas: Canvas, x: int, y: int, view: NorthwoodView, palette: Palette) -> None:
        """Draw the special rules of the scenario, which are shown between visits."""
        lines = [
            line
            for rule in view["rules"]
            for line in textwrap.wrap(
                "• "
                + self.words.say(
                    "northwood-special-rule",
                    rule_name=rule["rule"],
                    number=rule.get("fief", rule.get("favours", rule.get("size", rule.get("value", 0)))),
                ),
                _LEAST,
            )
        ]
        for line, text in enumerate(lines[:4]):
            canvas.put(x, y + line, text, style(palette.faint, palette.table))

    def _draw_result(self, canvas: Canvas, x: int, y: int, palette: Palette) -> None:
        view = self._view
        assert view is not None
        assert "result" in view
        won = view["result"]["won"]
        said = self.words.say("northwood-show-result", won="true" if won else "false", stars=view["result"]["stars"])
        canvas.put(x, y + 1, said, style(palette.legal if won else palette.refused, palette.table, bold=True))

    def _draw_buttons(self, canvas: Canvas, x: int, y: int, palette: Palette) -> None:
        for target in self._rows[2]:
            chosen = target.place == self._cursor
            label = f" {'▸ ' if chosen else ''}{target.label} "
            canvas.put(x, y, label, style(palette.table, palette.accent if chosen else palette.legal, bold=True))
            self._mark(canvas, x + len(label), y, target)
            canvas.spot(x, y, len(label), 1, target.place)
            x += len(label) + 2

    def _draw_hand(self, canvas: Canvas, left: int, y: int, palette: Palette) -> None:
        view, hand = self._view, self._rows[3]
        if view is None or not hand:
            return
        scoring = set(view["scoring"]) if "scoring" in view else set()
        step = min(cards.WIDTH + 1, max(2, (_LEAST - cards.WIDTH) // max(1, len(hand) - 1)))
        mine = self.sitting is not None and self.sitting.mine
        playing = mine and any(target.legal for target in hand)
        order = sorted(range(len(hand)), key=lambda i: hand[i].place == self._cursor)  # the chosen card lies on top
        for number in order:
            target = hand[number]
            card, x = target.place.removeprefix("card "), left + number * step
            mark = str(self._advised.get(target.action, "")) or (_STAR if card in scoring and playing else "")
            chosen = target.place == self._cursor
            usable = target.legal or not playing
            cards.draw_card(canvas, x, y, card, palette, mark=mark, chosen=chosen, usable=usable)
            canvas.spot(x, y, cards.WIDTH, cards.HEIGHT, target.place)

    def _mark(self, canvas: Canvas, x: int, y: int, target: TableTarget) -> None:
        """Draw the rank of a recommended action beside its target."""
        rank = self._advised.get(target.action)
        if rank is not None:
            canvas.put(x, y, str(rank), style(self.palette.table, self.palette.accent, bold=True))

    # Helpers

    @property
    def _view(self) -> NorthwoodView | None:
        return None if self.sitting is None or self.sitting.view is None else as_view(self.sitting.view)

    def _target(self) -> TableTarget | None:
        return next((each for row in self._rows for each in row if each.place == self._cursor), None)

    def _lay_out(self) -> None:
        view = self._view
        legal = () if self.sitting is None else self.sitting.legal
        self._rows = [] if view is None else targets(view, legal, self._calling, self.words)

    def _settle_cursor(self) -> None:
        """Keep the cursor if its target can be chosen; otherwise move it to the first such target.

        The rows are searched from the bottom up, so cards come first.
        """
        legal = [each for row in reversed(self._rows) for each in row if each.legal]
        if self._calling is not None and len(self._rows) > 1:
            legal = [each for each in self._rows[1] if each.legal]
        if not any(each.place == self._cursor for each in legal):
            self._cursor = legal[0].place if legal else ""

    def _tell(self) -> None:
        self.redraw()
        self.post_message(self.Told())

    def _character_name(self, character: str) -> str:
        return self.words.say("northwood-character", character=character)

    def _ability(self, character: str) -> str:
        return self.words.say("northwood-ability", character=character)

    def _card_name(self, card: str) -> str:
        return self.words.say("terminal-card", value=card[:-1], suit=card[-1])
