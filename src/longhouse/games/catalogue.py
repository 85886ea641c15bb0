"""The games by name: those of this package, and those that installed packages add.

A package adds a game by an entry point of the group `longhouse.games`, which names its `GameKind`
(docs/add-a-game.md).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property

from longhouse.errors import UnknownGame
from longhouse.games.fields import shown
from longhouse.games.fjords.kind import FJORDS
from longhouse.games.game import Game
from longhouse.games.kinds import GameKind
from longhouse.games.northwood.kind import NORTHWOOD

_ENTRY_POINTS = "longhouse.games"


class GameCatalogue(Mapping[str, GameKind]):
    """The kinds of all games, by name. Installed packages are looked at only if a built-in game will not do."""

    def __init__(self, *kinds: GameKind) -> None:
        self._built_in = {kind.name: kind for kind in kinds}

    def __getitem__(self, name: str) -> GameKind:
        """Return the kind of a game. Raises `UnknownGame`."""
        kind = self._built_in.get(name) or self._installed.get(name)
        if kind is None:
            raise UnknownGame("game-unknown", name=shown(name), games=", ".join(self))
        return kind

    def __contains__(self, name: object) -> bool:
        return name in self._built_in or name in self._installed

    def __iter__(self) -> Iterator[str]:
        yield from self._built_in
        yield from self._installed

    def __len__(self) -> int:
        return len(self._built_in) + len(self._installed)

    @cached_property
    def _installed(self) -> dict[str, GameKind]:
        from importlib.metadata import entry_points  # slow, and few need it

        found = (point.load() for point in entry_points(group=_ENTRY_POINTS))
        return {kind.name: kind for kind in found if kind.name not in self._built_in}


GAMES = GameCatalogue(FJORDS, NORTHWOOD)


def game_with(name: str, options: Mapping[str, object]) -> Game:
    """The game with this name and these options. Raises `UnknownGame`, or `BadOptions` for bad options."""
    return GAMES[name].game.with_options(options)
