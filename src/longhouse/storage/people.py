"""Stores people: a name and a secret that the browser keeps, and optionally an account with a password."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, exists, insert, select, tuple_, union, update
from sqlalchemy.exc import IntegrityError

from longhouse.errors import Conflict, NotFound, Refused, Unauthenticated
from longhouse.storage import schema
from longhouse.storage.chain import chain_anew
from longhouse.storage.games import GameStore
from longhouse.storage.passwords import OF_NOBODY, is_password, password_hash
from longhouse.table import entries as log
from longhouse.table import summary
from longhouse.table.ratings import SETTLED
from longhouse.table.setup import Setup
from longhouse.table.verbs.seating import checked_name

NAMELESS = "–"
"""The name shown for people who deleted their data."""
_SHORTEST_PASSWORD, _LONGEST_PASSWORD = 8, 200
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{1,29}")
_SESSION_ID = 16
_LONGEST_DEVICE = 100
_BETWEEN_USES = 3_600.0
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
    confirmed: bool = False
    """Whether the e-mail address has been confirmed; until then, only the e-mail that asks for confirmation is sent."""
    banned: bool = False
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which a person is logged in. The `id` does not reveal the secret of the session."""

    id: str
    device: str
    made: float
    used: float
    """When it was last used, to the hour."""
    current: bool


@dataclass(frozen=True, slots=True)
class PersonRating:
    """A person's rating in one game with a given number of players."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int
    weight: float
    """How much all games that this rating is based on count together."""

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on too few games, so that other people do not see it."""
        return self.weight < SETTLED


LINK = "login link"
"""The device name that marks a login link (`storage.links`)."""


def new_secret() -> str:
    """Return a new secret of 256 random bits, for a person or a seat."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """Return the hash under which a secret is stored. A fast hash is safe, because a secret has 256 random bits."""
    return sha256(secret.encode()).digest()


class People:
    """Reads and writes people, accounts and ratings in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def welcome(self, name: str, language: str, now: float, device: str = "") -> tuple[Person, str]:
        """Create a person; return the person and their secret for this device."""
        person = Person(
            secrets.token_hex(9), checked_name(name), language
        )  # a leading hyphen would look like an option
        secret = new_secret()
        with self._writing.begin() as connection:
            connection.execute(
                insert(schema.people).values(id=person.id, name=person.name, language=language, notify=False, made=now)
            )
            _begin_session(connection, person.id, secret, now, device)
        return person, secret

    def who(self, secret: str, now: float | None = None) -> Person | None:
        """Return the person to whom this secret belongs; None if it is unknown.

        If `now` is given, the time of the last use is stored, once an hour.
        """
        mine = schema.secrets.c.hash == hashed(secret)
        query = select(schema.people, schema.secrets.c.used).join(schema.secrets).where(mine)
        with self._reading.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        if now is not None and (row.used is None or now - row.used > _BETWEEN_USES):
            with self._writing.begin() as connection:
                connection.execute(update(schema.secrets).where(mine).values(used=now))
        return _person(row)

    def named(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the people with these ids, by id."""
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(ids)))
            return {row.id: _person(row) for row in rows}

    def with_login(self, login: str) -> Person | None:
        """Return the person with this username; None if there is none, or they are banned."""
        people = schema.people.c
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.people).where(people.login == login, ~people.banned)).one_or_none()
            return None if row is None else _person(row)

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
            confirmed=person.confirmed and email in (None, person.email),
            banned=person.banned,
            muted=person.muted,
        )
        with self._writing.begin() as connection:
            connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(
                    name=changed.name,
                    language=changed.language,
                    email=changed.email,
                    notify=changed.notify,
                    confirmed=changed.confirmed,
                )
            )
        return changed

    def mark_address(self, person: str, email: str, confirmed: bool | None, notify: bool | None) -> None:
        """Store that an e-mail address is confirmed, or that no more e-mail may be sent to it.

        Does nothing if the person has changed the address meanwhile.
        """
        marks = {"confirmed": confirmed, "notify": notify}
        same = (schema.people.c.id == person) & (schema.people.c.email == email)
        with self._writing.begin() as connection:
            known = {name: mark for name, mark in marks.items() if mark is not None}
            connection.execute(update(schema.people).where(same).values(**known))

    def give_account(
        self, person: str, login: str, password: str, old: str | None = None, session: str | None = None
    ) -> None:
        """Set a person's login and password, so that they can log in on other devices.

        To change them, the `old` password is needed. All sessions end, except the one with the secret `session`.
        """
        if not _LOGIN.fullmatch(login):
            raise Refused("table-login")
        if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
            raise Refused("table-password", least=_SHORTEST_PASSWORD, most=_LONGEST_PASSWORD)
        with self._reading.connect() as connection:
            known = connection.scalar(select(schema.people.c.password).where(schema.people.c.id == person))
        if known is not None and not is_password(known, old or ""):
            raise Unauthenticated("table-wrong-password")
        self._set_account(person, login, password)
        if known is not None:
            self.end_sessions(person, session)

    def log_in(self, login: str, password: str, now: float, device: str = "") -> tuple[Person, str]:
        """Check the password of an account; return its person and a new secret for this device."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.login == login)).one_or_none()
        if not is_password(OF_NOBODY if row is None else row.password, password):
            raise Unauthenticated("table-wrong-password")
        assert row is not None
        secret = new_secret()
        with self._writing.begin() as connection:
            _begin_session(connection, row.id, secret, now, device)
        return _person(row), secret

    def log_out(self, secret: str) -> None:
        """End the session with this secret, and delete the seat tokens that were made in it."""
        with self._writing.begin() as connection:
            _end_sessions(connection, schema.secrets.c.hash == hashed(secret))

    def sessions(self, person: str, secret: str | None = None) -> list[Session]:
        """Return the sessions of a person, last used first; `secret` is the secret of the current session."""
        current = None if secret is None else hashed(secret)
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.secrets).where(schema.secrets.c.person == person)).all()
        sessions = [
            Session(
                id=row.hash.hex()[:_SESSION_ID],
                device=row.device or "",
                made=row.made,
                used=row.used or row.made,
                current=row.hash == current,
            )
            for row in rows
            if row.device != LINK
        ]
        return sorted(sessions, key=lambda session: -session.used)

    def end_session(self, person: str, session: str) -> None:
        """End one session of a person by its id; raises `NotFound` if the person has no such session."""
        with self._writing.begin() as connection:
            rows = connection.scalars(select(schema.secrets.c.hash).where(schema.secrets.c.person == person))
            mine = [known for known in rows if known.hex()[:_SESSION_ID] == session]
            if not mine:
                raise NotFound("server-not-found")
            _end_sessions(connection, schema.secrets.c.hash.in_(mine))

    def end_sessions(self, person: str, but: str | None = None) -> None:
        """End all sessions of a person, except the one with the secret `but`."""
        ending = schema.secrets.c.person == person
        if but is not None:
            ending &= schema.secrets.c.hash != hashed(but)
        with self._writing.begin() as connection:
            _end_sessions(connection, ending)

    def _set_account(self, person: str, login: str, password: str) -> None:
        slow = password_hash(password)
        try:
            with self._writing.begin() as connection:
                connection.execute(
                    update(schema.people).where(schema.people.c.id == person).values(login=login, password=slow)
                )
        except IntegrityError:
            raise Conflict("table-login-taken") from None

    def reset_password(self, login: str) -> str:
        """Set and return a random password for an account, and log it out on all devices."""
        password = secrets.token_urlsafe(12)
        with self._reading.connect() as connection:
            person = connection.scalar(select(schema.people.c.id).where(schema.people.c.login == login))
        if person is None:
            raise NotFound("table-no-account", login=login)
        self._set_account(person, login, password)
        self.end_sessions(person)
        return password

    def forget(self, person: str) -> list[str]:
        """Delete a person and their data; return the games whose logs were rewritten.

        The games stay for the other players, without the person's name and chat.
        """
        with self._writing.begin() as connection:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            deserted = ~exists().where(schema.members.c.club == schema.clubs.c.id)
            connection.execute(delete(schema.clubs).where(deserted))
            connection.execute(update(schema.games).where(schema.games.c.made_by == person).values(made_by=None))
            theirs = select(schema.seats.c.game, schema.seats.c.seat).where(schema.seats.c.person == person)
            for table in (schema.tokens, schema.chat, schema.plans):
                place = tuple_(table.c.game, table.c.seat)
                connection.execute(delete(table).where(place.in_(theirs)))
            connection.execute(
                delete(schema.chat).where(schema.chat.c.command.startswith(f"person:{person}:", autoescape=True))
            )
            games = write_name(connection, person, None)
            connection.execute(update(schema.seats).where(schema.seats.c.person == person).values(person=None))
        return games

    def standings(self, person: str) -> list[PersonRating]:
        """Return a person's ratings, one per game and number of players."""
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.ratings).where(schema.ratings.c.person == person))
            return [
                PersonRating(
                    game=row.game,
                    players=row.players,
                    mu=row.mu,
                    sigma=row.sigma,
                    games=row.games,
                    weight=row.games if row.weight is None else row.weight,
                )
                for row in rows
            ]

    def rating(self, person: str, game: str, players: int) -> float | None:
        """Return the mean of a person's rating in games with this number of players; None while it is provisional."""
        for standing in self.standings(person):
            if (standing.game, standing.players) == (game, players) and not standing.provisional:
                return round(standing.mu, 1)
        return None


def _person(row: Row[*tuple[object, ...]]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        login=row.login,
        email=row.email,
        notify=row.notify,
        confirmed=row.confirmed,
        banned=row.banned,
        muted=row.muted,
    )


def _begin_session(connection: Connection, person: str, secret: str, now: float, device: str) -> None:
    row = {"hash": hashed(secret), "person": person, "made": now, "used": now, "device": device[:_LONGEST_DEVICE]}
    connection.execute(insert(schema.secrets).values(**row))


def _end_sessions(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete the secrets of these sessions, and the seat tokens that were made in them."""
    ending = select(schema.secrets.c.hash).where(which)
    connection.execute(delete(schema.tokens).where(schema.tokens.c.session.in_(ending)))
    connection.execute(delete(schema.secrets).where(which))


def write_name(connection: Connection, person: str, name: str | None) -> list[str]:
    """Write a new name of a person into the logs and summaries of their games; None removes the name and the person's
    id.

    Returns the ids of these games. This is the only function that changes a stored log.
    """
    games, seats = schema.games.c, schema.seats.c
    theirs = select(seats.game).where(seats.person == person)
    made = select(games.id).where(games.setup.contains(f'"made_by":"{person}"', autoescape=True))
    touched = list(connection.scalars(union(theirs, made)))
    for game in touched:
        _write_name(connection, game, person, name)
    if name is not None:
        own = select(seats.game, seats.seat).where(seats.person == person)
        spoken = tuple_(schema.chat.c.game, schema.chat.c.seat).in_(own)
        watched = schema.chat.c.command.startswith(f"person:{person}:", autoescape=True)
        connection.execute(update(schema.chat).where(spoken | watched).values(name=name))
    return touched


def _write_name(connection: Connection, game: str, person: str, name: str | None) -> None:
    entries, games = schema.entries.c, schema.games.c
    known = None if name is None else person
    stored = connection.execute(select(games.setup, games.summary).where(games.id == game)).one()
    if name is None:
        setup = msgspec.json.decode(stored.setup, type=Setup)
        if setup.made_by == person:
            nobodys = msgspec.json.encode(msgspec.structs.replace(setup, made_by=None)).decode()
            connection.execute(update(schema.games).where(games.id == game).values(setup=nobodys))
    rows = connection.execute(select(entries.ply, entries.body).where(entries.game == game))
    for ply, text in rows.all():
        body = log.read(text)
        if isinstance(body, log.Sat) and body.person == person:
            body = msgspec.structs.replace(body, name=name or NAMELESS, person=known)
        elif isinstance(body, log.Made) and name is None and person in body.reserved:
            kept = tuple(None if each == person else each for each in body.reserved)
            body = msgspec.structs.replace(body, reserved=kept)
        else:
            continue
        place = (entries.game == game) & (entries.ply == ply)
        connection.execute(update(schema.entries).where(place).values(body=log.write(body)))
    chain_anew(connection, game)
    old = summary.read(stored.summary)
    seats = tuple(
        msgspec.structs.replace(seat, name=name or NAMELESS, person=known) if seat.person == person else seat
        for seat in old.seats
    )
    if name is None:
        seats = tuple(
            msgspec.structs.replace(seat, reserved=None) if seat.reserved == person else seat for seat in seats
        )
        if old.made_by == person:
            old = msgspec.structs.replace(old, made_by=None)
    renewed = summary.write(msgspec.structs.replace(old, seats=seats))
    connection.execute(update(schema.games).where(games.id == game).values(summary=renewed))
