"""The app class: it connects to the server in the background while the first screen is shown."""

import asyncio
import os
import subprocess
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.driver import Driver
from textual.screen import Screen

from longhouse.errors import LonghouseError
from longhouse.terminal.app.canvas import CanvasWidget
from longhouse.terminal.app.openings import open_named
from longhouse.terminal.app.output import TerminalOutput, thrifty
from longhouse.terminal.app.page import LEAST, AppPage
from longhouse.terminal.app.palette import DARK, LIGHT, colours_of, themes
from longhouse.terminal.app.preferences import Preferences
from longhouse.terminal.app.start import MENU, StartScreen
from longhouse.terminal.client.home import Identities
from longhouse.terminal.client.server_client import ServerClient
from longhouse.words import Words

Connect = Callable[["LonghouseApp"], Awaitable[ServerClient]]
"""A function that connects the app to a server; it may ask the user questions."""
First = Callable[["LonghouseApp"], Awaitable[None]]
"""A function that is called with the app once the app is connected."""


class LonghouseApp(App[None]):
    """The Textual application in which all games are played in a terminal."""

    TITLE = "Longhouse"
    CSS_PATH = "app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+l", "redraw", show=False, priority=True),
    ]

    def __init__(
        self,
        words: Words,
        connect: Connect,
        preferences: Preferences | None = None,
        identities: Identities | None = None,
        *,
        first: "First | None" = None,
    ) -> None:
        super().__init__()
        self.words = words
        self.preferences = preferences or Preferences()
        self.identities = identities or Identities()
        self._connect = connect
        self._first = first
        self._opening = False
        self._servers: list[subprocess.Popen[bytes]] = []
        self._client: ServerClient | None = None
        self._problem: LonghouseError | None = None
        self._too_small = False
        for theme in themes(colours_of(self)):
            self.register_theme(theme)
        known = self.preferences.theme in self.available_themes
        self.theme = self.preferences.theme if known else DARK

    def get_driver_class(self) -> type[Driver]:
        """Return the class that writes to the terminal: a Textual driver that sends only what changes."""
        self._output = TerminalOutput(colours=not self.no_color, console=os.environ.get("TERM") == "linux")
        return thrifty(super().get_driver_class(), self._output)

    def on_resize(self) -> None:
        self._output.forget()

    def action_help_quit(self) -> None:
        """Show which key quits the app. This is called when Ctrl+C is pressed."""
        self.notify(self.words.say("terminal-interrupt"), markup=False)

    def action_redraw(self) -> None:
        """Draw the whole screen again, for example after another program has written to the terminal."""
        self._output.forget()
        self.screen.refresh(layout=True)

    @property
    def connected(self) -> ServerClient:
        """The client of the server. Raises an `AssertionError` as long as the app is not connected."""
        assert self._client is not None
        return self._client

    @property
    def is_connected(self) -> bool:
        """Whether the app is connected to a server."""
        return self._client is not None

    @property
    def takes_choices(self) -> bool:
        """Whether the menu can be used: the app is connected, and is not just opening what the command line asks for.

        A key pressed too early would otherwise begin a game in front of the one that is being opened.
        """
        return self.is_connected and not self._opening

    @property
    def problem(self) -> LonghouseError | None:
        """The error that prevents the connection; None if there is none."""
        return self._problem

    async def on_mount(self) -> None:
        await self.push_screen(StartScreen())
        self.connect()

    def connect(self) -> None:
        """Connect to the server in the background."""
        self._problem = None
        self.run_worker(self._connecting(), exclusive=True, group="connect")

    async def _connecting(self) -> None:
        await asyncio.sleep(0)
        try:
            self._client = await self._connect(self)
        except LonghouseError as refusal:
            self._problem = refusal
        for screen in self.screen_stack:
            if isinstance(screen, StartScreen):
                screen.arrived()
        if self._client is not None and self._first is not None:
            first, self._first = self._first, None
            self._opening = True
            try:
                await first(self)
            except LonghouseError as refusal:
                self.notify(self.words.refusal(refusal), severity="error", markup=False)
            finally:
                self._opening = False

    @property
    def page(self) -> AppPage:
        """The topmost screen, ignoring dialogs in front of it."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, AppPage))

    def move_to(self, server: str, then: First | None = None) -> None:
        """Connect to the server with the address `server` in place of the current one.

        Once that has succeeded, `then` is called with the app.
        """
        from longhouse.terminal.app.online import connected_to

        async def connect(app: "LonghouseApp") -> ServerClient:
            client = await connected_to(app, server, None, app.identities)
            if app._client is not None:
                await app._client.close()
            return client

        self._connect, self._first = connect, then
        self.connect()

    def keep_running(self, server: subprocess.Popen[bytes]) -> None:
        """Let the process of a server run while the app runs; terminate it when the app quits."""
        self._servers.append(server)

    async def on_unmount(self) -> None:
        for server in self._servers:
            server.terminate()
        if self._client is not None:
            await self._client.close()

    def prefer(self, preferences: Preferences) -> None:
        """Replace the preferences and save them."""
        self.preferences = preferences
        preferences.save()

    def speak(self, words: Words) -> None:
        """Change the language of the app to that of `words`. Open screens are built again."""
        self.words = words
        self.prefer(replace(self.preferences, language=words.language))
        if self._client is not None:
            self._client.language = words.language
        self.run_worker(self._speak_anew())

    async def _speak_anew(self) -> None:
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        await self.push_screen(StartScreen())
        screen = self.screen
        if isinstance(screen, StartScreen):
            screen.arrived()

    def watch_theme(self, theme: str) -> None:
        if theme != self.preferences.theme:
            self.prefer(replace(self.preferences, theme=theme))
        for screen in self.screen_stack if self.is_running else ():
            for board in screen.query(CanvasWidget):
                board.redraw()

    def measure(self, width: int, height: int) -> None:
        """Show a message if the terminal is now too small for the app. `width` and `height` are in characters."""
        small = width < LEAST[0] or height < LEAST[1]
        if small and not self._too_small:
            said = self.words.say("terminal-too-small", width=LEAST[0], height=LEAST[1])
            self.notify(said, severity="warning", timeout=10, markup=False)
        self._too_small = small

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Yield the commands of the command palette: the keys of the current screen, the menu, the themes, and
        quitting.
        """
        for key in screen.all_keys() if isinstance(screen, AppPage) else ():
            if key.text == "quit":
                continue
            text = self.words.say("terminal-key", what=key.text)
            yield SystemCommand(text, key.cap, lambda action=key.action: self._run_action_of(screen, action))
        for what in MENU if self.is_connected else ():
            if what != "quit":
                yield SystemCommand(self.words.say("terminal-menu", what=what), "", partial(self._open, what))
        yield SystemCommand(self.words.say("terminal-key", what="dark"), "", lambda: setattr(self, "theme", DARK))
        yield SystemCommand(self.words.say("terminal-key", what="light"), "", lambda: setattr(self, "theme", LIGHT))
        yield SystemCommand(self.words.say("terminal-key", what="theme"), "", self.action_change_theme)
        yield SystemCommand(self.words.say("terminal-key", what="quit"), "Ctrl+Q", self.action_quit)

    def _open(self, what: str) -> None:
        """Open an entry of the menu above the current screen."""
        self.page.attempt(open_named(self.page, what))

    def action_command_palette(self) -> None:
        """Open the command palette, in the language of the app."""
        if self.use_command_palette and not isinstance(self.screen, CommandPalette):
            said = self.words.say("terminal-palette-search")
            self.push_screen(CommandPalette(placeholder=said, id="--command-palette"))

    def _run_action_of(self, screen: Screen[object], action: str) -> None:
        self.call_later(screen.run_action, action)
