"""Updates the players' ratings when a rated game ends, in the same transaction as the end of the game."""

from collections.abc import Sequence
from itertools import combinations

from sqlalchemy import Connection, func, select, text, update

from longhouse.storage import schema
from longhouse.table.ratings import FIRST, Skill, places, rated_anew, weights_of
from longhouse.table.table import Table

_FIRST_RATING = text(
    """
    INSERT INTO ratings (person, game, players, mu, sigma, games, weight)
    SELECT id, :game, :players, :mu, :sigma, 0, 0 FROM people WHERE id = :person ON CONFLICT DO NOTHING
    """
)
_STEP = text(
    """
    INSERT INTO rating_steps (person, id, game, players, at, mu, sigma)
    SELECT people.id, :id, :game, :players, :at, :mu, :sigma FROM people WHERE people.id = :person
    ON CONFLICT DO NOTHING
    """
)
_MET = text(
    """
    INSERT INTO meetings (one, other, game, games)
    SELECT first.id, second.id, :game, 1 FROM people AS first, people AS second
    WHERE first.id = :one AND second.id = :other
    ON CONFLICT (one, other, game) DO UPDATE SET games = meetings.games + 1
    """
)


def rate(connection: Connection, table: Table) -> None:
    """Update the ratings of the people at a table, if its game is rated and over."""
    placed = places(table)
    if placed is None:
        return
    ratings = schema.ratings.c
    kind = (ratings.game == table.setup.game) & (ratings.players == table.game.seats)
    people = [held.person for held in table.held]
    # Insert missing ratings first (a concurrent insert does no harm), then lock all rows until they are updated.
    for rated in sorted(filter(None, people)):
        first = {"person": rated, "game": table.setup.game, "players": table.game.seats}
        connection.execute(_FIRST_RATING, {**first, "mu": FIRST[0], "sigma": FIRST[1]})
    locked = connection.execute(
        select(ratings.person, ratings.mu, ratings.sigma, func.coalesce(ratings.weight, ratings.games).label("weight"))
        .where(kind, ratings.person.in_(people))
        .order_by(ratings.person)
        .with_for_update()
    )
    before: dict[str | None, Skill] = {}
    known: dict[str | None, float] = {}
    for row in locked:
        before[row.person], known[row.person] = (row.mu, row.sigma), row.weight
    weights = weights_of(people, known, _met(connection, table.setup.game, people))
    after = rated_anew([before.get(person, FIRST) for person in people], placed, weights)
    for person, (mu, sigma), weight in zip(people, after, weights, strict=True):
        connection.execute(
            update(schema.ratings)
            .where(kind, ratings.person == person)
            .values(mu=mu, sigma=sigma, games=ratings.games + 1, weight=known.get(person, 0.0) + weight)
        )
        step = {"person": person, "id": table.id, "game": table.setup.game, "players": table.game.seats}
        connection.execute(_STEP, {**step, "at": table.moved_at, "mu": mu, "sigma": sigma})


def _met(connection: Connection, game: str, people: Sequence[str | None]) -> dict[tuple[str, str], int]:
    """Return how many rated games each pair of these people had finished before; then count this game, too."""
    meetings = schema.meetings.c
    pairs = list(combinations(sorted(set(filter(None, people))), 2))
    ids = [person for person in people if person is not None]
    rows = connection.execute(
        select(meetings.one, meetings.other, meetings.games).where(
            meetings.game == game, meetings.one.in_(ids), meetings.other.in_(ids)
        )
    )
    met = {(row.one, row.other): row.games for row in rows}
    for one, other in pairs:
        connection.execute(_MET, {"one": one, "other": other, "game": game})
    return met
