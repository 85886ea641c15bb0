"""The interface between the client and a server: HTTP requests and sockets, wherever the server runs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from longhouse.errors import LonghouseError, Refused, Unavailable


@dataclass(frozen=True, slots=True)
class Reply:
    """The response to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    """The headers, with names in lower case."""
    body: bytes


class ConnectionLost(Unavailable):
    """Raised if the server cannot be reached or has closed the connection."""


def refusal_told(
    key: str, rule: str | None, params: Mapping[str, str | int], kind: type[LonghouseError] = Refused
) -> LonghouseError:
    """Return an exception for an error that a server reported."""
    refusal = kind(key, rule=rule)
    refusal.params = params
    return refusal


class ClientSocket(Protocol):
    """An open WebSocket. `send` and `receive` raise `ConnectionLost` once it is closed."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> bytes: ...

    async def close(self) -> None: ...


class Transport(Protocol):
    """The interface of a connection to a server. `request` and `connect` raise `ConnectionLost` if they fail."""

    @property
    def address(self) -> str:
        """The address of the server, for messages and as the key of the stored secret."""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Reply: ...

    async def connect(self, path: str) -> ClientSocket: ...

    async def close(self) -> None: ...
