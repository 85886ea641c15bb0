"""Stores who looks for a game (quick pairing), so that people on different nodes find each other."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table.pairing import Seeker, Wish


@dataclass(frozen=True, slots=True)
class Seek:
    """A person who looks for a game; once opponents are found, `table` is the game, and `until` the time to sit down
    by.
    """

    seeker: Seeker
    seen: float
    """When the person was last known to be here."""
    table: str | None = None
    until: float | None = None


class SeekStore:
    """Reads and writes the people who look for a game."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def put(self, seeker: Seeker, now: float) -> bool:
        """Store that a person looks for a game, replacing what they looked for before.

        Returns False, and changes nothing, if opponents were already found for them.
        """
        seeks = schema.seeks.c
        row = {
            "wish": msgspec.json.encode(seeker.wish).decode(),
            "seats": seeker.seats,
            "rating": seeker.rating,
            "since": seeker.since,
            "seen": now,
        }
        with self._writing.begin() as connection:
            there = connection.execute(
                select(seeks.table).where(seeks.person == seeker.person).with_for_update()
            ).one_or_none()
            if there is None:
                connection.execute(insert(schema.seeks).values(person=seeker.person, **row))
            elif there.table is None:
                connection.execute(update(schema.seeks).where(seeks.person == seeker.person).values(**row))
            return there is None or there.table is None

    def of(self, person: str) -> Seek | None:
        """Return what a person looks for; None if they are not looking for a game."""
        found = self._where([person])
        return found[0] if found else None

    def all(self) -> list[Seek]:
        """Return everybody who looks for a game."""
        return self._where(None)

    def here(self, people: Collection[str], now: float) -> None:
        """Store that these people are still connected."""
        with self._writing.begin() as connection:
            connection.execute(update(schema.seeks).where(schema.seeks.c.person.in_(list(people))).values(seen=now))

    def remove(self, people: Collection[str]) -> None:
        """Store that these people stopped looking for a game; people who were not looking are ignored."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.seeks).where(schema.seeks.c.person.in_(list(people))))

    def pair(self, people: Sequence[str], table: str, until: float) -> bool:
        """Store that these people were paired, unless one of them has stopped looking or was paired with others.

        `table` is their game; they have to sit down by the time `until`. Returns whether they were paired.
        """
        seeks = schema.seeks.c
        with self._writing.begin() as connection:
            free = seeks.person.in_(list(people)) & seeks.table.is_(None)
            done = connection.execute(update(schema.seeks).where(free).values(table=table, until=until))
            if done.rowcount == len(people):
                return True
            connection.rollback()
            return False

    def part(self, table: str, staying: Collection[str]) -> list[str]:
        """Undo the pairing for the game `table`: those in `staying` look again, at their old places in the queue.

        The others stop looking. Returns all people who were paired for this game.
        """
        seeks = schema.seeks.c
        with self._writing.begin() as connection:
            theirs = list(connection.scalars(select(seeks.person).where(seeks.table == table)))
            stays = (seeks.table == table) & seeks.person.in_(list(staying))
            connection.execute(update(schema.seeks).where(stays).values(table=None, until=None))
            connection.execute(delete(schema.seeks).where(seeks.table == table))
            return theirs

    def apart(self, people: Sequence[str]) -> set[frozenset[str]]:
        """Return the pairs among these people in which one has blocked the other."""
        blocks = schema.blocks.c
        query = select(blocks.person, blocks.blocked).where(
            or_(blocks.person.in_(list(people)), blocks.blocked.in_(list(people)))
        )
        with self._reading.connect() as connection:
            return {frozenset((row.person, row.blocked)) for row in connection.execute(query)}

    def _where(self, people: Collection[str] | None) -> list[Seek]:
        query = select(schema.seeks)
        if people is not None:
            query = query.where(schema.seeks.c.person.in_(list(people)))
        with self._reading.connect() as connection:
            return [
                Seek(
                    Seeker(row.person, msgspec.json.decode(row.wish, type=Wish), row.seats, row.rating, row.since),
                    row.seen,
                    row.table,
                    row.until,
                )
                for row in connection.execute(query)
            ]
