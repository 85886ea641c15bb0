"""HTTP routes for people and their accounts."""

from contextlib import suppress

from litestar import Controller, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from longhouse.errors import NoSuchGame
from longhouse.server.access.identity import PersonRequest, address_of, device_of, secret_of
from longhouse.server.access.limits import Purse, RateLimiters
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.http.bulk import breathe
from longhouse.server.http.shapes import (
    Account,
    BlockedPerson,
    ChangeMe,
    Me,
    NewAccount,
    NewPerson,
    NewReport,
    PersonWithSecret,
    Rating,
    SessionTold,
)
from longhouse.server.mail import Mailer
from longhouse.service.fair_queue import FairQueue
from longhouse.service.tables import TableService
from longhouse.service.tournaments import TournamentRunner
from longhouse.storage.people import Person
from longhouse.table.summary import Summary, asked_by

_MOST_LISTED = 200


class PeopleRoutes(Controller):
    """Creates and changes people. A person needs no account: a name and a secret stored in the browser are enough."""

    path = "/api"
    tags = ("people",)

    @post("/people")
    async def welcome(
        self,
        data: JSONBody[NewPerson],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        newcomers: NamedDependency[RateLimiters],
    ) -> PersonWithSecret:
        """Create a person; the response has the secret that authenticates them from now on."""
        newcomers.spend(address_of(request))
        person, secret = await tables.wait_for(
            tables.people.welcome, data.name, data.language, tables.now(), device_of(request)
        )
        return PersonWithSecret(person.id, person.name, secret)

    @post("/login", status_code=200)
    async def log_in(
        self,
        data: JSONBody[Account],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
        hashing: NamedDependency[FairQueue],
        purse: NamedDependency[Purse],
    ) -> PersonWithSecret:
        """Log in on this device. Wrong passwords make the client wait, but never lock the account."""
        logins.attempt(address_of(request))
        async with hashing.turn(purse.owner):
            person, secret = await tables.wait_for(
                tables.people.log_in, data.login, data.password, tables.now(), device_of(request)
            )
        logins.succeeded(address_of(request))
        return PersonWithSecret(person.id, person.name, secret)

    @post("/logout", status_code=204)
    async def log_out(
        self, tables: NamedDependency[TableService], request: PersonRequest, somebody: NamedDependency[Person]
    ) -> None:
        """Log this device out: delete the secret that was used for this request."""
        assert somebody
        await tables.wait_for(tables.people.log_out, secret_of(request) or "")

    @get("/me")
    async def me(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> Me:
        """Return the profile and settings of the person who sent the request."""
        return await own_profile(somebody, tables)

    @patch("/me")
    async def change(
        self,
        data: JSONBody[ChangeMe],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        mailer: NamedDependency[Mailer | None],
    ) -> Me:
        """Change the person's name, language or settings for e-mail.

        If the e-mail address changes, a message to the new one asks to confirm it. Nothing else is sent there before
        that.
        """
        changed = await tables.wait_for(
            tables.people.change, somebody, data.name, data.language, data.email, data.notify
        )
        if mailer is not None and data.email and changed.email and not changed.confirmed:
            await mailer.ask_to_confirm(changed)
        return await own_profile(changed, tables)

    @put("/me/account", status_code=204)
    async def give_account(
        self,
        data: JSONBody[NewAccount],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
        hashing: NamedDependency[FairQueue],
        purse: NamedDependency[Purse],
    ) -> None:
        """Create an account for the person, or change the login and password of their account.

        A change needs the old password, and logs the person out on all other devices.
        """
        logins.attempt(address_of(request))
        give = tables.people.give_account
        async with hashing.turn(purse.owner):
            await tables.wait_for(give, somebody.id, data.login, data.password, data.old, secret_of(request))
        logins.succeeded(address_of(request))

    @get("/me/sessions")
    async def sessions(
        self, somebody: NamedDependency[Person], tables: NamedDependency[TableService], request: PersonRequest
    ) -> list[SessionTold]:
        """Return the devices on which the person is logged in, ordered by their last use, the most recent first."""
        sessions = await tables.wait_for(tables.people.sessions, somebody.id, secret_of(request))
        return [SessionTold(each.id, each.device, each.made, each.used, each.current) for each in sessions]

    @delete("/me/sessions")
    async def end_sessions(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> None:
        """Log out everywhere, on this device too."""
        await tables.wait_for(tables.people.end_sessions, somebody.id)

    @delete("/me/sessions/{session:str}")
    async def end_session(
        self, session: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """Log the person out on one device, given by the id of its session."""
        await tables.wait_for(tables.people.end_session, somebody.id, session)

    @delete("/me")
    async def forget(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        tournaments: NamedDependency[TournamentRunner],
        purse: NamedDependency[Purse],
    ) -> None:
        """Delete the person and their data.

        Their games with other people stay for these, but without the person's name and chat. All other games of theirs,
        and those that have not begun, are deleted.
        """
        people = tables.people
        await tournaments.withdraw(somebody.id)
        for game in await tables.wait_for(tables.store.lists.nobody_elses, somebody.id):
            with suppress(NoSuchGame):
                await tables.delete(game)
            await breathe(purse)
        for game in await tables.wait_for(people.games_of, somebody.id):
            await tables.wait_for(people.forget_in, game, somebody.id)
            await tables.reload([game])
            await breathe(purse)
        await tables.reload(await tables.wait_for(people.forget, somebody.id))

    @get("/me/blocked")
    async def blocked(
        self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> list[BlockedPerson]:
        """Return the people whom the client has blocked."""
        return await blocked_by(somebody, tables)

    @put("/me/blocked/{person:str}", status_code=204)
    async def block(
        self, person: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """Block a person. From then on, neither of the two can take a seat in a game of the other, and neither receives
        what the other writes in the chat.
        """
        await tables.wait_for(tables.moderation.block, somebody.id, person, tables.now())

    @delete("/me/blocked/{person:str}")
    async def unblock(
        self, person: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """Unblock a person whom the client has blocked."""
        await tables.wait_for(tables.moderation.unblock, somebody.id, person)

    @post("/people/{person:str}/reports", status_code=204)
    async def report(
        self,
        person: FromPath[str],
        data: JSONBody[NewReport],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
    ) -> None:
        """Report a person to the operator of the server."""
        write = tables.moderation.report
        await tables.wait_for(write, somebody.id, person, data.game, data.text, tables.now())

    @get("/me/games")
    async def games(
        self, somebody: NamedDependency[Person], tables: NamedDependency[TableService], waiting: FromQuery[bool] = False
    ) -> list[Summary]:
        """Return the client's games: first those in which it is the client's turn, then the others; in both groups, the
        latest first.

        If `waiting` is true, return only those in which it is the client's turn.
        """
        own = await tables.wait_for(tables.store.lists.of_person, somebody.id, _MOST_LISTED)
        summaries = sorted((asked_by(each, somebody.id) for each in own), key=lambda each: not each.waiting)
        return [each for each in summaries if each.waiting or not waiting]


async def blocked_by(person: Person, tables: TableService) -> list[BlockedPerson]:
    """Return the people whom a person has blocked."""
    blocked = await tables.wait_for(tables.moderation.blocked_by, person.id)
    return [BlockedPerson(each, name) for each, name in blocked.items()]


async def ratings_of(person: str, tables: TableService) -> list[Rating]:
    """Return a person's ratings, including provisional ones."""
    standings = await tables.wait_for(tables.people.standings, person)
    return [
        Rating(
            game=each.game,
            players=each.players,
            rating=each.mu,
            uncertainty=each.sigma,
            games=each.games,
            provisional=each.provisional,
        )
        for each in standings
    ]


async def own_profile(person: Person, tables: TableService) -> Me:
    """Return a person's own profile, as that person receives it."""
    return Me(
        person=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        email=person.email,
        confirmed=person.confirmed,
        notify=person.notify,
        ratings=await ratings_of(person.id, tables),
    )
