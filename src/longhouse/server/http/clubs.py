"""HTTP routes for clubs: private groups that people join by link, with games, results and tournaments."""

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.clubs.pairing import table
from longhouse.errors import Forbidden, NotFound, Refused
from longhouse.server.access.identity import PersonRequest, address_of, told_to
from longhouse.server.access.limits import Limits, checked_options
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.access.permissions import may_open_a_game
from longhouse.server.access.turns import OneByOne
from longhouse.server.http.club_shapes import (
    ClubBrief,
    ClubInvitation,
    ClubTold,
    Decision,
    MemberTold,
    NewClub,
    NewClubGame,
    NewTournament,
    PairingTold,
    PlaceTold,
    PlayerTold,
    TournamentTold,
)
from longhouse.service.challenges import Challenges
from longhouse.service.tables import TableService
from longhouse.service.tournaments import TournamentRunner
from longhouse.storage.clubs import Club
from longhouse.storage.people import Person
from longhouse.storage.tournaments import Tournament
from longhouse.table.entries import Made
from longhouse.table.results import result_for
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary, asked_by


class ClubRoutes(Controller):
    """Creates clubs, lets people join by link, and runs their games and tournaments. Only members see a club."""

    path = "/api/clubs"
    tags = ("clubs",)

    @get("/")
    async def clubs(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> list[ClubBrief]:
        """Return the clubs of which the client is a member."""
        found = await tables.wait_for(tables.clubs.of_person, somebody.id)
        return [ClubBrief(club.id, club.name, len(club.members)) for club in found]

    @post("/")
    async def make(
        self,
        data: JSONBody[NewClub],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        makers: NamedDependency[OneByOne],
    ) -> ClubBrief:
        """Create a club; the creator is its owner."""
        async with makers.of(somebody.id):
            made = await tables.wait_for(tables.clubs.make, data.name, somebody.id, tables.now())
        club = await tables.wait_for(tables.clubs.seen, made, somebody.id)
        return ClubBrief(club.id, club.name, len(club.members))

    @get("/join/{code:str}")
    async def invitation(
        self,
        code: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> ClubInvitation:
        """Return the club that people can join by the link with this code."""
        logins.attempt(address_of(request))
        club = await tables.wait_for(tables.clubs.invitation, code)
        logins.succeeded(address_of(request))
        return ClubInvitation(club.name, len(club.members), anybody is not None and anybody.id in club)

    @post("/join/{code:str}", status_code=200)
    async def join(
        self,
        code: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> ClubBrief:
        """Make the client a member of the club that people can join by the link with this code."""
        logins.attempt(address_of(request))
        joined = await tables.wait_for(tables.clubs.join, code, somebody.id, tables.now())
        logins.succeeded(address_of(request))
        club = await tables.wait_for(tables.clubs.seen, joined, somebody.id)
        return ClubBrief(club.id, club.name, len(club.members))

    @get("/{club:str}")
    async def one(
        self,
        club: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> ClubTold:
        """Return a club with its members, games, results and tournaments; only its members may see it."""
        found = await tables.wait_for(tables.clubs.seen, club, somebody.id)
        games = await tables.wait_for(tables.clubs.games, club)
        held = await tables.wait_for(tables.tournaments.of_club, club)
        return ClubTold(
            id=found.id,
            name=found.name,
            code=found.code,
            owner=found.owner,
            mine=found.owner == somebody.id,
            members=_results(found, games),
            games=[asked_by(each, somebody.id) for each in games],
            tournaments=[_told(each if each.over else await tournaments.look(each.id)) for each in held],
        )

    @delete("/{club:str}")
    async def close(
        self,
        club: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> None:
        """Close a club; only its owner may. Games that have begun stay with their players."""
        await _owned(club, somebody, tables)
        await tournaments.close(club)

    @delete("/{club:str}/members/{person:str}")
    async def leave(
        self,
        club: FromPath[str],
        person: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> None:
        """End the membership of `person` in a club. Members can end their own; the club's owner can end anybody's.

        A member who leaves during a tournament loses their unfinished game in it.
        """
        found = await tables.wait_for(tables.clubs.seen, club, somebody.id)
        if somebody.id not in (person, found.owner):
            raise Forbidden("server-club-owner")
        await tournaments.withdraw(person, club)
        await tables.wait_for(tables.clubs.leave, club, person, removed=person != somebody.id)

    @post("/{club:str}/games")
    async def play(
        self,
        club: FromPath[str],
        data: JSONBody[NewClubGame],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        limits: NamedDependency[Limits],
        makers: NamedDependency[OneByOne],
        challenges: NamedDependency[Challenges],
    ) -> Summary:
        """Create a game in the club, with a seat for the client and seats for the members named in the request."""
        found = await tables.wait_for(tables.clubs.seen, club, somebody.id)
        checked_options(data.options)
        if somebody.id in data.people or len(set(data.people)) < len(data.people):
            raise Refused("server-club-twice")
        if not all(person in found for person in data.people):
            raise NotFound("server-no-person")
        if await tables.wait_for(tables.moderation.apart, somebody.id, data.people):
            raise Forbidden("server-challenge-blocked")
        setup = Setup(game=data.game, options=data.options, clock=data.clock, made_by=somebody.id)
        async with makers.of(somebody.id):
            await may_open_a_game(somebody, tables, limits)
            for person in data.people:
                await tables.wait_for(challenges.store.check_room, person)
            made = await tables.make(setup, [somebody.id, *data.people], [], Made())
        await tables.wait_for(tables.clubs.add_game, club, made.id, tables.now())
        return told_to(made, somebody)

    @post("/{club:str}/tournaments")
    async def begin(
        self,
        club: FromPath[str],
        data: JSONBody[NewTournament],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> TournamentTold:
        """Begin a tournament among all members of the club, with its first round; only the club's owner may."""
        checked_options(data.options)
        found = await _owned(club, somebody, tables)
        return _told(await tournaments.begin(found, data.kind, data.game, data.options, data.every, data.clock))

    @post("/{club:str}/tournaments/{tournament:str}/rounds", status_code=200)
    async def next_round(
        self,
        club: FromPath[str],
        tournament: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> TournamentTold:
        """Begin the next round of a tournament; only the club's owner may, and only when all pairings so far are
        decided.
        """
        await _owned(club, somebody, tables)
        await _of_club(tournament, club, tables)
        return _told(await tournaments.next_round(tournament))

    @put("/{club:str}/tournaments/{tournament:str}/rounds/{number:int}/{board:int}")
    async def decide(
        self,
        club: FromPath[str],
        tournament: FromPath[str],
        number: FromPath[int],
        board: FromPath[int],
        data: JSONBody[Decision],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
    ) -> TournamentTold:
        """Decide a pairing by hand, for example after a game on a real board; only the club's owner may.

        The pairing is given by the `number` of its round, from 1, and by its index in this round (`board`), from 0.
        """
        await _owned(club, somebody, tables)
        found = await _of_club(tournament, club, tables)
        last = found.boards[-1] if found.boards else ()
        if found.over or number != len(found.boards) or not 0 <= board < len(last):
            raise Refused("server-tournament-round")
        await tournaments.decide(found, number, board, data.score, again=True)
        return _told(await tournaments.look(tournament))


async def _owned(club: str, person: Person, tables: TableService) -> Club:
    found = await tables.wait_for(tables.clubs.seen, club, person.id)
    if found.owner != person.id:
        raise Forbidden("server-club-owner")
    return found


async def _of_club(tournament: str, club: str, tables: TableService) -> Tournament:
    found = await tables.wait_for(tables.tournaments.one, tournament)
    if found.club != club:
        raise NotFound("server-no-club")
    return found


def _results(club: Club, games: list[Summary]) -> list[MemberTold]:
    """Return the members with their results in the games of the club."""
    told = []
    for member in club.members:
        outcomes = [result.outcome for game in games if (result := result_for(game, member.id)) is not None]
        won, drawn = outcomes.count("won"), outcomes.count("drawn")
        told.append(MemberTold(member.id, member.name, len(outcomes), won, drawn))
    return told


def _told(found: Tournament) -> TournamentTold:
    return TournamentTold(
        id=found.id,
        kind=found.kind,
        game=found.game,
        rounds=found.rounds,
        every=found.every,
        next_at=found.next_at,
        clock=found.clock,
        over=found.over,
        players=[PlayerTold(each.person, each.name, each.gone or each.person is None) for each in found.entrants],
        boards=[
            [PairingTold(each.pairing.one, each.pairing.other, each.game, each.pairing.score) for each in boards]
            for boards in found.boards
        ],
        table=[
            PlaceTold(row.player, row.place, row.halves / 2, row.wins, row.played, row.buchholz / 2, row.berger / 4)
            for row in table(found.kind, len(found.entrants), found.pairings)
        ],
    )
