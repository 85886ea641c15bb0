"""Commands to leave a game, to come back, and to let a bot play for a person who left or a bot that failed."""

from collections.abc import Sequence

from longhouse.errors import NoSuchSeat, Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Back, Body, Left, LevelName, Substitute
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import running


def leave(table: Table, seats: Sequence[Seat]) -> list[Body]:
    """Mark these seats as away, so that the other people may let a bot take over."""
    return [Left(seat=seat) for seat in seats if not table.held[seat].away and table.stage != "over"]


def come_back(table: Table, seats: Sequence[Seat]) -> list[Body]:
    """Return these seats to their person, even if a bot has substituted for them."""
    return [
        Back(seat=seat)
        for seat in seats
        if table.held[seat].away and table.held[seat].person is not None and table.stage != "over"
    ]


def replace_bot(table: Table, failed: LevelName, level: LevelName) -> list[Body]:
    """Let a bot of this level take over from a bot that failed; does nothing if the failed bot is no longer to move."""
    if table.turn is None or table.bot_to_move != failed or table.stage != "running":
        return []
    return [Substitute(seat=table.turn, level=level, why="failed")]


def substitute(table: Table, seat: Seat | None, level: LevelName | None) -> Substitute:
    """Let a bot of this level play for a person who left; raises `Refused` in rated games."""
    running(table)
    if seat is None or not 0 <= seat < table.game.seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat))
    if table.setup.rated:
        raise Refused("table-rated-bots")
    held = table.held[seat]
    if held.kind != "person" or not held.away or level is None:
        raise Refused("table-not-left", seat=seat)
    return Substitute(seat=seat, level=level, why="left")
