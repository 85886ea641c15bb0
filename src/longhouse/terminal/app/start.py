"""The first screen: the menu, and the games that wait for the person."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from longhouse.games.catalogue import GAMES
from longhouse.table.summary import Summary
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.openings import continue_game, open_named
from longhouse.terminal.app.page import HELP, AppPage
from longhouse.terminal.app.summaries import summary_line
from longhouse.words.titles import title

_TITLE = """\
╦  ┌─┐┌┐┌┌─┐┬ ┬┌─┐┬ ┬┌─┐┌─┐
║  │ ││││├ ┬├─┤│ ││ │└─┐├┤
╩═╝└─┘┘└┘└─┘┴ ┴└─┘└─┘└─┘└─┘"""

MENU = (
    "learn",
    "puzzles",
    "daily",
    "scenarios",
    "replay",
    "analysis",
    "book",
    "open",
    "online",
    "browser",
    "settings",
    "quit",
)
"""The names of the menu entries that come after the games, from top to bottom."""


class StartScreen(AppPage):
    """The first screen, with games to continue, new games and all other parts of the app."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("n", "new_game", "new"),
        Key("c", "resume", "continue"),
        HELP,
        Key("q", "leave", "quit"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def action_back(self) -> None:
        """Do nothing: there is no screen behind this one."""

    def compose(self) -> ComposeResult:
        yield Static("Longhouse", id="head")
        with Horizontal(id="middle"):
            with Vertical(id="house"):
                yield Static(_TITLE, id="title", markup=False)
                yield Static(self.say("terminal-connecting"), id="welcome", markup=False)
                yield OptionList(*self._menu([]), id="menu", markup=False)
            with Vertical(id="games"):
                yield Static(self.say("terminal-your-games"), classes="heading")
                yield OptionList(id="running", markup=False)
        yield KeyBar(self.KEYS, self.words)

    def on_mount(self) -> None:
        self.query_one("#menu", OptionList).focus()

    def on_screen_resume(self) -> None:
        if self.house.is_connected:
            self.arrived()

    def arrived(self) -> None:
        """Update the screen after the app has connected or failed to connect."""
        welcome = self.query_one("#welcome", Static)
        problem = self.house.problem
        if problem is not None:
            welcome.update(self.words.refusal(problem))
            return
        here = "://" in self.client.address and not self.client.address.startswith("http")
        welcome.update(self.say("terminal-where", here="yes" if here else "no", place=self.client.address))
        self.attempt(self._list_games())

    async def _list_games(self) -> None:
        games = [each for each in await self.client.my_games() if each.state != "over"]
        menu, running = self.query_one("#menu", OptionList), self.query_one("#running", OptionList)
        self.set_class(bool(games), "playing")
        at = menu.highlighted
        menu.set_options(self._menu(games))
        menu.highlighted = at if at else 0
        running.set_options([Option(summary_line(each, self.words), id=f"game {each.id}") for each in games])

    def _menu(self, games: list[Summary]) -> list[Option | None]:
        entries: list[Option | None] = []
        if games:
            waiting = sum(each.waiting for each in games)
            entries += [
                Option(self.say("terminal-menu-continue", count=len(games), waiting=waiting), id="continue"),
                None,
            ]
        for name in GAMES:
            entries.append(Option(self.say("terminal-menu-new", game=title(self.words, name)), id=f"new {name}"))
        entries.append(None)
        entries += [Option(self.say("terminal-menu", what=what), id=what) for what in MENU]
        return entries

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        what = event.option_id or ""
        if what == "quit":
            self.app.exit()
        elif self.house.problem is not None:
            self.house.connect()
        elif self.house.takes_choices:
            self.attempt(open_named(self, what))

    def action_new_game(self) -> None:
        """Open the form for a new game, for the first game in the menu."""
        if self.house.takes_choices:
            self.attempt(open_named(self, f"new {next(iter(GAMES))}"))

    def action_resume(self) -> None:
        """Let the person choose a game to continue."""
        if self.house.takes_choices:
            self.attempt(continue_game(self))

    def action_leave(self) -> None:
        """Quit the program."""
        self.app.exit()
