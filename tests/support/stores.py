"""Fixtures that run a test with both kinds of store, SQLite and PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from longhouse.storage.games import GameStore
from support.postgres import programs, running_postgres

OTHERS_LEAVE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"
)
KINDS = ["sqlite", "postgresql"] if programs() is not None else ["sqlite"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as server:
        yield server.url


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    url: str = request.getfixturevalue("postgres")
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        # One database is emptied for each test: a new one would create three hundred files each time.
        connection.execute(text(OTHERS_LEAVE))
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return url


@pytest.fixture
def store(database: str) -> Iterator[GameStore]:
    opened = GameStore.at(database)
    yield opened
    opened.close()
