"""The error for missing packages of the optional extra `nodes`."""

from collections.abc import Iterator
from contextlib import contextmanager

from longhouse.errors import BadSettings

_NODES = frozenset({"psycopg", "redis", "taskiq", "taskiq_redis"})


@contextmanager
def needs_nodes() -> Iterator[None]:
    """Context manager: if a package of the extra `nodes` cannot be imported, raise `BadSettings` that names it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in _NODES:
            raise
        raise BadSettings("server-needs-nodes", package=package) from None
