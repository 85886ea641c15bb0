"""The hash chain of a log: each entry is stored with a hash over itself and the hash of the entry before it.

When the log is read, the chain reveals entries that were changed, lost or exchanged, by a broken disk or by hand. It
begins with a hash over the game's id, setup and seed (`first_link`).
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Protocol

from sqlalchemy import Connection, select, update

from longhouse.errors import DamagedGame
from longhouse.storage import schema


class EntryRow(Protocol):
    """A row of the table `entries`."""

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
    """Return the hash before the first entry of a game's chain: over the game's id, setup and seed."""
    return sha256("\n".join((game, setup, seed)).encode()).digest()


def content_hash(ply: int, at: float, command: str | None, body: str) -> bytes:
    """Return the hash of an entry's own content, without the entries before it."""
    return sha256(f"{ply}\n{at!r}\n{command or ''}\n{body}".encode()).digest()


def link(before: bytes | None, content: bytes) -> bytes | None:
    """Compute the hash of an entry from the hash of the entry before it and its own content.

    None if the hash of the entry before is unknown.
    """
    return None if before is None else sha256(before + content).digest()


def checked(game: str, before: bytes | None, ply: int, rows: Iterable[EntryRow]) -> Iterator[tuple[EntryRow, bytes]]:
    """Yield the entries after `ply` with their hashes; `before` is the hash of entry `ply`.

    Raises `DamagedGame` at the first entry whose hash is wrong or whose ply is not the next one. An entry without a
    hash is accepted, because older servers stored none.
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
    for row in rows_of(connection, game, 0):
        before = link(before, content_hash(row.ply, row.at, row.command, row.body))
        place = (schema.entries.c.game == game) & (schema.entries.c.ply == row.ply)
        connection.execute(update(schema.entries).where(place).values(chain=before))


def rows_of(connection: Connection, game: str, since: int) -> list[EntryRow]:
    """Return the stored entries of a game from ply `since` on, including that one."""
    entries = schema.entries.c
    query = select(entries.ply, entries.at, entries.command, entries.body, entries.chain)
    found = connection.execute(query.where(entries.game == game, entries.ply >= since).order_by(entries.ply))
    return list(found)
