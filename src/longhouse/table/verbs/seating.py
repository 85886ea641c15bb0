"""Commands to take a seat, for people and bots."""

from longhouse.errors import Conflict, NoSuchSeat, Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Body, LevelName, Sat
from longhouse.table.fairness import BOT_NONCE, checked_nonce
from longhouse.table.table import Table

_LONGEST_NAME = 40


def sit(table: Table, seat: int, person: str, name: str, nonce: str, rating: float | None) -> list[Body]:
    """Seat a person on an open seat; raises `Refused` if it is reserved for somebody else.

    - `nonce`: the person's contribution to the random numbers of the game.
    - `rating`: the person's rating; None while it is provisional.
    """
    free_seat = _open(table, seat)
    held = table.held[free_seat]
    if held.reserved not in (None, person):
        raise Refused("table-seat-reserved", seat=seat)
    if table.setup.rated and table.seats_of(person):
        raise Refused("table-rated-twice")
    return [Sat(seat=free_seat, name=checked_name(name), nonce=checked_nonce(nonce), person=person, rating=rating)]


def seat_bot(table: Table, seat: int, level: LevelName) -> list[Body]:
    """Seat a bot on an open seat; raises `Refused` in rated games."""
    if table.setup.rated:
        raise Refused("table-rated-bots")
    return [bot_at(_open(table, seat), level)]


def bot_at(seat: Seat, level: LevelName) -> Sat:
    return Sat(seat=seat, name=level, nonce=BOT_NONCE, level=level)


def checked_name(name: str) -> str:
    """Normalise a name to one line; raises `Refused` if it is empty, too long or not printable."""
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > _LONGEST_NAME or not trimmed.isprintable():
        raise Refused("table-name", longest=_LONGEST_NAME)
    return trimmed


def _open(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.game.seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat))
    if table.held[seat].kind != "open":
        raise Conflict("table-seat-taken", seat=seat)
    return Seat(seat)
