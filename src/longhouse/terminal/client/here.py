"""The transport to a server inside this process: its ASGI application is called directly, without a port."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from longhouse.terminal.client.transport import ConnectionLost, Reply

_Message = MutableMapping[str, Any]
_Application = Callable[..., Awaitable[None]]
"""An ASGI application."""
_HERE = ("127.0.0.1", 0)


class HereTransport:
    """A transport that calls the ASGI application of a server in this event loop."""

    def __init__(self, application: _Application, address: str, close: Callable[[], Awaitable[None]]) -> None:
        self._application = application
        self._close = close
        self.address = address

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Reply:
        """Send an HTTP request, and return the complete response."""
        sent = asyncio.Event()
        status, answered, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()

        async def receive() -> _Message:
            if sent.is_set():
                await asyncio.Event().wait()  # nothing follows the body; the application is done before
            sent.set()
            return {"type": "http.request", "body": body or b"", "more_body": False}

        async def send(message: _Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answered.extend(message["headers"])
            else:
                parts.append(message.get("body", b""))

        await self._application(self._scope("http", path, headers) | {"method": method}, receive, send)
        named = {name.decode("latin-1").lower(): text.decode("latin-1") for name, text in answered}
        return Reply(status, named, b"".join(parts))

    async def connect(self, path: str) -> "HereSocket":
        """Open a WebSocket to this path."""
        socket = HereSocket()
        scope = self._scope("websocket", path, {}) | {"subprotocols": []}
        await socket.open(self._application(scope, socket.from_client, socket.from_server))
        return socket

    async def close(self) -> None:
        """Close the transport, which shuts the server down."""
        await self._close()

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        name, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": name,
            "raw_path": name.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", b"localhost"),
                *((key.lower().encode(), text.encode()) for key, text in headers.items()),
            ],
            "client": _HERE,
            "server": _HERE,
            "state": {},
            "extensions": {},
        }


class HereSocket:
    """A WebSocket to an application in this process, made of two queues."""

    def __init__(self) -> None:
        self._up: asyncio.Queue[_Message] = asyncio.Queue()
        self._down: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._ended = False

    async def open(self, application: Awaitable[None]) -> None:
        """Start the server's side of the socket, which is the call of its ASGI application."""
        self._up.put_nowait({"type": "websocket.connect"})
        self._running = asyncio.ensure_future(self._run(application))

    async def from_client(self) -> _Message:
        """Wait for the next message to the application, and return it. The application calls this as its ASGI
        `receive`.
        """
        return await self._up.get()

    async def from_server(self, message: _Message) -> None:
        """Take a message from the application. The application calls this as its ASGI `send`."""
        if message["type"] == "websocket.close":
            self._end()
        elif message["type"] == "websocket.send":
            text = message.get("text")
            self._down.put_nowait(message["bytes"] if text is None else text.encode())

    async def send(self, text: str) -> None:
        """Send a message to the server. Raises `ConnectionLost` if the socket is closed."""
        if self._ended:
            raise ConnectionLost("terminal-connection-lost")
        self._up.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def receive(self) -> bytes:
        """Wait for the next message from the server, and return it. Raises `ConnectionLost` once the socket is
        closed.
        """
        message = None if self._ended and self._down.empty() else await self._down.get()
        if message is None:
            raise ConnectionLost("terminal-connection-lost")
        return message

    async def close(self) -> None:
        """Close the socket, and wait until the server has handled that."""
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        if self._running is not None:
            await asyncio.wait([self._running], timeout=5)

    async def _run(self, application: Awaitable[None]) -> None:
        try:
            await application
        finally:
            self._end()

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._down.put_nowait(None)
