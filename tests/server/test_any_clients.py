"""A whole server, driven by random clients who join, leave, come back, take back, resign and cheat."""

import itertools
import json
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from support.houses import Player, RunningHouse, Visitor, running_house
from support.postgres import programs, running_postgres
from support.running_redis import PROGRAM, running_redis

from longhouse.games.record import Record
from longhouse.table.diffs import Set, changed

SEATS = st.sampled_from([0, 1])
CHOICE = st.integers(0, 9_999)
"""One of what there is then: what can be drawn must not depend on a server, whose chance is its own."""


class Client:
    """Somebody with a seat, who may be connected, and remembers what was seen last."""

    def __init__(self, person: Visitor, game: str, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.token = person.sit(game, seat)
        self.player: Player | None = None
        self.view: dict[str, Any] = {}
        self.ply: int | None = None
        self.done: list[tuple[dict[str, Any], dict[str, Any]]] = []
        """Moves that were answered, and the answers."""

    def leave(self) -> None:
        if self.player is not None:
            self.view, self.ply = self.player.view, self.player.ply
            self.player.close()
            self.player = None


class AnyClients(RuleBasedStateMachine):
    """Two people and a stranger at one table; who comes back comes to the next node."""

    nodes: Sequence[RunningHouse]

    def __init__(self) -> None:
        super().__init__()
        self.house = self.nodes[0]
        self.next_node = itertools.cycle(self.nodes)
        self.people = [Visitor(self.house, name) for name in ("Ada", "Bo")]
        self.new_game()

    def new_game(self) -> None:
        seats: list[object] = [{"kind": "open"}, {"kind": "open"}]
        self.game = self.people[0].make(seats=seats, casual=True)["id"]
        self.clients = [Client(person, self.game, seat) for seat, person in enumerate(self.people)]

    def teardown(self) -> None:
        for client in self.clients:
            client.leave()

    def connected(self, seat: int) -> Player:
        """A player at this seat, who knows all that happened."""
        client = self.clients[seat]
        if client.player is None:
            client.player = Player(next(self.next_node), self.game, client.token, since=client.ply)
            client.player.view = client.view
            client.player.join(since=client.ply)
        client.player.up_to(self.now()["ply"])
        return client.player

    def now(self) -> dict[str, Any]:
        told: dict[str, Any] = self.house.get(f"/api/games/{self.game}")
        return told

    @rule(seat=SEATS)
    def joins(self, seat: int) -> None:
        self.connected(seat)

    @rule(seat=SEATS, politely=st.booleans())
    def goes_away(self, seat: int, politely: bool) -> None:
        client = self.clients[seat]
        if client.player is not None:
            if not politely:
                client.player.cut()
            client.leave()

    @rule(choices=st.lists(CHOICE, min_size=1, max_size=5))
    def moves(self, choices: list[int]) -> None:
        for choice in choices:
            turn = self.now()["turn"]
            if turn is None:
                return
            player = self.connected(turn)
            legal = player.view["legal"]
            action = legal[choice % len(legal)]
            asked = {"id": f"m{len(self.clients[turn].done)}", "ply": player.ply, "action": action}
            answer = player.do("move", **asked)
            assert answer["type"] == "ack", answer
            self.clients[turn].done.append((asked, answer))

    @rule(seat=SEATS, choice=CHOICE)
    def repeats_a_command(self, seat: int, choice: int) -> None:
        if done := self.clients[seat].done:
            player = self.connected(seat)
            before = player.ply
            asked, answer = done[choice % len(done)]
            assert player.do("move", **asked) == answer
            assert self.now()["ply"] == before

    @rule(seat=SEATS, action=st.text(max_size=20) | st.sampled_from(["*row 12", "house", "lay 17 2,-1 PPMMPP"]))
    def cheats(self, seat: int, action: str) -> None:
        """Out of turn, a chance event, nonsense, an old ply, somebody else's seat, a stolen token."""
        player = self.connected(seat)
        before = self.now()
        if action not in player.view.get("legal", []):
            assert player.do("move", ply=player.ply, action=action)["type"] == "error"
        assert player.do("move", ply=0, action="house")["type"] == "error"
        assert player.do("resign", ply=player.ply, seat=1 - seat)["type"] == "error"
        with Player(next(self.next_node), self.game) as thief:
            assert thief.do("join", tokens=["x" * 43])["key"] == "server-wrong-token"
            assert thief.do("move", ply=player.ply, action="house")["key"] == "server-join-first"
        assert self.now() == before

    @rule(seat=SEATS, yes=st.booleans())
    def takes_back(self, seat: int, yes: bool) -> None:
        player = self.connected(seat)
        if player.table["takeback"] is None or player.table["state"] == "over":
            assert player.do("takeback", ply=player.ply)["type"] == "error"
            return
        to = player.table["takeback"]
        assert player.do("takeback", ply=player.ply)["type"] == "ack"
        other = self.connected(1 - seat)
        [offer] = [offer for offer in other.table["offers"] if offer["kind"] == "takeback"]
        assert other.do("answer", offer=offer["ply"], yes=yes)["type"] == "ack"
        assert (self.now()["events"] == to) is yes

    @rule(seat=SEATS)
    def says_something(self, seat: int) -> None:
        assert self.connected(seat).do("chat", text="<b>hello</b>")["type"] == "ack"

    @rule(seat=SEATS)
    def resigns(self, seat: int) -> None:
        if self.now()["state"] == "running" and self.now()["events"] > 12:
            player = self.connected(seat)
            assert player.do("resign", ply=player.ply)["type"] == "ack"

    @rule()
    def plays_again(self) -> None:
        if self.now()["state"] != "over":
            return
        Record.read(json.dumps(self.house.get(f"/api/games/{self.game}/record"))).verify(fair=True)
        self.teardown()
        self.new_game()

    @invariant()
    def everybody_sees_the_same(self) -> None:
        log = self.house.get(f"/api/games/{self.game}/log")
        assert [entry["ply"] for entry in log["entries"]] == list(range(1, log["ply"] + 1))
        stored = {entry["ply"]: entry for entry in log["entries"]}
        for client in self.clients:
            if client.player is not None:
                client.player.up_to(log["ply"])
                assert client.player.told == {ply: stored[ply] for ply in client.player.told}
                told = self.house.get(f"/api/games/{self.game}/positions/{client.player.table['events']}")["view"]
                seen = changed(client.player.view, [Set(["seat"], None)])
                assert {**seen, "legal": None} == {**told, "legal": None}


def whatever_clients_do(nodes: Sequence[RunningHouse]) -> None:
    AnyClients.nodes = nodes
    run_state_machine_as_test(
        AnyClients,
        settings=settings(
            max_examples=5, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


def test_whatever_clients_do_the_log_is_whole_and_all_see_the_same(house: RunningHouse) -> None:
    whatever_clients_do([house])


@pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")
def test_whatever_clients_do_on_two_nodes_the_log_is_whole_and_all_see_the_same() -> None:
    with running_postgres() as postgres, running_redis() as redis, ExitStack() as stack:
        node = partial(running_house, postgres.url, "--redis", redis.url, "--no-limits")
        whatever_clients_do([stack.enter_context(node()) for _ in range(2)])
