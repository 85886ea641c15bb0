"""Servers that live as long as a block, each in a folder of its own."""

import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar


class Stoppable(Protocol):
    """What was started and has to be stopped."""

    def stop(self) -> None: ...


_Server = TypeVar("_Server", bound=Stoppable)
_KEPT: list[socket.socket] = []
"""For as long as the tests run."""


@contextmanager
def living(start: Callable[[str], _Server]) -> Iterator[_Server]:
    """A server, started with its folder and stopped in the end."""
    with tempfile.TemporaryDirectory(prefix="longhouse-") as folder:
        server = start(folder)
        try:
            yield server
        finally:
            server.stop()


def free_port() -> int:
    """A port for a server that may be stopped and started again; on Linux nobody else is given it meanwhile.

    There a socket that is bound and does not listen leaves the port to whoever asks for it by number, as all our
    servers do with SO_REUSEADDR, and not to whoever asks for any.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    port: int = kept.getsockname()[1]
    if sys.platform == "linux":
        _KEPT.append(kept)
    else:
        kept.close()
    return port
