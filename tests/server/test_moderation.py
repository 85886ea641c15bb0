"""Blocks, reports, bans, mutes and names."""

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from server.test_company import heard, watched
from support.houses import Player, RunningHouse, Visitor, running_house

from longhouse.storage.games import GameStore


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
    with watched(house, bo) as lobby:
        assert heard(lobby, "error")["key"] == "server-banned"
    admin(database, "unban", bo.id)
    assert house.ask("GET", "/api/me", secret=bo.secret)[0] == 200
    log = admin(database, "log").splitlines()
    assert [line.split()[2] for line in log if bo.id in line] == ["mute", "unmute", "rename", "ban", "unban"]
    assert "would not stop" in "".join(log)
    assert "Rude Name → Bo" in "".join(log)


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
