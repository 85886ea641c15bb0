"""HTTP routes for profiles, the client's own and those of others, and for the bots' ratings."""

from collections import defaultdict
from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from longhouse.errors import NotFound
from longhouse.games.catalogue import GAMES
from longhouse.puzzles import streaks
from longhouse.puzzles.shelf import shelf
from longhouse.server.access.limits import Purse
from longhouse.server.http.bulk import Bulk
from longhouse.server.http.people import ratings_of
from longhouse.server.http.profile_shapes import (
    ChangeProfile,
    FoundPeople,
    FoundPerson,
    ProfileTold,
    PuzzlesOf,
    RatingCourse,
)
from longhouse.server.http.puzzle_shapes import CoursePoint
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.profiles import Owner, PublicChoices
from longhouse.table.ladder import ladder
from longhouse.table.results import OwnResult, Rival, result_for

_MOST_RESULTS = 1_000
_PAGE, _LAST_PAGE, _LONGEST = 20, 50, 100
_PER_RESULT = 0.05
"""The price of a result (`prices`)."""


class ProfileRoutes(Controller):
    """Serves profiles. The owner and their friends can see a profile; others only once the owner publishes it."""

    path = "/api"
    tags = ("people",)

    @get("/me/profile")
    async def mine(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
    ) -> ProfileTold:
        """Return the profile of the person who sent the request."""
        return await _profile(somebody.id, somebody.id, tables, purse, bulk)

    @put("/me/profile", status_code=204)
    async def choose(
        self, data: JSONBody[ChangeProfile], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """Set whether the client's profile is public, and whether the client is on the leaderboards."""
        await tables.wait_for(tables.profiles.choose, somebody.id, PublicChoices(data.published, data.ranked))

    @get("/people/search")
    async def found(
        self,
        name: FromQuery[Annotated[str, Parameter(max_length=_LONGEST)]],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
        page: FromQuery[Annotated[int, Parameter(ge=0, le=_LAST_PAGE)]] = 0,
    ) -> FoundPeople:
        """Return the people who have a word in their name that begins with the text `name`, 20 per page (`page`, from
        0).

        People whose profile the client cannot see are left out.
        """
        read = partial(_found, tables, name, None if anybody is None else anybody.id, page)
        return await bulk.read_in_turn(read, tables, purse)

    @get("/people/{person:str}/profile")
    async def one(
        self,
        person: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
    ) -> ProfileTold:
        """Return the profile of a person, given by id.

        Raises `NotFound` unless the profile is the client's own, a friend's or published.
        """
        return await _profile(person, None if anybody is None else anybody.id, tables, purse, bulk)

    @get("/ladder")
    async def bots(self) -> dict[str, dict[str, float]]:
        """Return the ratings of the bots, by the name of the game and then by the bot's level, on the same scale as
        people's ratings.
        """
        return {game: dict(levels) for game, levels in ladder().items()}


def _found(tables: TableService, name: str, asking: str | None, page: int) -> FoundPeople:
    found = tables.profiles.found(name, asking, page * _PAGE, _PAGE + 1)
    known = {} if asking is None else {each.id: each.state for each in tables.friends.of(asking)}
    people = [FoundPerson(each.id, each.name, _month(each.made), known.get(each.id, "none")) for each in found[:_PAGE]]
    return FoundPeople(people, more=len(found) > _PAGE and page < _LAST_PAGE)


async def _profile(person: str, asking: str | None, tables: TableService, purse: Purse, bulk: Bulk) -> ProfileTold:
    owner = await tables.wait_for(tables.profiles.owner, person)
    mine = person == asking
    if owner is None or person not in await tables.wait_for(tables.profiles.visible, [person], asking):
        raise NotFound("server-no-profile")
    async with bulk.lists.turn(purse.owner):
        results = await tables.wait_for(_results, tables, owner, asking)
    purse.charge(_PER_RESULT * len(results))
    ratings = [each for each in await ratings_of(person, tables) if mine or not each.provisional]
    days = await tables.wait_for(tables.puzzles.days, person)
    return ProfileTold(
        person=owner.id,
        name=owner.name,
        since=_month(owner.made),
        mine=mine,
        published=owner.choices.published,
        ranked=owner.choices.ranked,
        friend="none" if asking is None or mine else await tables.wait_for(tables.friends.state, asking, person),
        ratings=ratings,
        courses=await tables.wait_for(_courses, tables, person, {(each.game, each.players) for each in ratings}),
        puzzles=await tables.wait_for(puzzles_of, tables, person),
        streak=streaks.streak(days, datetime.fromtimestamp(tables.wall(), UTC).date()),
        longest=streaks.longest(days),
        results=results,
    )


def _month(at: float) -> float:
    return datetime.fromtimestamp(at, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()


def _results(tables: TableService, owner: Owner, asking: str | None) -> list[OwnResult]:
    """Return the results of a person as somebody may see them."""
    summaries = tables.store.lists.of_person(owner.id, _MOST_RESULTS)
    found = [(each, result) for each in summaries if (result := result_for(each, owner.id)) is not None]
    if asking == owner.id:
        return [result for _, result in found]
    others = {rival.person for _, result in found for rival in result.rivals if rival.person is not None}
    seen = tables.profiles.visible(others, asking)

    def told(rival: Rival) -> Rival:
        return rival if rival.level is not None or rival.person in seen else Rival("", None, None)

    results = []
    for summary, result in found:
        theirs = any(rival.person == asking for rival in result.rivals) and asking is not None
        known = result if theirs else msgspec.structs.replace(result, rivals=tuple(map(told, result.rivals)))
        hidden = summary.visibility != "public" and not theirs
        results.append(msgspec.structs.replace(known, id="") if hidden else known)
    return results


def _courses(tables: TableService, person: str, told: set[tuple[str, int]]) -> list[RatingCourse]:
    points: defaultdict[tuple[str, int], list[CoursePoint]] = defaultdict(list)
    for step in tables.profiles.course(person):
        points[step.game, step.players].append(CoursePoint(step.at, step.mu))
    return [
        RatingCourse(game, players, course) for (game, players), course in points.items() if (game, players) in told
    ]


def puzzles_of(tables: TableService, person: str) -> list[PuzzlesOf]:
    """Return a person's ratings in puzzles: one for each game in whose puzzles the person has made an attempt."""
    tried = tables.puzzles.tried(person)
    found = []
    for game in GAMES:
        known = tables.puzzles.strength(person, game)
        if known.tries:
            solved = sum(tried.get(puzzle.id, False) for puzzle in shelf().of(game))
            found.append(PuzzlesOf(game, *known.rating, known.tries, solved))
    return found
