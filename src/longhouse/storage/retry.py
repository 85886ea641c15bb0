"""Retry policy for a database that is briefly unreachable, such as a PostgreSQL server that restarts."""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError

_log = logging.getLogger(__name__)
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""The seconds to wait before each try. Their sum is enough for a restart of PostgreSQL."""

_Result = TypeVar("_Result")

_NO_RETRY = ("53100",)
"""States of PostgreSQL that only the operator can change: its disk is full."""


def only_away(error: DBAPIError) -> bool:
    """Return whether an error means that PostgreSQL cannot be reached at the moment, so that a retry may succeed."""
    if getattr(error.orig, "sqlstate", None) in _NO_RETRY:
        return False
    reached = isinstance(error, OperationalError) or error.connection_invalidated
    away = reached and type(error.orig).__module__.startswith("psycopg")
    if away:
        _log.warning("store away", extra={"fields": {"problem": type(error.orig).__name__}})
    return away


def patiently(work: Callable[[], _Result]) -> _Result:
    """Run blocking `work`, and return its result. While PostgreSQL cannot be reached, repeat it for some seconds, then
    raise the error.

    `work` must be idempotent, since it is also repeated if the connection breaks before the answer arrives.
    """
    for pause in PAUSES[1:]:
        try:
            return work()
        except DBAPIError as error:
            if not only_away(error):
                raise
        time.sleep(pause)
    return work()
