"""HTTP routes for leaderboards, and for everybody's results on a given day."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, Parameter

from longhouse.games.catalogue import GAMES
from longhouse.server.access.limits import Purse
from longhouse.server.http.bulk import Bulk
from longhouse.server.http.profile_shapes import (
    BoardName,
    BoardRow,
    FriendsDay,
    Leaderboard,
    OthersTold,
    PuzzleShare,
    Scope,
)
from longhouse.server.http.puzzles import day_named
from longhouse.service.daily_deals import DailyDeals
from longhouse.service.tables import TableService
from longhouse.storage.leaderboards import Standing
from longhouse.storage.people import Person
from longhouse.table.entries import GameName

_FIRST_ROWS, _AROUND = 50, 2
"""How many rows are sent from the top, and from each side of the client's own row."""
_LEAST_TRIES = 5
"""How many puzzles a person has to try before their puzzle rating is shown."""


class LeaderboardRoutes(Controller):
    """Serves leaderboards of people who chose to be listed, and everybody's results on a given day."""

    path = "/api"
    tags = ("people",)

    @get("/leaderboards/{board:str}")
    async def leaderboard(
        self,
        board: FromPath[BoardName],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        deals: NamedDependency[DailyDeals],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
        game: FromQuery[GameName | None] = None,
        players: FromQuery[Annotated[int, Parameter(ge=1, le=8)]] = 2,
        among: FromQuery[Scope] = "everybody",
        day: FromQuery[str | None] = None,
    ) -> Leaderboard:
        """Return a leaderboard: ratings in a game, ratings in its puzzles, points in a daily deal, or daily streaks.

        - `board`: which of these values ranks the people.
        - `game`: the game, for both kinds of ratings.
        - `players`: the number of players, for ratings in a game.
        - `among`: the people to list (`profile_shapes.Scope`).
        - `day`: the day of the deal, as `YYYY-MM-DD`; by default today.

        As long as a deal can still be started, its leaderboard is shown only to those who have played it.
        """
        asked = day_named(day, tables)
        known = "" if game is None else GAMES[game].name
        read = partial(_board, tables, board, anybody, known, players, among, asked)
        told = await bulk.read_in_turn(read, tables, purse)
        if board == "deal" and deals.can_start(asked) and not any(row.mine for row in told.rows):
            done = {} if anybody is None else await tables.wait_for(tables.boards.of_day, asked, [anybody.id])
            if not any(points is not None for _, points in done.values()):
                return Leaderboard(rows=[], people=0, listed=told.listed, later=True)
        return told

    @get("/daily/{day:str}/others")
    async def others(
        self,
        day: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
    ) -> OthersTold:
        """Return how other people did in the puzzle and the deal of a day.

        The results for the puzzle are left out until the client has attempted it, those for the deal until the client
        has played it.
        """
        asked = day_named(day, tables)
        return await bulk.read_in_turn(partial(_others, tables, somebody.id, asked), tables, purse)


def _board(
    tables: TableService, board: BoardName, person: Person | None, game: str, players: int, scope: Scope, day: date
) -> Leaderboard:
    among: set[str] | None = None
    if scope == "friends":
        among = set() if person is None else {person.id, *tables.friends.ids(person.id)}
    match board:
        case "rating":
            month = datetime(day.year, day.month, 1, tzinfo=UTC).timestamp() if scope == "month" else None
            found = tables.boards.ratings(game, players, month, among)
        case "puzzles":
            found = tables.boards.solvers(game, _LEAST_TRIES, among)
        case "deal":
            found = tables.boards.deal(day, among)
        case "streak":
            found = tables.boards.streaks(day, among)
    owner = None if person is None else tables.profiles.owner(person.id)
    return Leaderboard(
        rows=_rows(tables, found, None if person is None else person.id),
        people=len(found),
        listed=owner is not None and owner.choices.ranked,
    )


def _rows(tables: TableService, found: Sequence[Standing], person: str | None) -> list[BoardRow]:
    """Return the first rows and those around a person, each with its place."""
    mine = next((row for row, each in enumerate(found) if each.id == person), -_FIRST_ROWS)
    shown = [row for row in range(len(found)) if row < _FIRST_ROWS or abs(row - mine) <= _AROUND]
    seen = tables.profiles.visible([found[row].id for row in shown], person)
    places: dict[float, int] = {}
    for row, each in enumerate(found):
        places.setdefault(each.value, row + 1)
    return [
        BoardRow(
            place=places[found[row].value],
            person=found[row].id if found[row].id in seen else None,
            name=found[row].name,
            value=found[row].value,
            count=found[row].count,
            mine=found[row].id == person,
        )
        for row in shown
    ]


def _others(tables: TableService, person: str, day: date) -> OthersTold:
    own = tables.boards.of_day(day, [person]).get(person, (None, None))
    tried, played = own[0] is not None, own[1] is not None
    points, solved = tables.boards.shares(day)
    friends = {each.id: each.name for each in tables.friends.of(person) if each.state == "friend"}
    theirs = tables.boards.of_day(day, list(friends)) if tried or played else {}
    return OthersTold(
        puzzle=PuzzleShare(sum(solved.values()), solved.get(True, 0)) if tried else None,
        deal={str(reached): count for reached, count in sorted(points.items())} if played else None,
        mine=own[1],
        friends=[
            FriendsDay(each, friends[each], right if tried else None, reached if played else None)
            for each, (right, reached) in theirs.items()
        ],
    )
