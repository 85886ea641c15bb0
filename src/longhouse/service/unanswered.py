"""Ends offers that wait too long: rejects a takeback when the time to answer it is over."""

import asyncio
import logging

from longhouse.errors import LonghouseError
from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.table.verbs.offers import lapses_at

_log = logging.getLogger(__name__)
_A_MOMENT = 0.05


class UnansweredOffers:
    """Rejects offers that were not answered in time. A timer runs for each open offer in games that change on this node
    or that somebody watches here.

    Any command on a game also rejects the offers whose time is over (`TableService.act`), so an offer whose node went
    down is rejected when somebody comes back to the game.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._waiting: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._ending: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._heard)

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._waiting.values():
            timer.cancel()
        for task in self._ending:
            task.cancel()

    def _heard(self, heard: Heard) -> None:
        change = heard.change
        if change is None or not (change.before.offers or change.after.offers):
            return
        game = change.after.id
        due = {each.ply: until for each in change.after.offers if (until := lapses_at(each)) is not None}
        for offered in change.before.offers:
            timer = None if offered.ply in due else self._waiting.pop((game, offered.ply), None)
            if timer is not None:
                timer.cancel()
        for ply, until in due.items():
            if (game, ply) not in self._waiting:
                loop = asyncio.get_running_loop()
                seconds = max(0.0, until - self._tables.now()) + _A_MOMENT
                self._waiting[game, ply] = loop.call_later(seconds, self._ring, game, ply)

    def _ring(self, game: str, ply: int) -> None:
        self._waiting.pop((game, ply), None)
        task = asyncio.get_running_loop().create_task(self._end(game))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _end(self, game: str) -> None:
        try:
            await self._tables.act(game, lambda _: [])
        except LonghouseError as refusal:  # the game was deleted meanwhile, or is damaged
            _log.info("offer", extra={"fields": {"game": game, "refusal": str(refusal)}})
