"""Clocks are the server's, and follow from the log."""

import random

import pytest
from support.refused import refused
from support.tables import fjords, happen, played

from longhouse.games.game import Seat
from longhouse.table.entries import Body, EndedEarly, Pause, Substitute
from longhouse.table.setup import DaysClock, FischerClock, MoveClock, Setup, check
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.takeback import take_back
from longhouse.table.verbs.time_out import run_out

BOTH = (Seat(0), Seat(1))


def acted(table: Table, at: float) -> Table:
    return happen(table, move(table, BOTH, table.ply, table.state.legal()[0]), at)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    assert run_out(fjords(), 1e12) == []


def test_the_clock_of_a_move_starts_anew_with_each() -> None:
    table = fjords(clock=MoveClock(60), at=100.0)
    assert table.deadline == 160
    table = acted(table, 130)
    assert table.deadline == 190
    assert run_out(table, 189.9) == []


def test_fischer_takes_what_was_used_and_gives_the_increment() -> None:
    table = fjords(clock=FischerClock(300, 10), at=1000.0)
    seat = table.turn
    assert seat is not None
    table = acted(table, 1040)
    assert table.clocks.left[seat] == 270
    assert table.clocks.left[1 - seat] == 300
    assert table.deadline == 1040 + (270 if table.turn == seat else 300)


def test_days_are_days() -> None:
    assert fjords(clock=DaysClock(3), at=0.0).deadline == 3 * 86_400


def test_running_out_resigns() -> None:
    table = fjords(clock=MoveClock(60), at=0.0)
    expected: list[Body] = [EndedEarly(by="timeout", seat=table.turn or Seat(0))]
    assert run_out(table, 60) == expected
    over = happen(table, expected, 60)
    assert (over.stage, over.deadline) == ("over", None)
    assert run_out(over, 1e9) == []


def test_running_out_hands_the_seat_to_a_bot_which_has_all_the_time_it_needs() -> None:
    table = fjords(clock=MoveClock(60), timeout="bot:karl", at=0.0)
    [handed] = run_out(table, 60)
    assert isinstance(handed, Substitute)
    table = happen(table, [handed], 60)
    assert table.bot_to_move == "karl"
    assert table.deadline is None


def test_bots_have_no_deadline() -> None:
    table = fjords(("bot:karl", "bot:karl"), clock=MoveClock(60))
    assert table.deadline is None


def test_time_in_which_the_server_was_away_does_not_count() -> None:
    table = happen(fjords(clock=FischerClock(300), at=0.0), [Pause(seconds=1000)], 1100)
    assert table.deadline == 1300
    seat = table.turn
    assert seat is not None
    assert acted(table, 1200).clocks.left[seat] == 100


def test_a_takeback_does_not_give_time_back() -> None:
    table = fjords(("ada", "ada"), casual=True, clock=FischerClock(300, 0), at=0.0)
    seat = table.turn
    assert seat is not None
    moved = acted(table, 50)
    back = happen(moved, [take_back(moved, BOTH, None)], 60)
    assert back.turn == seat
    left = back.clocks.left[seat]
    assert left is not None
    assert left <= 250


def test_clocks_follow_from_the_log_alone() -> None:
    table = played(fjords(clock=FischerClock(300, 5), at=0.0), 20, random.Random(1), at=77.0)
    assert table.clocks == played(fjords(clock=FischerClock(300, 5), at=0.0), 20, random.Random(1), at=77.0).clocks


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"timeout": "explode"}, "table-timeout"),
        ({"rated": True, "casual": True}, "table-rated-casual"),
        ({"rated": True, "timeout": "bot:karl"}, "table-rated-bots"),
    ],
)
def test_what_does_not_go_together_is_refused(given: dict[str, object], key: str) -> None:
    with refused(key):
        check(Setup(game="fjords", options={}, **given), 2)  # type: ignore[arg-type]


def test_the_delay_of_the_network_is_given_back_up_to_a_quota() -> None:
    table = fjords(clock=FischerClock(300), at=0.0)
    seat = table.turn
    assert seat is not None
    lagging = happen(table, move(table, BOTH, table.ply, table.state.legal()[0], lag=0.2), 10.0)
    assert lagging.clocks.left[seat] == pytest.approx(290.2)
    greedy = happen(table, move(table, BOTH, table.ply, table.state.legal()[0], lag=60.0), 10.0)
    assert 290 < (greedy.clocks.left[seat] or 0) <= 290.5
    at_once = happen(table, move(table, BOTH, table.ply, table.state.legal()[0], lag=60.0), 0.1)
    assert at_once.clocks.left[seat] == pytest.approx(300)


def test_a_seat_that_always_claims_delay_gains_no_more_than_its_quota() -> None:
    honest = greedy = fjords(clock=FischerClock(300), at=0.0)
    seat, at, moves = honest.turn, 0.0, 0
    assert seat is not None
    while moves < 20:
        at += 3.0
        moves += honest.turn == seat
        action = honest.state.legal()[0]
        honest = happen(honest, move(honest, BOTH, honest.ply, action), at)
        greedy = happen(greedy, move(greedy, BOTH, greedy.ply, action, lag=2.0), at)
    gained = (greedy.clocks.left[seat] or 0) - (honest.clocks.left[seat] or 0)
    assert 0 < gained <= 0.5 * (moves + 1)


def test_a_move_that_was_delayed_counts_shortly_after_the_deadline_and_not_later() -> None:
    table = fjords(clock=MoveClock(60), at=0.0)
    seat = table.turn
    while True:
        table = happen(table, move(table, BOTH, table.ply, table.state.legal()[0], lag=0.3), 1.0)
        if table.turn == seat:
            break
    assert table.deadline == pytest.approx(61)
    assert run_out(table, 61.2) == []
    assert run_out(table, 61.31) != []
    prompt = fjords(clock=MoveClock(60), at=0.0)
    assert run_out(prompt, 60.0) != []
