"""A server that is killed in the middle of everything loses nothing that anybody was told.

`make crash` does it a hundred times.
"""

import os
import random
from pathlib import Path

import pytest
from support.houses import RunningHouse
from support.lifetimes import free_port
from support.postgres import programs, running_postgres
from support.stubborn import Games, Stubborn, compare, end, wait_for

from longhouse.storage.games import GameStore

CRASHES = int(os.environ.get("LONGHOUSE_CRASHES", "6"))
CLIENTS = 6


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if programs() is not None else ["sqlite"])
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        knock_about(f"sqlite:///{tmp_path / 'house.db'}", CRASHES)
    else:
        with running_postgres() as server:
            knock_about(server.url, max(2, CRASHES // 4))


def knock_about(database: str, crashes: int) -> None:
    nodes = [RunningHouse(database, "--no-limits", port=free_port())]
    clients = [Stubborn(Games(nodes, f"Client {number}"), (0, 1), number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    choose = random.Random(7)
    for _ in range(crashes):
        wait_for(clients, choose.randint(10, 60))
        nodes[0].kill()
        nodes[0] = RunningHouse(database, "--no-limits", port=nodes[0].port)
    wait_for(clients, 30)
    end(clients)
    nodes[0].kill()
    store = GameStore.at(database)
    acknowledged = sum(compare(store, [client]) for client in clients)
    store.close()
    assert acknowledged > 10 * crashes
