"""Stores friendships, friend requests, and the invitation links that make two people friends."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.errors import Conflict, Forbidden, NotFound, Refused
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.people import hashed, new_secret

FriendState = Literal["none", "asked", "asks", "friend"]
"""How a person is related to another: not at all (`none`), has asked the other to be friends (`asked`), was asked by
the other (`asks`), or is a friend (`friend`).
"""

_MOST_FRIENDS = 200
_MOST_LINKS = 20
_MOST_ASKING = 50
"""How many friend requests may wait for one person's answer."""
LINK_VALID_FOR = 14 * 86_400.0
"""The number of seconds for which an invitation link is valid."""


@dataclass(frozen=True, slots=True)
class Friend:
    """A friend of a person, or somebody with whom the person has an unanswered friend request."""

    id: str
    name: str
    state: FriendState
    """Whether this is a friend, somebody whom the person has asked to be friends, or somebody who has asked the person.
    """


class Friends:
    """Reads and writes friendships, and creates and redeems invitation links."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def of(self, person: str) -> list[Friend]:
        """Return a person's friends, and everybody with whom the person has an unanswered friend request, ordered by
        name.
        """
        friends, people = schema.friends.c, schema.people.c
        with self._reading.connect() as connection:
            wanted = set(connection.scalars(select(friends.friend).where(friends.person == person)))
            asking = set(connection.scalars(select(friends.person).where(friends.friend == person)))
            found = connection.execute(
                select(people.id, people.name)
                .where(people.id.in_(wanted | asking), ~people.banned)
                .order_by(func.lower(people.name), people.id)
            )
            return [Friend(row.id, row.name, _state(row.id in wanted, row.id in asking)) for row in found]

    def ids(self, person: str) -> list[str]:
        """Return the ids of a person's friends."""
        return [friend.id for friend in self.of(person) if friend.state == "friend"]

    def state(self, person: str, other: str) -> FriendState:
        """Return whether two people are friends or, if not, whether `person` has asked `other` or `other` has asked
        `person`.
        """
        with self._reading.connect() as connection:
            return _state(_wants(connection, person, other), _wants(connection, other, person))

    def ask(self, person: str, other: str, now: float) -> FriendState:
        """Let `person` ask `other` to be friends or, if `other` has already asked, accept. Returns the new state of the
        two.

        Raises `NotFound` if there is no such person, `Forbidden` if one has blocked the other, and `Refused` if the two
        are the same or too many friend requests wait for the answer of `other`.
        """
        if person == other:
            raise Refused("server-friend-self")
        with self._writing.begin() as connection:
            self._check(connection, person, other)
            if not _wants(connection, other, person) and _asking(connection, other) >= _MOST_ASKING:
                raise Refused("server-friend-asked")
            _add(connection, person, other, now)
            return _state(True, _wants(connection, other, person))

    def remove(self, person: str, other: str) -> None:
        """End the friendship of two people, or delete a friend request between them; does nothing if there is
        neither.
        """
        friends = schema.friends.c
        either = or_(
            (friends.person == person) & (friends.friend == other),
            (friends.person == other) & (friends.friend == person),
        )
        with self._writing.begin() as connection:
            connection.execute(delete(schema.friends).where(either))

    def make_link(self, person: str, now: float) -> str:
        """Create an invitation link for a person, and return its code.

        If the person has too many links, their oldest link stops working.
        """
        code = new_secret()
        links = schema.friend_links.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.friend_links).where(links.made < now - LINK_VALID_FOR))
            mine = select(links.hash).where(links.person == person).order_by(links.made.desc()).offset(_MOST_LINKS - 1)
            old = list(connection.scalars(mine))
            connection.execute(delete(schema.friend_links).where(links.hash.in_(old)))
            connection.execute(insert(schema.friend_links).values(hash=hashed(code), person=person, made=now))
        return code

    def link(self, code: str, now: float) -> str:
        """Return the id of the person who made the invitation link with this code.

        Raises `NotFound` if there is no such link or it is too old.
        """
        with self._reading.connect() as connection:
            return str(_link(connection, code, now).person)

    def follow(self, code: str, person: str, now: float) -> str:
        """Make a person friends with the maker of the invitation link with this code, and return the maker's id.

        A link works once, but if the two are already friends, following it changes nothing. Raises `NotFound` if there
        is no such link or it is too old, `Conflict` if somebody else used it, `Refused` for the person's own link, and
        `Forbidden` if one has blocked the other.
        """
        with self._writing.begin() as connection:
            row = _link(connection, code, now)
            other = str(row.person)
            if other == person:
                raise Refused("server-friend-own-link")
            if _wants(connection, person, other) and _wants(connection, other, person):
                return other
            links = schema.friend_links.c
            free = (links.hash == hashed(code)) & links.used.is_(None)
            if not connection.execute(update(schema.friend_links).where(free).values(used=now)).rowcount:
                raise Conflict("server-friend-link-used")
            self._check(connection, person, other)
            _add(connection, person, other, now)
            _add(connection, other, person, now)
        return other

    def _check(self, connection: Connection, person: str, other: str) -> None:
        """Raise an error if the two cannot become friends."""
        people, blocks, friends = schema.people.c, schema.blocks.c, schema.friends.c
        if connection.scalar(select(people.id).where(people.id == other, ~people.banned)) is None:
            raise NotFound("server-no-person")
        apart = or_(
            (blocks.person == person) & (blocks.blocked == other),
            (blocks.person == other) & (blocks.blocked == person),
        )
        if connection.scalar(select(func.count()).select_from(schema.blocks).where(apart)):
            raise Forbidden("server-friend-blocked")
        for each in (person, other):
            count = select(func.count()).select_from(schema.friends).where(friends.person == each)
            if (connection.scalar(count) or 0) >= _MOST_FRIENDS:
                raise Refused("server-friend-most", most=_MOST_FRIENDS)


def _state(wanted: bool, asking: bool) -> FriendState:
    if wanted and asking:
        return "friend"
    return "asked" if wanted else "asks" if asking else "none"


def _wants(connection: Connection, person: str, other: str) -> bool:
    friends = schema.friends.c
    row = select(friends.at).where(friends.person == person, friends.friend == other)
    return connection.scalar(row) is not None


def _asking(connection: Connection, person: str) -> int:
    """Return how many friend requests wait for a person's answer."""
    friends, own = schema.friends.c, schema.friends.alias().c
    agreed = exists().where(own.person == person, own.friend == friends.person)
    query = select(func.count()).select_from(schema.friends).where(friends.friend == person, ~agreed)
    return connection.scalar(query) or 0


def _add(connection: Connection, person: str, other: str, now: float) -> None:
    if _wants(connection, person, other):
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.friends).values(person=person, friend=other, at=now))
    except IntegrityError:  # a concurrent request was faster
        pass


def _link(connection: Connection, code: str, now: float) -> Row[*tuple[object, ...]]:
    row = connection.execute(
        select(schema.friend_links).where(schema.friend_links.c.hash == hashed(code))
    ).one_or_none()
    if row is None or now - row.made > LINK_VALID_FOR:
        raise NotFound("server-friend-link-over")
    return row
