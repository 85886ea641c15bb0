"""The lobby message with the public games, encoded once for all lobby sockets."""

import asyncio
import json
import time
from collections import Counter

from longhouse.server.sockets.messages import Lobby, LookingTold, write
from longhouse.server.web import app_version
from longhouse.service.notifications import OPEN_GAMES, Heard
from longhouse.service.pairing import Pairing
from longhouse.service.tables import TableService

_AT_MOST_EVERY = 1.0
_MOST_LISTED = 100
_MOST_LIVE = 12
_MOST_POOLS = 50


class Offers:
    """The lobby message with the public games, encoded once for all lobby sockets."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._lock = asyncio.Lock()
        self.pairing: Pairing | None = None
        self._outdated = True
        self._read_at = 0.0
        self._written = b""
        tables.bus.subscribe(self._heard, OPEN_GAMES)

    async def written(self) -> bytes:
        """Return the encoded message. After a change it is built again, but at most once a second."""
        async with self._lock:
            if self._outdated:
                await asyncio.sleep(max(0.0, self._read_at + _AT_MOST_EVERY - time.monotonic()))
                self._outdated = False
                try:
                    self._written = await self._read()
                except BaseException:  # also if the one who asked has gone: the next one reads
                    self._outdated = True
                    raise
            return self._written

    async def _read(self) -> bytes:
        lists = self._tables.store.lists
        games = await self._tables.wait_for(lists.listed, "open", None, _MOST_LISTED)
        live, running = await self._tables.wait_for(lists.live, _MOST_LIVE)
        looking = await self._looking()
        self._read_at = time.monotonic()
        return write(Lobby(games=games, live=live, running=running, looking=looking, app=app_version()))

    async def _looking(self) -> list[LookingTold]:
        """Return how many people look for each game."""
        if self.pairing is None:
            return []
        seeks = await self._tables.wait_for(self.pairing.store.all)
        pools = Counter(each.seeker.wish.pool for each in seeks if each.table is None)
        return [
            LookingTold(game, json.loads(options), clock, rated, count)
            for (game, options, clock, rated), count in pools.most_common(_MOST_POOLS)
        ]

    def _heard(self, _: Heard) -> None:
        self._outdated = True
