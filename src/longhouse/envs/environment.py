"""What a game tells about its environments; its kind names it (`GameKind.environment`)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Game
from longhouse.games.kinds import Lazy

if TYPE_CHECKING:
    from longhouse.envs.boards import Boards
    from longhouse.envs.coding import Coding

Seeds = int | Sequence[int] | None
"""One seed for a batch, one for each of its boards, or none for chance that nobody can repeat."""


@dataclass(frozen=True, slots=True)
class Environment:
    """How programs that learn play a game."""

    make_coding: "Lazy[Callable[[Game], Coding]]"
    """Makes the action ids and observations of a game."""
    make_boards: "Lazy[Callable[[Game, int, Seeds], Boards]]"
    """Makes a batch of games."""
    openspiel: Lazy[Callable[[], None]]
    """Registers the game with OpenSpiel."""

    def coding(self, game: Game) -> "Coding":
        """The action ids and observations of a game."""
        return self.make_coding.load()(game)

    def boards(self, game: Game, count: int, seed: Seeds) -> "Boards":
        """A batch of games."""
        return self.make_boards.load()(game, count, seed)


def environment_of(game: Game) -> Environment:
    """The environment of a game. Raises `TypeError` if the game has none."""
    environment = GAMES[game.name].environment if game.name in GAMES else None
    if environment is None:
        raise TypeError(f"{game.name} has no environment")
    return environment.load()
