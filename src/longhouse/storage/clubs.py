"""Stores clubs: private groups of people with a list of games. The longest-standing member is the owner."""

import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.clubs.pairing import MOST
from longhouse.errors import Conflict, Forbidden, NotFound, Refused
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table.summary import Summary, read
from longhouse.table.verbs.seating import checked_name

_MOST_CLUBS = 20
_MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a club."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Club:
    """A club with its members."""

    id: str
    name: str
    code: str
    """The code in the link by which people join the club."""
    members: tuple[Member, ...]
    """The members; the one who has been in the club the longest, who is the owner, comes first."""

    @property
    def owner(self) -> str:
        """The id of the owner."""
        return self.members[0].id

    def __contains__(self, person: object) -> bool:
        return any(member.id == person for member in self.members)


class Clubs:
    """Reads and writes clubs, their members and their games."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def make(self, name: str, person: str, now: float) -> str:
        """Create a club with the person `person` as its owner; return the id of the club."""
        club = {"id": secrets.token_hex(8), "name": checked_name(name), "code": secrets.token_urlsafe(16), "made": now}
        with self._writing.begin() as connection:
            _check_count(connection, person)
            connection.execute(insert(schema.clubs).values(**club))
            connection.execute(insert(schema.members).values(club=club["id"], person=person, joined=now))
        return str(club["id"])

    def of_person(self, person: str) -> list[Club]:
        """Return the clubs of which a person is a member, ordered by name."""
        with self._reading.connect() as connection:
            mine = select(schema.members.c.club).where(schema.members.c.person == person)
            ids = connection.scalars(
                select(schema.clubs.c.id).where(schema.clubs.c.id.in_(mine)).order_by(func.lower(schema.clubs.c.name))
            )
            return [club for each in list(ids) if (club := _club(connection, schema.clubs.c.id == each)) is not None]

    def seen(self, club: str, person: str) -> Club:
        """Return a club, if the person `person` is a member; otherwise raise `NotFound`."""
        with self._reading.connect() as connection:
            found = _club(connection, schema.clubs.c.id == club)
        if found is None or person not in found:
            raise NotFound("server-no-club")
        return found

    def invitation(self, code: str) -> Club:
        """Return the club that people can join by the link with this code.

        Raises `NotFound` if the code is not valid.
        """
        with self._reading.connect() as connection:
            found = _club(connection, schema.clubs.c.code == code)
        if found is None or not found.members:
            raise NotFound("server-club-link")
        return found

    def join(self, code: str, person: str, now: float) -> str:
        """Make a person a member of a club, and return the club's id. `code` is the code in the club's link.

        Does nothing if the person is already a member. Raises `NotFound` if the code is not valid, `Conflict` if the
        club is full, and `Forbidden` if a member has blocked the person or was blocked by them.
        """
        with self._writing.begin() as connection:
            # The row is locked, so that two people cannot take the last place.
            connection.execute(select(schema.clubs.c.id).where(schema.clubs.c.code == code).with_for_update())
            club = _club(connection, schema.clubs.c.code == code)
            if club is None or not club.members:
                raise NotFound("server-club-link")
            if person in club:
                return club.id
            if len(club.members) >= MOST:
                raise Conflict("server-club-full", most=MOST)
            _check_count(connection, person)
            blocks, others = schema.blocks.c, [member.id for member in club.members]
            apart = or_(
                (blocks.person == person) & blocks.blocked.in_(others),
                (blocks.blocked == person) & blocks.person.in_(others),
            )
            if connection.scalar(select(func.count()).select_from(schema.blocks).where(apart)):
                raise Forbidden("server-club-blocked")
            connection.execute(insert(schema.members).values(club=club.id, person=person, joined=now))
        return club.id

    def leave(self, club: str, person: str, *, removed: bool = False) -> None:
        """End a person's membership in a club. A club without members is deleted.

        `removed` says that the owner removed the person. Then the club gets a new link, so that the person cannot come
        back by the old one.
        """
        members, clubs = schema.members.c, schema.clubs.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.members).where(members.club == club, members.person == person))
            if removed:
                code = secrets.token_urlsafe(16)
                connection.execute(update(schema.clubs).where(clubs.id == club).values(code=code))
            empty = (clubs.id == club) & ~exists().where(members.club == club)
            connection.execute(delete(schema.clubs).where(empty))

    def close(self, club: str) -> None:
        """Delete a club with its tournaments. Its games stay with their players."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.clubs).where(schema.clubs.c.id == club))

    def add_game(self, club: str, game: str, now: float) -> None:
        """Add a game to the list of a club's games; does nothing if it is in the list already."""
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.club_games).values(club=club, game=game, made=now))
        except IntegrityError:  # it is there already, or the club was closed meanwhile
            pass

    def games(self, club: str) -> list[Summary]:
        """Return the games of a club, the latest first."""
        games, listed = schema.games.c, schema.club_games.c
        query = select(games.summary).join(schema.club_games, listed.game == games.id).where(listed.club == club)
        with self._reading.connect() as connection:
            rows = connection.scalars(query.order_by(games.moved.desc()).limit(_MOST_LISTED))
            return [read(text) for text in rows]


def _check_count(connection: Connection, person: str) -> None:
    count = select(func.count()).select_from(schema.members).where(schema.members.c.person == person)
    if (connection.scalar(count) or 0) >= _MOST_CLUBS:
        raise Refused("server-club-most", most=_MOST_CLUBS)


def _club(connection: Connection, which: ColumnElement[bool]) -> Club | None:
    row = connection.execute(select(schema.clubs).where(which)).one_or_none()
    if row is None:
        return None
    members, people = schema.members.c, schema.people.c
    found = connection.execute(
        select(people.id, people.name)
        .join(schema.members, members.person == people.id)
        .where(members.club == row.id)
        .order_by(members.joined, people.id)
    )
    return Club(row.id, row.name, row.code, tuple(Member(each.id, each.name) for each in found))
