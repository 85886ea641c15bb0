"""Context manager for server processes with a temporary folder, and reserved ports."""

import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol, TypeVar


class Stoppable(Protocol):
    """A server that can be stopped."""

    def stop(self) -> None: ...


_Server = TypeVar("_Server", bound=Stoppable)
_KEPT: list[socket.socket] = []
"""Sockets that reserve ports until the tests end."""


@contextmanager
def living(start: Callable[[str], _Server]) -> Iterator[_Server]:
    """Start a server with a temporary folder, and stop it at the end of the block."""
    with tempfile.TemporaryDirectory(prefix="longhouse-") as folder:
        server = start(folder)
        try:
            yield server
        finally:
            server.stop()


def children_of(process: int, command: bytes = b"") -> list[int]:
    """The ids of the children of a process on Linux whose command line contains `command`."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # the process has ended in the meantime
            parent = int(stat.read_text("utf-8", "replace").rsplit(")", 1)[1].split()[1])
            if parent == process and command in (stat.parent / "cmdline").read_bytes():
                found.append(int(stat.parent.name))
    return found


def free_port() -> int:
    """A port for a server that may be restarted; on Linux no other program gets it in between.

    On Linux a socket that is bound but does not listen reserves the port: it is not assigned to programs that ask for
    any free port, but servers that ask for this number with SO_REUSEADDR, as ours do, can still bind it.
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
