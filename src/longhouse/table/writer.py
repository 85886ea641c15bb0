"""The writer: what many games have to store at the same moment waits for the disk together."""

import asyncio
from functools import partial

from longhouse.table.batch import Batch, Outcome
from longhouse.table.store import Store
from longhouse.table.threads import Threads

_MOST_AT_ONCE = 200


class Writer:
    """Stores batches in the order they come, as many as wait in one transaction."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._waiting: list[tuple[Batch, asyncio.Future[Outcome]]] = []
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
                outcomes = await self._threads.run(partial(self._store.append, [batch for batch, _ in together]))
            except Exception as error:  # whoever waits has to know, and the next batch may do better
                for _, future in together:
                    if not future.done():
                        future.set_exception(error)
                continue
            for (_, future), outcome in zip(together, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)
        self._running = None
