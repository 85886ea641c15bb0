"""HTTP routes for puzzles: get one, attempt it, get its solution. Only a person's first attempt is rated."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from longhouse.errors import NotFound, NotYet
from longhouse.games.catalogue import GAMES
from longhouse.puzzles import daily
from longhouse.puzzles.attempt import attempt, solution
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf
from longhouse.server.http.puzzle_shapes import (
    CoursePoint,
    GiveUp,
    PuzzleSolution,
    PuzzleStrength,
    PuzzleTold,
    RatingChange,
    Themes,
    Tried,
    Try,
)
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.puzzles import PuzzleRating
from longhouse.table.entries import GameName
from longhouse.table.ratings import FIRST

_LAST = 20
"""How many of the latest attempts are sent to the client."""
_NEAR = 10
"""The next puzzle is drawn from this many whose ratings are nearest to the person's rating."""

_EASIER = 5.0
"""So far below the person's rating an easier puzzle is rated."""


class PuzzleRoutes(Controller):
    """Serves puzzles to everybody, and updates the ratings of people who are logged in."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/")
    async def themes(
        self, game: FromQuery[GameName], anybody: NamedDependency[Person | None], tables: NamedDependency[TableService]
    ) -> Themes:
        """Return the themes of a game's puzzles, and the person's progress."""
        known = shelf().of(GAMES[game].name)
        strength, tried = await tables.wait_for(_standing, tables, anybody, game)
        names = {puzzle.id for puzzle in known}
        mine = [right for puzzle, right in tried.items() if puzzle in names]
        course = await tables.wait_for(_course, tables, anybody, known, strength)
        return Themes(
            themes=shelf().themes(game),
            puzzles=len(known),
            tried=len(mine),
            solved=sum(mine),
            strength=_told(strength),
            solved_of=Counter(
                theme for puzzle in known if tried.get(puzzle.id) for theme in (puzzle.kind, *puzzle.themes)
            ),
            last=mine[-_LAST:],
            course=course,
            missed=[puzzle for puzzle, right in tried.items() if puzzle in names and not right],
        )

    @get("/next")
    async def next(
        self,
        game: FromQuery[GameName],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        theme: FromQuery[str | None] = None,
        but: FromQuery[str | None] = None,
        easier: FromQuery[bool] = False,
    ) -> PuzzleTold:
        """Return a puzzle whose rating is near the person's, preferably one that they have not attempted.

        - `theme`: return only a puzzle with this theme.
        - `but`: the id of a puzzle that is not to be returned, usually the one that the person has just seen.
        - `easier`: choose a puzzle with a lower rating.
        """
        strength, tried = await tables.wait_for(_standing, tables, anybody, GAMES[game].name)
        puzzles = [puzzle for puzzle in shelf().of(game, theme) if puzzle.id != but]
        if not puzzles:
            raise NotFound("puzzles-none")
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried] or puzzles
        aim = strength.rating[0] - (_EASIER if easier else 0)
        near = sorted(fresh, key=lambda puzzle: abs(puzzle.grade.rating - aim))[:_NEAR]
        return await tables.wait_for(_asked, tables, random.choice(near), anybody)

    @get("/{puzzle:str}")
    async def one(
        self, puzzle: FromPath[str], anybody: NamedDependency[Person | None], tables: NamedDependency[TableService]
    ) -> PuzzleTold:
        """Return a puzzle by its id."""
        return await tables.wait_for(_asked, tables, _puzzle_named(puzzle), anybody)

    @post("/{puzzle:str}/try", status_code=200)
    async def attempt(
        self,
        puzzle: FromPath[str],
        data: JSONBody[Try],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
    ) -> Tried:
        """Check the decisions of an attempt, and return the events that follow them."""
        asked = _puzzle_named(puzzle)
        checked = await tables.wait_for(attempt, asked, data.actions)
        change = None
        if checked.outcome != "more" and anybody is not None:
            change = await tables.wait_for(_entered, tables, asked, anybody, data.day, right=checked.outcome == "right")
        return Tried(
            outcome=checked.outcome,
            then=list(checked.then),
            value=checked.value,
            best=checked.step.value if GAMES[asked.game].puzzles_of_chance else None,
            reason=None if checked.outcome == "wrong" else checked.step.reason,
            themes=asked.themes if checked.outcome == "right" else [],
            change=change,
        )

    @post("/{puzzle:str}/solution", status_code=200)
    async def solution(
        self,
        puzzle: FromPath[str],
        data: JSONBody[GiveUp],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
    ) -> PuzzleSolution:
        """Return the solution of a puzzle. For a person who has not attempted the puzzle before, this counts as a wrong
        attempt.
        """
        asked = _puzzle_named(puzzle)
        change = None
        if anybody is not None:
            change = await tables.wait_for(_entered, tables, asked, anybody, data.day, right=False)
        first = asked.steps[0]
        return PuzzleSolution(
            events=solution(asked), value=first.value, reason=first.reason, themes=asked.themes, change=change
        )


def _puzzle_named(name: str) -> Puzzle:
    """Return the shipped puzzle with this id; raises `NotFound` if there is none."""
    puzzle = shelf().by_name.get(name)
    if puzzle is None:
        raise NotFound("puzzles-unknown")
    return puzzle


def day_named(name: str | None, tables: TableService) -> date:
    """Convert a day given as `YYYY-MM-DD`; None stands for today (UTC).

    Raises `NotFound` if the text is not a day, and `NotYet` if the day is in the future.
    """
    today = datetime.fromtimestamp(tables.wall(), UTC).date()
    if name is None:
        return today
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise NotFound("puzzles-no-day") from None
    if day > today:
        raise NotYet("puzzles-not-yet")
    return day


def still_counts(day: date, tables: TableService) -> bool:
    """Return whether a result in the puzzle or the deal of `day` still counts.

    It does until the end of the next day, for people who play at midnight.
    """
    return day_named(None, tables) - day <= timedelta(days=1)


def _standing(tables: TableService, anybody: Person | None, game: str) -> tuple[PuzzleRating, dict[str, bool]]:
    if anybody is None:
        return PuzzleRating(FIRST, 0), {}
    return tables.puzzles.strength(anybody.id, game), tables.puzzles.tried(anybody.id)


def _course(
    tables: TableService, anybody: Person | None, known: Sequence[Puzzle], strength: PuzzleRating
) -> list[CoursePoint]:
    if anybody is None:
        return []
    course = tables.puzzles.course(anybody.id, {puzzle.id: puzzle.grade.rating for puzzle in known})
    points = [CoursePoint(at, round(rating, 1)) for at, rating in course]
    return [*points[:-1], *(CoursePoint(last.at, round(strength.rating[0], 1)) for last in points[-1:])]


def _asked(tables: TableService, puzzle: Puzzle, anybody: Person | None) -> PuzzleTold:
    _, tried = _standing(tables, anybody, puzzle.game)
    seat = puzzle.position().turn
    assert seat is not None
    record = json.loads(puzzle.record().write())
    difficulty = tables.puzzles.difficulty(puzzle.id, puzzle.grade.rating)
    return PuzzleTold(
        id=puzzle.id,
        kind=puzzle.kind,
        game=puzzle.game,
        record=record,
        seat=seat,
        decisions=len(puzzle.steps),
        difficulty=_told(difficulty),
        solved=tried.get(puzzle.id),
    )


def _entered(
    tables: TableService, puzzle: Puzzle, person: Person, day: str | None, *, right: bool
) -> RatingChange | None:
    """Store an attempt and, if `day` is given, the result of the daily puzzle; return the change of the rating."""
    if day is not None:
        named = day_named(day, tables)
        if daily.puzzle_of(named) == puzzle and still_counts(named, tables):
            tables.puzzles.enter_puzzle_of_day(person.id, named, right=right)
    rated = tables.puzzles.enter(person.id, puzzle.game, puzzle.id, puzzle.grade.rating, tables.now(), right=right)
    if rated is None:
        return None
    return RatingChange(round(rated.before.rating[0], 1), round(rated.after.rating[0], 1))


def _told(strength: PuzzleRating) -> PuzzleStrength:
    mean, doubt = strength.rating
    return PuzzleStrength(round(mean, 1), round(doubt, 1), strength.tries)
