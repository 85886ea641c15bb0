"""Security middleware: checks hosts and origins, the passphrase and rate limits, and adds security headers."""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from longhouse.errors import BadRequest, Forbidden, LonghouseError, PassphraseNeeded, TooManyRequests
from longhouse.server.access.limits import Limits, RateLimiters
from longhouse.server.errors import headers_of, problem, status_of, words_of
from longhouse.server.http.shapes import ErrorBody
from longhouse.server.web import HEADERS

_COOKIE = "longhouse-gate"
_OPEN_TO_ALL = ("/health", "/api/enter")


class PassphraseGate:
    """The passphrase of a server: clients that have sent it get a cookie."""

    def __init__(self, passphrase: str | None, public_url: str = "") -> None:
        self._passphrase = passphrase
        self._secure = "; Secure" if public_url.startswith("https:") else ""
        self._key = secrets.token_bytes(32) if passphrase is None else hashlib.sha256(passphrase.encode()).digest()

    @property
    def cookie(self) -> str:
        """The value of the `Set-Cookie` header; the passphrase cannot be read from it."""
        return f"{_COOKIE}={self._proof()}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{self._secure}"

    def opens(self, passphrase: str) -> bool:
        """Whether this is the passphrase; compares in constant time."""
        return self._passphrase is not None and hmac.compare_digest(passphrase.encode(), self._passphrase.encode())

    def lets_in(self, path: str, cookies: str) -> bool:
        """Whether a request is allowed. Files of the web app always are, so that it can ask for the passphrase."""
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
    """ASGI middleware that refuses connections before any route sees them."""

    def __init__(self, app: ASGIApp, gate: PassphraseGate, limits: Limits, hosts: Iterable[str] | None) -> None:
        self._app = app
        self._door = gate
        self._limits = limits
        self._hosts = None if hosts is None else frozenset(hosts)
        self._requests = RateLimiters(limits.address_burst, limits.address_rate)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): content.decode("latin-1") for name, content in scope["headers"]}
        address = scope["client"][0] if scope["client"] is not None else ""
        refusal = self._refusal(scope, headers, address)
        if refusal is not None:
            await _refuse(refusal, headers, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            self._sockets[address] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]
        else:
            await self._app(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope, headers: dict[str, str], address: str) -> LonghouseError | None:
        host = headers.get("host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            return BadRequest("server-host")
        origin = headers.get("origin")
        if (
            origin is not None
            and urlsplit(origin).netloc != host
            and _name(urlsplit(origin).netloc) not in (self._hosts or ())
        ):
            return Forbidden("server-origin")
        if not self._door.lets_in(scope["path"], headers.get("cookie", "")):
            return PassphraseNeeded("server-passphrase")
        if not self._requests.take(address):
            return TooManyRequests("server-too-fast")
        if scope["type"] == ScopeType.WEBSOCKET and self._sockets[address] >= self._limits.sockets_per_address:
            return TooManyRequests("server-too-fast")
        return None


def _name(host: str) -> str:
    """The name of a host without its port."""
    return (urlsplit(f"//{host}").hostname or "") if host.count(":") < 8 else ""


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
