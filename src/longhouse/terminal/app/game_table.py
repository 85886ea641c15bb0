"""The interfaces for the part of the table screen that depends on the game: board, actions, options for a new game.

A game names its `TerminalGame` in its `GameKind`. The screens know nothing else about the game.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from textual.message import Message

from longhouse.games.game import View
from longhouse.server.sockets.messages import CandidateTold
from longhouse.terminal.app.canvas import CanvasWidget
from longhouse.terminal.app.keys import Key
from longhouse.terminal.app.palette import Palette, palette_of
from longhouse.terminal.client.sitting import Sitting
from longhouse.words import Words

Choices = Mapping[str, object]
"""What was chosen in a form so far, by the name of the option."""


@dataclass(frozen=True, slots=True)
class FormChoice:
    """One option in the form for a new game."""

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
    """A moment of the game at which the app pauses, such as the end of a visit."""

    title: str
    lines: Sequence[str]
    tone: Literal["good", "bad", "plain"] = "plain"


class GameTable(CanvasWidget, can_focus=True):
    """Base class of the board widgets: shows a position, and lets the player choose actions."""

    KEYS: ClassVar[tuple[Key, ...]] = ()
    """The keys of the board that the help lists; their actions are those of the board."""

    class Chosen(Message):
        """Posted when the player has chosen an action."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class Told(Message):
        """Posted when the cursor has moved, so that the screen updates the description of what is under it."""

    def __init__(self, words: Words) -> None:
        super().__init__("board")
        self.words = words
        self.sitting: Sitting | None = None
        self.ranks: dict[str, int] = {}
        """The places of the recommended actions, from 1 on."""

    @property
    def palette(self) -> Palette:
        """The colours of the current theme."""
        return palette_of(self.app)

    @property
    @abstractmethod
    def prompt(self) -> str:
        """A sentence that says what the player should do now."""

    @property
    def about(self) -> str:
        """A description of what is under the cursor."""
        return ""

    def show(self, sitting: Sitting) -> None:
        """Show the current position of a sitting (a game that is played or viewed)."""
        self.sitting, self.ranks = sitting, {}
        self.lay_out()
        self.tell()

    def tell(self) -> None:
        """Draw the board again, and let the screen describe the thing under the cursor."""
        self.redraw()
        self.post_message(self.Told())

    @abstractmethod
    def lay_out(self) -> None:
        """Find the choices in a new position, such as cells or cards, before it is drawn."""

    def refuse(self, text: str) -> None:
        """Show why the last action was refused, if possible next to the place of the action."""

    def advise(self, candidates: Sequence[CandidateTold]) -> None:
        """Mark the recommended actions on the board, and put the cursor on the best."""
        self.ranks = {each.action: place for place, each in enumerate(candidates, 1)}
        if candidates:
            self.point_at(candidates[0].action)
        self.tell()

    @abstractmethod
    def point_at(self, action: str) -> None:
        """Put the cursor on an action."""

    def moment(self, before: View, after: View) -> Moment | None:
        """Return a moment between two positions at which the app should pause; None if there is none."""
        del before, after
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalGame:
    """The description of a game for the terminal app."""

    table: Callable[[Words], GameTable]
    """Makes its board."""
    choices: tuple[FormChoice, ...] = ()
    """The options of a new game."""
    options: Callable[[Choices], dict[str, object]] = dict
    """The options of the record, from what was chosen."""
    action_text: Callable[[Words, str, View, Sequence[str]], str] = lambda _words, action, _view, _players: action
    """An action as advice, in words, given the view and the names of the players."""
    ending: Callable[[Words, Sitting], Moment] | None = None
    """The end of a game that was played out: its points."""
