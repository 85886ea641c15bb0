"""The transport to a server on the network: HTTP with the standard library, in threads, and WebSockets."""

import asyncio
from collections.abc import Iterable, Mapping
from functools import partial
from http.client import HTTPException
from urllib import request as http
from urllib.error import HTTPError
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from longhouse.errors import BadSettings
from longhouse.terminal.client.transport import ConnectionLost, Reply

_PATIENCE = 15.0
"""Seconds that a server may take to answer."""
_LARGEST = 2**21
"""Bytes; no message of a server is larger."""


class NetworkTransport:
    """A transport to a server with an address such as `https://games.example.org/`.

    Raises `BadSettings` if the address is invalid.
    """

    def __init__(self, address: str) -> None:
        try:
            parts = urlsplit(address if "://" in address else f"http://{address}")
            usable = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1) and " " not in address
        except ValueError:
            usable = False
        if not usable:
            raise BadSettings("terminal-bad-address", given=address)
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"
        self._cookie = ""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Reply:
        """Send an HTTP request, and return the complete response. Raises `ConnectionLost` if the server cannot be
        reached.
        """
        cookie = {"cookie": self._cookie} if self._cookie else {}
        asked = http.Request(self.address.rstrip("/") + path, body, {**headers, **cookie}, method=method)
        reply = await asyncio.to_thread(partial(self._ask, asked))
        self._cookie = reply.headers.get("set-cookie", self._cookie).partition(";")[0]
        return reply

    async def connect(self, path: str) -> "NetworkSocket":
        """Open a WebSocket to this path of the server. Raises `ConnectionLost` if that fails."""
        cookie = {"Cookie": self._cookie} if self._cookie else {}
        address = "ws" + self.address.removeprefix("http").rstrip("/") + path
        try:
            return NetworkSocket(
                await connect(address, additional_headers=cookie, open_timeout=_PATIENCE, max_size=_LARGEST)
            )
        except (OSError, WebSocketException, TimeoutError):
            raise self._lost() from None

    async def close(self) -> None:
        """Do nothing: no connection stays open between requests."""

    def _ask(self, asked: http.Request) -> Reply:
        try:
            with http.urlopen(asked, timeout=_PATIENCE) as answer:
                return Reply(answer.status, _lower(answer.headers.items()), answer.read())
        except HTTPError as refusal:
            with refusal:
                return Reply(refusal.code, _lower(refusal.headers.items()), refusal.read())
        except (OSError, HTTPException, ValueError):
            raise self._lost() from None

    def _lost(self) -> ConnectionLost:
        return ConnectionLost("terminal-server-away", server=self.address)


class NetworkSocket:
    """An open WebSocket on the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        """Send a message to the server. Raises `ConnectionLost` if the connection is closed."""
        try:
            await self._connection.send(text)
        except (OSError, WebSocketException):
            raise ConnectionLost("terminal-connection-lost") from None

    async def receive(self) -> bytes:
        """Wait for the next message from the server, and return it. Raises `ConnectionLost` if the connection is
        closed.
        """
        try:
            message = await self._connection.recv()
        except (OSError, WebSocketException):
            raise ConnectionLost("terminal-connection-lost") from None
        return message.encode() if isinstance(message, str) else message

    async def close(self) -> None:
        """Close the socket."""
        await self._connection.close()


def _lower(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {name.lower(): text for name, text in headers}
