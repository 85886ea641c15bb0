"""Limits work on all of a person's games (exports, imports), and reads these games one by one."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, aclosing
from types import TracebackType
from typing import Self
from weakref import WeakValueDictionary

from longhouse.errors import Conflict, Unavailable
from longhouse.server.access.limits import Purse
from longhouse.service.fair_queue import FairQueue
from longhouse.service.tables import TableService
from longhouse.table import export

_AT_ONCE = 4
_MOST_WAITING = 20
_MOST_LISTS, _MOST_LISTS_EACH = 200, 20
_BETWEEN = 0.02
"""Seconds between two games, during which other clients are served."""
_PER_GAME = 5.0
"""The price of a game (`prices`)."""


class Bulk:
    """Lets each person run only one export or import at a time, and only a few people at once."""

    def __init__(self) -> None:
        self.lists = FairQueue(1, _MOST_LISTS, _MOST_LISTS_EACH)
        """For lists of thousands of games: several at once would delay everything else that the process does."""
        self._queue = FairQueue(_AT_ONCE)
        self._running: WeakValueDictionary[str, BulkTurn] = WeakValueDictionary()

    def begin(self, person: str) -> "BulkTurn":
        """Return a turn for a person; raises `Conflict` if they have one already, `Unavailable` if too many wait."""
        if person in self._running:
            raise Conflict("server-import-running")
        if self._queue.length >= _MOST_WAITING:
            raise Unavailable("server-busy")
        turn = self._running[person] = BulkTurn(self._queue.turn(person), lambda: self._running.pop(person, None))
        return turn


class BulkTurn:
    """A person's turn: an asynchronous context manager. A turn that is never entered ends when it is deleted."""

    def __init__(self, waiting: AbstractAsyncContextManager[None], end: Callable[[], object]) -> None:
        self._waiting = waiting
        self._end = end

    async def __aenter__(self) -> Self:
        await self._waiting.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()
        await self._waiting.__aexit__(kind, error, trace)


async def exported(ids: list[str], turn: BulkTurn, tables: TableService, purse: Purse) -> AsyncGenerator[str, None]:
    """Yield the records of these games as the text of a JSON list without its brackets."""
    async with turn:
        comma = ""
        for game in ids:
            text = await tables.wait_for(written, tables, game)
            if text is not None:
                yield comma + text
                comma = ","
            await breathe(purse)


async def between(begin: str, parts: AsyncGenerator[str, None], end: str) -> AsyncIterator[str]:
    """Yield the text `begin`, then all `parts`, then the text `end`."""
    async with aclosing(parts):
        yield begin
        async for part in parts:
            yield part
        yield end


async def breathe(purse: Purse) -> None:
    """Charge the client for one game, and wait a moment so that the server can answer other clients."""
    purse.charge(_PER_GAME)
    await asyncio.sleep(_BETWEEN)


def written(tables: TableService, game: str) -> str | None:
    """Return the record of a game as text, without caching the table; None if the game was deleted meanwhile."""
    table = tables.store.find(game)
    return None if table is None else export.record(table, tables.wall()).write()
