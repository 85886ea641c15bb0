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
from longhouse.server.sockets.play import may_watch
from longhouse.server.sockets.rooms import Levels
from longhouse.server.sockets.updates import entries_told
from longhouse.service.tables import House
from longhouse.storage.people import Person, hashed, new_secret
from longhouse.table import export
from longhouse.table.entries import Level, Made
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
        house: House,
        anybody: Person | None,
        stage: Annotated[Stage | None, QueryParameter(name="state")] = None,
        game: str | None = None,
    ) -> list[Summary]:
        """The public games, latest move first."""
        found = await house.wait_for(house.store.listed, stage, game, _MOST_LISTED)
        person = None if anybody is None else anybody.id
        return [asked_by(told, person) for told in found]

    @post("/", request_max_body_size=1_000_000)
    async def make(self, data: NewGame, somebody: Person, house: House, levels: Levels) -> Summary:
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
            bot_at(Seat(seat), Level(plan.level)) for seat, plan in enumerate(data.seats) if isinstance(plan, BotSeat)
        ]
        return told_to(await house.make(setup, reserved, bots, made), somebody)

    @get("/{game:str}")
    async def one(self, game: str, anybody: Person | None, house: House) -> Summary:
        """The summary of a game."""
        return told_to(await _seen(house, game, anybody), anybody)

    @delete("/{game:str}")
    async def remove(self, game: str, somebody: Person, house: House) -> None:
        """Delete a game that has not started; only its creator may."""
        table = await house.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        if table.began:
            raise Refused("server-has-begun")
        await house.delete(game)

    @post("/{game:str}/seats/{seat:int}")
    async def sit(self, game: str, seat: int, data: SitDown, somebody: Person, house: House) -> SatDown:
        """Take a seat; the game starts when the last seat is taken."""
        table = await house.table(game)
        token = new_secret()
        rating = await house.wait_for(house.people.rating, somebody.id, table.setup.game, table.game.seats)
        decide = partial(
            sit,
            seat=seat,
            person=somebody.id,
            name=checked_name(data.name or somebody.name),
            nonce=data.nonce,
            rating=rating,
        )
        await house.act(game, decide, tokens=[(hashed(token), Seat(seat))])
        return SatDown(token, told_to(await house.table(game), somebody))

    @put("/{game:str}/seats/{seat:int}/bot")
    async def seat_bot(
        self, game: str, seat: int, data: BotLevel, somebody: Person, house: House, levels: Levels
    ) -> Summary:
        """Give an open seat to a bot; only the game's creator may."""
        table = await house.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        known_level(data.level, table.setup.game, levels)
        await house.act(game, partial(seat_bot, seat=seat, level=Level(data.level)))
        return told_to(await house.table(game), somebody)

    @post("/{game:str}/seats/{seat:int}/token")
    async def token(self, game: str, seat: int, somebody: Person, house: House) -> Token:
        """A further token for one of the person's seats, to play on another device."""
        table = await house.table(game)
        if Seat(seat) not in table.seats_of(somebody.id):
            raise Forbidden("server-not-yours")
        token = new_secret()
        await house.wait_for(house.store.add_token, game, Seat(seat), hashed(token))
        return Token(token)

    @get("/{game:str}/log")
    async def log(self, game: str, anybody: Person | None, house: House, since: Since = 0) -> Log:
        """The public log of a game after ply `since`."""
        table = await _seen(house, game, anybody)
        then, entries, _ = await house.missed(game, min(since, table.ply))
        return Log(then.ply + len(entries), entries_told(then, entries))

    @get("/{game:str}/record", media_type="application/json")
    async def record(self, game: str, anybody: Person | None, house: House) -> Response[bytes]:
        """The record of a game, with seed and nonces once it is over."""
        table = await _seen(house, game, anybody)
        headers = {"Content-Disposition": f'attachment; filename="{table.setup.game}-{game[:8]}.json"'}
        return Response(export.record(table).write().encode(), headers=headers, media_type="application/json")

    @get("/{game:str}/chat")
    async def chat(self, game: str, anybody: Person | None, house: House, since: Since = 0) -> list[SaidTold]:
        """The chat of a game after line `since`."""
        await _seen(house, game, anybody)
        said = await house.wait_for(house.chat.since, game, since)
        return [SaidTold(each.n, each.seat, each.name, each.text, each.at) for each in said]


def known_level(level: str, game: str, levels: Levels) -> None:
    """Raise `UnknownBot` if there is no such bot; any name is accepted until the list of bots is known."""
    if levels and level not in levels.get(game, []):
        raise UnknownBot("server-no-such-bot", level=level, levels=", ".join(levels.get(game, [])))


async def _seen(house: House, game: str, person: Person | None) -> Table:
    table = await house.table(game)
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
