"""A database that is damaged, empty, full, read-only or not ours is named in one sentence, and never made anew."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event, insert, text
from sqlalchemy.exc import IntegrityError
from support.refused import refused
from support.stored_games import stored

from longhouse.server.logs import JsonLines
from longhouse.storage import schema
from longhouse.storage.database import open_database
from longhouse.storage.games import GameStore
from longhouse.storage.problems import problems_named


def made(file: Path) -> Path:
    """A database with a few games."""
    store = GameStore.at(f"sqlite:///{file}")
    for number in range(20):
        stored(store, f"g{number}")
    store.close()
    return file


def overwrite(file: Path, at: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(content)


def of_another_program(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()


def without_version(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM alembic_version")
    connection.close()


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def of_a_newer_version(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


HARMS: dict[str, tuple[Callable[[Path], object], str]] = {
    "not a database": (lambda file: file.write_text("hello\n" * 1000), "table-database-damaged"),
    "a damaged head": (lambda file: overwrite(file, 0, b"x" * 100), "table-database-damaged"),
    "damaged in the middle": (lambda file: overwrite(file, 30_000, b"\xff" * 8_000), "table-database-damaged"),
    "cut off": (lambda file: file.write_bytes(file.read_bytes()[:6_000]), "table-database-damaged"),
    "without its version": (without_version, "table-database-damaged"),
    "an empty file": (lambda file: file.write_bytes(b""), "table-database-empty"),
    "of another program": (of_another_program, "table-database-foreign"),
    "of a newer version": (of_a_newer_version, "table-database-newer"),
    "a folder": (a_folder, "table-database-failing"),
}


@pytest.mark.parametrize("name", HARMS)
def test_a_database_that_cannot_be_used_is_named_and_left_as_it_is(tmp_path: Path, name: str) -> None:
    harm, key = HARMS[name]
    file = made(tmp_path / "house.db")
    harm(file)
    before = file.read_bytes() if file.is_file() else None
    with refused(key) as refusal:
        open_database(f"sqlite:///{file}")
    assert "\n" not in str(refusal.value)
    assert (file.read_bytes() if file.is_file() else None) == before
    assert not list(tmp_path.glob("*.new"))


def test_a_database_whose_folder_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with refused("table-database-failing"):
        open_database(f"sqlite:///{tmp_path / 'file' / 'house.db'}")


def test_a_database_that_must_be_there_is_not_created(database: str, tmp_path: Path) -> None:
    with refused("table-database-missing"):
        GameStore.existing(database)
    assert not list(tmp_path.iterdir())
    GameStore.at(database).close()
    GameStore.existing(database).close()


def test_a_database_that_works_is_written_and_read(store: GameStore) -> None:
    stored(store)
    assert store.probe() == {"running": 1}
    assert store.value("probe") is not None


def test_a_full_disk_is_named(tmp_path: Path) -> None:
    file = made(tmp_path / "house.db")
    store = GameStore.at(f"sqlite:///{file}")

    @event.listens_for(store.engine, "checkout")
    def fill(raw: sqlite3.Connection, *_: object) -> None:
        raw.execute("PRAGMA max_page_count = 1")  # as many pages as there are: SQLite reports a full disk

    with refused("table-database-full"), problems_named():
        store.remember("long", "x" * 100_000)
    store.close()


def test_a_database_that_is_read_only_is_named(database: str, tmp_path: Path) -> None:
    GameStore.at(database).close()
    if database.startswith("sqlite"):
        read_only = f"sqlite:///file:{tmp_path / 'house.db'}?mode=ro&uri=true"
    else:
        read_only = f"{database}?options=-c%20default_transaction_read_only%3Don"
    store = GameStore.at(read_only)
    with refused("table-database-read-only"):
        store.probe()
    store.close()


def test_a_postgresql_server_without_a_right_to_create_is_named(postgres: str) -> None:
    engine = create_engine(postgres.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
        connection.execute(text("DROP ROLE IF EXISTS guest"))
        connection.execute(text("CREATE ROLE guest LOGIN"))
    engine.dispose()
    with refused("table-database-failing"):
        open_database(postgres.replace("longhouse@", "guest@"))


def test_an_error_of_the_database_is_logged_without_values(store: GameStore) -> None:
    """PostgreSQL's own words name them, too."""
    ada = {"id": "ada", "language": "en", "email": "unmistakable@example.org", "notify": False, "made": 0.0}
    nameless = insert(schema.people).values(name=None, **ada)
    with pytest.raises(IntegrityError) as failure, store.engine.execution_options(writes=True).begin() as connection:
        connection.execute(nameless)
    entry = logging.LogRecord("store", logging.ERROR, "", 0, "failure", None, (IntegrityError, failure.value, None))
    line = JsonLines().format(entry)
    assert "people" in line
    assert "unmistakable" not in line
