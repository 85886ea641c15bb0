"""Days in a row: until one is left out, and the most there ever were."""

from datetime import date, timedelta

from longhouse.puzzles.streaks import longest, streak

TODAY = date(2026, 11, 16)


def ago(*days: int) -> set[date]:
    return {TODAY - timedelta(days=each) for each in days}


def test_days_in_a_row_are_counted_until_one_is_left_out() -> None:
    assert streak(ago(), TODAY) == 0
    assert streak(ago(1, 2, 4), TODAY) == 2
    assert streak(ago(0, 1, 2, 4), TODAY) == 3
    assert streak(ago(2, 3, 4), TODAY) == 0


def test_the_longest_streak_may_be_an_old_one() -> None:
    assert longest(ago()) == 0
    assert longest(ago(0, 1, 5, 6, 7, 8, 20)) == 4
