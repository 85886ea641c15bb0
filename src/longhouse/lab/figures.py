"""Statistics over many games, for plots: each row is a figure with a 95 % confidence interval."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Generic, TypeVar

from longhouse.games.game import Event, Game, JsonObject, State
from longhouse.lab.standings import Interval, Z, mean

DATA = Path(__file__).parent / "data" / "figures.json"
"""The figures that the app shows; `bench/figures.py` writes them."""

Facts_co = TypeVar("Facts_co", covariant=True)
"""The facts of one game, which each game defines for itself; stored as one line of a file per game."""


@dataclass(frozen=True)
class GameSet(Generic[Facts_co]):
    """A set of games with the same options, in which all seats are played by the same level."""

    name: str
    options: Mapping[str, object]
    level: str
    seed: str
    facts: Sequence[Facts_co]

    @property
    def player(self) -> str:
        """The name of the level, without its budget."""
        return self.level.partition("@")[0]


@dataclass(frozen=True)
class Row:
    """One figure of a plot: its value, its row and column, and the number of games it is computed from."""

    plot: str
    row: str
    column: str
    interval: Interval
    games: int

    def to_json(self) -> JsonObject:
        return {"row": self.row, "column": self.column, **self.interval.to_json(), "games": self.games}


def followed(game: Game, events: Sequence[Event]) -> Iterator[tuple[State, Event, State]]:
    """Yield each event of a game, with the positions before and after it."""
    state = game.start()
    for event in events:
        after = state.take(event)
        yield state, event, after
        state = after


def figures(made: JsonObject, sets: Sequence[GameSet[object]], rows: Sequence[Row]) -> dict[str, object]:
    """Build the content of the figures file: how they were made, the sets of games, and the rows of each plot."""
    plots: dict[str, list[JsonObject]] = {}
    for row in rows:
        plots.setdefault(row.plot, []).append(row.to_json())
    return {
        "made": made,
        "sets": [
            {
                "name": each.name,
                "options": each.options,
                "level": each.level,
                "seed": each.seed,
                "games": len(each.facts),
            }
            for each in sets
        ],
        "plots": {name: list(found) for name, found in plots.items()},
    }


def part(parts: Sequence[float]) -> Interval:
    """Return the mean of some fractions, with a confidence interval that stays between 0 and 1."""
    found = mean(parts)
    return Interval(found.figure, max(0.0, found.low), min(1.0, found.high))


def difference(some: Sequence[float], others: Sequence[float]) -> Interval:
    """Return the difference between the means of two independent samples, with a confidence interval.

    Each sample must have at least two numbers.
    """
    middle = fmean(some) - fmean(others)
    half = Z * sqrt(variance(some) / len(some) + variance(others) / len(others))
    return Interval(middle, middle - half, middle + half)
