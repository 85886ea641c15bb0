"""The table screen: the board of a game, its players, its log, and a prompt for the next action."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import RichLog, Static

from longhouse.errors import LonghouseError
from longhouse.games.game import Seat, View
from longhouse.server.sockets.messages import CandidateTold
from longhouse.table.summary import OfferTold
from longhouse.terminal.app.dialogs import LineScreen, ListScreen, MomentScreen
from longhouse.terminal.app.ended_early import ended_early
from longhouse.terminal.app.game_table import GameTable, Moment
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.openings import game_screen, open_named
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.palette import palette_of
from longhouse.terminal.app.plain_table import terminal_game
from longhouse.terminal.app.saga import saga_lines
from longhouse.terminal.client.seated_table import SeatedTable
from longhouse.terminal.client.sitting import Sitting
from longhouse.words.reasons import reason_text
from longhouse.words.titles import labelled, title

_TOP = 3
"""How many recommended actions a hint lists."""
_DECISIONS = ("choose", "hint", "undo", "finish")
"""The actions that are of no use once a game is over."""


class TableScreen(AppPage):
    """The screen for a game that the person plays or watches. Closing the screen does not end the game."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter", "choose", "play"),
        Key("h", "hint", "hint"),
        Key("u", "undo", "undo"),
        Key("f", "finish", "finish"),
        Key("g", "saga", "saga"),
        Key("c", "chat", "chat"),
        Key("x", "resign", "resign", shown=False),
        Key("y", "agree(True)", "agree", shown=False),
        Key("n", "agree(False)", "decline", shown=False),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS[1:])

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._terminal = terminal_game(sitting.game)
        self._before: View | None = sitting.view
        self._told = 0
        self._heard = 0
        self._answers = len(sitting.answers)
        self._busy = False
        self._moments = 0
        """How many moments are still shown; the end of the game waits for them."""
        self._ended = sitting.over
        self._left = False

    def all_keys(self) -> tuple[Key, ...]:
        """Return the keys that the help lists: those of the screen and those of the board."""
        own = tuple(key for key in self.KEYS if key not in (BACK, HELP))
        on_board = (replace(key, action=f"on_board({key.action!r})") for key in self.board.KEYS)
        return (*own, *on_board, BACK, HELP)

    async def action_on_board(self, action: str) -> None:
        """Run an action of the board widget, given by its name."""
        await self.board.run_action(action)

    @property
    def board(self) -> GameTable:
        """The board of the game."""
        board = self.query_one("#board")
        assert isinstance(board, GameTable)
        return board

    def compose(self) -> ComposeResult:
        yield Static("", id="head")
        with Horizontal(id="middle"):
            yield self._terminal.table(self.words)
            with Vertical(id="side"):
                yield RichLog(id="saga", wrap=True, markup=False, auto_scroll=True)
                yield RichLog(id="chat", wrap=True, markup=False, auto_scroll=True)
        yield Static("", id="prompt", markup=False)
        yield Static("", id="about", markup=False)
        yield KeyBar(self.KEYS, self.words)

    def on_mount(self) -> None:
        self.board.focus()
        self.sitting.changed = self._changed
        if self.sitting.view is not None:
            self.board.show(self.sitting)
        self._changed()
        self.set_interval(1.0, self._tick)
        if self._ended:
            self.call_later(self._show_ending)

    async def on_unmount(self) -> None:
        self.sitting.changed = lambda: None
        await self.sitting.close()

    # What happens

    def _changed(self) -> None:
        """Show the new position. This is called after every message of the server."""
        before, after = self._before, self.sitting.view
        self._before = after
        moment = None
        if after is not None and after is not before:
            moment = None if before is None else self.board.moment(before, after)
            self.board.show(self.sitting)
        self._tell_head()
        self._tell_prompt()
        self._tell_keys()
        self._tell_saga()
        self._tell_answers()
        self._perhaps_rematch()
        if moment is not None:
            self._moments += 1
            self.app.push_screen(MomentScreen(moment, self.say("terminal-key", what="onward")), self._moment_seen)
        elif not self._moments:
            self._perhaps_over()

    def _moment_seen(self, _: None) -> None:
        self._moments -= 1
        self._perhaps_over()

    def _perhaps_over(self) -> None:
        if self.sitting.over and not self._ended:
            self._ended = True
            self._show_ending()
        elif not self.sitting.over:
            self._ended = False

    def _tick(self) -> None:
        clocks = self.sitting.clocks
        if clocks is not None and clocks.running is not None and any(left is not None for left in clocks.left):
            self._tell_head()

    def _tell_head(self) -> None:
        parts: list[tuple[str, str]] = [(f" {title(self.words, self.sitting.game)} ", "bold")]
        several, clans = len(self.sitting.players) > 1, palette_of(self.app).clans
        for seat, name in enumerate(self.sitting.players):
            colour, ink = clans[seat % len(clans)]
            turn = "▸" if self.sitting.turn == seat else " "
            parts.append((f" {turn}", "$accent"))
            parts.append((f" {name}{self._clock(Seat(seat))} ", f"{ink} on {colour}" if several else ""))
        if self.sitting.thinking is not None:
            parts.append(
                ("  " + self.say("terminal-thinking", warming="yes" if self.sitting.warming else "no"), "italic")
            )
        if not self.sitting.connected:
            parts.append(("  " + self.say("terminal-reconnecting"), "$error"))
        self.tell("head", Content.assemble(*parts))

    def _clock(self, seat: Seat) -> str:
        clocks = self.sitting.clocks
        left = None if clocks is None or seat >= len(clocks.left) else clocks.left[seat]
        if clocks is None or left is None:
            return ""
        if clocks.running == seat and clocks.since is not None:
            left = max(0.0, left - (time.time() + self.sitting.ahead - clocks.since))
        minutes, seconds = divmod(int(left), 60)
        days, minutes = divmod(minutes, 24 * 60)
        return f" {days}d {minutes // 60}h" if days else f" {minutes}:{seconds:02}"

    def _tell_prompt(self) -> None:
        offer = self._offer()
        about = self.board.about if self.sitting.mine or self.sitting.over else ""
        if self.sitting.mine and self.sitting.can_finish:
            about = f"{self.say('terminal-can-finish')} {about}"
        self.tell("prompt", self._what_to_do(offer))
        self.tell("about", about)

    def _what_to_do(self, offer: OfferTold | None) -> str:
        sitting = self.sitting
        if offer is not None:
            return self.say("terminal-offer", who=sitting.players[offer.seat], offer=offer.kind)
        own = self._own_offer()
        if own is not None:
            return self.say("terminal-offered", offer=own.kind)
        if sitting.view is None:
            return self.say("web-waiting-room")
        if sitting.over:
            return self.say("table-over")
        if not sitting.mine:
            who = "" if sitting.turn is None else sitting.players[sitting.turn]
            return self.say("terminal-waits", who=who) if who else ""
        return self.board.prompt

    def _tell_keys(self) -> None:
        """Leave keys for decisions out of the line of keys once the game is over."""
        keys = [key for key in self.KEYS if not (self.sitting.over and key.action in _DECISIONS)]
        self.query_one(KeyBar).offer(keys)

    def _tell_saga(self) -> None:
        """Append new events to the log; after a takeback, write the whole log again."""
        saga = self.query_one("#saga", RichLog)
        story = self.sitting.story
        if len(story) < self._told:
            saga.clear()
            self._told = 0
        for line in saga_lines(story[self._told :], self.sitting, self.words):
            saga.write(line)
        self._told = len(story)
        lines = self.sitting.chat
        if len(lines) != self._heard:
            self._heard = len(lines)
            self.add_class("chatting")
            chat = self.query_one("#chat", RichLog)
            chat.clear()
            for said in lines:
                chat.write(labelled(self.words, said.name, said.text))

    def _offer(self) -> OfferTold | None:
        """Return an offer of another player that waits for an answer of this person; None if there is none."""
        mine = set(self.sitting.seats)
        return next((each for each in self.sitting.offers if each.seat not in mine and mine - set(each.agreed)), None)

    def _own_offer(self) -> OfferTold | None:
        """Return an offer of this person that others have not answered yet; None if there is none."""
        return next((each for each in self.sitting.offers if each.seat in self.sitting.seats), None)

    def _tell_answers(self) -> None:
        """Show when somebody has agreed to an offer or declined it."""
        answers = self.sitting.answers
        for each in answers[self._answers :]:
            if each.seat not in self.sitting.seats:
                who = self.sitting.players[each.seat]
                self.notify(self.say("terminal-answered", who=who, yes="yes" if each.yes else "no"), markup=False)
        self._answers = len(answers)

    # What the player does

    def on_game_table_chosen(self, event: GameTable.Chosen) -> None:
        self._play(event.action)

    def on_game_table_told(self) -> None:
        self._tell_prompt()

    def _play(self, action: str) -> None:
        if not self._busy:
            self._busy = True
            self.attempt(self._move(action))

    async def _move(self, action: str) -> None:
        try:
            await self.sitting.move(action)
        finally:
            self._busy = False

    def refused(self, refusal: LonghouseError) -> None:
        self.board.refuse(self.words.quote(refusal.key, refusal.params))
        super().refused(refusal)

    def action_choose(self) -> None:
        """Play the action under the cursor of the board."""
        self.board.focus()
        self.call_later(self.board.run_action, "choose")

    def action_hint(self) -> None:
        """Ask a bot for the best actions, and show them with their reasons."""
        if self.sitting.mine and self.sitting.can_hint:
            self.tell("prompt", self.say("terminal-hint-thinking"))
            self.attempt(self._hint())

    async def _hint(self) -> None:
        try:
            candidates = (await self.sitting.hint())[:_TOP]
        finally:
            self._tell_prompt()
        if not candidates or self.sitting.view is None:
            return
        self.board.advise(candidates)
        view = self.sitting.view
        lines = [(each.action, self._advice(each, view)) for each in candidates]
        listed = ListScreen(self.say("terminal-hint-title"), lines, preview=self._preview)
        await self.app.push_screen(listed, self._follow)

    def _preview(self, action: str) -> None:
        """Show on the board what a recommended action would do."""
        self.board.point_at(action)
        self.board.tell()

    def _advice(self, candidate: CandidateTold, view: View) -> str:
        said = self._terminal.action_text(self.words, candidate.action, view, self.sitting.players)
        said = said[:1].upper() + said[1:]
        chance = candidate.hit if candidate.hit is not None else candidate.win
        if chance is not None:
            said = self.say("terminal-hint", action=said, percent=round(100 * chance))
        reasons = (
            reason_text(self.words, reason.key, reason.params, self.sitting.players, self.sitting.you)
            for reason in candidate.reasons[:1]
        )
        return "\n  ".join([said, *reasons])

    def _follow(self, action: str | None) -> None:
        if action is not None:
            self._play(action)

    def action_undo(self) -> None:
        """Take back the person's last decision."""
        if self.sitting.can_undo:
            self.attempt(self.sitting.undo())
        else:
            self.notify(self.say("table-takeback-nothing"))

    def action_finish(self) -> None:
        """Play the rest of a decided phase at once."""
        if self.sitting.can_finish:
            self.attempt(self.sitting.finish())
        else:
            self.notify(self.say("table-nothing-to-finish"))

    def action_saga(self) -> None:
        """Show the log of the game: all its events."""
        lines = list(saga_lines(self.sitting.story, self.sitting, self.words))
        self.app.push_screen(
            MomentScreen(Moment(self.say("terminal-key", what="saga"), lines), self.say("terminal-key", what="back"))
        )

    def action_chat(self) -> None:
        """Show the chat, and ask for a line to send."""
        sitting = self.sitting
        if isinstance(sitting, SeatedTable):
            lines = [labelled(self.words, said.name, said.text) for said in sitting.chat[-12:]]

            def typed(text: str | None) -> None:
                if text is not None:
                    self.attempt(sitting.say_in_chat(text))

            self.app.push_screen(LineScreen(self.say("terminal-key", what="chat"), lines=lines), typed)

    def action_agree(self, yes: bool) -> None:
        """Accept another player's offer (`yes`) or reject it. Rejecting an offer of the person's own withdraws it."""
        offer = self._offer() or (None if yes else self._own_offer())
        if offer is not None and isinstance(self.sitting, SeatedTable):
            self.attempt(self.sitting.answer(offer.ply, yes))

    def action_resign(self) -> None:
        """Resign the game, after asking for confirmation."""
        sitting = self.sitting
        if sitting.over or not isinstance(sitting, SeatedTable):
            return
        options = [(what, self.say("terminal-resign", what=what)) for what in ("stay", "resign", "abandon")]

        def chosen(what: str | None) -> None:
            if what == "resign":
                self.attempt(sitting.resign())
            elif what == "abandon":
                self.attempt(sitting.abandon())

        self.app.push_screen(ListScreen(self.say("terminal-resign", what="title"), options), chosen)

    # The end

    def _show_ending(self) -> None:
        moment = self._ending()
        options = self._after_the_end()
        self.app.push_screen(ListScreen(moment.title, options, moment.lines), self._after)

    def _ending(self) -> Moment:
        ended = self.sitting.ended
        if ended is not None:
            return ended_early(self.words, self.sitting, ended)
        if self._terminal.ending is None:
            return Moment(self.say("table-over"), [])
        return self._terminal.ending(self.words, self.sitting)

    def _after_the_end(self) -> Sequence[tuple[str, str]]:
        online = isinstance(self.sitting, SeatedTable)
        offered = ["look", "rematch", "replay", "analysis", "leave"] if online else ["look", "leave"]
        return [(what, self.say("terminal-after", what=what)) for what in offered]

    def _after(self, what: str | None) -> None:
        sitting = self.sitting
        if what == "leave":
            self.dismiss()
        elif what == "rematch" and isinstance(sitting, SeatedTable):
            self.attempt(sitting.rematch())
        elif what in ("replay", "analysis") and isinstance(sitting, SeatedTable):
            self.attempt(open_named(self, f"{what} {sitting.id}"))

    def _perhaps_rematch(self) -> None:
        """Change to the next game once all agree to a rematch."""
        sitting = self.sitting
        if isinstance(sitting, SeatedTable) and sitting.table is not None and sitting.table.rematch and not self._left:
            self._left = True
            self.attempt(self._change_table(sitting.table.rematch))

    async def _change_table(self, game: str) -> None:
        following = await game_screen(self, game)
        while self.app.screen is not self:  # a dialog about the game that is over
            self.app.pop_screen()
        self.app.switch_screen(following)
