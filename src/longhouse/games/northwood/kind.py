"""The description of For Northwood! as a `GameKind`."""

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from longhouse.games.kinds import Daily, GameKind, Lazy, Opening
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import GOALS
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.games.northwood.views import NorthwoodOptions, NorthwoodResultTold, NorthwoodView


def opening(actions: Sequence[str]) -> Opening:
    """Describe the opening of a game for statistics: the fief of the first visit.

    `actions` are all actions of the game, as texts.
    """
    visits = (action.split(" ") for action in actions if action.startswith("visit "))
    return Opening(next((tokens[-1] for tokens in visits), None), ())


def scenarios() -> list[str]:
    """Return the ids of the scenarios, in their order."""
    return list(longhouse_year())


NORTHWOOD = GameKind(
    game=Northwood,
    title="northwood-title",
    seats=(1,),
    options=NorthwoodOptions,
    views=get_args(NorthwoodView),
    result=NorthwoodResultTold,
    goals=GOALS,
    scenarios=scenarios,
    opening=opening,
    daily=Daily("deal", {"setup": "full"}),
    lessons=Path(__file__).parents[2] / "lessons" / "northwood.toml",
    puzzles_of_chance=True,
    analysis_nodes=5_000,
    closing=Lazy("longhouse.engine.northwood.decided.closing:CLOSING"),
    board=Lazy("longhouse.terminal.northwood.text:BOARD"),
    terminal=Lazy("longhouse.terminal.northwood.kind:TERMINAL"),
    telling=Lazy("longhouse.words.northwood:tell"),
    mind=Lazy("longhouse.bots.northwood.mind:MIND"),
    environment=Lazy("longhouse.envs.northwood:ENVIRONMENT"),
    puzzles=Lazy("longhouse.lab.northwood.puzzles:PUZZLES"),
    benchmark=Lazy("longhouse.lab.northwood.benchmark:BENCHMARK"),
)
