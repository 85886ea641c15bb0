"""Retry policy for a database that is briefly unreachable, such as a PostgreSQL server that restarts."""

import logging

from sqlalchemy.exc import DBAPIError, OperationalError

_log = logging.getLogger(__name__)
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds to wait before each try; the sum covers a restart of PostgreSQL."""


_NO_RETRY = ("53100",)
"""States of PostgreSQL that only the operator can change: its disk is full."""


def only_away(error: DBAPIError) -> bool:
    """Return whether the error means that PostgreSQL cannot be reached, so that a retry may succeed."""
    if getattr(error.orig, "sqlstate", None) in _NO_RETRY:
        return False
    reached = isinstance(error, OperationalError) or error.connection_invalidated
    away = reached and type(error.orig).__module__.startswith("psycopg")
    if away:
        _log.warning("store away", extra={"fields": {"problem": type(error.orig).__name__}})
    return away
