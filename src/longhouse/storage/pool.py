"""Thread pool for blocking database calls, with retry while the database is briefly unreachable."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.exc import DataError, DBAPIError

from longhouse.errors import Refused, Unavailable
from longhouse.storage.retry import PAUSES, only_away

_Result = TypeVar("_Result")


class DatabasePool:
    """A pool of at most `most` threads."""

    def __init__(self, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix=name)

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """Run `work` in a thread and return its result.

        Raises `Unavailable` if the database stays unreachable, and `Refused` for a text that it cannot store.
        `work` must be idempotent: it is retried if the connection drops.
        """
        loop = asyncio.get_running_loop()
        for pause in PAUSES:
            if pause:
                await asyncio.sleep(pause)
            try:
                return await loop.run_in_executor(self._threads, work)
            except DataError:  # PostgreSQL cannot store the character NUL
                raise Refused("table-characters") from None
            except DBAPIError as error:
                if not only_away(error):
                    raise
        raise Unavailable("table-store-away")
