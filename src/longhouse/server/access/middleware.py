"""Security middleware: checks hosts and origins, the passphrase and budgets, and adds security headers."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import Counter
from http.cookies import CookieError, SimpleCookie

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

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
_SLOWEST = 50_000
"""The slowest rate at which a body may arrive, in bytes per second."""


class PassphraseGate:
    """Checks a server's passphrase. Clients that have sent the right one get a cookie."""

    def __init__(self, passphrase: str | None, public_url: str = "") -> None:
        self._passphrase = passphrase
        self._secure = "; Secure" if public_url.startswith("https:") else ""
        self._key = secrets.token_bytes(32) if passphrase is None else hashlib.sha256(passphrase.encode()).digest()

    @property
    def cookie(self) -> str:
        """The value of the `Set-Cookie` header. It proves that the client knows the passphrase, without containing
        it.
        """
        return f"{_COOKIE}={self._proof()}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{self._secure}"

    def opens(self, passphrase: str) -> bool:
        """Return whether this is the passphrase. The comparison takes constant time."""
        return self._passphrase is not None and hmac.compare_digest(passphrase.encode(), self._passphrase.encode())

    def lets_in(self, path: str, cookies: str) -> bool:
        """Return whether a request is allowed.

        Requests for the web app's files are always allowed, because the app asks for the passphrase.
        """
        if self._passphrase is None or path in _OPEN_TO_ALL or not path.startswith(("/api", "/metrics")):
            return True
        try:
            shown = SimpleCookie(cookies).get(_COOKIE)
        except CookieError:
            return False
        return shown is not None and hmac.compare_digest(shown.value, self._proof())

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
        headers = {name.decode("latin-1"): content.decode("latin-1") for name, content in scope["headers"]}
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
            await purse.pay_within(price.cost, self._limits.request_patience)
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
            await self._app(scope, receive, _with_headers(send))

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


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
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
