"""Handles the requests of a person one by one: no other request comes between checking a limit and writing."""

import asyncio
from weakref import WeakValueDictionary


class OneByOne:
    """One lock for each person. A lock that nobody uses is deleted."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        """Return the lock of the person with the id `person`."""
        return self._locks.setdefault(person, asyncio.Lock())
