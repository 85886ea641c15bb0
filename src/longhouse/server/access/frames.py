"""Limits how fast a WebSocket is read: nothing more is read while a message waits, and only so many frames per second.

uvicorn stops reading a socket while a message waits for the application. But a single read can contain thousands of
small frames, and pings and parts of messages never wait. So this module makes uvicorn's protocol read small pieces, and
limits the rate of pings, pongs and parts of messages.
"""

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from longhouse.server.access.connections import TakenInTime
from longhouse.server.access.limits import Limits, TokenBucket

_SLICE = 1_000
"""How many bytes are read at once: at most some 150 frames, which take one or two milliseconds."""


def limited_socket(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """Return a WebSocket protocol class that keeps these limits; uvicorn creates an instance for each WebSocket."""

    class LimitedSocket(TakenInTime, WebSocketsSansIOProtocol):
        taking_seconds = limits.taking_seconds

        def __init__(self, **given: Any) -> None:
            super().__init__(**given)
            self._unread = b""
            self._frames = TokenBucket(limits.frame_burst, limits.frame_rate)
            self._waiting: asyncio.TimerHandle | None = None

        def data_received(self, data: bytes) -> None:
            self._unread += data
            self._read_on()

        async def receive(self) -> ASGIReceiveEvent:
            message = await super().receive()
            self._read_on()
            return message

        def handle_ping(self) -> None:
            self._frames.level -= 1
            super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            self._frames.level -= 1
            super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            self._frames.level -= 1
            super().handle_cont(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._unread = b""
            if self._waiting is not None:
                self._waiting.cancel()
            super().connection_lost(exc)

        def _read_on(self) -> None:
            """Read frames that have arrived, until a message waits for the application or the limit of frames is
            reached.
            """
            while self._unread and self._waiting is None and (self.close_sent or self.queue.empty()):
                if self.transport.is_closing():
                    self._unread = b""
                    return
                part, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
                super().data_received(part)
                if self.conn.handshake_exc is not None and not self.handshake_initiated:
                    # uvicorn leaves the connection open, without an answer.
                    self.transport.write(b"".join(self.conn.data_to_send()))
                    self.transport.close()
                wait = self._frames.wait(0)
                if wait:
                    self._waiting = self.loop.call_later(wait, self._go_on)
            if self._unread and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

        def _go_on(self) -> None:
            self._waiting = None
            self._read_on()
            if self.read_paused and not self._unread and self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()

    return LimitedSocket
