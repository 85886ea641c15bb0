"""Groups the writes of many games into one transaction, so that they wait for the disk together."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy.exc import DBAPIError

from longhouse.errors import Refused, Unavailable
from longhouse.storage.batch import Batch, StoreOutcome
from longhouse.storage.games import GameStore
from longhouse.storage.pool import DatabasePool

_MOST_AT_ONCE = 200

_Waiting = tuple[Batch, asyncio.Future[StoreOutcome]]


class Writer:
    """Stores batches in the order in which they arrive. All that arrive during a transaction are stored together in the
    next.
    """

    def __init__(self, store: GameStore, threads: DatabasePool) -> None:
        self._store = store
        self.stored: Callable[[float, int], None] = lambda _seconds, _games: None
        """A function that is called with the seconds that a transaction took, and the number of games that
        shared it.
        """
        self._threads = threads
        self._waiting: list[_Waiting] = []
        self._running: asyncio.Task[None] | None = None

    @property
    def damage(self) -> Unavailable | None:
        """The error in which the database reported that it is damaged; None if it has not."""
        return self._threads.damage

    @property
    def waiting(self) -> int:
        """The number of batches that wait for the running transaction to end."""
        return len(self._waiting)

    async def append(self, batch: Batch) -> StoreOutcome:
        """Store a batch, and return its outcome once this is known.

        When the outcome is `Stored`, the batch is on disk.
        """
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[StoreOutcome] = loop.create_future()
        self._waiting.append((batch, outcome))
        if self._running is None:
            self._running = loop.create_task(self._write())
        return await outcome

    async def _write(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
            try:
                await self._store_all(together)
            except (DBAPIError, Refused):  # one bad entry must not fail the whole batch: retry one by one
                for each in together:
                    await self._store_one(each)
            except Exception as error:  # report the error to the callers, and continue with later batches
                for _, future in together:
                    _end(future, error)
        self._running = None

    async def _store_all(self, together: Sequence[_Waiting]) -> None:
        begun = time.monotonic()
        outcomes = await self._threads.run(partial(self._store.append, [batch for batch, _ in together]))
        self.stored(time.monotonic() - begun, len(together))
        for (_, future), outcome in zip(together, outcomes, strict=True):
            _end(future, outcome)

    async def _store_one(self, alone: _Waiting) -> None:
        try:
            await self._store_all([alone])
        except Exception as error:
            _end(alone[1], error)


def _end(future: asyncio.Future[StoreOutcome], outcome: StoreOutcome | Exception) -> None:
    """Complete a caller's future, unless it was cancelled."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
