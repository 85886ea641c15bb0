"""The OpenSpiel adapter for For Northwood!; `longhouse.envs.openspiel` registers it."""

import pyspiel

from longhouse.envs.openspiel_games import LonghouseGame, Parameters, game_type
from longhouse.games.northwood.northwood import Northwood

NORTHWOOD_PARAMETERS: Parameters = {"setup": "", "goal": 0, "scenario": "", "challenge": False}
"""The options of For Northwood!; an empty text, 0 and False leave an option out."""

_NORTHWOOD = game_type("longhouse_northwood", "For Northwood!", (1, 1), NORTHWOOD_PARAMETERS)


def northwood_with(parameters: Parameters) -> Northwood:
    """Create a game of For Northwood! from these OpenSpiel parameters. Raises `BadOptions` if they are invalid."""
    return Northwood.with_options({name: given for name, given in parameters.items() if given})


class NorthwoodGame(LonghouseGame):
    """For Northwood! as an OpenSpiel game. `params` are the options, with the names of `NORTHWOOD_PARAMETERS`."""

    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__(_NORTHWOOD, northwood_with(params or {}), params or {}, 32)


def register() -> None:
    """Register For Northwood! with OpenSpiel."""
    pyspiel.register_game(_NORTHWOOD, NorthwoodGame)
