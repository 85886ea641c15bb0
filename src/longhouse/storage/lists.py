"""Lists and counts games by the columns of their rows, without reading their logs."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Engine, Select, exists, func, select

from longhouse.storage import schema
from longhouse.table.summary import Summary, read

_BOTS_ALONE = (schema.games.c.stage == "running") & ~exists().where(
    schema.seats.c.game == schema.games.c.id, schema.seats.c.person.is_not(None)
)


class GameLists:
    """Reads lists of games from the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def listed(self, stage: str | None, game: str | None, most: int, page: int = 0) -> list[Summary]:
        """Return the summaries of public games, latest move first.

        - `stage`: list only games in this stage; None for all.
        - `game`: list only games of this name; None for all.
        - `most`, `page`: the number of games on a page, and the number of the page, from 0.

        In the stage `open`, the latest game of each creator comes first, then each creator's second, so that nobody can
        fill the list.
        """
        query = select(schema.games.c.summary).where(schema.games.c.visibility == "public")
        if stage is not None:
            query = query.where(schema.games.c.stage == stage)
        if game is not None:
            query = query.where(schema.games.c.game == game)
        latest = schema.games.c.moved.desc()
        order = [latest, schema.games.c.id]
        if stage == "open":
            creator = func.coalesce(schema.games.c.made_by, schema.games.c.id)
            order.insert(0, func.row_number().over(partition_by=creator, order_by=latest))
        return self._summaries(query.order_by(*order).limit(most).offset(page * most))

    def live(self, most: int) -> tuple[list[Summary], int]:
        """Return public games that are being played now, latest move first, at most `most`; and the number of all such
        games.
        """
        games = schema.games.c
        public = (games.visibility == "public") & (games.stage == "running")
        with self._engine.connect() as connection:
            count = connection.scalar(select(func.count()).select_from(schema.games).where(public)) or 0
        query = select(games.summary).where(public).order_by(games.moved.desc()).limit(most)
        return self._summaries(query), count

    def count_made(self, person: str, kind: Literal["open", "public", "bots"]) -> int:
        """Return how many of the games that a person has created are of this kind.

        - `open`: games that have not started.
        - `public`: public games that have not started.
        - `bots`: running games in which bots have all seats.
        """
        games = schema.games.c
        which = _BOTS_ALONE if kind == "bots" else games.stage == "open"
        if kind == "public":
            which &= games.visibility == "public"
        query = select(func.count()).where(games.made_by == person, which)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def nobody_elses(self, person: str) -> list[str]:
        """Return the ids of the games that nobody needs without a person: those that the person created and that have
        not started or are played by bots alone, and those in which nobody else has a seat.
        """
        games, seats, others = schema.games.c, schema.seats.c, schema.seats.alias().c
        theirs = select(seats.game).where(seats.person == person)
        with_others = exists().where(others.game == games.id, others.person.is_not(None), others.person != person)
        made = (games.made_by == person) & ((games.stage == "open") | _BOTS_ALONE)
        alone = games.id.in_(theirs) & (games.stage != "open") & ~with_others
        query = select(games.id).where(made | alone)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def waiting_for(self, person: str, most: int) -> tuple[list[str], int]:
        """Return the ids of games in which it is a person's turn, at most `most`; and the number of all such games."""
        games, seats = schema.games.c, schema.seats.c
        theirs = (seats.game == games.id) & (seats.seat == games.turn) & (seats.person == person)
        query = select(games.id).join(schema.seats, theirs).where(games.stage == "running")
        count = select(func.count()).select_from(query.subquery())
        with self._engine.connect() as connection:
            found = list(connection.scalars(query.order_by(games.moved.desc()).limit(most)))
            return found, len(found) if len(found) < most else connection.scalar(count) or 0

    def all(self) -> list[Summary]:
        """Return the summaries of all games, the oldest first."""
        return self._summaries(select(schema.games.c.summary).order_by(schema.games.c.made))

    def of_person(self, person: str, most: int | None = None) -> list[Summary]:
        """Return the summaries of the games in which a person has a seat, latest move first.

        `most` limits their number; None returns all.
        """
        theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
        query = select(schema.games.c.summary).where(schema.games.c.id.in_(theirs))
        return self._summaries(query.order_by(schema.games.c.moved.desc()).limit(most))

    def ids_of_person(self, person: str) -> list[str]:
        """Return the ids of all games in which a person has a seat, latest move first."""
        theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
        query = select(schema.games.c.id).where(schema.games.c.id.in_(theirs)).order_by(schema.games.c.moved.desc())
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def due(self, before: float) -> list[tuple[str, float]]:
        """Return the ids of the games whose deadline is before the time `before`, each with its deadline."""
        games = schema.games.c
        with self._engine.connect() as connection:
            rows = connection.execute(select(games.id, games.deadline).where(games.deadline < before))
            return [(row.id, row.deadline) for row in rows]

    def bots_due(self, before: float) -> list[str]:
        """Return the ids of the games in which a bot is to move and nothing has happened since the time `before`."""
        games = schema.games.c
        with self._engine.connect() as connection:
            return list(connection.scalars(select(games.id).where(games.bot_due, games.moved <= before)))

    def plies(self, games: Sequence[str]) -> dict[str, int]:
        """Return for each of these games the number of its last log entry; deleted games are left out."""
        last = select(func.max(schema.entries.c.ply)).where(schema.entries.c.game == schema.games.c.id)
        query = select(schema.games.c.id, last.scalar_subquery()).where(schema.games.c.id.in_(games))
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def on_the_clock(self) -> list[str]:
        """Return the ids of the games in which a clock is running."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(schema.games.c.id).where(schema.games.c.deadline.is_not(None))))

    def running_rated(self) -> dict[str, float]:
        """Return the ids of the rated games that are being played, each with the time of its last change."""
        games = schema.games.c
        with self._engine.connect() as connection:
            rows = connection.execute(select(games.id, games.moved).where(games.rated, games.stage == "running"))
            return {row.id: row.moved for row in rows}

    def counts(self) -> dict[str, int]:
        """Return the number of games in each stage (`open`, `running`, `over`)."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(schema.games.c.stage, func.count()).group_by(schema.games.c.stage))
            return {row[0]: row[1] for row in rows}

    def _summaries(self, query: Select[str]) -> list[Summary]:
        with self._engine.connect() as connection:
            return [read(text) for text in connection.scalars(query)]
