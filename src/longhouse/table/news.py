"""News: that something was stored, told to whoever else keeps the same game. The truth is always in the store."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from longhouse.games.game import Seat
from longhouse.table.entries import Entry


class _Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="about"):
    game: str


class Changed(_Notice, frozen=True, kw_only=True, tag="changed"):
    """Entries of a game are in the store, up to this ply."""

    ply: int
    offered: bool = False
    """Whether it appeared in the list of open games, changed there, or vanished from it."""
    waits: str | None = None
    """The person whose turn it became."""
    waited: str | None = None
    """The person whose turn it was until now."""
    calls: str | None = None
    """The name of the game, where who is to move has days to do so, and wants to be called."""
    entries: tuple[Entry, ...] = ()
    """Those entries as they were stored, if they are a few moves: whoever has the one before need not read them."""


class Spoke(_Notice, frozen=True, kw_only=True, tag="spoke"):
    """A line of chat is in the store."""

    n: int


class Removed(_Notice, frozen=True, kw_only=True, tag="removed"):
    """A game is there no more."""


class Rewritten(_Notice, frozen=True, kw_only=True, tag="rewritten"):
    """The log of a game names somebody no more."""


class Present(_Notice, frozen=True, kw_only=True, tag="present"):
    """Who is connected to a game on one node; `asks` who is on the others."""

    seats: tuple[Seat, ...]
    watching: int
    asks: bool = False


class Thinks(_Notice, frozen=True, kw_only=True, tag="thinks"):
    """A bot began to think."""

    seat: Seat
    warming: bool


class Fell(msgspec.Struct, frozen=True, tag_field="about", tag="fell"):
    """A node is heard no more."""


Notice: TypeAlias = Changed | Spoke | Removed | Rewritten | Present | Thinks | Fell

Hear = Callable[[Notice, str | None], None]
"""Is told what happened, and on which other node; None for this one."""


class News:
    """The news of a house with one node. They may come late, twice, or get lost; nothing but haste depends on them."""

    shared = False
    """Whether there may be other nodes, that change what this one remembers."""
    connected = True
    """Whether news come from the others now."""

    def __init__(self) -> None:
        self._listeners: list[Hear] = []
        self.restored: list[Callable[[], None]] = []
        """Called when news come again after some may have been lost."""

    def announce(self, notice: Notice) -> None:
        """Tell everybody, here and on every other node."""
        self._tell(notice, None)

    def listen(self, hear: Hear) -> None:
        """Hear what is announced from now on."""
        self._listeners.append(hear)

    def unlisten(self, hear: Hear) -> None:
        self._listeners.remove(hear)

    async def claim(self, _task: str, _seconds: float) -> bool:
        """Whether this node shall do something that one node is enough for."""
        return True

    async def run(self) -> None:
        """Carry news until it is cancelled; between the rooms of one process they need no carrier."""

    def _tell(self, notice: Notice, node: str | None) -> None:
        for hear in list(self._listeners):
            hear(notice, node)
