"""Several servers, one PostgreSQL and one Redis, all real, and everything that can happen to them in between."""

import itertools
import json
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import redis
from support.houses import Player, RunningHouse, Visitor, running_house
from support.lifetimes import free_port
from support.patience import PATIENCE
from support.postgres import RunningPostgres, programs, running_postgres
from support.running_redis import PROGRAM, RunningRedis, running_redis
from support.seeking import in_lobby
from support.stubborn import Games, Stubborn, compare, end, wait_for
from websockets.sync.client import connect

from longhouse.storage.games import GameStore

pytestmark = pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")

PAIRS = 3


class Village:
    """Two nodes of one house."""

    def __init__(self, postgres: RunningPostgres, redis: RunningRedis) -> None:
        self.postgres = postgres
        self.redis = redis
        self.nodes: list[RunningHouse] = []

    def node(self, port: int = 0) -> RunningHouse:
        """One more, that is open: before, whoever comes waits."""
        node = RunningHouse(self.postgres.url, "--redis", self.redis.url, "--no-limits", port=port)
        assert node.get("/api/catalogue")  # it waits until the server is up
        assert node.get("/health")["status"] == "ok"
        return node


@pytest.fixture(scope="module")
def village() -> Iterator[Village]:
    with running_postgres() as postgres, running_redis() as redis:
        village = Village(postgres, redis)
        try:
            for _ in range(2):
                village.nodes.append(village.node(free_port()))
            yield village
        finally:
            for node in village.nodes:
                node.kill()


def on_two_nodes(village: Village) -> tuple[Player, Player]:
    """A game between two people on two nodes; the first of the two is to move."""
    one, other = village.nodes
    ada, bo = Visitor(one, "Ada"), Visitor(other, "Bo")
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    players = [Player(one, game, ada.sit(game, 0)), Player(other, game, bo.sit(game, 1))]
    for player in players:
        player.join()
    return (players[0], players[1]) if players[0].table["turn"] == 0 else (players[1], players[0])


def test_strangers_on_two_nodes_meet_by_quick_pairing(village: Village) -> None:
    with in_lobby(village.nodes[0], "Ada") as ada, in_lobby(village.nodes[1], "Bo") as bo:
        ada.look()
        bo.look()
        one, other = ada.found(), bo.found()
        assert one["game"] == other["game"]
        ada.sit(one)
        bo.sit(other)
        assert village.nodes[0].get(f"/api/games/{one['game']}", ada.person.secret)["state"] == "running"


def test_players_on_different_nodes_see_the_same_game_each_other_and_the_chat(village: Village) -> None:
    first, second = on_two_nodes(village)
    with first, second:
        for player in (first, second):
            while player.until("presence")["seats"] != [True, True]:
                pass
        for _ in range(10):
            mover = first if "legal" in first.view else second
            assert mover.move()["type"] == "ack"
            first.up_to(mover.ply)
            second.up_to(mover.ply)
        assert first.view["board"] == second.view["board"]
        assert first.do("chat", text="hello")["type"] == "ack"
        assert second.until("chat")["text"] == "hello"
        second.close()
        while first.until("presence")["seats"].count(True) == 2:
            pass


def test_news_that_cannot_be_read_are_left_out_and_the_next_are_heard(village: Village) -> None:
    with redis.Redis.from_url(village.redis.url) as stranger:
        while stranger.pubsub_numsub("longhouse:news")[0][1] != len(village.nodes):  # some may still come or go
            time.sleep(0.01)
        strange = [b'{"node": 7}', b'{"node": "\xff"}', b'{"x":' + b"[" * 9_999, pickle.dumps([1])]
        for told in (*strange, b'{"node": "x", "notice": {"about": "what"}}'):
            assert stranger.publish("longhouse:news", told) == len(village.nodes)
    first, second = on_two_nodes(village)
    with first, second:
        for player in (first, second):
            while player.until("presence")["seats"] != [True, True]:  # which nobody can know but from news
                pass


def test_the_lobby_of_one_node_shows_the_games_of_the_other(village: Village) -> None:
    one, other = village.nodes
    ada = Visitor(one, "Ada")
    with connect(f"ws{other.address[4:]}/api/lobby", open_timeout=PATIENCE) as lobby:
        lobby.send(json.dumps({"type": "watch"}))
        lobby.recv(PATIENCE)
        game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], visibility="public")["id"]
        while game not in [told["id"] for told in json.loads(lobby.recv(PATIENCE))["games"]]:
            pass
        with Player(other, game).join() as onlooker:
            assert one.ask("DELETE", f"/api/games/{game}", secret=ada.secret)[0] == 204
            assert onlooker.until("closing")["reason"] == "gone"
        while game in [told["id"] for told in json.loads(lobby.recv(PATIENCE))["games"]]:
            pass


def test_of_two_moves_for_the_same_ply_on_two_nodes_one_is_done_and_the_other_refused(village: Village) -> None:
    one, other = village.nodes
    ada = Visitor(one)
    game = ada.make()["id"]
    tokens = [ada.sit(game, seat) for seat in (0, 1)]
    with Player(one, game, *tokens).join() as left, Player(other, game, *tokens).join() as right:
        for _ in range(10):
            legal = left.view["legal"]
            asked = [(left, legal[0]), (right, legal[-1])]
            numbers = [player.send("move", ply=left.ply, action=action) for player, action in asked]
            answers = [player.answer(number) for (player, _), number in zip(asked, numbers, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            assert [answer["key"] for answer in answers if answer["type"] == "error"] == ["table-stale"]
            ply = one.get(f"/api/games/{game}")["ply"]
            left.up_to(ply)
            right.up_to(ply)
            assert left.view == right.view


def test_whatever_happens_every_acknowledged_move_is_stored_once_and_all_see_the_same(village: Village) -> None:
    games = [Games(village.nodes, f"Pair {number}") for number in range(PAIRS)]
    pairs = [[Stubborn(each, (seat,), 2 * number + seat) for seat in (0, 1)] for number, each in enumerate(games)]
    clients = list(itertools.chain(*pairs))
    for client in clients:
        client.start()
    wait_for(clients, 60)
    village.nodes[1].kill()
    wait_for(clients, 60)
    village.nodes[1] = village.node(village.nodes[1].port)
    wait_for(clients, 60)
    assert "Traceback" not in village.nodes[0].stop()  # as for an upgrade
    village.nodes[0] = village.node(village.nodes[0].port)
    wait_for(clients, 60)
    village.redis.stop()
    wait_for(clients, 30)
    village.redis.start()
    wait_for(clients, 60)
    village.postgres.stop()
    village.postgres.start()
    wait_for(clients, 60)
    end(clients)
    store = GameStore.at(village.postgres.url)
    assert sum(compare(store, pair) for pair in pairs) > 300
    store.close()


def test_a_node_that_starts_while_postgresql_is_away_waits_for_it(village: Village) -> None:
    village.postgres.stop()
    with running_house(village.postgres.url, "--redis", village.redis.url) as node:
        try:
            node.wait_for("store away")
        finally:
            village.postgres.start()
        assert node.get("/api/catalogue")  # it waits until the server is up
        assert node.get("/health")["status"] == "ok"


def test_a_client_that_was_cut_off_comes_back_to_another_node_and_gets_what_it_missed(village: Village) -> None:
    first, second = on_two_nodes(village)
    with first, second:
        while "legal" in first.view:
            assert first.move()["type"] == "ack"
        second.up_to(first.ply)
        first.cut()
        while "legal" in second.view:
            assert second.move()["type"] == "ack"
        assert second.ply > first.ply
        elsewhere = next(node for node in village.nodes if node is not first.house)
        with Player(elsewhere, first.game, *first.tokens, since=first.ply) as back:
            back.view = first.view
            back.join(since=first.ply)
            assert back.received[0]["view"] is None
            assert back.ply == second.ply
            assert back.view["board"] == second.view["board"]
            assert back.move()["type"] == "ack"


@contextmanager
def bots_elsewhere(redis: RunningRedis) -> Iterator[subprocess.Popen[str]]:
    """Bots as a process of their own, that knows nothing but Redis."""
    command = [sys.executable, "-m", "longhouse.cli", "bots", "--redis", redis.url, "--jobs", "1", "--lazy-bots"]
    bots = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    assert bots.stdout is not None
    assert bots.stdout.readline()
    try:
        yield bots
    finally:
        bots.kill()
        bots.communicate()


def test_bots_on_another_machine_take_their_requests_from_redis_and_can_be_replaced(village: Village) -> None:
    arguments = ("--redis", village.redis.url, "--remote-bots", "--no-limits")
    with running_house(village.postgres.url, *arguments) as node, bots_elsewhere(village.redis) as bots:
        ada = Visitor(node)
        game = ada.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        with Player(node, game, ada.sit(game, 0)).join() as player:
            play_until(player, 10)
            bots.kill()
            with bots_elsewhere(village.redis) as others:
                play_until(player, 20)
                others.send_signal(signal.SIGINT)
                assert others.wait(PATIENCE) == 0


def play_until(player: Player, events: int) -> None:
    """Play the first seat until there were so many events."""
    while player.table["events"] < events:
        if player.table["turn"] == 0:
            assert player.move()["type"] == "ack"
        else:
            player.wait()


def test_all_at_once_on_both_nodes_are_welcome(village: Village) -> None:
    """Twenty people come at the same moment, ten to each node, for two seats: two of them get one."""
    ada = Visitor(village.nodes[0])
    game = ada.make(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
    people = [Visitor(village.nodes[number % 2], f"P{number}") for number in range(20)]
    answers: list[int] = []

    def sit(number: int) -> None:
        path = f"/api/games/{game}/seats/{number // 2 % 2}"
        answers.append(people[number].house.ask("POST", path, {"nonce": "n"}, people[number].secret)[0])

    threads = [threading.Thread(target=sit, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 201, *[409] * 18]
    assert village.nodes[1].get(f"/api/games/{game}")["state"] == "running"
