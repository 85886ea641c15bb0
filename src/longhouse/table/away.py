"""A store that is away for a moment, as a PostgreSQL server that restarts: it is waited for, and asked again."""

import logging

from sqlalchemy.exc import DBAPIError, OperationalError

_log = logging.getLogger(__name__)
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each try: together as long as a PostgreSQL server takes to restart."""


def only_away(error: DBAPIError) -> bool:
    """Whether it is PostgreSQL that cannot be reached, rather than a statement that would fail again."""
    reached = isinstance(error, OperationalError) or error.connection_invalidated
    away = reached and type(error.orig).__module__.startswith("psycopg")
    if away:
        _log.warning("store away", extra={"fields": {"problem": type(error.orig).__name__}})
    return away
