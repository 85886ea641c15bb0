"""Threads that wait for the store, so that nothing else has to; a store that goes away for a moment is waited for."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.exc import DBAPIError

from longhouse.errors import Unavailable
from longhouse.table.away import PAUSES, only_away

_Result = TypeVar("_Result")


class Threads:
    """So many threads."""

    def __init__(self, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix=name)

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """The result of work with the store; it may be done twice, where the answer to the first was lost."""
        loop = asyncio.get_running_loop()
        for pause in PAUSES:
            if pause:
                await asyncio.sleep(pause)
            try:
                return await loop.run_in_executor(self._threads, work)
            except DBAPIError as error:
                if not only_away(error):
                    raise
        raise Unavailable("table-store-away")
