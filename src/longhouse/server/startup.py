"""Serves the files of the web app while the server is still starting; other requests wait until it is up."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope

from longhouse.errors import Unavailable
from longhouse.server.web import HEADERS, file_at, send_file

_RESTARTING = 1012
_PATIENCE = 10.0
"""Seconds after which `/health` says that the server is still starting; it may be waiting for its database."""


class Opened(Protocol):
    """What the gate needs of the server that it starts (`app.Server`)."""

    @property
    def app(self) -> Callable[..., Awaitable[None]]: ...

    def open(self) -> AbstractAsyncContextManager[None]: ...

    def say_goodbye(self) -> None: ...


class StartupGate:
    """The ASGI application that uvicorn runs: until the server is ready, it serves files at once and lets other
    requests wait.
    """

    def __init__(self, prepare: Callable[[], Opened], give_up: Callable[[], None]) -> None:
        self._prepare = prepare
        self._give_up = give_up
        self._ready: asyncio.Future[Opened] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._answering: set[asyncio.Task[object]] = set()
        self._ending = False
        self.problem: BaseException | None = None

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        task = asyncio.current_task()
        assert task is not None
        begun = False

        async def sending(message: ASGISendEvent) -> None:
            nonlocal begun
            begun = True
            await send(message)

        self._answering.add(task)
        try:
            await self._answer(scope, receive, sending)
        except asyncio.CancelledError:
            if not self._ending:
                raise
            task.uncancel()
            if not begun:
                await _say_that_it_ends(scope, receive, send)
        finally:
            self._answering.discard(task)

    async def _answer(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert self._ready is not None
        if not self._ready.done() and scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            accepted = next((content for name, content in scope["headers"] if name == b"accept-encoding"), b"")
            found = file_at(scope["path"], accepted.decode("latin-1"))
            if found is not None:
                await send_file(found, scope["method"], send)
                return
        if scope["type"] == "http" and scope["path"] == "/health":
            await asyncio.wait({self._ready}, timeout=_PATIENCE)
            if not self._ready.done():
                await _say_that_it_starts(send)
                return
        try:
            server = await asyncio.shield(self._ready)
        except asyncio.CancelledError:
            if not self._ready.cancelled():
                raise
            await _say_that_it_ends(scope, receive, send)
            return
        await server.app(scope, receive, send)

    def end_requests(self) -> None:
        """Cancel the requests that are still being answered, so that the server can shut down."""
        self._ending = True
        for task in self._answering:
            task.cancel()

    def say_goodbye(self) -> None:
        """Close all WebSockets with the close code for a restart, so that clients connect again; does nothing unless
        the server is ready.
        """
        if self._ready is not None and self._ready.done() and self.problem is None:
            self._ready.result().say_goodbye()

    async def _live(self, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        await receive()
        self._ready = asyncio.get_running_loop().create_future()
        self._keeping = asyncio.create_task(self._keep(self._ready))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await self._keeping
        await send({"type": "lifespan.shutdown.complete"})

    async def _keep(self, ready: "asyncio.Future[Opened]") -> None:
        """Start the server in the background, keep it open, and close it on shutdown."""
        try:
            server = await asyncio.to_thread(self._prepare)
            async with server.open():
                ready.set_result(server)
                await self._closing.wait()
        except BaseException as error:  # `run` raises it
            self.problem = error
            ready.cancel()
            self._give_up()


async def _say_that_it_ends(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Answer a request to a server that could not start, or that ends: close a WebSocket, or answer 503."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": _RESTARTING, "reason": None})
    else:
        await _say_that_it_starts(send)


async def _say_that_it_starts(send: ASGISendCallable) -> None:
    """Answer 503 with the same body as other errors (`http.shapes.ErrorBody`), without importing that slow module."""
    refusal = Unavailable("server-starting")
    told = {"kind": "Unavailable", "key": refusal.key, "rule": None, "params": dict(refusal.params)}
    body = json.dumps({"error": {**told, "text": str(refusal)}}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 503, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": body, "more_body": False})
