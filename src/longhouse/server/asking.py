"""Who asks: the person behind a request, and what they may see."""

from litestar import Request
from litestar.datastructures import State

from longhouse.errors import Unauthenticated
from longhouse.server.errors import words_of
from longhouse.table.house import House
from longhouse.table.people import Person
from longhouse.table.summary import Summary, asked_by, summary
from longhouse.table.table import Table
from longhouse.words import Words

Asked = Request[object, object, State]


def secret_of(request: Asked) -> str | None:
    """The secret of a request."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


async def provide_anybody(request: Asked, house: House) -> Person | None:
    """Who asks, if they say so; a wrong secret is refused."""
    secret = secret_of(request)
    if secret is None:
        return None
    person = await house.wait_for(house.people.who, secret)
    if person is None:
        raise Unauthenticated("server-who")
    return person


async def provide_somebody(request: Asked, house: House) -> Person:
    """Who asks, where that has to be known."""
    person = await provide_anybody(request, house)
    if person is None:
        raise Unauthenticated("server-who")
    return person


async def provide_words(request: Asked) -> Words:
    """The language of who asks."""
    return words_of(request.headers.get("accept-language", ""))


def told_to(table: Table, person: Person | None) -> Summary:
    """A game in short, for who asks."""
    return asked_by(summary(table), None if person is None else person.id)
