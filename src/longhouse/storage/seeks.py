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
    """A person who looks for a game, or for whom a game was found."""

    seeker: Seeker
    """The person, and what they look for."""
    seen: float
    """The time at which the person was last known to be connected."""
    table: str | None = None
    """The id of the game that was found; None as long as none was."""
    until: float | None = None
    """The time by which the person has to sit down at this game; None as long as none was found."""


class SeekStore:
    """Reads and writes the people who look for a game."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def put(self, seeker: Seeker, now: float) -> bool:
        """Store that a person looks for a game, in place of what the person looked for before.

        Returns False, and changes nothing, if a game was already found for the person.
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
        """Return a person's search for a game, even if a game was found already; None if there is none."""
        found = self._where([person])
        return found[0] if found else None

    def all(self) -> list[Seek]:
        """Return the searches of all people, including those for whom a game was found already."""
        return self._where(None)

    def here(self, people: Collection[str], now: float) -> None:
        """Store that these people are connected at the time `now`."""
        with self._writing.begin() as connection:
            connection.execute(update(schema.seeks).where(schema.seeks.c.person.in_(list(people))).values(seen=now))

    def remove(self, people: Collection[str]) -> None:
        """Store that these people stopped looking for a game; people who were not looking are ignored."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.seeks).where(schema.seeks.c.person.in_(list(people))))

    def pair(self, people: Sequence[str], table: str, until: float) -> bool:
        """Store that a game was found for these people, and return True.

        If one of them is not looking any more or already has another game, nothing is stored, and the result is False.

        - `table`: the id of the game.
        - `until`: the time by which they have to sit down.
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
        """Undo the pairing that led to the game with the id `table`, and return the ids of all people in it.

        Those in `staying` look for a game again, at their old places in the queue; the others stop looking.
        """
        seeks = schema.seeks.c
        with self._writing.begin() as connection:
            theirs = list(connection.scalars(select(seeks.person).where(seeks.table == table)))
            stays = (seeks.table == table) & seeks.person.in_(list(staying))
            connection.execute(update(schema.seeks).where(stays).values(table=None, until=None))
            connection.execute(delete(schema.seeks).where(seeks.table == table))
            return theirs

    def apart(self, people: Sequence[str]) -> set[frozenset[str]]:
        """Return the pairs among `people`, by their ids, in which one has blocked the other."""
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
