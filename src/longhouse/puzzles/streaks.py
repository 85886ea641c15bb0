"""Counts the consecutive days on which a person did a daily puzzle or deal."""

from collections.abc import Collection
from datetime import date, timedelta

_DAY = timedelta(days=1)


def streak(days: Collection[date], today: date) -> int:
    """Return how many consecutive days end today or, if nothing was done today yet, yesterday.

    `days` are the days on which something was done.
    """
    return _until(days, today if today in days else today - _DAY)


def longest(days: Collection[date]) -> int:
    """Return the length of the longest run of consecutive days in `days`."""
    return max((_until(days, day) for day in days if day + _DAY not in days), default=0)


def _until(days: Collection[date], last: date) -> int:
    count = 0
    while last - count * _DAY in days:
        count += 1
    return count
