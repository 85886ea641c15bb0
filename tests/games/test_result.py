"""Results: what they say of each seat, and how they are read back."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.refused import because

from longhouse.errors import BadRecord, NoSuchSeat
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import Seat
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.games.playout import random_game
from longhouse.games.record import Ended

CASES = json.loads((Path(__file__).parent.parent / "golden" / "outcomes.json").read_text())
"""The web app is held to the same ones (`web/tests/outcome.test.ts`)."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["result"]))
def test_a_stored_result_tells_the_outcome_of_each_seat(case: dict[str, Any]) -> None:
    result = GAMES[case["game"]].game.read_result(case["result"])
    assert [result.outcome(Seat(seat)) for seat in range(len(result.points))] == case["outcomes"]
    assert result.to_json() == case["result"]


def test_a_game_that_is_tied_without_a_winner_is_drawn_for_both() -> None:
    play = random_game(game_with("fjords", {"edition": "2005", "rounds": 1}), "21")
    result = play.result
    assert result == FjordsResult((15, 15), ())
    assert result is not None
    assert [result.outcome(Seat(seat)) for seat in range(2)] == ["drawn", "drawn"]
    assert [result.share(Seat(seat)) for seat in range(2)] == [0.5, 0.5]


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_does_not_exist_has_no_outcome(seat: int) -> None:
    with pytest.raises(NoSuchSeat, check=because("no-such-seat")):
        FjordsResult((17, 15), (Seat(0),)).outcome(Seat(seat))


@pytest.mark.parametrize(
    ("game", "content"),
    [
        ("fjords", None),
        ("fjords", []),
        ("fjords", {"scores": [1, 2]}),
        ("fjords", {"scores": [1, "2"], "winners": [0]}),
        ("fjords", {"scores": [True, False], "winners": [0]}),
        ("fjords", {"scores": [1, 2], "winners": [2]}),
        ("fjords", {"scores": [1, 2], "winners": [-1]}),
        ("fjords", {"scores": [1, 2], "winners": [1], "rounds": [1, 2]}),
        ("fjords", {"stars": 16, "won": True, "fiefs": []}),
        ("northwood", {"stars": 16, "won": 1, "fiefs": []}),
        ("northwood", {"stars": 16, "fiefs": []}),
        ("northwood", {"stars": 16, "won": True, "fiefs": [1]}),
        ("northwood", {"stars": 16, "won": True, "fiefs": [], "medal": "gold"}),
    ],
)
def test_what_is_no_result_of_the_game_is_refused(game: str, content: object) -> None:
    with pytest.raises(BadRecord):
        GAMES[game].game.read_result(content)


def test_results_are_values() -> None:
    one, other = (NorthwoodResult(16, True, (True, False)) for _ in range(2))
    assert one == other
    assert len({one, other}) == 1


@pytest.mark.parametrize(
    ("ended", "outcomes"),
    [
        (Ended("resign", Seat(0)), ["lost", "won", "won"]),
        (Ended("timeout", Seat(2)), ["won", "won", "lost"]),
        (Ended("abandon", Seat(1)), [None, None, None]),
    ],
)
def test_a_seat_that_gives_up_has_lost_and_the_others_have_won(ended: Ended, outcomes: list[str | None]) -> None:
    assert [ended.outcome(Seat(seat)) for seat in range(3)] == outcomes
