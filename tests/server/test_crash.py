"""A server that is killed in the middle of everything loses nothing that anybody was told.

`make crash` does it a hundred times.
"""

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor
from support.postgres import programs, running_postgres
from websockets.exceptions import WebSocketException

from longhouse.server.telling import entries_told
from longhouse.table.entries import Happened
from longhouse.table.export import record
from longhouse.table.store import Store
from longhouse.table.table import Table

CRASHES = int(os.environ.get("LONGHOUSE_CRASHES", "10"))
CLIENTS = 6


class Stubborn(threading.Thread):
    """Plays its own game as fast as it can, and comes back whenever the connection is lost."""

    def __init__(self, house: RunningHouse, number: int) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.choose = random.Random(number)
        self.person = Visitor(house, f"Client {number}")
        self.over = threading.Event()
        self.count = 0
        self.told: dict[str, dict[int, dict[str, Any]]] = {}
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.problem: BaseException | None = None
        self.made: list[tuple[str, list[str]]] = []
        self.new_game()

    def new_game(self) -> None:
        game = self.person.make()["id"]
        self.made.append((game, [self.person.sit(game, seat) for seat in (0, 1)]))
        self.told[game] = {}
        self.acknowledged[game] = {}

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.play(*self.made[-1])
        except BaseException as error:  # the test looks at it
            self.problem = error

    def play(self, game: str, tokens: list[str]) -> None:
        """One game to its end, over as many connections as it takes."""
        view: dict[str, Any] = {}
        since: int | None = None
        unanswered: dict[str, Any] | None = None
        number = 0
        while not self.over.is_set():
            try:
                player = Player(self.house, game, *tokens, since=since)
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.05)
                continue
            player.view = view
            player.told = self.told[game]
            try:
                player.join(since=since)
                while player.table["state"] != "over" and not self.over.is_set():
                    if unanswered is None:
                        number += 1
                        action = self.choose.choice(player.view["legal"])
                        unanswered = {"id": f"c{number}", "ply": player.ply, "action": action}
                    answer = player.do("move", **unanswered)
                    assert answer["type"] == "ack", answer
                    self.acknowledged[game][f"seat:0:{unanswered['id']}"] = answer["ply"]
                    self.count += 1
                    unanswered = None
                if player.table["state"] == "over":
                    self.new_game()
                    return
            except (OSError, WebSocketException, EOFError):
                pass
            finally:
                view, since = player.view, player.ply or None
                player.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if programs() is not None else ["sqlite"])
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        knock_about(f"sqlite:///{tmp_path / 'house.db'}", CRASHES)
    else:
        with running_postgres() as url:
            knock_about(url, max(2, CRASHES // 4))


def knock_about(database: str, crashes: int) -> None:
    house = RunningHouse(database, "--no-limits")
    clients = [Stubborn(house, number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    choose = random.Random(7)
    for _ in range(crashes):
        wait_for(clients, choose.randint(10, 60))
        house.kill()
        house = RunningHouse(database, "--no-limits", port=house.port)
        for client in clients:
            client.person.house = house
    wait_for(clients, 30)
    for client in clients:
        client.over.set()
    for client in clients:
        client.join(60)
        assert client.problem is None, client.problem
    house.kill()
    store = Store.at(database)
    acknowledged = sum(compare(store, client) for client in clients)
    store.close()
    assert acknowledged > 10 * crashes


def wait_for(clients: list[Stubborn], more: int) -> None:
    """Until so many more commands were acknowledged."""
    enough = sum(client.count for client in clients) + more
    while sum(client.count for client in clients) < enough:
        for client in clients:
            assert client.problem is None, client.problem
        time.sleep(0.01)


def compare(store: Store, client: Stubborn) -> int:
    """What a client was told against what is stored; how many of its commands were acknowledged."""
    for game, _ in client.made:
        entries = store.entries(game)
        assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
        table = store.find(game)
        assert table is not None
        laid = Table.laid(game, table.setup, table.seed)
        stored = {entry["ply"]: entry for entry in entries_told(laid, entries)}  # type: ignore[index]
        told = client.told[game]
        assert told == {ply: stored[ply] for ply in told}
        for command, ply in client.acknowledged[game].items():
            assert store.done(game, command) == ply
        moves = sum(isinstance(entry.body, Happened) and entry.body.seat is not None for entry in entries)
        # At most one more than was acknowledged: the one whose answer was lost, and that was not asked for again.
        assert len(client.acknowledged[game]) <= moves <= len(client.acknowledged[game]) + 1
        record(table).check()
    return sum(map(len, client.acknowledged.values()))
