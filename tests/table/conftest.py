"""Stores of both kinds, for whatever has to hold for both."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from support.postgres import programs, running_postgres

from longhouse.table.store import Store

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
    name = f"t{abs(hash(str(tmp_path)))}"
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        # The other way, through the log, takes ten times as long; before PostgreSQL 15 there was no other.
        copied = " STRATEGY = file_copy" if (connection.dialect.server_version_info or (0,)) >= (15,) else ""
        connection.execute(text(f"CREATE DATABASE {name}{copied}"))
    engine.dispose()
    return url.replace("/postgres", f"/{name}")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store.at(database)
    yield opened
    opened.close()
