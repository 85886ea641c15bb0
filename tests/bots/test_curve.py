"""The curve of a game: values over time, luck apart from decisions, and where it turned."""

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from longhouse.bots.analysis import analyse
from longhouse.bots.curve import curve_of
from longhouse.bots.levels import level_named
from longhouse.bots.protocol import BotAnalysis, JudgedMove, Worth
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Result, Seat
from longhouse.games.playout import random_game
from longhouse.games.record import Record

RECORDS = Path(__file__).parent.parent / "golden" / "records"
NAMES = ["fjords-base-2", "fjords-base-3-water-wisdom", "fjords-2005-1-round", "northwood-full"]


def record(name: str) -> Record:
    return Record.read((RECORDS / f"{name}.json").read_bytes())


@cache
def looked_at(name: str) -> BotAnalysis:
    game = record(name)
    return analyse(game, level_named(game.game.name, "norn@400n"), 1)


@pytest.fixture(params=NAMES)
def analysed(request: pytest.FixtureRequest) -> tuple[Record, BotAnalysis]:
    return record(request.param), looked_at(request.param)


def test_what_a_seat_was_given_adds_up_to_what_it_came_to(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    assert [account.seat for account in analysis.accounts] == list(range(game.game.seats))
    for account in curve_of(list(game.states()), analysis.moves).accounts:
        given = account.start + account.decisions + account.others + (account.draws or Worth(0.0, 0.0)) + account.doubt
        assert (given.value, given.win) == pytest.approx((account.end.value, account.end.win))
        assert account.decisions.win <= 1e-9, "nobody decides better than best"


def test_it_ends_with_the_result(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    result = game.replay().result
    assert result is not None
    for account in analysis.accounts:
        assert (account.end.value, account.end.win) == ended_as(result, account.seat)
    assert analysis.points[-1].ply == len(game.events)


def ended_as(result: Result, seat: Seat) -> tuple[float, float]:
    points = result.points
    won = {"won": 1.0, "drawn": 0.5, "lost": 0.0}[result.outcome(seat)]
    return points[seat] - max(points[:seat] + points[seat + 1 :], default=0), won


def test_a_draw_is_half_a_win_for_both() -> None:
    game = game_with("fjords", {"edition": "2005", "rounds": 1})
    states = list(random_game(game, "21").record)
    last = curve_of(states, []).points[-1]
    assert (last.value, last.win) == (0.0, 0.5)


def test_in_a_game_of_two_what_one_is_given_the_other_loses() -> None:
    first, second = looked_at("fjords-base-2").accounts
    assert first.draws is not None
    assert second.draws is not None
    assert first.draws.value == pytest.approx(-second.draws.value)
    assert first.decisions.value == pytest.approx(-second.others.value)


def test_in_a_settlement_of_two_nothing_is_left_to_doubt() -> None:
    game = record("fjords-base-2")
    course = looked_at("fjords-base-2")
    first_viking = next(ply for ply, event in enumerate(game.events) if event.startswith("viking"))
    assert course.proven_from == first_viking
    values = [point.value for point in course.points if point.ply >= first_viking]
    assert all(value == int(value) for value in values)


def test_it_turned_where_the_winner_was_behind_for_the_last_time() -> None:
    course = looked_at("fjords-base-2")
    won = course.points[-1].win
    turned = course.turned
    assert turned is not None
    assert [point.win >= 0.5 for point in course.points if point.ply > turned] == [won == 1.0] * sum(
        point.ply > turned for point in course.points
    )
    at_it = next(point for point in course.points if point.ply == turned)
    assert (at_it.win >= 0.5) != (won == 1.0)


def test_the_largest_swings_are_told_with_who_caused_them(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    states = list(game.states())
    assert 1 <= len(analysis.swings) <= 3
    for swing in analysis.swings:
        assert abs(swing.win) >= 0.1
        if swing.by is None and game.game.seats > 2:
            assert states[swing.ply].turn != swing.seat, "the last of what others did and what was drawn"
        else:
            assert swing.by == states[swing.ply].turn


def test_with_more_than_two_what_others_do_swings_a_game_too_where_nothing_is_drawn() -> None:
    game = record("fjords-base-3-water-wisdom")
    states, moves = list(game.states()), looked_at("fjords-base-3-water-wisdom").moves
    settling = [move for move in moves if isinstance(states[move.ply], Settlement)]
    hopes = [replace(move.best, win=float(turn // 3 % 2)) for turn, move in enumerate(settling)]
    faultless = [replace(move, played=hope, best=hope) for move, hope in zip(settling, hopes, strict=True)]
    swings = curve_of(states, faultless).swings
    assert len(swings) == 3
    for swing in swings:
        assert swing.by is None
        assert states[swing.ply].turn not in (None, swing.seat)


@pytest.mark.parametrize("name", ["fjords-base-2", "fjords-base-4-all-runes", "northwood-full"])
def test_a_game_looked_at_in_parts_is_the_same_as_in_one(name: str) -> None:
    game = record(name)
    level = level_named(game.game.name, "norn@60n")
    whole = analyse(game, level, 5)
    parts = [analyse(game, level, 5, plies=[move.ply]) for move in whole.moves]
    told = json.loads(msgspec.json.encode([move for part in parts for move in part.moves]))
    known = msgspec.convert(told, list[JudgedMove])
    assert analyse(game, level, 5, plies=[], known=known) == whole
