"""Explains which rule an action would break, and checks whether a seat may ask for a hint or for its chances."""

from collections.abc import Sequence

from longhouse.errors import IllegalAction, Refused
from longhouse.games.game import Seat, State
from longhouse.table.table import Table
from longhouse.table.verbs.act import to_move


def why(state: State, action: str) -> IllegalAction | None:
    """Return the error that an action in this position would raise; None if the action is legal.

    Raises `Refused` if the game hides which moves are legal (F5.5).
    """
    if state.turn is not None and "legal" not in state.view(state.turn):
        raise Refused("table-hidden", rule="F5.5")
    try:
        state.read(action)
    except IllegalAction as refusal:
        return refusal
    return None


def may_have_hint(table: Table, seats: Sequence[Seat], ply: int) -> Seat:
    """Check that a person may have a hint, and return the seat that gets it, which is the seat to move.

    - `seats`: the seats of the person; the seat to move must be one of them.
    - `ply`: the number of the last log entry that the client has seen.

    Raises `Refused` in a daily deal, in rated games and in games that hide which moves are legal (F5.5), and the errors
    of `to_move`.
    """
    if table.setup.daily:
        raise Refused("table-daily-hints")
    if table.setup.rated:
        raise Refused("table-rated-hints")
    seat = to_move(table, seats, ply)
    if "legal" not in table.view(seat):
        raise Refused("table-hidden", rule="F5.5")
    return seat


def may_have_chances(table: Table, seats: Sequence[Seat], ply: int) -> Seat:
    """Check that a person may see how likely each action is to succeed, and return the seat to move.

    - `seats`: the seats of the person; the seat to move must be one of them.
    - `ply`: the number of the last log entry that the client has seen.

    Raises `Refused` in a daily deal, in rated games and in games that hide which moves are legal (F5.5), and the errors
    of `to_move`.
    """
    if table.setup.daily:
        raise Refused("table-daily-chances")
    return may_have_hint(table, seats, ply)
