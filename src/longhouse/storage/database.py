"""Opens the database (an SQLite file or PostgreSQL), creates its tables, or backs it up and migrates it."""

import logging
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from longhouse.errors import BadSettings, Unavailable
from longhouse.extras import needs_nodes
from longhouse.games.fields import shown
from longhouse.storage.retry import PAUSES, only_away
from longhouse.storage.schema import VERSION, metadata

_log = logging.getLogger(__name__)
_PATIENCE_MS = 10_000
_CONNECT_S = 5
_FOR_GOOD = ("authentication failed", "does not exist", "pg_hba.conf")
"""Error texts of PostgreSQL for which a retry is useless. In other languages they are retried in vain."""
_LOCK = 0x6C6F6E67686F7573
"""Our key among the advisory locks of a PostgreSQL server."""


def open_database(url: str) -> Engine:
    """Open the database at `url` (`sqlite:///FILE`, `postgresql://…`) and bring its tables up to this version.

    Retries while the database server restarts, then raises `Unavailable`.
    """
    try:
        target = make_url(url)
    except (ArgumentError, ValueError):  # not an address at all, such as the name of a file
        raise BadSettings("table-database-kind", given=shown(url)) from None
    match target.get_backend_name():
        case "sqlite":
            engine = _sqlite(target)
        case "postgresql":
            with needs_nodes():
                engine = create_engine(
                    target.set(drivername="postgresql+psycopg"),
                    pool_size=8,
                    connect_args={"connect_timeout": _CONNECT_S},
                )
        case other:
            raise BadSettings("table-database-kind", given=other)
    problem = ""
    for pause in PAUSES:
        time.sleep(pause)
        try:
            _make_ready(engine, target)
        except DBAPIError as error:
            if not only_away(error):
                raise
            problem = str(error.orig).partition("\n")[0]
            if any(reason in problem for reason in _FOR_GOOD):
                break
        else:
            return engine
    raise Unavailable("table-database-away", problem=problem)


def version_of(connection: Connection) -> str | None:
    """The schema version of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def back_up(engine: Engine, target: Path) -> None:
    """Write a backup of the whole database to `target`; the database may be in use."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection, sqlite3.connect(target) as copy:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.backup(copy)
        copy.close()
        return
    program = shutil.which("pg_dump")
    if program is None:
        raise BadSettings("table-no-pg-dump")
    address = engine.url.set(drivername="postgresql", password=None).render_as_string()
    # Other users of the machine can see the arguments of a process, but not its environment.
    password = {} if engine.url.password is None else {"PGPASSWORD": str(engine.url.password)}
    command = [program, "--format=custom", f"--file={target}", f"--dbname={address}"]
    subprocess.run(command, check=True, env={**os.environ, **password})


def _make_ready(engine: Engine, target: URL) -> None:
    with engine.connect() as connection:
        version = version_of(connection)
    if version is None:
        _make(engine)
    elif version > VERSION:
        raise BadSettings("table-database-newer")
    elif version < VERSION:
        _bring_up_to_date(engine, target, version)


def _sqlite(target: URL) -> Engine:
    if target.database in (None, "", ":memory:"):
        raise BadSettings("table-database-file")
    Path(str(target.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(target, connect_args={"check_same_thread": False}, pool_size=8)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(raw: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    assert isinstance(raw, sqlite3.Connection)
    raw.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in (f"busy_timeout={_PATIENCE_MS}", "synchronous=FULL", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {pragma}")
    _write_ahead(raw)


def _write_ahead(raw: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. SQLite ignores `busy_timeout` if another process switches too, so retry here."""
    patience = time.monotonic() + _PATIENCE_MS / 1000
    while True:
        try:
            raw.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; writers lock at once, since SQLite may refuse to turn a reader into a writer."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _make(engine: Engine) -> None:
    with _alone(engine) as connection:
        if version_of(connection) is not None:  # another process was faster
            return
        metadata.create_all(connection)
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:version)"), {"version": VERSION})


def _bring_up_to_date(engine: Engine, target: URL, version: str) -> None:
    """Back up the database, then migrate it."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    if engine.dialect.name == "sqlite":
        copy = Path(f"{target.database}.{version}.{stamp}.bak")
    else:
        copy = Path(f"{target.database}.{version}.{stamp}.dump")
    back_up(engine, copy)
    _log.warning("migrating", extra={"fields": {"from": version, "to": VERSION, "copy": str(copy)}})
    migrate(engine)


def migrate(engine: Engine, version: str = "head") -> None:
    """Migrate the tables to `version`, by default the latest."""
    from alembic import command  # only when there is something to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with _alone(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction under an exclusive lock, so that only one of several starting nodes creates or migrates tables."""
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:ours)"), {"ours": _LOCK})
        yield connection
