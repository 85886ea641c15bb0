"""HTTP routes for single positions of games and records, which replays and the analysis board show."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from longhouse.server.access.limits import Purse
from longhouse.server.access.permissions import may_watch
from longhouse.server.heavy.jobs import PicksJob, PositionJob, WhyJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.answers import encoded, written
from longhouse.server.http.record_shapes import AskChance, AskPosition, AskWhy, Because, Picks, PositionTold
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.words import Words

EventCount = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
"""A number of events, or a seat."""


class PositionRoutes(Controller):
    """Returns single positions as a seat or a spectator sees them, and explains illegal actions."""

    path = "/api"
    tags = ("positions",)

    @get("/games/{game:str}/positions/{events:int}")
    async def of_game(
        self,
        game: FromPath[str],
        events: FromPath[int],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
        seat: FromQuery[EventCount | None] = None,
    ) -> Response[PositionTold]:
        """Return the position of a game after `events` events, as `seat` sees it; without `seat`, as a spectator
        does.
        """
        table = await tables.table(game)
        may_watch(table, (), anybody)
        job = PositionJob(record=export.record(table, tables.wall()).write(), events=events, seat=seat)
        return encoded(await heavy.json(job, purse), PositionTold)

    @post("/positions", status_code=200)
    async def of_record(
        self, data: JSONBody[AskPosition], heavy: NamedDependency[HeavyPool], purse: NamedDependency[Purse]
    ) -> Response[PositionTold]:
        """Return a position of a record sent with the request; nothing is stored."""
        job = PositionJob(record=written(data.record), events=data.events, seat=data.seat)
        return encoded(await heavy.json(job, purse), PositionTold)

    @post("/positions/why", status_code=200)
    async def why(
        self,
        data: JSONBody[AskWhy],
        words: NamedDependency[Words],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
    ) -> Response[Because]:
        """Return whether an action is legal in a position of a record sent with the request and, if not, the rule that
        it would break.
        """
        job = WhyJob(record=written(data.record), language=words.language, events=data.events, action=data.action)
        return encoded(await heavy.json(job, purse), Because)

    @post("/positions/chance", status_code=200)
    async def chance(
        self, data: JSONBody[AskChance], heavy: NamedDependency[HeavyPool], purse: NamedDependency[Purse]
    ) -> Response[Picks]:
        """Return the items (tiles or cards) that the next chance event of a record may consist of, so that a person can
        pick them one by one.
        """
        job = PicksJob(record=written(data.record), events=data.events, picked=data.picked)
        return encoded(await heavy.json(job, purse), Picks)
