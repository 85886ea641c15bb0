"""Conditional moves: which plans are possible, what they answer, and when they end."""

import random
from functools import cache

import pytest
from support.refused import refused
from support.tables import fjords, happen

from longhouse.errors import IllegalAction
from longhouse.games.game import Seat
from longhouse.table.plans import LONGEST_LINE, MOST_LINES, MovePlan, is_over, next_action, planned, remaining
from longhouse.table.setup import DaysClock, FischerClock
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.takeback import take_back

DAYS = DaysClock(days=3)


def act(table: Table, action: str) -> Table:
    assert table.turn is not None
    return happen(table, move(table, [table.turn], table.ply, action))


@cache
def settling(**options: bool) -> Table:
    """A game over days at the beginning of its settlement."""
    table, choose = fjords(clock=DAYS, options=dict(options)), random.Random(4)
    while not any(action.startswith("viking") for action in table.state.legal()):
        table = act(table, choose.choice(table.state.legal()))
    return table


def line_from(table: Table, length: int, choose: int = 0) -> list[str]:
    """The first legal actions from a position on; `choose` is which of them is taken at first."""
    line: list[str] = []
    state = table.state
    while len(line) < length:
        action = state.legal()[0 if line else choose]
        line.append(action)
        state = state.apply(action)
    return line


def plan_of(table: Table, *lines: list[str]) -> tuple[Seat, MovePlan]:
    assert table.turn is not None
    seat = Seat(1 - table.turn)
    return seat, planned(table, seat, len(table.events), lines)


def test_a_line_is_followed_as_long_as_the_others_play_it() -> None:
    table = settling()
    line = line_from(table, 4)
    seat, plan = plan_of(table, line)
    assert next_action(table, seat, plan) is None  # the other one has not moved yet
    table = act(table, line[0])
    assert next_action(table, seat, plan) == line[1]
    table = act(act(table, line[1]), line[2])
    assert next_action(table, seat, plan) == line[3]
    assert remaining(table, plan) == ((line[3],),)
    table = act(table, line[3])
    assert is_over(table, plan)


def test_another_move_ends_the_plan_but_one_of_several_lines_suffices() -> None:
    table = settling()
    expected, other = line_from(table, 2), line_from(table, 2, choose=1)
    surprise = table.state.legal()[2]
    seat, plan = plan_of(table, expected, other)
    assert next_action(act(table, other[0]), seat, plan) == other[1]
    surprised = act(table, surprise)
    assert next_action(surprised, seat, plan) is None
    assert is_over(surprised, plan)


def test_what_follows_the_last_own_move_and_what_another_line_contains_is_left_out() -> None:
    table = settling()
    line = line_from(table, 5)
    _, plan = plan_of(table, line, line[:2], line[:1], [])
    assert plan.lines == (tuple(line[:4]),)


def test_a_plan_is_about_the_present_game_only() -> None:
    table = settling()
    line = line_from(table, 2)
    seat, plan = plan_of(table, line)
    moved = act(table, line[0])
    back = happen(moved, [take_back(moved, [Seat(1 - seat)], None)])
    assert next_action(act(back, line[0]), seat, plan) == line[1]  # it is the same game again
    earlier = back
    while len(earlier.events) >= plan.events:
        earlier = happen(earlier, [take_back(earlier, [Seat(0), Seat(1)], None)])
    assert is_over(earlier, plan)
    with refused("table-stale"):
        planned(earlier, seat, plan.events, [])


def test_what_was_played_meanwhile_does_not_make_a_plan_too_late() -> None:
    table = settling()
    line = line_from(table, 2)
    moved = act(table, line[0])
    seat = Seat(1 - (table.turn or 0))
    plan = planned(moved, seat, len(table.events), [line])
    assert next_action(moved, seat, plan) == line[1]


def test_where_chance_reveals_something_the_plan_ends() -> None:
    table, choose = fjords(clock=DAYS), random.Random(1)
    seat = Seat(1 - (table.turn or 0))
    line: list[str] = []
    after = table
    while not any(event.revealed for event in after.events[len(table.events) :]):
        line.append(choose.choice(after.state.legal()))
        after = act(after, line[-1])
    with refused("table-plan-chance"):
        planned(table, seat, len(table.events), [[*line, "draw"]])
    unknowing = MovePlan(len(table.events), planned(table, seat, len(table.events), []).history, ((*line, "draw"),))
    assert is_over(after, unknowing)


def test_plans_that_cannot_be_kept_are_refused_with_the_reason() -> None:
    table = settling()
    line = line_from(table, 2)
    with refused("table-plan-turn"):
        planned(table, Seat(table.turn or 0), len(table.events), [line])
    with refused("table-plan-twofold"):
        second = table.state.apply(line[0]).legal()[1]
        plan_of(table, line, [line[0], second])
    with refused("table-plan-long"):
        plan_of(table, *[line] * (MOST_LINES + 1))
    with refused("table-plan-long"):
        plan_of(table, line * LONGEST_LINE)
    with pytest.raises(IllegalAction):
        plan_of(table, [line[0], line[0]])
    with refused("table-plan-not-here"):
        planned(fjords(clock=FischerClock(seconds=600.0, increment=0.0)), Seat(0), 0, [])
    with refused("table-plan-not-here"):
        planned(fjords(("ada", "bot:karl"), clock=DAYS), Seat(0), 0, [])
    blind = fjords(clock=DAYS, options={"oversight": True})
    with refused("table-hidden"):
        planned(blind, Seat(1 - (blind.turn or 0)), len(blind.events), [["draw"]])
