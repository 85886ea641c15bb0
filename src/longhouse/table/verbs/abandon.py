"""Commands that end a game before it is played out: abandon and resign."""

from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Body, EndedEarly
from longhouse.table.table import Table


def abandon(table: Table, seat: Seat) -> EndedEarly:
    """Return the log entry that ends a running game without a loser. `seat` is the seat that proposed this."""
    running(table)
    return EndedEarly(by="abandon", seat=seat)


def resign(table: Table, seats: Sequence[Seat], seat: int | None) -> list[Body]:
    """Return the log entries with which a person resigns the seat `seat`, which must be one of their `seats`.

    If `seat` is None, the person resigns the seat to move if it is theirs, else the first of their seats.
    """
    running(table)
    if not seats:
        raise Refused("table-only-watching")
    turn = table.turn
    loser = turn if turn in seats and turn is not None else seats[0]
    if seat is not None:
        loser = Seat(seat)
    if loser not in seats:
        raise Refused("table-not-your-seat", seat=str(loser))
    return [EndedEarly(by="resign", seat=loser)]


def running(table: Table) -> None:
    """Raise `Refused` unless the game is running, that is, has started and is not over."""
    if table.stage != "running":
        raise Refused("table-not-running")
