"""Clients that play game after game as fast as they can and reconnect when a connection is lost."""

import random
import threading
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from longhouse.server.sockets.updates import entries_told
from longhouse.storage.games import GameStore
from longhouse.table.entries import Happened
from longhouse.table.export import record
from longhouse.table.table import Table
from support.houses import Player, RunningHouse, Visitor

LOST = (OSError, WebSocketException, EOFError)
"""The exceptions a client may get when a server goes away."""
AWAY = "table-store-away"
"""The error key of a server that has waited too long for its database; the client tries again."""
_A_MOMENT = 0.05
_PATIENCE = 300.0


class Games:
    """The games that some clients play together; each is created when the first client needs it."""

    def __init__(self, nodes: list[RunningHouse], name: str) -> None:
        self.nodes = nodes
        self.made: list[tuple[str, list[str]]] = []
        self._people = [Visitor(nodes[0], f"{name} {seat}") for seat in (0, 1)]
        self._making = threading.Lock()

    def at(self, number: int) -> tuple[str, list[str]]:
        """The id and the seat tokens of a game."""
        with self._making:
            while len(self.made) <= number:
                try:
                    self.made.append(self._make(random.choice(self.nodes)))
                except (AssertionError, *LOST):  # the unfinished game stays in the database
                    time.sleep(_A_MOMENT)
            return self.made[number]

    def _make(self, node: RunningHouse) -> tuple[str, list[str]]:
        for person in self._people:
            person.house = node
        game = self._people[0].make(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
        return game, [person.sit(game, seat) for seat, person in enumerate(self._people)]


class Stubborn(threading.Thread):
    """A client thread that plays some of the seats."""

    def __init__(self, games: Games, seats: Sequence[int], number: int) -> None:
        super().__init__(daemon=True)
        self.games = games
        self.seats = seats
        self.choose = random.Random(number)
        self.over = threading.Event()
        self.count = 0
        """The number of acknowledged commands."""
        self.told: dict[str, dict[int, dict[str, Any]]] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            number = 0
            while not self.over.is_set():
                game, tokens = self.games.at(number)
                self.told[game], self.acknowledged[game] = {}, {}
                self.play(game, [tokens[seat] for seat in self.seats])
                number += 1
        except BaseException as error:  # checked by `wait_for` and `end`
            self.problem = error

    def play(self, game: str, tokens: list[str]) -> None:
        """Play one game to its end, over as many connections as it takes."""
        view: dict[str, Any] = {}
        since: int | None = None
        unanswered: dict[str, Any] | None = None
        finished = False
        while not finished and not self.over.is_set():
            try:
                player = Player(self.choose.choice(self.games.nodes), game, *tokens, since=since)
            except LOST:
                time.sleep(_A_MOMENT)
                continue
            player.view = view
            player.told = self.told[game]
            try:
                welcome = player.do("join", tokens=tokens, since=since)
                if welcome.get("key") == AWAY:
                    continue
                assert welcome["type"] == "welcome", welcome
                while player.table["state"] != "over" and not self.over.is_set():
                    if unanswered is None and player.table["turn"] not in self.seats:
                        player.wait()
                        continue
                    if unanswered is None:
                        action = self.choose.choice(player.view["legal"])
                        unanswered = {"id": f"c{self.count}", "ply": player.ply, "action": action}
                    answer = player.do("move", **unanswered)
                    if answer.get("key") == AWAY:
                        continue
                    assert answer["type"] == "ack", answer
                    self.acknowledged[game][f"seat:{self.seats[0]}:{unanswered['id']}"] = answer["ply"]
                    self.count += 1
                    unanswered = None
                finished = player.table["state"] == "over"
            except LOST:
                pass
            finally:
                view, since = player.view, player.ply or None
                self.views[game] = view
                player.close()


def wait_for(clients: Sequence[Stubborn], more: int) -> None:
    """Wait until `more` further commands have been acknowledged."""
    enough = sum(client.count for client in clients) + more
    patience = time.monotonic() + _PATIENCE
    while sum(client.count for client in clients) < enough:
        assert time.monotonic() < patience, "nothing goes on any more"
        for client in clients:
            assert client.problem is None, client.problem
        time.sleep(0.01)


def end(clients: Sequence[Stubborn]) -> None:
    """Stop all clients."""
    for client in clients:
        client.over.set()
    for client in clients:
        client.join(_PATIENCE)
        assert client.problem is None, client.problem
        assert not client.is_alive()


def compare(store: GameStore, clients: Sequence[Stubborn]) -> int:
    """Compare what the clients received with what is stored; return the number of acknowledged commands."""
    acknowledged = 0
    for game in clients[0].told:
        entries = store.entries(game)
        assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
        table = store.find(game)
        assert table is not None
        laid = Table.laid(game, table.setup, table.seed)
        stored = {int(entry.ply): msgspec.to_builtins(entry) for entry in entries_told(laid, entries)}
        done = 0
        for client in clients:
            told = client.told.get(game, {})
            assert told == {ply: stored[ply] for ply in told}
            for command, ply in client.acknowledged.get(game, {}).items():
                assert store.done(game, command) == ply
                done += 1
            if table.stage == "over" and max(told, default=0) == table.ply:
                assert client.views[game] == table.view(client.views[game]["seat"])
        moves = sum(isinstance(entry.body, Happened) and entry.body.seat is not None for entry in entries)
        # Each client may have one stored move without an acknowledgement: the answer was lost and not requested again.
        assert done <= moves <= done + len(clients)
        record(table).verify()
        acknowledged += done
    return acknowledged
