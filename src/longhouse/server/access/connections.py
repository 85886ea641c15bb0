"""Limits connections: how many there may be, and how long a client may take to send headers and to read an answer.

uvicorn has no such limits; this module adds them to its HTTP protocol (h11). A WebSocket begins as an HTTP connection,
so it is limited too.
"""

import asyncio
import json
import sys
from collections.abc import Container
from typing import Any
from weakref import WeakSet

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from longhouse.errors import BadRequest, LonghouseError, TooManyRequests, Unavailable
from longhouse.server.access.addresses import network_of
from longhouse.server.access.limits import Limits
from longhouse.server.web import HEADERS

_RESERVED = 100
"""Open files besides connections: the database, bots and pipes."""


def most_connections(limits: Limits) -> int:
    """Return how many connections this process may have: those that `limits` allow, or fewer if the system allows too
    few open files.

    This raises the process's limit of open files as far as necessary and possible.
    """
    if sys.platform == "win32":
        return limits.connections
    import resource  # noqa: PLC0415, there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + _RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return limits.connections if soft == resource.RLIM_INFINITY else max(1, min(limits.connections, soft - _RESERVED))


class Connections:
    """Counts the open connections per address and in all. When a limit is reached, new ones are refused with an
    error.
    """

    def __init__(self, limits: Limits, trusted: Container[str]) -> None:
        """Create the limits. Connections of `trusted` proxies are not counted by address, as they serve many people."""
        self.head_seconds = limits.head_seconds
        self.taking_seconds = limits.taking_seconds
        self._most = most_connections(limits)
        self._most_each = limits.connections_per_address
        self._trusted = trusted
        self._open: WeakSet[asyncio.Transport] = WeakSet()
        self._by_address: dict[str, WeakSet[asyncio.Transport]] = {}

    def enter(self, transport: asyncio.Transport, address: str) -> LonghouseError | None:
        """Count a new connection from an address, and return None.

        If a limit is reached, the connection is not counted, and the error with which to refuse it is returned. A
        connection counts until its `transport` is closed.
        """
        if len(self._open) >= self._most and _alive(self._open) >= self._most:
            return Unavailable("server-full")
        if len(self._by_address) > 2 * self._most:
            self._by_address = {known: kept for known, kept in self._by_address.items() if kept}
        theirs = self._by_address.setdefault(network_of(address), WeakSet())
        if address not in self._trusted and _alive(theirs) >= self._most_each:
            return TooManyRequests("server-too-fast")
        theirs.add(transport)
        self._open.add(transport)
        return None


def _alive(connections: "WeakSet[asyncio.Transport]") -> int:
    return sum(not each.is_closing() for each in connections)


class TakenInTime(asyncio.Protocol):
    """A mixin for the HTTP and WebSocket protocols: disconnects a client that does not read what it is sent."""

    taking_seconds: float
    """The seconds that a client may take to read what it is sent."""
    transport: asyncio.Transport
    """The client's connection."""
    loop: asyncio.AbstractEventLoop
    """The event loop that serves the connection."""
    _taking: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        # `close` would wait until the client has read everything.
        """Start the time limit, because the client does not read fast enough."""
        self._taking = self.loop.call_later(self.taking_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """End the time limit, because the client has read enough."""
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


def limited(connections: Connections) -> type[H11Protocol]:
    """Return an HTTP protocol class that keeps the limits of `connections`; uvicorn creates an instance for each
    connection.
    """

    class LimitedProtocol(TakenInTime, H11Protocol):
        taking_seconds = connections.taking_seconds
        _head: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            refusal = connections.enter(transport, self.client[0] if self.client else "")
            if refusal is not None:
                transport.write(_told(refusal))
                transport.close()
                return
            self._wait_for_head()

        def handle_events(self) -> None:
            if self.transport.is_closing():
                return
            super().handle_events()
            upgraded = self.transport.get_protocol() is not self
            if self._head is not None and (upgraded or self.conn.their_state is not h11.IDLE):
                self._head.cancel()
                self._head = None

        def send_400_response(self, msg: str) -> None:
            assert msg
            self.transport.write(_told(BadRequest("server-bad-request", problem="HTTP")))
            self.transport.close()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._wait_for_head()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._head is not None:
                self._head.cancel()
            super().connection_lost(exc)

        def _wait_for_head(self) -> None:
            if self._head is not None:
                self._head.cancel()
            self._head = self.loop.call_later(connections.head_seconds, self.transport.close)

    return LimitedProtocol


_STATUS = {Unavailable: "503 Service Unavailable", TooManyRequests: "429 Too Many Requests"}


def _told(refusal: LonghouseError) -> bytes:
    """Return the answer, in English, to a client that is refused before a request was read."""
    status = _STATUS.get(type(refusal), "400 Bad Request")
    told: dict[str, Any] = {
        "kind": type(refusal).__name__,
        "key": refusal.key,
        "rule": None,
        "params": dict(refusal.params),
    }
    body = json.dumps({"error": {**told, "text": str(refusal)}}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"5")] if type(refusal) in _STATUS else []),
        (b"connection", b"close"),
        *HEADERS,
    ]
    head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return f"HTTP/1.1 {status}\r\n".encode() + head + b"\r\n" + body
