"""Lets a person do one thing after the other, where a limit is checked before something is stored."""

import asyncio
from weakref import WeakValueDictionary


class OneByOne:
    """The locks of people; a lock is forgotten when nobody has it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        """Return the lock of a person."""
        return self._locks.setdefault(person, asyncio.Lock())
