"""The store: games, their logs and seat tokens in the database. A write that has returned is on disk.

All calls block; the server runs them in a thread pool.
"""

from collections.abc import Container, Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from longhouse.games.game import Seat
from longhouse.storage import schema
from longhouse.storage.appending import INSERT, appending, columns_of, rows
from longhouse.storage.batch import Batch, Raced, Repeated, Stored, StoreOutcome
from longhouse.storage.database import open_database
from longhouse.table import entries as log
from longhouse.table.change import Change
from longhouse.table.entries import Entry, Ply
from longhouse.table.ratings import FIRST, Skill, places, rated_anew
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary, read, summary, write
from longhouse.table.table import Table

_FIRST_RATING = text(
    """
    INSERT INTO ratings (person, game, players, mu, sigma, games)
    SELECT id, :game, :players, :mu, :sigma, 0 FROM people WHERE id = :person ON CONFLICT DO NOTHING
    """
)


class GameStore:
    """Reads and writes the games of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        # In PostgreSQL a move is a single statement, which needs no explicit transaction.
        apart = engine.dialect.name == "sqlite"
        self._moving = self._writing if apart else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._append = appending(engine)

    @classmethod
    def at(cls, url: str) -> "GameStore":
        """Open the store in the database at `url`."""
        return cls(open_database(url))

    def close(self) -> None:
        self.engine.dispose()

    def make(self, change: Change) -> None:
        """Create a game with its first entries; idempotent, so it can be retried if the answer was lost."""
        with self._writing.begin() as connection:
            if not connection.scalar(select(exists().where(schema.games.c.id == change.after.id))):
                self._make(connection, Batch(change))

    def append(self, batches: Sequence[Batch]) -> list[StoreOutcome]:
        """Store batches of several games in one transaction; each batch is stored whole or not at all.

        A batch that lost a race does not affect the others. Any other failure raises, and nothing is stored. Only if
        two batches are of the same game, each gets its own transaction.
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
        """Replace the stored summary of a table if it is outdated; it may name a person who has since been deleted."""
        current = write(summary(table))
        later = exists().where(schema.entries.c.game == table.id, schema.entries.c.ply > table.ply)
        other = (schema.games.c.id == table.id) & (schema.games.c.summary != current) & ~later
        with self._writing.begin() as connection:
            connection.execute(update(schema.games).where(other).values(summary=current))

    def find(self, game: str) -> Table | None:
        """Load a table from its log; None if there is no such game."""
        history = self.history(game, None)
        return None if history is None else history[0]

    def history(self, game: str, until: int | None) -> tuple[Table, list[Entry]] | None:
        """The table at ply `until` (None: the last) and the entries after it; None if there is no such game."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(schema.games.c.setup, schema.games.c.seed).where(schema.games.c.id == game)
            )
            row = rows.one_or_none()
            if row is None:
                return None
            entries = _entries(connection, game, 0)
        laid = Table.laid(game, msgspec.json.decode(row.setup, type=Setup), row.seed)
        past = len(entries) if until is None else until
        return laid.after_all(entries[:past]), entries[past:]

    def entries(self, game: str, since: int = 0) -> list[Entry]:
        """The entries of a game after ply `since`."""
        with self.engine.connect() as connection:
            return _entries(connection, game, since)

    def done(self, game: str, command: str) -> Ply | None:
        """The ply at which the command with this id was executed; None if it never was."""
        with self.engine.connect() as connection:
            return _done(connection, game, command)

    def delete(self, game: str) -> bool:
        """Delete a game and everything that belongs to it; returns whether it existed."""
        with self._writing.begin() as connection:
            return connection.execute(delete(schema.games).where(schema.games.c.id == game)).rowcount > 0

    def listed(self, stage: str | None, game: str | None, most: int) -> list[Summary]:
        """Summaries of at most `most` public games, latest move first, optionally of one stage or one game."""
        query = select(schema.games.c.summary).where(schema.games.c.visibility == "public")
        if stage is not None:
            query = query.where(schema.games.c.stage == stage)
        if game is not None:
            query = query.where(schema.games.c.game == game)
        return self._summaries(query.order_by(schema.games.c.moved.desc()).limit(most))

    def all(self) -> list[Summary]:
        """Summaries of all games, the oldest first."""
        return self._summaries(select(schema.games.c.summary).order_by(schema.games.c.made))

    def of_person(self, person: str, most: int | None = None) -> list[Summary]:
        """Summaries of a person's games, latest move first."""
        theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
        query = select(schema.games.c.summary).where(schema.games.c.id.in_(theirs))
        return self._summaries(query.order_by(schema.games.c.moved.desc()).limit(most))

    def due(self, before: float) -> list[tuple[str, float]]:
        """Games with a deadline before this time, each with its deadline."""
        games = schema.games.c
        with self.engine.connect() as connection:
            rows = connection.execute(select(games.id, games.deadline).where(games.deadline < before))
            return [(row.id, row.deadline) for row in rows]

    def bots_due(self, before: float) -> list[str]:
        """Games in which a bot is to move and whose last move is not later than `before`."""
        games = schema.games.c
        with self.engine.connect() as connection:
            return list(connection.scalars(select(games.id).where(games.bot_due, games.moved <= before)))

    def plies(self, games: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these games; deleted games are left out."""
        last = select(func.max(schema.entries.c.ply)).where(schema.entries.c.game == schema.games.c.id)
        query = select(schema.games.c.id, last.scalar_subquery()).where(schema.games.c.id.in_(games))
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def on_the_clock(self) -> list[str]:
        """Games in which a clock is running."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(schema.games.c.id).where(schema.games.c.deadline.is_not(None))))

    def counts(self) -> dict[str, int]:
        """The number of games per stage."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.games.c.stage, func.count()).group_by(schema.games.c.stage))
            return {row[0]: row[1] for row in rows}

    def add_token(self, game: str, seat: Seat, hashed: bytes) -> None:
        """Add a token that gives access to a seat; idempotent."""
        with self._writing.begin() as connection:
            if not connection.scalar(select(exists().where(schema.tokens.c.hash == hashed))):
                connection.execute(insert(schema.tokens).values(hash=hashed, game=game, seat=seat))

    def seats_opened(self, game: str, hashes: Iterable[bytes]) -> list[Seat]:
        """The seats of a game to which these tokens give access."""
        query = select(schema.tokens.c.seat).where(schema.tokens.c.game == game, schema.tokens.c.hash.in_(list(hashes)))
        with self.engine.connect() as connection:
            return [Seat(seat) for seat in sorted(set(connection.scalars(query)))]

    def value(self, name: str) -> str | None:
        """A value of the server-wide key-value table; None if it is not set."""
        with self.engine.connect() as connection:
            return connection.scalar(select(schema.house.c.value).where(schema.house.c.name == name))

    def remember(self, name: str, value: str) -> None:
        with self._writing.begin() as connection:
            changed = connection.execute(update(schema.house).where(schema.house.c.name == name).values(value=value))
            if not changed.rowcount:
                connection.execute(insert(schema.house).values(name=name, value=value))

    def _make(self, connection: Connection, batch: Batch) -> None:
        table = batch.change.after
        connection.execute(
            insert(schema.games).values(
                id=table.id,
                game=table.setup.game,
                setup=msgspec.json.encode(table.setup).decode(),
                seed=table.seed,
                made=table.made_at,
                **columns_of(table),
            )
        )
        connection.execute(
            insert(schema.seats),
            [{"game": table.id, "seat": seat, "person": None} for seat in range(table.game.seats)],
        )
        connection.execute(INSERT, rows(batch))
        self._keep_beside(connection, batch)

    def _outcome(self, connection: Connection, batch: Batch, stored: Container[str]) -> StoreOutcome:
        """The outcome of a batch; if its entries were stored, this also writes everything that belongs to them."""
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
        """Write what belongs to a batch besides its entries: seats, tokens, and ratings if the game ended."""
        table = batch.change.after
        for seat, (old, new) in enumerate(zip(batch.change.before.held, table.held, strict=True)):
            person = new.person or new.reserved
            if person != (old.person or old.reserved):
                place = (schema.seats.c.game == table.id) & (schema.seats.c.seat == seat)
                connection.execute(update(schema.seats).where(place).values(person=person))
        if batch.tokens:
            connection.execute(
                insert(schema.tokens),
                [{"hash": hashed, "game": table.id, "seat": seat} for hashed, seat in batch.tokens],
            )
        if batch.change.before.stage != "over":
            _rate(connection, table)

    def _summaries(self, query: Select[str]) -> list[Summary]:
        with self.engine.connect() as connection:
            return [read(text) for text in connection.scalars(query)]


def _entries(connection: Connection, game: str, since: int) -> list[Entry]:
    entries = schema.entries.c
    rows = connection.execute(
        select(entries.ply, entries.at, entries.body)
        .where(entries.game == game, entries.ply > since)
        .order_by(entries.ply)
    )
    return [Entry(Ply(row.ply), row.at, log.read(row.body)) for row in rows]


def _done(connection: Connection, game: str, command: str) -> Ply | None:
    entries = schema.entries.c
    ply = connection.scalar(select(entries.ply).where(entries.game == game, entries.command == command))
    return None if ply is None else Ply(ply)


def _is_there(connection: Connection, batch: Batch) -> bool:
    """Whether exactly this batch was stored by an earlier try whose answer was lost."""
    first, *_ = rows(batch)
    command = schema.entries.c.command.is_not_distinct_from(first.pop("command"))
    same = [schema.entries.c[name] == value for name, value in first.items()]
    hashes = [hashed for hashed, _ in batch.tokens]
    tokens = select(func.count()).where(schema.tokens.c.game == batch.change.after.id, schema.tokens.c.hash.in_(hashes))
    there = connection.scalar(select(exists().where(*same, command)))
    return bool(there) and connection.scalar(tokens) == len(hashes)


def _rate(connection: Connection, table: Table) -> None:
    placed = places(table)
    if placed is None:
        return
    ratings = schema.ratings.c
    kind = (ratings.game == table.setup.game) & (ratings.players == table.game.seats)
    people = [held.person for held in table.held]
    # Insert missing ratings first (a concurrent insert does no harm), then lock all rows until they are updated.
    for known in sorted(filter(None, people)):
        row = {"person": known, "game": table.setup.game, "players": table.game.seats}
        connection.execute(_FIRST_RATING, {**row, "mu": FIRST[0], "sigma": FIRST[1]})
    locked = connection.execute(
        select(ratings.person, ratings.mu, ratings.sigma)
        .where(kind, ratings.person.in_(people))
        .order_by(ratings.person)
        .with_for_update()
    )
    before: dict[str | None, Skill] = {row.person: (row.mu, row.sigma) for row in locked}
    after = rated_anew([before.get(person, FIRST) for person in people], placed)
    for person, (mu, sigma) in zip(people, after, strict=True):
        connection.execute(
            update(schema.ratings)
            .where(kind, ratings.person == person)
            .values(mu=mu, sigma=sigma, games=ratings.games + 1)
        )
