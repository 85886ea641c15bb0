"""The addresses of a server. The `Host` and `Origin` headers of every request are checked against them."""

from collections.abc import Iterable
from typing import Self
from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443}

Address = tuple[str, str, int]
"""An address of a server: scheme, host and port."""


class Origins:
    """The addresses of this server that the `Host` and `Origin` headers of requests may name.

    Without a list of hosts, every host is allowed, as long as both headers name the same one.
    """

    def __init__(self, allowed: Iterable[Address] | None) -> None:
        self._allowed = None if allowed is None else frozenset(allowed)

    @classmethod
    def of(cls, public_url: str, hosts: Iterable[str] | None, port: int) -> Self:
        """Create the allowed addresses: `public_url`, and each of the given hosts with the port on which the server
        listens.

        If `hosts` is None, every host is allowed.
        """
        if hosts is None:
            return cls(None)
        public = _address(public_url)
        return cls([*(("http", host, port) for host in hosts), *([] if public is None else [public])])

    def knows(self, host: str) -> bool:
        """Return whether a `Host` header names this server: its host and port.

        >>> here = Origins.of("https://games.example.org/", ["localhost"], 8000)
        >>> [here.knows(host) for host in ("games.example.org", "localhost:8000", "localhost:9000", "[")]
        [True, True, False, False]
        """
        named = [_address(f"{scheme}://{host}") for scheme in _PORTS]
        if self._allowed is None:
            return all(named)
        return any(each in self._allowed for each in named)

    def accepts(self, origin: str, host: str) -> bool:
        """Return whether an `Origin` header is an address of this server: scheme, host and port.

        `host` is the `Host` header of the same request. It matters only if every host is allowed; then the origin has
        to name the same host.

        >>> here = Origins.of("https://games.example.org/", ["localhost"], 8000)
        >>> [here.accepts(origin, "") for origin in ("https://games.example.org", "http://games.example.org", "null")]
        [True, False, False]
        >>> here.accepts("http://localhost:8000", ""), here.accepts("http://localhost:5173", "localhost:8000")
        (True, False)
        """
        asking = _address(origin)
        if asking is None or urlsplit(origin).path not in ("", "/"):
            return False
        if self._allowed is None:
            return asking == _address(f"{asking[0]}://{host}")
        return asking in self._allowed


def _address(url: str) -> Address | None:
    """Return scheme, host and port of a URL (its origin); None if the URL is invalid."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # such as `http://[` or a port that is no number
        return None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, _PORTS[parts.scheme] if port is None else port
