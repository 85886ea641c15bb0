"""Opens the database, which is an SQLite file or PostgreSQL.

Creates its tables if there are none, and migrates those of older versions after making a backup of them.
"""

import logging
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from longhouse.errors import BadSettings, Unavailable
from longhouse.extras import needs
from longhouse.games.fields import shown
from longhouse.storage.backups import back_up, place
from longhouse.storage.chain import link
from longhouse.storage.problems import DAMAGED, FAILING, first_line, problem_of, problems_named
from longhouse.storage.retry import PAUSES, only_away
from longhouse.storage.schema import VERSION, metadata

_log = logging.getLogger(__name__)
_PATIENCE_MS = 10_000
_CONNECT = {
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""Parameters of libpq: give up soon on a PostgreSQL server that has vanished from the network."""
_CHECKED_BYTES = 256_000_000
"""An SQLite file up to this size is checked for damage when it is opened; that takes about a second."""
_FOR_GOOD = ("authentication failed", "does not exist", "pg_hba.conf")
"""English error texts of PostgreSQL after which a retry is useless. Texts in other languages are not recognised, so
those are retried in vain."""
_LOCK = 0x6C6F6E67686F7573
"""Our key among the advisory locks of a PostgreSQL server."""


def open_database(url: str) -> Engine:
    """Open the database at `url` (`sqlite:///FILE`, `postgresql://…`), and migrate its tables to this version.

    An SQLite file that does not exist is created, as are missing tables. As long as a database server cannot be
    reached, for example while it restarts, opening is retried for some seconds.

    Raises `Unavailable` if the server cannot be reached even then, or if the database does not work, and `BadSettings`
    if the address is wrong, or if the database belongs to another program or to a newer version.
    """
    target = target_of(url)
    file = file_of(target)
    if file is not None:
        _look_at(file)
    return _opened(target)


def open_existing(url: str) -> Engine:
    """Open the database at `url`, which must exist, and migrate its tables to this version.

    Raises `BadSettings` if it does not exist, and otherwise the same errors as `open_database`.
    """
    target = target_of(url)
    file = file_of(target)
    if file is not None and not file.exists():
        raise BadSettings("table-database-missing", database=str(file))
    if file is None and target.get_backend_name() == "postgresql" and is_empty(url):
        raise BadSettings("table-database-missing", database=str(target.database))
    return open_database(url)


def target_of(url: str) -> URL:
    """Parse the address of a database; raises `BadSettings` if it is neither SQLite nor PostgreSQL."""
    try:
        target = make_url(url)
    except (ArgumentError, ValueError):  # not an address at all, such as the name of a file
        raise BadSettings("table-database-kind", given=shown(url)) from None
    if target.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadSettings("table-database-kind", given=target.get_backend_name())
    if target.get_backend_name() == "sqlite" and target.database in (None, "", ":memory:"):
        raise BadSettings("table-database-file")
    return target


def file_of(target: URL) -> Path | None:
    """Return the path of an SQLite database's file.

    None for PostgreSQL, and for an SQLite address that is a `file:` URI with options.
    """
    name = str(target.database)
    return None if target.get_backend_name() != "sqlite" or name.startswith("file:") else Path(name)


def left_of(file: Path) -> list[Path]:
    """Return the paths of the files in which SQLite may have left the latest changes to the database file `file`.

    SQLite would apply them to any database file of that name, even to another one that was restored from a backup.
    """
    return [file.with_name(f"{file.name}-{ending}") for ending in ("wal", "journal")]


def is_empty(url: str) -> bool:
    """Return whether a PostgreSQL database has no Longhouse tables; raises `Unavailable` if it cannot be reached."""
    engine = _engine(target_of(url))
    try:
        with problems_named(), engine.connect() as connection:
            return version_of(connection) is None
    finally:
        engine.dispose()


def open_unchanged(file: Path) -> Engine:
    """Open an SQLite file of this version, such as a backup, without writing to it or creating files beside it."""
    return _engine(URL.create("sqlite", database=f"file:{quote(str(file))}", query={"immutable": "1", "uri": "true"}))


def _opened(target: URL) -> Engine:
    engine = _engine(target)
    problem = ""
    for pause in PAUSES:
        time.sleep(pause)
        try:
            _make_ready(engine, target)
        except (DBAPIError, sqlite3.Error) as error:
            problem = first_line(error)
            if not isinstance(error, DBAPIError) or not only_away(error):
                raise problem_of(error) or Unavailable(FAILING, problem=problem) from None
            if any(reason in problem for reason in _FOR_GOOD):
                break
        else:
            return engine
    raise Unavailable("table-database-away", problem=problem)


def _engine(target: URL) -> Engine:
    if target.get_backend_name() == "sqlite":
        engine = create_engine(target, connect_args={"check_same_thread": False}, pool_size=8, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    with needs("nodes"):
        url = target.set(drivername="postgresql+psycopg")
        return create_engine(url, pool_size=8, connect_args=_CONNECT, hide_parameters=True)


def version_of(connection: Connection) -> str | None:
    """Return the version of a database's tables: the number of the last migration, such as `0016`.

    None if there are no Longhouse tables; an empty text if there are, but without a version.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version or ""


def _make_ready(engine: Engine, target: URL) -> None:
    with engine.connect() as connection:
        version = version_of(connection)
        if version == "":
            raise Unavailable(DAMAGED, problem="alembic_version")
        file = file_of(target)
        if file is not None and file.stat().st_size <= _CHECKED_BYTES:
            found = str(connection.scalar(text("PRAGMA quick_check(1)")))
            if found != "ok":
                raise Unavailable(DAMAGED, problem=found.partition("\n")[2] or found)
    if version is None:
        _make(engine)
    elif version > VERSION:
        raise BadSettings("table-database-newer")
    elif version < VERSION:
        _bring_up_to_date(engine, target, version)


def _look_at(file: Path) -> None:
    """Create an SQLite database if its file does not exist; raise an error if the file is empty or of another
    program.
    """
    try:
        if not file.exists():
            for left in left_of(file):
                if left.exists():
                    raise BadSettings("table-database-remains", database=str(file), left=str(left))
            file.parent.mkdir(parents=True, exist_ok=True)
            _create(file)
            return
    except OSError as error:
        raise Unavailable(FAILING, problem=f"{error.filename or file}: {error.strerror}") from None
    with problems_named(), closing(sqlite3.connect(file)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:  # `_create` leaves no empty files, so this one has lost its content
        raise BadSettings("table-database-empty", database=str(file))
    if "alembic_version" not in tables:
        raise BadSettings("table-database-foreign", database=str(file))


def _create(file: Path) -> None:
    """Create a new SQLite database under a temporary name and rename it, so that no process ever sees half of it."""
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    engine = _engine(URL.create("sqlite", database=str(beside)))
    try:
        with problems_named():
            _make(engine)
        engine.dispose()
        place(beside, file)
    except FileExistsError:  # another process was faster
        pass
    finally:
        engine.dispose()
        beside.unlink(missing_ok=True)


def _prepare_sqlite(raw: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    assert isinstance(raw, sqlite3.Connection)
    raw.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in (f"busy_timeout={_PATIENCE_MS}", "synchronous=FULL", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {pragma}")
    raw.create_function("link", 2, link, deterministic=True)
    _write_ahead(raw)


def _write_ahead(raw: sqlite3.Connection) -> None:
    """Switch to write-ahead logging, with retries: SQLite ignores `busy_timeout` if another process switches too."""
    patience = time.monotonic() + _PATIENCE_MS / 1000
    while True:
        try:
            raw.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction. Writers take the lock at once, since SQLite may refuse to upgrade a reader to a writer."""
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
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"  # two nodes may do this at once
    if engine.dialect.name == "sqlite":
        copy = Path(f"{target.database}.{version}.{stamp}.bak")
    else:
        copy = Path(f"{target.database}.{version}.{stamp}.dump")
    back_up(engine, copy)
    _log.warning("migrating", extra={"fields": {"from": version, "to": VERSION, "copy": str(copy)}})
    migrate(engine)


def migrate(engine: Engine, version: str = "head") -> None:
    """Migrate the tables to a version, given as the number of its last migration; by default to the latest."""
    from alembic import command  # only when there is something to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with _alone(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """Open a transaction under an exclusive lock, so that only one of several starting nodes changes the tables."""
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:ours)"), {"ours": _LOCK})
        yield connection
