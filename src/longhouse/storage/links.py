"""Stores login links: each has a code that logs one other device in as the same person, within ten minutes.

A code is stored like the secret of a session, but is hashed differently, so that it cannot be used as a secret.
"""

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from longhouse.errors import Conflict, NotFound
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.people import LINK, Person, begin_session, hashed, new_secret

_VALID_FOR = 600.0
_TRACES = (
    schema.seats.c.person,
    schema.tries.c.person,
    schema.days.c.person,
    schema.friends.c.person,
    schema.friends.c.friend,
    schema.members.c.person,
)


class LoginLinks:
    """Creates and redeems login links."""

    def __init__(self, store: GameStore) -> None:
        self._writing = store.engine.execution_options(writes=True)

    def make(self, person: str, now: float) -> str:
        """Create a login link for a person, and return its code. Earlier links of the person become invalid."""
        code = new_secret()
        with self._writing.begin() as connection:
            connection.execute(delete(schema.secrets).where(_links_of(person)))
            row = {"hash": hashed(f"link {code}"), "person": person, "made": now, "used": now, "device": LINK}
            connection.execute(insert(schema.secrets).values(**row))
        return code

    def follow(
        self, code: str, now: float, device: str, other: Person | None, *, sure: bool = False
    ) -> tuple[str, str]:
        """Redeem the code of a login link on a device.

        Returns the id of the person as whom the device is logged in from now on, and the secret of its new session.
        That person is the maker of the link, unless `other` has done something on this server and the maker has not:
        then it is `other`, and the maker's other devices are logged in as `other`, too. Since anybody can make a link
        and send it to others, this needs the consent of `other`.

        - `device`: the name of the device.
        - `other`: the person as whom the device is logged in so far; None if it is not.
        - `sure`: whether `other` agrees that the maker's devices are logged in as `other`.

        Raises `NotFound` if the code is invalid or too old, and `Conflict` if both people have done something, or if
        `other` has to agree first (`server-link-sure`).
        """
        with self._writing.begin() as connection:
            mine = schema.secrets.c.hash == hashed(f"link {code}")
            row = connection.execute(select(schema.secrets).where(mine)).one_or_none()
            if row is None or now - row.made > _VALID_FOR:
                raise NotFound("server-link-over")
            person: str = row.person
            if other is not None and other.id != person and _has_traces(connection, other.id):
                if _has_traces(connection, person):
                    raise Conflict("server-link-two")
                if not sure:
                    raise Conflict("server-link-sure", name=_name(connection, person))
                connection.execute(delete(schema.secrets).where(_links_of(person)))
                theirs = schema.secrets.c.person == person
                connection.execute(update(schema.secrets).where(theirs).values(person=other.id))
                person = other.id
            connection.execute(delete(schema.secrets).where(mine))
            secret = new_secret()
            begin_session(connection, person, secret, now, device)
        return person, secret


def _links_of(person: str) -> ColumnElement[bool]:
    return (schema.secrets.c.person == person) & (schema.secrets.c.device == LINK)


def _has_traces(connection: Connection, person: str) -> bool:
    """Return whether a person would miss something if they became somebody else: an account, an e-mail address, games,
    results, friends or clubs.
    """
    people = schema.people.c
    reachable = exists().where(people.id == person, or_(people.login.is_not(None), people.email.is_not(None)))
    done = [exists().where(column == person) for column in _TRACES]
    return bool(connection.scalar(select(or_(reachable, *done))))


def _name(connection: Connection, person: str) -> str:
    return str(connection.scalar(select(schema.people.c.name).where(schema.people.c.id == person)))
