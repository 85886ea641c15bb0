"""HTTP routes for login links, which log another device in as the same person."""

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from longhouse.server.access.identity import PersonRequest, address_of, device_of
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.http.shapes import LoginCode, PersonWithSecret
from longhouse.service.tables import TableService
from longhouse.storage.people import Person


class LinkRoutes(Controller):
    """Creates and redeems login links, for example to continue a game in the browser that was begun in the terminal."""

    path = "/api"
    tags = ("people",)

    @post("/me/links")
    async def make(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> LoginCode:
        """Create a link that logs one other device in as this person and is valid for ten minutes; return its code."""
        return LoginCode(await tables.wait_for(tables.links.make, somebody.id, tables.now()))

    @post("/links/{code:str}", status_code=200)
    async def follow(
        self,
        code: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> PersonWithSecret:
        """Log this device in by the code of a login link.

        If the device is logged in as another person, one of the two must have no games.
        """
        logins.attempt(address_of(request))
        person, secret = await tables.wait_for(tables.links.follow, code, tables.now(), device_of(request), anybody)
        logins.succeeded(address_of(request))
        known = await tables.wait_for(tables.people.named, [person])
        return PersonWithSecret(person, known[person].name, secret)
