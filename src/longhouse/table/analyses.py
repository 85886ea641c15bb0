"""Analyses as they are kept: what was found so far, and who is at work on it."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.bots.protocol import BotAnalysis, JudgedMove
from longhouse.table import schema
from longhouse.table.store import Store


@dataclass(frozen=True, slots=True)
class Kept:
    """An analysis in the store: how many decisions were looked at, of how many."""

    done: int
    due: int
    held_until: float
    moves: list[JudgedMove]
    """What was found of each decision, while it is not complete."""
    whole: BotAnalysis | None
    """The analysis, once it is."""


class Analyses:
    """The analyses of a store."""

    def __init__(self, store: Store) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def find(self, key: str) -> Kept | None:
        """What is known of an analysis."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.analyses).where(schema.analyses.c.key == key)).one_or_none()
        if row is None:
            return None
        whole = msgspec.json.decode(row.body, type=BotAnalysis) if row.complete else None
        return Kept(row.done, row.due, row.held_until, [] if row.complete else _read_moves(row.body), whole)

    def take(self, key: str, due: int, now: float, until: float) -> list[JudgedMove] | None:
        """Begin an analysis or go on with one that was left: what is known of it; None if somebody is at work on it."""
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
        except IntegrityError:  # it is there, and held or complete
            return None
        return []

    def keep(self, key: str, moves: Sequence[JudgedMove], until: float) -> None:
        """What was found so far; until then nobody else begins."""
        self._change(key, done=len(moves), body=msgspec.json.encode(moves).decode(), held_until=until)

    def complete(self, key: str, whole: BotAnalysis) -> None:
        """All of it."""
        self._change(key, complete=True, body=msgspec.json.encode(whole).decode(), held_until=0.0)

    def _change(self, key: str, **columns: object) -> None:
        with self._writing.begin() as connection:
            connection.execute(update(schema.analyses).where(schema.analyses.c.key == key).values(**columns))


def _read_moves(body: str) -> list[JudgedMove]:
    return msgspec.json.decode(body, type=list[JudgedMove])
