"""The analysis screen: a graph of how the value of the game changed, and the moves that lost most."""

import asyncio
import json
import textwrap
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from longhouse.games.record import Record
from longhouse.server.http.record_shapes import Analysis, JudgedInWords
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.plain_table import terminal_game
from longhouse.terminal.app.value_graph import ValueGraph
from longhouse.terminal.client.study import StudySitting
from longhouse.words.reasons import reason_text
from longhouse.words.titles import labelled, title

_BETWEEN_LOOKS = 0.5
_INDENT = " " * 6
_MARGIN = 7
"""The columns beside the list of moves."""


class AnalysisScreen(AppPage):
    """The screen that analyses a game in the background and shows the result."""

    KEYS: ClassVar[tuple[Key, ...]] = (Key("enter", "show", "show"), BACK, HELP)
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS[1:])

    def __init__(self, record: Record, game: str | None) -> None:
        super().__init__()
        self._record = record
        self._game_id = game
        self._analysis: Analysis | None = None
        self._terminal = terminal_game(record.game.name)

    def compose(self) -> ComposeResult:
        head = f" {title(self.words, self._record.game.name)} · {self.say('analysis-title')}"
        yield Static(head, id="head", markup=False)
        with Vertical(classes="page"):
            yield Static(self.say("analysis-about"), id="progress", classes="note", markup=False)
            yield ValueGraph("graph", self.words)
            yield Static("", id="worst", classes="heading", markup=False)
            yield OptionList(id="moves", markup=False)
        yield KeyBar(self.KEYS, self.words)

    def on_mount(self) -> None:
        self._study = StudySitting(self._record, self.words)
        self.attempt(self._analyse())

    async def _analyse(self) -> None:
        told = await self.client.begin_analysis(json.loads(self._record.write()), self._game_id)
        while told.state in ("running", "none"):
            said = self.say("analysis-progress", done=told.done, due=told.due)
            self.query_one("#progress", Static).update(f"{said}. {self.say('analysis-background')}")
            await asyncio.sleep(_BETWEEN_LOOKS)
            told = await self.client.analysis(told.key)
        if told.analysis is not None:
            self._analysis = told.analysis
            self._show(told.analysis)
        elif told.problem is not None:
            self.query_one("#progress", Static).update(told.problem.text)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        if self._analysis is not None:
            self._show(self._analysis)

    def _show(self, analysis: Analysis) -> None:
        self.query_one("#progress", Static).update(self.say("analysis-graph"))
        self.query_one(ValueGraph).show(analysis.points, self._record.game.seats)
        by_ply = {move.ply: move for move in analysis.moves}
        worst = [by_ply[ply] for ply in analysis.worst_plies if ply in by_ply and by_ply[ply].lost > 0]
        heading = "analysis-worst" if worst else "analysis-no-worst"
        self.query_one("#worst", Static).update(self.say(heading))
        moves = self.query_one("#moves", OptionList)
        moves.set_options([Option(self._told(move), id=str(move.ply)) for move in worst])
        moves.highlighted = 0 if worst else None
        moves.focus()

    def _told(self, move: JudgedInWords) -> str:
        self._study.at(move.ply)
        view, players = self._study.view or {}, self._study.players
        played, best = (
            self._terminal.action_text(self.words, each.action, view, players) for each in (move.played, move.best)
        )
        lines = [
            f"{move.ply:4}  −{move.lost:.1f}  {labelled(self.words, self.say('analysis-played'), played)}",
            f"{_INDENT}{labelled(self.words, self.say('analysis-better'), best)}",
            f"{_INDENT}{reason_text(self.words, move.reason.key, move.reason.params, players)}",
        ]
        width = max(40, self.size.width - _MARGIN)
        return "\n".join(textwrap.fill(line, width, subsequent_indent=f"{_INDENT}  ") for line in lines)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        from longhouse.terminal.app.replay import ReplayScreen

        self._study.at(int(event.option_id or 0))
        self.app.push_screen(ReplayScreen(self._study, self._game_id))

    def action_show(self) -> None:
        """Do nothing: the list of moves handles this key and opens the replay at the chosen move."""
