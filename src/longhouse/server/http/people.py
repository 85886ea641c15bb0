"""HTTP routes for people and their accounts."""

import json

from litestar import Controller, delete, get, patch, post, put

from longhouse.errors import Refused, TooManyRequests
from longhouse.games.record import Record
from longhouse.server.access.identity import PersonRequest, secret_of
from longhouse.server.access.limits import RateLimiters
from longhouse.server.http.shapes import (
    Account,
    ChangeMe,
    Games,
    Imported,
    Me,
    NewPerson,
    PersonWithSecret,
    Rating,
)
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.table.entries import AnyRecord, Made
from longhouse.table.results import OwnResult, result_for
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary, asked_by

_MOST_LISTED = 200
_MOST_IMPORTED = 2_000


class PeopleRoutes(Controller):
    """Manages people. A person needs no account: a name and a secret stored in the browser are enough."""

    path = "/api"
    tags = ("people",)

    @post("/people")
    async def welcome(self, data: NewPerson, tables: TableService) -> PersonWithSecret:
        """Create a person; the response has the secret that authenticates them from now on."""
        person, secret = await tables.wait_for(tables.people.welcome, data.name, data.language, tables.now())
        return PersonWithSecret(person.id, person.name, secret)

    @post("/login", status_code=200)
    async def log_in(
        self, data: Account, tables: TableService, request: PersonRequest, logins: RateLimiters
    ) -> PersonWithSecret:
        """Log in on this device."""
        address = request.client.host if request.client is not None else ""
        if not (logins.take(address) and logins.take(data.login)):
            raise TooManyRequests("server-too-fast")
        person, secret = await tables.wait_for(tables.people.log_in, data.login, data.password, tables.now())
        return PersonWithSecret(person.id, person.name, secret)

    @post("/logout", status_code=204)
    async def log_out(self, tables: TableService, request: PersonRequest, somebody: Person) -> None:
        """Log out: delete the secret used for this request."""
        assert somebody
        await tables.wait_for(tables.people.log_out, secret_of(request) or "")

    @get("/me")
    async def me(self, somebody: Person, tables: TableService) -> Me:
        """The profile of the person who asks."""
        return await _me(somebody, tables)

    @patch("/me")
    async def change(self, data: ChangeMe, somebody: Person, tables: TableService) -> Me:
        """Change the person's name, language, or notifications."""
        changed = await tables.wait_for(
            tables.people.change, somebody, data.name, data.language, data.email, data.notify
        )
        return await _me(changed, tables)

    @put("/me/account", status_code=204)
    async def give_account(self, data: Account, somebody: Person, tables: TableService) -> None:
        """Create an account for the person, or change its login and password."""
        await tables.wait_for(tables.people.give_account, somebody.id, data.login, data.password)

    @delete("/me")
    async def forget(self, somebody: Person, tables: TableService) -> None:
        """Delete the person; their games stay, without their name."""
        games = await tables.wait_for(tables.store.of_person, somebody.id)
        await tables.wait_for(tables.people.forget, somebody.id)
        await tables.reload([game.id for game in games])

    @get("/me/games")
    async def games(self, somebody: Person, tables: TableService, waiting: bool = False) -> list[Summary]:
        """The person's games, those that wait for their move first."""
        own = await tables.wait_for(tables.store.of_person, somebody.id, _MOST_LISTED)
        summaries = sorted((asked_by(each, somebody.id) for each in own), key=lambda each: not each.waiting)
        return [each for each in summaries if each.waiting or not waiting]

    @get("/me/results")
    async def results(self, somebody: Person, tables: TableService) -> list[OwnResult]:
        """The results of the person's games, the latest first."""
        summaries = await tables.wait_for(tables.store.of_person, somebody.id)
        return [result for summary in summaries if (result := result_for(summary, somebody.id)) is not None]

    @get("/me/export")
    async def export(self, somebody: Person, tables: TableService) -> Games:
        """Export all games of the person."""
        records: list[AnyRecord] = []
        for summary in await tables.wait_for(tables.store.of_person, somebody.id):
            records.append(json.loads(export.record(await tables.table(summary.id)).write()))
        return Games(records)

    @post("/me/import", request_max_body_size=20_000_000)
    async def take_in(self, data: Games, somebody: Person, tables: TableService) -> Imported:
        """Import games as records; each is checked against the rules, and known ones are skipped."""
        if len(data.games) > _MOST_IMPORTED:
            raise Refused("server-too-many-games", most=_MOST_IMPORTED)
        known = {
            export.record(await tables.table(summary.id)).write()
            for summary in await tables.wait_for(tables.store.of_person, somebody.id)
        }
        records = [await tables.wait_for(_checked, content) for content in data.games]
        new = [record for record in records if record.write() not in known]
        for record in new:
            setup = Setup(
                game=record.game.name, options=record.game.options(), visibility="private", made_by=somebody.id
            )
            reserved = [somebody.id, *[None] * (record.game.seats - 1)]
            await tables.make(setup, reserved, [], Made(record=record.write()))
        return Imported(len(new), len(records) - len(new))


async def _me(person: Person, tables: TableService) -> Me:
    standings = await tables.wait_for(tables.people.standings, person.id)
    ratings = [
        Rating(game=each.game, players=each.players, rating=each.mu, uncertainty=each.sigma, games=each.games)
        for each in standings
    ]
    return Me(
        person=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        email=person.email,
        notify=person.notify,
        ratings=ratings,
    )


def _checked(content: object) -> Record:
    record = Record.read(json.dumps(content))
    record.verify()
    return record
