"""Puzzles over HTTP: the solution is not told before it is found or given up, and a try is rated once."""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor

from longhouse.games.record import Record
from longhouse.puzzles import daily
from longhouse.puzzles.attempt import solution
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf


def today() -> date:
    return datetime.now(UTC).date()


def a_puzzle(game: str, *, decisions: int = 1) -> Puzzle:
    return next(puzzle for puzzle in shelf().of(game) if len(puzzle.steps) == decisions)


def wrong_in(puzzle: Puzzle) -> str:
    return next(iter(puzzle.steps[0].wrong))


def tried(visitor: Visitor, puzzle: Puzzle, *actions: str, **given: Any) -> Any:
    body = {"actions": list(actions), **given}
    return visitor.house.post(f"/api/puzzles/{puzzle.id}/try", body, visitor.secret)


@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_a_puzzle_is_told_without_its_solution(house: RunningHouse, game: str) -> None:
    ada = Visitor(house)
    told = house.get(f"/api/puzzles/next?game={game}", ada.secret)
    puzzle = shelf().by_name[told["id"]]
    assert told["decisions"] == len(puzzle.steps)
    assert set(told) == {"id", "kind", "game", "record", "seat", "decisions", "difficulty", "solved"}
    state = Record.read(json.dumps(told["record"])).replay()
    assert state.turn == told["seat"]
    assert sorted(state.legal()) == sorted([*puzzle.steps[0].right, *puzzle.steps[0].wrong])


def test_what_is_wrong_is_refuted_and_what_is_right_stays_untold(house: RunningHouse) -> None:
    ada, puzzle = Visitor(house), a_puzzle("fjords")
    told = tried(ada, puzzle, wrong_in(puzzle))
    assert told["outcome"] == "wrong"
    assert told["then"] == puzzle.steps[0].wrong[wrong_in(puzzle)].line
    assert told["reason"] is None
    assert told["themes"] == []
    assert told["change"]["after"] < told["change"]["before"]


def test_a_puzzle_of_several_decisions_goes_on_after_the_first(house: RunningHouse) -> None:
    ada, puzzle = Visitor(house), a_puzzle("fjords", decisions=2)
    first, second = (step.right[0] for step in puzzle.steps)
    told = tried(ada, puzzle, first)
    assert (told["outcome"], told["then"], told["change"]) == ("more", puzzle.steps[0].then, None)
    told = tried(ada, puzzle, first, second)
    assert told["outcome"] == "right"
    assert told["change"]["after"] > told["change"]["before"]


def test_only_the_first_try_is_rated_and_the_solution_counts_as_one(house: RunningHouse) -> None:
    ada, puzzle = Visitor(house), shelf().of("northwood")[0]
    told = house.post(f"/api/puzzles/{puzzle.id}/solution", {}, ada.secret)
    assert told["events"] == solution(puzzle)
    assert told["change"]["after"] < told["change"]["before"]
    assert tried(ada, puzzle, puzzle.steps[0].right[0])["change"] is None
    standing = house.get("/api/puzzles?game=northwood", ada.secret)
    assert (standing["tried"], standing["solved"], standing["strength"]["tries"]) == (1, 0, 1)
    assert house.get(f"/api/puzzles/{puzzle.id}", ada.secret)["solved"] is False


def test_who_is_nobody_may_try_and_is_not_rated(house: RunningHouse) -> None:
    puzzle = a_puzzle("fjords")
    told = house.post(f"/api/puzzles/{puzzle.id}/try", {"actions": [puzzle.steps[0].right[0]]})
    assert (told["outcome"], told["change"]) == ("right", None)


def test_the_next_puzzle_is_a_new_one_about_what_was_asked_for(house: RunningHouse) -> None:
    ada = Visitor(house)
    seen = set()
    for _ in range(4):
        told = house.get("/api/puzzles/next?game=fjords&theme=several-moves", ada.secret)
        assert told["decisions"] > 1
        assert told["id"] not in seen
        seen.add(told["id"])
        tried(ada, shelf().by_name[told["id"]], wrong_in(shelf().by_name[told["id"]]))
    for _ in range(20):
        assert house.get(f"/api/puzzles/next?game=fjords&theme=several-moves&but={told['id']}")["id"] != told["id"]
    status, refused = house.ask("GET", "/api/puzzles/next?game=fjords&theme=cooking")
    assert (status, refused["error"]["key"]) == (404, "puzzles-none")


def test_what_cannot_be_a_try_is_refused(house: RunningHouse) -> None:
    puzzle = a_puzzle("fjords")
    address = f"/api/puzzles/{puzzle.id}/try"
    assert house.ask("POST", address, {"actions": ["viking 40,40"]})[0] == 400
    assert house.ask("POST", address, {"actions": []})[0] == 400
    assert house.ask("POST", "/api/puzzles/nothing/try", {"actions": ["viking 0,0"]})[0] == 404


def test_a_day_is_the_same_for_everybody_and_none_is_told_before_it_begins(house: RunningHouse) -> None:
    told = [house.get("/api/daily", Visitor(house).secret) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0]["puzzle"] == daily.puzzle_of(date.fromisoformat(told[0]["day"])).id
    status, refused = house.ask("GET", f"/api/daily?date={today() + timedelta(days=2)}")
    assert (status, refused["error"]["key"]) == (404, "puzzles-not-yet")
    assert house.ask("GET", "/api/daily?date=someday")[0] == 404


def test_the_puzzle_of_a_day_counts_for_the_day_also_just_after_it(house: RunningHouse) -> None:
    ada, yesterday = Visitor(house), today() - timedelta(days=1)
    puzzle = daily.puzzle_of(yesterday)
    decisions = [step.right[0] for step in puzzle.steps]
    assert tried(ada, puzzle, *decisions, day=yesterday.isoformat())["outcome"] == "right"
    told = house.get(f"/api/daily?date={yesterday}", ada.secret)
    assert (told["right"], told["streak"], told["longest"]) == (True, 1, 1)
    assert told["lit"] == {yesterday.isoformat(): False}
    shelf_told = house.get("/api/puzzles?game=fjords", ada.secret)
    assert shelf_told["last"] == [True]
    assert shelf_told["solved_of"] == dict.fromkeys((puzzle.kind, *puzzle.themes), 1)
    long_ago = today() - timedelta(days=30)
    tried(ada, daily.puzzle_of(long_ago), wrong_in(daily.puzzle_of(long_ago)), day=long_ago.isoformat())
    assert house.get(f"/api/daily?date={long_ago}", ada.secret)["right"] is None


def test_the_deal_of_a_day_is_one_table_with_the_same_chance_for_everybody(house: RunningHouse) -> None:
    day = house.get("/api/daily")["day"]
    hands = []
    for name in ("Ada", "Olaf"):
        visitor = Visitor(house, name)
        game = house.post(f"/api/daily/{day}/deal", None, visitor.secret)
        assert house.post(f"/api/daily/{day}/deal", None, visitor.secret)["id"] == game["id"]
        assert house.get(f"/api/daily?date={day}", visitor.secret)["deal"]["game"]["id"] == game["id"]
        token = house.post(f"/api/games/{game['id']}/seats/0/token", None, visitor.secret)["token"]
        with Player(house, game["id"], token) as player:
            hands.append(player.join().view["hand"])
            assert player.do("hint", ply=player.ply)["key"] == "table-daily-hints"
            assert player.do("chances", ply=player.ply)["key"] == "table-daily-chances"
    assert hands[0] == hands[1]


def test_the_course_of_a_rating_is_told_with_what_was_missed(house: RunningHouse) -> None:
    ada = Visitor(house)
    first, second = list(shelf().of("fjords"))[:2]
    tried(ada, first, wrong_in(first))
    tried(ada, second, *[step.right[0] for step in second.steps])
    told = house.get("/api/puzzles?game=fjords", ada.secret)
    down, up = (point["rating"] for point in told["course"])
    assert down < 25
    assert down < up
    assert up == told["strength"]["rating"]
    assert told["missed"] == [first.id]
    assert told["course"][0]["at"] <= told["course"][1]["at"]
    others = house.get("/api/puzzles?game=northwood", ada.secret)
    assert (others["course"], others["missed"]) == ([], [])


def test_an_easier_puzzle_is_rated_lower(house: RunningHouse) -> None:
    ada = Visitor(house)
    usual = [house.get("/api/puzzles/next?game=fjords", ada.secret)["difficulty"]["rating"] for _ in range(3)]
    easier = [
        house.get("/api/puzzles/next?game=fjords&easier=true", ada.secret)["difficulty"]["rating"] for _ in range(3)
    ]
    assert max(easier) < min(usual)
