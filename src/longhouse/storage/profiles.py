"""Stores what people make public: a profile, and a place on the leaderboards. By default, nothing is public."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.storage import schema
from longhouse.storage.games import GameStore

_RACES = 3


@dataclass(frozen=True, slots=True)
class PublicChoices:
    """What a person makes public."""

    published: bool = False
    """Whether everybody on the server can see the profile."""
    ranked: bool = False
    """Whether the person is on the leaderboards."""


@dataclass(frozen=True, slots=True)
class Owner:
    """A person who owns a profile, and what they chose to make public."""

    id: str
    name: str
    made: float
    choices: PublicChoices


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A person's rating after a rated game."""

    id: str
    game: str
    players: int
    at: float
    mu: float
    sigma: float


class Profiles:
    """Reads and writes what people make public, and reads how their ratings changed over time."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def owner(self, person: str) -> Owner | None:
        """Return the owner of a profile; None if there is no such person, or if they were banned."""
        people, profiles = schema.people.c, schema.profiles.c
        query = (
            select(people.id, people.name, people.made, profiles.published, profiles.ranked)
            .outerjoin_from(schema.people, schema.profiles, profiles.person == people.id)
            .where(people.id == person, ~people.banned)
        )
        with self._reading.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        return Owner(row.id, row.name, row.made, PublicChoices(bool(row.published), bool(row.ranked)))

    def choose(self, person: str, choices: PublicChoices) -> None:
        """Store what a person makes public."""
        mine = schema.profiles.c.person == person
        row = {"published": choices.published, "ranked": choices.ranked}
        for _ in range(_RACES):
            try:
                with self._writing.begin() as connection:
                    if not connection.execute(update(schema.profiles).where(mine).values(**row)).rowcount:
                        connection.execute(insert(schema.profiles).values(person=person, **row))
                return
            except IntegrityError:  # a concurrent request stored the first choice
                continue

    def visible(self, people: Iterable[str], to: str | None) -> set[str]:
        """Return which of these people have a profile that `to` may see: their own, published ones, and friends'."""
        asked = set(people)
        profiles, friends = schema.profiles.c, schema.friends.c
        other = schema.friends.alias().c
        both = (other.person == friends.friend) & (other.friend == friends.person)
        with self._reading.connect() as connection:
            public = select(profiles.person).where(profiles.person.in_(asked), profiles.published)
            seen = set(connection.scalars(public))
            if to is not None:
                close = select(friends.friend).join_from(schema.friends, other.person.table, both)
                seen |= set(connection.scalars(close.where(friends.person == to, friends.friend.in_(asked))))
                blocks = schema.blocks.c
                apart = select(blocks.person, blocks.blocked).where(or_(blocks.person == to, blocks.blocked == to))
                seen -= {each for row in connection.execute(apart) for each in row}
        return seen | ({to} & asked if to is not None else set())

    def course(self, person: str) -> list[RatingStep]:
        """Return the ratings of a person after each rated game, the oldest first."""
        steps = schema.rating_steps
        with self._reading.connect() as connection:
            rows = connection.execute(select(steps).where(steps.c.person == person).order_by(steps.c.at))
            return [
                RatingStep(id=row.id, game=row.game, players=row.players, at=row.at, mu=row.mu, sigma=row.sigma)
                for row in rows
            ]
