"""Checks the database for `/health` by a write and a read, and answers in time even if the database hangs."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from longhouse.errors import Unavailable
from longhouse.service.tables import TableService

_PATIENCE = 3.0
_VALID = 1.0
"""Seconds for which an answer is repeated, so that many requests cost the database no more than one."""


class HealthCheck:
    """Checks the database, in a thread of its own, since all other threads may be waiting for the database."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._thread = ThreadPoolExecutor(1, "health")
        self._asked: asyncio.Future[dict[str, int]] | None = None
        self._answered = 0.0

    async def games(self) -> dict[str, int]:
        """Check the database, and return the number of games in each stage (`open`, `running`, `over`).

        Raises `Unavailable`, with a description of what is wrong, if the database does not work.
        """
        if self._tables.damage is not None:
            raise self._tables.damage
        asked = self._asked
        if asked is None or (asked.done() and time.monotonic() - self._answered > _VALID):
            asked = asyncio.get_running_loop().run_in_executor(self._thread, self._tables.store.probe)
            asked.add_done_callback(self._done)
            self._asked = asked
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(asked)
        except TimeoutError:
            raise Unavailable("table-database-silent") from None

    def _done(self, asked: "asyncio.Future[dict[str, int]]") -> None:
        self._answered = time.monotonic()
        if not asked.cancelled():
            asked.exception()  # nobody may be waiting any more
