"""HTTP routes for the daily puzzle and the daily deal."""

from datetime import date
from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import QueryParameter

from longhouse.errors import Conflict, NoSuchGame
from longhouse.puzzles import daily
from longhouse.server.access.identity import told_to
from longhouse.server.http.puzzle_shapes import DayTold, DealTold
from longhouse.server.http.puzzles import day_named, still_counts
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.puzzles import Day
from longhouse.table.entries import Made
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary
from longhouse.table.verbs.seating import sit


class DailyRoutes(Controller):
    """One puzzle of Fjords and one deal of Northwood per day, the same for everybody."""

    path = "/api/daily"
    tags = ("puzzles",)

    @get("/")
    async def due(
        self,
        anybody: Person | None,
        tables: TableService,
        day: Annotated[str | None, QueryParameter(name="date")] = None,
    ) -> DayTold:
        """The puzzle and the deal of today or of an earlier day, with the person's results."""
        asked = day_named(day, tables)
        done, streak = Day(), 0
        if anybody is not None:
            done = await tables.wait_for(tables.puzzles.day, anybody.id, asked)
            streak = await tables.wait_for(tables.puzzles.streak, anybody.id, day_named(None, tables))
        deal = DealTold(daily.deal_of(asked).par, await _game(tables, done.deal, anybody))
        return DayTold(
            day=asked.isoformat(), puzzle=daily.puzzle_of(asked).id, right=done.right, deal=deal, streak=streak
        )

    @post("/{day:str}/deal")
    async def deal(self, day: str, somebody: Person, tables: TableService) -> Summary:
        """Start the deal of a day, or return the game in which the person started it before."""
        asked = day_named(day, tables)
        game = (await tables.wait_for(tables.puzzles.day, somebody.id, asked)).deal
        if game is None:
            game = await self._begun(asked, somebody, tables)
        return told_to(await tables.table(game), somebody)

    async def _begun(self, day: date, person: Person, tables: TableService) -> str:
        if not still_counts(day, tables):
            raise Conflict("puzzles-day-over")
        setup = Setup(game=daily.DEAL_GAME, options=daily.OPTIONS, visibility="private", chat=False, made_by=person.id)
        made = await tables.make(setup, [person.id], [], Made(), daily.deal_of(day).seed)
        decide = partial(sit, seat=0, person=person.id, name=person.name, nonce=daily.NONCE, rating=None)
        await tables.act(made.id, decide)
        # Stored last, so that the deal is never a game in which another nonce could still change its chance.
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
