"""The list of open games, encoded once for all lobby sockets."""

import asyncio
import time

from longhouse.server.sockets.messages import Lobby, write
from longhouse.server.web import app_version
from longhouse.service.notifications import OPEN_GAMES, Heard
from longhouse.service.tables import TableService

_AT_MOST_EVERY = 1.0
_MOST_LISTED = 100


class Offers:
    """The encoded message with the first page of public games that have open seats."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._lock = asyncio.Lock()
        self._outdated = True
        self._read_at = 0.0
        self._written = b""
        tables.bus.subscribe(self._heard, OPEN_GAMES)

    async def written(self) -> bytes:
        """Return the encoded message. It is built again after a change, but at most once a second."""
        async with self._lock:
            if self._outdated:
                await asyncio.sleep(max(0.0, self._read_at + _AT_MOST_EVERY - time.monotonic()))
                self._outdated = False
                games = await self._tables.wait_for(self._tables.store.lists.listed, "open", None, _MOST_LISTED)
                self._read_at = time.monotonic()
                self._written = write(Lobby(games=games, app=app_version()))
            return self._written

    def _heard(self, _: Heard) -> None:
        self._outdated = True
