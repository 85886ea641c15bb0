"""Quick pairing, on one node and on two: strangers meet, and nobody is lost when one of them leaves."""

import json
from typing import Any

import pytest
from support.houses import RunningHouse
from support.patience import PATIENCE
from support.seeking import TEN, WISH, Seeking, in_lobby
from websockets.sync.client import connect


def test_two_strangers_meet_sit_down_and_the_game_is_theirs_alone(house: RunningHouse) -> None:
    with in_lobby(house, "Ada") as ada, in_lobby(house, "Bo") as bo:
        status, told = ada.look()
        assert (status, told["options"]["players"], told["anybody"]) == (200, 2, False)
        assert ada.told()["seek"] == told
        assert bo.look(public=True)[0] == 200
        one, other = ada.found(), bo.found()
        assert one["game"] == other["game"]
        assert (one["others"], other["others"]) == (["Bo"], ["Ada"])
        assert ada.look()[1]["error"]["key"] == "server-pair-found"
        ada.sit(one)
        bo.sit(other)
        game = house.get(f"/api/games/{one['game']}", ada.person.secret)
        assert (game["state"], game["visibility"], game["clock"]) == (
            "running",
            "private",
            TEN,
        )  # one did not choose it
        while ada.told()["seek"] is not None:
            pass
        assert house.ask("DELETE", "/api/me/seek", secret=ada.person.secret)[0] == 204
        assert house.get(f"/api/games/{one['game']}", ada.person.secret)["state"] == "running"


def test_a_partner_who_says_no_is_replaced_by_the_next(house: RunningHouse) -> None:
    with in_lobby(house, "Ada") as ada, in_lobby(house, "Bo") as bo:
        first = ada.look()[1]
        bo.look()
        one = ada.found()
        ada.sit(one)
        assert bo.stop() == 204
        again = ada.told()
        assert (again["seek"], again["found"]) == (first, None)  # at the old place
        assert house.ask("GET", f"/api/games/{one['game']}")[0] == 404
        with in_lobby(house, "Cora") as cora:
            cora.look()
            assert cora.found()["others"] == ["Ada"]
            assert ada.found()["others"] == ["Cora"]
            assert ada.stop() == 204
            assert cora.told()["found"] is None
            assert cora.stop() == 204


def test_people_who_blocked_each_other_do_not_meet(house: RunningHouse) -> None:
    with in_lobby(house, "Ada") as ada, in_lobby(house, "Bo") as bo, in_lobby(house, "Cora") as cora:
        assert house.ask("PUT", f"/api/me/blocked/{bo.person.id}", secret=ada.person.secret)[0] == 204
        ada.look()
        bo.look()
        cora.look()
        assert {"Cora"} == set(ada.found()["others"])
        assert bo.stop() == ada.stop() == 204
        assert cora.stop() == 204


def test_two_tabs_of_one_person_look_once_and_both_know(house: RunningHouse) -> None:
    with in_lobby(house, "Ada") as ada:
        address = f"ws{house.address[4:]}/api/lobby"
        with connect(address, open_timeout=PATIENCE, max_queue=None) as tab:
            tab.send(json.dumps({"type": "watch", "secret": ada.person.secret}))
            other = Seeking(ada.person, tab)
            ada.look()
            assert other.told()["seek"] == ada.told()["seek"]
            other.look(anybody=True)
            assert ada.told()["seek"]["anybody"] is True
        assert ada.stop() == 204
        assert ada.told()["seek"] is None


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "northwood", "options": {}}, 400),
        ({"game": "chess"}, 400),
        ({"options": {"players": 99}}, 400),
        ({"options": {"tiles": ["x" * 100] * 1_000}}, 413),
        ({"clock": {"kind": "fischer", "seconds": -1}}, 400),
        ({"clock": "fast"}, 400),
        ({"person": "somebody else"}, 400),
    ],
)
def test_a_wish_that_cannot_come_true_is_refused_with_a_word(
    house: RunningHouse, wish: dict[str, object], status: int
) -> None:
    with in_lobby(house, "Ada") as ada:
        answer = ada.look(**wish)
        assert answer[0] == status, answer
        assert answer[1]["error"]["text"]
    assert house.ask("PUT", "/api/me/seek", WISH)[0] == 401


def test_the_lobby_counts_who_looks_and_shows_what_is_played(house: RunningHouse) -> None:
    with in_lobby(house, "Ada") as ada:
        ada.look(options={"players": 3})
        found: list[dict[str, Any]] = []
        while not found:
            message = json.loads(ada.lobby.recv(PATIENCE))
            if message["type"] == "lobby":  # at first perhaps with those who looked in an earlier test
                found = [each for each in message["looking"] if each["options"]["players"] == 3]
        [pool] = found
        assert (pool["game"], pool["count"], pool["clock"]) == ("fjords", 1, TEN)
        assert ada.stop() == 204
