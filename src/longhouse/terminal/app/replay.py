"""The replay screen: shows a game move by move; a new game can be started from any position."""

import json
from collections.abc import Mapping
from typing import ClassVar

from textual.binding import BindingType

from longhouse.games.record import Record
from longhouse.terminal.app.keys import Key, bindings
from longhouse.terminal.app.openings import open_game
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.saga import saga_lines
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.study import StudySitting
from longhouse.words.titles import title


class ReplayScreen(TableScreen):
    """Shows the positions of a record one after the other."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("left", "step(-1)", "earlier"),
        Key("right", "step(1)", "later"),
        Key("pageup", "step(-10)", "earlier", shown=False),
        Key("pagedown", "step(10)", "later", shown=False),
        Key("home", "step(-100000)", "first", shown=False),
        Key("end", "step(100000)", "last", shown=False),
        Key("p", "play_on", "from-here"),
        Key("m", "analyse", "analysis"),
        Key("g", "saga", "saga"),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def __init__(self, study: StudySitting, game: str | None = None) -> None:
        super().__init__(study)
        self.study = study
        self._game_id = game

    def on_mount(self) -> None:
        super().on_mount()
        self.board.can_focus = False
        self.set_focus(None)

    def _perhaps_over(self) -> None:
        """Do nothing: the end of a game is not announced in a replay."""

    def _tell_head(self) -> None:
        names = ", ".join(self.study.players)
        place = self.say("terminal-replay-place", at=self.study.place, count=self.study.length)
        self.tell("head", f" {title(self.words, self.study.game)} · {names} · {place}")

    def _tell_prompt(self) -> None:
        last = list(saga_lines(self.study.story[-1:], self.study, self.words))
        self.tell("prompt", last[0] if last else "")
        self.tell("about", "")

    def action_step(self, step: int) -> None:
        """Go `step` events forward in the record; a negative number goes back."""
        self.study.at(self.study.place + step)

    def action_play_on(self) -> None:
        """Start a new game from the position that is shown."""
        self.attempt(self._play_on())

    async def _play_on(self) -> None:
        record = self.study.record
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "karl"}] * (record.game.seats - 1)
        origin = {"record": json.loads(record.write()), "events": self.study.place}
        setup = {"game": record.game.name, "options": record.game.options(), "seats": seats, "from": origin}
        made = await self.client.make(setup)
        await open_game(self, made.id)

    def action_analyse(self) -> None:
        """Open the analysis of the game."""
        from longhouse.terminal.app.analysis import AnalysisScreen

        self.app.push_screen(AnalysisScreen(self.study.record, self._game_id))


def replay_screen(page: AppPage, record: Mapping[str, object], game: str | None = None) -> ReplayScreen:
    """Return the replay screen for a record. Raises `BadRecord` if the record breaks the rules.

    `game` is the id of the game on the server; None if the record is not of a game there.
    """
    study = StudySitting(Record.read(json.dumps(record)), page.words)
    study.at(study.first_decision)
    return ReplayScreen(study, game)
