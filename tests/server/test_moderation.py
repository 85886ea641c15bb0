"""Blocks, reports, bans, mutes and names; and one's own data, exported and deleted as a whole."""

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from support.houses import Player, RunningHouse, Visitor, running_house

from longhouse.storage.games import GameStore
from longhouse.storage.schema import metadata


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[RunningHouse]:
    with running_house(database, "--no-limits") as running:
        yield running


def admin(database: str, *words: str) -> str:
    command = [sys.executable, "-m", "longhouse.cli", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def at_a_table(ada: Visitor, bo: Visitor) -> tuple[str, str, str]:
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    return game, ada.sit(game, 0), bo.sit(game, 1)


def test_who_is_blocked_cannot_sit_down_and_is_not_heard(house: RunningHouse) -> None:
    ada, bo, eve = (Visitor(house, name) for name in ("Ada", "Bo", "Eve"))
    game, one, two = at_a_table(ada, bo)
    for person in (bo, eve):
        assert house.ask("PUT", f"/api/me/blocked/{person.id}", secret=ada.secret)[0] == 204
    assert {each["name"] for each in house.get("/api/me/blocked", ada.secret)} == {"Bo", "Eve"}
    for maker, guest in ((ada, bo), (bo, ada)):
        other = maker.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        status, told = house.ask("POST", f"/api/games/{other}/seats/1", {"nonce": "n"}, guest.secret)
        assert (status, told["error"]["key"]) == (403, "server-blocked")
    with (
        Player(house, game, one) as hers,
        Player(house, game, two) as his,
        Player(house, game, secret=eve.secret) as watcher,
    ):
        for player in (hers, his, watcher):
            player.join()
        his.do("chat", text="an insult")
        watcher.do("chat", text="another")
        hers.do("chat", text="hello")
        while not any(message["type"] == "chat" for message in hers.received):
            hers.receive()
        heard = [message["text"] for message in hers.received if message["type"] == "chat"]
        assert heard == ["hello"]
    lines = house.get(f"/api/games/{game}/chat", ada.secret)
    assert [line["text"] for line in lines] == ["hello"]
    assert len(house.get(f"/api/games/{game}/chat", bo.secret)) == 3
    for person in (bo, eve):
        assert house.ask("DELETE", f"/api/me/blocked/{person.id}", secret=ada.secret)[0] == 204
    assert house.get("/api/me/blocked", ada.secret) == []
    assert house.ask("PUT", f"/api/me/blocked/{ada.id}", secret=ada.secret)[0] == 400
    assert house.ask("PUT", "/api/me/blocked/nobody", secret=ada.secret)[0] == 404


def test_reports_reach_the_operator_and_cannot_flood_them(house: RunningHouse, database: str) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    path = f"/api/people/{bo.id}/reports"
    asked = [house.ask("POST", path, {"text": f"rude {n}\nreally"}, ada.secret)[0] for n in range(12)]
    assert asked == [204] * 10 + [429] * 2
    told = admin(database, "reports")
    assert f"{ada.id} → {bo.id}" in told
    assert "rude 3 really" in told
    assert house.ask("POST", "/api/people/nobody/reports", {"text": "x"}, ada.secret)[0] == 404


def test_the_operator_bans_mutes_and_renames_and_all_of_it_is_in_the_log(house: RunningHouse, database: str) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Rude Name")
    game, _, two = at_a_table(ada, bo)
    admin(database, "mute", bo.id, "spam")
    with Player(house, game, two) as his:
        his.join()
        assert his.do("chat", text="spam")["key"] == "server-muted"
        admin(database, "unmute", bo.id)
        assert his.do("chat", text="sorry")["type"] == "ack"
    admin(database, "rename", bo.id, "Bo")
    assert house.get("/api/me", bo.secret)["name"] == "Bo"
    store = GameStore.at(database)
    table = store.find(game)
    assert table is not None  # its hash chain is right
    assert [held.name for held in table.held] == ["Ada", "Bo"]
    store.close()
    admin(database, "ban", bo.id, "would not stop")
    status, told = house.ask("GET", "/api/me", secret=bo.secret)
    assert (status, told["error"]["key"]) == (403, "server-banned")
    with Player(house, game, two) as his:
        assert his.do("join", tokens=[two])["key"] == "server-wrong-token"
    with Player(house, game) as his:
        assert his.do("join", secret=bo.secret)["key"] == "server-banned"
    admin(database, "unban", bo.id)
    assert house.ask("GET", "/api/me", secret=bo.secret)[0] == 200
    log = admin(database, "log").splitlines()
    assert [line.split()[2] for line in log if bo.id in line] == ["mute", "unmute", "rename", "ban", "unban"]
    assert "would not stop" in "".join(log)
    assert "Rude Name → Bo" in "".join(log)


def test_ones_own_data_is_exported_whole_and_deleted_whole(house: RunningHouse, database: str) -> None:
    ada, bo = Visitor(house, "Ada Unmistakable"), Visitor(house, "Bo")
    game, one, _ = at_a_table(ada, bo)
    house.ask("PUT", "/api/me/account", {"login": "unmistakable", "password": "correct horse"}, ada.secret)
    house.ask("PATCH", "/api/me", {"email": "unmistakable@example.org"}, ada.secret)
    house.ask("PUT", f"/api/me/blocked/{bo.id}", secret=ada.secret)
    house.ask("POST", f"/api/people/{bo.id}/reports", {"text": "unmistakably rude"}, ada.secret)
    house.ask("POST", f"/api/daily/{house.get('/api/daily')['day']}/deal", None, ada.secret)
    eve = Visitor(house, "Eve")
    code = house.post("/api/me/friends/links", None, ada.secret)["code"]
    assert house.ask("POST", f"/api/friends/{code}", None, eve.secret)[0] == 200
    house.post("/api/clubs", {"name": "An unmistakable club"}, ada.secret)
    assert house.ask("PUT", "/api/me/profile", {"published": True, "ranked": False}, ada.secret)[0] == 204
    endpoint = "https://fcm.googleapis.com/fcm/send/unmistakable"
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    assert house.ask("PUT", "/api/me/push", {"endpoint": endpoint, "keys": keys}, ada.secret)[0] == 204
    assert house.ask("PUT", "/api/me/seek", {"game": "fjords"}, ada.secret)[0] in (200, 201)
    with Player(house, game, one) as hers:
        hers.join()
        hers.do("chat", text="unmistakable words")
    told = house.get("/api/me/data", ada.secret)
    assert told["me"]["email"] == "unmistakable@example.org"
    assert [line["text"] for line in told["chat"]] == ["unmistakable words"]
    assert [each["person"] for each in told["blocked"]] == [bo.id]
    assert [each["text"] for each in told["reports"]] == ["unmistakably rude"]
    assert [each["person"] for each in told["friends"]] == [eve.id]
    assert [each["name"] for each in told["clubs"]] == ["An unmistakable club"]
    assert told["profile"] == {"published": True, "ranked": False}
    assert told["push"] == [endpoint]
    assert told["seek"]["game"] == "fjords"
    assert len(told["games"]) == 2
    assert len(told["days"]) == len(told["sessions"]) == 1
    assert house.ask("DELETE", "/api/me", secret=ada.secret)[0] == 204
    assert house.ask("GET", "/api/me", secret=ada.secret)[0] == 401
    store = GameStore.at(database)
    with store.engine.connect() as connection:
        everything = [
            str(row) for table in metadata.sorted_tables for row in connection.execute(text(f"SELECT * FROM {table}"))
        ]
    assert [row for row in everything if ada.id in row or "nmistakabl" in row] == []
    table = store.find(game)
    assert table is not None
    assert [held.person for held in table.held] == [None, bo.id]
    store.close()


def test_bots_that_do_not_exist_are_refused_when_they_are_named(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    until = time.monotonic() + 120
    while not house.get("/api/catalogue")["bots"].get("fjords"):
        assert time.monotonic() < until
        time.sleep(0.1)
    clock = {"kind": "move", "seconds": 60}
    seats = [{"kind": "me"}, {"kind": "open"}]
    given = {"game": "fjords", "seats": seats, "clock": clock, "timeout": "bot:grandmaster"}
    status, told = house.ask("POST", "/api/games", given, ada.secret)
    assert (status, told["error"]["key"]) == (400, "server-no-such-bot")
    game, one, two = at_a_table(ada, bo)
    with Player(house, game, one) as hers, Player(house, game, two) as his:
        hers.join()
        his.join()
        his.do("leave")
        assert hers.do("substitute", ply=hers.ply, seat=1, level="grandmaster")["key"] == "server-no-such-bot"
