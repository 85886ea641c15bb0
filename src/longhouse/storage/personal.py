"""Reads the rows about a person that are needed only for the export of the person's data."""

from sqlalchemy import case, or_, select

from longhouse.storage import schema
from longhouse.storage.challenges import GameChallenge, challenge_of
from longhouse.storage.games import GameStore


class PersonalRows:
    """Reads a person's data from the database, for the export that only this person receives."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine

    def challenges(self, person: str) -> list[GameChallenge]:
        """Return all challenges by a person or to them, including those that were answered."""
        table = schema.challenges
        query = select(table).where(or_(table.c.by == person, table.c.to == person)).order_by(table.c.until)
        with self._reading.connect() as connection:
            return [challenge_of(row) for row in connection.execute(query)]

    def tournaments(self, person: str) -> list[tuple[str, str, str, float, bool]]:
        """Return the tournaments in which a person plays or played, in order of time.

        Each item has the id of the tournament, the name of its club, the name of its game, the time when it began, and
        whether the person left it.
        """
        held, entrants, clubs = schema.tournaments.c, schema.entrants.c, schema.clubs.c
        query = (
            select(held.id, clubs.name, held.game, held.made, entrants.gone)
            .join(schema.clubs, clubs.id == held.club)
            .join(schema.entrants, entrants.tournament == held.id)
            .where(entrants.person == person)
            .order_by(held.made)
        )
        with self._reading.connect() as connection:
            return [(row.id, row.name, row.game, row.made, row.gone) for row in connection.execute(query)]

    def met(self, person: str) -> list[tuple[str, str, int]]:
        """Return with whom a person finished rated games, and how many.

        Each item has the id of the other person, the name of the game, and the number of games.
        """
        meetings = schema.meetings.c
        other = case((meetings.one == person, meetings.other), else_=meetings.one)
        query = select(other, meetings.game, meetings.games)
        with self._reading.connect() as connection:
            rows = connection.execute(query.where(or_(meetings.one == person, meetings.other == person)))
            return [(row[0], row[1], row[2]) for row in rows]

    def letters(self, person: str) -> list[float]:
        """Return the times when e-mails were sent to a person during the last day."""
        letters = schema.letters.c
        with self._reading.connect() as connection:
            return list(connection.scalars(select(letters.at).where(letters.person == person).order_by(letters.at)))

    def friend_links(self, person: str) -> list[tuple[float, float | None]]:
        """Return the friend invitation links that a person made: the time when each was made, and when it was used
        (None: not yet).
        """
        links = schema.friend_links.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(links.made, links.used).where(links.person == person).order_by(links.made))
            return [(row.made, row.used) for row in rows]

    def measures(self, person: str) -> list[tuple[float, str, str]]:
        """Return the measures that operators took about a person: the time, kind and reason of each."""
        log = schema.moderation.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(log.at, log.what, log.detail).where(log.person == person).order_by(log.n))
            return [(row.at, row.what, row.detail) for row in rows]

    def games_made(self, person: str) -> list[str]:
        """Return the ids of the games that a person created, whether or not they play in them."""
        games = schema.games.c
        with self._reading.connect() as connection:
            return list(connection.scalars(select(games.id).where(games.made_by == person).order_by(games.made)))
