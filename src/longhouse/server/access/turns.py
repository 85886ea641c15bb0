"""Serialises the requests of one person, so that a limit still holds between its check and the write."""

import asyncio
from weakref import WeakValueDictionary


class OneByOne:
    """One lock per person. A lock that nobody uses is deleted."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        """Return a person's lock."""
        return self._locks.setdefault(person, asyncio.Lock())
