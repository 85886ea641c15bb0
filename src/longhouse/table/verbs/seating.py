"""Commands to take a seat, for people and bots."""

import re

from longhouse.errors import Conflict, NoSuchSeat, Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Body, LevelName, Sat
from longhouse.table.fairness import BOT_NONCE, checked_nonce
from longhouse.table.table import Table

_LONGEST_NAME = 40
_PICTURE = "[\u2190-\u2bff\U0001f000-\U0001faff]"
_JOINED = re.compile(f"(?<={_PICTURE})([\ufe0f\U0001f3fb-\U0001f3ff]?)\u200d(?={_PICTURE})")
"""The joiner between two emoji that are shown as one, such as a family; the first may have a variant or a skin tone."""


def sit(table: Table, seat: int, person: str, name: str, nonce: str, rating: float | None) -> list[Body]:
    """Return the log entries that seat a person on an open seat.

    - `person`, `name`: the id of the person, and the name that is shown.
    - `nonce`: the person's contribution to the random numbers of the game.
    - `rating`: the person's rating; None if it is provisional.

    Raises `Refused` if the seat is not open or is reserved for somebody else.
    """
    free_seat = _open(table, seat)
    held = table.held[free_seat]
    if held.reserved not in (None, person):
        raise Refused("table-seat-reserved", seat=seat)
    if table.setup.rated and table.seats_of(person):
        raise Refused("table-rated-twice")
    return [Sat(seat=free_seat, name=checked_name(name), nonce=checked_nonce(nonce), person=person, rating=rating)]


def seat_bot(table: Table, seat: int, level: LevelName) -> list[Body]:
    """Return the log entries that seat a bot on an open seat; raises `Refused` in rated games."""
    if table.setup.rated:
        raise Refused("table-rated-bots")
    return [bot_at(_open(table, seat), level)]


def bot_at(seat: Seat, level: LevelName) -> Sat:
    """Return the log entry with which a bot of this level takes a seat."""
    return Sat(seat=seat, name=level, nonce=BOT_NONCE, level=level)


def checked_name(name: str) -> str:
    """Return a name as one line without superfluous spaces.

    Raises `Refused` if the name is empty, too long or not printable. Emoji may be joined.
    """
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > _LONGEST_NAME or not _JOINED.sub(r"\1", trimmed).isprintable():
        raise Refused("table-name", longest=_LONGEST_NAME)
    return trimmed


def _open(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.game.seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat))
    if table.held[seat].kind != "open":
        raise Conflict("table-seat-taken", seat=seat)
    return Seat(seat)
