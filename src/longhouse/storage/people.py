"""People: a name and a secret that is stored in the browser; optionally an account with a password."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.errors import Conflict, NotFound, Refused, Unauthenticated
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table import entries as log
from longhouse.table import summary
from longhouse.table.verbs.seating import checked_name

NAMELESS = "–"
"""The name shown for people who deleted their data."""
_SHORTEST_PASSWORD, _LONGEST_PASSWORD = 8, 200
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{1,29}")
_OF_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$/xmFBSw+eGI8yBwv4J4cBw$g25rhum4IT24qxlzdYCLDqORq6nh/LRBx9bVWp+ait8"
"""A hash that is verified if a login does not exist, so that the response time does not reveal which logins exist."""
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s]{1,190}")


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with or without an account."""

    id: str
    name: str
    language: str
    login: str | None = None
    email: str | None = None
    notify: bool = False


@dataclass(frozen=True, slots=True)
class PersonRating:
    """A person's rating in one game with a given number of players."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int


def new_secret() -> str:
    """A new secret of 256 random bits, for a person or a seat."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """The hash under which a secret is stored. A random secret of 256 bits needs no slow hash."""
    return sha256(secret.encode()).digest()


class People:
    """Reads and writes people, accounts and ratings in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def welcome(self, name: str, language: str, now: float) -> tuple[Person, str]:
        """Create a person; returns them and their secret."""
        person = Person(secrets.token_urlsafe(9), checked_name(name), language)
        secret = new_secret()
        with self._writing.begin() as connection:
            connection.execute(
                insert(schema.people).values(id=person.id, name=person.name, language=language, notify=False, made=now)
            )
            connection.execute(insert(schema.secrets).values(hash=hashed(secret), person=person.id, made=now))
        return person, secret

    def who(self, secret: str) -> Person | None:
        """The person with this secret; None if it is unknown."""
        query = select(schema.people).join(schema.secrets).where(schema.secrets.c.hash == hashed(secret))
        with self._reading.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        return Person(
            id=row.id, name=row.name, language=row.language, login=row.login, email=row.email, notify=row.notify
        )

    def named(self, ids: Sequence[str]) -> dict[str, Person]:
        """People by their ids."""
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(ids)))
            return {
                row.id: Person(
                    id=row.id, name=row.name, language=row.language, login=row.login, email=row.email, notify=row.notify
                )
                for row in rows
            }

    def change(
        self, person: Person, name: str | None, language: str | None, email: str | None, notify: bool | None
    ) -> Person:
        """Update a person's profile; None leaves a field unchanged, an empty `email` removes the address."""
        if email and not _EMAIL.fullmatch(email):
            raise Refused("table-email")
        changed = Person(
            id=person.id,
            name=person.name if name is None else checked_name(name),
            language=language or person.language,
            login=person.login,
            email=person.email if email is None else email or None,
            notify=person.notify if notify is None else notify,
        )
        with self._writing.begin() as connection:
            connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=changed.name, language=changed.language, email=changed.email, notify=changed.notify)
            )
        return changed

    def give_account(self, person: str, login: str, password: str) -> None:
        """Set login and password of a person, so that they can log in on other devices."""
        if not _LOGIN.fullmatch(login):
            raise Refused("table-login")
        if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
            raise Refused("table-password", least=_SHORTEST_PASSWORD, most=_LONGEST_PASSWORD)
        from argon2 import PasswordHasher  # few need it

        slow = PasswordHasher().hash(password)
        try:
            with self._writing.begin() as connection:
                connection.execute(
                    update(schema.people).where(schema.people.c.id == person).values(login=login, password=slow)
                )
        except IntegrityError:
            raise Conflict("table-login-taken") from None

    def log_in(self, login: str, password: str, now: float) -> tuple[Person, str]:
        """Check the password of an account; returns its person and a new secret for this device."""
        from argon2 import PasswordHasher  # few need it
        from argon2.exceptions import VerificationError

        with self._reading.connect() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.login == login)).one_or_none()
        hasher = PasswordHasher()
        try:
            hasher.verify(_OF_NOBODY if row is None else row.password, password)
        except VerificationError:
            raise Unauthenticated("table-wrong-password") from None
        assert row is not None
        secret = new_secret()
        with self._writing.begin() as connection:
            connection.execute(insert(schema.secrets).values(hash=hashed(secret), person=row.id, made=now))
        return Person(
            id=row.id, name=row.name, language=row.language, login=row.login, email=row.email, notify=row.notify
        ), secret

    def log_out(self, secret: str) -> None:
        """Delete a secret."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.secrets).where(schema.secrets.c.hash == hashed(secret)))

    def reset_password(self, login: str) -> str:
        """Set and return a random password for an account, and log it out on all devices."""
        password = secrets.token_urlsafe(12)
        with self._reading.connect() as connection:
            person = connection.scalar(select(schema.people.c.id).where(schema.people.c.login == login))
        if person is None:
            raise NotFound("table-no-account", login=login)
        self.give_account(person, login, password)
        with self._writing.begin() as connection:
            connection.execute(delete(schema.secrets).where(schema.secrets.c.person == person))
        return password

    def forget(self, person: str) -> None:
        """Delete a person; their games stay, without their name."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
            for game in list(connection.scalars(theirs.distinct())):
                _leave_out_name(connection, game, person)
            connection.execute(update(schema.seats).where(schema.seats.c.person == person).values(person=None))

    def standings(self, person: str) -> list[PersonRating]:
        """A person's ratings, one per game and number of players."""
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.ratings).where(schema.ratings.c.person == person))
            return [
                PersonRating(game=row.game, players=row.players, mu=row.mu, sigma=row.sigma, games=row.games)
                for row in rows
            ]

    def rating(self, person: str, game: str, players: int) -> float | None:
        """The mean of a person's rating in one game with this number of players; None before the first rated game."""
        for standing in self.standings(person):
            if (standing.game, standing.players) == (game, players):
                return round(standing.mu, 1)
        return None


def _leave_out_name(connection: Connection, game: str, person: str) -> None:
    """Remove a person's name from the log and summary of a game. Nothing else ever changes a stored log."""
    entries = schema.entries.c
    rows = connection.execute(select(entries.ply, entries.body).where(entries.game == game))
    for ply, text in rows.all():
        body = log.read(text)
        if isinstance(body, log.Sat) and body.person == person:
            nameless = log.write(msgspec.structs.replace(body, name=NAMELESS, person=None))
            place = (entries.game == game) & (entries.ply == ply)
            connection.execute(update(schema.entries).where(place).values(body=nameless))
    stored = connection.scalar(select(schema.games.c.summary).where(schema.games.c.id == game))
    assert stored is not None
    old = summary.read(stored)
    seats = tuple(
        msgspec.structs.replace(seat, name=NAMELESS, person=None) if seat.person == person else seat
        for seat in old.seats
    )
    renewed = summary.write(msgspec.structs.replace(old, seats=seats))
    connection.execute(update(schema.games).where(schema.games.c.id == game).values(summary=renewed))
