"""Bad input: each kind gets its own clear error, the game is untouched, and the others notice nothing."""

import contextlib
import http.client
import json
import socket
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.test_play import at_one_screen, two_people
from support.houses import Player, RunningHouse, Visitor, first_refusal, running_house
from support.lifetimes import free_port
from support.patience import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from longhouse.errors import BadSettings
from longhouse.server.run import address_in_the_room


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A server with its limits, as it is by default."""
    with running_house(f"sqlite:///{tmp_path_factory.mktemp('limited') / 'house.db'}") as running:
        yield running


def raw(player: Player, text: str) -> dict[str, Any]:
    """What is answered to anything at all."""
    player.socket.send(text)
    return player.until("error")


BAD = {
    "not JSON": ("{", "server-bad-json", None),
    "half a character": ('{"type":"ping","id":"\\ud800"}', "server-bad-json", None),
    "nested without end": ("[" * 5_000, "server-bad-message", None),
    "no object": ("[1, 2]", "server-bad-message", None),
    "no type": ('{"id": "a"}', "server-bad-message", "a"),
    "an unknown command": ('{"type": "explode", "id": "a"}', "server-bad-message", "a"),
    "no id": ('{"type": "ping"}', "server-bad-message", None),
    "an empty id": ('{"type": "ping", "id": ""}', "server-bad-message", ""),
    "a wrong type": ('{"type": "move", "id": "a", "ply": "x", "action": "house"}', "server-bad-message", "a"),
    "a negative ply": ('{"type": "move", "id": "a", "ply": -1, "action": "house"}', "server-bad-message", "a"),
    "a huge number": ('{"type": "move", "id": "a", "ply": 1e400, "action": "x"}', "server-bad-message", "a"),
    "an unknown field": ('{"type": "ping", "id": "a", "extra": 1}', "server-bad-message", "a"),
    "a stale ply": ('{"type": "move", "id": "a", "ply": 0, "action": "house"}', "table-stale", "a"),
    "a ply of the future": ('{"type": "move", "id": "a", "ply": 99999, "action": "house"}', "table-stale", "a"),
    "a message that is too big": (
        json.dumps({"type": "chat", "id": "a", "text": "x" * 20_000}),
        "server-too-big",
        "a",
    ),
    "a seat that is not there": ('{"type": "resign", "id": "a", "ply": 1, "seat": 7}', "table-not-your-seat", "a"),
    "an offer that is not there": ('{"type": "answer", "id": "a", "offer": 3, "yes": true}', "table-offer-gone", "a"),
    "a long action": (json.dumps({"type": "why", "id": "a", "action": "x" * 300}), "server-bad-message", "a"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_message_gets_its_own_error_and_changes_nothing(house: RunningHouse, name: str) -> None:
    text, key, number = BAD[name]
    with at_one_screen(house) as player, Player(house, player.game).join() as onlooker:
        before = house.get(f"/api/games/{player.game}/log")
        error = raw(player, text)
        assert (error["key"], error["id"]) == (key, number)
        assert error["text"]
        assert "Traceback" not in error["text"]
        assert player.do("ping")["type"] == "pong"
        assert house.get(f"/api/games/{player.game}/log") == before
        onlooker.do("ping")
        assert {message["type"] for message in onlooker.received} <= {"welcome", "presence", "pong"}
        assert player.move()["type"] == "ack"


def test_a_move_out_of_turn_and_with_someone_elses_token_is_refused(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second:
        assert second.do("move", ply=second.ply, action=first.view["legal"][0])["key"] == "table-not-your-turn"
        with at_one_screen(house) as elsewhere:
            thief = Player(house, first.game, *elsewhere.tokens)
            with thief:
                assert thief.do("join", tokens=list(elsewhere.tokens))["key"] == "server-wrong-token"
                assert thief.do("move", ply=1, action="house")["key"] == "server-join-first"


def test_a_game_that_does_not_exist_is_said_so(house: RunningHouse) -> None:
    with Player(house, "nothing") as player:
        assert player.do("join", tokens=[])["key"] == "table-no-such-game"
    for path in ("", "/log", "/record", "/chat", "/positions/3"):
        status, content = house.ask("GET", f"/api/games/nothing{path}")
        assert (status, content["error"]["key"]) == (404, "table-no-such-game")


def test_a_message_of_a_megabyte_is_refused_and_the_socket_goes_on(house: RunningHouse) -> None:
    with at_one_screen(house) as player, Player(house, player.game, *player.tokens).join() as other:
        for size in (1_000_000, 1 << 20):
            error = raw(other, json.dumps({"type": "chat", "id": "a", "text": "x" * size}))
            assert (error["key"], error["params"]) == ("server-too-big", {"problem": "16000"})
        assert other.do("ping")["type"] == "pong"
        assert player.move()["type"] == "ack"


def test_a_frame_without_measure_closes_the_socket_and_nothing_else(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        other = Player(house, player.game, *player.tokens).join()
        with contextlib.suppress(ConnectionClosed):  # it may be cut off before its end
            other.socket.send("x" * 3_000_000)
        with pytest.raises(ConnectionClosed):
            other.until("the end")
        assert player.move()["type"] == "ack"


def test_who_announces_a_frame_without_measure_is_told_that_it_is_too_big(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        other = Player(house, player.game, *player.tokens).join()
        # Its head alone: who is still sending when a connection is cut may lose the last words of the other side.
        length, mask = (3_000_000).to_bytes(8, "big"), bytes(4)
        other.socket.socket.sendall(b"\x81\xff" + length + mask)
        with pytest.raises(ConnectionClosed) as closed:
            other.until("the end")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert player.move()["type"] == "ack"


def test_bytes_that_are_no_text_are_refused(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        other = Player(house, player.game).join()
        other.socket.send(b"\x00\xff\xfe")
        assert other.until("error")["key"] == "server-bad-json"
        assert player.move()["type"] == "ack"


_FLOODS = {
    "messages": Frame(Opcode.TEXT, b'{"type": "ping", "id": "1"}'),
    "pings": Frame(Opcode.PING, b""),
    "pieces": Frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("path", ["/api/games/nothing/play", "/api/lobby"])
@pytest.mark.parametrize("kind", _FLOODS)
def test_a_socket_that_floods_is_read_no_faster_than_allowed(limited: RunningHouse, kind: str, path: str) -> None:
    opening = Frame(Opcode.TEXT, b"" if kind == "pieces" else b'{"type": "watch"}', fin=kind != "pieces")
    many = opening.serialize(mask=True) + _FLOODS[kind].serialize(mask=True) * 2_000_000
    with at_one_screen(limited) as player, upgraded(limited, path) as flood:
        flood.setblocking(False)
        sent = 0
        for _ in range(5):
            with contextlib.suppress(BlockingIOError):  # the network holds a few megabytes that nobody reads
                while sent < len(many):
                    sent += flood.send(many[sent : sent + 100_000])
            assert player.move()["type"] == "ack"
        assert sent < len(many)


@contextlib.contextmanager
def upgraded(house: RunningHouse, path: str) -> Iterator[socket.socket]:
    """A WebSocket whose frames the test writes itself."""
    upgrade = (
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}=="
    )
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n{upgrade}\r\n\r\n".encode())
        assert line.recv(1_000).startswith(b"HTTP/1.1 101")
        yield line


def test_every_one_of_forty_commands_at_once_gets_exactly_one_answer(limited: RunningHouse) -> None:
    with at_one_screen(limited) as player:
        action = player.view["legal"][0]
        sent: dict[str, dict[str, object]] = {}
        for number in range(40):
            kinds: list[dict[str, object]] = [
                {"type": "ping"},
                {"type": "move", "ply": player.ply, "action": action},
                {"type": "hint", "ply": player.ply},
                {"type": "explode"},
                {"type": "why", "action": action},
            ]
            sent[f"c{number}"] = {**kinds[number % 5], "id": f"c{number}"}
        texts = [json.dumps(command).encode() for command in sent.values()]
        player.socket.socket.sendall(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts))
        answered: list[str] = []
        while len(answered) < len(sent):
            message = player.receive()
            if str(message.get("id", "")) in sent:
                answered.append(message["id"])
        assert sorted(answered) == sorted(sent)
        time.sleep(1)  # the limit allows ten a second
        assert player.do("ping")["type"] == "pong"
        assert len([message for message in player.received if message.get("id") in sent]) == len(sent)


def test_the_ids_of_chat_lines_belong_to_their_speakers(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        namesakes = [Visitor(house, "Bo"), Visitor(house, "Bo"), Visitor(house, "seat:0")]
        for visitor in namesakes:
            with Player(house, player.game, secret=visitor.secret).join() as speaker:
                for _ in range(2):  # a command that is repeated is done once
                    assert speaker.do("chat", id="1", text=f"I am {visitor.id}")["type"] == "ack"
        assert player.do("chat", id="1", text="mine")["type"] == "ack"
        said = [line["text"] for line in house.get(f"/api/games/{player.game}/chat")]
        assert said == [*(f"I am {visitor.id}" for visitor in namesakes), "mine"]


@pytest.mark.parametrize(
    ("header", "status", "key"),
    [
        ("Host: [", 400, "server-host"),
        ("Host: [::1", 400, "server-host"),
        ("Host: a:b:c", 400, "server-host"),
        ("Origin: http://[", 403, "server-origin"),
        ("Origin: http://[::1", 403, "server-origin"),
        ("Origin: \xff", 403, "server-origin"),
    ],
)
def test_a_host_or_origin_that_is_none_is_refused_in_words(
    house: RunningHouse, header: str, status: int, key: str
) -> None:
    name, _, value = header.partition(": ")
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "A" * 22 + "==",
    }
    for path, more in (("/api/games", {}), ("/api/lobby", upgrade)):
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
        line.putrequest("GET", path, skip_host=name == "Host")
        for each, content in {name: value, **more}.items():
            line.putheader(each, content.encode("latin-1"))
        line.endheaders()
        answer = line.getresponse()
        if more:
            assert answer.status == 403
        else:
            assert answer.status == status
            assert json.loads(answer.read())["error"]["key"] == key
        line.close()


def test_one_hint_is_thought_about_at_a_time(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        asked = [json.dumps({"type": "hint", "id": number, "ply": player.ply}).encode() for number in ("a", "b")]
        # Both at once: where there is little to choose from, the first is answered in no time.
        player.socket.socket.sendall(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in asked))
        assert player.answer("b")["key"] == "server-too-fast"
        assert player.answer("a")["type"] == "hint"
        assert player.do("ping")["type"] == "pong"


def test_the_lobby_hears_one_message_and_refuses_others(limited: RunningHouse) -> None:
    address = f"ws{limited.address[4:]}/api/lobby"
    with connect(address, open_timeout=PATIENCE) as lobby:
        lobby.send("{")
        assert json.loads(lobby.recv(PATIENCE))["key"] == "server-bad-json"
        with pytest.raises(ConnectionClosed):
            lobby.recv(PATIENCE)
    with connect(address, open_timeout=PATIENCE, max_queue=None) as lobby:
        lobby.send(json.dumps({"type": "watch", "language": "fr"}))
        assert json.loads(lobby.recv(PATIENCE))["type"] == "lobby"
        for _ in range(5):
            lobby.send(json.dumps({"type": "watch"}))
            assert json.loads(lobby.recv(PATIENCE))["key"] == "server-bad-message"


def test_an_address_that_asks_too_often_is_told_to_wait(limited: RunningHouse) -> None:
    # Through a proxy: the address of this machine is that of the other tests with this server.
    answers = first_refusal(limited, "/api/games", "192.0.2.7")
    assert b"server-too-fast" in answers
    assert b"retry-after: 1" in answers
    assert b" 200 OK" in first_refusal(limited, "/api/games", "2001:db8::1")
    assert b" 200 OK" not in first_refusal(limited, "/api/games", "2001:db8::2"), "it is the same network"


def test_who_pretends_to_be_a_proxy_is_counted_by_the_address_they_come_from(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with running_house(database, "--trusted-proxies", "192.0.2.1") as house:
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 50:
            wrong = {"login": f"nobody {len(statuses)}", "password": "wrong"}
            forwarded = {"X-Forwarded-For": f"198.51.100.{len(statuses)}"}
            statuses.append(house.ask("POST", "/api/login", wrong, headers=forwarded)[0])
        assert statuses[-1] == 429


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    with running_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        ada = Visitor(house)
        account = {"login": "ada", "password": "correct horse"}
        assert house.ask("PUT", "/api/me/account", account, ada.secret)[0] == 204
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 50:  # a slow machine gets further tries
            wrong = {**account, "password": f"wrong {len(statuses)}"}
            statuses.append(house.ask("POST", "/api/login", wrong)[0])
        assert statuses == [401] * (len(statuses) - 1) + [429]
        assert len(statuses) >= 6
        elsewhere = {"X-Forwarded-For": "192.0.2.77"}  # the owner, who is not locked out
        assert house.ask("POST", "/api/login", account, headers=elsewhere)[0] == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("POST", "/api/people", b"{", 400, "server-bad-request"),
        ("POST", "/api/people", b"\xff", 400, "server-bad-request"),
        ("POST", "/api/people", {"name": 5}, 400, "server-bad-request"),
        ("POST", "/api/people", b"[" * 50_000, 400, "server-too-deep"),
        ("POST", "/api/people", b'{"name":' * 5_000 + b"1" + b"}" * 5_000, 400, "server-too-deep"),
        ("POST", "/api/positions", b'{"record":' * 5_000 + b"{}" + b"}" * 5_000, 400, "server-too-deep"),
        ("POST", "/api/records", b'{"a":' * 5_000 + b"{}" + b"}" * 5_000, 400, "server-too-deep"),
        ("POST", "/api/me/import", b"[" * 50_000, 401, "server-who"),
        ("POST", "/api/people", {"name": ""}, 400, "table-name"),
        ("POST", "/api/people", {"name": "x", "extra": 1}, 400, "server-bad-request"),
        ("POST", "/api/people", {"name": "x" * 100_000}, 413, "server-too-big"),
        ("POST", "/api/games", {"game": "fjords", "seats": [{"kind": "me"}]}, 401, "server-who"),
        ("GET", "/api/me", None, 401, "server-who"),
        ("GET", "/api/nothing", None, 404, "server-not-found"),
        ("DELETE", "/api/people", None, 405, "server-method"),
        ("GET", "/api/games?state=strange", None, 400, "server-bad-request"),
        ("GET", "/../../etc/passwd", None, 404, "server-not-found"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 404, "server-not-found"),
        ("GET", "/api/qr.svg?path=//evil", None, 400, "server-bad-request"),
        ("POST", "/api/positions", {"record": {"format": "other"}}, 400, "field-choice"),
        ("POST", "/api/positions", {"record": {}}, 400, "field-missing"),
    ],
)
def test_bad_requests_get_their_own_answer(
    house: RunningHouse, method: str, path: str, body: object, status: int, key: str
) -> None:
    answered, content = house.ask(method, path, body, headers={"Accept-Language": "de"})
    assert (answered, content["error"]["key"]) == (status, key)
    assert content["error"]["text"]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seats": [{"kind": "me"}]}, "table-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "nobody"}]}, "server-no-such-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "rated": True}, "table-rated-bots"),
        ({"options": {"players": 9}, "seats": [{"kind": "me"}, {"kind": "me"}]}, "field-choice"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, "game-unknown"),
        ({"clock": {"kind": "move", "seconds": 0}}, "server-bad-request"),
        ({"timeout": "explode"}, "table-timeout"),
    ],
)
def test_a_game_that_cannot_be_is_not_set_up(house: RunningHouse, given: dict[str, object], key: str) -> None:
    ada = Visitor(house)
    wait_for_bots(house)
    setup = {"game": "fjords", "seats": [{"kind": "me"}, {"kind": "me"}], **given}
    status, content = house.ask("POST", "/api/games", setup, ada.secret)
    assert (status, content["error"]["key"]) == (400, key)


def wait_for_bots(house: RunningHouse) -> None:
    while not house.get("/api/catalogue")["bots"].get("northwood"):
        pass


def test_another_site_cannot_connect_in_the_name_of_a_visitor(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        url = f"ws{house.address[4:]}/api/games/{player.game}/play"
        with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example"), open_timeout=PATIENCE):
            pass
        status, content = house.ask("POST", "/api/people", {"name": "x"}, headers={"Origin": "https://evil.example"})
        assert (status, content["error"]["key"]) == (403, "server-origin")
        for host in ("evil.example", f"evil.example:{house.port}", f"127.0.0.1:{house.port + 1}", "127.0.0.1", "["):
            status, content = house.ask("GET", "/api/games", headers={"Host": host})
            assert (status, content["error"]["key"]) == (400, "server-host"), host
        for origin in ("null", "http://[", f"http://127.0.0.1:{house.port + 1}", f"https://127.0.0.1:{house.port}"):
            status, content = house.ask("GET", "/api/games", headers={"Origin": origin})
            assert (status, content["error"]["key"]) == (403, "server-origin"), origin
        assert house.ask("GET", "/api/games", headers={"Origin": f"http://localhost:{house.port}"})[0] == 200


def test_behind_a_proxy_only_the_public_address_is_an_origin(tmp_path: Path) -> None:
    url, port = "https://games.example.org/", free_port()
    with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--public-url", url, port=port, at=port) as house:
        for host, origin, status in (
            ("games.example.org", "https://games.example.org", 200),
            ("games.example.org", "http://games.example.org", 403),
            ("games.example.org", "https://games.example.org:8443", 403),
            ("games.example.org", "https://evil.example", 403),
            ("evil.example", "https://evil.example", 400),
            (f"127.0.0.1:{port}", f"http://127.0.0.1:{port}", 200),
        ):
            told, _ = house.ask("GET", "/api/games", headers={"Host": host, "Origin": origin})
            assert told == status, (host, origin)
        assert house.ask("GET", "/health", headers={"Host": "10.0.0.7:8000"})[0] == 200


def test_in_the_local_network_only_the_printed_address_and_this_machine_are_hosts(tmp_path: Path) -> None:
    try:
        room = address_in_the_room()
    except BadSettings:
        pytest.skip("this machine is in no network")
    port = free_port()
    with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--lan", port=port, at=port) as house:
        for host, status in (
            (room, 200),
            ("127.0.0.1", 200),
            ("localhost", 200),
            ("10.9.8.7", 400),
            ("evil.test", 400),
        ):
            assert house.ask("GET", "/api/games", headers={"Host": f"{host}:{port}"})[0] == status, host
        assert house.ask("GET", "/api/games", headers={"Host": f"{room}:{port + 1}"})[0] == 400


def test_browsers_are_told_to_be_careful(house: RunningHouse) -> None:
    with urllib.request.urlopen(f"{house.address}/health") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "uvicorn" not in str(answer.headers)


def test_a_house_with_a_passphrase_lets_nobody_in_without(tmp_path: Path) -> None:
    with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--passphrase", "friend") as house:
        assert house.ask("GET", "/health")[0] == 200
        assert house.ask("GET", "/api/games")[0] == 401
        for path in ("//api/games", "/%2fapi/games", "/api//games/", "//metrics", "///api/openapi.json"):
            assert house.ask("GET", path)[0] == 401, path
        assert house.ask("POST", "/api/enter", {"passphrase": "foe"})[0] == 401
        connection = http.client.HTTPConnection("127.0.0.1", house.port)
        connection.request(
            "POST", "/api/enter", json.dumps({"passphrase": "friend"}), {"Content-Type": "application/json"}
        )
        cookie = str(connection.getresponse().headers["Set-Cookie"]).split(";")[0]
        assert "friend" not in cookie
        assert house.ask("GET", "/api/games", headers={"Cookie": cookie})[0] == 200
        for path in ("/api/lobby", "//api/lobby"):
            with pytest.raises(InvalidStatus), connect(f"ws{house.address[4:]}{path}", open_timeout=PATIENCE):
                pass
