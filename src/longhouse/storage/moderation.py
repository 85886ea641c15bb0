"""Stores blocks and reports between people, and the measures that operators take: ban, mute, rename, with a log."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from longhouse.errors import NotFound, Refused, TooManyRequests
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.names import sought
from longhouse.storage.rewriting import games_of, lines_of, write_name
from longhouse.table.verbs.seating import checked_name

Measure = Literal["ban", "unban", "mute", "unmute"]
"""A measure that an operator takes about a person, or lifts."""

_MARKS: dict[Measure, dict[str, bool]] = {
    "ban": {"banned": True},
    "unban": {"banned": False},
    "mute": {"muted": True},
    "unmute": {"muted": False},
}
_LONGEST_REPORT = 1_000
_MOST_REPORTS_A_DAY = 10
_MOST_BLOCKED = 1_000
_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Report:
    """A person's report about another person, for the operator."""

    n: int
    """The number of the report, in order of time."""
    at: float
    """The time of the report."""
    by: str
    """The id of the person who wrote the report."""
    about: str
    """The id of the person about whom it is."""
    game: str | None
    """The id of the game in which it happened; None if there is none."""
    text: str


@dataclass(frozen=True, slots=True)
class Measured:
    """An entry in the log of the operators: something that an operator did to a person, such as a ban."""

    n: int
    """The number of the entry."""
    at: float
    """The time of the measure."""
    what: str
    """The kind of measure: a `Measure`, or `rename`."""
    person: str
    """The id of the person."""
    detail: str
    """The reason that the operator gave; for `rename`, the old and the new name."""


class Moderation:
    """Reads and writes blocks, reports and measures in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def block(self, person: str, other: str, now: float) -> None:
        """Let `person` block `other`, which also ends a friendship; does nothing if they are blocked already.

        Raises `NotFound` if there is no such person.
        """
        if person == other:
            raise Refused("server-block-self")
        self._known(other)
        if len(self.blocked_by(person)) >= _MOST_BLOCKED:
            raise Refused("server-block-most", most=_MOST_BLOCKED)
        friends = schema.friends.c
        both = friends.person.in_((person, other)) & friends.friend.in_((person, other))
        with self._writing.begin() as connection:
            connection.execute(delete(schema.friends).where(both))
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.blocks).values(person=person, blocked=other, at=now))
        except IntegrityError:  # blocked before, or deleted meanwhile
            pass

    def unblock(self, person: str, other: str) -> None:
        """Lift the block of `other` by `person`; does nothing if there is none."""
        blocks = schema.blocks.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.blocks).where(blocks.person == person, blocks.blocked == other))

    def blocked_by(self, person: str) -> dict[str, str]:
        """Return the people whom a person has blocked: the name of each, by id."""
        blocks, people = schema.blocks.c, schema.people.c
        query = select(people.id, people.name).join(schema.blocks, blocks.blocked == people.id)
        with self._reading.connect() as connection:
            return {row.id: row.name for row in connection.execute(query.where(blocks.person == person))}

    def apart(self, person: str, others: Iterable[str]) -> bool:
        """Return whether `person` has blocked any of `others` or was blocked by any of them; all are given by id."""
        blocks, known = schema.blocks.c, list(others)
        either = or_(
            (blocks.person == person) & blocks.blocked.in_(known),
            (blocks.blocked == person) & blocks.person.in_(known),
        )
        with self._reading.connect() as connection:
            return bool(connection.scalar(select(func.count()).select_from(schema.blocks).where(either)))

    def report(self, by: str, about: str, game: str | None, text: str, now: float) -> None:
        """Store a report by the person `by` about the person `about`, for the operator.

        `game` is the id of the game in which it happened, or None. Raises `NotFound` if there is no such person,
        `TooManyRequests` after too many reports by the same person, and `Refused` if the text is empty or too long.
        """
        line = " ".join(text.split())
        if not line or len(line) > _LONGEST_REPORT or not line.isprintable():
            raise Refused("server-report-text", longest=_LONGEST_REPORT)
        self._known(about)
        reports = schema.reports.c
        with self._writing.begin() as connection:
            recent = select(reports.at).where(reports.by == by, reports.at > now - _DAY).order_by(reports.at.desc())
            first = connection.scalar(recent.offset(_MOST_REPORTS_A_DAY - 1).limit(1))
            if first is not None:
                raise TooManyRequests("server-report-most", seconds=math.ceil(first + _DAY - now))
            row = {"by": by, "about": about, "game": game, "text": line, "at": now}
            connection.execute(insert(schema.reports).values(**row))

    def reports(self, by: str | None = None) -> list[Report]:
        """Return the reports, the oldest first: all, or only those that the person `by` wrote."""
        query = select(schema.reports).order_by(schema.reports.c.n)
        if by is not None:
            query = query.where(schema.reports.c.by == by)
        with self._reading.connect() as connection:
            return [
                Report(n=row.n, at=row.at, by=row.by, about=row.about, game=row.game, text=row.text)
                for row in connection.execute(query)
            ]

    def find(self, name: str) -> str:
        """Return the id of the person with this id or username; raises `NotFound` if there is none."""
        people = schema.people.c
        with self._reading.connect() as connection:
            found = connection.scalar(select(people.id).where(or_(people.id == name, people.login == name)))
        if found is None:
            raise NotFound("table-no-account", login=name)
        return str(found)

    def apply(self, measure: Measure, person: str, now: float, detail: str = "") -> None:
        """Ban or mute a person, or lift a ban or mute, and write the measure into the operators' log.

        `detail` is the reason, for the log. A ban also deletes the person's seat tokens, and ends their search for a
        game.
        """
        with self._writing.begin() as connection:
            marks = _MARKS[measure]
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(**marks))
            if measure == "ban":
                theirs = select(schema.seats.c.game, schema.seats.c.seat).where(schema.seats.c.person == person)
                place = tuple_(schema.tokens.c.game, schema.tokens.c.seat)
                connection.execute(delete(schema.tokens).where(place.in_(theirs)))
                connection.execute(delete(schema.seeks).where(schema.seeks.c.person == person))
            row = {"at": now, "what": measure, "person": person, "detail": detail}
            connection.execute(insert(schema.moderation).values(**row))

    def rename(self, person: str, name: str, now: float) -> None:
        """Give a person another name, also in all their games and chats, and write this into the operators' log."""
        checked = checked_name(name)
        with self._writing.begin() as connection:
            old = connection.scalar(select(schema.people.c.name).where(schema.people.c.id == person))
            connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(name=checked, sought=sought(checked))
            )
            row = {"at": now, "what": "rename", "person": person, "detail": f"{old} → {checked}"}
            connection.execute(insert(schema.moderation).values(**row))
        with self._reading.connect() as connection:
            games, lines = games_of(connection, person), lines_of(connection, person)
        for game in games:
            with self._writing.begin() as connection:
                write_name(connection, game, person, checked)
        chat = schema.chat.c
        with self._writing.begin() as connection:
            for game, n in lines:
                connection.execute(update(schema.chat).where(chat.game == game, chat.n == n).values(name=checked))

    def log(self) -> list[Measured]:
        """Return all measures that operators took, the oldest first."""
        with self._reading.connect() as connection:
            return [
                Measured(n=row.n, at=row.at, what=row.what, person=row.person, detail=row.detail)
                for row in connection.execute(select(schema.moderation).order_by(schema.moderation.c.n))
            ]

    def _known(self, person: str) -> None:
        with self._reading.connect() as connection:
            if connection.scalar(select(schema.people.c.id).where(schema.people.c.id == person)) is None:
                raise NotFound("server-no-person")
