"""Timeouts: a seat that runs out of time loses, or a bot takes the seat over. The server's clock decides."""

from longhouse.table.entries import Body, EndedEarly, Substitute
from longhouse.table.setup import substitute_level
from longhouse.table.table import Table


def run_out(table: Table, now: float) -> list[Body]:
    """Return the log entries for a timeout of the seat to move at the time `now`; none if the seat has time left."""
    turn, flag_at = table.turn, table.flag_at
    if turn is None or flag_at is None or now < flag_at:
        return []
    level = substitute_level(table.setup)
    if level is None:
        return [EndedEarly(by="timeout", seat=turn)]
    return [Substitute(seat=turn, level=level, why="timeout")]
