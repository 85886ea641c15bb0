"""Conditional moves on a server: they are played while their player is away, and nobody else knows of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor, running_house
from support.settled import OPTIONS, origin, settlement

from longhouse.games.game import Seat
from longhouse.storage.games import GameStore
from longhouse.storage.plans import PlanStore
from longhouse.table.plans import planned

DAYS = {"kind": "days", "days": 3}


class Correspondence:
    """A game over days at its settlement: `mover` is to move, `planner` is away."""

    def __init__(self, house: RunningHouse, **given: Any) -> None:
        ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
        told = {"options": OPTIONS, "clock": DAYS, "from": origin(), **given}
        self.house = house
        self.game: str = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], **told)["id"]
        tokens = ada.sit(self.game, 0), bo.sit(self.game, 1)
        self.turn: int = house.get(f"/api/games/{self.game}")["turn"]
        self.mover, self.planner = (ada, bo) if self.turn == 0 else (bo, ada)
        self.token = tokens[self.turn]
        self.path = f"/api/games/{self.game}/seats/{1 - self.turn}/plan"
        self.events: int = house.get(f"/api/games/{self.game}")["events"]

    def put(self, *lines: list[str], events: int | None = None) -> tuple[int, Any]:
        body = {"events": self.events if events is None else events, "lines": list(lines)}
        return self.house.ask("PUT", self.path, body, self.planner.secret)

    def left(self) -> list[list[str]]:
        told: list[list[str]] = self.house.get(self.path, self.planner.secret)["lines"]
        return told


@contextmanager
def playing(at: Correspondence) -> Iterator[Player]:
    with Player(at.house, at.game, at.token).join() as player:
        yield player


def answered(player: Player) -> list[str]:
    """A move, and an answer to it."""
    first = player.view["legal"][0]
    return [first, settlement().apply(first).legal()[-1]]


def test_a_line_is_played_while_its_player_is_away(house: RunningHouse) -> None:
    at = Correspondence(house)
    with playing(at) as player:
        first, reply = answered(player)
        status, told = at.put([first, reply])
        assert (status, told) == (200, {"events": at.events, "lines": [[first, reply]]})
        player.move(first)
        while player.table["turn"] != at.turn or player.table["events"] < at.events + 2:
            player.receive()
        assert [entry["text"] for entry in player.told.values()][-2:] == [first, reply]
        assert at.left() == []


def test_a_surprise_ends_the_plan_and_it_is_the_players_turn(house: RunningHouse) -> None:
    at = Correspondence(house)
    with playing(at) as player:
        first, second = answered(player)
        assert at.put([first, second])[0] == 200
        player.move(player.view["legal"][-1])
        while player.table["turn"] == at.turn:
            player.receive()
        assert house.get(f"/api/games/{at.game}")["events"] == at.events + 1
        assert at.left() == []


def test_nobody_else_sees_a_plan_and_it_is_not_in_the_log(house: RunningHouse) -> None:
    at = Correspondence(house)
    with playing(at) as player:
        first, second = answered(player)
        at.put([first, second])
        assert house.ask("GET", at.path, secret=at.mover.secret)[1]["error"]["key"] == "server-not-yours"
        assert house.ask("PUT", at.path, {"events": 0, "lines": []}, at.mover.secret)[0] == 403
        assert house.ask("DELETE", at.path, secret=Visitor(house, "Cora").secret)[0] == 403
        assert house.ask("GET", at.path)[0] == 401
        player.do("ping")
        assert all(second not in str(message) for message in player.received if message["type"] != "welcome")
        assert house.get("/api/me/data", at.planner.secret)["plans"][0]["lines"] == [[first, second]]
        assert house.get("/api/me/data", at.mover.secret)["plans"] == []
        assert house.ask("DELETE", at.path, secret=at.planner.secret)[0] == 204
        assert at.left() == []
        player.move(first)
        while player.table["turn"] == at.turn:
            player.receive()


def test_what_was_played_meanwhile_is_answered_when_the_plan_arrives(house: RunningHouse) -> None:
    at = Correspondence(house)
    with playing(at) as player:
        first, second = answered(player)
        player.move(first)
        status, told = at.put([first, second])
        assert (status, told["lines"], told["events"]) == (200, [], at.events + 2)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"events": 10_000, "lines": []}, 409),
        ({"events": -1, "lines": []}, 400),
        ({"lines": [["viking 0,0"]]}, 400),
        ({"events": None, "lines": [["nonsense \u0000 \u202e"]]}, 400),
        ({"events": None, "lines": [["x"] * 21]}, 400),
        ({"events": None, "lines": [["x"]] * 9}, 400),
        ({"events": None, "lines": [["x" * 70_000]]}, 413),
    ],
)
def test_a_plan_that_cannot_be_read_is_refused_with_a_word_and_the_old_one_stays(
    house: RunningHouse, body: dict[str, Any], status: int
) -> None:
    at = Correspondence(house)
    with playing(at) as player:
        kept = answered(player)
    at.put(kept)
    if "events" in body and body["events"] is None:
        body = {**body, "events": at.events}
    answer = house.ask("PUT", at.path, body, at.planner.secret)
    assert answer[0] == status, answer
    assert answer[1]["error"]["text"]
    assert at.left() == [kept]


def test_games_that_are_played_at_once_have_no_plans(house: RunningHouse) -> None:
    at = Correspondence(house, clock={"kind": "fischer", "seconds": 600, "increment": 0})
    assert at.put([])[1]["error"]["key"] == "table-plan-not-here"


def test_a_plan_survives_a_crash_between_a_move_and_its_answer(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with running_house(database, "--no-limits") as house:
        at = Correspondence(house)
        with playing(at) as player:
            first, second = answered(player)
            player.move(first)
            while player.table["turn"] == at.turn:
                player.receive()
    _keep(tmp_path / "house.db", at, [first, second])  # as if the server had ended before the answer
    with running_house(database, "--no-limits") as house, Player(house, at.game, at.token).join() as player:
        while player.table["events"] < at.events + 2:
            player.receive()


def _keep(database: Path, at: Correspondence, line: list[str]) -> None:
    store = GameStore.at(f"sqlite:///{database}")
    table = store.find(at.game)
    assert table is not None
    seat = Seat(1 - at.turn)
    PlanStore(store).put(at.game, seat, planned(table, seat, at.events, [line]), 0.0)
    store.close()
