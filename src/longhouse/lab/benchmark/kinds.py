"""The interface between the benchmark and a game: `GameKind.benchmark` names the game's `BenchmarkGame`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Event, JsonObject, State

ActionValues = Callable[[State], Mapping[Event, float] | None]
"""A function that computes, for each action of a position, its exact value for the seat to move.

It returns None if the position is unsuitable or too large.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionSet:
    """A set of positions with exact values, taken from games between copies of one bot."""

    options: JsonObject
    """The options of the games."""
    player: str
    """The name of the bot whose games the positions are taken from."""
    values: ActionValues
    """The function that computes the exact value of each action of a position."""
    unit: Literal["points", "chance"]
    """The unit of the values: a difference in points, or the chance of success from 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """Matches between a bot and fixed bots, which are called anchors.

    In a solo game, the bot and the anchors play the same deals, each of them alone.
    """

    options: JsonObject
    """The options of the games."""
    anchors: tuple[str, ...]
    """The names of the anchors, the weakest first.

    They are levels that never change (`Level.frozen`), with a budget of nodes instead of time, so they play alike on
    every machine and in every version.
    """
    deals: int
    """The number of deals that are played against each anchor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchmarkGame:
    """The benchmark of one game. Names of sets and ladders are part of results, so they never change."""

    sets: Mapping[str, PositionSet]
    """The sets of positions, by name."""
    ladders: Mapping[str, Ladder]
    """The ladders, by name."""


def benchmarks() -> dict[str, BenchmarkGame]:
    """Return the benchmark of each game that has one, by the name of the game."""
    return {name: kind.benchmark.load() for name, kind in GAMES.items() if kind.benchmark is not None}
