"""The command to take moves back.

If a chance event has revealed something since the move, the move can be taken back only if the game is casual, or if it
is not rated and the other people agree.
"""

from collections.abc import Collection

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import TookBack
from longhouse.table.table import Table


def reach(table: Table, seats: Collection[Seat]) -> int | None:
    """Return how many events remain if these seats take back their last decision; None if that is not possible."""
    if table.stage != "running":
        return None
    for count in range(len(table.events) - 1, table.given - 1, -1):
        event = table.events[count]
        if event.revealed and not _may_undo_chance(table):
            return None
        if event.seat in seats:
            return count
    return None


def take_back(table: Table, seats: Collection[Seat], asked: int | None) -> TookBack:
    """Return the log entry that takes moves back to a decision by one of `seats`, which is then to move again.

    `asked` is the number of events that remain; None to go back to the last decision of these seats.

    Raises `Refused` if the first event to take back is not a decision of these seats, or if the moves cannot be taken
    back.
    """
    if table.stage != "running":
        raise Refused("table-not-running")
    nearest = reach(table, seats)
    if nearest is None:
        raise Refused(_why_not(table, seats))
    to = nearest if asked is None else asked
    if not table.given <= to <= nearest or table.events[to].seat not in seats:
        raise Refused("table-takeback-no-decision", to=to)
    if not _may_undo_chance(table) and any(event.revealed for event in table.events[to:]):
        raise Refused("table-takeback-revealed")
    seat = table.events[to].seat
    assert seat is not None
    return TookBack(to=to, seat=seat)


def _may_undo_chance(table: Table) -> bool:
    return table.setup.casual or (not table.setup.rated and len(table.people) > 1)


def _why_not(table: Table, seats: Collection[Seat]) -> str:
    decided = any(event.seat in seats for event in table.events[table.given :])
    return "table-takeback-revealed" if decided else "table-takeback-nothing"
