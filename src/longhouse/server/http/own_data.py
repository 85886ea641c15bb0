"""HTTP route that exports all data that the server has about a person."""

import json
from dataclasses import astuple

from litestar import Controller, get

from longhouse.server.access.identity import PersonRequest, secret_of
from longhouse.server.http.club_shapes import ClubBrief
from longhouse.server.http.data_shapes import MyData, MyDay, MyPlan, MyRating, MyReport, SaidByMe
from longhouse.server.http.people import blocked_by, own_profile
from longhouse.server.http.profile_shapes import ChangeProfile, FriendTold
from longhouse.server.http.shapes import SessionTold
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.profiles import PublicChoices
from longhouse.table import export
from longhouse.table.entries import AnyRecord


class OwnDataRoutes(Controller):
    """Exports all stored data about a person."""

    path = "/api/me/data"
    tags = ("people",)

    @get("/")
    async def everything(self, somebody: Person, tables: TableService, request: PersonRequest) -> MyData:
        """Export all data that the server has about the person."""
        mine, wait = somebody.id, tables.wait_for
        sessions = await wait(tables.people.sessions, mine, secret_of(request))
        owner = await wait(tables.profiles.owner, mine)
        return MyData(
            me=await own_profile(somebody, tables),
            sessions=[SessionTold(each.id, each.device, each.made, each.used, each.current) for each in sessions],
            games=await _records(somebody, tables),
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
        )


async def _records(person: Person, tables: TableService) -> list[AnyRecord]:
    records: list[AnyRecord] = []
    for summary in await tables.wait_for(tables.store.lists.of_person, person.id):
        records.append(json.loads(export.record(await tables.table(summary.id), tables.wall()).write()))
    return records
