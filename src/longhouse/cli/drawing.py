"""Prints tables and text for people, with the Rich library."""

import sys
from typing import TYPE_CHECKING

from longhouse.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from longhouse.lab.standings import Interval

_WIDE = 160
"""The width in columns if the output is not a terminal."""


def console() -> "Console":
    """Return a console on standard output that prints plain text, without interpreting mark-up."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else _WIDE
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, width=width)


def table(words: Words, *heads: str) -> "Table":
    """Return an empty table; `heads` are the message keys of its column titles."""
    from rich import box
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD)
    for head in heads:
        drawn.add_column(words.say(head))
    return drawn


def percent(found: "Interval", words: Words) -> str:
    """Format a share and its confidence interval as percentages; in `found` they are numbers from 0 to 1."""
    low, figure, high = (f"{100 * bound:.1f}" for bound in (found.low, found.figure, found.high))
    return words.say("arena-part", figure=figure, low=low, high=high)


def interval(found: "Interval", words: Words) -> str:
    """Format a mean and its confidence interval with two decimals."""
    low, figure, high = (f"{bound:.2f}" for bound in (found.low, found.figure, found.high))
    return words.say("arena-mean", figure=figure, low=low, high=high)
