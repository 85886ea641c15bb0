"""Limits how many exports and imports run at once, and reads a person's games one by one for them."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, aclosing
from functools import partial
from types import TracebackType
from typing import Self, TypeVar
from weakref import WeakValueDictionary

from longhouse.errors import Conflict, TooManyRequests, Unavailable
from longhouse.server.access.limits import Purse
from longhouse.service.fair_queue import FairQueue
from longhouse.service.tables import TableService
from longhouse.table import export

T = TypeVar("T")

_AT_ONCE = 4
_MOST_WAITING = 20
_MOST_LISTS, _MOST_LISTS_EACH = 200, 20
_BETWEEN = 0.02
"""Seconds between two games, during which other clients are served."""
_PER_GAME = 5.0
"""The price of a game (`prices`)."""


class Bulk:
    """Limits exports and imports: a person can have only one at a time, an address a few, and only a few run at once on
    this node. The others wait in a queue.
    """

    def __init__(self, most_each: int) -> None:
        """Create the limits. An address can have at most `most_each` exports and imports at a time."""
        self._most_each = most_each
        self.lists = FairQueue(1, _MOST_LISTS, _MOST_LISTS_EACH)
        """The queue for requests that list thousands of games. Only one runs at a time, as each delays all
        other work.
        """
        self._queue = FairQueue(_AT_ONCE)
        self._running: WeakValueDictionary[str, BulkTurn] = WeakValueDictionary()

    async def read_in_turn(self, read: Callable[[], T], tables: TableService, purse: Purse) -> T:
        """Read a long list from the database when it is the client's turn in the queue `lists`, and return it.

        Then `purse`, the budgets of the client, is charged for the processor time that this took.
        """

        def timed() -> tuple[T, float]:
            begun = time.thread_time()
            return read(), time.thread_time() - begun

        async with self.lists.turn(purse.owner):
            found, seconds = await tables.wait_for(timed)
        purse.charge(1_000 * seconds)
        return found

    def begin(self, person: str, owner: str) -> "BulkTurn":
        """Return the permit for an export or import by a person, given by id, at the address `owner`.

        Raises `Conflict` if an export or import by this person is waiting or running, `TooManyRequests` if too many at
        this address are, and `Unavailable` if too many people wait.
        """
        if person in self._running:
            raise Conflict("server-import-running")
        if sum(turn.owner == owner for turn in self._running.values()) >= self._most_each:
            raise TooManyRequests("server-too-fast")
        if self._queue.length >= _MOST_WAITING:
            raise Unavailable("server-busy")
        end = partial(self._running.pop, person, None)
        turn = self._running[person] = BulkTurn(owner, self._queue.turn(owner), end)
        return turn


class BulkTurn:
    """The permit for one export or import: an asynchronous context manager. Entering it waits until the work may run.

    A permit that is never entered ends when it is deleted.
    """

    def __init__(self, owner: str, waiting: AbstractAsyncContextManager[None], end: Callable[[], object]) -> None:
        self.owner = owner
        """The address of the client."""
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
    """Yield the text of a JSON list with the records of games, without its brackets, in parts: each part is one record
    as JSON, in all but the first part after a comma.

    - `ids`: the ids of the games; deleted games are left out.
    - `turn`: the permit for this export; it is entered before the first record and ends after the last.
    - `purse`: the budgets of the client, which are charged for each game.
    """
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
    """Charge the budgets of the client for one game, and wait a moment so that the server can answer other clients."""
    purse.charge(_PER_GAME)
    await asyncio.sleep(_BETWEEN)


def written(tables: TableService, game: str) -> str | None:
    """Return the record of a game, given by id, as JSON text; None if the game has been deleted.

    Unlike other reads, this does not keep the game's table in memory.
    """
    table = tables.store.find(game)
    return None if table is None else export.record(table, tables.wall()).write()
