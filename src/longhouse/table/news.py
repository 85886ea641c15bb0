"""News: that something was stored, told to whoever else keeps the same game. The truth is always in the store."""

from collections.abc import Callable
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """Something is in the store now: entries of a game up to this ply, or chat up to this line."""

    about: str
    game: str
    n: int


Hear = Callable[[Notice], None]


class News(Protocol):
    """How notices reach other nodes. They may come late, twice, or get lost; nothing but haste depends on them."""

    def announce(self, notice: Notice) -> None:
        """Tell every node, this one too."""

    def listen(self, hear: Hear) -> None:
        """Hear what is announced from now on."""


class InProcessNews:
    """News of a house that has one node."""

    def __init__(self) -> None:
        self._hear: list[Hear] = []

    def announce(self, notice: Notice) -> None:
        for hear in self._hear:
            hear(notice)

    def listen(self, hear: Hear) -> None:
        self._hear.append(hear)
