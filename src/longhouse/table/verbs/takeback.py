"""The command to take moves back.

If a chance event has revealed something since the move, a takeback is possible only in a casual game, or with the
consent of the other people in a game that is not rated.
"""

from collections.abc import Collection

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import TookBack
from longhouse.table.table import Table


def reach(table: Table, seats: Collection[Seat]) -> int | None:
    """Return how many events remain if these seats take back their last decision; None if they cannot take it back."""
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
    """Take moves back up to a decision by these seats: the last one, or an earlier one after which `asked` events
    remain.
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
