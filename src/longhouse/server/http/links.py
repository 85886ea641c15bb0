"""HTTP routes for login links, which log another device in as the same person."""

from functools import partial

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from longhouse.server.access.identity import PersonRequest, address_of, device_of
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.http.shapes import LoginCode, PersonWithSecret
from longhouse.service.tables import TableService
from longhouse.storage.people import Person


class LinkRoutes(Controller):
    """Creates and redeems login links, for example to continue in the browser a game that was begun in the terminal."""

    path = "/api"
    tags = ("people",)

    @post("/me/links")
    async def make(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> LoginCode:
        """Create a login link, and return its code. The link logs one other device in as this person, and is valid for
        ten minutes.
        """
        return LoginCode(await tables.wait_for(tables.links.make, somebody.id, tables.now()))

    @post("/links/{code:str}", status_code=200)
    async def follow(
        self,
        code: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
        sure: FromQuery[bool] = False,
    ) -> PersonWithSecret:
        """Log this device in by the code of a login link, as the person who made the link.

        If the device is already logged in as somebody else, who has an account, games, results, friends or clubs, while
        the maker of the link has none of these, it is the other way round: this device stays logged in as before, and
        all devices of the maker are logged in as that person, too. Because the link may come from a stranger, the
        person has to agree to this (`sure`); otherwise it is refused (`server-link-sure`, with the maker's `name`). If
        both have something to lose, the request is refused.
        """
        logins.attempt(address_of(request))
        follow = partial(tables.links.follow, sure=sure)
        person, secret = await tables.wait_for(follow, code, tables.now(), device_of(request), anybody)
        logins.succeeded(address_of(request))
        known = await tables.wait_for(tables.people.named, [person])
        return PersonWithSecret(person, known[person].name, secret)
