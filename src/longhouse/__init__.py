"""The board games Fjords and For Northwood! as a library: rules, records, bots and an exact solver.

A position is an immutable value. `Play` runs a game: you choose the actions, and it draws chance from a seed.

>>> import longhouse as lh
>>> game = lh.fjords(players=2, runes=["water"])
>>> play = lh.Play(game, seed="7")
>>> play.turn, play.legal[:2]
(0, ['lay 20 -1,0 PMMPPS', 'lay 14 -1,0 PMMPMM'])
>>> state = play.act(play.legal[0])
>>> while not play.over:
...     state = play.act(play.legal[0])
>>> play.result.scores, play.result.outcome(0)
((4, 26), 'lost')

An error has a type, the rule that is broken, if any, and an English message:

>>> lh.Play(game, seed="7").act("lay 12 4,4 MMMPSP")
Traceback (most recent call last):
    ...
longhouse.errors.IllegalAction: That tile is not in the row. Choose one from the row.

Importing this package loads only the standard library; each name is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.bot import Bot
    from longhouse.bots.hosting import host
    from longhouse.errors import (
        BadOptions,
        BadRecord,
        BadView,
        BotError,
        BotFailed,
        BotUnavailable,
        IllegalAction,
        LonghouseError,
        NoSuchPosition,
        NoSuchSeat,
        NotFound,
        NotSolvable,
        Refused,
        Unavailable,
        UnknownBot,
        UnreadableAction,
    )
    from longhouse.games.chance import Chance, Source
    from longhouse.games.game import Event, Game, Outcome, Result, Seat, State
    from longhouse.games.play import Play
    from longhouse.games.playout import random_game
    from longhouse.games.record import Record
    from longhouse.making import fjords, northwood
    from longhouse.solver import Regret, Solution, regret, solve

    __version__: str

_WHERE = {
    "Bot": "bot",
    "Chance": "games.chance",
    "Event": "games.game",
    "Game": "games.game",
    "Outcome": "games.game",
    "Play": "games.play",
    "Record": "games.record",
    "Regret": "solver",
    "Result": "games.game",
    "Seat": "games.game",
    "Solution": "solver",
    "Source": "games.chance",
    "State": "games.game",
    "fjords": "making",
    "host": "bots.hosting",
    "northwood": "making",
    "random_game": "games.playout",
    "regret": "solver",
    "solve": "solver",
}
"""The module of each name that is not an error."""

__all__ = [
    "BadOptions",
    "BadRecord",
    "BadView",
    "Bot",
    "BotError",
    "BotFailed",
    "BotUnavailable",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "LonghouseError",
    "NoSuchPosition",
    "NoSuchSeat",
    "NotFound",
    "NotSolvable",
    "Outcome",
    "Play",
    "Record",
    "Refused",
    "Regret",
    "Result",
    "Seat",
    "Solution",
    "Source",
    "State",
    "Unavailable",
    "UnknownBot",
    "UnreadableAction",
    "__version__",
    "fjords",
    "host",
    "northwood",
    "random_game",
    "regret",
    "solve",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        found: object = import_module("importlib.metadata").version("longhouse")
    elif name in __all__:
        found = getattr(import_module(f"longhouse.{_WHERE.get(name, 'errors')}"), name)
    else:
        raise AttributeError(f"module 'longhouse' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
