"""HTTP routes for positions of games and records, for replays and analysis boards."""

import json
from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from longhouse.errors import BadRequest, LonghouseError, NoSuchSeat
from longhouse.games.chance import Chance
from longhouse.games.fields import shown
from longhouse.games.game import Seat, State
from longhouse.games.record import Record
from longhouse.server.access.permissions import may_watch
from longhouse.server.errors import problem
from longhouse.server.http.record_shapes import AskChance, AskPosition, AskWhy, Because, Picks, PositionTold
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.table.entries import AnyObject
from longhouse.table.verbs.explain import why
from longhouse.words import Words

EventCount = Annotated[int, Parameter(ge=0, le=1_000_000_000)]


class PositionRoutes(Controller):
    """Returns single positions as a seat or a spectator sees them, and explains illegal actions."""

    path = "/api"
    tags = ("positions",)

    @get("/games/{game:str}/positions/{events:int}")
    async def of_game(
        self, game: str, events: int, anybody: Person | None, tables: TableService, seat: EventCount | None = None
    ) -> PositionTold:
        """The position of a game after `events` events."""
        table = await tables.table(game)
        may_watch(table, (), anybody)
        return await tables.wait_for(_position, export.record(table), events, seat)

    @post("/positions", status_code=200, request_max_body_size=1_000_000)
    async def of_record(self, data: AskPosition, tables: TableService) -> PositionTold:
        """A position of a record sent with the request; nothing is stored."""
        return await tables.wait_for(_of_record, data.record, data.events, data.seat)

    @post("/positions/why", status_code=200, request_max_body_size=1_000_000)
    async def why(self, data: AskWhy, tables: TableService, words: Words) -> Because:
        """The rule that an action would break in a position of a record."""
        refusal = await tables.wait_for(_why, data.record, data.events, data.action)
        if refusal is None:
            return Because(legal=True)
        described = problem(refusal, words)
        return Because(
            legal=False, rule=described.rule, key=described.key, params=described.params, text=described.text
        )

    @post("/positions/chance", status_code=200, request_max_body_size=1_000_000)
    async def chance(self, data: AskChance, tables: TableService) -> Picks:
        """The possible items of the next chance event, for clients that let a person choose them one by one."""
        return await tables.wait_for(_picks, data.record, data.events, data.picked)


def _picks(content: AnyObject, events: int, picked: Sequence[str]) -> Picks:
    state = Record.read(json.dumps(content)).replay(events)
    chance = state.chance
    if chance is None:
        return Picks([], 0, None)
    whole = _whole(chance, [])
    verb = chance.brought(whole)[0]

    def items(so_far: Sequence[int]) -> dict[str, int]:
        return {state.game.text((verb, item)).split(" ")[1]: item for item in chance.further(so_far)}

    so_far: list[int] = []
    for text in picked:
        item = items(so_far).get(text)
        if item is None:
            raise BadRequest("analysis-cannot-come", text=shown(text))
        so_far.append(item)
    further = items(so_far)
    return Picks(list(further), len(whole), None if further else state.game.text(chance.brought(so_far)))


def _whole(chance: Chance, picked: list[int]) -> list[int]:
    """Some complete choice of a chance event, to know how many items it has."""
    further = chance.further(picked)
    return _whole(chance, [*picked, further[0]]) if further else picked


def _of_record(content: AnyObject, events: int | None, seat: int | None) -> PositionTold:
    return _position(Record.read(json.dumps(content)), events, seat)


def _position(record: Record, events: int | None, seat: int | None) -> PositionTold:
    if seat is not None and seat >= record.game.seats:
        raise NoSuchSeat("no-such-seat", seat=seat)
    state = record.replay(events)
    count = len(record.events) if events is None else events
    last = record.events[count - 1] if count else None
    return PositionTold(count, state.view(None if seat is None else Seat(seat)), last)


def _why(content: AnyObject, events: int | None, action: str) -> LonghouseError | None:
    state: State = Record.read(json.dumps(content)).replay(events)
    return why(state, action)
