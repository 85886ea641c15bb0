"""The form for a new game: its options, the players, and the clock."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from longhouse.errors import LonghouseError
from longhouse.games.catalogue import GAMES
from longhouse.server.http.shapes import Catalogue
from longhouse.terminal.app.chooser import Chooser
from longhouse.terminal.app.game_table import FormChoice, TerminalGame
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.openings import game_screen
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.plain_table import terminal_game
from longhouse.words.titles import title

_CLOCKS: Mapping[str, Mapping[str, object]] = {
    "none": {"kind": "none"},
    "move": {"kind": "move", "seconds": 60},
    "fischer": {"kind": "fischer", "seconds": 600, "increment": 10},
    "days": {"kind": "days", "days": 3},
}
_VISIBILITIES = ("link", "public", "private")
_LEVELS = ("thrall", "karl", "jarl", "skald", "vala", "norn")
"""The levels to offer before the bots have said which they are."""
_YARDSTICKS = ("random", "greedy")
"""Bots that are not offered as opponents; all others are, also bots of one's own."""


class NewGameScreen(AppPage):
    """The screen with the form for a new game; it creates the game."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter", "begin", "begin"),
        Key("up", "focus_on(-1)", "previous", shown=False),
        Key("down", "focus_on(1)", "next", shown=False),
        Key("left,right", "nothing", "change"),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(KEYS[:3]), *bindings(KEYS[4:])]

    def __init__(self, game: str, catalogue: Catalogue) -> None:
        super().__init__()
        self._game = game
        self._kind = GAMES[game]
        self._terminal: TerminalGame = terminal_game(game)
        self._levels = [each for each in catalogue.bots.get(game, _LEVELS) if each not in _YARDSTICKS]
        self._begun = False

    def compose(self) -> ComposeResult:
        yield Static(self.say("terminal-menu-new", game=title(self.words, self._game)), id="head", markup=False)
        with Vertical(classes="page"):
            with VerticalScroll(id="form", can_focus=False):
                for choice in self._terminal.choices:
                    texts = [choice.text(self.words, value) for value in choice.values]
                    yield Chooser(choice.option, choice.label(self.words), choice.values, texts, several=choice.several)
                if max(self._kind.seats) > 1:
                    yield from self._seats()
                yield from self._surroundings()
            yield Static("", id="form-about", markup=False)
        yield KeyBar(self.KEYS, self.words)

    def _seats(self) -> ComposeResult:
        players = list(self._kind.seats)
        if not any(choice.option == "players" for choice in self._terminal.choices):
            yield Chooser("players", self.say("terminal-players"), players, list(map(str, players)))
        kinds = [*self._levels, "here", "open"]
        for seat in range(1, max(players)):
            texts = [self._seat_text(kind) for kind in kinds]
            chooser = Chooser(f"seat {seat}", self.say("terminal-seat", seat=seat + 1), kinds, texts)
            chooser.choose("karl")
            yield chooser

    def _seat_text(self, kind: str) -> str:
        if kind in ("here", "open"):
            return self.say("web-seat-kind", kind=kind)
        return self.say("play-opponent", bot=kind)

    def _surroundings(self) -> ComposeResult:
        yield Chooser(
            "clock", self.say("web-clock"), list(_CLOCKS), [self.say("web-clock-name", kind=kind) for kind in _CLOCKS]
        )
        if max(self._kind.seats) > 1:
            seen = [self.say("web-visibility-name", visibility=each) for each in _VISIBILITIES]
            yield Chooser("visibility", self.say("web-visibility"), _VISIBILITIES, seen)

    def on_mount(self) -> None:
        self._update()
        self.query(Chooser).first().focus()

    def on_chooser_changed(self, event: Chooser.Changed) -> None:
        self._update()
        choice = self._choice(event.chooser.name)
        about = "" if choice is None else choice.about(self.words, event.chooser.current)
        self.query_one("#form-about", Static).update(about)

    def _choice(self, option: str | None) -> FormChoice | None:
        return next((each for each in self._terminal.choices if each.option == option), None)

    def _chosen(self) -> dict[str, object]:
        return {str(chooser.name): chooser.value for chooser in self.query(Chooser)}

    def _update(self) -> None:
        """Hide the options that do not apply to the present choice."""
        chosen = self._chosen()
        for choice in self._terminal.choices:
            for chooser in self.query(Chooser):
                if chooser.name == choice.option:
                    chooser.display = choice.applies(chosen)
        players = self._players(chosen)
        for chooser in self.query(Chooser):
            name = str(chooser.name)
            if name.startswith("seat "):
                chooser.display = int(name.removeprefix("seat ")) < players

    def _players(self, chosen: Mapping[str, object]) -> int:
        options = self._options(chosen)
        seats: int = self._kind.game.with_options(options).seats
        return seats

    def _options(self, chosen: Mapping[str, object]) -> dict[str, object]:
        about_game = {
            choice.option: chosen[choice.option] for choice in self._terminal.choices if choice.applies(chosen)
        }
        return self._terminal.options(about_game)

    def action_focus_on(self, step: int) -> None:
        """Move the focus down by `step` lines of the form; a negative number moves it up."""
        if step > 0:
            self.focus_next(Chooser)
        else:
            self.focus_previous(Chooser)

    def action_nothing(self) -> None:
        """Do nothing, because the focused line of the form handles these keys itself."""

    def action_begin(self) -> None:
        """Create the game and open it."""
        if not self._begun:
            self._begun = True
            self.attempt(self._begin())

    async def _begin(self) -> None:
        try:
            made = await self.client.make(*self._setup())
            table = await game_screen(self, made.id)
        except LonghouseError:
            self._begun = False
            raise
        self.app.switch_screen(table)  # the last step: leaving this screen cancels its background work

    def _setup(self) -> tuple[dict[str, object], list[str | None]]:
        """Return the set-up of the new game, and the names of the players on this screen."""
        chosen = self._chosen()
        seats: list[dict[str, object]] = [{"kind": "me"}]
        names: list[str | None] = [None]
        for seat in range(1, self._players(chosen)):
            kind = str(chosen[f"seat {seat}"])
            plan = {"here": {"kind": "me"}, "open": {"kind": "open"}}.get(kind, {"kind": "bot", "level": kind})
            seats.append(dict(plan))
            names.append(self.say("seat-name", seat=seat) if kind == "here" else None)
        setup: dict[str, object] = {
            "game": self._game,
            "options": self._options(chosen),
            "seats": seats,
            "clock": _CLOCKS[str(chosen["clock"])],
            "visibility": str(chosen.get("visibility", "link")),
        }
        return setup, names
