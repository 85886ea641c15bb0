"""The available games, by name."""

from collections.abc import Mapping

from longhouse.errors import UnknownGame
from longhouse.games.fields import shown
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Game
from longhouse.games.northwood.northwood import Northwood

GAMES: Mapping[str, type[Game]] = {game.name: game for game in (Fjords, Northwood)}


def game_with(name: str, options: Mapping[str, object]) -> Game:
    """The game with this name and these options. Raises `UnknownGame`, or `BadOptions` for bad options."""
    if name not in GAMES:
        raise UnknownGame("game-unknown", name=shown(name), games=", ".join(GAMES))
    return GAMES[name].with_options(options)
