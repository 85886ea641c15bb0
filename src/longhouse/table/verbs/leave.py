"""Commands to leave a game, to come back, and to let a bot play for a person who left or a bot that failed."""

from collections.abc import Sequence

from longhouse.errors import NoSuchSeat, Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Back, Body, Left, LevelName, Substitute
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import running


def leave(table: Table, seats: Sequence[Seat]) -> list[Body]:
    """Return the log entries that mark these seats as left, so that the other people may let a bot take them over.

    There are none if the game is over, or if its log is so long that only moves may be added to it.
    """
    if table.stage == "over" or table.is_long:
        return []
    return [Left(seat=seat) for seat in seats if not table.held[seat].away]


def come_back(table: Table, seats: Sequence[Seat]) -> list[Body]:
    """Return the log entries with which a person takes back those of their `seats` that they left, even from a bot."""
    return [
        Back(seat=seat)
        for seat in seats
        if table.held[seat].away and table.held[seat].person is not None and table.stage != "over"
    ]


def replace_bot(table: Table, failed: LevelName, level: LevelName) -> list[Body]:
    """Return the log entry that lets a bot of another level take over from a bot that failed.

    - `failed`: the level of the bot that failed. If no bot of this level is to move, there is no entry.
    - `level`: the level of the bot that takes over.
    """
    if table.turn is None or table.bot_to_move != failed or table.stage != "running":
        return []
    return [Substitute(seat=table.turn, level=level, why="failed")]


def substitute(table: Table, seat: Seat | None, level: LevelName | None) -> Substitute:
    """Return the log entry that lets a bot of this level play for the person who left a seat.

    Raises `Refused` in rated games, and if the person of the seat has not left.
    """
    running(table)
    if seat is None or not 0 <= seat < table.game.seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat))
    if table.setup.rated:
        raise Refused("table-rated-bots")
    held = table.held[seat]
    if held.kind != "person" or not held.away or level is None:
        raise Refused("table-not-left", seat=seat)
    return Substitute(seat=seat, level=level, why="left")
