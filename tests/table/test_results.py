"""What games came to for one person."""

import random
from typing import Any

import pytest
from support.tables import SEED, fjords, happen, played, seated

from longhouse.games.catalogue import game_with
from longhouse.games.game import Seat
from longhouse.games.playout import random_game
from longhouse.table.entries import EndedEarly
from longhouse.table.ratings import FIRST, places, rated_anew
from longhouse.table.results import result_for
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary, read, summary
from longhouse.table.table import Table
from longhouse.table.verbs.act import move


def journey() -> Table:
    return played(seated(Setup(game="northwood", options={}), ["ada"], SEED), 1_000, random.Random(1))


def tied(rated: bool = False) -> Table:
    """A game of 15 to 15 that nobody won (F8.4)."""
    game = game_with("fjords", {"edition": "2005", "rounds": 1})
    *events, last = random_game(game, "21").record.events
    setup = Setup(game="fjords", options=game.options(), rated=rated)
    table = seated(setup, ["ada", "bo"], SEED, events=tuple(events))
    assert table.turn is not None
    return happen(table, move(table, [table.turn], table.ply, last))


def content(told: Summary) -> dict[str, Any]:
    assert isinstance(told.result, dict)
    return told.result


def test_a_game_that_goes_on_has_no_result() -> None:
    assert result_for(summary(fjords()), "ada") is None


def test_nobody_has_a_result_in_a_game_of_others_or_on_several_seats() -> None:
    told = summary(played(fjords(), 1_000, random.Random(1)))
    assert told.state == "over"
    assert result_for(told, "cy") is None
    assert result_for(summary(played(fjords(("ada", "ada")), 1_000, random.Random(1))), "ada") is None


def test_points_and_margins_are_those_of_ones_own_seat() -> None:
    told = summary(played(fjords(("ada", "bot:karl", "bo")), 1_000, random.Random(2)))
    scores = content(told)["scores"]
    for seat, person in ((0, "ada"), (2, "bo")):
        result = result_for(told, person)
        assert result is not None
        assert result.points == scores[seat]
        assert result.margin == scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        assert (result.outcome != "lost") == (seat in content(told)["winners"])
    first = result_for(told, "ada")
    assert first is not None
    assert (first.players, first.others) == (3, ("karl", None))


def test_a_draw_is_drawn_for_both() -> None:
    told = summary(tied())
    for person in ("ada", "bo"):
        result = result_for(told, person)
        assert result is not None
        assert (result.outcome, result.points, result.margin) == ("drawn", 15, 0)


def test_a_draw_moves_two_equal_ratings_by_nothing_but_certainty() -> None:
    placed = places(tied(rated=True))
    assert placed == [1, 1]
    one, other = rated_anew([FIRST, FIRST], placed)
    assert one == other


def test_a_result_that_an_earlier_version_stored_is_read() -> None:
    told = read(
        '{"id":"g","game":"fjords","options":{},"visibility":"link","rated":false,"casual":false,"chat":true,'
        '"timeout":"bot","made":1.0,"made_by":null,"state":"over","free":false,"seats":[{"kind":"person","name":"Ada",'
        '"person":"ada"},{"kind":"bot","name":"karl","level":"karl"}],"moved":2.0,"ply":9,"events":5,"turn":null,'
        '"deadline":null,"fair":{"commitment":null},"ended":null,"result":{"scores":[9,9],"winners":[]},"rematch":null}'
    )
    result = result_for(told, "ada")
    assert result is not None
    assert (result.outcome, result.points, result.margin, result.opening) == ("drawn", 9, 0, None)


@pytest.mark.parametrize(("person", "outcome"), [("ada", "lost"), ("bo", "won")])
def test_who_gives_up_has_lost_without_points(person: str, outcome: str) -> None:
    result = result_for(summary(happen(fjords(), [EndedEarly(by="resign", seat=Seat(0))])), person)
    assert result is not None
    assert (result.outcome, result.points, result.margin) == (outcome, None, None)


def test_a_game_that_was_stopped_is_nobodys_result() -> None:
    assert result_for(summary(happen(fjords(), [EndedEarly(by="abandon", seat=Seat(0))])), "ada") is None


def test_a_journey_tells_its_stars_and_fiefs() -> None:
    told = summary(journey())
    result = result_for(told, "ada")
    assert result is not None
    assert (result.points, result.fiefs) == (content(told)["stars"], tuple(content(told)["fiefs"]))
    assert result.outcome == ("won" if content(told)["won"] else "lost")
    assert (result.players, result.others, result.margin) == (1, (), None)


def test_an_opening_is_told_when_the_game_is_over() -> None:
    table = played(fjords(("ada", "bo")), 1_000, random.Random(1))
    assert summary(fjords()).openings == ()
    result = result_for(summary(table), "bo")
    assert result is not None
    assert result.opening is not None
    own = [event.text.split() for event in table.events if event.seat == 1]
    lays = [tokens for tokens in own if tokens[0] == "lay"]
    assert result.opening.first == lays[0][-1]
    assert len(result.opening.built) == sum(tokens[0] == "house" for tokens in own)
    for turn in result.opening.built:
        assert own[own.index(lays[turn - 1]) + 1] == ["house"]


def test_the_opening_of_a_journey_is_its_first_fief() -> None:
    table = journey()
    result = result_for(summary(table), "ada")
    assert result is not None
    assert result.opening is not None
    first = next(event.text for event in table.events if event.text.startswith("visit"))
    assert f"visit {result.opening.first}" == first


def test_longhouses_of_later_rounds_are_no_opening() -> None:
    table = played(
        seated(Setup(game="fjords", options={"edition": "2005"}), ["ada", "bo"], SEED), 2_000, random.Random(3)
    )
    result = result_for(summary(table), "ada")
    assert result is not None
    assert result.opening is not None
    assert len(result.opening.built) <= 4
    assert list(result.opening.built) == sorted(result.opening.built)
