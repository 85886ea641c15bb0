"""Rematch: the same players in a new game, with their seats rotated by one."""

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Body, Made, Rematch
from longhouse.table.fairness import new_seed
from longhouse.table.table import Table, new_id
from longhouse.table.verbs.seating import bot_at


def may_rematch(table: Table) -> list[Body]:
    """The entry that names the next game, which is created in the same transaction; once per game."""
    if table.stage != "over":
        raise Refused("table-not-over")
    if table.rematch is not None:
        raise Refused("table-rematch-made")
    return [Rematch(game=new_id())]


def again(table: Table, game_id: str) -> tuple[Table, list[Body]]:
    """The next game before its first entry, and its first entries; the player of seat 1 moves to seat 0."""
    held = table.held[1:] + table.held[:1]
    made = Made(reserved=tuple(None if each.kind == "bot" else each.person for each in held))
    bots = [bot_at(Seat(seat), each.level) for seat, each in enumerate(held) if each.level is not None]
    laid = Table.laid(game_id, table.setup, new_seed())
    return laid, [made, *bots]
