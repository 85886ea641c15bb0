"""The settings screen: name, language and theme."""

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from longhouse.terminal.app.chooser import Chooser
from longhouse.terminal.app.dialogs import LineScreen
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.palette import DARK, LIGHT
from longhouse.words import LANGUAGES, Words

_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


class SettingsScreen(AppPage):
    """The screen on which a person changes their preferences."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("n", "rename", "rename"),
        Key("up", "focus_previous", "previous", shown=False),
        Key("down", "focus_next", "next", shown=False),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def compose(self) -> ComposeResult:
        yield Static(self.say("terminal-menu", what="settings"), id="head", markup=False)
        with Vertical(classes="page"):
            yield Static("", id="me", classes="note", markup=False)
            languages = Chooser(
                "language", self.say("terminal-language"), LANGUAGES, [_NAMES[each] for each in LANGUAGES]
            )
            languages.choose(self.words.language)
            yield languages
            themes = (DARK, LIGHT)
            texts = [self.say("terminal-key", what=what) for what in ("dark", "light")]
            chooser = Chooser("theme", self.say("terminal-key", what="theme"), themes, texts)
            chooser.choose(self.app.theme)
            yield chooser
        yield KeyBar(self.KEYS, self.words)

    def on_mount(self) -> None:
        self.query(Chooser).first().focus()
        self.attempt(self._tell_name())

    async def _tell_name(self) -> None:
        me = await self.client.me()
        self.query_one("#me", Static).update(self.say("terminal-you-are", name=me.name))

    def on_chooser_changed(self, event: Chooser.Changed) -> None:
        value = str(event.chooser.value)
        if event.chooser.name == "theme" and value != self.app.theme:
            self.app.theme = value
        elif event.chooser.name == "language" and value != self.words.language:
            self.house.speak(Words(value))

    def action_rename(self) -> None:
        """Ask the person for a new name, and store it."""

        def typed(name: str | None) -> None:
            if name is not None:
                self.attempt(self._rename(name))

        self.app.push_screen(LineScreen(self.say("terminal-key", what="rename"), self.house.preferences.name), typed)

    async def _rename(self, name: str) -> None:
        await self.client.rename(name)
        self.house.prefer(replace(self.house.preferences, name=name))
        await self._tell_name()
