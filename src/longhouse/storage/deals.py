"""Stores the daily deals. A deal is stored when its commitment is first published, and its seed never changes again."""

from dataclasses import dataclass
from datetime import date

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.games.chance import commitment
from longhouse.storage import schema
from longhouse.storage.games import GameStore

_SECRET = "daily-secret"


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """The deal of a day."""

    day: date
    seed: str
    """The seed of the deal's draws, which is secret at first."""
    shared: bool
    """Whether the seed was computed from a secret that several servers share, so that all of them have this deal."""
    par: int | None = None
    """The number of stars that a bot reached in the deal; None until the bot has played it."""

    @property
    def commitment(self) -> str:
        """The hash of the seed, which is published before the day."""
        return commitment(self.seed)


class DealStore:
    """Reads and writes the daily deals in the database."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def secret(self) -> str:
        """Return the secret of this database from which the seeds are computed; it is created on the first call."""
        return self._store.secret(_SECRET)

    def of(self, day: date) -> StoredDeal | None:
        """Return the deal of a day; None if there is none yet."""
        return next(iter(self.between(day, day)), None)

    def between(self, first: date, last: date) -> list[StoredDeal]:
        """Return the stored deals of the days from `first` to `last`, both included, in order."""
        deals = schema.deals.c
        span = deals.day.between(first.isoformat(), last.isoformat())
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.deals).where(span).order_by(deals.day))
            return [StoredDeal(date.fromisoformat(row.day), row.seed, row.shared, row.par) for row in rows]

    def add(self, deal: StoredDeal) -> StoredDeal:
        """Store the deal of a day, unless there is one already, and return the day's deal: the new one or the earlier
        one.
        """
        row = {"day": deal.day.isoformat(), "seed": deal.seed, "shared": deal.shared}
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.deals).values(**row))
        except IntegrityError:  # there is one
            pass
        stored = self.of(deal.day)
        assert stored is not None
        return stored

    def enter_par(self, day: date, par: int) -> None:
        """Store the par of a day's deal (the number of stars that a bot reached in it), unless it has one already."""
        missing = (schema.deals.c.day == day.isoformat()) & schema.deals.c.par.is_(None)
        with self._writing.begin() as connection:
            connection.execute(update(schema.deals).where(missing).values(par=par))
