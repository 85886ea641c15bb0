"""The levels of the bots. A level is a line of its game's `levels.toml`. A name can replace the budget, for one core.

>>> level_named("fjords", "norn@50ms").budget.seconds
0.05
>>> level_named("fjords", "skald@2000n").budget.nodes
2000
>>> level_named("northwood", "norn@1s/game").per_game
1.0
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from longhouse.bots.mind import find_mind, mind_of
from longhouse.engine.thinking import Budget
from longhouse.errors import BadData, UnknownBot
from longhouse.games.fields import Fields, shown
from longhouse.games.game import JsonObject

Plays = Literal["random", "greedy", "search"]
PLAYS: tuple[Plays, ...] = ("random", "greedy", "search")

_NAME = re.compile(
    r"(?P<level>[a-z]+(?:-\d{1,3})?)(?:@(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>ms|s|n)(?P<game>/game)?)?"
)
_MOST_SECONDS = 24 * 3600.0
_THREADS = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class Level:
    """The settings of a bot: a line of `levels.toml`."""

    name: str
    plays: Plays
    """`random`: any legal action; `greedy`: the best after one action; `search`: what the search finds best."""
    budget: Budget
    """The most seconds and nodes for a move, at least one of them if there is a search, and the number of threads."""
    per_game: float | None = None
    """The seconds for all moves of a game together, instead of a budget for each move."""
    solve: float = 0.0
    """What a proof gets first, as a multiple of the budget (0: the level proves nothing). Only Fjords has proofs, in
    settlements and last turns of two players."""
    clear: float = 0.0
    """After a tenth of the budget the search ends if the first action is ahead by so many points or stars (0: never).
    The search of Fjords ends by itself when all but one action are out of the race."""
    blunder: float = 0.0
    """How often, from 0 to 1, the choice is not the best action but one by its value."""
    heat: float = 1.0
    """In a blunder an action that is worth so much less is taken 2.7 times less often."""
    moods: float = 0.0
    """How far good and bad days differ: on the worst day the level blunders 1 + moods times as often, on the best
    1 - moods times or never. The days are spread evenly, and a game is a day."""
    frozen: bool = False
    """An earlier version of a level, such as `norn-1`, to measure later ones against. Nobody is offered it."""

    def to_json(self) -> JsonObject:
        """All settings, which identify the level: results of other settings must not be mixed with its own."""
        return {
            "name": self.name,
            "plays": self.plays,
            "seconds": self.budget.seconds,
            "nodes": self.budget.nodes,
            "threads": self.budget.threads,
            "per_game": self.per_game,
            "solve": self.solve,
            "clear": self.clear,
            "blunder": self.blunder,
            "heat": self.heat,
            "moods": self.moods,
        }


RANDOM = Level(name="random", plays="random", budget=Budget())
"""The level that every game has."""


def level_named(game: str, name: str) -> Level:
    """The level with this name, with another budget if the name has one (`norn@50ms`). Raises `UnknownBot`."""
    read = _NAME.fullmatch(name)
    levels = _all_levels_of(game)
    if read is None or read["level"] not in levels:
        raise UnknownBot("player-unknown", name=shown(name), players=", ".join(levels_of(game)))
    level = levels[read["level"]]
    if read["number"] is None:
        return level
    number = float(read["number"])
    if level.plays != "search" or not 0 < number <= _MOST_SECONDS * (1_000 if read["unit"] == "ms" else 1):
        raise UnknownBot("player-budget", name=shown(name))
    if read["unit"] == "n":
        if read["game"] or number < 1:
            raise UnknownBot("player-budget", name=shown(name))
        return replace(level, name=name, budget=Budget(nodes=int(number)))
    seconds = number / 1_000 if read["unit"] == "ms" else number
    if not read["game"]:
        return replace(level, name=name, budget=Budget(seconds=seconds))
    if not mind_of(game).shares_time:
        raise UnknownBot("player-budget-game", name=shown(name))
    # Time saved on a clear choice would only be spent on later moves, so each decision uses its whole share.
    return replace(level, name=name, budget=Budget(seconds=seconds), per_game=seconds, clear=0.0)


@cache
def levels_of(game: str) -> Mapping[str, Level]:
    """The levels of a game that are offered, by name: random and greedy, then the others from weakest to strongest.

    A game without a mind has the level `random` alone.
    """
    return {name: level for name, level in _all_levels_of(game).items() if not level.frozen}


@cache
def _all_levels_of(game: str) -> Mapping[str, Level]:
    mind = find_mind(game)
    return {RANDOM.name: RANDOM, **(read_levels(tomllib.loads(mind.levels)) if mind is not None else {})}


def read_levels(content: object) -> dict[str, Level]:
    """The levels from the parsed content of a levels file. Raises `BadData` if it is invalid."""
    lines = Fields(content, "levels", BadData).rest()
    return {str(name): _level(str(name), Fields(line, f"levels.{name}", BadData)) for name, line in lines.items()}


def _level(name: str, fields: Fields) -> Level:
    plays = fields.choice("plays", PLAYS)
    searches = plays == "search"
    seconds = fields.amount("seconds", 0.0, _MOST_SECONDS) if "seconds" in fields else None
    nodes = fields.number("nodes") if "nodes" in fields else None
    if searches != (seconds is not None or nodes is not None) or (nodes is not None and nodes < 1) or seconds == 0:
        raise BadData("player-budget", name=shown(name))
    threads = fields.choice("threads", _THREADS, default=1)
    level = Level(
        name=name,
        plays=plays,
        budget=Budget(seconds=seconds, nodes=nodes, threads=threads),
        solve=fields.amount("solve", 0.0, 1.0 if seconds is not None else 1e6, default=0.0),
        clear=fields.amount("clear", 0.0, 100.0, default=0.0),
        blunder=fields.amount("blunder", 0.0, 1.0, default=0.0),
        heat=fields.amount("heat", 0.001, 100.0, default=1.0),
        moods=fields.amount("moods", 0.0, 10.0, default=0.0),
        frozen=fields.flag("frozen", default=False),
    )
    fields.done()
    return level
