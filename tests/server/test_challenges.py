"""Challenges: a person asks another to play, wherever the other is, and every end of it is told to both."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.test_company import heard, watched
from support.houses import Player, RunningHouse, Visitor, running_house
from websockets.sync.client import ClientConnection

TEN = {"kind": "fischer", "seconds": 600, "increment": 10}


def challenge(house: RunningHouse, by: Visitor, to: str, **given: Any) -> tuple[int, Any]:
    body = {"game": "fjords", "seats": [{"kind": "me"}, {"kind": "open", "person": to}], **given}
    return house.ask("POST", "/api/games", body, by.secret)


def told(lobby: ClientConnection) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = heard(lobby, "challenges")["challenges"]
    return found


def test_a_challenge_finds_a_person_anywhere_and_sitting_down_accepts_it(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    with watched(house, ada) as ada_lobby, watched(house, bo) as lobby:
        game = challenge(house, ada, bo.id, rated=True, clock=TEN)[1]["id"]
        [asked] = told(lobby)
        assert (asked["game"], asked["mine"], asked["who"], asked["answer"]) == (game, False, "Ada", None)
        assert (asked["summary"]["rated"], asked["summary"]["clock"]) == (True, TEN)
        assert told(ada_lobby)[0]["mine"] is True
        ada.sit(game, 0)
        bo.sit(game, 1)
        assert told(lobby) == []
        assert told(ada_lobby)[0]["answer"] == "accepted"
        assert house.ask("DELETE", f"/api/me/challenges/{game}", secret=ada.secret)[0] == 204
        assert told(ada_lobby) == []
    assert house.get(f"/api/games/{game}", bo.secret)["state"] == "running"


def test_that_a_challenge_was_accepted_is_told_until_its_game_is_over(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    game = challenge(house, ada, bo.id)[1]["id"]
    ada.sit(game, 0)
    with watched(house, ada) as lobby:
        assert told(lobby)[0]["answer"] is None
        token = bo.sit(game, 1)
        assert told(lobby)[0]["answer"] == "accepted"
        with Player(house, game, token) as player:
            player.join()
            assert player.do("resign", ply=player.ply)["type"] == "ack"
        assert told(lobby) == []


def test_who_declines_ends_the_game_and_the_challenger_is_told(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    game = challenge(house, ada, bo.id)[1]["id"]
    assert house.ask("DELETE", f"/api/me/challenges/{game}", secret=Visitor(house, "Cora").secret)[0] == 403
    assert house.ask("DELETE", f"/api/me/challenges/{game}", secret=bo.secret)[0] == 204
    assert house.ask("GET", f"/api/games/{game}")[0] == 404
    with watched(house, ada) as lobby:  # who was away meanwhile
        assert [(each["who"], each["answer"], each["summary"]) for each in told(lobby)] == [("Bo", "declined", None)]
    again = house.ask("DELETE", f"/api/me/challenges/{game}", secret=bo.secret)
    assert (again[0], again[1]["error"]["key"]) == (403, "server-not-yours")
    assert challenge(house, ada, bo.id)[0] == 201  # once more


@pytest.mark.parametrize("path", ["/api/me/challenges/{game}", "/api/games/{game}"])
def test_a_challenge_that_is_withdrawn_is_gone_for_both(house: RunningHouse, path: str) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    with watched(house, bo) as lobby:
        game = challenge(house, ada, bo.id)[1]["id"]
        assert len(told(lobby)) == 1
        assert house.ask("DELETE", path.format(game=game), secret=ada.secret)[0] == 204
        assert told(lobby) == []
    assert house.ask("POST", f"/api/games/{game}/seats/1", {"nonce": "n"}, bo.secret)[0] == 404
    assert house.ask("DELETE", f"/api/me/challenges/{game}", secret=bo.secret)[1]["error"]["text"]


def test_nobody_is_challenged_twice_at_once_or_by_those_they_blocked(house: RunningHouse) -> None:
    ada, bo, cora = Visitor(house, "Ada"), Visitor(house, "Bo"), Visitor(house, "Cora")
    assert challenge(house, ada, bo.id)[0] == 201
    assert challenge(house, ada, bo.id)[1]["error"]["key"] == "server-challenge-waits"
    assert challenge(house, ada, ada.id)[1]["error"]["key"] == "server-challenge-self"
    assert challenge(house, ada, "nobody")[1]["error"]["key"] == "server-no-person"
    house.ask("PUT", f"/api/me/blocked/{ada.id}", secret=cora.secret)
    assert challenge(house, ada, cora.id)[1]["error"]["key"] == "server-challenge-blocked"
    with watched(house, bo) as lobby:
        assert len(told(lobby)) == 1
    house.ask("PUT", f"/api/me/blocked/{ada.id}", secret=bo.secret)
    with watched(house, bo) as lobby:  # what waits does not reach them any more
        heard(lobby, "waiting")
        challenge(house, cora, bo.id)
        assert [each["who"] for each in told(lobby)] == ["Cora"]
    for _ in range(9):
        assert challenge(house, ada, Visitor(house, "Dag").id)[0] == 201
    assert challenge(house, ada, Visitor(house, "Dag").id)[1]["error"]["key"] == "server-challenge-most"


def test_people_are_found_by_their_username(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    account = {"login": f"bo-{bo.id}", "password": "a long password"}
    assert house.ask("PUT", "/api/me/account", account, bo.secret)[0] in (200, 204)
    path = f"/api/people/named/bo-{bo.id}"
    assert house.get(path, ada.secret) == {"person": bo.id, "name": "Bo"}
    for name in ("nobody", "%00", "%F0%9F%91%A9%E2%80%8D", "x" * 500):
        status, answer = house.ask("GET", f"/api/people/named/{name}", secret=ada.secret)
        assert (status, bool(answer["error"]["text"])) in ((404, True), (400, True)), name
    house.ask("PUT", f"/api/me/blocked/{ada.id}", secret=bo.secret)
    assert house.ask("GET", path, secret=ada.secret)[0] == 404


def test_a_challenge_that_nobody_answers_ends_even_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with running_house(f"sqlite:///{database}", "--no-limits") as house:
        ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
        game = challenge(house, ada, bo.id, clock=TEN)[1]["id"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE challenges SET until = until - 3600")
    with running_house(f"sqlite:///{database}", "--no-limits") as house, watched(house, ada) as lobby:
        while (found := told(lobby))[0]["answer"] is None:
            pass
        assert found[0]["answer"] == "late"
        while house.ask("GET", f"/api/games/{game}")[0] != 404:  # it is deleted a moment later
            pass


def test_only_so_many_games_of_others_wait_for_one_person(house: RunningHouse) -> None:
    """However many identities challenge somebody, and also by games with seats for several people."""
    famous, other = Visitor(house, "Famous"), Visitor(house, "Other")
    seats = [{"kind": "me"}, {"kind": "open", "person": famous.id}, {"kind": "open", "person": other.id}]
    answers = []
    for number in range(4):
        puppet = Visitor(house, f"Puppet {number}")
        answers += [challenge(house, puppet, famous.id, seats=seats, options={"players": 3}) for _ in range(7)]
        answers.append(challenge(house, puppet, famous.id))
    assert [status for status, _ in answers] == [201] * 30 + [400] * 2
    assert answers[-1][1]["error"]["key"] == "server-challenge-asked"
    assert len(house.get("/api/me/games", famous.secret)) == 30
    club = house.post("/api/clubs", {"name": "A club"}, other.secret)["id"]
    code = house.get(f"/api/clubs/{club}", other.secret)["code"]
    assert house.ask("POST", f"/api/clubs/join/{code}", None, famous.secret)[0] == 200
    path, wish = f"/api/clubs/{club}/games", {"game": "fjords", "people": [famous.id]}
    assert house.ask("POST", path, wish, other.secret)[1]["error"]["key"] == "server-challenge-asked"
    assert house.ask("PUT", f"/api/me/blocked/{other.id}", None, famous.secret)[0] == 204
    assert house.ask("POST", path, wish, other.secret)[1]["error"]["key"] == "server-challenge-blocked"
