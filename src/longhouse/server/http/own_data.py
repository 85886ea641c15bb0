"""HTTP route that exports all data that the server has about a person."""

from dataclasses import astuple
from typing import cast

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.response import Stream

from longhouse.server.access.identity import PersonRequest, secret_of
from longhouse.server.access.limits import Purse
from longhouse.server.http.bulk import Bulk, between, exported
from longhouse.server.http.club_shapes import ClubBrief
from longhouse.server.http.data_shapes import MyData, MyDay, MyPlan, MyRating, MyReport, SaidByMe
from longhouse.server.http.pairing_shapes import seek_told
from longhouse.server.http.people import blocked_by, own_profile
from longhouse.server.http.profile_shapes import ChangeProfile, FriendTold
from longhouse.server.http.shapes import SessionTold
from longhouse.service.pairing import Pairing
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.profiles import PublicChoices


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
        """Export all data that the server has about the person; the games are sent one by one as they are read."""
        mine, wait = somebody.id, tables.wait_for
        ids = await wait(tables.store.lists.ids_of_person, mine)
        turn = bulk.begin(mine)
        sessions = await wait(tables.people.sessions, mine, secret_of(request))
        owner = await wait(tables.profiles.owner, mine)
        seek = await wait(pairing.store.of, mine)
        told = MyData(
            me=await own_profile(somebody, tables),
            sessions=[SessionTold(each.id, each.device, each.made, each.used, each.current) for each in sessions],
            games=[],
            chat=[SaidByMe(*line) for line in await wait(tables.chat.of, mine)],
            puzzles=await wait(tables.puzzles.tried, mine),
            days=[
                MyDay(day, done.right, done.deal) for day, done in (await wait(tables.puzzles.all_days, mine)).items()
            ],
            blocked=await blocked_by(somebody, tables),
            reports=[
                MyReport(each.about, each.game, each.at, each.text)
                for each in await wait(tables.moderation.reports, mine)
            ],
            profile=ChangeProfile(*astuple(PublicChoices() if owner is None else owner.choices)),
            friends=[FriendTold(each.id, each.name, each.state) for each in await wait(tables.friends.of, mine)],
            clubs=[
                ClubBrief(each.id, each.name, len(each.members)) for each in await wait(tables.clubs.of_person, mine)
            ],
            rated=[
                MyRating(each.id, each.game, each.players, each.at, each.mu, each.sigma)
                for each in await wait(tables.profiles.course, mine)
            ],
            push=[each.endpoint for each in await wait(tables.push.of_person, mine)],
            plans=[
                MyPlan(game, seat, plan.events, [list(line) for line in plan.lines])
                for game, seat, plan in await wait(tables.plans.of_person, mine)
            ],
            seek=None if seek is None else seek_told(seek),
        )
        # Quotes are escaped in texts, so this is the list of games.
        begin, _, end = msgspec.json.encode(told).decode().partition('"games":[]')
        stream = between(begin + '"games":[', exported(ids, turn, tables, purse), "]" + end)
        return cast(Response[MyData], Stream(stream, media_type="application/json"))
