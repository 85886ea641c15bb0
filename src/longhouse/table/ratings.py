"""Ratings (openskill), per game and number of players; only rated games between people count."""

from collections.abc import Sequence

from longhouse.games.game import Seat
from longhouse.table.table import Table

Skill = tuple[float, float]
"""Mean and uncertainty of a person's strength."""

FIRST: Skill = (25.0, 25.0 / 3)


def places(table: Table) -> list[int] | None:
    """The rank of each seat, 1 for the best; None if the game does not count."""
    if not table.setup.rated or table.stage != "over":
        return None
    seats = [Seat(seat) for seat in range(table.game.seats)]
    if table.ended is not None:
        outcomes = [table.ended.outcome(seat) for seat in seats]
        return None if None in outcomes else [1 if outcome == "won" else 2 for outcome in outcomes]
    result = table.state.result
    assert result is not None
    ranks = [(result.outcome(seat) == "won", result.points[seat]) for seat in seats]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def rated_anew(before: Sequence[Skill], placed: Sequence[int]) -> list[Skill]:
    """The new ratings of all seats after a game, from their ratings before it and their ranks."""
    from openskill.models import PlackettLuce  # it takes long to import

    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(place) for place in placed])
    return [(team[0].mu, team[0].sigma) for team in after]
