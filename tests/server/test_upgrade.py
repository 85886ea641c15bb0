"""A new version comes while games are played: it changes the tables under the old one, which plays on meanwhile."""

import itertools
import shutil
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from support.houses import RunningHouse
from support.lifetimes import free_port
from support.postgres import programs, running_postgres
from support.refused import because
from support.running_redis import PROGRAM, running_redis
from support.stubborn import Games, Stubborn, compare, end, wait_for

import longhouse
from longhouse.errors import BadSettings
from longhouse.storage.database import version_of
from longhouse.storage.games import GameStore
from longhouse.storage.schema import VERSION

pytestmark = pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")

NEXT = f"{int(VERSION) + 1:04}"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{VERSION}"


def upgrade() -> None:
    op.add_column("games", sa.Column("made_in", sa.Text, nullable=False, server_default="old"))
    op.create_index("games_made_in", "games", ["made_in"])
'''


def next_version(folder: Path) -> Path:
    """The program as it may be one day: games have one thing more to say, in a column that all nodes share."""
    package = folder / "longhouse"
    shutil.copytree(Path(longhouse.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "storage" / "migrations" / "versions" / f"{NEXT}_made_in.py").write_text(MIGRATION)
    schema = package / "storage" / "schema.py"
    summary = 'Column("summary", Text, nullable=False),'
    drawn = schema.read_text("utf-8").replace(f'VERSION = "{VERSION}"', f'VERSION = "{NEXT}"')
    assert summary in drawn
    schema.write_text(drawn.replace(summary, f'{summary} Column("made_in", Text, default="new"),'), "utf-8")
    return folder


def test_nodes_are_replaced_by_a_newer_version_that_changes_the_tables_and_the_games_go_on(tmp_path: Path) -> None:
    newer = next_version(tmp_path)
    with running_postgres() as postgres, running_redis() as redis:

        def node(program: Path | None = None, port: int = 0) -> RunningHouse:
            return RunningHouse(postgres.url, "--redis", redis.url, "--no-limits", program=program, port=port)

        nodes = [node(port=free_port()), node(port=free_port())]
        games = [Games(nodes, f"Pair {number}") for number in range(2)]
        pairs = [[Stubborn(each, (seat,), 2 * number + seat) for seat in (0, 1)] for number, each in enumerate(games)]
        clients = list(itertools.chain(*pairs))
        try:
            for client in clients:
                client.start()
            wait_for(clients, 40)
            nodes.append(node(newer))
            wait_for(clients, 60)
            for place in (0, 1):
                assert "Traceback" not in nodes[place].stop()
                nodes[place] = node(newer, nodes[place].port)
                wait_for(clients, 40)
            begun = sum(len(each.made) for each in games)
            while sum(len(each.made) for each in games) == begun:
                wait_for(clients, 1)
            end(clients)
        finally:
            for each in nodes:
                each.kill()
        store = GameStore(create_engine(postgres.url.replace("postgresql:", "postgresql+psycopg:")))
        assert sum(compare(store, pair) for pair in pairs) > 150
        with store.engine.connect() as connection:
            assert version_of(connection) == NEXT
            made_in = set(connection.scalars(text("SELECT made_in FROM games")))
        store.close()
        with pytest.raises(BadSettings, check=because("table-database-newer")):
            GameStore.at(postgres.url)
    assert made_in == {"old", "new"}
    assert [copy.stat().st_size > 0 for copy in tmp_path.glob(f"*.{VERSION}.*.dump")] == [True]
