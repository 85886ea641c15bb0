"""The hash chain of a log: each entry is stored with a hash over itself and the hash of the entry before it.

When the log is read, the chain reveals entries that were changed, lost or exchanged, by a broken disk or by hand. It
begins with a hash over the game's id, setup and seed (`first_link`).
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Protocol

from sqlalchemy import Connection, bindparam, select, update

from longhouse.errors import DamagedGame
from longhouse.storage import schema


class EntryRow(Protocol):
    """A row of the database table `entries`."""

    @property
    def ply(self) -> int: ...
    @property
    def at(self) -> float: ...
    @property
    def command(self) -> str | None: ...
    @property
    def body(self) -> str: ...
    @property
    def chain(self) -> bytes | None: ...


def first_link(game: str, setup: str, seed: str) -> bytes:
    """Return the hash with which a game's chain begins, before the first entry. It covers the game's id, setup and
    seed.
    """
    return sha256("\n".join((game, setup, seed)).encode()).digest()


def content_hash(ply: int, at: float, command: str | None, body: str) -> bytes:
    """Return the hash of an entry alone, without the entries before it in the chain.

    - `ply`, `at`: the number and the time of the entry.
    - `command`: the id of the command that made the entry, or None.
    - `body`: what happened, as text.
    """
    return sha256(f"{ply}\n{at!r}\n{command or ''}\n{body}".encode()).digest()


def link(before: bytes | None, content: bytes) -> bytes | None:
    """Return the chain's hash of an entry; None if `before` is None.

    - `before`: the chain's hash of the entry before it; None if that is unknown.
    - `content`: the hash of the entry alone (`content_hash`).
    """
    return None if before is None else sha256(before + content).digest()


def checked(game: str, before: bytes | None, ply: int, rows: Iterable[EntryRow]) -> Iterator[tuple[EntryRow, bytes]]:
    """Yield each of the entries in `rows` with its hash in the chain, after checking it.

    - `game`: the id of the game.
    - `ply`, `before`: the number and the hash of the entry before the first row.

    Raises `DamagedGame` at the first entry whose hash is wrong or whose number is not the next one. An entry stored
    without a hash is accepted, because older servers stored none.
    """
    for row in rows:
        ply += 1
        due = link(before, content_hash(row.ply, row.at, row.command, row.body))
        if row.ply != ply or due is None or row.chain not in (None, due):
            raise DamagedGame("table-damaged", game=game, ply=ply)
        before = due
        yield row, due


def chain_anew(connection: Connection, game: str) -> None:
    """Compute all hashes of a log again, after the log was rewritten on purpose."""
    made = connection.execute(select(schema.games.c.setup, schema.games.c.seed).where(schema.games.c.id == game)).one()
    before: bytes | None = first_link(game, made.setup, made.seed)
    chained: list[dict[str, object]] = []
    for row in rows_of(connection, game, 0):
        before = link(before, content_hash(row.ply, row.at, row.command, row.body))
        chained.append({"at_ply": row.ply, "due": before})
    if chained:
        place = (schema.entries.c.game == game) & (schema.entries.c.ply == bindparam("at_ply"))
        connection.execute(update(schema.entries).where(place).values(chain=bindparam("due")), chained)


def rows_of(connection: Connection, game: str, since: int) -> list[EntryRow]:
    """Return the stored entries of a game from number `since` on, including that one."""
    entries = schema.entries.c
    query = select(entries.ply, entries.at, entries.command, entries.body, entries.chain)
    found = connection.execute(query.where(entries.game == game, entries.ply >= since).order_by(entries.ply))
    return list(found)
