"""The command with which a person plays an action for the seat to move, and the checks whether they may."""

from collections.abc import Sequence

from longhouse.errors import GameOver, Refused, Stale
from longhouse.games.game import Seat
from longhouse.table.change import PlayedEvent
from longhouse.table.entries import Ply
from longhouse.table.table import Table


def move(table: Table, seats: Sequence[Seat], ply: int, action: str, lag: float = 0.0) -> list[PlayedEvent]:
    """Return the event that plays an action for the seat to move, with the position that it leads to.

    - `seats`: the seats of the person who gives the command. The seat to move must be one of them.
    - `ply`: the number of the last log entry that the client has seen.
    - `action`: the action as text.
    - `lag`: the network delay in seconds, which the clocks give back up to a limit.

    Raises `IllegalAction` if the rules forbid the action, and the errors of `to_move`.
    """
    to_move(table, seats, ply)
    event = table.state.read(action)
    # Without a clock the delay has no use and would only make the log longer.
    noted = lag if table.clocks.deadline() is not None else 0.0
    return [PlayedEvent(event, table.state.take(event), noted)]


def to_move(table: Table, seats: Sequence[Seat], ply: int) -> Seat:
    """Return the seat to move, if the person who holds `seats` may act for it now.

    Raises `Stale` if the position has changed since the log entry `ply`, `GameOver` if the game is over, and `Refused`
    if it has not begun or another seat is to move.
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
    """Raise `Stale` if the position has changed since `ply`, the number of the last log entry that the client
    has seen.
    """
    if not table.moved <= ply <= table.ply:
        raise Stale("table-stale", given=ply, ply=Ply(table.ply))
