"""HTTP routes for replays, for records shared by link, and for playing on from a record, which needs no table."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from longhouse.server.access.identity import PersonRequest, address_of
from longhouse.server.access.limits import Purse, RateLimiters
from longhouse.server.access.permissions import may_watch
from longhouse.server.heavy.jobs import Checked, CheckJob, ReplayJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.answers import encoded, written
from longhouse.server.http.record_shapes import AskReplay, Eyes, Kept, Replay
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.table.entries import AnyObject
from longhouse.words import Words

SeatQuery = Annotated[str | None, Parameter(pattern=r"^(\d{1,9}|turn|all)$")]
"""Whose view is shown: the number of a seat, `turn` for the seat to move, or `all` for everything, once the game is
over. Without it, a spectator's.
"""


class ReplayRoutes(Controller):
    """Returns all positions of a game in one response, and stores shared records."""

    path = "/api"
    tags = ("replays",)

    @get("/games/{game:str}/replay")
    async def of_game(
        self,
        game: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        words: NamedDependency[Words],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
        seat: FromQuery[SeatQuery] = None,
    ) -> Response[Replay]:
        """Return the replay of a game on this server.

        `seat` says whose views it shows: the number of a seat, `turn` for the seat to move, or `all` for everything,
        once the game is over; without it, a spectator's.
        """
        table = await tables.table(game)
        may_watch(table, (), anybody)
        job = ReplayJob(
            record=export.record(table, tables.wall()).write(),
            language=words.language,
            seat=_eyes(seat),
            begin=0,
            play=None,
            seed=None,
        )
        return encoded(await heavy.json(job, purse), Replay)

    @post("/replays", status_code=200)
    async def of_record(
        self,
        data: JSONBody[AskReplay],
        words: NamedDependency[Words],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
    ) -> Response[Replay]:
        """Return the replay of a record sent with the request, optionally continued with more actions.

        Nothing is stored.
        """
        job = ReplayJob(
            record=written(data.record),
            language=words.language,
            seat=data.seat,
            begin=data.begin,
            play=data.play,
            seed=data.seed,
        )
        return encoded(await heavy.json(job, purse), Replay)

    @post("/records", status_code=200)
    async def keep(
        self,
        data: JSONBody[AnyObject],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        records: NamedDependency[RateLimiters],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
    ) -> Kept:
        """Check a record and store it, so that it can be shared by link; return its id."""
        records.spend(address_of(request))
        checked = await heavy.result(CheckJob(record=written(data)), Checked, purse)
        return Kept(await tables.wait_for(tables.records.keep_checked, checked.record, tables.now()))

    @get("/records/{record:str}", media_type="application/json")
    async def kept(self, record: FromPath[str], tables: NamedDependency[TableService]) -> Response[bytes]:
        """Return a stored record by its id; raises `NotFound` if there is none."""
        return Response((await tables.wait_for(tables.records.find, record)).encode(), media_type="application/json")


def _eyes(asked: str | None) -> Eyes:
    match asked:
        case None | "turn" | "all":
            return asked
        case _:
            return int(asked)
