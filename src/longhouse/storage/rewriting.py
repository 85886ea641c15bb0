"""Changes or removes the name of a person wherever it is stored with a game: in logs, summaries and chats.

Nothing else changes a stored log. Each game is rewritten in a transaction of its own, so that other people's moves
never wait for longer than one game takes.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, select, text, union, update

from longhouse.errors import DamagedGame
from longhouse.storage import schema
from longhouse.storage.chain import chain_anew, checked, first_link, rows_of
from longhouse.table import entries as log
from longhouse.table import summary
from longhouse.table.setup import Setup

NAMELESS = "–"
"""The name shown for people who deleted their data."""
_NO_MOVES = text("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE")
"""PostgreSQL chains a new entry to the last one that it sees, which must not be rewritten at the same time. (SQLite
allows one writer only.)"""


def games_of(connection: Connection, person: str) -> list[str]:
    """Return the ids of the games in which a person has a seat, taken or reserved, or which the person created."""
    games, seats = schema.games.c, schema.seats.c
    theirs = select(seats.game).where(seats.person == person)
    made = select(games.id).where(games.made_by == person)
    return list(connection.scalars(union(theirs, made)))


def lines_of(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Return the lines of chat that a person wrote as a spectator: the id of the game and the number of each line."""
    chat = schema.chat.c
    said = chat.command.startswith(f"person:{person}:", autoescape=True)
    return [(row.game, row.n) for row in connection.execute(select(chat.game, chat.n).where(said))]


def write_name(connection: Connection, game: str, person: str, name: str) -> None:
    """Replace the name of a person in a game: in its log, its summary, and what the person said at the table."""
    _rewrite(connection, game, person, name)
    seats, chat = schema.seats.c, schema.chat.c
    own = select(seats.seat).where(seats.game == game, seats.person == person)
    connection.execute(update(schema.chat).where(chat.game == game, chat.seat.in_(own)).values(name=name))


def forget_in(connection: Connection, game: str, person: str) -> None:
    """Remove a person from a game: their name and id, their chat, their plans, and the tokens of their seats."""
    _rewrite(connection, game, person, None)
    seats, games = schema.seats.c, schema.games.c
    own = list(connection.scalars(select(seats.seat).where(seats.game == game, seats.person == person)))
    for table in (schema.tokens, schema.chat, schema.plans):
        connection.execute(delete(table).where(table.c.game == game, table.c.seat.in_(own)))
    mine = (seats.game == game) & (seats.person == person)
    connection.execute(update(schema.seats).where(mine).values(person=None))
    connection.execute(update(schema.games).where(games.id == game, games.made_by == person).values(made_by=None))


def _rewrite(connection: Connection, game: str, person: str, name: str | None) -> None:
    """Write the name of a person into the log and the summary of a game. Without a name, remove the person's id, too.

    This is the beginning of a transaction.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(_NO_MOVES)
    entries, games = schema.entries.c, schema.games.c
    stored = connection.execute(select(games.setup, games.seed, games.summary).where(games.id == game)).one_or_none()
    if stored is None:  # it was deleted meanwhile
        return
    whole = _is_whole(connection, game, first_link(game, stored.setup, stored.seed))
    if name is None:
        setup = msgspec.json.decode(stored.setup, type=Setup)
        if setup.made_by == person:
            nobodys = msgspec.json.encode(msgspec.structs.replace(setup, made_by=None)).decode()
            connection.execute(update(schema.games).where(games.id == game).values(setup=nobodys))
    for row in rows_of(connection, game, 0):
        body = _renamed(log.read(row.body), person, name)
        if body is not None:
            place = (entries.game == game) & (entries.ply == row.ply)
            connection.execute(update(schema.entries).where(place).values(body=log.write(body)))
    if whole:  # a damaged log stays recognisable
        chain_anew(connection, game)
    renewed = summary.write(_summarised(summary.read(stored.summary), person, name))
    connection.execute(update(schema.games).where(games.id == game).values(summary=renewed))


def _is_whole(connection: Connection, game: str, before: bytes) -> bool:
    try:
        return len(list(checked(game, before, 0, rows_of(connection, game, 0)))) > 0
    except DamagedGame:
        return False


def _renamed(body: log.Body, person: str, name: str | None) -> log.Body | None:
    """Return the body of an entry with another name of a person; None if it does not change."""
    if isinstance(body, log.Sat) and body.person == person:
        return msgspec.structs.replace(body, name=name or NAMELESS, person=None if name is None else person)
    if isinstance(body, log.Made) and name is None and person in body.reserved:
        return msgspec.structs.replace(body, reserved=_without(body.reserved, person))
    return None


def _summarised(old: summary.Summary, person: str, name: str | None) -> summary.Summary:
    known = None if name is None else person
    seats = tuple(
        msgspec.structs.replace(seat, name=name or NAMELESS, person=known) if seat.person == person else seat
        for seat in old.seats
    )
    if name is not None:
        return msgspec.structs.replace(old, seats=seats)
    free = tuple(msgspec.structs.replace(each, reserved=None) if each.reserved == person else each for each in seats)
    made_by = None if old.made_by == person else old.made_by
    return msgspec.structs.replace(old, seats=free, made_by=made_by)


def _without(people: Sequence[str | None], person: str) -> tuple[str | None, ...]:
    return tuple(None if each == person else each for each in people)
