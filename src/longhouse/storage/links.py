"""Login links: a code that makes another device the same person, once and within ten minutes.

A code is stored like a session, but under a hash of its own kind, so that it cannot be used as a secret.
"""

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from longhouse.errors import Conflict, NotFound
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.people import LINK, Person, hashed, new_secret

_VALID_FOR = 600.0


class LoginLinks:
    """Makes login links, and follows them."""

    def __init__(self, store: GameStore) -> None:
        self._writing = store.engine.execution_options(writes=True)

    def make(self, person: str, now: float) -> str:
        """Return a new code for a person; earlier ones are no longer valid."""
        code = new_secret()
        with self._writing.begin() as connection:
            connection.execute(delete(schema.secrets).where(_links_of(person)))
            row = {"hash": hashed(f"link {code}"), "person": person, "made": now, "used": now, "device": LINK}
            connection.execute(insert(schema.secrets).values(**row))
        return code

    def follow(self, code: str, now: float, device: str, other: Person | None) -> tuple[str, str]:
        """Use a code; returns the person of the device that follows it, and its new secret.

        If the device belongs to somebody already (`other`), both become one, provided that one of them has no games:
        then the other one stays. Raises `NotFound` if the code is not valid, `Conflict` if both have games.
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
