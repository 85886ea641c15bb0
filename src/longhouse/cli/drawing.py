"""Tables of figures for the eyes of a person."""

import sys
from typing import TYPE_CHECKING

from longhouse.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_WIDE = 160
"""Where nobody watches, lines are not cut to the width of a window."""


def console() -> "Console":
    """Where to print: what is written is text, and nothing in it a mark-up."""
    from rich.console import Console  # noqa: PLC0415

    width = None if sys.stdout.isatty() else _WIDE
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, width=width)


def table(words: Words, *heads: str) -> "Table":
    """An empty table with these heads, given by their keys."""
    from rich import box  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    drawn = Table(box=box.SIMPLE_HEAD)
    for head in heads:
        drawn.add_column(words.say(head))
    return drawn
