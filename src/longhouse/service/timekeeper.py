"""The timekeeper: acts when a player's time is up, and credits server downtime to the clocks."""

import asyncio
import heapq
import logging
from contextlib import suppress

from longhouse.errors import DamagedGame, LonghouseError, NoSuchGame
from longhouse.service.notifications import Heard
from longhouse.service.tables import ALIVE, TableService
from longhouse.table.setup import DaysClock

_log = logging.getLogger(__name__)
_HEARTBEAT = 5.0
_TICK = 1.0
_SHORT_ABSENCE = _HEARTBEAT + 2.0
"""The last stored heartbeat can be this old although another node is running."""
_SHORT_FOR_DAYS = 60.0
"""Clocks that count days are credited only longer absences: there can be very many of them."""


class Timekeeper:
    """Enforces the time limits of all games."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._due: list[tuple[float, str]] = []
        self._changed = asyncio.Event()
        tables.bus.subscribe(self._heard)

    async def give_back(self) -> None:
        """Credit the time since the last heartbeat, in which the server was down, to all running clocks."""
        tables = self._tables
        last = await tables.wait_for(tables.store.value, ALIVE)
        away = 0.0 if last is None else tables.now() - float(last)
        if away > (_SHORT_ABSENCE if tables.bus.shared else 0.0):
            await self._credit(away, f"away since {last}", watched=False)

    async def _credit(self, seconds: float, command: str, *, watched: bool) -> None:
        """Credit seconds to the clocks of all games whose clock runs; `command` is the id that makes it idempotent.

        If `watched` is set and the server has several nodes, only games watched on this node are credited. Clocks that
        count days are credited only longer times (`_SHORT_FOR_DAYS`).
        """
        tables = self._tables
        for game in await tables.wait_for(tables.store.lists.on_the_clock):
            if watched and tables.bus.shared and not tables.bus.watched(game):
                continue
            with suppress(LonghouseError):  # the game was deleted meanwhile, or is damaged
                table = await tables.table(game)
                if not isinstance(table.setup.clock, DaysClock) or seconds > _SHORT_FOR_DAYS:
                    await tables.pause(game, seconds, command)

    async def _tick(self) -> None:
        """Record a heartbeat. If this process did not run for some time, credit that time to the clocks."""
        stall = self._tables.stalls.alive()
        if stall is not None:
            _log.warning("stalled", extra={"fields": {"seconds": round(stall.seconds, 1)}})
            await self._credit(stall.seconds, stall.id, watched=True)
            self._tables.stalls.recovered()

    async def run(self) -> None:
        """Record every few seconds that the server is running, and enforce time limits as they pass; never return.

        The caller stops it by cancelling the task.
        """
        tables = self._tables
        while True:
            await self._tick()
            now = tables.now()
            await tables.wait_for(tables.store.remember, ALIVE, str(now))
            for game, deadline in await tables.wait_for(tables.store.lists.due, now + 2 * _HEARTBEAT):
                heapq.heappush(self._due, (deadline, game))
            await self._keep(now + _HEARTBEAT)

    async def _keep(self, until: float) -> None:
        """Enforce deadlines as they pass, until the time `until`. Every command also checks for a timeout by itself."""
        tables = self._tables
        while (now := tables.now()) < until:
            await self._tick()
            while self._due and self._due[0][0] <= now:
                _, game = heapq.heappop(self._due)
                try:
                    await tables.act(game, lambda _: [])
                    table = await tables.table(game)
                    if table.flag_at is not None and now < table.flag_at < until:  # a move may still be on its way
                        heapq.heappush(self._due, (table.flag_at, game))
                except (NoSuchGame, DamagedGame):  # the game was deleted meanwhile, or is refused
                    continue
                except LonghouseError as refusal:
                    _log.warning("timeout", extra={"fields": {"game": game, "refusal": str(refusal)}})
                except Exception:  # one game must not stop the clocks of the others
                    _log.exception("timeout", extra={"fields": {"game": game}})
            wait = min(until, self._due[0][0] if self._due else until) - now
            self._changed.clear()
            try:
                async with asyncio.timeout(max(0.01, min(wait, _TICK))):
                    await self._changed.wait()
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
