"""Authentication of requests: the person who sent one, and their language."""

from litestar import Request
from litestar.datastructures import State

from longhouse.errors import Unauthenticated
from longhouse.server.errors import words_of
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.summary import Summary, asked_by, summary
from longhouse.table.table import Table
from longhouse.words import Words

PersonRequest = Request[object, object, State]


def secret_of(request: PersonRequest) -> str | None:
    """The bearer token of a request, which is the person's secret; None if there is none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


async def provide_anybody(request: PersonRequest, tables: TableService) -> Person | None:
    """The person who sent a request; None if it is anonymous. Raises `Unauthenticated` if the secret is wrong."""
    secret = secret_of(request)
    if secret is None:
        return None
    person = await tables.wait_for(tables.people.who, secret)
    if person is None:
        raise Unauthenticated("server-who")
    return person


async def provide_somebody(request: PersonRequest, tables: TableService) -> Person:
    """The person who sent a request; raises `Unauthenticated` if it is anonymous."""
    person = await provide_anybody(request, tables)
    if person is None:
        raise Unauthenticated("server-who")
    return person


async def provide_words(request: PersonRequest) -> Words:
    """The texts in the language that the client accepts."""
    return words_of(request.headers.get("accept-language", ""))


def told_to(table: Table, person: Person | None) -> Summary:
    """The summary of a game for one person."""
    return asked_by(summary(table), None if person is None else person.id)
