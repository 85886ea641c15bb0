"""Authentication: finds the person who sent a request, and their language."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from longhouse.errors import Forbidden, Unauthenticated
from longhouse.server.access.addresses import network_of
from longhouse.server.access.limits import Purse
from longhouse.server.errors import words_of
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.summary import Summary, asked_by, summary
from longhouse.table.table import Table
from longhouse.words import Words

PersonRequest = Request[object, object, State]
"""An HTTP request to one of the routes."""


def secret_of(request: PersonRequest) -> str | None:
    """Return the bearer token of a request, which is the person's secret; None if there is none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def address_of(request: PersonRequest) -> str:
    """Return the IP address of the client, reduced to its network; empty if it is unknown.

    Behind a trusted proxy it is the address of the proxy's client.
    """
    return network_of(request.client.host) if request.client is not None else ""


_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(request: PersonRequest) -> str:
    """Return a short name for the client's browser and system, by which people recognise a session, such as `Firefox ·
    Linux`.

    What is unknown is left out, so the name may be empty.
    """
    agent = request.headers.get("user-agent", "")
    parts = [next((name for sign, name in known.items() if sign in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return " · ".join(filter(None, parts))


async def provide_anybody(request: PersonRequest, tables: NamedDependency[TableService]) -> Person | None:
    """Return the person who sent a request; None if the request has no secret.

    Raises `Unauthenticated` if the secret is wrong, and `Forbidden` if the person is banned.
    """
    secret = secret_of(request)
    if secret is None:
        return None
    person = await tables.wait_for(tables.people.who, secret, tables.now())
    if person is None:
        raise Unauthenticated("server-who")
    if person.banned:
        raise Forbidden("server-banned")
    return person


async def provide_somebody(request: PersonRequest, tables: NamedDependency[TableService]) -> Person:
    """Return the person who sent a request.

    Raises `Unauthenticated` if the request has no secret or a wrong one, and `Forbidden` if the person is banned.
    """
    person = await provide_anybody(request, tables)
    if person is None:
        raise Unauthenticated("server-who")
    return person


async def provide_purse(request: PersonRequest) -> Purse:
    """Return the client's budgets, for routes that learn the cost of their work only afterwards."""
    return purse_of(request)


def purse_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Purse:
    """Return the budgets of the client of a request or socket, which `AccessMiddleware` has attached to it."""
    purse = connection.scope["state"]["purse"]
    assert isinstance(purse, Purse)
    return purse


async def provide_words(request: PersonRequest) -> Words:
    """Return the texts in the language that the client accepts."""
    return words_of(request.headers.get("accept-language", ""))


def told_to(table: Table, person: Person | None) -> Summary:
    """Return the summary of a game in the form that a person receives; without a person, in the form for spectators."""
    return asked_by(summary(table), None if person is None else person.id)
