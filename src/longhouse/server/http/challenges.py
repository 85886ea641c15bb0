"""HTTP routes to decline or withdraw a challenge, and to find a person by their login name."""

import msgspec
from litestar import Controller, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from longhouse.errors import NotFound
from longhouse.service.challenges import Challenges
from longhouse.service.tables import TableService
from longhouse.storage.people import Person

_LONGEST = 100


class NamedPerson(msgspec.Struct, frozen=True):
    """A person, found by the name with which they log in."""

    person: str
    """The id of the person."""
    name: str
    """The name that other people see."""


class ChallengeRoutes(Controller):
    """Ends challenges. To make one, a client creates a game with a seat reserved for the other person."""

    path = "/api"
    tags = ("games",)

    @delete("/me/challenges/{game:str}")
    async def end(
        self, game: FromPath[str], somebody: NamedDependency[Person], challenges: NamedDependency[Challenges]
    ) -> None:
        """End a challenge: the challenged person declines it; the person who made it withdraws it or, once it is
        answered, deletes the answer.
        """
        await challenges.end(somebody.id, game)

    @get("/people/named/{name:str}")
    async def named(
        self, name: FromPath[str], somebody: NamedDependency[Person], tables: NamedDependency[TableService]
    ) -> NamedPerson:
        """Return the person who logs in with this name.

        Raises `NotFound` if there is none, or if one of that person and the client has blocked the other.
        """
        found = await tables.wait_for(tables.people.with_login, name[:_LONGEST])
        if found is None or await tables.wait_for(tables.moderation.apart, somebody.id, [found.id]):
            raise NotFound("server-no-such-name", name=name[:_LONGEST])
        return NamedPerson(found.id, found.name)
