"""Servers that live as long as a block, each in a folder of its own."""

import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar


class Stoppable(Protocol):
    """What was started and has to be stopped."""

    def stop(self) -> None: ...


_Server = TypeVar("_Server", bound=Stoppable)


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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
