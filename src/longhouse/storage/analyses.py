"""Stores analyses of games: partial or complete results, and reservations, so that only one node works on each."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.bots.protocol import BotAnalysis, JudgedMove
from longhouse.storage import schema
from longhouse.storage.games import GameStore


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """A stored analysis, complete or in progress."""

    done: int
    """The number of decisions analysed so far."""
    due: int
    """The number of all decisions to analyse."""
    held_until: float
    """The time until which the analysis is reserved for the node that works on it; other nodes leave it alone until
    then.
    """
    moves: list[JudgedMove]
    """The decisions analysed so far; an empty list once the analysis is complete."""
    whole: BotAnalysis | None
    """The complete analysis; None while it is in progress."""


class AnalysisStore:
    """Reads and writes the analyses in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def find(self, key: str) -> StoredAnalysis | None:
        """Return the stored analysis with this key; None if there is none."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.analyses).where(schema.analyses.c.key == key)).one_or_none()
        if row is None:
            return None
        whole = msgspec.json.decode(row.body, type=BotAnalysis) if row.complete else None
        return StoredAnalysis(
            done=row.done,
            due=row.due,
            held_until=row.held_until,
            moves=[] if row.complete else _read_moves(row.body),
            whole=whole,
        )

    def take(self, key: str, due: int, now: float, until: float) -> list[JudgedMove] | None:
        """Reserve an analysis until the time `until`, and return the decisions already analysed.

        `due` is the number of all decisions to analyse, and `now` the current time. Returns None if another node has
        reserved the analysis, or if it is complete.
        """
        of_key = schema.analyses.c.key == key
        left = (schema.analyses.c.held_until < now) & ~schema.analyses.c.complete
        try:
            with self._writing.begin() as connection:
                taken = connection.execute(update(schema.analyses).where(of_key, left).values(held_until=until))
                if taken.rowcount:
                    body = connection.scalar(select(schema.analyses.c.body).where(of_key))
                    return _read_moves(str(body))
                connection.execute(
                    insert(schema.analyses).values(
                        key=key, begun=now, held_until=until, done=0, due=due, complete=False, body="[]"
                    )
                )
        except IntegrityError:  # it exists, and is reserved or complete
            return None
        return []

    def keep(self, key: str, moves: Sequence[JudgedMove], until: float) -> None:
        """Store the decisions analysed so far, and extend the reservation until the time `until`."""
        self._change(key, done=len(moves), body=msgspec.json.encode(moves).decode(), held_until=until)

    def complete(self, key: str, whole: BotAnalysis) -> None:
        """Store the complete analysis and end the reservation."""
        self._change(key, complete=True, body=msgspec.json.encode(whole).decode(), held_until=0.0)

    def _change(self, key: str, **columns: object) -> None:
        with self._writing.begin() as connection:
            connection.execute(update(schema.analyses).where(schema.analyses.c.key == key).values(**columns))


def _read_moves(body: str) -> list[JudgedMove]:
    return msgspec.json.decode(body, type=list[JudgedMove])
