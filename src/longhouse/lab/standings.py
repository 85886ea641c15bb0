"""The standings of a match: wins and margins of each player with 95 % confidence intervals, and ratings."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from longhouse.games.catalogue import GAMES
from longhouse.games.game import JsonObject, Seat
from longhouse.lab.arena import BotMatch
from longhouse.lab.results import MatchGame

Z = 1.959964
"""Half the width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A number estimated from games (`figure`), with its 95 % confidence interval from `low` to `high`."""

    figure: float
    low: float
    high: float

    def to_json(self) -> JsonObject:
        return {"figure": round(self.figure, 5), "low": round(self.low, 5), "high": round(self.high, 5)}


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """The results of one player in a match; all seats with the same player name count together."""

    name: str
    """The name of the player."""
    games: int
    """The number of games, forfeits included."""
    won: Interval
    """The share of games that the player won; in a tie, each tied player gets an equal part of the win."""
    margin: Interval
    """The lead over the best opponent in points, on average; in a solo game, the points. Forfeits are left out."""
    seconds: float
    """The mean thinking time per game, in seconds."""
    slowest: float
    """The thinking time of the slowest move, in seconds."""
    rating: tuple[float, float] | None = None
    """OpenSkill's mu and sigma; None in a solo game."""
    fiefs: tuple[float, ...] = ()
    """In a solo game, for each part of the game (`Result.parts`), the share of games in which this part was won."""
    reached: tuple[tuple[int, float], ...] = ()
    """In a solo game, each goal of the game with the share of games in which it was reached."""
    forfeits: int = 0
    """The number of games that the player lost by failing."""

    def to_json(self) -> JsonObject:
        content: JsonObject = {
            "player": self.name,
            "games": self.games,
            "won": self.won.to_json(),
            "margin": self.margin.to_json(),
            "seconds_per_game": round(self.seconds, 4),
            "slowest_move": round(self.slowest, 4),
        }
        if self.rating is not None:
            content["rating"] = {"mu": round(self.rating[0], 3), "sigma": round(self.rating[1], 3)}
        if self.fiefs:
            content["fiefs"] = [round(part, 4) for part in self.fiefs]
        if self.reached:
            content["reached"] = {str(points): round(part, 4) for points, part in self.reached}
        if self.forfeits:
            content["forfeits"] = self.forfeits
        return content


def standings(match: BotMatch, played: Sequence[MatchGame]) -> list[PlayerStanding]:
    """Compute the standing of each player from the games of a match that were played; the players are in the order of
    the match.

    The result does not depend on the order in which the games ended.
    """
    games = sorted(played, key=lambda game: game.number)
    names = dict.fromkeys(match.names)
    if match.game.seats == 1:
        goals = GAMES[match.game.name].goals
        return [_alone(name, [each for each in games if match.names[each.seats[0]] == name], goals) for name in names]
    ratings = _ratings(match, games)
    return [_among_others(name, match, games, ratings[name]) for name in names]


def share(won: float, games: int) -> Interval:
    """Return `won` / `games` with Wilson's 95 % confidence interval, which is valid for few games and extreme shares.

    `won` need not be a whole number, because a tie counts as part of a win. If there are no games, the interval is from
    0 to 1.
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part = won / games
    middle = (part + Z**2 / (2 * games)) / (1 + Z**2 / games)
    half = Z * sqrt(part * (1 - part) / games + Z**2 / (4 * games**2)) / (1 + Z**2 / games)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def against_each(won: Interval, opponents: int) -> Interval:
    """Convert the share of games that a player won against several equal opponents to the share of games that it would
    win against one of them.

    As in the ratings (Plackett-Luce), the odds against each opponent are the same in a game of any size: a player of
    weight w wins w / (w + `opponents`) of the games against opponents of weight 1.
    """

    def of_two(part: float) -> float:
        return part * opponents / (part * opponents + 1 - part)

    return Interval(of_two(won.figure), of_two(won.low), of_two(won.high))


def mean(figures: Sequence[float]) -> Interval:
    """Return the mean of some numbers, with the 95 % confidence interval that follows from their standard deviation."""
    if not figures:
        return Interval(0.0, 0.0, 0.0)
    middle = fmean(figures)
    half = Z * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return Interval(middle, middle - half, middle + half)


def _among_others(
    name: str, match: BotMatch, games: Sequence[MatchGame], rating: tuple[float, float]
) -> PlayerStanding:
    won = 0.0
    margins: defaultdict[int, list[float]] = defaultdict(list)
    seconds: list[float] = []
    slowest = [0.0]
    for game in games:
        own = [seat for seat, player in enumerate(game.seats) if match.names[player] == name]
        for seat in own:
            won += game.share(Seat(seat))
            if game.result is not None:
                points = game.result.points
                margins[game.deal].append(points[seat] - max(points[:seat] + points[seat + 1 :]))
            seconds.append(game.seconds[seat])
            slowest.append(game.slowest[seat])
    # The games of one deal share the same tiles, so only different deals are independent observations.
    margin = mean([fmean(of_a_deal) for of_a_deal in margins.values()])
    thought = fmean(seconds) if seconds else 0.0
    return PlayerStanding(
        name=name,
        games=len(games),
        won=share(won, len(games)),
        margin=margin,
        seconds=thought,
        slowest=max(slowest),
        rating=rating,
        forfeits=_forfeits(name, match, games),
    )


def _forfeits(name: str, match: BotMatch, games: Sequence[MatchGame]) -> int:
    forfeits = (game.seats[game.forfeit.seat] for game in games if game.forfeit is not None)
    return sum(match.names[player] == name for player in forfeits)


def _alone(name: str, games: Sequence[MatchGame], goals: Sequence[int]) -> PlayerStanding:
    results = [game.result for game in games if game.result is not None]
    points = [result.points[0] for result in results]
    parts = [result.parts for result in results if result.parts is not None]
    return PlayerStanding(
        name=name,
        games=len(games),
        won=share(sum(result.share(Seat(0)) for result in results), len(games)),
        margin=mean(points),
        seconds=fmean(game.seconds[0] for game in games) if games else 0.0,
        slowest=max((game.slowest[0] for game in games), default=0.0),
        fiefs=tuple(fmean(won) for won in zip(*parts, strict=True)),
        reached=tuple((goal, sum(found >= goal for found in points) / len(games)) for goal in goals) if points else (),
        forfeits=len(games) - len(results),
    )


def _ratings(match: BotMatch, games: Sequence[MatchGame]) -> dict[str, tuple[float, float]]:
    """Return OpenSkill's mu and sigma for each player name, updated game by game.

    Seats with the same name get the mean of their updates.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in match.names}
    for game in games:
        names = [match.names[player] for player in game.seats]
        ranks = [_rank(game, Seat(seat)) for seat in range(len(names))]
        rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
        after: defaultdict[str, list[PlackettLuceRating]] = defaultdict(list)
        for name, (rating,) in zip(names, rated, strict=True):
            after[name].append(rating)
        for name, found in after.items():
            ratings[name] = model.rating(
                mu=fmean(each.mu for each in found), sigma=fmean(each.sigma for each in found), name=name
            )
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _rank(game: MatchGame, seat: Seat) -> float:
    """Return the rank of a seat: 0 for a winner, otherwise the number of seats with more points, but at least 1.

    After a forfeit, all other seats are winners.
    """
    result = game.result
    if result is None:
        return 0.0 if game.share(seat) else 1.0
    if result.outcome(seat) == "won":
        return 0.0
    return float(max(1, sum(other > result.points[seat] for other in result.points)))
