"""HTTP routes for login links: another device becomes the same person."""

from litestar import Controller, post

from longhouse.server.access.identity import PersonRequest, address_of, device_of
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.http.shapes import LoginCode, PersonWithSecret
from longhouse.service.tables import TableService
from longhouse.storage.people import Person


class LinkRoutes(Controller):
    """Makes and follows login links, for example from the terminal to the browser on the same computer."""

    path = "/api"
    tags = ("people",)

    @post("/me/links")
    async def make(self, somebody: Person, tables: TableService) -> LoginCode:
        """Make a code that logs another device in as the person, once and within ten minutes."""
        return LoginCode(await tables.wait_for(tables.links.make, somebody.id, tables.now()))

    @post("/links/{code:str}", status_code=200)
    async def follow(
        self, code: str, anybody: Person | None, tables: TableService, request: PersonRequest, logins: LoginLimiter
    ) -> PersonWithSecret:
        """Log this device in by a code. If the device is somebody already, one of the two must have no games."""
        logins.attempt(address_of(request))
        person, secret = await tables.wait_for(tables.links.follow, code, tables.now(), device_of(request), anybody)
        logins.succeeded(address_of(request))
        known = await tables.wait_for(tables.people.named, [person])
        return PersonWithSecret(person, known[person].name, secret)
