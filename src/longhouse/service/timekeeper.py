"""The timekeeper: ends turns whose time is over, and credits server downtime to the clocks."""

import asyncio
import heapq
import logging
from contextlib import suppress

from longhouse.errors import LonghouseError, NoSuchGame
from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.table.setup import FischerClock, MoveClock

_log = logging.getLogger(__name__)
_HEARTBEAT = 5.0
_ALIVE = "alive"
_SHORT_ABSENCE = 10.0


class Timekeeper:
    """Watches the clocks of all games."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._due: list[tuple[float, str]] = []
        self._changed = asyncio.Event()
        tables.bus.subscribe(self._heard)

    async def give_back(self) -> None:
        """Credit the downtime before this start to all running clocks, except clocks of days."""
        tables = self._tables
        last = await tables.wait_for(tables.store.value, _ALIVE)
        away = 0.0 if last is None else tables.now() - float(last)
        if away < _SHORT_ABSENCE:
            return
        for game in await tables.wait_for(tables.store.on_the_clock):
            with suppress(LonghouseError):  # the game was deleted meanwhile
                table = await tables.table(game)
                if isinstance(table.setup.clock, MoveClock | FischerClock):
                    await tables.pause(game, away, f"away since {last}")

    async def run(self) -> None:
        """Record a heartbeat and enforce deadlines, until cancelled."""
        tables = self._tables
        while True:
            now = tables.now()
            await tables.wait_for(tables.store.remember, _ALIVE, str(now))
            for game, deadline in await tables.wait_for(tables.store.due, now + 2 * _HEARTBEAT):
                heapq.heappush(self._due, (deadline, game))
            await self._keep(now + _HEARTBEAT)

    async def _keep(self, until: float) -> None:
        """Enforce deadlines as they pass, until the time `until`. Every `act` checks for a timeout first."""
        tables = self._tables
        while (now := tables.now()) < until:
            while self._due and self._due[0][0] <= now:
                _, game = heapq.heappop(self._due)
                try:
                    await tables.act(game, lambda _: [])
                except NoSuchGame:  # the game was deleted meanwhile
                    continue
                except Exception:  # one game must not stop the clocks of the others
                    _log.exception("timeout", extra={"fields": {"game": game}})
            wait = min(until, self._due[0][0] if self._due else until) - now
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.01, wait))
            except TimeoutError:
                continue

    def _heard(self, heard: Heard) -> None:
        if heard.change is None:
            return
        table = heard.change.after
        deadline = table.deadline
        soon = self._tables.now() + 2 * _HEARTBEAT  # `run` finds later deadlines in the database
        if deadline is not None and deadline < soon:
            heapq.heappush(self._due, (deadline, table.id))
            self._changed.set()
