"""Statistics for Fjords: the advantage of starting, points, lengths, ties, places in the turn order, longhouses, runes.

Each game is one observation. Its seats and rounds depend on each other, so counting them separately would make the
confidence intervals too narrow.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from statistics import fmean

from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import Outcome, Seat
from longhouse.lab.figures import GameSet, Row, difference, part
from longhouse.lab.fjords.facts import ONCE, FjordsFacts, RoundFacts
from longhouse.lab.standings import mean, share

Sets = Sequence[GameSet[FjordsFacts]]

_MOST_POINTS = 26
"""The last row of the spread of points: this many or more."""


def rows(sets: Sets) -> Iterator[Row]:
    """Yield the rows of all plots for these sets of games, one plot after the other."""
    played = [games for games in sets if games.facts]
    two, by_jarl = _of(played, "2"), [games for games in played if games.player == "jarl"]
    yield from _each(_first, [*two, *_of(by_jarl, "epic", "classic", "first")])
    yield from _each(_points, two)
    yield from _each(_closeness, two)
    yield from _each(_spread, [games for games in two if games.player in ("thrall", "skald")])
    yield from _each(_longhouses, [games for games in two if games.player == "skald"])
    yield from _each(_places, _of(played, "3", "4"))
    yield from _each(_ranks, _of(by_jarl, "2", "3", "4"))
    yield from _each(_length, _of(by_jarl, "2", "3", "4", "epic", "classic", "first"))
    yield from _each(_rune, _of(by_jarl, *RUNES))
    for base in _of(by_jarl, "2"):
        for games in _of(by_jarl, *RUNES, "runes"):
            change = difference(_means(games, _each_points), _means(base, _each_points))
            yield Row("runeschange", kind(games), "points", change, len(games.facts))


def kind(games: GameSet[FjordsFacts]) -> str:
    """Return a short name for the kind of game that a set has.

    It is `first` for the edition of 2005, and `epic` or `classic` for these variants. For the base game it is the name
    of the rune if exactly one is in play, `runes` if several are, and the number of players if none is.
    """
    options = games.options
    runes = options["runes"]
    assert isinstance(runes, list)
    if options["edition"] == "2005":
        return "first"
    if options["variant"] != "base":
        return str(options["variant"])
    if runes:
        return str(runes[0]) if len(runes) == 1 else "runes"
    return str(options["players"])


def _of(sets: Sets, *kinds: str) -> Sets:
    return [games for games in sets if kind(games) in kinds]


def _each(plot: Callable[[GameSet[FjordsFacts]], Iterator[Row]], sets: Sets) -> Iterator[Row]:
    return chain.from_iterable(map(plot, sets))


def _first(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    """Yield rows that say how often the starting player wins the first round.

    Later rounds are not counted, because the loser of the round before starts them.
    """
    rounds = [facts.rounds[0] for facts in games.facts]
    row = games.player if kind(games) == "2" else kind(games)
    for column, beginners in (
        ("exploration", [each.first for each in rounds]),
        ("settlement", [each.settler for each in rounds]),
    ):
        won = [
            _part_won(facts, each, beginner)
            for facts, each, beginner in zip(games.facts, rounds, beginners, strict=True)
            if beginner is not None
        ]
        yield Row("first", row, column, share(sum(won), len(won)), len(won))


def _part_won(facts: FjordsFacts, first_round: RoundFacts, seat: int) -> float:
    result = facts.result if len(facts.rounds) == 1 else FjordsResult(first_round.points, ())
    return result.share(Seat(seat))


def _points(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    for column, of in (("vikings", _each_viking), ("land", _each_land)):
        yield Row("points", games.player, column, mean(_means(games, of)), len(games.facts))


def _closeness(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    margins = [_margin(facts) for facts in games.facts]
    played = len(margins)
    yield Row("margin", games.player, "points", mean(margins), played)
    yield Row("ties", games.player, "games", share(margins.count(0), played), played)


def _spread(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    """Yield rows with the distribution of a seat's points."""
    had = [[min(points, _MOST_POINTS) for points in facts.rounds[0].points] for facts in games.facts]
    for points in range(_MOST_POINTS + 1):
        parts = [found.count(points) / len(found) for found in had]
        yield Row("spread", str(points), games.player, part(parts), len(parts))


def _longhouses(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    for place in range(4):
        for column, outcome in (("winner", "won"), ("loser", "lost")):
            turns = [
                float(built[place])
                for facts in games.facts
                for seat, built in enumerate(facts.rounds[0].built)
                if facts.result.outcome(Seat(seat)) == outcome and len(built) > place
            ]
            yield Row("longhouses", str(place + 1), column, mean(turns), len(turns))


def _places(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    """Yield rows that say how often the first, second … player in turn order wins."""
    seats = len(games.facts[0].rounds[0].points)
    for place in range(seats):
        won = [facts.result.share(Seat((facts.rounds[0].first + place) % seats)) for facts in games.facts]
        yield Row(f"places{seats}", str(place + 1), games.player, share(sum(won), len(won)), len(won))


def _ranks(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    ranked = [sorted(facts.rounds[0].points, reverse=True) for facts in games.facts]
    for rank, points in enumerate(zip(*ranked, strict=True), 1):
        yield Row("ranks", kind(games), str(rank), mean(points), len(points))


def _length(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    for column, of in (("tiles", _tiles_laid), ("vikings", _vikings_placed)):
        yield Row("length", kind(games), column, mean(_means(games, of)), len(games.facts))


def _rune(games: GameSet[FjordsFacts]) -> Iterator[Row]:
    """Yield rows about a rune: the points it brings, how often it is used, and how often it changes the outcome."""
    rune, played = kind(games), len(games.facts)
    if all(rune in facts.runes for facts in games.facts):
        yield Row("runespoints", rune, "points", mean([fmean(facts.runes[rune]) for facts in games.facts]), played)
        others = [float(facts.result.outcome(_winner_without(facts, rune)) != "won") for facts in games.facts]
    else:
        margins = [
            fmean(_lead(facts.rounds[0].points, each.seat) - _lead(each.points, each.seat) for each in facts.deprived)
            for facts in games.facts
            if facts.deprived
        ]
        yield Row("runesworth", rune, "points", mean(margins), len(margins))
        others = [
            fmean(_outcomes(each.result) != _outcomes(facts.result) for each in facts.deprived)
            for facts in games.facts
            if facts.deprived
        ]
    yield Row("runesdecide", rune, "games", part(others), len(others))
    if rune in ONCE:
        users = [len(facts.used.get(rune, ())) / len(facts.rounds[0].points) for facts in games.facts]
        yield Row("runesused", rune, "seats", part(users), played)


def _outcomes(result: FjordsResult) -> list[Outcome]:
    return [result.outcome(Seat(seat)) for seat in range(len(result.scores))]


def _winner_without(facts: FjordsFacts, rune: str) -> Seat:
    """Return the winner if the points of a rune are not counted; in a tie, the player later in settlement order
    (F8.3).
    """
    last = facts.rounds[0]
    seats = len(last.points)
    left = [points - brought for points, brought in zip(last.points, facts.runes[rune], strict=True)]
    return Seat(max(range(seats), key=lambda seat: (left[seat], (seat - (last.settler or 0)) % seats)))


def _margin(facts: FjordsFacts) -> float:
    best, second, *_ = sorted(facts.rounds[0].points, reverse=True)
    return float(best - second)


def _lead(points: Sequence[int], seat: int) -> int:
    return points[seat] - max(found for other, found in enumerate(points) if other != seat)


def _means(games: GameSet[FjordsFacts], of: Callable[[RoundFacts], Iterable[float]]) -> list[float]:
    """For each game, return the mean over its rounds and seats of the numbers that `of` returns."""
    return [fmean(each for of_round in facts.rounds for each in of(of_round)) for facts in games.facts]


def _each_points(of: RoundFacts) -> Iterable[float]:
    return of.points


def _each_viking(of: RoundFacts) -> Iterable[float]:
    return of.vikings


def _each_land(of: RoundFacts) -> Iterable[float]:
    return [points - vikings for points, vikings in zip(of.points, of.vikings, strict=True)]


def _tiles_laid(of: RoundFacts) -> Iterable[float]:
    return [of.laid]


def _vikings_placed(of: RoundFacts) -> Iterable[float]:
    return [sum(of.vikings)]
