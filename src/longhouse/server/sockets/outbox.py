"""Queues the messages to a client, so that a client that reads slowly delays nobody else."""

import asyncio

from litestar import WebSocket
from litestar.datastructures import State

_MOST_UNSENT = 300
_TOO_SLOW = 1013


class Outbox:
    """The messages to one client that wait to be sent over its socket."""

    def __init__(self, socket: WebSocket[object, object, State]) -> None:
        self.ended = False
        self._socket = socket
        self._unsent: asyncio.Queue[bytes | int] = asyncio.Queue(_MOST_UNSENT)

    def put(self, message: bytes) -> None:
        """Queue a message. If too many wait, they are dropped and the client is disconnected."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            while not self._unsent.empty():
                self._unsent.get_nowait()
            self.end(_TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the socket with this WebSocket close code, after the queued messages have been sent."""
        if not self.ended:
            self.ended = True
            if self._unsent.full():
                self._unsent.get_nowait()
            self._unsent.put_nowait(code)

    async def send_all(self) -> None:
        """Send the queued messages and those to come, until the socket is closed."""
        while True:
            message = await self._unsent.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_data(message)
