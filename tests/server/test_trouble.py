"""A server whose database is in trouble: the operator gets one sentence, and players hear that nothing can be saved."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from server.test_operation import command
from server.test_play import at_one_screen
from support.alone import ALLOWED, alone_with
from support.houses import Player, RunningHouse, running_house
from support.lifetimes import free_port

if sys.platform == "linux":
    import resource

_ALMOST_NOTHING = 4_000
"""Bytes: a log fits into it, but no page of a database."""


def empty(file: Path) -> None:
    file.write_bytes(b"")


def no_database(file: Path) -> None:
    file.write_text("hello\n" * 1_000)


def newer(file: Path) -> None:
    RunningHouse(f"sqlite:///{file}").stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize("make", [empty, no_database, newer])
def test_a_server_does_not_start_on_a_database_that_it_cannot_use_and_says_why(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    file = tmp_path / "house.db"
    make(file)
    done = command("serve", "--database", f"sqlite:///{file}")
    assert done.returncode == 1
    assert [line.startswith("longhouse: ") for line in done.stderr.splitlines()] == [True]


@pytest.mark.skipif(not ALLOWED, reason="needs Linux, and to be allowed to mount")
def test_a_server_does_not_start_on_a_database_that_it_may_not_write(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "elsewhere").mkdir()
    database = f"sqlite:///{tmp_path / 'house' / 'house.db'}"
    RunningHouse(database).stop()
    serve = [sys.executable, "-m", "longhouse.cli", "serve", "--database", database]
    done = subprocess.run(
        [*alone_with(tmp_path / "elsewhere"), *serve], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 1
    assert [line.startswith("longhouse: ") for line in done.stderr.splitlines()] == [True]


@contextmanager
def full_disk(house: RunningHouse) -> Iterator[None]:
    """Let the files of a server grow no more."""
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (_ALMOST_NOTHING, before[1]))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux, to limit another process")
def test_when_the_disk_is_full_players_are_told_and_play_on_when_there_is_room_again(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", "--no-limits")
    with at_one_screen(house) as player:
        before = player.ply
        with full_disk(house):
            refusal = player.do("move", ply=player.ply, action=player.view["legal"][0])
            assert (refusal["type"], refusal["kind"], refusal["key"]) == ("error", "Unavailable", "table-store-away")
            status, content = house.ask("GET", "/health")
            assert status == 503
            assert content["error"]["key"] == "table-database-failing"
            status, content = house.ask("POST", "/api/people", {"name": "Bo"})
            assert (status, content["error"]["key"]) == (503, "table-store-away")
        assert player.ply == before
        assert player.move()["type"] == "ack"
        assert player.ply > before
    log = house.stop()
    assert "Traceback" not in log
    assert any(json.loads(line)["event"] == "store" for line in log.splitlines())


def test_health_answers_although_the_database_does_not_and_moves_wait_for_it(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with running_house(f"sqlite:///{file}", "--no-limits") as house, at_one_screen(house) as player:
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            number = player.send("move", ply=player.ply, action=player.view["legal"][0])
            status, content = house.ask("GET", "/health")
            other.rollback()
        assert (status, content["error"]["key"]) == (503, "table-database-silent")
        assert player.answer(number)["type"] == "ack"
        assert "Traceback" not in house.logged()


def test_health_answers_although_the_server_still_waits_for_its_database() -> None:
    with running_house(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing") as house:
        status, content = house.ask("GET", "/health")
        assert (status, content["error"]["key"]) == (503, "server-starting")


def test_a_damaged_game_is_refused_by_name_and_logged_once_and_other_games_go_on(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    first = RunningHouse(f"sqlite:///{file}", "--no-limits")
    with at_one_screen(first) as damaged, at_one_screen(first) as whole:
        for player in (damaged, whole):
            player.move()
    first.stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE entries SET at = at + 1 WHERE game = ? AND ply = 3", [damaged.game])
        connection.commit()
    house = RunningHouse(f"sqlite:///{file}", "--no-limits")
    for _ in range(3):
        status, content = house.ask("GET", f"/api/games/{damaged.game}/log")
        assert (status, content["error"]["kind"]) == (500, "DamagedGame")
        assert damaged.game in content["error"]["text"]
    with Player(house, damaged.game, *damaged.tokens) as player:
        assert player.do("join", tokens=list(damaged.tokens))["key"] == "table-damaged"
    with Player(house, whole.game, *whole.tokens).join() as player:
        assert player.move()["type"] == "ack"
    assert house.get("/health")["status"] == "ok"
    log = house.stop()
    assert "Traceback" not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["game"] for line in lines if line["event"] == "damaged"] == [damaged.game]
