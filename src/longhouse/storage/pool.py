"""Thread pool for blocking database calls, with retry while the database is briefly unreachable."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.exc import DataError, DBAPIError

from longhouse.errors import Refused, Unavailable
from longhouse.storage.problems import DAMAGED, problem_of
from longhouse.storage.retry import PAUSES, only_away

_log = logging.getLogger(__name__)
_PATIENCE = 30.0
"""Seconds after which a call that hangs is given up."""
_BETWEEN_LINES = 5.0
"""Seconds between two lines of the log about a database that does not work."""

_Result = TypeVar("_Result")


class DatabasePool:
    """A pool of threads for database calls, with at most `most` threads."""

    def __init__(self, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix=name)
        self._logged = -_BETWEEN_LINES
        self.damage: Unavailable | None = None
        """The error in which the database last reported that it is damaged; None if there was none."""

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """Run `work` in a thread, and return its result.

        `work` must be idempotent: it is repeated for some seconds while the database cannot be reached, and if it
        hangs, the caller does not learn whether it was completed.

        Raises `Unavailable` if the database stays unreachable, hangs or fails, and `Refused` for a text that it cannot
        store.
        """
        loop = asyncio.get_running_loop()
        for pause in PAUSES:
            if pause:
                await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(_PATIENCE):
                    return await loop.run_in_executor(self._threads, work)
            except TimeoutError:
                self._log(Unavailable("table-database-silent"))
                break
            except DataError:  # PostgreSQL cannot store the character NUL
                raise Refused("table-characters") from None
            except (DBAPIError, sqlite3.Error) as error:
                if isinstance(error, DBAPIError) and only_away(error):
                    continue
                problem = problem_of(error)
                if problem is None:
                    raise
                self._log(problem)
                if problem.key == DAMAGED:
                    self.damage = problem
                break
        raise Unavailable("table-store-away")

    def _log(self, problem: Unavailable) -> None:
        if time.monotonic() - self._logged >= _BETWEEN_LINES:
            self._logged = time.monotonic()
            _log.error("store", extra={"fields": {"problem": str(problem)}})
