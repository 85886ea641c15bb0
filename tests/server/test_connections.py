"""Connections that are too many, or too slow, are closed; those of the others go on."""

import contextlib
import json
import os
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.attacks import children
from support.houses import Player, RunningHouse, Visitor, running_house
from support.patience import PATIENCE
from support.strict_house import CONNECTIONS, CONNECTIONS_EACH
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from longhouse.server.access.connections import most_connections
from longhouse.server.access.limits import Limits

_STRANGER = "127.0.0.3"
RESTARTING = 1012


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'house.db'}"
    with running_house(database, module="support.strict_house") as running:
        yield running


@pytest.fixture(scope="module")
def player(strict: RunningHouse) -> Iterator[Player]:
    """Somebody who plays all the time."""
    ada = Visitor(strict)
    game = ada.make()["id"]
    with Player(strict, game, *(ada.sit(game, seat) for seat in range(2))).join() as playing:
        yield playing


def connected(house: RunningHouse, address: str = _STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, source_address=(address, 0))


def all_of(line: socket.socket) -> bytes:
    """What is received until the other side closes the connection."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65_536):
            told += more
    return told


def test_a_head_that_does_not_end_is_not_waited_for(strict: RunningHouse, player: Player) -> None:
    with connected(strict) as slow, connected(strict) as silent:
        slow.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        assert all_of(slow) == all_of(silent) == b""
    assert player.move()["type"] == "ack"


def test_a_socket_whose_headers_are_too_long_is_refused_and_closed(strict: RunningHouse, player: Player) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head = f"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nSec-WebSocket-Version: 13\r\n{upgrade}"
    for name in ("Cookie", "Sec-WebSocket-Protocol", "X-Other"):
        with connected(strict) as line:
            line.sendall(f"{head}{name}: {'a,' * 5_000}\r\n\r\n".encode())
            assert all_of(line).startswith(b"HTTP/1.1 4")
    assert player.move()["type"] == "ack"


def test_a_head_that_is_too_long_is_refused_in_words(strict: RunningHouse, player: Player) -> None:
    for line in ("X-Long: " + "a," * 20_000, "\r\n".join(f"X-{number}: a" for number in range(3_000))):
        with connected(strict) as connection:
            head = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nConnection: close\r\n"
            connection.sendall(f"{head}{line}\r\n\r\n".encode())
            told = all_of(connection)
            assert told.startswith(b"HTTP/1.1 413")
            assert b"server-too-big" in told
    assert player.move()["type"] == "ack"


def test_a_body_that_does_not_end_is_not_waited_for(strict: RunningHouse, player: Player) -> None:
    with connected(strict) as slow:
        head = f"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nContent-Length: 900\r\n\r\n"
        slow.sendall(head.encode() + b'{"name": ')
        told = all_of(slow)
    assert told.startswith(b"HTTP/1.1 408")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["error"]["key"] == "server-too-slow"
    assert player.move()["type"] == "ack"


def test_who_does_not_take_the_answers_is_disconnected(strict: RunningHouse, player: Player) -> None:
    with connected(strict) as deaf:
        request = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n\r\n".encode()
        deaf.sendall(request * 200)  # the answers are more than the network holds
        until = time.monotonic() + PATIENCE
        while alive(strict, deaf):
            assert time.monotonic() < until
            time.sleep(0.05)
    assert player.move()["type"] == "ack"


def alive(house: RunningHouse, line: socket.socket) -> bool:
    """Whether the server still has its end of a connection."""
    here, there = line.getsockname()[1], house.port
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = {(int(row[1].split(":")[1], 16), int(row[2].split(":")[1], 16)) for row in rows if row[3] == "01"}
    return (there, here) in ends


@pytest.mark.parametrize("path", ["/api/games/nothing/play", "/api/lobby"])
def test_a_socket_that_says_nothing_is_closed(strict: RunningHouse, player: Player, path: str) -> None:
    address = f"ws{strict.address[4:]}{path}"
    with connect(address, open_timeout=PATIENCE) as silent, contextlib.suppress(ConnectionClosed):
        while True:
            assert json.loads(silent.recv(PATIENCE))["key"] == "server-too-slow"
    assert player.move()["type"] == "ack"


def test_there_are_fewer_connections_than_files_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database, bots and pipes need files, too."""
    soft, hard = 300, 500
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    assert most_connections(Limits()) == hard - 100
    assert raised == [(hard, hard)]
    assert most_connections(Limits(connections=50)) == 50


def test_an_address_and_all_together_have_only_so_many_connections(strict: RunningHouse, player: Player) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(CONNECTIONS_EACH):
            stack.enter_context(connected(strict))
        refused = all_of(stack.enter_context(connected(strict)))
        assert refused.startswith(b"HTTP/1.1 429")
        assert json.loads(refused.partition(b"\r\n\r\n")[2])["error"]["key"] == "server-too-fast"
        for number in range(CONNECTIONS):
            stack.enter_context(connected(strict, f"127.0.1.{number}"))
        refused = all_of(stack.enter_context(connected(strict, "127.0.2.1")))
        assert refused.startswith(b"HTTP/1.1 503")
        assert b"content-security-policy" in refused
        assert player.move()["type"] == "ack"


@pytest.mark.parametrize("trusted", ["*", "127.0.0.0/8", _STRANGER])
def test_the_connections_of_a_trusted_proxy_are_not_counted_by_address(tmp_path: Path, trusted: str) -> None:
    arguments = ("--trusted-proxies", trusted)
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with (
        running_house(database, *arguments, module="support.strict_house") as house,
        contextlib.ExitStack() as stack,
    ):
        for _ in range(CONNECTIONS_EACH):
            stack.enter_context(connected(house))
        line = stack.enter_context(connected(house))
        line.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n\r\n".encode())
        assert all_of(line).startswith(b"HTTP/1.1 200")


def test_what_is_no_http_is_refused_in_words(strict: RunningHouse) -> None:
    with connected(strict) as line:
        line.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        told = all_of(line)
    assert told.startswith(b"HTTP/1.1 400")
    assert b"content-security-policy" in told
    assert b"retry-after" not in told
    assert json.loads(told.partition(b"\r\n\r\n")[2])["error"]["key"] == "server-bad-request"


def test_connections_that_hang_do_not_hold_up_the_end_of_a_server(tmp_path: Path) -> None:
    """A body without an end, answers that nobody takes, and a socket that says nothing: the log has no word of them."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", "--no-limits")
    host, lobby = f"Host: 127.0.0.1:{house.port}\r\n", f"ws{house.address[4:]}/api/lobby"
    with connected(house) as slow, connected(house) as deaf, connect(lobby, open_timeout=PATIENCE) as silent:
        slow.sendall(f'POST /api/people HTTP/1.1\r\n{host}Content-Length: 900\r\n\r\n{{"name":'.encode())
        deaf.sendall(f"GET /api/openapi.json HTTP/1.1\r\n{host}\r\n".encode() * 200)
        assert house.get("/health")["status"] == "ok"
        log = house.stop()
        assert all_of(slow).startswith(b"HTTP/1.1 503")
        with contextlib.suppress(ConnectionClosed):
            silent.recv(PATIENCE)
        assert silent.close_code == RESTARTING
    assert "Traceback" not in log
    assert "graceful" not in log


def test_heavy_work_has_limits_of_memory_and_gives_way(strict: RunningHouse) -> None:
    record = json.loads((Path(__file__).parent.parent / "golden" / "records" / "fjords-base-2.json").read_text("utf-8"))
    assert strict.ask("POST", "/api/replays", {"record": record})[0] == 200
    processes = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children(strict.process.pid)}
    workers = [pid for pid, command in processes.items() if b"longhouse.server.heavy" in command]
    assert workers
    for pid in workers:
        limits = [row.split() for row in Path(f"/proc/{pid}/limits").read_text().splitlines()]
        assert ["Max", "address", "space", "1000000000"] in [row[:4] for row in limits]
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, strict.process.pid), (
            "it gives way"
        )
        assert os.sched_getscheduler(pid) == os.SCHED_BATCH, "and wakes up behind the server"
