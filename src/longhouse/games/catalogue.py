"""Finds games by name: those in this package, and those that installed packages add.

A package adds a game through an entry point in the group `longhouse.games`, which names its `GameKind`
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
    """A read-only mapping from the name of a game to its `GameKind`.

    The installed packages are searched only when that is necessary: to look up a game that is not built in, to iterate,
    or to count the games.
    """

    def __init__(self, *kinds: GameKind) -> None:
        self._built_in = {kind.name: kind for kind in kinds}

    def __getitem__(self, name: str) -> GameKind:
        """Return the kind of the game with this name. Raises `UnknownGame` if there is none."""
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
        """The games of installed packages. A game that cannot be used is left out with a warning."""
        import logging  # imported here, like the next line, because both are slow and rarely needed
        from importlib.metadata import entry_points

        log = logging.getLogger(__name__)
        found: dict[str, GameKind] = {}
        for point in entry_points(group=_ENTRY_POINTS):
            try:
                kind = point.load()
            except (Exception, SystemExit) as error:  # an installed package can fail in any way
                log.warning("The game %s cannot be loaded from %s: %r", point.name, point.value, error)
                continue
            if not isinstance(kind, GameKind):
                log.warning("The game %s is left out: %s is no GameKind", point.name, point.value)
            elif kind.name in self._built_in or kind.name in found:
                log.warning("The game of %s is left out: another game is called %s", point.value, kind.name)
            else:
                found[kind.name] = kind
        return found


GAMES = GameCatalogue(FJORDS, NORTHWOOD)


def game_with(name: str, options: Mapping[str, object]) -> Game:
    """Create the game with this name and these options.

    Raises `UnknownGame` if there is no game with this name, `BadOptions` if its options are invalid.
    """
    return GAMES[name].game.with_options(options)
