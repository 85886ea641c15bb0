"""Checks every request before it reaches a route, and adds security headers to every response.

Checked are the host and the origin, the passphrase of the server, the size and the speed of the request, and how many
requests the client has made.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import Counter

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage
from litestar.utils.path import normalize_path

from longhouse.errors import BadRequest, Forbidden, LonghouseError, PassphraseNeeded, TooBig, TooManyRequests, TooSlow
from longhouse.server.access import prices
from longhouse.server.access.addresses import network_of
from longhouse.server.access.limits import Budgets, Limits, Purse
from longhouse.server.access.origins import Origins
from longhouse.server.errors import headers_of, problem, status_of, words_of
from longhouse.server.http.shapes import ErrorBody
from longhouse.server.protocol import check_protocol
from longhouse.server.web import HEADERS, file_at, send_file

_COOKIE = "longhouse-gate"
_OPEN_TO_ALL = ("/health", "/api/enter")
_FOR_OPERATORS = ("/health", "/metrics")
_LARGEST_HEAD = 16_000
"""The largest size of the headers of a request, with path and query, in bytes; those of browsers have one or two
thousand.
"""
_SLOWEST = 50_000
"""The slowest rate at which a body may arrive, in bytes per second."""


class PassphraseGate:
    """Checks the server's passphrase. Clients that have sent the right one get a cookie."""

    def __init__(self, passphrase: str | None, public_url: str = "") -> None:
        self._passphrase = passphrase
        self._secure = "; Secure" if public_url.startswith("https:") else ""
        self._key = secrets.token_bytes(32) if passphrase is None else hashlib.sha256(passphrase.encode()).digest()

    @property
    def cookie(self) -> str:
        """The value of the `Set-Cookie` header for a client that knows the passphrase. The cookie proves this without
        containing the passphrase.
        """
        return f"{_COOKIE}={self._proof()}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{self._secure}"

    def opens(self, passphrase: str) -> bool:
        """Return whether this is the server's passphrase, by a comparison in constant time; False if the server has
        none.
        """
        return self._passphrase is not None and hmac.compare_digest(passphrase.encode(), self._passphrase.encode())

    def lets_in(self, path: str, cookies: str) -> bool:
        """Return whether a request may pass without the passphrase being asked for.

        It may if the server has no passphrase, if `path` is not below `/api` or `/metrics` (so that the web app can be
        loaded), or if `cookies`, the request's `Cookie` header, contains the cookie that proves knowledge of the
        passphrase. The paths `/health` and `/api/enter` are always open.
        """
        if self._passphrase is None or path in _OPEN_TO_ALL or not path.startswith(("/api", "/metrics")):
            return True
        # `http.cookies` takes quadratic time for quoted values.
        shown = [
            value for name, _, value in (part.strip().partition("=") for part in cookies.split(";")) if name == _COOKIE
        ]
        return any(hmac.compare_digest(value.encode(), self._proof().encode()) for value in shown[:1])

    def _proof(self) -> str:
        return hmac.new(self._key, b"longhouse gate", hashlib.sha256).hexdigest()


class AccessMiddleware:
    """The outermost ASGI application: refuses forbidden requests and charges all others to the client's budgets.

    It also serves the files of the web app, so that they have a price and security headers like all other responses.
    """

    def __init__(self, app: ASGIApp, gate: PassphraseGate, limits: Limits, origins: Origins, budgets: Budgets) -> None:
        self._app = app
        self._door = gate
        self._limits = limits
        self._origins = origins
        self._budgets = budgets
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        size = len(scope["path"]) + len(scope.get("query_string", b""))
        scope["path"] = normalize_path(scope["path"])  # as the router does: `//api` is `/api` for all checks, too
        size += sum(len(name) + len(content) for name, content in scope["headers"])
        fits = size <= _LARGEST_HEAD
        given = scope["headers"] if fits else []
        headers = {name.decode("latin-1"): content.decode("latin-1") for name, content in given}
        address = network_of(scope["client"][0]) if scope["client"] is not None else ""
        purse = self._budgets.purse(address, _person(headers.get("authorization", "")))
        websocket = scope["type"] == ScopeType.WEBSOCKET
        method = "" if scope["type"] == ScopeType.WEBSOCKET else scope["method"]
        found = None
        price = prices.SOCKET
        if not websocket:
            if method in ("GET", "HEAD"):
                found = file_at(scope["path"], headers.get("accept-encoding", ""))
            price = prices.FILE if found is not None else prices.of_request(method, scope["path"])
        try:
            # Before anything else: a refusal costs, too.
            cost = price.cost if fits else price.cost + size / 1_000 * prices.PER_KILOBYTE
            await purse.pay_within(cost, self._limits.request_patience)
            if not fits:
                raise TooBig("server-too-big", problem=str(_LARGEST_HEAD))
            self._check(scope, headers, address)
            if not websocket:
                receive = self._measured(receive, headers, price, purse)
        except LonghouseError as refusal:
            await _refuse(refusal, headers, scope, receive, send)
            return
        scope["state"]["purse"] = purse
        if found is not None:
            await send_file(found, method, send)
        elif websocket:
            self._sockets[address] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]
        else:
            await self._app(scope, receive, _charged(send, purse))

    def _check(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        host = headers.get("host", "")
        # Health checks and scrapers in the local network may use any host name; these two paths reveal no secret.
        if scope["path"] not in _FOR_OPERATORS and not self._origins.knows(host):
            raise BadRequest("server-host")
        origin = headers.get("origin")
        if origin is not None and not self._origins.accepts(origin, host):
            raise Forbidden("server-origin")
        check_protocol(headers.get("longhouse-protocol"))
        if not self._door.lets_in(scope["path"], headers.get("cookie", "")):
            raise PassphraseNeeded("server-passphrase")
        if scope["type"] == ScopeType.WEBSOCKET and self._sockets[address] >= self._limits.sockets_per_address:
            raise TooManyRequests("server-too-fast")

    def _measured(self, receive: Receive, headers: dict[str, str], price: prices.Price, purse: Purse) -> Receive:
        """Wrap `receive` so that the body is charged for, is not larger than allowed, and is not sent too slowly."""
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > price.body:
            raise TooBig("server-too-big", problem=str(price.body))
        waited = 0.0
        size = 0
        whole = False

        async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal waited, size, whole
            if whole:  # only the end of the connection can follow
                return await receive()
            begun = time.monotonic()
            try:
                async with asyncio.timeout(max(0.0, self._limits.body_seconds + size / _SLOWEST - waited)):
                    message = await receive()
            except TimeoutError:
                raise TooSlow("server-too-slow") from None
            waited += time.monotonic() - begun  # not the time that the server takes for what has arrived
            if message["type"] == "http.request":
                size += len(message["body"])
                whole = not message["more_body"]
                purse.charge(len(message["body"]) / 1_000 * prices.PER_KILOBYTE)
                if size > price.body:
                    raise TooBig("server-too-big", problem=str(price.body))
            return message

        return receiving


def _person(authorization: str) -> str | None:
    """Return a key for the budget of a request's sender: a hash of the secret. Looking up the person would cost too
    much.
    """
    return None if not authorization else hashlib.sha256(authorization.encode()).hexdigest()


def _charged(send: Send, purse: Purse) -> Send:
    """Wrap `send` so that the response has the security headers, and is charged for by its size."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        elif message["type"] == "http.response.body":
            purse.charge(len(message["body"]) / 1_000 * prices.PER_KILOBYTE)
        await send(message)

    return sending


async def _refuse(refusal: LonghouseError, headers: dict[str, str], scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})
        return
    described = problem(refusal, words_of(headers.get("accept-language", "")))
    body = msgspec.json.encode(ErrorBody(described))
    extra = [(name.lower().encode(), text.encode()) for name, text in headers_of(refusal).items()]
    await send(
        {
            "type": "http.response.start",
            "status": status_of(refusal),
            "headers": [(b"content-type", b"application/json"), *extra, *HEADERS],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
