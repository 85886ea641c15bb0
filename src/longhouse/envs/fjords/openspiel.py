"""The OpenSpiel adapter for Fjords; `longhouse.envs.openspiel` registers it."""

import pyspiel

from longhouse.envs.openspiel_games import LonghouseGame, Parameters, game_type
from longhouse.games.fjords.match import Fjords

FJORDS_PARAMETERS: Parameters = {
    "edition": 2021,
    "variant": "",
    "players": 2,
    "runes": "",
    "rounds": 0,
    "oversight": False,
}
"""The options of Fjords with their defaults; an empty text and 0 leave an option out, runes are joined by `+`."""
_FJORDS = game_type("longhouse_fjords", "Fjords", (2, 4), FJORDS_PARAMETERS)


def fjords_with(parameters: Parameters) -> Fjords:
    """Create a game of Fjords from these OpenSpiel parameters. Raises `BadOptions` if they are invalid."""
    options = {name: given for name, given in {**FJORDS_PARAMETERS, **parameters}.items() if given}
    options["edition"] = str(options["edition"])
    if "runes" in options:
        options["runes"] = str(options["runes"]).split("+")
    return Fjords.with_options(options)


class FjordsGame(LonghouseGame):
    """Fjords as an OpenSpiel game. `params` are the options, with the names of `FJORDS_PARAMETERS`."""

    def __init__(self, params: Parameters | None = None) -> None:
        game = fjords_with(params or {})
        super().__init__(_FJORDS, game, params or {}, len(game.tiles.tiles))


def register() -> None:
    """Register Fjords with OpenSpiel."""
    pyspiel.register_game(_FJORDS, FjordsGame)
