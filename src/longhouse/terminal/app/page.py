"""The base class of all screens, with the texts, the client, the keys, and the display of errors."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.css.query import NoMatches
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from longhouse.errors import LonghouseError
from longhouse.terminal.app.keys import Key, KeysScreen, bindings
from longhouse.terminal.client.server_client import ServerClient
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.terminal.app.app import LonghouseApp

LEAST = (60, 20)
"""The smallest size of a terminal on which the app can be used: columns and lines."""

HELP = Key("question_mark", "keys", "help")
BACK = Key("escape", "back", "back")


class AppPage(Screen[None]):
    """Base class of the app's screens."""

    KEYS: ClassVar[tuple[Key, ...]] = (BACK, HELP)
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def __init__(self) -> None:
        super().__init__()
        self._lines_told: dict[str, str | Content] = {}

    @property
    def house(self) -> "LonghouseApp":
        """The app that shows this screen: `app` of Textual, with its actual type `LonghouseApp`."""
        return cast("LonghouseApp", self.app)

    @property
    def words(self) -> Words:
        """The texts in the language of the app."""
        return self.house.words

    @property
    def client(self) -> ServerClient:
        """The client of the server. Raises an `AssertionError` as long as the app is not connected."""
        return self.house.connected

    def say(self, key: str, **params: str | int) -> str:
        """Return the text with this key in the language of the app, with `params` filled in by name."""
        return self.words.say(key, **params)

    def compose(self) -> ComposeResult:
        yield from ()

    def tell(self, name: str, text: str | Content) -> None:
        """Write a text into the widget with the id `name`. The layout stays, so only this text is sent to the
        terminal.
        """
        line = self.query_one(f"#{name}", Static)
        if self._lines_told.get(name) != text:
            self._lines_told[name] = text
            line.update(text, layout=False)

    def attempt(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background. If it raises a `LonghouseError`, the error is shown as a message."""

        async def guarded() -> None:
            try:
                await work
            except LonghouseError as refusal:
                self.refused(refusal)
            except NoMatches:
                if self.is_attached and self.app.is_running:  # otherwise the screen was left in the meantime
                    raise

        self.run_worker(guarded())

    def refused(self, refusal: LonghouseError) -> None:
        """Show an error as a message, in the language of the app."""
        self.notify(self.words.refusal(refusal), severity="error", markup=False)

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        self.set_class(width >= 112, "wide")
        self.set_class(width >= 100, "roomy")
        self.set_class(height < 30, "low")
        self.set_class(height < 24, "small")
        self.house.measure(width, height)

    def all_keys(self) -> tuple[Key, ...]:
        """Return the keys that the help lists."""
        return self.KEYS

    def action_keys(self) -> None:
        """Show the help, which lists all keys."""
        self.app.push_screen(KeysScreen(self.all_keys(), self.words))

    def action_back(self) -> None:
        """Close the screen."""
        self.dismiss()
