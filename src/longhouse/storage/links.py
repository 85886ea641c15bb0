"""Stores login links: each has a code that logs one other device in as the same person, within ten minutes.

A code is stored like a session, but under a hash of its own kind, so that it cannot be used as a secret.
"""

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from longhouse.errors import Conflict, NotFound
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.people import LINK, Person, hashed, new_secret

_VALID_FOR = 600.0


class LoginLinks:
    """Creates and redeems login links."""

    def __init__(self, store: GameStore) -> None:
        self._writing = store.engine.execution_options(writes=True)

    def make(self, person: str, now: float) -> str:
        """Create a login link for a person and return its code; earlier links of the person become invalid."""
        code = new_secret()
        with self._writing.begin() as connection:
            connection.execute(delete(schema.secrets).where(_links_of(person)))
            row = {"hash": hashed(f"link {code}"), "person": person, "made": now, "used": now, "device": LINK}
            connection.execute(insert(schema.secrets).values(**row))
        return code

    def follow(self, code: str, now: float, device: str, other: Person | None) -> tuple[str, str]:
        """Redeem a code: log the device in, and return the id of its person and the secret of the new session.

        The device may be logged in as another person already (`other`). If `other` has games and the person of the link
        has none, the sessions of the latter pass to `other`, who is returned; otherwise the person of the link is.

        Raises `NotFound` if the code is invalid or too old, and `Conflict` if both people have games.
        """
        with self._writing.begin() as connection:
            mine = schema.secrets.c.hash == hashed(f"link {code}")
            row = connection.execute(select(schema.secrets).where(mine)).one_or_none()
            if row is None or now - row.made > _VALID_FOR:
                raise NotFound("server-link-over")
            person: str = row.person
            if other is not None and other.id != person and _has_games(connection, other.id):
                if _has_games(connection, person):
                    raise Conflict("server-link-two")
                connection.execute(delete(schema.secrets).where(_links_of(person)))
                theirs = schema.secrets.c.person == person
                connection.execute(update(schema.secrets).where(theirs).values(person=other.id))
                person = other.id
            connection.execute(delete(schema.secrets).where(mine))
            secret = new_secret()
            session = {"hash": hashed(secret), "person": person, "made": now, "used": now, "device": device}
            connection.execute(insert(schema.secrets).values(**session))
        return person, secret


def _links_of(person: str) -> ColumnElement[bool]:
    return (schema.secrets.c.person == person) & (schema.secrets.c.device == LINK)


def _has_games(connection: Connection, person: str) -> bool:
    return bool(connection.scalar(select(exists().where(schema.seats.c.person == person))))
