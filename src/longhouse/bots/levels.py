"""The bots' levels, which are defined in the `levels.toml` of each game.

A level's name may be followed by `@` and another thinking budget: a time, a number of nodes, or a time per game. The
search then uses one core.

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
from longhouse.bots.sights import SIGHTS, LevelSight
from longhouse.engine.thinking import Budget
from longhouse.errors import BadData, UnknownBot
from longhouse.games.fields import Fields, shown
from longhouse.games.game import JsonObject

Plays = Literal["random", "greedy", "search"]
"""How a level chooses an action: at random, as the best position after one action (`greedy`), or by a search."""
PLAYS: tuple[Plays, ...] = ("random", "greedy", "search")

_NAME = re.compile(
    r"(?P<level>[a-z]+(?:-\d{1,3})?)(?:@(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>ms|s|n)(?P<game>/game)?)?"
)
_MOST_SECONDS = 24 * 3600.0
_THREADS = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class Level:
    """The settings of one bot level, from `levels.toml`."""

    name: str
    """The name of the level; with another budget, it includes the budget (`norn@50ms`)."""
    plays: Plays
    """How the bot chooses. `random`: any legal action; `greedy`: the action after which the position looks best;
    `search`: the action that the search rates best.
    """
    budget: Budget
    """The limits for a move: seconds, nodes or both (a level that searches needs at least one), and the number of
    threads."""
    per_game: float | None = None
    """The thinking time for all moves of a game together, in seconds; None if `budget` limits each move instead."""
    solve: float = 0.0
    """The budget of the proof that is tried before the search, as a multiple of `budget` (0: no proof). Only Fjords has
    proofs: for two-player settlements and the last turn before them.
    """
    deep: bool = False
    """Whether the search looks ahead in a tree of turns and replies, which is the strongest search for Fjords.
    Otherwise it compares turns by playouts.
    """
    clear: float = 0.0
    """The search ends after a tenth of the budget if the best action is then ahead of the second best by this many
    points or stars (0: never). The search for Fjords also ends as soon as it has eliminated all actions but one.
    """
    sees: LevelSight = "ahead"
    """How much the bot takes into account when it decides. If it does not look `ahead`, its moves need no search; its
    hints still do.
    """
    forgets_runes: bool = False
    """Whether a bot that does not look ahead ignores the runes: it neither counts their points nor uses them."""
    noise: float = 0.0
    """How far the bot misjudges each action at most, in points or stars; all errors up to this size are equally likely.
    So the bot never takes an action that it would, without these errors, rate below the best one by more than twice
    this value. In a game of more than two, where each player has fewer points to win, it is two thirds of this value.
    """
    within: float | None = None
    """Before a bot misjudges the actions (`noise`), it leaves out those that are worse than the best one by more than
    this value (in a game of more than two, by two thirds of it); None to leave out none.
    """
    blunder: float = 0.0
    """The probability of a blunder, from 0 to 1: then the bot chooses an action at random, good ones more often
    (`heat`)."""
    heat: float = 1.0
    """How bad blunders are: an action that is worse than another by this value is chosen 2.7 (e) times less often."""
    moods: float = 0.0
    """How much the bot's form varies from game to game. In the worst form, `blunder` and `noise` are multiplied by
    1 + moods; in the best form by 1 - moods or, if that is negative, by 0. All forms in between are equally likely."""
    frozen: bool = False
    """Whether this is an earlier version of a level, such as `norn-1`, kept to measure later ones against. It is not
    offered to people."""

    @property
    def searches(self) -> bool:
        """Whether the level needs compiled code for its moves, for a search or for the greedy evaluation."""
        return self.plays != "random" and self.sees == "ahead"

    def to_json(self) -> JsonObject:
        """Return all settings of the level as JSON.

        The settings are stored with results, so that results from different settings are never mixed.
        """
        return {
            "name": self.name,
            "plays": self.plays,
            "seconds": self.budget.seconds,
            "nodes": self.budget.nodes,
            "threads": self.budget.threads,
            "per_game": self.per_game,
            "solve": self.solve,
            "deep": self.deep,
            "clear": self.clear,
            **({} if self.sees == "ahead" else {"sees": self.sees, "forgets_runes": self.forgets_runes}),
            **({"noise": self.noise} if self.noise else {}),
            **({} if self.within is None else {"within": self.within}),
            "blunder": self.blunder,
            "heat": self.heat,
            "moods": self.moods,
        }


RANDOM = Level(name="random", plays="random", budget=Budget())
"""The level `random`, which every game has."""


def level_named(game: str, name: str) -> Level:
    """Return the level with this name, which may contain another budget (`norn@50ms`).

    Raises `UnknownBot` if the game has no such level, or if the budget is invalid.
    """
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
    # With a time for the whole game, stopping early at a clear choice would only move time to later decisions.
    return replace(level, name=name, budget=Budget(seconds=seconds), per_game=seconds, clear=0.0)


@cache
def levels_of(game: str) -> Mapping[str, Level]:
    """Return the levels of a game that people can choose, by name: `random`, `greedy`, then the others from weakest to
    strongest.

    A game without a `Mind` has only the level `random`.
    """
    return {name: level for name, level in _all_levels_of(game).items() if not level.frozen}


@cache
def _all_levels_of(game: str) -> Mapping[str, Level]:
    mind = find_mind(game)
    return {RANDOM.name: RANDOM, **(read_levels(tomllib.loads(mind.levels)) if mind is not None else {})}


def read_levels(content: object) -> dict[str, Level]:
    """Read the levels from the parsed content of a levels file, and return them by name.

    Raises `BadData` if the content is invalid.
    """
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
        deep=fields.flag("deep", default=False),
        clear=fields.amount("clear", 0.0, 100.0, default=0.0),
        sees=fields.choice("sees", SIGHTS, default="ahead"),
        forgets_runes=fields.flag("forgets_runes", default=False),
        noise=fields.amount("noise", 0.0, 100.0, default=0.0),
        within=fields.amount("within", 0.0, 100.0) if "within" in fields else None,
        blunder=fields.amount("blunder", 0.0, 1.0, default=0.0),
        heat=fields.amount("heat", 0.001, 100.0, default=1.0),
        moods=fields.amount("moods", 0.0, 10.0, default=0.0),
        frozen=fields.flag("frozen", default=False),
    )
    fields.done()
    return level
