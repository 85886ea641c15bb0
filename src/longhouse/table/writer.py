"""The writer: what many games have to store at the same moment waits for the disk together."""

import asyncio
from collections.abc import Sequence
from functools import partial

from sqlalchemy.exc import DBAPIError

from longhouse.table.batch import Batch, Outcome
from longhouse.table.store import Store
from longhouse.table.threads import Threads

_MOST_AT_ONCE = 200

_Waiting = tuple[Batch, asyncio.Future[Outcome]]


class Writer:
    """Stores batches in the order they come, as many as wait in one transaction."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._waiting: list[_Waiting] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> Outcome:
        """Store a batch; returns when it is on the disk, or was refused."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append((batch, outcome))
        if self._running is None:
            self._running = loop.create_task(self._write())
        return await outcome

    async def _write(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
            try:
                await self._store_all(together)
            except DBAPIError:  # the others shall not suffer from one
                for each in together:
                    await self._store_one(each)
            except Exception as error:  # whoever waits has to know, and the next batch may do better
                for _, future in together:
                    _end(future, error)
        self._running = None

    async def _store_all(self, together: Sequence[_Waiting]) -> None:
        outcomes = await self._threads.run(partial(self._store.append, [batch for batch, _ in together]))
        for (_, future), outcome in zip(together, outcomes, strict=True):
            _end(future, outcome)

    async def _store_one(self, alone: _Waiting) -> None:
        try:
            await self._store_all([alone])
        except Exception as error:
            _end(alone[1], error)


def _end(future: asyncio.Future[Outcome], outcome: Outcome | Exception) -> None:
    """Let whoever waits know, if they still wait."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
