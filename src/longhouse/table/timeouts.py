"""Timeout: who runs out of time resigns, or hands the seat to a bot. Time is the server's."""

from longhouse.table.entries import Body, Ended, Substitute
from longhouse.table.setup import substitute_level
from longhouse.table.table import Table


def run_out(table: Table, now: float) -> list[Body]:
    """What running out of time does to the seat to move; nothing if it has time left."""
    turn, deadline = table.turn, table.deadline
    if turn is None or deadline is None or now < deadline:
        return []
    level = substitute_level(table.setup)
    if level is None:
        return [Ended(by="timeout", seat=turn)]
    return [Substitute(seat=turn, level=level, why="timeout")]
