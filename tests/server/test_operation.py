"""Operation: restarts, the lobby, people, letters, figures, and looking after a house from the command line."""

import asyncio
import json
import random
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from server.test_play import at_one_screen, play_to_the_end, two_people
from support.alone import ALLOWED, alone_with
from support.houses import Player, RunningHouse, Visitor, running_house
from support.patience import PATIENCE
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from longhouse.cli import main
from longhouse.errors import Unavailable
from longhouse.games.record import Record
from longhouse.server.app import lasting
from longhouse.server.run import listening_socket
from longhouse.server.settings import Settings


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "longhouse.cli", *arguments], capture_output=True, encoding="utf-8", check=False
    )


def test_a_server_that_is_stopped_says_so_and_running_games_go_on_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    house = RunningHouse(database, "--no-limits")
    player = at_one_screen(house)
    player.move()
    log = house.stop()
    assert "Traceback" not in log
    assert player.until("closing")["reason"] == "restart"
    player.close()
    with running_house(database, "--no-limits") as again:
        back = Player(again, player.game, *player.tokens, since=player.ply)
        back.view = player.view
        with back:
            back.join(since=player.ply)
            assert back.view == player.view
            assert back.move()["type"] == "ack"


def test_a_server_starts_with_a_port_that_is_taken_by_saying_so(house: RunningHouse, tmp_path: Path) -> None:
    done = command("serve", "--port", str(house.port), "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert done.returncode == 1
    assert str(house.port) in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(not ALLOWED, reason="needs Linux, and to be allowed to mount")
def test_a_server_needs_no_privileges_and_writes_only_where_its_games_are(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    games = tmp_path / "games"
    games.mkdir()
    assert subprocess.run([*alone_with(games), "touch", str(elsewhere)], check=False).returncode != 0
    database = f"sqlite:///{games / 'house.db'}"
    with running_house(database, "--no-limits", within=alone_with(games)) as house:
        status = Path(f"/proc/{house.process.pid}/status").read_text("utf-8")
        assert re.search(r"CapEff:\t0+$", status, re.MULTILINE)
        ada = Visitor(house)
        game = ada.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        with Player(house, game, ada.sit(game, 0)).join() as player:
            while player.table["events"] < 20:
                if player.table["turn"] == 0:
                    assert player.move()["type"] == "ack"
                else:
                    player.receive()
    assert list(tmp_path.iterdir()) == [games]


def test_small_messages_go_out_at_once() -> None:
    async def connected() -> None:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            guest = writer.get_extra_info("socket")
            accepted.set_result(guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with listening_socket(Settings(database="")) as ear:
            async with await asyncio.start_server(accept, sock=ear):
                _, writer = await asyncio.open_connection(*ear.getsockname())
                assert await accepted
                writer.close()

    asyncio.run(connected())


def test_what_a_house_needs_is_begun_again_when_it_fails() -> None:
    begun: list[int] = []

    async def fails_at_first() -> None:
        begun.append(len(begun))
        if len(begun) == 1:
            raise Unavailable("table-store-away")

    asyncio.run(lasting(fails_at_first))
    assert begun == [0, 1]


def test_a_database_that_cannot_be_used_is_said_in_one_line() -> None:
    done = command("serve", "--database", "mysql://x/y", "--language", "fr")
    assert done.returncode == 1
    assert done.stderr.startswith("longhouse: «\u00a0mysql\u00a0»")


def test_an_address_that_is_not_of_redis_is_said_in_one_line(tmp_path: Path) -> None:
    done = command("serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", "--redis", "ftp://x", "--language", "de")
    assert done.returncode == 1
    assert done.stderr.startswith("longhouse: „ftp“")


def test_a_game_against_a_bot_is_played_with_real_bots(house: RunningHouse) -> None:
    ada = Visitor(house)
    game = ada.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with Player(house, game["id"], ada.sit(game["id"], 0)).join() as player:
        choose = random.Random(1)
        while player.table["state"] != "over":
            if player.table["turn"] == 0:
                player.move(choose.choice(player.view["legal"]))
            else:
                player.receive()
        assert player.table["seats"][1] == {**player.table["seats"][1], "kind": "bot", "level": "random"}
        assert any(message["type"] == "thinking" for message in player.received)
    Record.read(json.dumps(house.get(f"/api/games/{game['id']}/record"))).verify(fair=True)


def test_who_leaves_is_replaced_by_a_bot_if_the_others_agree_and_gets_the_seat_back(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second:
        seat = second.received[0]["seats"][0]
        assert second.do("leave")["type"] == "ack"
        first.up_to(second.ply)
        assert first.table["seats"][seat]["away"]
        assert first.do("substitute", ply=first.ply, seat=seat, level="random")["type"] == "ack"
        assert first.table["seats"][seat]["kind"] == "bot"
        with Player(house, second.game, *second.tokens).join() as back:
            assert back.table["seats"][seat]["kind"] == "person"


def test_the_lobby_shows_open_games_and_whose_turn_it_is(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    with connect(f"ws{house.address[4:]}/api/lobby", open_timeout=PATIENCE) as lobby:
        lobby.send(json.dumps({"type": "watch", "secret": ada.secret}))
        assert json.loads(lobby.recv(PATIENCE))["type"] == "lobby"
        assert json.loads(lobby.recv(PATIENCE)) == {"type": "waiting", "games": [], "count": 0}
        game = ada.make(
            seats=[{"kind": "me"}, {"kind": "open"}], visibility="public", clock={"kind": "days", "days": 2}
        )["id"]
        while game not in [
            told["id"] for told in json.loads(lobby.recv(PATIENCE)).get("games", []) if isinstance(told, dict)
        ]:
            pass
        ada.sit(game, 0)
        token = bo.sit(game, 1)
        with Player(house, game, token).join() as player:
            while player.table["turn"] == 1:
                player.move()
        while (told := json.loads(lobby.recv(PATIENCE)))["type"] != "turn":
            pass
        assert told == {"type": "turn", "game": game, "name": "fjords"}
    assert [told["id"] for told in house.get("/api/me/games?waiting=true", ada.secret)] == [game]


def test_results_are_told_to_whose_they_are(house: RunningHouse) -> None:
    ada = Visitor(house)
    game = ada.make("northwood")["id"]
    with Player(house, game, ada.sit(game, 0)).join() as player:
        assert house.get("/api/me/results", ada.secret) == []
        play_to_the_end(player, 5)
        [told] = house.get("/api/me/results", ada.secret)
        assert told["id"] == game
        assert told["points"] == player.table["result"]["stars"]
    assert house.get("/api/me/results", Visitor(house).secret) == []


def test_people_have_a_name_an_account_and_can_go(house: RunningHouse) -> None:
    ada = Visitor(house, "Ada")
    assert house.ask("PATCH", "/api/me", {"name": "Ada L.", "language": "de"}, ada.secret)[1]["name"] == "Ada L."
    account = {"login": "ada-lovelace", "password": "correct horse"}
    assert house.ask("PUT", "/api/me/account", account, ada.secret)[0] == 204
    elsewhere = house.post("/api/login", account)
    assert elsewhere["person"] == ada.id
    game = ada.make()["id"]
    ada.sit(game, 0)
    status, token = house.ask("POST", f"/api/games/{game}/seats/0/token", secret=elsewhere["secret"])
    assert status == 201
    with Player(house, game, token["token"]).join() as player:
        assert player.received[0]["seats"] == [0]
    assert house.ask("POST", f"/api/games/{game}/seats/1/token", secret=elsewhere["secret"])[0] == 403
    assert house.ask("DELETE", f"/api/games/{game}", secret=elsewhere["secret"])[0] == 204
    assert house.ask("GET", f"/api/games/{game}")[0] == 404
    assert house.ask("POST", "/api/logout", secret=ada.secret)[0] == 204
    assert house.ask("GET", "/api/me", secret=ada.secret)[0] == 401
    kept = Visitor(house, "Bo").make(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
    assert house.ask("POST", f"/api/games/{kept}/seats/0", {"nonce": "n"}, elsewhere["secret"])[0] == 201
    assert "Ada L." in str(house.get(f"/api/games/{kept}"))
    assert house.ask("DELETE", "/api/me", secret=elsewhere["secret"])[0] == 204
    for path in ("", "/log", "/record"):
        assert "Ada L." not in str(house.get(f"/api/games/{kept}{path}"))
        assert ada.id not in str(house.get(f"/api/games/{kept}{path}"))
    assert house.ask("GET", "/api/me", secret=elsewhere["secret"])[0] == 401


def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    status, content = house.ask("POST", f"/api/games/{game}/seats/0", {"nonce": "x"}, bo.secret)
    assert (status, content["error"]["key"]) == (400, "table-seat-reserved")
    assert house.ask("PUT", f"/api/games/{game}/seats/1/bot", {"level": "random"}, bo.secret)[0] == 403
    assert house.ask("PUT", f"/api/games/{game}/seats/1/bot", {"level": "random"}, ada.secret)[0] == 200
    assert house.ask("POST", f"/api/games/{game}/seats/1", {"nonce": "x"}, bo.secret)[0] == 409


def test_health_figures_descriptions_and_codes_are_served(house: RunningHouse) -> None:
    assert house.get("/health")["status"] == "ok"
    assert re.search(r"^longhouse_sockets [\d.]+$", house.get("/metrics"), re.MULTILINE)
    assert "/api/games/{game}/seats/{seat}" in house.get("/api/openapi.json")["paths"]
    assert "Move" in house.get("/api/schema/play.json")["$defs"]
    assert house.get("/api/qr.svg?path=/%23/game/x").startswith("<svg")


def test_no_secret_is_in_any_log(tmp_path: Path) -> None:
    """Nor is an address of the network."""
    arguments = ("--no-limits", "--verbose", "--smtp", "smtp://mail:secret-mail@127.0.0.1:1/")
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", *arguments)
    ada, bo = Visitor(house), Visitor(house, "Bo")
    account = {"login": "ada", "password": "a-secret-password"}
    assert house.ask("PUT", "/api/me/account", account, ada.secret)[0] == 204
    house.ask("POST", "/api/login", {**account, "password": "a-wrong-password"})
    house.ask("PATCH", "/api/me", {"email": "unmistakable@example.org"}, ada.secret)
    house.ask("GET", "/api/me", secret="a-very-secret-secret")
    house.ask("GET", "/mail/confirm?token=a-secret-token")
    friend = house.post("/api/me/friends/links", None, ada.secret)["code"]
    house.post(f"/api/friends/{friend}", None, bo.secret)
    link = house.post("/api/me/links", None, ada.secret)["code"]
    other = house.post(f"/api/links/{link}")["secret"]
    game = ada.make(visibility="private")["id"]
    token = ada.sit(game, 0)
    with Player(house, game, token, secret=ada.secret) as player:
        player.join()
    with pytest.raises(InvalidStatus):
        connect(f"ws{house.address[4:]}/api/lobby?{other}", origin=Origin("http://evil.example")).__enter__()
    log = house.stop()
    words = ("a-secret-password", "a-wrong-password", "a-very-secret-secret", "a-secret-token", "secret-mail")
    for secret in (*words, "unmistakable", ada.secret, bo.secret, other, token, friend, link, game, "127.0.0.1:"):
        assert secret not in log, secret
    for line in log.splitlines():
        assert isinstance(json.loads(line), dict)


def test_no_passphrase_is_in_any_log(tmp_path: Path) -> None:
    house = RunningHouse(
        f"sqlite:///{tmp_path / 'house.db'}", "--no-limits", "--verbose", "--passphrase", "open-sesame"
    )
    house.ask("POST", "/api/enter", {"passphrase": "another-passphrase"})
    house.ask("POST", "/api/enter", {"passphrase": "open-sesame"})
    log = house.stop()
    assert "another-passphrase" not in log
    assert "open-sesame" not in log


def test_a_house_is_looked_after_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"

    def admin(*arguments: str, of: str = database) -> tuple[int, str]:
        code = main(["admin", *arguments, "--database", of])
        return code, capsys.readouterr().out

    with running_house(database, "--no-limits") as house:
        player = at_one_screen(house)
        with player:
            play_to_the_end(player, 1)
        ada = Visitor(house)
        house.ask("PUT", "/api/me/account", {"login": "ada", "password": "correct horse"}, ada.secret)
        assert player.game in admin("list")[1]
        Record.read(admin("export", player.game)[1]).verify(fair=True)
        assert admin("export", "nothing")[0] == 1
        assert admin("export")[0] == 2
        copy = tmp_path / "copy.db"
        assert admin("backup", str(copy))[0] == 0
        assert admin("backup", str(copy))[0] == 2
        password = admin("password", "ada")[1].strip()
        assert house.post("/api/login", {"login": "ada", "password": password})["person"] == ada.id
        assert admin("delete", player.game)[0] == 0
        assert player.game not in admin("list")[1]
        assert player.game in admin("list", of=f"sqlite:///{copy}")[1]
