"""The part of a table that belongs to one game: the board, what can be chosen on it, and the options of a new game.

A game names its `TerminalGame` in its `GameKind`; the screens know nothing else of it.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from textual.message import Message

from longhouse.games.game import View
from longhouse.server.sockets.messages import CandidateTold
from longhouse.terminal.app.canvas import CanvasWidget
from longhouse.terminal.app.palette import DAY, NIGHT, Palette
from longhouse.terminal.client.sitting import Sitting
from longhouse.words import Words

Choices = Mapping[str, object]
"""What was chosen in a form so far, by the name of the option."""


@dataclass(frozen=True, slots=True)
class FormChoice:
    """One option of a new game."""

    option: str
    """Its name, as in a record."""
    label: Callable[[Words], str]
    values: tuple[object, ...]
    """What can be chosen; the first is the default."""
    text: Callable[[Words, object], str]
    """What a value is called."""
    about: Callable[[Words, object], str] = lambda _words, _value: ""
    """A sentence about a value."""
    applies: Callable[[Choices], bool] = lambda _chosen: True
    """Whether the option can be chosen, given the others."""
    several: bool = False
    """Whether any number of the values can be chosen."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth a pause, such as the end of a visit."""

    title: str
    lines: Sequence[str]
    tone: Literal["good", "bad", "plain"] = "plain"


class GameTable(CanvasWidget, can_focus=True):
    """The board of a game: shows the position of a sitting, and lets the player choose actions."""

    class Chosen(Message):
        """The player chose an action."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class Told(Message):
        """What the cursor is on has changed, and so has what is said about it."""

    def __init__(self, words: Words) -> None:
        super().__init__("board")
        self.words = words
        self.sitting: Sitting | None = None

    @property
    def palette(self) -> Palette:
        """The colours of the present theme."""
        return NIGHT if self.app.current_theme.dark else DAY

    @property
    @abstractmethod
    def prompt(self) -> str:
        """What the player should do now, in a sentence."""

    @property
    def about(self) -> str:
        """What is known of what the cursor is on."""
        return ""

    @abstractmethod
    def show(self, sitting: Sitting) -> None:
        """Show the position of a sitting."""

    def refuse(self, text: str) -> None:
        """Show why the last action was refused, beside it if that is possible."""

    def advise(self, candidates: Sequence[CandidateTold]) -> None:
        """Mark recommended actions on the board."""

    def moment(self, before: View, after: View) -> Moment | None:
        """What happened between two positions that is worth a pause."""
        del before, after
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalGame:
    """What a game tells the terminal app about itself."""

    table: Callable[[Words], GameTable]
    """Makes its board."""
    choices: tuple[FormChoice, ...] = ()
    """The options of a new game."""
    options: Callable[[Choices], dict[str, object]] = dict
    """The options of the record, from what was chosen."""
    action_text: Callable[[Words, str, View], str] = lambda _words, action, _view: action
    """An action as advice, in words."""
    ending: Callable[[Words, Sitting], Moment] | None = None
    """The end of a game that was played out: its points."""
