"""Move: an action of the seat whose turn it is, and what chance brings after it."""

from collections.abc import Sequence

from longhouse.errors import GameOver, Refused, Stale
from longhouse.games.game import Seat
from longhouse.table.entries import Body, Happened, Over, Ply
from longhouse.table.fairness import follow
from longhouse.table.table import Table


def move(table: Table, seats: Sequence[Seat], ply: int, action: str) -> list[Body]:
    """An action of one of these seats, meant for the position of that ply."""
    seat = to_move(table, seats, ply)
    event = table.state.read(action)
    acted = Happened(text=table.game.text(event), seat=seat)
    chance, state = follow(table.state.take(event), table.source, table.drawn)
    result = state.result
    over: list[Body] = [] if result is None else [Over(result=result.to_json())]
    return [acted, *chance, *over]


def to_move(table: Table, seats: Sequence[Seat], ply: int) -> Seat:
    """The seat that is to move, if it is one of these and the position is still that of the ply."""
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
    """Refuse what was meant for a position that is no longer there."""
    if not table.moved <= ply <= table.ply:
        raise Stale("table-stale", given=ply, ply=Ply(table.ply))
