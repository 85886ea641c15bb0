"""Serves the files of the built web app. It imports few modules, so that the files are available at once."""

import gzip
import hashlib
import mimetypes
import os
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent / "web"
"""The folder with the files of the built web app."""

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
"""The security headers of every response."""

_FOREVER = b"public, max-age=31536000, immutable"
_ASK_EACH_TIME = b"no-cache, private"

_PACKED = ("text/", "application/json", "application/javascript", "image/svg")

FileResponse = tuple[list[tuple[bytes, bytes]], bytes]
"""The headers and the content of a response with a file."""


_kept: dict[tuple[str, bool], tuple[int, FileResponse]] = {}
"""The answers with the files of the app, by path and compression, and when each file was changed."""


def file_at(path: str, accepted: str) -> FileResponse | None:
    """Return the response with the file of the web app at this path of the URL; None if there is no such file.

    `accepted` is the `Accept-Encoding` header of the request.
    """
    file = f"{WEB}/index.html" if path == "/" else f"{WEB}{path}"
    try:
        changed_at = os.stat(file).st_mtime_ns
    except (OSError, ValueError):  # there is none, or this is not a valid file name
        return None
    place = (path, "gzip" in accepted)
    kept = _kept.get(place)
    if kept is not None and kept[0] == changed_at:
        return kept[1]
    whole = Path(file).resolve()
    if not whole.is_relative_to(WEB) or not whole.is_file():
        return None
    made = _response(whole, packed="gzip" in accepted)
    if path == "/" or f"{WEB}{path}" == str(whole):  # one path for each file, so that only so many are kept
        _kept[place] = changed_at, made
    return made


def _response(file: Path, packed: bool) -> FileResponse:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    # File names in this folder contain a hash of the content.
    cache = _FOREVER if file.parent.name == "assets" else _ASK_EACH_TIME
    headers = [(b"content-type", kind.encode()), (b"cache-control", cache), (b"vary", b"accept-encoding"), *HEADERS]
    content = file.read_bytes()
    if packed and kind.startswith(_PACKED):
        headers.append((b"content-encoding", b"gzip"))
        content = gzip.compress(content, 6)
    headers.append((b"content-length", str(len(content)).encode()))
    return headers, content


def app_version() -> str:
    """Return a short hash of the built web app; empty if it is not built.

    The hash covers `index.html`, which names all other files by a hash of their content.
    """
    file = WEB / "index.html"
    return _hashed(file, file.stat().st_mtime_ns) if file.exists() else ""


@lru_cache(maxsize=1)
def _hashed(file: Path, _changed_at: int) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


async def send_file(found: FileResponse, method: str, send: Callable[[Any], Awaitable[None]]) -> None:
    """Send a file as the response to a request with this HTTP method, to the ASGI callable `send`."""
    headers, content = found
    await send({"type": "http.response.start", "status": 200, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": content if method == "GET" else b"", "more_body": False})
