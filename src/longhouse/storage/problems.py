"""Describes problems of a database for the operator: its disk is full, or it is read-only, damaged or failing."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from longhouse.errors import Unavailable

FULL, READ_ONLY, DAMAGED, FAILING = (
    "table-database-full",
    "table-database-read-only",
    "table-database-damaged",
    "table-database-failing",
)
"""The keys of the messages for these problems: the disk is full, the database is read-only, damaged, or failing
otherwise.
"""

_SQLITE: Mapping[int, str] = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_CANTOPEN: FAILING,
    sqlite3.SQLITE_BUSY: FAILING,
    sqlite3.SQLITE_LOCKED: FAILING,
    sqlite3.SQLITE_PROTOCOL: FAILING,
    sqlite3.SQLITE_PERM: FAILING,
    sqlite3.SQLITE_NOMEM: FAILING,
}
"""By the primary result code of SQLite. Other codes mean a mistake of ours."""

_POSTGRES: Mapping[str, str] = {
    "53100": FULL,
    "25006": READ_ONLY,  # a standby, or a database that was set to read-only
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "42501": FAILING,  # insufficient privilege
}
_POSTGRES_CLASSES = ("53", "57", "58")
"""Classes of SQLSTATE for lack of resources, intervention of the operator, and system errors."""


def problem_of(error: DBAPIError | sqlite3.Error) -> Unavailable | None:
    """Return an error that tells the operator what is wrong with the database; None if our own code caused the
    error.
    """
    raised = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(raised, sqlite3.Error):
        code: int | None = getattr(raised, "sqlite_errorcode", None)  # the driver's own errors have none
        key = None if code is None else _SQLITE.get(code & 0xFF)
    else:
        state: str = getattr(raised, "sqlstate", None) or ""
        key = _POSTGRES.get(state) or (FAILING if state.startswith(_POSTGRES_CLASSES) else None)
    return None if key is None else Unavailable(key, problem=first_line(error))


def first_line(error: DBAPIError | sqlite3.Error) -> str:
    """Return the first line of the database's error message."""
    return str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0].rstrip(".")


@contextmanager
def problems_named() -> Iterator[None]:
    """Context manager: convert every database error in its block to an `Unavailable` with a sentence for the
    operator.
    """
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise problem_of(error) or Unavailable(FAILING, problem=first_line(error)) from None
