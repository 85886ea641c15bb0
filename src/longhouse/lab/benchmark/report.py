"""Computes a bot's figures per set of positions and per anchor (fixed bot), with 95 % confidence intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from longhouse.games.game import JsonObject
from longhouse.lab.benchmark.kinds import benchmarks
from longhouse.lab.benchmark.positions import VERSION
from longhouse.lab.benchmark.running import BenchmarkAnswer, BenchmarkRun, Findings, RungPair
from longhouse.lab.executing.sources import installed
from longhouse.lab.results import MatchGame
from longhouse.lab.standings import Interval, mean, share, standings


@dataclass(frozen=True, slots=True)
class SetFigures:
    """How a bot did on a set of positions.

    `best` is the share of positions where it chose a best action; `regret` is what its actions cost on average, in
    points or as a chance of success. Where the bot gave no legal answer, the worst action counts.
    """

    name: str
    unit: str
    positions: int
    best: Interval
    regret: Interval
    seconds: float
    failed: int

    def to_json(self) -> JsonObject:
        return {
            "set": self.name,
            "unit": self.unit,
            "positions": self.positions,
            "best": self.best.to_json(),
            "regret": self.regret.to_json(),
            "seconds_per_move": round(self.seconds, 5),
            "failed": self.failed,
        }


@dataclass(frozen=True, slots=True)
class RungFigures:
    """How a bot did against an anchor; in a solo game, how the bot or an anchor did on the deals of the ladder.

    `won` is the share of games that `player` won, `margin` its lead in points, or its stars in a solo game.
    """

    ladder: str
    player: str
    opponent: str | None
    games: int
    won: Interval
    margin: Interval
    forfeits: int

    def to_json(self) -> JsonObject:
        return {
            "ladder": self.ladder,
            "player": self.player,
            "opponent": self.opponent,
            "games": self.games,
            "won": self.won.to_json(),
            "margin": self.margin.to_json(),
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True, slots=True)
class BenchmarkReport:
    """The benchmark figures of one bot."""

    bot: str
    game: str
    sets: tuple[SetFigures, ...]
    rungs: tuple[RungFigures, ...]

    def to_json(self) -> JsonObject:
        """Return the report as JSON, with what is needed to repeat it."""
        return {
            "benchmark": VERSION,
            "bot": self.bot,
            "game": self.game,
            "installed": installed(),
            "sets": [each.to_json() for each in self.sets],
            "ladders": [each.to_json() for each in self.rungs],
        }


def report(run: BenchmarkRun, findings: Findings) -> BenchmarkReport:
    """Compute the figures from the bot's answers on each set and the games of each match."""
    answers, games = findings.answers, findings.games
    sets = tuple(_of_set(run, name, answers[name]) for name in run.sets if answers[name])
    rungs = tuple(rung for pair in run.matches if games[pair] for rung in _of_match(run, pair, games[pair]))
    return BenchmarkReport(run.bot, run.game, sets, rungs)


def _of_set(run: BenchmarkRun, name: str, answers: Sequence[BenchmarkAnswer]) -> SetFigures:
    positions = {position.id: position for position in run.sets[name]}
    regrets = [
        positions[each.position].worst_regret if each.action is None else positions[each.position].regret(each.action)
        for each in sorted(answers, key=lambda each: each.position)
    ]
    found = sum(each.action in positions[each.position].best_actions for each in answers)
    cost = mean(regrets)
    return SetFigures(
        name=name,
        unit=benchmarks()[run.game].sets[name].unit,
        positions=len(answers),
        best=share(found, len(answers)),
        regret=Interval(cost.figure, max(0.0, cost.low), cost.high),
        seconds=fmean(each.seconds for each in answers),
        failed=sum(each.action is None for each in answers),
    )


def _of_match(run: BenchmarkRun, pair: RungPair, games: Sequence[MatchGame]) -> list[RungFigures]:
    """Return the figures of the bot against an anchor, or of everybody who plays alone."""
    ladder, opponent = pair
    return [
        RungFigures(
            ladder=ladder,
            player=each.name,
            opponent=opponent,
            games=each.games,
            won=each.won,
            margin=each.margin,
            forfeits=each.forfeits,
        )
        for each in standings(run.matches[pair], games)
        if opponent is None or each.name == run.bot
    ]
