"""Notifications to sockets and nodes that something was stored. They are hints; the database is authoritative."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from longhouse.games.game import Seat
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
    """A node is presumed down: its heartbeat stopped."""


Notice: TypeAlias = Changed | Spoke | Removed | Rewritten | Present | Thinks | Fell

Hear = Callable[[Notice, str | None], None]
"""A listener: called with a notification and the id of the node it came from; None for this node."""


class News:
    """Notifications of a server with one node.

    They may be late, repeated or lost: delivery affects latency only, never correctness.
    """

    shared = False
    """Whether other nodes may change tables that this node has cached."""
    connected = True
    """Whether notifications of other nodes arrive at present."""

    def __init__(self) -> None:
        self._listeners: list[Hear] = []
        self.restored: list[Callable[[], None]] = []
        """Called when the connection is restored, after notifications may have been lost."""

    def announce(self, notice: Notice) -> None:
        """Send a notification to all listeners, on this node and on others."""
        self._tell(notice, None)

    def listen(self, hear: Hear) -> None:
        """Add a listener for all notifications."""
        self._listeners.append(hear)

    def unlisten(self, hear: Hear) -> None:
        self._listeners.remove(hear)

    async def claim(self, _task: str, _seconds: float) -> bool:
        """Whether this node may do a task that only one node should do."""
        return True

    async def run(self) -> None:
        """Exchange notifications with other nodes until cancelled; with one node there is nothing to do."""

    def _tell(self, notice: Notice, node: str | None) -> None:
        for hear in list(self._listeners):
            hear(notice, node)
