"""HTTP: the puzzle and the deal of a day."""

from datetime import date
from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import QueryParameter

from longhouse.errors import Conflict, NoSuchGame
from longhouse.puzzles import daily
from longhouse.server.asking import told_to
from longhouse.server.puzzle_shapes import DayTold, DealTold
from longhouse.server.puzzles import day_named, still_counts
from longhouse.table.entries import Made
from longhouse.table.house import House
from longhouse.table.people import Person
from longhouse.table.seating import sit
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary
from longhouse.table.tries import Day


class DailyRoutes(Controller):
    """Every day, the same for everybody: one puzzle of Fjords and one deal of Northwood."""

    path = "/api/daily"
    tags = ("puzzles",)

    @get("/")
    async def due(
        self, anybody: Person | None, house: House, day: Annotated[str | None, QueryParameter(name="date")] = None
    ) -> DayTold:
        """What is due today, or was on a day before."""
        asked = day_named(day, house)
        done, streak = Day(), 0
        if anybody is not None:
            done = await house.wait_for(house.tries.day, anybody.id, asked)
            streak = await house.wait_for(house.tries.streak, anybody.id, day_named(None, house))
        deal = DealTold(daily.deal_of(asked).par, await _game(house, done.deal, anybody))
        return DayTold(asked.isoformat(), daily.puzzle_of(asked).id, done.right, deal, streak)

    @post("/{day:str}/deal")
    async def deal(self, day: str, somebody: Person, house: House) -> Summary:
        """Sit down at the deal of a day; at the same table as before for who has begun it."""
        asked = day_named(day, house)
        game = (await house.wait_for(house.tries.day, somebody.id, asked)).deal
        if game is None:
            game = await self._begun(asked, somebody, house)
        return told_to(await house.table(game), somebody)

    async def _begun(self, day: date, person: Person, house: House) -> str:
        if not still_counts(day, house):
            raise Conflict("puzzles-day-over")
        setup = Setup(game="northwood", options=daily.OPTIONS, visibility="private", chat=False, made_by=person.id)
        made = await house.make(setup, [person.id], [], Made(), daily.deal_of(day).seed)
        decide = partial(sit, seat=0, person=person.id, name=person.name, nonce=daily.NONCE, rating=None)
        await house.act(made.id, decide)
        # Entered last, so that the deal is never a table at which chance could still be chosen by another nonce.
        entered = await house.wait_for(house.tries.enter_deal, person.id, day, made.id)
        if entered != made.id:  # begun twice at the same moment: the first is the deal
            await house.delete(made.id)
        return entered


async def _game(house: House, game: str | None, person: Person | None) -> Summary | None:
    if game is None:
        return None
    try:
        return told_to(await house.table(game), person)
    except NoSuchGame:  # deleted meanwhile
        return None
