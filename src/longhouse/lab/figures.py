"""Statistics over many games, for plots: each `Row` has one value with a 95 % confidence interval."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Generic, TypeVar

from longhouse.games.game import Event, Game, JsonObject, State
from longhouse.lab.standings import Interval, Z, mean

DATA = Path(__file__).parent / "data" / "figures.json"
"""The file with the figures that the app shows; `bench/figures.py` writes it."""

Facts_co = TypeVar("Facts_co", covariant=True)
"""The type of the facts that are kept of one game; each game in the catalogue has its own."""


@dataclass(frozen=True)
class GameSet(Generic[Facts_co]):
    """A set of games with the same options, in which all seats are played by the same level."""

    name: str
    """The name of the set."""
    options: Mapping[str, object]
    """The options of the games."""
    level: str
    """The level, with its budget, that plays all seats, such as `jarl@100n`."""
    seed: str
    """The text that the seeds of the games are made from."""
    facts: Sequence[Facts_co]
    """The facts of each game."""

    @property
    def player(self) -> str:
        """The name of the level, without its budget."""
        return self.level.partition("@")[0]


@dataclass(frozen=True)
class Row:
    """One value shown in a plot. The values of a plot form a table; `row` and `column` say where this one stands."""

    plot: str
    """The name of the plot."""
    row: str
    """The name of the table row that the value stands in."""
    column: str
    """The name of the table column that the value stands in."""
    interval: Interval
    """The value, with its 95 % confidence interval."""
    games: int
    """The number of games that the value is computed from."""

    def to_json(self) -> JsonObject:
        return {"row": self.row, "column": self.column, **self.interval.to_json(), "games": self.games}


def followed(game: Game, events: Sequence[Event]) -> Iterator[tuple[State, Event, State]]:
    """Yield for each event of a game: the position before it, the event, and the position after it."""
    state = game.start()
    for event in events:
        after = state.take(event)
        yield state, event, after
        state = after


def figures(made: JsonObject, sets: Sequence[GameSet[object]], rows: Sequence[Row]) -> dict[str, object]:
    """Return what the file with the statistics (`DATA`) contains, under the keys `made`, `sets` and `plots`.

    - `made`: how the statistics were made, such as the date and the command.
    - `sets`: the sets of games that they were made from.
    - `rows`: the values of all plots. In the file they are grouped by plot.
    """
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
    """Return the mean of some numbers between 0 and 1, with a 95 % confidence interval that stays in this range."""
    found = mean(parts)
    return Interval(found.figure, max(0.0, found.low), min(1.0, found.high))


def difference(some: Sequence[float], others: Sequence[float]) -> Interval:
    """Return the mean of `some` minus the mean of `others`, with a 95 % confidence interval.

    The two samples must be independent, and each must have at least two numbers.
    """
    middle = fmean(some) - fmean(others)
    half = Z * sqrt(variance(some) / len(some) + variance(others) / len(others))
    return Interval(middle, middle - half, middle + half)
