"""Figures: what games tell, what many of them come to, and what is shipped."""

import json
from typing import Any

import pytest

from longhouse.bots.playing import play, seated
from longhouse.games.catalogue import game_with
from longhouse.games.game import Event, Game, Json, Seat
from longhouse.lab.figures import DATA, GameSet, Row, difference, part
from longhouse.lab.fjords.facts import Deprived, FjordsFacts, RoundFacts, facts_of_fjords, settlement_without
from longhouse.lab.fjords.figures import rows as rows_of_fjords
from longhouse.lab.northwood.facts import NorthwoodFacts, Visited, facts_of_northwood
from longhouse.lab.northwood.figures import rows as rows_of_northwood
from longhouse.lab.standings import Interval


def played(name: str, seed: str = "7", **options: Json) -> tuple[Game, tuple[Event, ...], Any]:
    game = game_with(name, options)
    over = play(game, seated(game, ["random"] * game.seats), seed)
    return game, tuple(over.play.events), over.play.state


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_facts_of_a_game_of_fjords_add_up_to_its_result(seed: str) -> None:
    game, events, end = played("fjords", seed, players=3, runes=["home", "strength", "horse"])
    facts = facts_of_fjords(game, events)
    (only,) = facts.rounds
    assert only.points == end.result.scores
    assert facts.result == end.result
    assert [score.vikings for score in end.scores()] == list(only.vikings)
    assert facts.runes["home"] == tuple(score.runes["home"] for score in end.scores())
    assert only.laid == sum(event[0] == "lay" for event in events)
    assert sum(map(len, only.built)) == sum(event[0] in {"house", "home"} for event in events)
    assert sum(map(len, facts.used.values())) == sum(event[0] in {"home", "horse"} for event in events)


def test_each_round_of_a_match_has_facts_of_its_own() -> None:
    game, events, end = played("fjords", edition="2005")
    facts = facts_of_fjords(game, events)
    assert [(each.first, each.points) for each in facts.rounds] == [
        (each.starter, each.scores) for each in end.match.past
    ]
    assert sum(each.laid for each in facts.rounds) == sum(event[0] == "lay" for event in events)
    assert all(each.points == each.vikings for each in facts.rounds)  # no points for land in 2005


def test_a_seat_that_lost_its_stone_cannot_use_it_and_another_can() -> None:
    game, events, _ = played("fjords", "3", runes=["horse"])
    for seat in (Seat(0), Seat(1)):
        state = settlement_without(game, events, seat, "horse")
        riders = set()
        while state is not None and state.turn is not None:
            riders |= {state.turn} if any(action[0] == "horse" for action in state.actions()) else set()
            state = state.take(state.actions()[0])
        assert seat not in riders
        assert riders


@pytest.mark.parametrize("setup", ["intro", "full"])
def test_facts_of_a_journey_tell_its_eight_visits(setup: str) -> None:
    game, events, end = played("northwood", setup=setup)
    facts = facts_of_northwood(game, events)
    fiefs = [visit.won for visit in sorted(facts.visits, key=lambda visit: visit.fief)]
    assert fiefs == list(end.result.fiefs)
    assert facts.stars == end.result.stars
    for visit in facts.visits:
        assert set(visit.used) <= set(visit.team)
    assert sum(len(set(visit.team) - set(facts.allies)) for visit in facts.visits) == sum(
        event[0] == "call" for event in events
    )


def two(*facts: FjordsFacts, level: str = "jarl", **options: Json) -> GameSet[FjordsFacts]:
    return GameSet("some", game_with("fjords", options).options(), level, "seed", facts)


def ended(points: tuple[int, int], winner: int, first: int = 0, settler: int = 0, **more: Any) -> FjordsFacts:
    told = RoundFacts(first, settler, 30, ((1, 2), (3, 9)), (min(points[0], 20), min(points[1], 20)), points)
    return FjordsFacts((Seat(winner),), (told,), more.pop("runes", {}), more.pop("used", {}), **more)


def rows(found: list[Row], plot: str) -> dict[tuple[str, str], Interval]:
    return {(row.row, row.column): row.interval for row in found if row.plot == plot}


def test_who_begins_wins_as_often_as_they_do() -> None:
    games = two(ended((9, 5), 0, first=0, settler=1), ended((9, 5), 0, first=0), ended((5, 9), 1, first=0))
    first = rows(list(rows_of_fjords([games])), "first")
    assert first["jarl", "exploration"].figure == pytest.approx(2 / 3)
    assert first["jarl", "settlement"].figure == pytest.approx(1 / 3)


def test_a_tie_counts_as_one_whoever_the_rules_let_win_it() -> None:
    found = list(rows_of_fjords([two(ended((9, 9), 1), ended((12, 9), 0))]))
    assert rows(found, "ties")["jarl", "games"].figure == 0.5
    assert rows(found, "margin")["jarl", "points"].figure == 1.5


def test_points_that_are_not_of_vikings_are_of_land() -> None:
    points = rows(list(rows_of_fjords([two(ended((24, 10), 0))])), "points")
    assert (points["jarl", "vikings"].figure, points["jarl", "land"].figure) == (15, 2)


def test_a_rune_decides_where_another_wins_without_its_points() -> None:
    decided = ended((12, 10), 0, runes={"strength": (3, 0)})
    not_decided = ended((12, 10), 0, runes={"strength": (1, 0)})
    tied_then = ended((12, 10), 0, settler=0, runes={"strength": (2, 0)})  # F8.3: the later one wins
    found = list(rows_of_fjords([two(decided, not_decided, tied_then, runes=["strength"])]))
    assert rows(found, "runesdecide")["strength", "games"].figure == pytest.approx(2 / 3)
    assert rows(found, "runespoints")["strength", "points"].figure == 1


def test_a_stone_is_worth_the_lead_that_is_lost_without_it() -> None:
    lost = (Deprived("horse", 0, (10, 11), (Seat(1),)), Deprived("horse", 1, (13, 10), (Seat(0),)))
    found = list(rows_of_fjords([two(ended((12, 10), 0, used={"horse": (0,)}, deprived=lost), runes=["horse"])]))
    assert rows(found, "runesworth")["horse", "points"].figure == (3 + 1) / 2
    assert rows(found, "runesdecide")["horse", "games"].figure == 0.5
    assert rows(found, "runesused")["horse", "seats"].figure == 0.5


def test_an_ally_is_worth_the_stars_that_games_with_it_have_more() -> None:
    def journey(allies: tuple[str, ...], stars: int) -> NorthwoodFacts:
        visits = (Visited(3, True, allies, allies[:1]), Visited(4, False, allies, ()))
        return NorthwoodFacts(stars, stars >= 16, allies, visits)

    games = [journey(("QC",), 18), journey(("QC",), 20), journey(("KC",), 10), journey(("KC",), 14)]
    options = game_with("northwood", {"setup": "full"}).options()
    found = list(rows_of_northwood([GameSet("some", options, "skald", "seed", games)]))
    assert rows(found, "allies")["QC", "stars"].figure == 7
    assert rows(found, "used")["QC", "ally"].figure == 0.5
    assert rows(found, "fiefs")["3", "full"].figure == 1
    assert rows(found, "stars")["18", "full"].figure == 0.25
    assert rows(found, "goals")["16", "full"].figure == 0.5
    assert rows(found, "levels")["skald", "full"].figure == 0.5
    assert rows(found, "levelstars")["skald", "full"].figure == 15.5


def test_a_difference_is_wider_than_either_of_its_parts() -> None:
    found = difference([1.0, 2.0, 3.0], [1.0, 1.0, 1.0])
    assert found.low < 0 < found.figure == 1 < found.high


def test_a_part_of_games_is_never_less_than_none_of_them() -> None:
    assert part([0.0] * 49 + [1.0]).low == 0
    assert part([1.0] * 49 + [0.0]).high == 1


def test_the_figures_that_are_shipped_say_of_how_many_games_they_are() -> None:
    told = json.loads(DATA.read_text("utf-8"))
    assert told["made"]["date"]
    assert told["sets"]
    assert told["plots"]
    assert all(each["games"] > 0 for each in told["sets"])
    for plot, found in told["plots"].items():
        for row in found:
            assert row["low"] <= row["figure"] <= row["high"], plot
