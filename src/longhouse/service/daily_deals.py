"""Manages a server's daily deals.

It publishes their commitments in advance, lets a bot play each deal, and reveals the seeds afterwards.
"""

import asyncio
import logging
from datetime import UTC, date, datetime, time, timedelta

from longhouse.bots.client import Bots
from longhouse.bots.protocol import MoveRequest
from longhouse.errors import LonghouseError
from longhouse.games.chance import Source
from longhouse.games.game import Seat, State
from longhouse.games.play_on import play_on
from longhouse.puzzles import daily
from longhouse.service.bot_turns import BotTurns
from longhouse.service.tables import TableService
from longhouse.storage.deals import DealStore, StoredDeal

_log = logging.getLogger(__name__)
_AHEAD = 2
"""How many days after today have a deal already: the commitment of a day is known at least one whole day before it."""
_STARTS_LATE = 1
"""How many days after its own a deal can still be started, so that a person can do so after midnight."""
_GIVES_WAY = 3.0
"""Seconds a request waits at most for bots that have to move."""
_PLAYING = 600.0
"""Seconds for which one node plays a deal before another may try."""
_LOOK = 30.0


class DailyDeals:
    """Creates the daily deals, and says which ones clients may know."""

    def __init__(self, tables: TableService, bots: Bots, turns: BotTurns, secret: str | None) -> None:
        self._tables = tables
        self._bots = bots
        self._turns = turns
        self._store = DealStore(tables.store)
        self._shared_secret = secret

    def today(self) -> date:
        """Return the current day (UTC)."""
        return datetime.fromtimestamp(self._tables.wall(), UTC).date()

    def can_start(self, day: date) -> bool:
        """Return whether the deal of `day` can be started now: on that day and on the next one."""
        return timedelta(0) <= self.today() - day <= timedelta(days=_STARTS_LATE)

    async def of(self, day: date) -> StoredDeal | None:
        """Return the deal of a day; None if there is none.

        If the deal can be started now but does not exist yet, it is created.
        """
        stored = await self._tables.wait_for(self._store.of, day)
        return await self._add(day) if stored is None and self.can_start(day) else stored

    async def told(self, days_back: int) -> list[StoredDeal]:
        """Return the stored deals that clients may know: those of the last `days_back` days, of today and of the coming
        days.

        A deal of a coming day is stored as soon as its commitment is published.
        """
        today = self.today()
        first, last = today - timedelta(days=days_back), today + timedelta(days=_AHEAD)
        return await self._tables.wait_for(self._store.between, first, last)

    def seed_told(self, deal: StoredDeal) -> str | None:
        """Return the seed of a deal, if clients may know it; None as long as somebody can still start the deal."""
        return deal.seed if self._tables.wall() >= sealed_until(deal.day) else None

    async def run(self) -> None:
        """Create the deals of the coming days, and let a bot play them, until this task is cancelled."""
        while True:
            today = self.today()
            for ahead in range(_AHEAD + 1):
                deal = await self._add(today + timedelta(days=ahead))
                if deal.par is None and self._turns.ready:
                    await self._find_par(deal)
            await asyncio.sleep(_LOOK)

    async def _add(self, day: date) -> StoredDeal:
        stored = await self._tables.wait_for(self._store.of, day)
        if stored is not None:
            return stored
        secret = self._shared_secret
        if secret is None:
            secret = await self._tables.wait_for(self._store.secret)
        deal = StoredDeal(day, daily.seed_of(day, secret), shared=self._shared_secret is not None)
        return await self._tables.wait_for(self._store.add, deal)

    async def _find_par(self, deal: StoredDeal) -> None:
        if not await self._tables.bus.claim(f"par:{deal.day}", _PLAYING):
            return
        try:
            par = await self._played(deal)
        except LonghouseError as refusal:  # tried again later
            _log.warning("par", extra={"fields": {"day": deal.day.isoformat(), "refusal": str(refusal)}})
            return
        await self._tables.wait_for(self._store.enter_par, deal.day, par)

    async def _played(self, deal: StoredDeal) -> int:
        """Let a bot play the deal and return its points. The bot sees no more of the deal than a person."""
        source, drawn = Source(deal.seed, [daily.NONCE]), 0
        state: State = daily.game().start()
        while state.result is None:
            for _, after in play_on(state, source, drawn):
                state, drawn = after, drawn + 1
            if state.turn is not None:
                await self._turns.rest(_GIVES_WAY)
                view = state.view(Seat(state.turn))
                request = MoveRequest(view=view, player=daily.PAR_LEVEL, occasion=f"par:{deal.day}")
                state = state.apply((await self._bots.ask(request)).action)
        return state.result.points[0]


def sealed_until(day: date) -> float:
    """Return the time from which nobody can start the deal of a day any more; until then its seed is secret."""
    over = day + timedelta(days=1 + _STARTS_LATE)
    return datetime.combine(over, time(), UTC).timestamp()
