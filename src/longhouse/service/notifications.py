"""Notifications to sockets and nodes that something was stored. They are only hints; the database is authoritative."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from longhouse.games.game import Seat
from longhouse.storage.chat import ChatLine
from longhouse.table.change import Change
from longhouse.table.entries import Entry


class _Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="about"):
    game: str


class Changed(_Notice, frozen=True, kw_only=True, tag="changed"):
    """New entries of a game were stored, up to this ply."""

    ply: int
    offered: bool = False
    """Whether the list of open games changed."""
    waits: str | None = None
    """The person to move now, if that changed."""
    waited: str | None = None
    """The person to move before, if that changed."""
    calls: str | None = None
    """The name of the game if its clock counts days, so that the person to move is notified; otherwise None."""
    entries: tuple[Entry, ...] = ()
    """The new entries, if they are a few moves: a node that has the previous entry need not read the database."""


class Spoke(_Notice, frozen=True, kw_only=True, tag="spoke"):
    """A line of chat was stored."""

    n: int


class Removed(_Notice, frozen=True, kw_only=True, tag="removed"):
    """A game was deleted."""


class Rewritten(_Notice, frozen=True, kw_only=True, tag="rewritten"):
    """The log of a game was rewritten to remove a person's name."""


class Present(_Notice, frozen=True, kw_only=True, tag="present"):
    """The seats and the number of spectators connected to a game on one node; `asks` other nodes for theirs."""

    seats: tuple[Seat, ...]
    watching: int
    asks: bool = False


class Thinks(_Notice, frozen=True, kw_only=True, tag="thinks"):
    """A bot started to think; `warming` if it may still be warming up."""

    seat: Seat
    warming: bool


class Fell(msgspec.Struct, frozen=True, tag_field="about", tag="fell"):
    """A node is presumed to be down, since its heartbeat stopped."""


Notice: TypeAlias = Changed | Spoke | Removed | Rewritten | Present | Thinks | Fell


@dataclass(frozen=True, slots=True)
class Heard:
    """A notification as a listener receives it."""

    notice: Notice
    change: Change | None = None
    """The change of the table that it is about, if this node has the table in memory."""
    line: ChatLine | None = None
    """The line of chat that it is about, once for each line."""
    node: str | None = None
    """The node that it came from; None for this node, which alone does what must be done once."""


Listener = Callable[[Heard], None]


class Bus:
    """Delivers notifications to the listeners of a server with one node.

    Notifications may be late, repeated or lost. Then clients hear of a change later, but they never see a wrong state.
    """

    shared = False
    """Whether other nodes may change tables that this node has cached."""
    connected = True
    """Whether notifications of other nodes arrive at present."""

    def __init__(self) -> None:
        self._listeners: dict[str | None, list[Listener]] = {}
        self.restored: list[Callable[[], None]] = []
        """Called when the connection is restored, after notifications may have been lost."""
        self.incoming: Callable[[Notice, str], None] = lambda notice, node: self.deliver(Heard(notice, node=node))
        """Called with a notification of another node, to deliver it."""

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        """Deliver a notification on this node and on all others."""
        self.deliver(Heard(notice, change))

    def subscribe(self, listener: Listener, game: str | None = None) -> None:
        """Call `listener` with every notification about `game`, or about all games if it is None."""
        self._listeners.setdefault(game, []).append(listener)

    def unsubscribe(self, listener: Listener, game: str | None = None) -> None:
        """Stop calling a listener; does nothing if it was not subscribed."""
        listeners = self._listeners.get(game, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(game, None)

    def watched(self, game: str) -> bool:
        """Return whether somebody listens to this game."""
        return game in self._listeners

    def deliver(self, heard: Heard) -> None:
        """Call the listeners of this node."""
        about = None if isinstance(heard.notice, Fell) else heard.notice.game
        listeners = self._listeners.get(about, []) if about is not None else []
        for listener in [*listeners, *self._listeners.get(None, [])]:
            listener(heard)

    async def claim(self, _task: str, _seconds: float) -> bool:
        """Return whether this node may do a task that only one node should do."""
        return True

    async def run(self) -> None:
        """Exchange notifications with other nodes until cancelled; with one node there is nothing to do."""
