"""People's ratings (openskill), per game and number of players; only rated games between people count.

To prevent rating farming, a game counts less the more often the same people have met, and the fewer games their
opponents have played. Until a person's games have enough weight in total, their rating is provisional, and others do
not see it.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean

from longhouse.games.game import Seat
from longhouse.table.table import Table

Skill = tuple[float, float]
"""The mean and the uncertainty of a person's strength, as the openskill library computes them."""

FIRST: Skill = (25.0, 25.0 / 3)
"""The rating with which a person starts."""
SETTLED = 10.0
"""The total weight of a person's games from which on their rating is no longer provisional."""
_LEAST = 0.1
"""The weight of a game against somebody who has never played a rated game."""
_MEETINGS_TO_HALVE = 3.0


def shown_rating(rating: float) -> int:
    """Convert a rating of the openskill library to the scale that people see.

    >>> shown_rating(25.0), shown_rating(21.8)
    (1500, 1372)
    """
    return round(1500 + 40 * (rating - 25))


def places(table: Table) -> list[int] | None:
    """Return the rank of each seat, 1 for the best; seats with equal results share a rank. None if the game is not
    rated or not decided.
    """
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


def weights_of(
    people: Sequence[str | None], known: Mapping[str | None, float], met: Mapping[tuple[str, str], int]
) -> list[float]:
    """Return for each seat how much a game counts for its rating, from 0 to 1.

    - `people`: the id of the person at each seat.
    - `known`: for each person, the total weight of their earlier games.
    - `met`: for each pair of people, with their ids in alphabetical order, how often they have met before.

    >>> weights_of(["ada", "bo"], {"ada": 0.0, "bo": 10.0}, {})
    [1.0, 0.1]
    >>> weights_of(["ada", "bo"], {"ada": 10.0, "bo": 10.0}, {("ada", "bo"): 3})
    [0.5, 0.5]
    """

    def counts(person: str | None, other: str | None) -> float:
        if person is None or other is None or person == other:
            return 0.0
        often = met.get((min(person, other), max(person, other)), 0)
        fresh = max(_LEAST, min(1.0, known.get(other, 0.0) / SETTLED))
        return fresh / (1 + often / _MEETINGS_TO_HALVE)

    return [
        fmean(counts(person, other) for place, other in enumerate(people) if place != seat)
        for seat, person in enumerate(people)
    ]


def rated_anew(before: Sequence[Skill], placed: Sequence[int], weights: Sequence[float] | None = None) -> list[Skill]:
    """Compute the ratings of all seats after a game.

    - `before`: the ratings before the game.
    - `placed`: the rank of each seat, 1 for the best.
    - `weights`: how much the game counts for each seat, from 0 to 1; None if it counts fully for all.
    """
    from openskill.models import PlackettLuce  # it takes long to import

    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(place) for place in placed])
    whole = [(team[0].mu, team[0].sigma) for team in after]
    if weights is None:
        return whole
    return [
        (mu + weight * (new_mu - mu), sigma + weight * (new_sigma - sigma))
        for (mu, sigma), (new_mu, new_sigma), weight in zip(before, whole, weights, strict=True)
    ]
