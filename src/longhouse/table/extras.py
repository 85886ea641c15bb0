"""The packages of the extra `nodes`, which most installations do without."""

from collections.abc import Iterator
from contextlib import contextmanager

from longhouse.errors import BadSettings

_NODES = frozenset({"psycopg", "redis", "taskiq", "taskiq_redis"})


@contextmanager
def needs_nodes() -> Iterator[None]:
    """Refuse what cannot be imported in this block because the extra is not installed, and name the package."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in _NODES:
            raise
        raise BadSettings("server-needs-nodes", package=package) from None
