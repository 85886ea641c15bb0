"""The tables that a server node keeps in memory, each with a lock so that commands change it one at a time."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from longhouse.table.table import Table

_CAPACITY = 5_000
"""Maximum number of cached tables; others are loaded from the database on demand."""


@dataclass(slots=True, eq=False)
class Slot:
    """A place in the cache for the table of one game."""

    game: str
    """The id of the game."""
    table: Table | None = None
    """The table; None until it is loaded."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock that is held while the table is changed."""


class TableCache:
    """The cached tables by the id of their game, least recently used first."""

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self._watched = watched
        self._slots: dict[str, Slot] = {}

    def slot(self, game: str) -> Slot:
        """Return the slot of a game, which is created if the game is not cached. It becomes the most recently used
        slot.
        """
        slot = self._slots.pop(game, None) or Slot(game)
        self._slots[game] = slot
        if len(self._slots) > _CAPACITY:
            self._evict()
        return slot

    def find(self, game: str) -> Slot | None:
        """Return the slot of a game; None if the game is not cached."""
        return self._slots.get(game)

    def drop(self, game: str) -> None:
        """Remove a game from the cache."""
        self._slots.pop(game, None)

    def __iter__(self) -> Iterator[Slot]:
        return iter(list(self._slots.values()))

    def in_use(self, slot: Slot) -> bool:
        """Return whether the game of a slot must stay cached: somebody watches it, or a command is changing it."""
        return self._watched(slot.game) or slot.lock.locked()

    def _evict(self) -> None:
        for slot in list(self._slots.values())[: _CAPACITY // 10]:
            if not self.in_use(slot):
                del self._slots[slot.game]
