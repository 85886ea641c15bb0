"""The rematch command: a new game with the same players and rotated seats; for a solo player, the same deal again."""

from msgspec.structs import replace

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Body, Made, Rematch
from longhouse.table.fairness import new_seed
from longhouse.table.setup import Setup
from longhouse.table.table import Table, new_id
from longhouse.table.verbs.seating import bot_at


def may_rematch(table: Table) -> list[Body]:
    """Return the log entry of a rematch, with a new id for its game. Raises `Refused` unless the game is over and has
    no rematch yet.

    The new game is created in the same transaction as this entry.
    """
    if table.stage != "over":
        raise Refused("table-not-over")
    if table.rematch is not None:
        raise Refused("table-rematch-made")
    return [Rematch(game=new_id())]


def again(table: Table, game_id: str) -> tuple[Table, list[Body]]:
    """Create a rematch with the id `game_id`; return its table, still without log entries, and its first log entries.

    The player of seat 1 moves to seat 0, and so on.
    """
    held = table.held[1:] + table.held[:1]
    made = Made(reserved=tuple(None if each.kind == "bot" else each.person for each in held))
    bots = [bot_at(Seat(seat), each.level) for seat, each in enumerate(held) if each.level is not None]
    setup = replace(table.setup, daily=False, sealed_until=None)  # its seed is its own
    laid = Table.laid(game_id, setup, new_seed())
    return laid, [made, *bots]


def may_deal_again(table: Table, person: str) -> Setup:
    """Return the setup of a new game with the same deal for `person`, who played this game alone.

    Raises `Refused` for a game with several players: as its seed and nonces are no longer secret, the new game would
    not be fair.
    """
    if table.stage != "over":
        raise Refused("table-not-over")
    if table.seats_of(person) != (Seat(0),) or table.game.seats != 1 or table.imported is not None or table.given:
        raise Refused("table-same-deal")
    return replace(table.setup, made_by=person, daily=False, rated=False)
