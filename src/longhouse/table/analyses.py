"""Analyses as they are kept: what was found so far, and who is at work on it."""

import json
from dataclasses import dataclass
from typing import cast

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.games.game import JsonObject
from longhouse.table import schema
from longhouse.table.store import Store


@dataclass(frozen=True, slots=True)
class Kept:
    """An analysis in the store: how many decisions were looked at, of how many."""

    done: int
    due: int
    held_until: float
    moves: list[JsonObject]
    """What was found of each decision, while it is not complete."""
    whole: JsonObject | None
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
        body = json.loads(row.body)
        moves, whole = ([], body) if row.complete else (body, None)
        return Kept(row.done, row.due, row.held_until, moves, whole)

    def take(self, key: str, due: int, now: float, until: float) -> list[JsonObject] | None:
        """Begin an analysis or go on with one that was left: what is known of it; None if somebody is at work on it."""
        of_key = schema.analyses.c.key == key
        left = (schema.analyses.c.held_until < now) & ~schema.analyses.c.complete
        try:
            with self._writing.begin() as connection:
                taken = connection.execute(update(schema.analyses).where(of_key, left).values(held_until=until))
                if taken.rowcount:
                    body = connection.scalar(select(schema.analyses.c.body).where(of_key))
                    return cast(list[JsonObject], json.loads(str(body)))
                connection.execute(
                    insert(schema.analyses).values(
                        key=key, begun=now, held_until=until, done=0, due=due, complete=False, body="[]"
                    )
                )
        except IntegrityError:  # it is there, and held or complete
            return None
        return []

    def keep(self, key: str, moves: list[JsonObject], until: float) -> None:
        """What was found so far; until then nobody else begins."""
        self._change(key, done=len(moves), body=json.dumps(moves), held_until=until)

    def complete(self, key: str, whole: JsonObject) -> None:
        """All of it."""
        self._change(key, complete=True, body=json.dumps(whole), held_until=0.0)

    def _change(self, key: str, **columns: object) -> None:
        with self._writing.begin() as connection:
            connection.execute(update(schema.analyses).where(schema.analyses.c.key == key).values(**columns))
