"""HTTP routes to create, join, list and read games."""

from functools import partial
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from longhouse.errors import Forbidden, GameOver, Refused
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.server.access.identity import PersonRequest, secret_of, told_to
from longhouse.server.access.limits import Limits, Purse, checked_options
from longhouse.server.access.permissions import known_level, may_open_a_game, may_watch
from longhouse.server.access.prices import PER_ENTRY
from longhouse.server.access.turns import OneByOne
from longhouse.server.heavy.jobs import Origin, OriginJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.answers import written
from longhouse.server.http.bulk import Bulk
from longhouse.server.http.shapes import (
    BotLevel,
    BotSeat,
    Log,
    MySeat,
    NewGame,
    OfferAnswer,
    OpenSeat,
    SaidTold,
    SatDown,
    SeatPlan,
    SitDown,
    Token,
)
from longhouse.server.sockets.rooms import LevelsByGame
from longhouse.server.sockets.updates import entries_told
from longhouse.service.challenges import Challenges
from longhouse.service.rated_games import RatedGames
from longhouse.service.tables import TableService
from longhouse.storage.batch import SeatToken
from longhouse.storage.people import Person, hashed, new_secret
from longhouse.table import export
from longhouse.table.entries import LevelName, Made
from longhouse.table.setup import Setup, substitute_level
from longhouse.table.summary import Summary, asked_by
from longhouse.table.table import Stage, Table
from longhouse.table.verbs.offers import answer
from longhouse.table.verbs.rematch import may_deal_again
from longhouse.table.verbs.seating import bot_at, checked_name, seat_bot, sit

_MOST_LISTED = 100

Page = Annotated[int, Parameter(ge=0, le=1_000)]
"""The number of a page of results, from 0."""
Since = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
"""The number of the last entry or line that the client has; 0 for none."""


class GameRoutes(Controller):
    """Creates games, seats people and bots, and returns summaries, logs, records and chat."""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def listed(
        self,
        tables: NamedDependency[TableService],
        anybody: NamedDependency[Person | None],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
        stage: FromQuery[Annotated[Stage | None, QueryParameter(name="state")]] = None,
        game: FromQuery[str | None] = None,
        page: FromQuery[Page] = 0,
    ) -> list[Summary]:
        """Return public games, a hundred per page, ordered by their latest move, the most recent first.

        - `stage`: list only games that are open, running or over; by default all.
        - `game`: list only games with this name, such as `fjords`; by default all.
        - `page`: the number of the page, from 0.

        If `stage` is `open`, one game of each creator (their latest) comes before all others, so that nobody can fill
        the list.
        """
        read = partial(tables.store.lists.listed, stage, game, _MOST_LISTED, page)
        listed = await bulk.read_in_turn(read, tables, purse)
        person = None if anybody is None else anybody.id
        return [asked_by(summary, person) for summary in listed]

    @post("/")
    async def make(
        self,
        data: JSONBody[NewGame],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        levels: NamedDependency[LevelsByGame],
        rated: NamedDependency[RatedGames],
        limits: NamedDependency[Limits],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
        makers: NamedDependency[OneByOne],
        challenges: NamedDependency[Challenges],
    ) -> Summary:
        """Create a game, and return its summary.

        The summary has the commitment to the game's seed, which is thus published before any player sends a nonce.
        """
        checked_options(data.options)
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
        substitute = substitute_level(setup)
        if substitute is not None:
            await known_level(substitute, data.game, levels)
        if data.rated and data.origin is not None:
            raise Refused("server-rated-from")
        made = Made()
        if data.origin is not None:  # a bot that plays on would be an engine, too
            job = OriginJob(
                record=written(data.origin.record), game=data.game, options=data.options, events=data.origin.events
            )
            origin = await heavy.result(job, Origin, purse)
            if origin.over:
                raise GameOver("table-over")
            made = Made(events=tuple(origin.events))
            position = Record(Table.laid("", setup, "").game, made.events)
            await rated.refuse_position(position, None, somebody.id, purse.charge)
        for plan in data.seats:
            if isinstance(plan, BotSeat):
                await known_level(plan.level, data.game, levels)
                if data.rated:
                    raise Refused("table-rated-bots")
        reserved = [_kept_for(plan, somebody) for plan in data.seats]
        bots = [
            bot_at(Seat(seat), LevelName(plan.level))
            for seat, plan in enumerate(data.seats)
            if isinstance(plan, BotSeat)
        ]
        if any(isinstance(plan, OpenSeat) and plan.person == somebody.id for plan in data.seats):
            raise Refused("server-challenge-self")
        asked = list(dict.fromkeys(person for person in reserved if person not in (None, somebody.id)))
        async with makers.of(somebody.id):
            await _may_make(data, somebody, tables, limits)
            for person in asked:
                await tables.wait_for(challenges.store.check, somebody.id, person)
            table = await tables.make(setup, reserved, bots, made)
            if len(asked) == 1 and asked[0] is not None:
                await challenges.ask(somebody.id, asked[0], table)
            return told_to(table, somebody)

    @get("/{game:str}")
    async def one(
        self, game: FromPath[str], anybody: NamedDependency[Person | None], tables: NamedDependency[TableService]
    ) -> Summary:
        """Return the summary of a game."""
        return told_to(await _seen(tables, game, anybody), anybody)

    @delete("/{game:str}")
    async def remove(
        self, game: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """Delete a game that has not started or in which only bots play; only its creator may."""
        table = await tables.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        if table.began and not table.bots_alone:
            raise Refused("server-has-begun")
        await tables.delete(game)

    @post("/{game:str}/seats/{seat:int}")
    async def sit(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SitDown],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
    ) -> SatDown:
        """Take a seat in a game, and return the token with which to play for it. The game starts when the last seat is
        taken.
        """
        table = await tables.table(game)
        apart = await tables.wait_for(tables.moderation.apart, somebody.id, _around(table))
        # At the board of a tournament a block would decide the pairing.
        if apart and not await tables.wait_for(tables.tournaments.pairs, game, somebody.id):
            raise Forbidden("server-blocked")
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
        await tables.act(game, decide, tokens=[_token(request, token, seat)])
        return SatDown(token, told_to(await tables.table(game), somebody))

    @post("/{game:str}/same-deal")
    async def deal_again(
        self,
        game: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
    ) -> SatDown:
        """Start a new game with the deal of an earlier game that the client has played alone."""
        table = await tables.table(game)
        setup, token = may_deal_again(table, somebody.id), new_secret()
        before = table.held[0]
        made = await tables.make(setup, [somebody.id], [], Made(), table.seed)
        decide = partial(
            sit, seat=0, person=somebody.id, name=before.name, nonce=before.nonce or "", rating=before.rating
        )
        await tables.act(made.id, decide, tokens=[_token(request, token, 0)])
        return SatDown(token, told_to(await tables.table(made.id), somebody))

    @put("/{game:str}/seats/{seat:int}/bot")
    async def seat_bot(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotLevel],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        levels: NamedDependency[LevelsByGame],
        limits: NamedDependency[Limits],
        makers: NamedDependency[OneByOne],
    ) -> Summary:
        """Give an open seat to a bot; only the game's creator may."""
        table = await tables.table(game)
        if table.setup.made_by != somebody.id:
            raise Forbidden("server-not-yours")
        await known_level(data.level, table.setup.game, levels)
        async with makers.of(somebody.id):
            if not any(held.person or held.reserved for held in table.held):
                await _may_have_bots_alone(somebody, tables, limits)
            await tables.act(game, partial(seat_bot, seat=seat, level=LevelName(data.level)))
        return told_to(await tables.table(game), somebody)

    @post("/{game:str}/seats/{seat:int}/token")
    async def token(
        self,
        game: FromPath[str],
        seat: FromPath[int],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
    ) -> Token:
        """Create another token for one of the person's seats, to play on another device."""
        table = await tables.table(game)
        if Seat(seat) not in table.seats_of(somebody.id):
            raise Forbidden("server-not-yours")
        token = new_secret()
        await tables.wait_for(tables.store.add_token, game, _token(request, token, seat))
        return Token(token)

    @post("/{game:str}/offers/{ply:int}", status_code=204)
    async def answer(
        self,
        game: FromPath[str],
        ply: FromPath[int],
        data: JSONBody[OfferAnswer],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
    ) -> None:
        """Answer the offer that was made in the log entry `ply` of one of the person's games.

        The client need not be connected to the game.
        """
        table = await tables.table(game)
        seats = table.seats_of(somebody.id)
        if not seats:
            raise Forbidden("server-not-yours")
        await tables.act(game, partial(answer, seats=seats, ply=ply, yes=data.yes))

    @get("/{game:str}/log")
    async def log(
        self,
        game: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        since: FromQuery[Since] = 0,
    ) -> Log:
        """Return the public log of a game: the entries after number `since`, in the form that clients receive."""
        table = await _seen(tables, game, anybody)
        then, entries, _ = await tables.missed(game, min(since, table.ply))
        purse.charge(PER_ENTRY * table.ply)
        return Log(then.ply + len(entries), entries_told(then, entries))

    @get("/{game:str}/record", media_type="application/json")
    async def record(
        self, game: FromPath[str], anybody: NamedDependency[Person | None], tables: NamedDependency[TableService]
    ) -> Response[bytes]:
        """Return the record of a game. Once the game is over, the record has its seed and nonces."""
        table = await _seen(tables, game, anybody)
        headers = {"Content-Disposition": f'attachment; filename="{table.setup.game}-{game[:8]}.json"'}
        return Response(
            export.record(table, tables.wall()).write().encode(), headers=headers, media_type="application/json"
        )

    @get("/{game:str}/chat")
    async def chat(
        self,
        game: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        since: FromQuery[Since] = 0,
    ) -> list[SaidTold]:
        """Return the lines of a game's chat after number `since`."""
        table = await _seen(tables, game, anybody)
        said = await tables.wait_for(tables.chat.since, game, since)
        blocked = {} if anybody is None else await tables.wait_for(tables.moderation.blocked_by, anybody.id)
        return [
            SaidTold(n=each.n, seat=each.seat, name=each.name, text=each.text, at=each.at)
            for each in said
            if (each.person if each.seat is None else table.held[each.seat].person) not in blocked
        ]


def _token(request: PersonRequest, token: str, seat: int) -> SeatToken:
    """Return a token for a seat. It becomes invalid when the session of the person who asks for it ends."""
    secret = secret_of(request)
    return SeatToken(hashed(token), Seat(seat), None if secret is None else hashed(secret))


def _around(table: Table) -> set[str]:
    """Return the people at a table: its creator, and those who have a seat."""
    people = {table.setup.made_by, *(held.person for held in table.held)}
    return {person for person in people if person is not None}


async def _may_make(data: NewGame, person: Person, tables: TableService, limits: Limits) -> None:
    """Raise `Refused` if a person has too many games that wait for players, or too many that only bots play."""
    if all(isinstance(plan, BotSeat) for plan in data.seats):
        await _may_have_bots_alone(person, tables, limits)
        return
    await may_open_a_game(person, tables, limits)
    public = await tables.wait_for(tables.store.lists.count_made, person.id, "public")
    if data.visibility == "public" and public >= limits.public_games:
        raise Refused("server-most-public", most=limits.public_games)


async def _may_have_bots_alone(person: Person, tables: TableService, limits: Limits) -> None:
    """Raise `Refused` if a person already has as many games that only bots play as the limits allow."""
    if await tables.wait_for(tables.store.lists.count_made, person.id, "bots") >= limits.bot_games:
        raise Refused("server-most-bots", most=limits.bot_games)


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
