"""Stores challenges (games to which one person invites another) and how they were answered."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Row, delete, func, insert, or_, select, update

from longhouse.errors import Conflict, Forbidden, NotFound, Refused
from longhouse.storage import schema
from longhouse.storage.games import GameStore

ChallengeAnswer = Literal["accepted", "declined", "late"]

_MOST_OPEN = 10
"""How many challenges of one person may wait for an answer."""
_KEPT_FOR = 7 * 86_400.0
"""Seconds for which an answer is kept for the challenger."""


@dataclass(frozen=True, slots=True)
class GameChallenge:
    """A game that a person wants to play with another, who may accept or decline it until a certain time."""

    game: str
    kind: str
    """The name of the game, such as `fjords`."""
    by: str
    to: str
    until: float
    answer: ChallengeAnswer | None = None


class ChallengeStore:
    """Reads and writes challenges."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def check(self, by: str, to: str) -> None:
        """Raise an error unless the person `by` may challenge the person `to`.

        The error is `NotFound` if there is no such person, `Forbidden` if one has blocked the other, `Conflict` if an
        earlier challenge to the same person waits, and `Refused` if too many wait or the two are the same person.
        """
        people, blocks, table = schema.people.c, schema.blocks.c, schema.challenges.c
        if by == to:
            raise Refused("server-challenge-self")
        apart = or_(
            (blocks.person == by) & (blocks.blocked == to),
            (blocks.person == to) & (blocks.blocked == by),
        )
        with self._reading.connect() as connection:
            if connection.scalar(select(people.id).where(people.id == to, ~people.banned)) is None:
                raise NotFound("server-no-person")
            if connection.scalar(select(func.count()).select_from(schema.blocks).where(apart)):
                raise Forbidden("server-challenge-blocked")
            asked = list(connection.scalars(select(table.to).where(table.by == by, table.answer.is_(None))))
        if to in asked:
            raise Conflict("server-challenge-waits")
        if len(asked) >= _MOST_OPEN:
            raise Refused("server-challenge-most", most=_MOST_OPEN)

    def add(self, challenge: GameChallenge) -> None:
        """Store a new challenge."""
        row = {
            "game": challenge.game,
            "kind": challenge.kind,
            "by": challenge.by,
            "to": challenge.to,
            "until": challenge.until,
        }
        with self._writing.begin() as connection:
            connection.execute(insert(schema.challenges).values(**row))

    def one(self, game: str) -> GameChallenge | None:
        """Return the challenge to a game; None if there is none."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.challenges).where(schema.challenges.c.game == game)).one_or_none()
        return None if row is None else _challenge(row)

    def of(self, person: str) -> list[GameChallenge]:
        """Return the challenges that wait for a person's answer, and all those that the person made; earliest end
        first.
        """
        table = schema.challenges.c
        theirs = (table.by == person) | ((table.to == person) & table.answer.is_(None))
        with self._reading.connect() as connection:
            return [
                _challenge(row)
                for row in connection.execute(select(schema.challenges).where(theirs).order_by(table.until))
            ]

    def end(self, game: str, answer: ChallengeAnswer) -> bool:
        """Store the answer to a challenge; returns False if it was answered before or there is none."""
        table = schema.challenges.c
        waiting = (table.game == game) & table.answer.is_(None)
        with self._writing.begin() as connection:
            return bool(connection.execute(update(schema.challenges).where(waiting).values(answer=answer)).rowcount)

    def remove(self, game: str) -> None:
        """Delete a challenge; does nothing if there is none."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.game == game))

    def late(self, now: float) -> list[GameChallenge]:
        """Return the challenges whose time is over without an answer, and delete answers that are too old."""
        table = schema.challenges.c
        with self._writing.begin() as connection:
            connection.execute(
                delete(schema.challenges).where(table.answer.is_not(None), table.until < now - _KEPT_FOR)
            )
            over = select(schema.challenges).where(table.answer.is_(None), table.until < now)
            return [_challenge(row) for row in connection.execute(over)]


def _challenge(row: Row[*tuple[object, ...]]) -> GameChallenge:
    return GameChallenge(game=row.game, kind=row.kind, by=row.by, to=row.to, until=row.until, answer=row.answer)
