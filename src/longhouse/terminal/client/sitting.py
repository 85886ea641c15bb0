"""The interface between a screen and the game that it shows, wherever the game is stored.

The class `seated_table.SeatedTable` is a game on a server, in this process or on the network; `study.StudySitting` is a
record that is viewed or continued here: a replay, a lesson, a puzzle.
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
    """An event of a game, for the log beside the board."""

    text: str
    """The event in the notation of the rules."""
    seat: Seat | None
    """The seat that decided the event; None for a chance event."""


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A player's answer to an offer."""

    seat: Seat
    """The seat of the player who answered."""
    yes: bool
    """Whether the player accepted the offer."""


class Sitting(ABC):
    """Base class for a game that a screen shows: its position, its players, and the possible commands."""

    game: str = ""
    """The name of the game; empty before it is known."""
    view: View | None = None
    """The view of the position; None before the game begins."""
    you: Seat | None = None
    """The seat whose view is shown; None for a spectator."""
    turn: Seat | None = None
    """The seat to move; None if chance is due or the game is over."""
    seats: Sequence[Seat] = ()
    """The seats that people at this screen play."""
    players: Sequence[str] = ()
    """The names of the players, by seat."""
    story: Sequence[StoryEvent] = ()
    """All events so far."""
    ended: Ended | None = None
    """Why the game ended before it was played out; None if it did not."""
    success: bool | None = None
    """Whether success in the current phase, such as a visit, is certain (True) or impossible (False); None if it is
    open.
    """
    can_finish: bool = False
    """Whether the rest of the current phase can be played at once, because it is decided."""
    can_undo: bool = False
    """Whether the last decision can be taken back."""
    can_hint: bool = False
    """Whether the player may ask for a hint."""
    thinking: Seat | None = None
    """The seat of the bot that is thinking; None if none is."""
    warming: bool = False
    """Whether the bot that is thinking may still be loading or compiling its code."""
    connected: bool = True
    """Whether there is a connection to the game; always true without a server."""
    offers: Sequence[OfferTold] = ()
    """The offers that wait for answers."""
    answers: Sequence[AnswerGiven] = ()
    """All answers to offers so far, the oldest first."""
    clocks: ClocksTold | None = None
    """The state of the clocks; None before it is known."""
    chat: Sequence[ChatTold] = ()
    """The lines of chat, the oldest first."""
    ahead: float = 0.0
    """The number of seconds by which the server's clock is ahead of ours."""
    changed: Callable[[], None]
    """A function that is called after every change; the screen sets it."""

    def __init__(self) -> None:
        self.changed = lambda: None

    @property
    def mine(self) -> bool:
        """Whether it is the turn of a person at this screen."""
        return self.turn is not None and self.turn in self.seats and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended, either played out or before that."""
        return self.ended is not None or (self.view is not None and self.view.get("due") == "over")

    @property
    def legal(self) -> Sequence[str]:
        """The legal actions of the seat to move, as text.

        Empty if nobody at this screen plays that seat, or if the game hides which actions are legal.
        """
        actions = None if self.view is None or not self.mine else self.view.get("legal")
        return [str(action) for action in actions] if isinstance(actions, list) else []

    @abstractmethod
    async def move(self, action: str) -> None:
        """Play an action, given as text. Raises a `LonghouseError` if it is refused."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the last decision. Raises a `LonghouseError` if that is refused."""

    @abstractmethod
    async def hint(self) -> list[CandidateTold]:
        """Return the best actions with their reasons, best first; empty if there are none to give."""

    @abstractmethod
    async def finish(self) -> None:
        """Play the rest of a decided phase at once. Raises a `LonghouseError` if that is refused."""

    async def close(self) -> None:
        """Release the connection when the screen is closed. The game stays stored."""
        return
