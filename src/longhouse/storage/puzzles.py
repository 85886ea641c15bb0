"""Stores attempts at puzzles, the ratings of people and puzzles, and each person's results in daily puzzles and deals.

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
    """The rating of a person in puzzles, or of a puzzle."""

    rating: Skill
    """The mean and the uncertainty of the rating."""
    tries: int
    """The number of attempts from which it was computed."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How an attempt changed a person's rating."""

    before: PuzzleRating
    """The rating before the attempt."""
    after: PuzzleRating
    """The rating after the attempt."""


@dataclass(frozen=True, slots=True)
class Day:
    """What a person did on one day."""

    right: bool | None = None
    """Whether the first attempt at the daily puzzle was right; None if there was none."""
    deal: str | None = None
    """The id of the game with the daily deal; None if it was not started."""
    points: int | None = None
    """The points reached in the daily deal; None if it was not finished."""


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
        """Return the rating of a puzzle. `first` is its initial rating, which it has until somebody attempts it."""
        with self._reading.connect() as connection:
            return _strength(connection, _kept(schema.puzzles, schema.puzzles.c.puzzle == puzzle), (first, _DOUBT))

    def tried(self, person: str) -> dict[str, bool]:
        """Return whether a person's first attempt at each puzzle was right, by the id of the puzzle.

        Only puzzles that the person attempted are included; the latest is last.
        """
        tries = schema.tries.c
        mine = select(tries.puzzle, tries.correct).where(tries.person == person).order_by(tries.at)
        with self._reading.connect() as connection:
            rows = connection.execute(mine)
            return {row.puzzle: row.correct for row in rows}

    def course(self, person: str, grades: Mapping[str, float]) -> list[tuple[float, float]]:
        """Return how a person's rating developed: the time of each first attempt at a puzzle, and the rating after it.

        `grades` has the initial ratings of the puzzles to consider, by their ids. The ratings are computed again from
        these and the attempts, so they can differ a little from the ratings stored at the time.
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
        """Store a person's first attempt at a puzzle, and update the ratings of the person and the puzzle.

        - `first`: the initial rating of the puzzle.
        - `right`: whether the attempt was right.

        Returns how the person's rating changed. If the person attempted the puzzle before, nothing is done, and the
        result is None.
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
            return Day() if row is None else Day(row.correct, row.deal, row.points)

    def enter_puzzle_of_day(self, person: str, day: date, *, right: bool) -> None:
        """Store whether a person solved the puzzle of a day, unless a result is stored already."""
        self._enter(person, day, schema.days.c.correct, right)

    def enter_deal(self, person: str, day: date, game: str) -> str:
        """Store the id of the game in which a person plays the deal of a day, and return it.

        If an id is already stored for that day, it stays and is returned instead.
        """
        self._enter(person, day, schema.days.c.deal, game)
        deal = self.day(person, day).deal
        assert deal is not None
        return deal

    def days(self, person: str) -> dict[date, bool]:
        """Return the days on which a person attempted the daily puzzle or started the daily deal.

        The value for a day is True if the person did both, and False if only one of them.
        """
        days = schema.days.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(days.day, days.correct, days.deal).where(days.person == person))
            return {date.fromisoformat(row.day): None not in (row.correct, row.deal) for row in rows}

    def all_days(self, person: str) -> dict[str, Day]:
        """Return a person's results by day (`YYYY-MM-DD`), in order of the days."""
        days = schema.days
        with self._reading.connect() as connection:
            rows = connection.execute(select(days).where(days.c.person == person).order_by(days.c.day))
            return {row.day: Day(row.correct, row.deal, row.points) for row in rows}

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
