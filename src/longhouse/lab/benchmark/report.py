"""Computes a bot's results on each position set and against each fixed bot (anchor), with confidence intervals."""

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
    """A bot's results on a set of positions. If the bot gave no legal answer, the worst action counts as its answer."""

    name: str
    """The name of the set."""
    unit: str
    """The unit of `regret`: `points`, or `chance` for a chance of success from 0 to 1."""
    positions: int
    """The number of positions."""
    best: Interval
    """The share of positions in which the bot chose a best action."""
    regret: Interval
    """How much worse the bot's actions were than the best ones, on average."""
    seconds: float
    """The seconds that the bot thought per position, on average."""
    failed: int
    """The number of positions in which the bot gave no legal answer."""

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
    """A bot's results against an anchor; in a solo game, the results of the bot or of an anchor on the deals of a
    ladder.
    """

    ladder: str
    """The name of the ladder."""
    player: str
    """The name of the bot whose results these are."""
    opponent: str | None
    """The name of the anchor that the bot played against; None in a solo game."""
    games: int
    """The number of games."""
    won: Interval
    """The share of games that the bot won; in a tie, each tied player gets an equal part of the win."""
    margin: Interval
    """The bot's lead in points, on average; in a solo game, its points."""
    forfeits: int
    """The number of games that the bot lost by failing."""

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
    """The results of one bot in the benchmark."""

    bot: str
    """The name of the bot."""
    game: str
    """The name of the game."""
    sets: tuple[SetFigures, ...]
    """The results on each set of positions."""
    rungs: tuple[RungFigures, ...]
    """The results on the ladders, for each anchor."""

    def to_json(self) -> JsonObject:
        """Return the report as JSON, together with what is needed to repeat the run, such as the installed versions."""
        return {
            "benchmark": VERSION,
            "bot": self.bot,
            "game": self.game,
            "installed": installed(),
            "sets": [each.to_json() for each in self.sets],
            "ladders": [each.to_json() for each in self.rungs],
        }


def report(run: BenchmarkRun, findings: Findings) -> BenchmarkReport:
    """Compute the report on a run from `findings`: the bot's answers in each set, and the games of each match."""
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
