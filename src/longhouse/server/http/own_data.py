"""HTTP route that exports all data that the server has about a person."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import astuple
from typing import cast

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.response import Stream

from longhouse.server.access.identity import PersonRequest, secret_of
from longhouse.server.access.limits import Purse
from longhouse.server.http.bulk import Bulk, between, breathe, exported
from longhouse.server.http.club_shapes import ClubBrief
from longhouse.server.http.data_shapes import (
    MyChallenge,
    MyData,
    MyDay,
    MyFriendLink,
    MyMeasure,
    MyMeeting,
    MyPlan,
    MyRating,
    MyReport,
    MyTournament,
    SaidByMe,
)
from longhouse.server.http.pairing_shapes import seek_told
from longhouse.server.http.people import blocked_by, own_profile
from longhouse.server.http.profile_shapes import ChangeProfile, FriendTold
from longhouse.server.http.profiles import puzzles_of
from longhouse.server.http.shapes import SessionTold
from longhouse.service.pairing import Pairing
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.personal import PersonalRows
from longhouse.storage.profiles import PublicChoices

_LINES_AT_ONCE = 500


class OwnDataRoutes(Controller):
    """Exports all stored data about a person."""

    path = "/api/me/data"
    tags = ("people",)

    @get("/")
    async def everything(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        bulk: NamedDependency[Bulk],
        purse: NamedDependency[Purse],
        pairing: NamedDependency[Pairing],
    ) -> Response[MyData]:
        """Export all data that the server has about the person. Games and chat are sent in parts, as they are read from
        the database.
        """
        mine, wait = somebody.id, tables.wait_for
        ids = await wait(tables.store.lists.ids_of_person, mine)
        turn = bulk.begin(mine, purse.owner)
        rows = PersonalRows(tables.store)
        sessions = await wait(tables.people.sessions, mine, secret_of(request))
        owner = await wait(tables.profiles.owner, mine)
        seek = await wait(pairing.store.of, mine)
        told = MyData(
            me=await own_profile(somebody, tables),
            since=0.0 if owner is None else owner.made,
            muted=somebody.muted,
            sessions=[SessionTold(each.id, each.device, each.made, each.used, each.current) for each in sessions],
            games=[],
            chat=[],
            made=await wait(rows.games_made, mine),
            puzzles=await wait(tables.puzzles.tried, mine),
            solving=await wait(puzzles_of, tables, mine),
            days=[
                MyDay(day, done.right, done.deal, done.points)
                for day, done in (await wait(tables.puzzles.all_days, mine)).items()
            ],
            blocked=await blocked_by(somebody, tables),
            reports=[
                MyReport(each.about, each.game, each.at, each.text)
                for each in await wait(tables.moderation.reports, mine)
            ],
            profile=ChangeProfile(*astuple(PublicChoices() if owner is None else owner.choices)),
            friends=[FriendTold(each.id, each.name, each.state) for each in await wait(tables.friends.of, mine)],
            friend_links=[MyFriendLink(*link) for link in await wait(rows.friend_links, mine)],
            clubs=[
                ClubBrief(each.id, each.name, len(each.members)) for each in await wait(tables.clubs.of_person, mine)
            ],
            tournaments=[MyTournament(*each) for each in await wait(rows.tournaments, mine)],
            challenges=[
                MyChallenge(each.game, each.by, each.to, each.until, each.answer)
                for each in await wait(rows.challenges, mine)
            ],
            meetings=[MyMeeting(*each) for each in await wait(rows.met, mine)],
            rated=[
                MyRating(each.id, each.game, each.players, each.at, each.mu, each.sigma)
                for each in await wait(tables.profiles.course, mine)
            ],
            push=[each.endpoint for each in await wait(tables.push.of_person, mine)],
            letters=await wait(rows.letters, mine),
            plans=[
                MyPlan(game, seat, plan.events, [list(line) for line in plan.lines])
                for game, seat, plan in await wait(tables.plans.of_person, mine)
            ],
            seek=None if seek is None else seek_told(seek),
            measures=[MyMeasure(*each) for each in await wait(rows.measures, mine)],
        )
        # Quotes are escaped in texts, so these are the two lists.
        begin, _, end = msgspec.json.encode(told).decode().partition('"games":[],"chat":[]')
        parts = _lists(exported(ids, turn, tables, purse), _said(mine, tables, purse))
        stream = between(begin + '"games":[', parts, "]" + end)
        return cast(Response[MyData], Stream(stream, media_type="application/json"))


async def _lists(games: AsyncGenerator[str, None], chat: AsyncGenerator[str, None]) -> AsyncGenerator[str, None]:
    """Yield the items of the lists of games and chat, with what is between these lists."""
    async with aclosing(games), aclosing(chat):
        async for part in games:
            yield part
        yield '],"chat":['
        async for part in chat:
            yield part


async def _said(person: str, tables: TableService, purse: Purse) -> AsyncGenerator[str, None]:
    """Yield what a person wrote as the text of a JSON list without its brackets, some lines at a time."""
    comma, last = "", ("", 0)
    while lines := await tables.wait_for(tables.chat.of, person, last, _LINES_AT_ONCE):
        said = [SaidByMe(game, at, text) for game, _, at, text in lines]
        yield comma + ",".join(msgspec.json.encode(each).decode() for each in said)
        comma, last = ",", lines[-1][:2]
        await breathe(purse)
