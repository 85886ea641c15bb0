"""The address of a running server, in a file beside its database, so that other programs on this machine find it.

The file is only a hint: whoever reads it asks `/health` at that address whether the same server still runs there.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

_SQLITE = "sqlite:///"


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that is running on a database."""

    address: str
    """The URL of the server."""
    instance: str
    """The random name that the server chose when it was started, by which it can be recognised."""


def address_file(database: str) -> Path | None:
    """Return the path of the file in which a server on this database stores its address; None if the database is not a
    file.

    >>> address_file("sqlite:////home/ada/longhouse.db").name, address_file("postgresql://localhost/games")
    ('longhouse.db.server', None)
    """
    if not database.startswith(_SQLITE):
        return None
    file = Path(database.removeprefix(_SQLITE))
    return file.with_name(file.name + ".server")


def running_server(database: str) -> RunningServer | None:
    """Return the server that the file beside a database names; None if the file is missing or unreadable.

    The server need not be running any more.
    """
    file = address_file(database)
    try:
        told = json.loads((file or Path()).read_text("utf-8"))
        return RunningServer(str(told["address"]), str(told["instance"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


@contextmanager
def announced(database: str, server: RunningServer) -> Iterator[None]:
    """Context manager: keep a server's address in the file beside its database during the block."""
    file = address_file(database)
    if file is not None:
        with suppress(OSError):  # a server works without it
            file.write_text(json.dumps({"address": server.address, "instance": server.instance}), "utf-8")
    try:
        yield
    finally:
        if file is not None and running_server(database) == server:
            with suppress(OSError):
                file.unlink()
