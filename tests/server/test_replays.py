"""Replays: a whole game in one answer, hiding from each seat what it could not see, and records that are played on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor, running_house

from longhouse.games.record import Record
from longhouse.table.diffs import changed, read_edits

RECORDS = Path(__file__).parent.parent / "golden" / "records"


def recorded(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))


def views(replay: Any) -> list[Any]:
    seen = [replay["first"]]
    for step in replay["steps"]:
        seen.append(changed(seen[-1], read_edits(step["changes"])))
    return seen


@pytest.mark.parametrize("name", ["fjords-base-2", "fjords-classic-3-rounds", "northwood-scenario"])
@pytest.mark.parametrize("seat", [0, None])
def test_the_changes_lead_through_every_view_of_the_seat_that_looks(
    house: RunningHouse, name: str, seat: int | None
) -> None:
    record = recorded(name)
    replay = house.post("/api/replays", {"record": record, "seat": seat})
    assert views(replay) == [state.view(seat) for state in Record.read(json.dumps(record)).states()]  # type: ignore[arg-type]
    assert [step["event"] for step in replay["steps"]] == record["events"]
    assert replay["result"] == record["result"]
    assert replay["seats"] == len(record["players"])


def test_where_a_tile_fits_is_told_with_oversight_only_to_who_may_see_all_of_a_game_that_is_over(
    house: RunningHouse,
) -> None:
    record = recorded("fjords-oversight-4")
    asked = {"record": record, "seat": "turn"}
    laying = [view for view in views(house.post("/api/replays", asked)) if view["due"] == "lay"]
    assert laying
    assert not any("legal" in view for view in laying)
    told = [view for view in views(house.post("/api/replays", {**asked, "seat": "all"})) if view["due"] == "lay"]
    assert all(view["legal"] for view in told)
    running = {**{key: record[key] for key in ("format", "game", "options")}, "events": record["events"][:40]}
    status, content = house.ask("POST", "/api/replays", {"record": running, "seat": "all"})
    assert (status, content["error"]["key"]) == (400, "server-not-over")


def test_an_action_is_followed_by_chance_that_the_seed_decides(house: RunningHouse) -> None:
    record = {"format": "longhouse/1", "game": "fjords", "options": {}, "events": []}
    begun = house.post("/api/replays", {"record": record, "seat": "turn", "play": [], "seed": "today"})
    assert [step["event"].split()[0] for step in begun["steps"]] == ["*first", *["*row"] * 4]
    action = views(begun)[-1]["legal"][0]
    record["events"] = [step["event"] for step in begun["steps"]]
    asked = {"record": record, "seat": "turn", "from": 5, "play": [action, "none"]}
    once, twice, other = (house.post("/api/replays", {**asked, "seed": seed}) for seed in ("today", "today", "b"))
    assert once == twice != other
    assert [step["seat"] is None for step in once["steps"]] == [False, False, True]
    assert once["from"] == 5
    assert views(once)[-1]["legal"]


def test_an_action_the_rules_refuse_is_refused_by_its_rule(house: RunningHouse) -> None:
    record = recorded("fjords-base-2")
    asked = {"record": record, "from": 5, "play": ["lay 34 0,0 SSSPPS"]}
    status, content = house.ask("POST", "/api/replays", asked)
    assert (status, content["error"]["rule"]) == (400, "F3.1")


@pytest.mark.parametrize(
    ("change", "key", "index"),
    [
        ({"format": "other"}, "field-choice", None),
        ({"events": ["*first 0", "*row 02", "*row 02"]}, "fjords-bad-draw", 2),
        ({"events": ["nonsense"]}, "fjords-unreadable", 0),
        ({"options": {"players": 9}}, "field-choice", None),
    ],
)
def test_a_bad_record_gets_one_clear_message(house: RunningHouse, change: Any, key: str, index: int | None) -> None:
    status, content = house.ask("POST", "/api/replays", {"record": {**recorded("fjords-base-2"), **change}})
    assert (status, content["error"]["key"]) == (400, key)
    assert content["error"]["text"]
    assert content["error"].get("index") == index


def test_each_event_is_told_in_the_language_of_who_asks(house: RunningHouse) -> None:
    record = {**recorded("fjords-base-2"), "players": ["Ada", "bot:karl"]}
    _, replay = house.ask("POST", "/api/replays", {"record": record}, headers={"Accept-Language": "de"})
    texts = [step["text"] for step in replay["steps"]]
    assert texts[:2] == ["Ada beginnt", "Ein Plättchen kommt in die Auslage"]
    assert any(text.startswith("Karl legt ") for text in texts)
    assert not any(re.search(r"\d,-?\d|[PMS]{6}", text) for text in texts), "notation before a person"


def test_a_private_game_is_replayed_only_by_who_sits_there(house: RunningHouse) -> None:
    ada, ben = Visitor(house), Visitor(house, "Ben")
    game = ada.make(visibility="private")["id"]
    for seat in range(2):
        ada.sit(game, seat)
    assert house.get(f"/api/games/{game}/replay?seat=0", ada.secret)["first"]["seat"] == 0
    status, content = house.ask("GET", f"/api/games/{game}/replay", secret=ben.secret)
    assert (status, content["error"]["key"]) == (403, "server-not-yours")
    status, content = house.ask("GET", f"/api/games/{game}/replay?seat=all", secret=ada.secret)
    assert (status, content["error"]["key"]) == (400, "server-not-over")


def test_a_shared_record_has_the_same_name_each_time_and_is_there_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    record = recorded("northwood-intro")
    with running_house(database) as house:
        name = house.post("/api/records", record)["id"]
        assert house.post("/api/records", {key: record[key] for key in reversed(record)})["id"] == name
        other = house.post("/api/records", recorded("northwood-full"))["id"]
    assert other != name
    with running_house(database) as house:
        assert house.get(f"/api/records/{name}") == record
        status, content = house.ask("GET", "/api/records/nothing")
        assert (status, content["error"]["key"]) == (404, "server-not-found")


def test_only_records_the_rules_accept_are_shared_and_not_without_measure(tmp_path: Path) -> None:
    record = recorded("fjords-base-2")
    with running_house(f"sqlite:///{tmp_path / 'house.db'}") as limited:
        status, content = limited.ask("POST", "/api/records", {**record, "result": {"scores": [1, 2], "winners": [1]}})
        assert (status, content["error"]["key"]) == (400, "record-result")
        status, content = limited.ask("POST", "/api/records", {**record, "events": ["x" * 300_000]})
        assert (status, content["error"]["key"]) == (413, "server-too-big")
        statuses = [limited.ask("POST", "/api/records", {**record, "events": ["bad"]})[0] for _ in range(40)]
        assert set(statuses) == {400, 429}


def test_a_game_that_begins_with_a_record_goes_on_where_it_stands(house: RunningHouse) -> None:
    record = recorded("fjords-base-2")
    at = record["events"].index("none") + 1  # chance is due next
    begun = {key: record[key] for key in ("format", "game", "options")} | {"events": record["events"][:at]}
    ada = Visitor(house)
    origin: Any = {"from": {"record": begun, "events": at}}
    game = ada.make(options=record["options"], **origin)["id"]
    tokens = [ada.sit(game, seat) for seat in range(2)]
    with Player(house, game, *tokens).join() as player:
        assert player.view["legal"]
        player.move()
    replay = house.get(f"/api/games/{game}/replay")
    assert [step["event"] for step in replay["steps"]][:at] == record["events"][:at]
    assert replay["steps"][at]["seat"] is None
    assert "seed" not in house.get(f"/api/games/{game}/record")
