"""Stores people: a name and a secret that the browser keeps, and optionally an account with a password."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.errors import Conflict, NotFound, Refused, Unauthenticated
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.names import sought
from longhouse.storage.passwords import OF_NOBODY, is_password, password_hash
from longhouse.storage.rewriting import forget_in, games_of, lines_of
from longhouse.table.ratings import SETTLED
from longhouse.table.verbs.seating import checked_name

_SHORTEST_PASSWORD, _LONGEST_PASSWORD = 8, 200
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{1,29}")
_SESSION_ID = 16
_MOST_SESSIONS = 100
"""How many sessions a person may have."""
_LONGEST_DEVICE = 100
_BETWEEN_USES = 3_600.0
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s]{1,190}")


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with or without an account."""

    id: str
    name: str
    language: str
    """The code of the language of e-mails and notifications."""
    login: str | None = None
    """The name with which the person logs in; None without an account."""
    email: str | None = None
    """The e-mail address for notifications; None if there is none."""
    notify: bool = False
    """Whether the person wants e-mail when it is their turn in a game that lasts for days."""
    confirmed: bool = False
    """Whether the e-mail address has been confirmed. Until then, the only e-mail sent to it asks for confirmation."""
    banned: bool = False
    """Whether an operator has excluded the person from the server."""
    muted: bool = False
    """Whether an operator has forbidden the person to chat."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a person: a device on which the person is logged in."""

    id: str
    """The id of the session, which does not reveal its secret."""
    device: str
    """The name of the device; may be empty."""
    made: float
    """The time when the person logged in."""
    used: float
    """The time of the last use, to the hour."""
    current: bool
    """Whether the present request comes from this session."""


@dataclass(frozen=True, slots=True)
class PersonRating:
    """A person's rating in one game with one number of players."""

    game: str
    """The name of the game."""
    players: int
    """The number of players."""
    mu: float
    """The mean of the rating, on the scale of the openskill library."""
    sigma: float
    """The standard deviation of the rating."""
    games: int
    """The number of rated games."""
    weight: float
    """The total weight of these games. A game weighs between 0 and 1."""

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on too few games, so that other people do not see it."""
        return self.weight < SETTLED


LINK = "login link"
"""The text stored as the device name of a login link (`storage.links`)."""


def new_secret() -> str:
    """Return a new secret of 256 random bits, for a person or a seat."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """Return the hash under which a secret is stored. A fast hash is safe, because a secret consists of 256 random
    bits.
    """
    return sha256(secret.encode()).digest()


class People:
    """Reads and writes people, accounts and ratings in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def welcome(self, name: str, language: str, now: float, device: str = "") -> tuple[Person, str]:
        """Create a person; return the person, and the secret that identifies them on this device.

        `language` is the code of their language, and `device` the name of the device.
        """
        person = Person(
            secrets.token_hex(9), checked_name(name), language
        )  # a leading hyphen would look like an option
        secret = new_secret()
        with self._writing.begin() as connection:
            connection.execute(
                insert(schema.people).values(
                    id=person.id,
                    name=person.name,
                    sought=sought(person.name),
                    language=language,
                    notify=False,
                    made=now,
                )
            )
            begin_session(connection, person.id, secret, now, device)
        return person, secret

    def who(self, secret: str, now: float | None = None) -> Person | None:
        """Return the person to whom this secret belongs; None if the secret is unknown.

        `now` is the current time. If it is given, it is stored as the time of the session's last use, at most once an
        hour.
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
        """Return the people with these ids, as a dictionary from id to person; unknown ids are left out."""
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(ids)))
            return {row.id: _person(row) for row in rows}

    def with_login(self, login: str) -> Person | None:
        """Return the person who logs in with this name; None if there is none, or if the person is banned."""
        people = schema.people.c
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.people).where(people.login == login, ~people.banned)).one_or_none()
            return None if row is None else _person(row)

    def change(
        self, person: Person, name: str | None, language: str | None, email: str | None, notify: bool | None
    ) -> Person:
        """Update a person's name and settings, and return the person as they are then.

        None leaves a field unchanged; an empty `email` removes the address. `notify` says whether the person wants
        e-mail.
        """
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
                    sought=sought(changed.name),
                    language=changed.language,
                    email=changed.email,
                    notify=changed.notify,
                    confirmed=changed.confirmed,
                )
            )
        return changed

    def mark_address(self, person: str, email: str, confirmed: bool | None, notify: bool | None) -> None:
        """Change a setting of a person's e-mail address: whether it is confirmed (`confirmed`), and whether the person
        wants e-mail (`notify`).

        None leaves a setting unchanged. Does nothing if the person's address is no longer `email`.
        """
        marks = {"confirmed": confirmed, "notify": notify}
        same = (schema.people.c.id == person) & (schema.people.c.email == email)
        with self._writing.begin() as connection:
            known = {name: mark for name, mark in marks.items() if mark is not None}
            connection.execute(update(schema.people).where(same).values(**known))

    def give_account(
        self, person: str, login: str, password: str, old: str | None = None, session: str | None = None
    ) -> None:
        """Set the login and password with which a person can log in on other devices.

        - `old`: the current password, which is needed if the person has an account already.
        - `session`: the secret of the session that may continue. All other sessions of the person end.
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
        """Check the password of an account; return its person, and a new secret for this device.

        `device` is the name of the device. Raises `Unauthenticated` if the login or the password is wrong.
        """
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.login == login)).one_or_none()
        if not is_password(OF_NOBODY if row is None else row.password, password):
            raise Unauthenticated("table-wrong-password")
        assert row is not None
        secret = new_secret()
        with self._writing.begin() as connection:
            begin_session(connection, row.id, secret, now, device)
        return _person(row), secret

    def log_out(self, secret: str) -> None:
        """End the session with this secret, and delete the seat tokens that were made in it."""
        with self._writing.begin() as connection:
            _end_sessions(connection, schema.secrets.c.hash == hashed(secret))

    def sessions(self, person: str, secret: str | None = None) -> list[Session]:
        """Return the sessions of a person, last used first.

        The one with the secret `secret` is marked as the current session; if that is None, none is marked.
        """
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
        """End all sessions of a person, except the one with the secret `but`; if that is None, all."""
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
        """Give an account a random password and return it. The person is logged out on all devices."""
        password = secrets.token_urlsafe(12)
        with self._reading.connect() as connection:
            person = connection.scalar(select(schema.people.c.id).where(schema.people.c.login == login))
        if person is None:
            raise NotFound("table-no-account", login=login)
        self._set_account(person, login, password)
        self.end_sessions(person)
        return password

    def games_of(self, person: str) -> list[str]:
        """Return the ids of the games in which a person has a seat, taken or reserved, or which the person created."""
        with self._reading.connect() as connection:
            return games_of(connection, person)

    def forget_in(self, game: str, person: str) -> None:
        """Remove a person from a game, which stays for the other players: name, id, chat, plans and tokens."""
        with self._writing.begin() as connection:
            forget_in(connection, game, person)

    def forget(self, person: str) -> list[str]:
        """Delete a person and their data; return the ids of the games whose logs were rewritten.

        The games stay for the other players, without the person's name and chat. If there are many, remove the person
        from them before, one by one (`forget_in`), since this call takes some milliseconds for each.
        """
        self._forget_lines(person)
        log = schema.moderation.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            deserted = ~exists().where(schema.members.c.club == schema.clubs.c.id)
            connection.execute(delete(schema.clubs).where(deserted))
            renamed = (log.person == person) & (log.what == "rename")
            connection.execute(update(schema.moderation).where(renamed).values(detail=""))
        self._forget_lines(person)  # nobody can write in the person's name any more
        games = self.games_of(person)
        for game in games:
            self.forget_in(game, person)
        return games

    def _forget_lines(self, person: str) -> None:
        """Delete what a person wrote as a spectator."""
        with self._reading.connect() as connection:
            lines = lines_of(connection, person)
        chat = schema.chat.c
        with self._writing.begin() as connection:
            for game, n in lines:
                connection.execute(delete(schema.chat).where(chat.game == game, chat.n == n))

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
        """Return the mean of a person's rating in a game with this number of players; None if they have none or it is
        provisional.
        """
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


def begin_session(connection: Connection, person: str, secret: str, now: float, device: str) -> None:
    """Log a person in on a device. If the person then has too many sessions, the least recently used ones end."""
    used = func.coalesce(schema.secrets.c.used, schema.secrets.c.made)
    theirs = select(schema.secrets.c.hash).where(schema.secrets.c.person == person).order_by(used.desc())
    too_many = list(connection.scalars(theirs.offset(_MOST_SESSIONS - 1)))
    if too_many:
        _end_sessions(connection, schema.secrets.c.hash.in_(too_many))
    row = {"hash": hashed(secret), "person": person, "made": now, "used": now, "device": device[:_LONGEST_DEVICE]}
    connection.execute(insert(schema.secrets).values(**row))


def _end_sessions(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete the secrets of these sessions, and the seat tokens that were made in them."""
    ending = select(schema.secrets.c.hash).where(which)
    connection.execute(delete(schema.tokens).where(schema.tokens.c.session.in_(ending)))
    connection.execute(delete(schema.secrets).where(which))
