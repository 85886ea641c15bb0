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
"""The values chosen in a form so far, by the names of the options."""


@dataclass(frozen=True, slots=True)
class FormChoice:
    """One option in the form for a new game."""

    option: str
    """The name of the option, as in a record."""
    label: Callable[[Words], str]
    """A function that returns the label of the option."""
    values: tuple[object, ...]
    """The values that can be chosen; the first is the default."""
    text: Callable[[Words, object], str]
    """A function that returns the text shown for a value."""
    about: Callable[[Words, object], str] = lambda _words, _value: ""
    """A function that returns a sentence of explanation for a value; empty if there is none."""
    applies: Callable[[Choices], bool] = lambda _chosen: True
    """A function that returns whether the option is offered, given the values chosen so far."""
    several: bool = False
    """Whether any number of the values can be chosen, instead of one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An announcement for which the app pauses the game, such as the end of a visit."""

    title: str
    """The heading."""
    lines: Sequence[str]
    """The lines of text below the heading."""
    tone: Literal["good", "bad", "plain"] = "plain"
    """Whether it is good or bad news for the player, or neither; this determines its colour."""


class GameTable(CanvasWidget, can_focus=True):
    """Base class of the board widgets, one for each game: shows a position, and lets the player choose actions."""

    KEYS: ClassVar[tuple[Key, ...]] = ()
    """The keys of the board that the help lists. They run actions of the board, not of the screen."""

    class Chosen(Message):
        """Posted when the player has chosen an action."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class Told(Message):
        """Posted when the cursor has moved, so that the screen updates the description of the thing under it."""

    def __init__(self, words: Words) -> None:
        super().__init__("board")
        self.words = words
        self.sitting: Sitting | None = None
        self.ranks: dict[str, int] = {}
        """The recommended actions, each with its rank: 1 is the best."""

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
        """A description of the thing under the cursor."""
        return ""

    def show(self, sitting: Sitting) -> None:
        """Show the current position of a game."""
        self.sitting, self.ranks = sitting, {}
        self.lay_out()
        self.tell()

    def tell(self) -> None:
        """Redraw the board, and let the screen update the description of the thing under the cursor."""
        self.redraw()
        self.post_message(self.Told())

    @abstractmethod
    def lay_out(self) -> None:
        """Find out what can be chosen in a new position, such as cells or cards. This is called before the position is
        drawn.
        """

    def refuse(self, text: str) -> None:
        """Show why the last action was refused, if possible near the place of the action. `text` is the reason."""

    def advise(self, candidates: Sequence[CandidateTold]) -> None:
        """Mark the recommended actions on the board, and put the cursor on the best one."""
        self.ranks = {each.action: place for place, each in enumerate(candidates, 1)}
        if candidates:
            self.point_at(candidates[0].action)
        self.tell()

    @abstractmethod
    def point_at(self, action: str) -> None:
        """Put the cursor on the thing that an action is about. The action is given as text."""

    def moment(self, before: View, after: View) -> Moment | None:
        """Return the announcement to show when the position changes, for example at the end of a visit; None if there
        is none.

        `before` and `after` are the views before and after the change.
        """
        del before, after
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalGame:
    """How the terminal app shows one game."""

    table: Callable[[Words], GameTable]
    """A function that creates the board widget."""
    choices: tuple[FormChoice, ...] = ()
    """The options in the form for a new game."""
    options: Callable[[Choices], dict[str, object]] = dict
    """A function that converts the values chosen in the form to the options of the game."""
    action_text: Callable[[Words, str, View, Sequence[str]], str] = lambda _words, action, _view, _players: action
    """A function that describes an action in words. Its arguments are the texts, the action as text, the view before
    it, and the names of the players.
    """
    ending: Callable[[Words, Sitting], Moment] | None = None
    """A function that returns the announcement for a game that was played out, with the points. None if the game has
    no announcement of its own.
    """
