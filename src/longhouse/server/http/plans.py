"""HTTP routes for conditional moves in games whose time limit is counted in days."""

import asyncio
import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.errors import Forbidden
from longhouse.games.game import Seat
from longhouse.server.access.limits import Purse
from longhouse.service.planned_moves import PlannedMoves
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.plans import LONGEST_LINE, MOST_LINES, planned, remaining
from longhouse.table.table import Table

PlannedLine = Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=LONGEST_LINE)]
"""A line of conditional moves: actions of all seats, as text."""


class PlanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to plan conditional moves."""

    events: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """The number of events before the position in which the lines start."""
    lines: Annotated[list[PlannedLine], msgspec.Meta(max_length=MOST_LINES)]
    """The lines of play: each is a list of actions in the order of play, the client's own and those that are expected
    of other seats. The game may follow any of the lines.
    """


class PlanTold(msgspec.Struct, frozen=True):
    """The conditional moves of a seat, as far as they are still possible."""

    events: int
    """The number of events before the present position, in which the lines start."""
    lines: list[list[str]]
    """The rest of each line of play that is still possible: a list of actions in the order of play, the client's own
    and those that are expected of other seats.
    """


class PlanRoutes(Controller):
    """Reads and writes the conditional moves of a person's own seats. Nobody else can read them."""

    path = "/api/games/{game:str}/seats/{seat:int}/plan"
    tags = ("games",)

    @get("/")
    async def read(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
    ) -> PlanTold:
        """Return the conditional moves of a seat, as far as they are still possible."""
        _, own = await _own(game, seat, somebody, tables)
        return await _told(game, own, tables)

    @put("/")
    async def put(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[PlanWish],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        planned_moves: NamedDependency[PlannedMoves],
        purse: NamedDependency[Purse],
    ) -> PlanTold:
        """Replace the conditional moves of a seat. If one of them is due already, it is played at once."""
        table, own = await _own(game, seat, somebody, tables)
        begun = time.monotonic()
        plan = await asyncio.to_thread(planned, table, own, data.events, data.lines)
        purse.charge(1_000 * (time.monotonic() - begun))
        await tables.wait_for(tables.plans.put, game, own, plan, tables.now())
        await planned_moves.look(game)
        return await _told(game, own, tables)

    @delete("/")
    async def remove(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
    ) -> None:
        """Delete the conditional moves of a seat."""
        _, own = await _own(game, seat, somebody, tables)
        await tables.wait_for(tables.plans.clear, game, own)


async def _own(game: str, seat: int, person: Person, tables: TableService) -> tuple[Table, Seat]:
    """Return the table and the seat, which must be the person's."""
    table = await tables.table(game)
    if Seat(seat) not in table.seats_of(person.id):
        raise Forbidden("server-not-yours")
    return table, Seat(seat)


async def _told(game: str, seat: Seat, tables: TableService) -> PlanTold:
    table = await tables.table(game)
    plan = await tables.wait_for(tables.plans.of, game, seat)
    lines = () if plan is None else remaining(table, plan)
    return PlanTold(len(table.events), [list(line) for line in lines])
