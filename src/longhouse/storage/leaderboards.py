"""Reads leaderboards: of people who chose to be on them, or of a person and their friends."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import ColumnElement, func, select

from longhouse.puzzles import streaks
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table.ratings import SETTLED

_MOST = 5_000
"""The rows that are read at most, best first."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of a leaderboard."""

    id: str
    """The id of the person."""
    name: str
    value: float
    """The value by which the person is ranked: a rating, points or a number of days."""
    count: int
    """The number of games, puzzles or days from which the value results."""


class Leaderboards:
    """Reads leaderboards.

    In all methods, `among` limits a leaderboard to the people with these ids, such as a person and their friends; None
    stands for everybody who chose to be listed.
    """

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine

    def ratings(
        self, game: str, players: int, since: float | None = None, among: Collection[str] | None = None
    ) -> list[Standing]:
        """Return the people who have a reliable (not provisional) rating in a game, best first.

        - `players`: the number of players; a person has a separate rating for each number.
        - `since`: leave out people who have not played since this time.
        - `among`: the ids of the people to list; None for everybody who chose to be listed.
        """
        people, ratings, steps = schema.people.c, schema.ratings.c, schema.rating_steps.c
        query = (
            select(people.id, people.name, ratings.mu, ratings.games)
            .join(schema.ratings, ratings.person == people.id)
            .where(ratings.game == game, ratings.players == players, _listed(among))
            .where(func.coalesce(ratings.weight, ratings.games) >= SETTLED)
        )
        if since is not None:
            lately = select(steps.person).where(steps.game == game, steps.players == players, steps.at >= since)
            query = query.where(people.id.in_(lately))
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(ratings.mu.desc(), people.id).limit(_MOST))
            return [Standing(row.id, row.name, row.mu, row.games) for row in rows]

    def solvers(self, game: str, least: int, among: Collection[str] | None = None) -> list[Standing]:
        """Return the people who tried at least `least` puzzles of a game, ordered by their puzzle rating, best first.

        `among` are the ids of the people to list; None stands for everybody who chose to be listed.
        """
        people, solvers = schema.people.c, schema.solvers.c
        query = (
            select(people.id, people.name, solvers.mu, solvers.tries)
            .join(schema.solvers, solvers.person == people.id)
            .where(solvers.game == game, solvers.tries >= least, _listed(among))
        )
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(solvers.mu.desc(), people.id).limit(_MOST))
            return [Standing(row.id, row.name, row.mu, row.tries) for row in rows]

    def deal(self, day: date, among: Collection[str] | None = None) -> list[Standing]:
        """Return the people who played the deal of a day to its end, ordered by their points, best first.

        `among` are the ids of the people to list; None stands for everybody who chose to be listed.
        """
        people, days = schema.people.c, schema.days.c
        query = (
            select(people.id, people.name, days.points)
            .join(schema.days, days.person == people.id)
            .where(days.day == day.isoformat(), days.points.is_not(None), _listed(among))
        )
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(days.points.desc(), people.id).limit(_MOST))
            return [Standing(row.id, row.name, row.points, 1) for row in rows]

    def streaks(self, today: date, among: Collection[str] | None = None) -> list[Standing]:
        """Return the people whose daily streak is not broken on the day `today`, the longest streak first.

        `among` are the ids of the people to list; None stands for everybody who chose to be listed.
        """
        people, days = schema.people.c, schema.days.c
        latest = schema.days.alias().c
        lately = select(latest.person).where(latest.day >= (today - timedelta(days=1)).isoformat()).distinct()
        query = (
            select(people.id, people.name, days.day)
            .join(schema.days, days.person == people.id)
            .where(people.id.in_(lately), _listed(among))
        )
        names: dict[str, str] = {}
        lit: defaultdict[str, set[date]] = defaultdict(set)
        with self._reading.connect() as connection:
            for row in connection.execute(query):
                names[row.id] = row.name
                lit[row.id].add(date.fromisoformat(row.day))
        found = [Standing(each, names[each], streaks.streak(days, today), len(days)) for each, days in lit.items()]
        return sorted((each for each in found if each.value), key=lambda each: (-each.value, each.id))

    def shares(self, day: date) -> tuple[dict[int, int], dict[bool, int]]:
        """Return everybody's results on a day as two mappings.

        The first says for each number of points in the deal how many people reached it. The second says how many people
        solved the puzzle at the first attempt (True) and how many did not (False).
        """
        days = schema.days.c
        on = days.day == day.isoformat()
        with self._reading.connect() as connection:
            points = select(days.points, func.count()).where(on, days.points.is_not(None)).group_by(days.points)
            solved = select(days.correct, func.count()).where(on, days.correct.is_not(None)).group_by(days.correct)
            return (
                {row[0]: row[1] for row in connection.execute(points)},
                {bool(row[0]): row[1] for row in connection.execute(solved)},
            )

    def of_day(self, day: date, people: Sequence[str]) -> dict[str, tuple[bool | None, int | None]]:
        """Return the results of these people on a day, by their ids: whether their first attempt at the puzzle was
        right, and their points in the deal.

        A result is None if the person did not attempt the puzzle, or did not finish the deal.
        """
        days = schema.days.c
        query = select(days.person, days.correct, days.points)
        with self._reading.connect() as connection:
            rows = connection.execute(query.where(days.day == day.isoformat(), days.person.in_(people)))
            return {row.person: (row.correct, row.points) for row in rows}


def _listed(among: Collection[str] | None) -> ColumnElement[bool]:
    """The people who may be listed."""
    people, profiles = schema.people.c, schema.profiles.c
    if among is not None:
        return people.id.in_(among) & ~people.banned
    return people.id.in_(select(profiles.person).where(profiles.ranked)) & ~people.banned
