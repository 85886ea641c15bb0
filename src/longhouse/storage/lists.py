"""Lists and counts games by the columns of their rows, without reading their logs."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Engine, Select, exists, func, select

from longhouse.storage import schema
from longhouse.table.summary import Summary, read


class GameLists:
    """Reads lists of games from the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def listed(self, stage: str | None, game: str | None, most: int, page: int = 0) -> list[Summary]:
        """Return the summaries of at most `most` public games, latest move first, optionally only those in one stage or
        of one game.

        Among open games, the latest game by each creator comes first, then each creator's second, so that nobody can
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
        """Return up to `most` public games that people are playing now, latest move first, and the total number."""
        games = schema.games.c
        public = (games.visibility == "public") & (games.stage == "running")
        with self._engine.connect() as connection:
            count = connection.scalar(select(func.count()).select_from(schema.games).where(public)) or 0
        query = select(games.summary).where(public).order_by(games.moved.desc()).limit(most)
        return self._summaries(query), count

    def count_made(self, person: str, kind: Literal["open", "public", "bots"]) -> int:
        """Return how many games of a kind a person has created.

        The kinds are: not started yet (`open`), of these only the public ones (`public`), and running games in which
        bots hold all seats (`bots`).
        """
        games = schema.games.c
        query = select(func.count()).where(games.made_by == person)
        if kind == "bots":
            people = exists().where(schema.seats.c.game == games.id, schema.seats.c.person.is_not(None))
            query = query.where(games.stage == "running", ~people)
        else:
            query = query.where(games.stage == "open")
            if kind == "public":
                query = query.where(games.visibility == "public")
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def waiting_for(self, person: str, most: int) -> tuple[list[str], int]:
        """Return the games in which it is a person's turn, at most `most` of them, and their total number."""
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
        """Return the summaries of a person's games, latest move first."""
        theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
        query = select(schema.games.c.summary).where(schema.games.c.id.in_(theirs))
        return self._summaries(query.order_by(schema.games.c.moved.desc()).limit(most))

    def ids_of_person(self, person: str) -> list[str]:
        """Return the ids of all of a person's games, latest move first."""
        theirs = select(schema.seats.c.game).where(schema.seats.c.person == person)
        query = select(schema.games.c.id).where(schema.games.c.id.in_(theirs)).order_by(schema.games.c.moved.desc())
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def due(self, before: float) -> list[tuple[str, float]]:
        """Return the games whose deadline is before this time, each with its deadline."""
        games = schema.games.c
        with self._engine.connect() as connection:
            rows = connection.execute(select(games.id, games.deadline).where(games.deadline < before))
            return [(row.id, row.deadline) for row in rows]

    def bots_due(self, before: float) -> list[str]:
        """Return the games in which a bot has to move and nothing has happened since `before`."""
        games = schema.games.c
        with self._engine.connect() as connection:
            return list(connection.scalars(select(games.id).where(games.bot_due, games.moved <= before)))

    def plies(self, games: Sequence[str]) -> dict[str, int]:
        """Return the last ply of each of these games; deleted games are left out."""
        last = select(func.max(schema.entries.c.ply)).where(schema.entries.c.game == schema.games.c.id)
        query = select(schema.games.c.id, last.scalar_subquery()).where(schema.games.c.id.in_(games))
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def on_the_clock(self) -> list[str]:
        """Return the games in which a clock is running."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(schema.games.c.id).where(schema.games.c.deadline.is_not(None))))

    def running_rated(self) -> dict[str, float]:
        """Return the rated games that are being played, each with the time of its last change."""
        games = schema.games.c
        with self._engine.connect() as connection:
            rows = connection.execute(select(games.id, games.moved).where(games.rated, games.stage == "running"))
            return {row.id: row.moved for row in rows}

    def counts(self) -> dict[str, int]:
        """Return the number of games per stage."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(schema.games.c.stage, func.count()).group_by(schema.games.c.stage))
            return {row[0]: row[1] for row in rows}

    def _summaries(self, query: Select[str]) -> list[Summary]:
        with self._engine.connect() as connection:
            return [read(text) for text in connection.scalars(query)]
