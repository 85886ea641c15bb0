"""Checks a whole database: the file, and the logs of all games."""

from collections.abc import Iterator

from sqlalchemy import select, text

from longhouse.errors import DamagedGame, Unavailable
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.problems import DAMAGED, problems_named


def damaged_games(store: GameStore) -> Iterator[DamagedGame]:
    """Check the logs of all games against their hash chains, and yield an error for each game whose log does not
    match.
    """
    with store.engine.connect() as connection:
        games = list(connection.scalars(select(schema.games.c.id).order_by(schema.games.c.made)))
    for game in games:
        try:
            store.check_log(game)
        except DamagedGame as refusal:
            yield refusal


def check_file(store: GameStore) -> None:
    """Let SQLite check its whole file; raises `Unavailable` if it is damaged. PostgreSQL has no such check."""
    if store.engine.dialect.name == "sqlite":
        with problems_named(), store.engine.connect() as connection:
            found = str(connection.scalar(text("PRAGMA integrity_check(1)")))
        if found != "ok":
            raise Unavailable(DAMAGED, problem=found.partition("\n")[2] or found)
