"""Stores challenges (games to which one person invites another) and how they were answered."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Row, Select, delete, func, insert, or_, select, update

from longhouse.errors import Conflict, Forbidden, NotFound, Refused
from longhouse.storage import schema
from longhouse.storage.games import GameStore

ChallengeAnswer = Literal["accepted", "declined", "late"]
"""How a challenge ended: it was accepted or declined, or the answer came too late."""

_MOST_OPEN = 10
"""How many challenges of one person may wait for an answer."""
_MOST_KEPT = 30
"""How many open games of others may have a seat for one person."""
_KEPT_FOR = 7 * 86_400.0
"""Seconds for which an answer is kept for the challenger."""


@dataclass(frozen=True, slots=True)
class GameChallenge:
    """A challenge: an invitation from one person to another to play a game."""

    game: str
    """The id of the game."""
    kind: str
    """The name of the game to be played, such as `fjords`."""
    by: str
    """The id of the person who made the challenge."""
    to: str
    """The id of the person who is challenged."""
    until: float
    """The time by which the challenge has to be answered."""
    answer: ChallengeAnswer | None = None
    """How the challenge ended; None while it waits for an answer."""


class ChallengeStore:
    """Reads and writes challenges."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def check(self, by: str, to: str) -> None:
        """Raise an error unless the person `by` may challenge the person `to`.

        - `NotFound`: there is no person with the id `to`.
        - `Forbidden`: one of the two has blocked the other.
        - `Conflict`: an earlier challenge from `by` to `to` still waits for an answer.
        - `Refused`: the two are the same person; or too many challenges by `by` wait for an answer; or `to` already has
          a seat, taken or reserved, in too many games that others created and that have not started.
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
        self.check_room(to)

    def check_room(self, person: str) -> None:
        """Raise `Refused` if a person already has a seat, taken or reserved, in too many games that others created and
        that have not started.
        """
        with self._reading.connect() as connection:
            if (connection.scalar(_kept_for(person)) or 0) >= _MOST_KEPT:
                raise Refused("server-challenge-asked")

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
        """Return the challenge to a game, given by id; None if there is none."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.challenges).where(schema.challenges.c.game == game)).one_or_none()
        return None if row is None else challenge_of(row)

    def of(self, person: str) -> list[GameChallenge]:
        """Return a person's challenges, ordered by the time by which they have to be answered.

        These are the challenges that wait for the person's answer, and all that the person made.
        """
        table = schema.challenges.c
        theirs = (table.by == person) | ((table.to == person) & table.answer.is_(None))
        with self._reading.connect() as connection:
            return [
                challenge_of(row)
                for row in connection.execute(select(schema.challenges).where(theirs).order_by(table.until))
            ]

    def end(self, game: str, answer: ChallengeAnswer) -> bool:
        """Store the answer to the challenge to a game. Returns False if there is no challenge that waits for an
        answer.
        """
        table = schema.challenges.c
        waiting = (table.game == game) & table.answer.is_(None)
        with self._writing.begin() as connection:
            return bool(connection.execute(update(schema.challenges).where(waiting).values(answer=answer)).rowcount)

    def remove(self, game: str) -> None:
        """Delete the challenge to a game; does nothing if there is none."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.game == game))

    def late(self, now: float) -> list[GameChallenge]:
        """Return the challenges that still wait for an answer although the time to answer them ended before `now`. They
        are not changed.

        This also deletes challenges that were answered long ago.
        """
        table = schema.challenges.c
        with self._writing.begin() as connection:
            connection.execute(
                delete(schema.challenges).where(table.answer.is_not(None), table.until < now - _KEPT_FOR)
            )
            over = select(schema.challenges).where(table.answer.is_(None), table.until < now)
            return [challenge_of(row) for row in connection.execute(over)]


def _kept_for(person: str) -> Select[int]:
    """Select the number of open games, created by others, in which a person has a seat or one is reserved."""
    games, seats = schema.games.c, schema.seats.c
    theirs = select(seats.game).where(seats.person == person)
    return select(func.count()).where(games.id.in_(theirs), games.stage == "open", games.made_by != person)


def challenge_of(row: Row[*tuple[object, ...]]) -> GameChallenge:
    """Convert a row of the database table `challenges` to a `GameChallenge`."""
    return GameChallenge(game=row.game, kind=row.kind, by=row.by, to=row.to, until=row.until, answer=row.answer)
