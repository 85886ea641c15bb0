"""Makes backups of a database. A backup is written under a temporary name, checked, and then renamed.

A backup of SQLite is a database file; one of PostgreSQL is an archive of `pg_dump`. A second file beside the backup has
its checksum.
"""

import hashlib
import os
import secrets
import shutil
import sqlite3
import subprocess
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL

from longhouse.errors import BadSettings, Unavailable
from longhouse.storage.problems import first_line

Kind = Literal["sqlite", "postgresql"]
"""A kind of database."""
_HEADS: Mapping[Kind, bytes] = {"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup contains."""

    kind: Kind
    """The kind of database from which it was made."""
    version: str
    """The version of the database schema."""
    rows: Mapping[str, int]
    """The number of rows of each database table, by its name."""
    has_checksum: bool
    """Whether the file with its checksum exists."""


def back_up(engine: Engine, target: Path) -> None:
    """Write a backup of the whole database to the file `target`, and its checksum to a file beside it
    (`checksum_file`).

    The database may be in use. Raises `BadSettings` if `target` exists already, and `Unavailable` if the backup cannot
    be written or does not contain every row. Then no incomplete backup is left behind at `target`.
    """
    if target.exists():
        raise BadSettings("table-backup-exists", file=str(target))
    beside = target.with_name(f"{target.name}.{secrets.token_hex(4)}.partial")
    try:
        rows = _copy(engine, beside) if engine.dialect.name == "sqlite" else _dump(engine, beside)
        found = _contents(beside).rows
        if any(found.get(table) != count for table, count in rows.items()):
            raise Unavailable("table-backup-failed", file=str(target), problem=f"{rows} / {dict(found)}")
        sync(beside)
        checksum = f"{_checksum(beside)}  {target.name}\n"
        checksum_file(target).write_text(checksum, "utf-8")
        sync(checksum_file(target))
        place(beside, target)
    except FileExistsError:
        raise BadSettings("table-backup-exists", file=str(target)) from None
    except OSError as error:
        raise Unavailable("table-backup-failed", file=str(target), problem=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise Unavailable("table-backup-failed", file=str(target), problem=first_line(error)) from None
    finally:
        beside.unlink(missing_ok=True)


def read_backup(file: Path) -> Backup:
    """Check a backup and return what it contains.

    All of it must be readable and, if the file with the checksum exists, match that. Raises `BadSettings` if the file
    does not exist or is not a backup, and `Unavailable` if it is damaged.
    """
    if not file.is_file():
        raise BadSettings("table-no-backup", file=str(file))
    stored = checksum_file(file)
    if stored.exists() and stored.read_text("utf-8").partition(" ")[0] != _checksum(file):
        raise Unavailable("table-backup-damaged", file=str(file), problem=stored.name)
    return _contents(file, stored.exists())


def checksum_file(backup: Path) -> Path:
    """Return the path of the file with the checksum of a backup, which has the format of `sha256sum`."""
    return backup.with_name(f"{backup.name}.sha256")


def address_and_environment(url: URL) -> tuple[str, dict[str, str]]:
    """Return what the command-line programs of PostgreSQL need to reach a database: its address, and environment
    variables.

    The address is without the password, which is in the environment variables: other users of the machine can see the
    arguments of a process, but not its environment.
    """
    address = url.set(drivername="postgresql", password=None).render_as_string()
    return address, {**os.environ, **({} if url.password is None else {"PGPASSWORD": str(url.password)})}


def program(name: str) -> str:
    """Return the path of a PostgreSQL program; raises `BadSettings` if it is not installed."""
    found = shutil.which(name)
    if found is None:
        raise BadSettings("table-no-pg-dump" if name == "pg_dump" else "table-no-program", program=name)
    return found


def place(beside: Path, file: Path) -> None:
    """Rename the finished file `beside` to `file`, in the same folder; raises `FileExistsError` if `file` exists."""
    try:
        os.link(beside, file)
        beside.unlink()
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if file.exists():
            raise FileExistsError(file) from None
        beside.rename(file)
    if os.name != "nt":  # Windows cannot open folders
        sync(file.parent)  # the name is on disk, too


def _copy(engine: Engine, target: Path) -> dict[str, int]:
    """Copy an SQLite database; return the number of rows of each table at the moment of the copy."""
    with engine.connect() as connection, closing(sqlite3.connect(target)) as copy:
        rows = _count(connection)  # begins a transaction, in which the copy is made
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.backup(copy)
    return rows


def _dump(engine: Engine, target: Path) -> dict[str, int]:
    """Dump a PostgreSQL database; return the number of rows of each table at the moment of the dump."""
    dump = program("pg_dump")
    address, environment = address_and_environment(engine.url)
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        snapshot = connection.scalar(text("SELECT pg_export_snapshot()"))
        rows = _count(connection)
        command = [dump, "--format=custom", f"--file={target}", f"--snapshot={snapshot}", f"--dbname={address}"]
        done = subprocess.run(command, check=False, env=environment, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Unavailable("table-backup-failed", file=str(target), problem=said_by(done))
    return rows


def said_by(done: subprocess.CompletedProcess[str]) -> str:
    """Return the first line that a finished program wrote to standard error."""
    return done.stderr.strip().partition("\n")[0]


def _count(connection: Connection) -> dict[str, int]:
    quoted = connection.dialect.identifier_preparer.quote
    tables = inspect(connection).get_table_names()
    return {table: connection.scalar(text(f"SELECT count(*) FROM {quoted(table)}")) or 0 for table in tables}


def _contents(file: Path, has_checksum: bool = False) -> Backup:
    with file.open("rb") as opened:
        head = opened.read(16)
    if head.startswith(_HEADS["sqlite"]):
        return _contents_of_copy(file, has_checksum)
    if head.startswith(_HEADS["postgresql"]):
        return _contents_of_dump(file, has_checksum)
    raise BadSettings("table-not-a-backup", file=str(file))


def _contents_of_copy(file: Path, has_checksum: bool) -> Backup:
    # With `immutable`, SQLite creates no files beside the backup, which may be on a read-only disk.
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?immutable=1", uri=True)) as connection:
            problem = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if problem != "ok":
                raise Unavailable("table-backup-damaged", file=str(file), problem=problem.partition("\n")[2] or problem)
            tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in tables}
            if "alembic_version" not in rows:
                raise BadSettings("table-not-a-backup", file=str(file))
            version = str(connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise Unavailable("table-backup-damaged", file=str(file), problem=first_line(error)) from None
    return Backup("sqlite", version, rows, has_checksum)


def _contents_of_dump(file: Path, has_checksum: bool) -> Backup:
    """Let `pg_restore` write all rows of a dump, and count them; return the contents of the backup."""
    rows: dict[str, int] = {}
    version, table = "", None
    command = [program("pg_restore"), "--data-only", "--file=-", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None
        for line in reading.stdout:
            if table is None:
                if line.startswith(b"COPY "):
                    table = line.split(b" ")[1].decode().rpartition(".")[2].strip('"')
                    rows[table] = 0
            elif line == b"\\.\n":
                table = None
            else:
                rows[table] += 1
                if table == "alembic_version":
                    version = line.decode().strip()
        assert reading.stderr is not None
        said = reading.stderr.read().decode(errors="replace").partition("\n")[0]
    if reading.returncode:
        raise Unavailable("table-backup-damaged", file=str(file), problem=said)
    if not version:
        raise BadSettings("table-not-a-backup", file=str(file))
    return Backup("postgresql", version, rows, has_checksum)


def _checksum(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def sync(path: Path) -> None:
    """Wait until the content of a file, or the list of files in a folder, is on disk."""
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
