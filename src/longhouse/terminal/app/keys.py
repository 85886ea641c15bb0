"""The keys of a screen: the actions they run, the line that shows them, and the help that lists them all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from longhouse.terminal.app.dialogs import Dialog
from longhouse.words import Words

_CAPS = {
    "question_mark": "?",
    "enter": "⏎",
    "escape": "Esc",
    "plus": "+",
    "minus": "−",
    "left,right": "← →",
    "left": "←",
    "right": "→",
    "slash": "/",
    "tab": "Tab",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "up": "↑",
    "down": "↓",
}

_ALWAYS = ("escape", "question_mark")
"""The keys that are shown in every width."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a screen, and what it does."""

    key: str
    """The key, by its name in Textual; several names are separated by commas."""
    action: str
    """The action of the screen that the key runs."""
    text: str
    """What the key does: a variant of the text `terminal-key`, chosen by its parameter `what`."""
    shown: bool = True
    """Whether the key is shown in the line at the bottom of the screen."""

    @property
    def cap(self) -> str:
        """The name of the key as it is shown to people."""
        return _CAPS.get(self.key, self.key.split(",")[0])


def bindings(keys: Sequence[Key]) -> list[BindingType]:
    """Convert these keys to key bindings of Textual."""
    return [Binding(each.key, each.action, each.text, show=False) for each in keys]


class KeyBar(Static):
    """The line at the bottom that shows the most important keys. Each can also be clicked.

    If the terminal is too narrow, the last keys are left out, except those for going back and for help.
    """

    def __init__(self, keys: Sequence[Key], words: Words) -> None:
        super().__init__(id="keys")
        self._words = words
        self._offered = keys

    def on_resize(self) -> None:
        self.offer(self._offered)

    def offer(self, keys: Sequence[Key]) -> None:
        """Show these keys in the line."""
        self._offered = keys
        shown = [each for each in keys if each.shown]
        line = self._line(shown)
        width = self.content_size.width
        while 0 < width < line.cell_length and (more := [each for each in shown if each.key not in _ALWAYS]):
            shown.remove(more[-1])
            line = self._line(shown)
        self.update(line, layout=False)

    def _line(self, keys: Sequence[Key]) -> Content:
        parts: list[Content] = []
        for each in keys:
            link = Style.from_meta({"@click": f"screen.{each.action}"})
            said = self._words.say("terminal-key", what=each.text)
            parts.append(Content.assemble((each.cap, Style(bold=True) + link), (f" {said}", link)))
        return Content("  ").join(parts)


class KeysScreen(Dialog[None]):
    """A dialog that lists all keys of a screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,question_mark,q,space", "dismiss", show=False)]

    def __init__(self, keys: Sequence[Key], words: Words) -> None:
        everywhere = (("Ctrl+P", "palette"), ("Ctrl+L", "redraw"), ("Ctrl+Q", "quit"))
        listed = [*((each.cap, each.text) for each in keys), *everywhere]
        lines = [
            Content.assemble((f"{cap:>6}  ", "bold"), words.say("terminal-key", what=text)) for cap, text in listed
        ]
        super().__init__(words.say("terminal-keys"), lines)
