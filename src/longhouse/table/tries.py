"""Who tried which puzzle and how it went, what that makes of both ratings, and what was done on which day.

Only the first try of a person counts, whatever happens at the same time.
"""

from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import ColumnElement, Connection, Select, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.table import schema
from longhouse.table.ratings import FIRST, Rating, rated_anew
from longhouse.table.store import Store

_DOUBT = FIRST[1] / 2
"""How uncertain the first rating of a puzzle is: bots have tried it."""
_RACES = 3


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating, and how many tries it comes from."""

    rating: Rating
    tries: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's rating before and after a try."""

    before: Strength
    after: Strength


@dataclass(frozen=True, slots=True)
class Day:
    """What a person did on a day: whether the puzzle was solved at once, and the game that is the deal."""

    right: bool | None = None
    deal: str | None = None


class Tries:
    """The tries of one store."""

    def __init__(self, store: Store) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def strength(self, person: str, game: str) -> Strength:
        """The rating of a person in the puzzles of a game."""
        with self._reading.connect() as connection:
            return _strength(connection, _kept(schema.solvers, _solver(person, game)), FIRST)

    def difficulty(self, puzzle: str, first: float) -> Strength:
        """The rating of a puzzle, whose first one is given."""
        with self._reading.connect() as connection:
            return _strength(connection, _kept(schema.puzzles, schema.puzzles.c.puzzle == puzzle), (first, _DOUBT))

    def tried(self, person: str) -> dict[str, bool]:
        """The puzzles that a person tried, and whether the first try was right."""
        tries = schema.tries.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(tries.puzzle, tries.correct).where(tries.person == person))
            return {row.puzzle: row.correct for row in rows}

    def enter(self, person: str, game: str, puzzle: str, first: float, now: float, *, right: bool) -> Rated | None:
        """Enter a try; None if it was not the first, and nothing changes."""
        for _ in range(_RACES):
            if puzzle in self.tried(person):
                return None
            try:
                with self._writing.begin() as connection:
                    connection.execute(insert(schema.tries).values(person=person, puzzle=puzzle, correct=right, at=now))
                    return _rate(connection, person, game, puzzle, first, right=right)
            except IntegrityError:  # the same try, or the first rating of either, was entered at the same time
                continue
        return None

    def day(self, person: str, day: date) -> Day:
        """What a person did on a day."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.days).where(_on(person, day))).one_or_none()
            return Day() if row is None else Day(row.correct, row.deal)

    def enter_puzzle_of_day(self, person: str, day: date, *, right: bool) -> None:
        """Enter how the puzzle of a day went; the first time stays."""
        self._enter(person, day, schema.days.c.correct, right)

    def enter_deal(self, person: str, day: date, game: str) -> str:
        """Enter the game that is a person's deal of a day; the one that was entered first."""
        self._enter(person, day, schema.days.c.deal, game)
        deal = self.day(person, day).deal
        assert deal is not None
        return deal

    def streak(self, person: str, today: date) -> int:
        """On how many days in a row, up to today or yesterday, a person did something that was due."""
        with self._reading.connect() as connection:
            days = set(connection.scalars(select(schema.days.c.day).where(schema.days.c.person == person)))
        day = today if today.isoformat() in days else today - timedelta(days=1)
        count = 0
        while (day - timedelta(days=count)).isoformat() in days:
            count += 1
        return count

    def _enter(
        self, person: str, day: date, column: ColumnElement[bool] | ColumnElement[str], given: bool | str
    ) -> None:
        name = str(column.key)
        for _ in range(_RACES):
            try:
                with self._writing.begin() as connection:
                    there = connection.execute(select(column).where(_on(person, day))).one_or_none()
                    if there is None:
                        row = {"person": person, "day": day.isoformat(), name: given}
                        connection.execute(insert(schema.days).values(**row))
                    else:
                        empty = _on(person, day) & column.is_(None)
                        connection.execute(update(schema.days).where(empty).values({name: given}))
                    return
            except IntegrityError:  # the day was begun at the same time
                continue


def _on(person: str, day: date) -> ColumnElement[bool]:
    return (schema.days.c.person == person) & (schema.days.c.day == day.isoformat())


def _solver(person: str, game: str) -> ColumnElement[bool]:
    return (schema.solvers.c.person == person) & (schema.solvers.c.game == game)


def _kept(table: Table, which: ColumnElement[bool]) -> Select[tuple[float, float, int]]:
    return select(table.c.mu, table.c.sigma, table.c.tries).where(which)


def _strength(connection: Connection, query: Select[tuple[float, float, int]], first: Rating) -> Strength:
    row = connection.execute(query).one_or_none()
    return Strength(first, 0) if row is None else Strength((row.mu, row.sigma), row.tries)


def _rate(connection: Connection, person: str, game: str, puzzle: str, first: float, *, right: bool) -> Rated:
    """A try is a game of a person against a puzzle."""
    theirs, its = _solver(person, game), schema.puzzles.c.puzzle == puzzle
    # Nobody else changes either until both are written.
    before = _strength(connection, _kept(schema.solvers, theirs).with_for_update(), FIRST)
    puzzles = _strength(connection, _kept(schema.puzzles, its).with_for_update(), (first, _DOUBT))
    mine, other = rated_anew([before.rating, puzzles.rating], [1, 2] if right else [2, 1])
    after = Strength(mine, before.tries + 1)
    _keep(connection, schema.solvers, theirs, {"person": person, "game": game}, after)
    _keep(connection, schema.puzzles, its, {"puzzle": puzzle}, Strength(other, puzzles.tries + 1))
    return Rated(before, after)


def _keep(
    connection: Connection, table: Table, which: ColumnElement[bool], names: dict[str, str], now: Strength
) -> None:
    mu, sigma = now.rating
    kept = {"mu": mu, "sigma": sigma, "tries": now.tries}
    if now.tries == 1:
        connection.execute(insert(table).values(**names, **kept))
    else:
        connection.execute(update(table).where(which).values(**kept))
