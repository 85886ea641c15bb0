"""HTTP routes to create, join, list and read games."""

import json
from functools import partial
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter, QueryParameter

from longhouse.errors import Forbidden, GameOver, Refused, UnknownBot
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.server.access.identity import told_to
from longhouse.server.access.permissions import may_watch
from longhouse.server.http.shapes import (
    BotLevel,
    BotSeat,
    From,
    Log,
    MySeat,
    NewGame,
    OpenSeat,
    SaidTold,
    SatDown,
    SeatPlan,
    SitDown,
    Token,
)
from longhouse.server.sockets.rooms import LevelsByGame
from longhouse.server.sockets.updates import entries_told
from longhouse.service.tables import TableService
from longhouse.storage.people import Person, hashed, new_secret
from longhouse.table import export
from longhouse.table.entries import LevelName, Made
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary, asked_by
from longhouse.table.table import Stage, Table
from longhouse.table.verbs.seating import bot_at, checked_name, seat_bot, sit

_MOST_LISTED = 100

Since = Annotated[int, Parameter(ge=0, le=1_000_000_000)]


class GameRoutes(Controller):
    """Creates games, seats people and bots, and returns summaries, logs, records and chat."""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def listed(
        self,
        tables: TableService,
        anybody: Person | None,
        stage: Annotated[Stage | None, QueryParameter(name="state")] = None,
        game: str | None = None,
    ) -> list[Summary]:
        """The public games, latest move first."""
        listed = await tables.wait_for(tables.store.listed, stage, game, _MOST_LISTED)
        person = None if anybody is None else anybody.id
        return [asked_by(summary, person) for summary in listed]

    @post("/", request_max_body_size=1_000_000)
    async def make(self, data: NewGame, somebody: Person, tables: TableService, levels: LevelsByGame) -> Summary:
        """Create a game. The response has the commitment to its seed, before any player sends a nonce."""
        setup = Setup(
            game=data.game,
            options=data.options,
            visibility=data.visibility,
            rated=data.rated,
            casual=data.casual,
            chat=data.chat,
            clock=data.clock,
            timeout=data.timeout,
            made_by=somebody.id,
        )
        if data.rated and data.origin is not None:
            raise Refused("server-rated-from")
        made = Made() if data.origin is None else Made(events=_events(data.origin, setup))
        for plan in data.seats:
            if isinstance(plan, BotSeat):
                known_level(plan.level, data.game, levels)
                if data.rated:
                    raise Refused("table-rated-bots")
        reserved = [_kept_for(plan, somebody) for plan in data.seats]
        bots = [
            bot_at(Seat(seat), LevelName(plan.level))
            for seat, plan in enumerate(data.seats)
            if isinstance(plan, BotSeat)
        ]
        return told_to(await tables.make(setup, reserved, bots, made), somebody)

    @get("/{game:str}")
    async def one(self, game: str, anybody: Person | None, tables: TableService) -> Summary:
        """The summary of a game."""
        return told_to(await _seen(tables, game, anybody), anybody)

    @delete("/{game:str}")
    async def remove(self, game: str, somebody: Person, tables: TableService) -> None:
        """Delete a game that has not started; only its creator may."""
        table = await tables.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        if table.began:
            raise Refused("server-has-begun")
        await tables.delete(game)

    @post("/{game:str}/seats/{seat:int}")
    async def sit(self, game: str, seat: int, data: SitDown, somebody: Person, tables: TableService) -> SatDown:
        """Take a seat; the game starts when the last seat is taken."""
        table = await tables.table(game)
        token = new_secret()
        rating = await tables.wait_for(tables.people.rating, somebody.id, table.setup.game, table.game.seats)
        decide = partial(
            sit,
            seat=seat,
            person=somebody.id,
            name=checked_name(data.name or somebody.name),
            nonce=data.nonce,
            rating=rating,
        )
        await tables.act(game, decide, tokens=[(hashed(token), Seat(seat))])
        return SatDown(token, told_to(await tables.table(game), somebody))

    @put("/{game:str}/seats/{seat:int}/bot")
    async def seat_bot(
        self, game: str, seat: int, data: BotLevel, somebody: Person, tables: TableService, levels: LevelsByGame
    ) -> Summary:
        """Give an open seat to a bot; only the game's creator may."""
        table = await tables.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        known_level(data.level, table.setup.game, levels)
        await tables.act(game, partial(seat_bot, seat=seat, level=LevelName(data.level)))
        return told_to(await tables.table(game), somebody)

    @post("/{game:str}/seats/{seat:int}/token")
    async def token(self, game: str, seat: int, somebody: Person, tables: TableService) -> Token:
        """A further token for one of the person's seats, to play on another device."""
        table = await tables.table(game)
        if Seat(seat) not in table.seats_of(somebody.id):
            raise Forbidden("server-not-yours")
        token = new_secret()
        await tables.wait_for(tables.store.add_token, game, Seat(seat), hashed(token))
        return Token(token)

    @get("/{game:str}/log")
    async def log(self, game: str, anybody: Person | None, tables: TableService, since: Since = 0) -> Log:
        """The public log of a game after ply `since`."""
        table = await _seen(tables, game, anybody)
        then, entries, _ = await tables.missed(game, min(since, table.ply))
        return Log(then.ply + len(entries), entries_told(then, entries))

    @get("/{game:str}/record", media_type="application/json")
    async def record(self, game: str, anybody: Person | None, tables: TableService) -> Response[bytes]:
        """The record of a game, with seed and nonces once it is over."""
        table = await _seen(tables, game, anybody)
        headers = {"Content-Disposition": f'attachment; filename="{table.setup.game}-{game[:8]}.json"'}
        return Response(export.record(table).write().encode(), headers=headers, media_type="application/json")

    @get("/{game:str}/chat")
    async def chat(self, game: str, anybody: Person | None, tables: TableService, since: Since = 0) -> list[SaidTold]:
        """The chat of a game after line `since`."""
        await _seen(tables, game, anybody)
        said = await tables.wait_for(tables.chat.since, game, since)
        return [SaidTold(n=each.n, seat=each.seat, name=each.name, text=each.text, at=each.at) for each in said]


def known_level(level: str, game: str, levels: LevelsByGame) -> None:
    """Raise `UnknownBot` if there is no such bot; any name is accepted until the list of bots is known."""
    if levels and level not in levels.get(game, []):
        raise UnknownBot("server-no-such-bot", level=level, levels=", ".join(levels.get(game, [])))


async def _seen(tables: TableService, game: str, person: Person | None) -> Table:
    table = await tables.table(game)
    may_watch(table, (), person)
    return table


def _kept_for(plan: SeatPlan, somebody: Person) -> str | None:
    match plan:
        case MySeat():
            return somebody.id
        case OpenSeat(person=person):
            return person
        case BotSeat():
            return None


def _events(origin: From, setup: Setup) -> tuple[str, ...]:
    """The events from which a new game continues; the record must be of the same game and not finished there."""
    record = Record.read(json.dumps(origin.record))
    if record.game.name != setup.game or record.game != Table.laid("", setup, "").game:
        raise Refused("server-other-game")
    state = record.replay(origin.events)
    if state.result is not None:
        raise GameOver("table-over")
    return record.events[: origin.events]
