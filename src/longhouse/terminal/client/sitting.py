"""The interface between a screen and the game that it shows, wherever the game is stored.

`seated_table.SeatedTable` is a game on a server, in this process or on the network. `study.StudySitting` is a record
that is viewed or continued here: a replay, a lesson, a puzzle.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.games.game import Seat, View
from longhouse.games.record import Ended
from longhouse.server.sockets.messages import CandidateTold, ChatTold, ClocksTold
from longhouse.table.summary import OfferTold


@dataclass(frozen=True, slots=True)
class StoryEvent:
    """An event of the game, for the log beside the board."""

    text: str
    """The event in the notation of the rules."""
    seat: Seat | None
    """Who decided it; None for chance."""


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A player's answer to an offer."""

    seat: Seat
    yes: bool


class Sitting(ABC):
    """Base class for a game that a screen shows: its position, its players, and the possible commands."""

    game: str = ""
    """The name of the game; empty before it is known."""
    view: View | None = None
    """What can be seen of the position; None before the game begins."""
    you: Seat | None = None
    """Whose view it is; None for a spectator."""
    turn: Seat | None = None
    seats: Sequence[Seat] = ()
    """The seats that are played at this screen."""
    players: Sequence[str] = ()
    """The name of each seat."""
    story: Sequence[StoryEvent] = ()
    """All events so far."""
    ended: Ended | None = None
    """Why the game ended early, if it did."""
    success: bool | None = None
    """Whether success in the current phase is certain or impossible; None if it is open."""
    can_finish: bool = False
    """Whether the rest of the phase can be played at once."""
    can_undo: bool = False
    can_hint: bool = False
    thinking: Seat | None = None
    """The bot that is thinking."""
    warming: bool = False
    """Whether the bots are still being prepared."""
    connected: bool = True
    offers: Sequence[OfferTold] = ()
    answers: Sequence[AnswerGiven] = ()
    """All answers to offers so far."""
    clocks: ClocksTold | None = None
    chat: Sequence[ChatTold] = ()
    ahead: float = 0.0
    """How far the server's clock is ahead of ours, in seconds."""
    changed: Callable[[], None]
    """Called after every change; the screen sets it."""

    def __init__(self) -> None:
        self.changed = lambda: None

    @property
    def mine(self) -> bool:
        """Whether a player at this screen is to move."""
        return self.turn is not None and self.turn in self.seats and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended, early or not."""
        return self.ended is not None or (self.view is not None and self.view.get("due") == "over")

    @property
    def legal(self) -> Sequence[str]:
        """The legal actions of the seat to move; empty if the seat is not played at this screen or the actions are
        hidden.
        """
        actions = None if self.view is None or not self.mine else self.view.get("legal")
        return [str(action) for action in actions] if isinstance(actions, list) else []

    @abstractmethod
    async def move(self, action: str) -> None:
        """Play an action. Raises a `LonghouseError` if it is refused."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the last decision."""

    @abstractmethod
    async def hint(self) -> list[CandidateTold]:
        """Return the best actions with reasons, best first."""

    @abstractmethod
    async def finish(self) -> None:
        """Play a decided phase to its end."""

    async def close(self) -> None:
        """Release the connection when the screen is closed. The game stays stored."""
        return
