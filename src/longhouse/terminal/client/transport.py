"""The interface between the client and a server: requests and sockets, wherever the server runs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from longhouse.errors import LonghouseError, Refused, Unavailable


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    """The headers, with names in lower case."""
    body: bytes


class ConnectionLost(Unavailable):
    """The server cannot be reached, or closed the connection."""


def refusal_told(
    key: str, rule: str | None, params: Mapping[str, str | int], kind: type[LonghouseError] = Refused
) -> LonghouseError:
    """The error that a server told, as an error of this process."""
    refusal = kind(key, rule=rule)
    refusal.params = params
    return refusal


class ClientSocket(Protocol):
    """An open WebSocket. `send` and `receive` raise `ConnectionLost` once it is closed."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> bytes: ...

    async def close(self) -> None: ...


class Transport(Protocol):
    """Reaches a server. `request` and `connect` raise `ConnectionLost` if that fails."""

    @property
    def address(self) -> str:
        """Names the server in messages and in the file of identities."""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Reply: ...

    async def connect(self, path: str) -> ClientSocket: ...

    async def close(self) -> None: ...
