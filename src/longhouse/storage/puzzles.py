"""Stores attempts at puzzles, the ratings of people and puzzles, and the daily puzzle and deal of each person.

Only a person's first attempt at a puzzle counts, even if several arrive at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Connection, Select, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table.ratings import FIRST, Skill, rated_anew

_DOUBT = FIRST[1] / 2
"""The uncertainty of a puzzle's first rating: lower than a person's, because bots have attempted it."""
_RACES = 3


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """A rating, and the number of attempts it is based on."""

    rating: Skill
    tries: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's rating before and after an attempt."""

    before: PuzzleRating
    after: PuzzleRating


@dataclass(frozen=True, slots=True)
class Day:
    """A person's daily puzzle and deal on one day.

    `right` says whether the first attempt at the daily puzzle was right, `deal` is the id of the game with the daily
    deal.
    """

    right: bool | None = None
    deal: str | None = None


class PuzzleStore:
    """Reads and writes attempts, puzzle ratings and daily results in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def strength(self, person: str, game: str) -> PuzzleRating:
        """Return a person's rating in the puzzles of a game."""
        with self._reading.connect() as connection:
            return _strength(connection, _kept(schema.solvers, _solver(person, game)), FIRST)

    def difficulty(self, puzzle: str, first: float) -> PuzzleRating:
        """Return the rating of a puzzle. `first` is its initial rating, before any attempt."""
        with self._reading.connect() as connection:
            return _strength(connection, _kept(schema.puzzles, schema.puzzles.c.puzzle == puzzle), (first, _DOUBT))

    def tried(self, person: str) -> dict[str, bool]:
        """Return the puzzles that a person attempted, the latest last, and whether the first attempt was right."""
        tries = schema.tries.c
        mine = select(tries.puzzle, tries.correct).where(tries.person == person).order_by(tries.at)
        with self._reading.connect() as connection:
            rows = connection.execute(mine)
            return {row.puzzle: row.correct for row in rows}

    def course(self, person: str, grades: Mapping[str, float]) -> list[tuple[float, float]]:
        """Return the time of each attempt at a puzzle in `grades`, and the person's rating after it.

        The ratings are computed again from the attempts and from the initial ratings of the puzzles (`grades`), so they
        can differ a little from the ratings stored at the time.
        """
        tries = schema.tries.c
        mine = select(tries.puzzle, tries.correct, tries.at).where(tries.person == person).order_by(tries.at)
        with self._reading.connect() as connection:
            rows = [row for row in connection.execute(mine) if row.puzzle in grades]
        course: list[tuple[float, float]] = []
        rating = FIRST
        for row in rows:
            rating, _ = rated_anew([rating, (grades[row.puzzle], _DOUBT)], [1, 2] if row.correct else [2, 1])
            course.append((row.at, rating[0]))
        return course

    def enter(self, person: str, game: str, puzzle: str, first: float, now: float, *, right: bool) -> Rated | None:
        """Store a person's first attempt at a puzzle and update both ratings; for later attempts do nothing and
        return None.
        """
        for _ in range(_RACES):
            if puzzle in self.tried(person):
                return None
            try:
                with self._writing.begin() as connection:
                    connection.execute(insert(schema.tries).values(person=person, puzzle=puzzle, correct=right, at=now))
                    return _rate(connection, person, game, puzzle, first, right=right)
            except IntegrityError:  # a concurrent transaction inserted the attempt or a first rating
                continue
        return None

    def day(self, person: str, day: date) -> Day:
        """Return a person's results for one day."""
        with self._reading.connect() as connection:
            row = connection.execute(select(schema.days).where(_on(person, day))).one_or_none()
            return Day() if row is None else Day(row.correct, row.deal)

    def enter_puzzle_of_day(self, person: str, day: date, *, right: bool) -> None:
        """Store whether the daily puzzle was solved; only the first result is kept."""
        self._enter(person, day, schema.days.c.correct, right)

    def enter_deal(self, person: str, day: date, game: str) -> str:
        """Store the game in which a person plays the daily deal; return the game that was stored first."""
        self._enter(person, day, schema.days.c.deal, game)
        deal = self.day(person, day).deal
        assert deal is not None
        return deal

    def days(self, person: str) -> dict[date, bool]:
        """Return the days on which a person did the daily puzzle or deal, and for each whether they did both."""
        days = schema.days.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(days.day, days.correct, days.deal).where(days.person == person))
            return {date.fromisoformat(row.day): None not in (row.correct, row.deal) for row in rows}

    def all_days(self, person: str) -> dict[str, Day]:
        """Return a person's results for all days, ordered by date."""
        days = schema.days
        with self._reading.connect() as connection:
            rows = connection.execute(select(days).where(days.c.person == person).order_by(days.c.day))
            return {row.day: Day(row.correct, row.deal) for row in rows}

    def _enter(
        self, person: str, day: date, column: ColumnElement[bool] | ColumnElement[str], value: bool | str
    ) -> None:
        name = str(column.key)
        for _ in range(_RACES):
            try:
                with self._writing.begin() as connection:
                    there = connection.execute(select(column).where(_on(person, day))).one_or_none()
                    if there is None:
                        row = {"person": person, "day": day.isoformat(), name: value}
                        connection.execute(insert(schema.days).values(**row))
                    else:
                        empty = _on(person, day) & column.is_(None)
                        connection.execute(update(schema.days).where(empty).values({name: value}))
                    return
            except IntegrityError:  # a concurrent transaction inserted the row of this day
                continue


def _on(person: str, day: date) -> ColumnElement[bool]:
    return (schema.days.c.person == person) & (schema.days.c.day == day.isoformat())


def _solver(person: str, game: str) -> ColumnElement[bool]:
    return (schema.solvers.c.person == person) & (schema.solvers.c.game == game)


def _kept(table: Table, which: ColumnElement[bool]) -> Select[tuple[float, float, int]]:
    return select(table.c.mu, table.c.sigma, table.c.tries).where(which)


def _strength(connection: Connection, query: Select[tuple[float, float, int]], first: Skill) -> PuzzleRating:
    row = connection.execute(query).one_or_none()
    return PuzzleRating(first, 0) if row is None else PuzzleRating((row.mu, row.sigma), row.tries)


def _rate(connection: Connection, person: str, game: str, puzzle: str, first: float, *, right: bool) -> Rated:
    """Update the ratings of person and puzzle, as after a game between the two."""
    theirs, its = _solver(person, game), schema.puzzles.c.puzzle == puzzle
    # Lock both rows until both are written.
    before = _strength(connection, _kept(schema.solvers, theirs).with_for_update(), FIRST)
    puzzles = _strength(connection, _kept(schema.puzzles, its).with_for_update(), (first, _DOUBT))
    mine, other = rated_anew([before.rating, puzzles.rating], [1, 2] if right else [2, 1])
    after = PuzzleRating(mine, before.tries + 1)
    _keep(connection, schema.solvers, theirs, {"person": person, "game": game}, after)
    _keep(connection, schema.puzzles, its, {"puzzle": puzzle}, PuzzleRating(other, puzzles.tries + 1))
    return Rated(before, after)


def _keep(
    connection: Connection, table: Table, which: ColumnElement[bool], names: dict[str, str], now: PuzzleRating
) -> None:
    mu, sigma = now.rating
    kept = {"mu": mu, "sigma": sigma, "tries": now.tries}
    if now.tries == 1:
        connection.execute(insert(table).values(**names, **kept))
    else:
        connection.execute(update(table).where(which).values(**kept))
