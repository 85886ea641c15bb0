"""The rule book screen for a game: its chapters, and a search over them."""

import re
from importlib import resources
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from longhouse.games.catalogue import GAMES
from longhouse.terminal.app.keys import Key, KeyBar, bindings
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.words import Words
from longhouse.words.titles import title

_PICTURE = re.compile(r"!\[(.*?)\]\(.*?\)")


def chapters(game: str, words: Words) -> list[tuple[str, str]]:
    """Return the chapters of a game's rule book, each as a heading and a text; none if the game has no book.

    Pictures are replaced by their captions.
    """
    file = resources.files("longhouse.words") / words.language / "book" / f"{game}.md"
    if not file.is_file():
        return []
    text = _PICTURE.sub(r"*\1*", file.read_text("utf-8"))
    parts = re.split(r"^#+ (?=\S)", text, flags=re.MULTILINE)[1:]
    return [(heading.strip(), body.strip()) for heading, _, body in (part.partition("\n") for part in parts)]


class BookScreen(AppPage):
    """The screen for a rule book: chapters on the left, the text on the right."""

    KEYS: ClassVar[tuple[Key, ...]] = (Key("slash", "search", "search"), BACK, HELP)
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS)

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._chapters: list[tuple[str, str]] = []
        self._found: list[int] = []

    def compose(self) -> ComposeResult:
        yield Static(
            f" {title(self.words, self._game)} · {self.say('terminal-menu', what='book')}", id="head", markup=False
        )
        yield Input(id="search", placeholder=self.say("terminal-key", what="search"))
        with Horizontal(id="middle"):
            yield OptionList(id="chapters", markup=False)
            with VerticalScroll(id="text"):
                yield Markdown("", id="rule", open_links=False)
        yield KeyBar(self.KEYS, self.words)

    def on_mount(self) -> None:
        self._chapters = chapters(self._game, self.words)
        self._list("")
        self.query_one("#chapters", OptionList).focus()

    def _list(self, wanted: str) -> None:
        """List the chapters that contain the text `wanted`; all chapters if it is empty."""
        sought = wanted.casefold()
        self._found = [n for n, chapter in enumerate(self._chapters) if sought in "\n".join(chapter).casefold()]
        listed = self.query_one("#chapters", OptionList)
        listed.set_options([Option(self._chapters[number][0]) for number in self._found])
        if self._found:
            listed.highlighted = 0
        else:
            self.query_one("#rule", Markdown).update(self.say("terminal-book-nothing", text=wanted))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        heading, body = self._chapters[self._found[event.option_index]]
        self.query_one("#rule", Markdown).update(f"## {heading}\n\n{body}")
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self) -> None:
        self.query_one("#text", VerticalScroll).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    def on_input_submitted(self) -> None:
        self.query_one("#chapters", OptionList).focus()

    def action_search(self) -> None:
        """Open the search of the book."""
        self.add_class("searching")
        self.query_one("#search", Input).focus()

    def action_back(self) -> None:
        """End the search; if no search is open, close the book."""
        if self.has_class("searching"):
            self.remove_class("searching")
            self.query_one("#search", Input).value = ""
            self.query_one("#chapters", OptionList).focus()
        else:
            self.dismiss()


def books() -> list[str]:
    """Return the names of the games that have a rule book."""
    return [game for game in GAMES if chapters(game, Words("en"))]
