"""Nodes of neighbouring versions run together: one of today, and one that says and stores what an earlier one did."""

import random

import pytest
from sqlalchemy import create_engine, func, select
from support.houses import Player, Visitor, running_house
from support.older_node import RECORDED, OlderNode
from support.postgres import programs, running_postgres
from support.running_redis import PROGRAM, running_redis

from longhouse.storage import schema
from longhouse.storage.checking import damaged_games
from longhouse.storage.games import GameStore
from longhouse.table.export import record
from longhouse.table.table import Table

pytestmark = pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")


@pytest.mark.parametrize("version", sorted(file.stem for file in RECORDED.glob("*.json")))
def test_a_game_is_played_on_a_node_of_an_earlier_version_and_one_of_this_one(version: str) -> None:
    """A person on each; they hear of each other's moves, and neither spoils what the other stores."""
    choose = random.Random(7)
    with running_postgres() as postgres, running_redis() as redis:
        with running_house(postgres.url, "--redis", redis.url, "--no-limits") as house:
            ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
            game = ada.make(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
            token, _ = ada.sit(game, 0), bo.sit(game, 1)
            store = GameStore(create_engine(postgres.url.replace("postgresql:", "postgresql+psycopg:")))
            made = store.find(game)
            assert made is not None
            laid = Table.laid(game, made.setup, made.seed)
            with Player(house, game, token).join() as new, OlderNode(version, postgres.url, redis.url, laid, 1) as old:
                old.beat()
                missed = 0
                while new.table["state"] != "over":
                    if new.table["turn"] == 0:
                        assert new.move(choose.choice(new.view["legal"]))["type"] == "ack"
                        old.wait()
                    elif missed < 3 and new.ply > 20:  # its message is lost, and so this node finds out when it decides
                        missed += 1
                        old.play(choose.choice(old.table.state.legal()), tell=False)
                        assert new.do("move", ply=new.ply, action="house")["type"] == "error"
                        new.up_to(old.table.ply)
                    else:
                        old.play(choose.choice(old.table.state.legal()))
                        new.up_to(old.table.ply)
                assert missed == 3
                assert old.nodes
                told = {ply for ply, entry in new.told.items() if entry["kind"] == "event"}
                commands = dict(old.acknowledged)
        stored = store.find(game)
        assert stored is not None
        assert (stored.stage, stored.ply) == ("over", old.table.ply)
        assert {ply: store.done(game, command) for command, ply in commands.items()} == {
            ply: ply for ply in commands.values()
        }
        assert told >= set(commands.values())
        record(stored).verify()
        assert not list(damaged_games(store))
        with store.engine.connect() as connection:
            unchained = connection.scalar(select(func.count()).where(schema.entries.c.chain.is_(None)))
        store.close()
    assert unchained == 0
