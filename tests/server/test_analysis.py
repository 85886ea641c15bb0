"""Analyses over HTTP, with the bots of the house."""

import json
import random
import time
from pathlib import Path
from typing import Any

from server.test_metrics import value
from support.houses import Player, RunningHouse, Visitor
from support.settlements import few_tiles

from longhouse.games.catalogue import game_with
from longhouse.games.playout import random_game
from longhouse.server.access import prices

RECORDS = Path(__file__).parent.parent / "golden" / "records"
_PATIENCE = 600.0
"""The engine may have to be compiled first."""


def record(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_bytes())
    return content


def person(house: RunningHouse) -> str:
    secret: str = house.ask("POST", "/api/people", {"name": "Ada"})[1]["secret"]
    return secret


def imported(house: RunningHouse, secret: str, name: str) -> str:
    """The id of a game that came in as a record."""
    games = {"format": "longhouse-games/1", "games": [record(name)]}
    assert house.ask("POST", "/api/me/import", games, secret)[0] in (200, 201)
    found: str = house.ask("GET", "/api/me/games", secret=secret)[1][0]["id"]
    return found


def finished(house: RunningHouse, path: str, secret: str) -> dict[str, Any]:
    """An analysis, once it is done."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        status, told = house.ask("GET", path, secret=secret)
        assert status == 200, told
        assert told["state"] in ("running", "done"), told
        assert 0 <= told["done"] <= told["due"]
        if told["state"] == "done":
            analysis: dict[str, Any] = told["analysis"]
            return analysis
        time.sleep(0.1)
    raise AssertionError("the analysis was not done in time")


def test_a_game_that_is_over_is_analysed_for_everybody_once(house: RunningHouse) -> None:
    ada, bo = person(house), person(house)
    path = f"/api/games/{imported(house, ada, 'fjords-base-2')}/analysis"
    assert house.ask("POST", path)[0] == 401
    assert house.ask("GET", path, secret=ada)[1]["state"] == "none"
    assert house.ask("POST", path, secret=ada)[1]["state"] in ("running", "done")
    analysis = finished(house, path, ada)
    assert analysis["complete"]
    assert {move["reason"]["text"] != "" for move in analysis["moves"]} == {True}
    assert analysis["proven_from"] is not None
    # the same game, of whoever has it, is not analysed again
    told = house.ask("POST", "/api/analyses", {"record": record("fjords-base-2")}, bo)[1]
    assert told["state"] == "done"
    assert told["analysis"]["moves"] == analysis["moves"]
    in_french = house.ask("GET", f"/api/analyses/{told['key']}", secret=bo, headers={"Accept-Language": "fr"})[1]
    texts = [move["reason"]["text"] for move in in_french["analysis"]["moves"]]
    assert texts != [move["reason"]["text"] for move in analysis["moves"]]
    kept = house.ask("POST", "/api/records", record("fjords-base-2"))[1]["id"]
    of_record = house.ask("GET", f"/api/records/{kept}/analysis")[1]
    assert (of_record["state"], of_record["key"]) == ("done", told["key"])
    assert house.ask("POST", f"/api/records/{kept}/analysis", secret=bo)[1]["state"] == "done"
    assert house.ask("GET", "/api/records/unknown/analysis")[0] == 404


def test_an_analysis_is_written_in_words_aside_and_paid_for(house: RunningHouse) -> None:
    """It has a few hundred texts, and everybody may read it."""
    ada = person(house)
    path = f"/api/games/{imported(house, ada, 'fjords-base-2')}/analysis"
    house.ask("POST", path, secret=ada)
    finished(house, path, ada)

    def paid(asked: str) -> float:
        before = value(house.get("/metrics"), "longhouse_budget_spent_total")
        house.get(asked, ada)
        return value(house.get("/metrics"), "longhouse_budget_spent_total") - before

    usual = paid("/api/catalogue") - prices.of_request("GET", "/api/catalogue").cost
    kilobytes = len(json.dumps(house.get(path, ada))) / 1_000
    assert paid(path) - usual > prices.of_request("GET", path).cost + kilobytes * prices.PER_KILOBYTE


def test_a_journey_is_analysed_with_the_chance_of_each_visit(house: RunningHouse) -> None:
    ada = person(house)
    analysis = analysed(house, record("northwood-full"), ada)
    assert {move["ply"] for move in analysis["moves"]} <= {point["ply"] for point in analysis["points"]}
    assert all(0 <= point["hit"] <= 1 for point in analysis["points"][:-1])
    (account,) = analysis["accounts"]
    assert account["end"]["value"] == record("northwood-full")["result"]["stars"]
    assert account["draws"] is not None


def test_a_game_of_four_is_analysed_from_the_side_of_each(house: RunningHouse) -> None:
    game = game_with("fjords", {"players": 4, "tiles": few_tiles(random.Random(4))})
    played = json.loads(random_game(game, "four").record.write())
    analysis = analysed(house, played, person(house))
    assert {point["seat"] for point in analysis["points"]} == {0, 1, 2, 3}
    scores = played["result"]["scores"]
    best_of_others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(4)]
    ends = [account["end"]["value"] for account in analysis["accounts"]]
    assert ends == [score - best for score, best in zip(scores, best_of_others, strict=True)]
    assert [account["draws"] for account in analysis["accounts"]] == [None] * 4


def analysed(house: RunningHouse, whole: dict[str, Any], secret: str) -> dict[str, Any]:
    """What is found of a record of one's own."""
    key = house.ask("POST", "/api/analyses", {"record": whole}, secret)[1]["key"]
    analysis = finished(house, f"/api/analyses/{key}", secret)
    assert analysis["complete"]
    return analysis


def test_a_game_that_is_not_over_is_not_analysed(house: RunningHouse) -> None:
    ada = person(house)
    seats = [{"kind": "me"}, {"kind": "open"}]
    game = house.ask("POST", "/api/games", {"game": "fjords", "seats": seats}, ada)[1]["id"]
    status, told = house.ask("POST", f"/api/games/{game}/analysis", secret=ada)
    assert (status, told["error"]["key"]) == (409, "analysis-not-over")


def test_the_best_of_a_position_is_told_with_reasons_and_what_is_expected(house: RunningHouse) -> None:
    ada = person(house)
    northwood = record("northwood-full")
    asked = {"record": northwood, "events": 3, "milliseconds": 50}
    status, told = house.ask("POST", "/api/positions/best", asked, ada, patience=_PATIENCE)
    assert status == 200, told
    view = house.ask("POST", "/api/positions", {"record": northwood, "events": 3, "seat": 0})[1]["view"]
    assert {candidate["action"] for candidate in told["candidates"]} <= set(view["legal"])
    expected = {"action": told["candidates"][0]["action"], "seat": told["seat"], "text": ""}
    assert {**told["line"][0], "text": ""} == expected
    assert all(step["text"] for step in told["line"])
    assert all(0 <= candidate["hit"] <= 1 and candidate["reason"]["text"] for candidate in told["candidates"])
    assert house.ask("POST", "/api/positions/best", {**asked, "events": 1}, ada)[1]["candidates"] == []
    assert house.ask("POST", "/api/positions/best", asked)[0] == 401
    assert house.ask("POST", "/api/positions/best", {**asked, "milliseconds": 60_000}, ada)[0] == 400


def test_what_chance_can_bring_is_told_and_what_is_chosen_of_it_can_be_played_on(house: RunningHouse) -> None:
    fjords, northwood = record("fjords-base-2"), record("northwood-full")
    told = house.ask("POST", "/api/positions/chance", {"record": fjords, "events": 1})[1]
    assert (told["event"], told["count"], len(told["items"])) == (None, 1, 37)
    asked = {"record": fjords, "events": 1, "picked": told["items"][-1:]}
    whole = house.ask("POST", "/api/positions/chance", asked)[1]
    assert whole == {"items": [], "count": 1, "event": f"*row {told['items'][-1]}"}
    chosen = {**fjords, "events": ["*first 0", whole["event"]]}
    del chosen["result"]
    played = house.ask("POST", "/api/replays", {"record": chosen, "from": 2, "play": []})[1]
    assert told["items"][-1] in played["first"]["row"]
    assert len(played["steps"]) == 3, "the rest of the row is drawn"
    decision = house.ask("POST", "/api/positions/chance", {"record": northwood, "events": 2})[1]
    assert decision == {"items": [], "count": 0, "event": None}


def test_a_journey_is_dealt_as_somebody_chooses_it_one_after_the_other(house: RunningHouse) -> None:
    northwood = record("northwood-full")
    picked: list[str] = []
    while True:
        asked = {"record": northwood, "events": 0, "picked": picked}
        told = house.ask("POST", "/api/positions/chance", asked)[1]
        if told["event"] is not None:
            break
        picked.append(told["items"][-1])
    assert len(picked) == told["count"] == 12
    allies, rulers = told["event"].removeprefix("*setup ").split(" / ")
    assert sorted(allies.split()) == sorted(next(who for who in picked if who[-1] == suit) for suit in "CFLE")
    assert rulers.split() == [who for who in picked if who not in allies.split()]
    status, refused = house.ask(
        "POST", "/api/positions/chance", {"record": northwood, "events": 0, "picked": ["KC", "KC"]}
    )
    assert (status, refused["error"]["key"]) == (400, "analysis-cannot-come")


def test_the_engine_helps_nobody_in_a_rated_game_that_is_being_played(house: RunningHouse) -> None:
    ada, bo, eve = (Visitor(house, name) for name in ("Ada", "Bo", "Eve"))
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], rated=True)["id"]
    with Player(house, game, ada.sit(game, 0)) as one, Player(house, game, bo.sit(game, 1)) as two:
        one.join()
        two.join()
        for _ in range(16):
            for player, other in ((one, two), (two, one)):
                if player.view.get("legal") and player.view["turn"] == player.received[0]["you"]:
                    player.move()
                    other.up_to(player.ply)
                    break
        content = house.get(f"/api/games/{game}/record", eve.secret)
        started = {
            "game": "fjords",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "norn"}],
            "from": {"record": content},
        }
        kept = house.post("/api/records", content)["id"]
        games = {"format": "longhouse-games/1", "games": [content]}
        assert house.ask("POST", "/api/me/import", games, eve.secret)[0] == 201
        [brought] = [each["id"] for each in house.get("/api/me/games", eve.secret)]
        for visitor in (bo, eve):
            for path, body in (
                ("/api/positions/best", {"record": content}),
                ("/api/analyses", {"record": content}),
                (f"/api/records/{kept}/analysis", None),
                ("/api/games", started),
            ):
                status, told = house.ask("POST", path, body, visitor.secret)
                assert (status, told["error"]["key"]) == (403, "analysis-rated-running"), path
        status, told = house.ask("POST", f"/api/games/{brought}/analysis", None, eve.secret)
        assert (status, told["error"]["key"]) == (403, "analysis-rated-running")
        assert one.do("hint", ply=one.ply)["key"] == "table-rated-hints"
