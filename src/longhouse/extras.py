"""Reports packages that are missing because an optional extra of Longhouse (`pip install longhouse[…]`) is not
installed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from longhouse.errors import BadSettings

Extra = Literal["nodes", "ray", "data"]
"""The name of an optional extra."""

_PACKAGES: dict[Extra, frozenset[str]] = {
    "nodes": frozenset({"psycopg", "redis", "taskiq", "taskiq_redis"}),
    "ray": frozenset({"ray"}),
    "data": frozenset({"pyarrow"}),
}


@contextmanager
def needs(extra: Extra) -> Iterator[None]:
    """Context manager: if a package of the extra cannot be imported in the block, raise a `BadSettings` that names the
    extra.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in _PACKAGES[extra]:
            raise
        raise BadSettings("package-missing", package=package, extra=extra) from None
