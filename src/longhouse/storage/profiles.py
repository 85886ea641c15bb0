"""Stores what people make public: a profile, and a place on the leaderboards. By default, nothing is public."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.names import sought

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
    """The person to whom a profile belongs."""

    id: str
    name: str
    made: float
    """The time when the person first used the server."""
    choices: PublicChoices
    """What the person makes public."""


@dataclass(frozen=True, slots=True)
class Found:
    """A person who was found by name."""

    id: str
    name: str
    made: float
    """The time when the person first used the server."""


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A person's rating after a rated game."""

    id: str
    """The id of the game."""
    game: str
    """The name of the game, such as `fjords`."""
    players: int
    """The number of players."""
    at: float
    """The time when the game ended."""
    mu: float
    """The mean of the rating after the game."""
    sigma: float
    """The standard deviation of the rating after the game."""


class Profiles:
    """Reads and writes what people make public, and reads how their ratings changed over time."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def owner(self, person: str) -> Owner | None:
        """Return the person with this id as the owner of a profile; None if there is no such person, or if the person
        is banned.
        """
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

    def found(self, name: str, to: str | None, first: int, most: int) -> list[Found]:
        """Return people in whose name a word begins with `name`, ordered by name. Case and accents do not matter.

        - `to`: the id of the person who asks; only other people whose profiles that person may see are found. If it is
          None, only people with public profiles are found.
        - `first`, `most`: how many matches to skip, and how many to return at most.

        Finds nobody if `name` has no letters.
        """
        key = sought(name)
        if not key:
            return []
        people, profiles, friends, blocks = schema.people.c, schema.profiles.c, schema.friends.c, schema.blocks.c
        other = schema.friends.alias().c
        both = (other.person == friends.friend) & (other.friend == friends.person)
        close = select(friends.friend).join_from(schema.friends, other.person.table, both).where(friends.person == to)
        seen = people.id.in_(select(profiles.person).where(profiles.published)) | people.id.in_(close)
        apart = exists().where(
            or_(
                (blocks.person == to) & (blocks.blocked == people.id),
                (blocks.person == people.id) & (blocks.blocked == to),
            )
        )
        matches = func.coalesce(people.sought, " " + func.lower(people.name)).contains(key, autoescape=True)
        query = select(people.id, people.name, people.made).where(
            matches, seen, people.id != (to or ""), ~people.banned, ~apart
        )
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(people.sought, people.id).offset(first).limit(most))
            return [Found(row.id, row.name, row.made) for row in rows]

    def visible(self, people: Iterable[str], to: str | None) -> set[str]:
        """Return the ids of those among these people whose profile the person `to` may see.

        A person may see their own profile, those of their friends, and published ones, but not that of anybody who has
        blocked them or whom they have blocked. If `to` is None, only published profiles may be seen.
        """
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
        """Return a person's rating after each of their rated games, the oldest first."""
        steps = schema.rating_steps
        with self._reading.connect() as connection:
            rows = connection.execute(select(steps).where(steps.c.person == person).order_by(steps.c.at))
            return [
                RatingStep(id=row.id, game=row.game, players=row.players, at=row.at, mu=row.mu, sigma=row.sigma)
                for row in rows
            ]
