"""Draws the table of For Northwood!: fiefs, allies, piles, the known part of the deck, and the hand."""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from longhouse.games.northwood.views import CampView, FinishedNorthwoodView, NorthwoodView, VisitView
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import Palette, style
from longhouse.terminal.northwood import cards
from longhouse.terminal.northwood.targets import TableTarget
from longhouse.words import Words

STAR, NO_STAR = "★", "☆"
_SUITS = "CFLE"
_FATES = {"won": "✓", "lost": "✗", "here": "»"}
"""The signs of fiefs whose fate is known, and of the one that is being visited."""
_LEAST = 76
"""The width of everything: eight fiefs, or fifteen cards."""
_FIEF, _ALLY = 9, 19
_LOWEST = 17
"""The height of everything, if abilities get one line."""
_ABILITY = 5
"""The lines of the longest ability."""


@dataclass(frozen=True, slots=True)
class TableDrawing:
    """A drawing of the table in one position, with what the player can choose."""

    canvas: Canvas
    """The canvas on which to draw."""
    palette: Palette
    words: Words
    rows: Sequence[Sequence[TableTarget]]
    """What can be chosen, row by row: fiefs, allies, buttons, cards."""
    cursor: str
    """The name of the thing under the cursor (`TableTarget.place`)."""
    ranks: Mapping[str, int]
    """The ranks of the recommended things by their names (`TableTarget.place`); 1 is the best."""
    mine: bool
    """Whether a player at this screen is to move."""

    def draw(self, view: NorthwoodView) -> None:
        """Draw the whole table of a view. On a tall screen, there is more space between its parts."""
        assert "fiefs" in view
        left = max(0, (self.canvas.width - _LEAST) // 2)
        spare = max(0, self.canvas.height - _LOWEST)
        ability = 1 + min(_ABILITY - 1, spare)
        spare -= ability - 1
        y = self._draw_head(left, view) + (spare > 1)
        y = self._draw_fiefs(left, y, view) + (spare > 2)
        y = self._draw_allies(left, y, 3 + ability, view) + (spare > 3)
        if "fief" in view:
            self._draw_visit(left, y, view)
        elif "result" in view:
            self._draw_result(left, y, view)
        else:
            self._draw_rules(left, y, view)
        y += 4 + (spare > 4)
        self._draw_buttons(left, y)
        self._draw_hand(left, y + 1 + (spare > 5), view)

    def _draw_head(self, x: int, view: CampView | VisitView | FinishedNorthwoodView) -> int:
        stars = STAR * min(view["stars"], view["goal"]) + NO_STAR * max(0, view["goal"] - view["stars"])
        self._put(x, 0, stars, self.palette.accent, bold=True)
        said = self.words.say("northwood-show-goal", goal=view["goal"], stars=view["stars"])
        self._put(x + len(stars) + 2, 0, said, self.palette.faint)
        return 1

    def _draw_fiefs(self, left: int, y: int, view: CampView | VisitView | FinishedNorthwoodView) -> int:
        palette = self.palette
        here = view.get("fief", None)
        gap = (_LEAST - 8 * _FIEF) // 7
        for fief, target in zip(view["fiefs"], self.rows[0], strict=True):
            x = left + fief["fief"] * (_FIEF + gap)
            chosen, fate = target.place == self.cursor, "here" if fief["fief"] == here else fief["fate"]
            ink = palette.accent if chosen or fate == "here" else palette.legal if target.legal else palette.faint
            self.canvas.box(x, y, _FIEF, 4, style(ink, palette.panel, bold=chosen or target.legal), double=chosen)
            self.canvas.put(x + 3, y, f" {fief['fief']} ", style(palette.table, ink, bold=True))
            ruler = fief["ruler"]
            if ruler is not None:
                named = cards.suit_style(ruler[-1], palette, palette.panel)
                self.canvas.put(x + 1, y + 1, f"{ruler[:-1]} {cards.SIGNS[ruler[-1]]}", named)
            worth = (STAR if fate == "won" else NO_STAR) * fief["worth"]
            gold = palette.accent if fate != "lost" else palette.faint
            self.canvas.put(x + _FIEF - 1 - len(worth), y + 1, worth, style(gold, palette.panel, bold=True))
            if sign := _FATES.get(fate, ""):
                shown = f"{sign} {self.words.say('northwood-show-fate', fate=fate)}"
                shown = shown if len(shown) <= _FIEF - 2 else sign
                self.canvas.put(x + 1, y + 2, shown, style(ink, palette.panel))
            self._mark(x + _FIEF - 2, y + 2, target)
            self.canvas.spot(x, y, _FIEF, 4, target.place)
        return y + 4

    def _draw_allies(self, left: int, y: int, tall: int, view: CampView | VisitView | FinishedNorthwoodView) -> int:
        palette = self.palette
        for number, (ally, target) in enumerate(zip(view["allies"], self.rows[1], strict=True)):
            x = left + number * _ALLY
            chosen, ready = target.place == self.cursor, ally["ready"]
            ink = palette.accent if chosen else palette.legal if target.legal else palette.faint
            there = ally["substitute"] or ally["ally"]
            self.canvas.box(x, y, _ALLY, tall, style(ink, palette.panel, bold=chosen or target.legal), double=chosen)
            tone = cards.suit_style(there[-1], palette, palette.panel) if ready else style(palette.faint, palette.panel)
            self.canvas.put(x + 2, y, f" {cards.SIGNS[there[-1]]} ", tone)
            name = self.words.say("northwood-character", character=there)
            self.canvas.put(x + 1, y + 1, textwrap.shorten(name, _ALLY - 2, placeholder="…"), tone)
            ability = self.words.say("northwood-ability", character=there)
            lines = textwrap.wrap(ability, _ALLY - 2, max_lines=tall - 3, placeholder="…")
            for line, text in enumerate(lines):
                self.canvas.put(
                    x + 1, y + 2 + line, text, style(palette.ink if ready else palette.faint, palette.panel)
                )
            state = self.words.say("web-ally-state", state="ready" if ready else "exhausted", character=there)
            self.canvas.put(x + 2, y + tall - 1, f" {state} ", style(ink, palette.panel))
            self._mark(x + _ALLY - 3, y, target)
            self.canvas.spot(x, y, _ALLY, tall, target.place)
        return y + tall

    def _draw_visit(self, x: int, y: int, view: VisitView) -> None:
        """Draw the piles with their labels, and the cards that are still in the deck."""
        deck, statement = view["deck"], view["statement"]
        piles = (
            ("deck", str(deck["count"]), deck["top"][:1]),
            ("statement", "", [] if statement is None else [statement]),
            ("score", f"{len(view['score'])}/{view['fief']}", view["score"][-1:]),
            ("discard", str(len(view["discard"])), view["discard"][-1:]),
        )
        for place, (pile, count, top) in enumerate(piles):
            at = x + place * 11
            label = f"{self.words.say('terminal-pile', pile=pile)} {count}".strip()
            self._put(at, y, label[:11], self.palette.faint)
            if top:
                cards.draw_card(self.canvas, at, y + 1, top[0], self.palette)
            elif pile == "deck" and deck["count"]:
                cards.draw_back(self.canvas, at, y + 1, deck["count"], self.palette)
            else:
                cards.draw_place(self.canvas, at, y + 1, self.palette)
        unseen = {*deck["unseen"], *deck["top"]}
        for line, suit in enumerate(_SUITS):
            tone = cards.suit_style(suit, self.palette, self.palette.table)
            self.canvas.put(x + 46, y + line, cards.SIGNS[suit], tone)
            for value in range(1, 9):
                left = f"{value}{suit}" in unseen
                faint = style(self.palette.faint, self.palette.table)
                self.canvas.put(x + 46 + 2 * value, y + line, str(value) if left else "·", tone if left else faint)
            if view["trump"] == suit:
                self._put(x + 65, y + line, self.words.say("terminal-trump"), self.palette.accent, bold=True)

    def _draw_rules(self, x: int, y: int, view: NorthwoodView) -> None:
        """Draw the special rules of the scenario, which are shown between visits."""
        texts = [
            self.words.say(
                "northwood-special-rule",
                rule_name=rule["rule"],
                number=rule.get("fief", rule.get("favours", rule.get("size", rule.get("value", 0)))),
            )
            for rule in view["rules"]
        ]
        lines = [line for text in texts for line in textwrap.wrap(f"• {text}", _LEAST)]
        for line, text in enumerate(lines[:4]):
            self._put(x, y + line, text, self.palette.faint)

    def _draw_result(self, x: int, y: int, view: FinishedNorthwoodView) -> None:
        won = view["result"]["won"]
        said = self.words.say("northwood-show-result", won="true" if won else "false", stars=view["result"]["stars"])
        self._put(x, y + 1, said, self.palette.legal if won else self.palette.refused, bold=True)

    def _draw_buttons(self, x: int, y: int) -> None:
        palette = self.palette
        for target in self.rows[2]:
            chosen = target.place == self.cursor
            label = f" {'▸ ' if chosen else ''}{target.label} "
            self.canvas.put(x, y, label, style(palette.table, palette.accent if chosen else palette.legal, bold=True))
            self._mark(x + len(label), y, target)
            self.canvas.spot(x, y, len(label), 1, target.place)
            x += len(label) + 2

    def _draw_hand(self, left: int, y: int, view: NorthwoodView) -> None:
        hand = self.rows[3]
        if not hand:
            return
        scoring = set(view["scoring"]) if "scoring" in view else set()
        step = min(cards.WIDTH + 1, max(2, (_LEAST - cards.WIDTH) // max(1, len(hand) - 1)))
        playing = self.mine and any(target.legal for target in hand)
        order = sorted(range(len(hand)), key=lambda i: hand[i].place == self.cursor)  # the chosen card lies on top
        for number in order:
            target = hand[number]
            card, x = target.place.removeprefix("card "), left + number * step
            mark = str(self.ranks.get(target.action, "")) or (STAR if card in scoring and playing else "")
            chosen, usable = target.place == self.cursor, target.legal or not playing
            cards.draw_card(self.canvas, x, y, card, self.palette, mark=mark, chosen=chosen, usable=usable)
            self.canvas.spot(x, y, cards.WIDTH, cards.HEIGHT, target.place)

    def _mark(self, x: int, y: int, target: TableTarget) -> None:
        """Draw the rank of a recommended action beside its target."""
        rank = self.ranks.get(target.action)
        if rank is not None:
            self.canvas.put(x, y, str(rank), style(self.palette.table, self.palette.accent, bold=True))

    def _put(self, x: int, y: int, text: str, ink: str, *, bold: bool = False) -> None:
        self.canvas.put(x, y, text, style(ink, self.palette.table, bold=bold))
