"""HTTP routes for the daily puzzle and the daily deal."""

from datetime import date, timedelta
from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from longhouse.errors import Conflict, NoSuchGame
from longhouse.puzzles import daily, streaks
from longhouse.server.access.identity import told_to
from longhouse.server.http.puzzle_shapes import DayTold, DealPromised, DealTold
from longhouse.server.http.puzzles import day_named
from longhouse.service.daily_deals import DailyDeals, sealed_until
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.puzzles import Day
from longhouse.table.entries import Made
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary
from longhouse.table.verbs.seating import sit

_SHOWN = timedelta(days=45)
"""How many days before and after the requested day are included: a little more than a month."""
_DAYS_TOLD = 30


class DailyRoutes(Controller):
    """Serves one Fjords puzzle and one deal of For Northwood! per day, the same for everybody."""

    path = "/api/daily"
    tags = ("puzzles",)

    @get("/")
    async def due(
        self,
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        deals: NamedDependency[DailyDeals],
        day: FromQuery[Annotated[str | None, QueryParameter(name="date")]] = None,
    ) -> DayTold:
        """Return the puzzle and the deal of a day, with the client's results.

        `date` is the day, as `YYYY-MM-DD`: today (the default) or an earlier day.
        """
        asked = day_named(day, tables)
        done, days = Day(), dict[date, bool]()
        if anybody is not None:
            done = await tables.wait_for(tables.puzzles.day, anybody.id, asked)
            days = await tables.wait_for(tables.puzzles.days, anybody.id)
        dealt = await deals.of(asked)
        deal = DealTold(
            par=None if dealt is None else dealt.par,
            game=await _game(tables, done.deal, anybody),
            commitment=None if dealt is None else dealt.commitment,
            seed=None if dealt is None else deals.seed_told(dealt),
            shared=dealt is not None and dealt.shared,
        )
        return DayTold(
            day=asked.isoformat(),
            puzzle=daily.puzzle_of(asked).id,
            right=done.right,
            deal=deal,
            streak=streaks.streak(days, day_named(None, tables)),
            longest=streaks.longest(days),
            lit={each.isoformat(): both for each, both in days.items() if abs(asked - each) < _SHOWN},
        )

    @get("/deals")
    async def deals(self, deals: NamedDependency[DailyDeals]) -> list[DealPromised]:
        """Return the commitments to the daily deals of recent and coming days, and the seeds that are no
        longer secret.
        """
        return [
            DealPromised(each.day.isoformat(), each.commitment, deals.seed_told(each))
            for each in await deals.told(_DAYS_TOLD)
        ]

    @post("/{day:str}/deal")
    async def deal(
        self,
        day: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        deals: NamedDependency[DailyDeals],
    ) -> Summary:
        """Start a game with the deal of a day (`YYYY-MM-DD`), and return it. If the client has started this deal
        before, the earlier game is returned.
        """
        asked = day_named(day, tables)
        game = (await tables.wait_for(tables.puzzles.day, somebody.id, asked)).deal
        if game is None:
            game = await self._begun(asked, somebody, tables, deals)
        return told_to(await tables.table(game), somebody)

    async def _begun(self, day: date, person: Person, tables: TableService, deals: DailyDeals) -> str:
        dealt = await deals.of(day)
        if dealt is None or not deals.can_start(day):
            raise Conflict("puzzles-day-over")
        setup = Setup(
            game=daily.DEAL_GAME,
            options=daily.OPTIONS,
            visibility="private",
            chat=False,
            made_by=person.id,
            daily=True,
            sealed_until=sealed_until(day),
        )
        made = await tables.make(setup, [person.id], [], Made(), dealt.seed)
        decide = partial(sit, seat=0, person=person.id, name=person.name, nonce=daily.NONCE, rating=None)
        await tables.act(made.id, decide)
        # The deal is stored only now, when the nonce of its game is fixed, so that nobody can change its chance events.
        entered = await tables.wait_for(tables.puzzles.enter_deal, person.id, day, made.id)
        if entered != made.id:  # started twice at the same moment: the first one counts
            await tables.delete(made.id)
        return entered


async def _game(tables: TableService, game: str | None, person: Person | None) -> Summary | None:
    if game is None:
        return None
    try:
        return told_to(await tables.table(game), person)
    except NoSuchGame:  # the game was deleted meanwhile
        return None
