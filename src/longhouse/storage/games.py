"""Stores games, their logs and seat tokens in the database. When a write returns, the data is on disk.

All calls block; the server runs them in a thread pool.
"""

import secrets
import time
from collections.abc import Container, Iterable, Sequence
from pathlib import Path

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    exists,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from longhouse.errors import DamagedGame
from longhouse.games.game import Seat
from longhouse.storage import schema
from longhouse.storage.appending import appending, columns_of, rows
from longhouse.storage.backups import Backup
from longhouse.storage.batch import Batch, Raced, Repeated, SeatToken, Stored, StoreOutcome
from longhouse.storage.chain import EntryRow, checked, first_link, link, rows_of
from longhouse.storage.database import open_database, open_existing, open_unchanged
from longhouse.storage.day_points import enter_points
from longhouse.storage.lists import GameLists
from longhouse.storage.problems import problems_named
from longhouse.storage.rating import rate
from longhouse.storage.retry import patiently
from longhouse.table import entries as log
from longhouse.table.change import Change
from longhouse.table.entries import Entry, Ply
from longhouse.table.setup import Setup
from longhouse.table.summary import summary, write
from longhouse.table.table import Table

_MOST_TOKENS = 50
"""How many tokens for the same seat a session may have."""


class GameStore:
    """Reads and writes the games of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self.lists = GameLists(engine)
        """Lists of games: the public ones, those of a person, those that wait for something."""
        # In PostgreSQL a move is a single statement, which needs no explicit transaction.
        apart = engine.dialect.name == "sqlite"
        self._moving = self._writing if apart else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._append = appending(engine)

    @classmethod
    def at(cls, url: str) -> "GameStore":
        """Open the store in the database at `url`."""
        return cls(open_database(url))

    @classmethod
    def existing(cls, url: str) -> "GameStore":
        """Open the store in the database at `url`. Raises `BadSettings` if there is none."""
        return cls(open_existing(url))

    @classmethod
    def in_backup(cls, file: Path, contents: Backup) -> "GameStore | None":
        """Open the store in the backup `file` for reading; None if the backup has to be restored first.

        `contents` is what `read_backup` found in it.
        """
        if contents.kind != "sqlite" or contents.version != schema.VERSION:
            return None
        return cls(open_unchanged(file))

    def close(self) -> None:
        """Close the connections to the database."""
        self.engine.dispose()

    def make(self, change: Change) -> None:
        """Create a game with its first entries.

        Does nothing if the game exists, so that a call can be repeated if the database's answer was lost.
        """
        with self._writing.begin() as connection:
            if not connection.scalar(select(exists().where(schema.games.c.id == change.after.id))):
                self._make(connection, Batch(change))

    def append(self, batches: Sequence[Batch]) -> list[StoreOutcome]:
        """Store batches of several games in one transaction, each completely or not at all; return their outcomes in
        order.

        A batch that another node overtook does not affect the others. After any other failure nothing is stored, and
        the error is raised. If two batches are of the same game, each batch gets its own transaction.
        """
        if len({batch.change.after.id for batch in batches}) < len(batches):
            return [self.append([batch])[0] for batch in batches]
        # A fixed order avoids deadlocks between nodes.
        ordered = sorted(batches, key=lambda batch: batch.change.after.id)
        try:
            with (
                self._moving if all(batch.entries_alone for batch in batches) else self._writing
            ).begin() as connection:
                stored = self._append(connection, ordered)
                outcomes = {batch.change.after.id: self._outcome(connection, batch, stored) for batch in ordered}
        except IntegrityError:
            if len(batches) == 1 and self.find(batches[0].change.after.id) is None:  # the game has just been deleted
                return [Raced()]
            raise
        return [outcomes[batch.change.after.id] for batch in batches]

    def summarise(self, table: Table) -> None:
        """Replace the stored summary of a game by that of its table, if they differ.

        They may differ if the log was rewritten, for example because a person was deleted.
        """
        current = write(summary(table))
        later = exists().where(schema.entries.c.game == table.id, schema.entries.c.ply > table.ply)
        other = (schema.games.c.id == table.id) & (schema.games.c.summary != current) & ~later
        with self._writing.begin() as connection:
            connection.execute(update(schema.games).where(other).values(summary=current))

    def find(self, game: str) -> Table | None:
        """Return the table of a game, computed from its log; None if there is no such game."""
        history = self.history(game, None)
        return None if history is None else history[0]

    def history(self, game: str, until: int | None) -> tuple[Table, list[Entry]] | None:
        """Return the table after entry number `until` (None: after the last entry), and the later entries.

        None if there is no such game. Raises `DamagedGame` if the log does not match its hash chain.
        """
        found = self._history(game)
        if found is None:
            return None
        laid, entries, unchained = found
        self._chain(unchained)
        past = len(entries) if until is None else until
        return laid.after_all(entries[:past]), entries[past:]

    def _history(self, game: str) -> tuple[Table, list[Entry], list[dict[str, object]]] | None:
        """Return the table before its first entry, all entries, and the hashes that are not stored yet."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(schema.games.c.setup, schema.games.c.seed).where(schema.games.c.id == game)
            )
            row = rows.one_or_none()
            if row is None:
                return None
            entries, unchained = _read(game, first_link(game, row.setup, row.seed), 0, rows_of(connection, game, 1))
        if not entries:
            raise DamagedGame("table-damaged", game=game, ply=1)
        return Table.laid(game, msgspec.json.decode(row.setup, type=Setup), row.seed), entries, unchained

    def entries(self, game: str, since: int = 0) -> list[Entry]:
        """Return the log entries of a game after number `since`."""
        with self.engine.connect() as connection:
            rows = rows_of(connection, game, since)
        if rows and rows[0].ply == since and rows[0].chain is not None:
            return _read(game, rows[0].chain, since, rows[1:])[0]
        history = self.history(game, since)
        return [] if history is None else history[1]

    def done(self, game: str, command: str) -> Ply | None:
        """Return the number of the log entry that the command with this id made; None if it was not carried out."""
        with self.engine.connect() as connection:
            return _done(connection, game, command)

    def check_log(self, game: str) -> None:
        """Raise `DamagedGame` if the log of a game does not match its hash chain."""
        self._history(game)

    def delete(self, game: str) -> bool:
        """Delete a game and everything that belongs to it; returns whether it existed."""
        with self._writing.begin() as connection:
            return connection.execute(delete(schema.games).where(schema.games.c.id == game)).rowcount > 0

    def probe(self) -> dict[str, int]:
        """Test whether the database works, by writing a value; return the number of games in each stage (`open`,
        `running`, `over`).

        Raises `Unavailable`, with a description of what is wrong, if it does not.
        """
        with problems_named():
            return self._tried()

    def probe_patiently(self) -> dict[str, int]:
        """Test whether the database works, as `probe` does, but retry for some seconds while PostgreSQL cannot be
        reached.
        """
        with problems_named():
            return patiently(self._tried)

    def _tried(self) -> dict[str, int]:
        self.remember("probe", str(time.time()))
        return self.lists.counts()

    def add_token(self, game: str, token: SeatToken) -> None:
        """Add a token that gives access to a seat of a game; does nothing if it was added before.

        If there are very many tokens for the same seat and session already, these are deleted first.
        """
        tokens = schema.tokens.c
        same = (tokens.game == game) & (tokens.seat == token.seat) & tokens.session.is_not_distinct_from(token.session)
        with self._writing.begin() as connection:
            if not connection.scalar(select(exists().where(tokens.hash == token.hash))):
                if (connection.scalar(select(func.count()).where(same)) or 0) >= _MOST_TOKENS:
                    connection.execute(delete(schema.tokens).where(same))
                row = {"hash": token.hash, "game": game, "seat": token.seat, "session": token.session}
                connection.execute(insert(schema.tokens).values(**row))

    def seats_opened(self, game: str, hashes: Iterable[bytes]) -> list[Seat]:
        """Return the seats of a game for which a client with certain tokens may play, given by the tokens' hashes: one
        for each token that is valid, so a seat comes as often as it has tokens among them.
        """
        query = select(schema.tokens.c.seat).where(schema.tokens.c.game == game, schema.tokens.c.hash.in_(list(hashes)))
        with self.engine.connect() as connection:
            return [Seat(seat) for seat in sorted(connection.scalars(query))]

    def time(self) -> float:
        """Return the current time, which is the same on all nodes: that of the database server; with SQLite, that of
        this machine.
        """
        if self.engine.dialect.name == "sqlite":
            return time.time()
        with self.engine.connect() as connection:
            return float(connection.scalar(select(extract("epoch", func.clock_timestamp()))) or 0.0)

    def value(self, name: str) -> str | None:
        """Return the value that was stored under a name for all nodes (`remember`); None if there is none."""
        with self.engine.connect() as connection:
            return connection.scalar(select(schema.house.c.value).where(schema.house.c.name == name))

    def secret(self, name: str) -> str:
        """Return the random secret of this database with this name. It is created on the first call, and is the same on
        all nodes.
        """
        known = self.value(name)
        if known is not None:
            return known
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.house).values(name=name, value=secrets.token_hex(32)))
        except IntegrityError:  # another node was faster
            pass
        drawn = self.value(name)
        assert drawn is not None
        return drawn

    def remember(self, name: str, value: str) -> None:
        """Store a value under a name, for all nodes, in place of an earlier one."""
        changing = update(schema.house).where(schema.house.c.name == name).values(value=value)
        with self._writing.begin() as connection:
            if connection.execute(changing).rowcount:
                return
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.house).values(name=name, value=value))
        except IntegrityError:  # another node was faster
            with self._writing.begin() as connection:
                connection.execute(changing)

    def _chain(self, unchained: Sequence[dict[str, object]]) -> None:
        """Store the hashes of entries that were written by an older server, without a hash chain."""
        if unchained:
            place = (schema.entries.c.game == bindparam("of_game")) & (schema.entries.c.ply == bindparam("at_ply"))
            empty = place & schema.entries.c.chain.is_(None)
            with self._writing.begin() as connection:
                connection.execute(update(schema.entries).where(empty).values(chain=bindparam("due")), unchained)

    def _make(self, connection: Connection, batch: Batch) -> None:
        table = batch.change.after
        setup = msgspec.json.encode(table.setup).decode()
        connection.execute(
            insert(schema.games).values(
                id=table.id,
                game=table.setup.game,
                setup=setup,
                seed=table.seed,
                made=table.made_at,
                rated=table.setup.rated,
                made_by=table.setup.made_by,
                **columns_of(table),
            )
        )
        connection.execute(
            insert(schema.seats),
            [{"game": table.id, "seat": seat, "person": None} for seat in range(table.game.seats)],
        )
        before: bytes | None = first_link(table.id, setup, table.seed)
        chained: list[dict[str, object]] = []
        for row in rows(batch):
            before = link(before, row.content)
            chained.append({**row.columns(), "chain": before})
        connection.execute(insert(schema.entries), chained)
        self._keep_beside(connection, batch)

    def _outcome(self, connection: Connection, batch: Batch, stored: Container[str]) -> StoreOutcome:
        """Return the outcome of a batch. If its entries were stored, also write the rows that belong to them."""
        if batch.change.after.id not in stored:
            if _is_there(connection, batch):
                return Stored()
            done = None if batch.command is None else _done(connection, batch.change.after.id, batch.command)
            return Raced() if done is None else Repeated(done)
        if not batch.entries_alone:
            self._keep_beside(connection, batch)
            if batch.makes is not None:
                self._make(connection, Batch(batch.makes))
        return Stored()

    def _keep_beside(self, connection: Connection, batch: Batch) -> None:
        """Write the rows that belong to a batch besides its entries: seats, tokens, and ratings if the game ended."""
        table = batch.change.after
        for seat, (old, new) in enumerate(zip(batch.change.before.held, table.held, strict=True)):
            person = new.person or new.reserved
            if person != (old.person or old.reserved):
                place = (schema.seats.c.game == table.id) & (schema.seats.c.seat == seat)
                connection.execute(update(schema.seats).where(place).values(person=person))
        if batch.tokens:
            connection.execute(
                insert(schema.tokens),
                [
                    {"hash": token.hash, "game": table.id, "seat": token.seat, "session": token.session}
                    for token in batch.tokens
                ],
            )
        if batch.change.before.stage != "over":
            rate(connection, table)
            enter_points(connection, table)


def _read(game: str, before: bytes, ply: int, rows: Iterable[EntryRow]) -> tuple[list[Entry], list[dict[str, object]]]:
    """Return the entries after `ply`, checked against the hash chain, and the hashes that are missing in the
    database.
    """
    entries: list[Entry] = []
    unchained: list[dict[str, object]] = []
    for row, due in checked(game, before, ply, rows):
        entries.append(Entry(Ply(row.ply), row.at, log.read(row.body)))
        if row.chain is None:
            unchained.append({"of_game": game, "at_ply": row.ply, "due": due})
    return entries, unchained


def _done(connection: Connection, game: str, command: str) -> Ply | None:
    entries = schema.entries.c
    ply = connection.scalar(select(entries.ply).where(entries.game == game, entries.command == command))
    return None if ply is None else Ply(ply)


def _is_there(connection: Connection, batch: Batch) -> bool:
    """Return whether exactly this batch was stored by an earlier attempt, whose answer was lost."""
    first, *_ = rows(batch)
    same = [schema.entries.c[name].is_not_distinct_from(value) for name, value in first.columns().items()]
    hashes = [token.hash for token in batch.tokens]
    tokens = select(func.count()).where(schema.tokens.c.game == batch.change.after.id, schema.tokens.c.hash.in_(hashes))
    there = connection.scalar(select(exists().where(*same)))
    return bool(there) and connection.scalar(tokens) == len(hashes)
