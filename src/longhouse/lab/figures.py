"""Figures of the games, made of the facts of many: rows of plots, each with its interval of 95 %."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Generic, TypeVar

from longhouse.games.game import JsonObject
from longhouse.lab.facts import FjordsFacts, NorthwoodFacts
from longhouse.lab.standings import Interval, Z, mean

DATA = Path(__file__).parent / "data" / "figures.json"
"""The figures that are shown; `bench/figures.py` makes them."""

Facts = TypeVar("Facts", FjordsFacts, NorthwoodFacts)


@dataclass(frozen=True)
class Games(Generic[Facts]):
    """A set of games of one kind, each seat played by the same level."""

    name: str
    options: Mapping[str, object]
    level: str
    seed: str
    facts: Sequence[Facts]

    @property
    def player(self) -> str:
        """The name of the level, whatever time it was given."""
        return self.level.partition("@")[0]


@dataclass(frozen=True)
class Row:
    """One figure of a plot: where it stands, and of how many games it is."""

    plot: str
    row: str
    column: str
    interval: Interval
    games: int

    def to_json(self) -> JsonObject:
        return {"row": self.row, "column": self.column, **self.interval.to_json(), "games": self.games}


def figures(
    made: JsonObject, sets: Sequence[Games[FjordsFacts] | Games[NorthwoodFacts]], rows: Sequence[Row]
) -> dict[str, object]:
    """All figures as the file holds them: how they were made, of which games, and the rows of each plot."""
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
    """A mean of parts of games, which cannot be under nothing or over all of it."""
    found = mean(parts)
    return Interval(found.figure, max(0.0, found.low), min(1.0, found.high))


def difference(some: Sequence[float], others: Sequence[float]) -> Interval:
    """By how much the mean of some is above that of others, at least two each, where none has to do with another."""
    middle = fmean(some) - fmean(others)
    half = Z * sqrt(variance(some) / len(some) + variance(others) / len(others))
    return Interval(middle, middle - half, middle + half)
