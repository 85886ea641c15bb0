"""The interface between the benchmark and a game: `GameKind.benchmark` names the game's `BenchmarkGame`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Event, JsonObject, State

ActionValues = Callable[[State], Mapping[Event, float] | None]
"""Computes the exact value of every action for the seat to move; None if the position is unsuitable or too large."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionSet:
    """A set of positions with exact values, taken from games between copies of one bot."""

    options: JsonObject
    player: str
    """The bot whose games the positions are taken from."""
    values: ActionValues
    unit: Literal["points", "chance"]
    """The unit of the values: a difference in points, or the chance of success from 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """Matches against fixed bots, called anchors, weakest first. In a solo game, the anchors play the same deals."""

    options: JsonObject
    anchors: tuple[str, ...]
    """Frozen levels with a budget of nodes, so that they play alike on every machine and in every version."""
    deals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchmarkGame:
    """The benchmark of one game. Names of sets and ladders are part of results, so they never change."""

    sets: Mapping[str, PositionSet]
    ladders: Mapping[str, Ladder]


def benchmarks() -> dict[str, BenchmarkGame]:
    """Return the benchmark of each game that has one, by the name of the game."""
    return {name: kind.benchmark.load() for name, kind in GAMES.items() if kind.benchmark is not None}
