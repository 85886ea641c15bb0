"""Threads that wait for the store, so that nothing else has to; a store that goes away for a moment is waited for."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError

from longhouse.games.game import Illegal

_log = logging.getLogger(__name__)
_PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""As long as a PostgreSQL server takes to restart. What was asked of it can be asked again: a ply is stored once."""

_Result = TypeVar("_Result")


class Threads:
    """So many threads."""

    def __init__(self, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix=name)

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """The result of work with the store."""
        loop = asyncio.get_running_loop()
        for pause in _PAUSES:
            try:
                return await loop.run_in_executor(self._threads, work)
            except DBAPIError as error:
                if not _is_away(error):
                    raise
                _log.warning("store away", extra={"fields": {"problem": type(error.orig).__name__}})
            await asyncio.sleep(pause)
        raise Illegal("table-store-away")


def _is_away(error: DBAPIError) -> bool:
    """Whether it is PostgreSQL that cannot be reached, rather than something that would fail again."""
    reached = isinstance(error, OperationalError) or error.connection_invalidated
    return reached and type(error.orig).__module__.startswith("psycopg")
