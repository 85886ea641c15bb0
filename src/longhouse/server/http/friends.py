"""HTTP routes for friends, and for invitation links that make two people friends."""

from datetime import UTC, datetime
from functools import partial

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath

from longhouse.errors import NotFound
from longhouse.server.access.identity import PersonRequest, address_of
from longhouse.server.access.limits import Purse
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.http.bulk import Bulk
from longhouse.server.http.profile_shapes import FriendCode, FriendInvitation, FriendTold
from longhouse.service.tables import TableService
from longhouse.storage.people import Person


class FriendRoutes(Controller):
    """Lists, adds and removes friends. Friends see each other's profiles and daily results."""

    path = "/api"
    tags = ("people",)

    @get("/me/friends")
    async def friends(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
    ) -> list[FriendTold]:
        """Return the client's friends, and everybody with whom the client has an unanswered friend request."""
        return await bulk.read_in_turn(partial(_told, tables, somebody.id), tables, purse)

    @put("/me/friends/{person:str}")
    async def ask(
        self, person: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> FriendTold:
        """Ask `person` to be friends or, if they have already asked the client, accept.

        Raises `NotFound` if the client cannot see the profile of `person`, unless one of the two has already asked the
        other.
        """
        known = await tables.wait_for(tables.people.named, [person])
        seen = await tables.wait_for(tables.profiles.visible, [person], somebody.id)
        asks = await tables.wait_for(tables.friends.state, somebody.id, person) != "none"
        if person not in known or not (person in seen or asks):
            raise NotFound("server-no-person")
        state = await tables.wait_for(tables.friends.ask, somebody.id, person, tables.now())
        return FriendTold(person, known[person].name, state)

    @delete("/me/friends/{person:str}")
    async def remove(
        self, person: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> None:
        """End a friendship, withdraw a friend request, or decline one."""
        await tables.wait_for(tables.friends.remove, somebody.id, person)

    @post("/me/friends/links")
    async def make_link(self, somebody: NamedDependency[Person], tables: NamedDependency[TableService]) -> FriendCode:
        """Create a friend invitation link, and return its code. The first person who follows the link within two weeks
        becomes a friend.
        """
        return FriendCode(await tables.wait_for(tables.friends.make_link, somebody.id, tables.now()))

    @get("/friends/{code:str}")
    async def invitation(
        self,
        code: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> FriendInvitation:
        """Return who made the friend invitation link with this code."""
        logins.attempt(address_of(request))
        maker = await tables.wait_for(tables.friends.link, code, tables.now())
        logins.succeeded(address_of(request))
        known = await tables.wait_for(tables.people.named, [maker])
        return FriendInvitation(known[maker].name, anybody is not None and anybody.id == maker)

    @post("/friends/{code:str}", status_code=200)
    async def follow(
        self,
        code: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> FriendTold:
        """Become friends with the person who made the friend invitation link with this code."""
        logins.attempt(address_of(request))
        maker = await tables.wait_for(tables.friends.follow, code, somebody.id, tables.now())
        logins.succeeded(address_of(request))
        known = await tables.wait_for(tables.people.named, [maker])
        return FriendTold(maker, known[maker].name, "friend")


def _told(tables: TableService, person: str) -> list[FriendTold]:
    today = datetime.fromtimestamp(tables.wall(), UTC).date()
    found = tables.friends.of(person)
    close = {each.id for each in found if each.state == "friend"}
    lit = {each.id: each.value for each in tables.boards.streaks(today, close)} if close else {}
    return [FriendTold(each.id, each.name, each.state, int(lit.get(each.id, 0))) for each in found]
