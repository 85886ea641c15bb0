"""The command to play an action for the seat to move."""

from collections.abc import Sequence

from longhouse.errors import GameOver, Refused, Stale
from longhouse.games.game import Seat
from longhouse.table.change import PlayedEvent
from longhouse.table.entries import Ply
from longhouse.table.table import Table


def move(table: Table, seats: Sequence[Seat], ply: int, action: str, lag: float = 0.0) -> list[PlayedEvent]:
    """Play `action` for the seat to move, which must be one of `seats`.

    `ply` is the last log entry that the client has seen; raises `Stale` if the position has changed since. `lag` is
    the network delay in seconds, which the clocks give back up to a limit.
    """
    to_move(table, seats, ply)
    event = table.state.read(action)
    # Without a clock the delay has no use and would only make the log longer.
    noted = lag if table.clocks.deadline() is not None else 0.0
    return [PlayedEvent(event, table.state.take(event), noted)]


def to_move(table: Table, seats: Sequence[Seat], ply: int) -> Seat:
    """Return the seat to move. Raises an error if it is not one of `seats` or if the position has changed since
    `ply`.
    """
    fresh(table, ply)
    turn = table.turn
    if turn is None:
        raise Refused("table-not-begun") if table.stage == "open" else GameOver("table-over")
    if not seats:
        raise Refused("table-only-watching")
    if turn not in seats:
        raise Refused("table-not-your-turn", seat=turn)
    return turn


def fresh(table: Table, ply: int) -> None:
    """Raise `Stale` if the position has changed since `ply`, the last log entry that the client had seen."""
    if not table.moved <= ply <= table.ply:
        raise Stale("table-stale", given=ply, ply=Ply(table.ply))
