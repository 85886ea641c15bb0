"""A fair queue: a few lanes are shared by many owners, and one owner's many requests do not delay the others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from longhouse.errors import TooManyRequests, Unavailable


class FairQueue:
    """A semaphore with `lanes` places for the requests of many owners.

    A request with a lower rank goes first; among requests of equal rank, the owners take turns.
    """

    def __init__(self, lanes: int, most: int | None = None, most_each: int | None = None) -> None:
        """Create a queue. `most` limits how many requests may wait in all, `most_each` how many of one owner."""
        self._free = lanes
        self._most = most
        self._most_each = most_each
        self._waiting: dict[int, dict[str, deque[asyncio.Future[None]]]] = {}
        self.length = 0
        """The number of requests that are waiting now."""

    @asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[None]:
        """Context manager: wait for a place, and hold it during the block.

        - `owner`: the key of the client for whom the work is done.
        - `rank`: the priority; a lower rank goes first.

        Raises `TooManyRequests` if too many requests of this owner wait, and `Unavailable` if too many wait in all.
        """
        await self._enter(owner, rank)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        if self._most is not None and self.length >= self._most:
            raise Unavailable("server-busy")
        lines = self._waiting.setdefault(rank, {})
        line = lines.setdefault(owner, deque())
        if self._most_each is not None and len(line) >= self._most_each:
            raise TooManyRequests("server-too-fast")
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        self.length += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(owner, rank, place)
            else:  # the lane became free at the same moment
                self._leave()
            raise

    def _forget(self, owner: str, rank: int, place: asyncio.Future[None]) -> None:
        line = self._waiting.get(rank, {}).get(owner)
        if line is not None and place in line:
            line.remove(place)
            self.length -= 1
            if not line:
                self._drop(owner, rank)

    def _drop(self, owner: str, rank: int) -> None:
        del self._waiting[rank][owner]
        if not self._waiting[rank]:
            del self._waiting[rank]

    def _leave(self) -> None:
        """Pass the lane on to the next request that waits; if none does, the lane becomes free."""
        while self._waiting:
            rank = min(self._waiting)
            owner, line = next(iter(self._waiting[rank].items()))
            place = line.popleft()
            self.length -= 1
            self._drop(owner, rank)
            if line:
                self._waiting.setdefault(rank, {})[owner] = line  # now behind the others
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
