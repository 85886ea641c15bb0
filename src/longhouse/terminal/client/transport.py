"""The interface between the client and a server: HTTP requests and sockets, wherever the server runs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from longhouse.errors import LonghouseError, Refused, Unavailable


@dataclass(frozen=True, slots=True)
class Reply:
    """The response to an HTTP request."""

    status: int
    """The HTTP status."""
    headers: Mapping[str, str]
    """The headers, with names in lower case."""
    body: bytes


class ConnectionLost(Unavailable):
    """Raised if the server cannot be reached or has closed the connection."""


def refusal_told(
    key: str, rule: str | None, params: Mapping[str, str | int], kind: type[LonghouseError] = Refused
) -> LonghouseError:
    """Return an exception for an error that a server reported.

    - `key`, `params`: the key of its message, and the parameters by name.
    - `rule`: the number of the broken rule, or None.
    - `kind`: the type of the exception.
    """
    refusal = kind(key, rule=rule)
    refusal.params = params
    return refusal


class ClientSocket(Protocol):
    """The interface of an open WebSocket to a server.

    - `send` sends a message.
    - `receive` waits for the next message and returns it.
    - `close` closes the socket.

    Once the socket is closed by either side, `send` and `receive` raise `ConnectionLost`.
    """

    async def send(self, text: str) -> None: ...

    async def receive(self) -> bytes: ...

    async def close(self) -> None: ...


class Transport(Protocol):
    """The interface of a connection to a server.

    - `request` sends an HTTP request and returns the complete response.
    - `connect` opens a WebSocket to a path of the server.
    - `close` ends the connection.

    `request` and `connect` raise `ConnectionLost` if the server cannot be reached.
    """

    @property
    def address(self) -> str:
        """The address of the server. Messages show it, and the person's secret is stored under it."""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Reply: ...

    async def connect(self, path: str) -> ClientSocket: ...

    async def close(self) -> None: ...
