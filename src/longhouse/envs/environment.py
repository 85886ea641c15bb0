"""The interface `Environment`: how a game can be used for reinforcement learning.

The field `GameKind.environment` gives the environment of a game.
"""

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
"""One seed for a batch, or one for each of its boards; None for random numbers that cannot be repeated."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A game's support for reinforcement learning: its action ids, observations and batches of games."""

    make_coding: "Lazy[Callable[[Game], Coding]]"
    """The function that creates the `Coding` for a game: its action ids and observations."""
    make_boards: "Lazy[Callable[[Game, int, Seeds], Boards]]"
    """The function that creates a batch of games."""
    openspiel: Lazy[Callable[[], None]]
    """The function that registers the game with OpenSpiel."""

    def coding(self, game: Game) -> "Coding":
        """Return the `Coding` for a game, which converts its actions to ids and its positions to observations."""
        return self.make_coding.load()(game)

    def boards(self, game: Game, count: int, seed: Seeds) -> "Boards":
        """Create a batch of `count` games.

        `seed` is one seed for the whole batch or a seed for each game; None for random numbers that cannot be repeated.
        """
        return self.make_boards.load()(game, count, seed)


def environment_of(game: Game) -> Environment:
    """Return the environment for a game. Raises `TypeError` if the game has none."""
    name: str = getattr(game, "name", "")
    environment = GAMES[name].environment if name in GAMES else None
    if environment is None:
        raise TypeError(f"{name or repr(game)} has no environment")
    return environment.load()
