"""The description of a game for all other packages: one `GameKind` per game (docs/add-a-game.md).

Other packages ask the kind of a game instead of comparing its name. An object that is slow to import, or belongs to
another package, is named as `module:object` and loaded when it is first used.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeVar, cast

from longhouse.games.game import Event, Game, JsonObject, State

if TYPE_CHECKING:
    from longhouse.bots.mind import Mind
    from longhouse.envs.environment import Environment
    from longhouse.lab.benchmark.kinds import BenchmarkGame
    from longhouse.lab.puzzling.kinds import PuzzleGame
    from longhouse.terminal.app.game_table import TerminalGame
    from longhouse.terminal.board import TextBoard
    from longhouse.words.events import Telling

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lazy(Generic[T]):
    """A reference to an object in another module, which is imported when `load` is called."""

    place: str
    """The object as `module:name`."""

    def load(self) -> T:
        """Import the module if necessary, and return the object."""
        module, _, name = self.place.partition(":")
        return cast(T, getattr(import_module(module), name))


@dataclass(frozen=True, slots=True)
class Decided:
    """Whether the current phase of a game is decided, so that the rest of the phase need not be played."""

    success: bool | None = None
    """Whether success is certain (True) or impossible (False); None if it is open, or if the phase has no success or
    failure."""
    can_finish: bool = False
    """Whether the rest of the phase can be played at once, because no choice in it matters any more."""


class Closer(Protocol):
    """Interface of an object that finds out whether the current phase of a game is decided, and plays the rest of it.

    Positions belong to the same phase as long as they have the same type.
    """

    slow: bool
    """Whether `look` can take as long as a second, so that a server runs it in another process."""

    def applies(self, state: State) -> bool:
        """Return whether the position is in a phase that can be decided early."""

    def look(self, state: State) -> Decided:
        """Find out whether the phase of a position is decided."""

    def choose(self, state: State) -> Event:
        """Choose an action for the seat to move, while a decided phase is played to its end."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of one seat, for statistics."""

    first: str | None
    """The first choice of the seat: in Fjords the corners of its first tile, in For Northwood! its first fief."""
    built: tuple[int, ...]
    """How many moves the seat had made when it built each early piece: in Fjords, tiles laid before each longhouse of
    round 1."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The daily offer of a game, the same for all players: a puzzle, or a deal to be played."""

    what: Literal["puzzle", "deal"]
    """A puzzle, or a deal that everybody plays."""
    options: Mapping[str, object] = field(default_factory=dict)
    """The options of the game that is dealt."""


def _no_opening(_: Sequence[str]) -> Opening:
    return Opening(None, ())


def _none() -> list[str]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind:
    """Everything that other packages need to know about a game."""

    game: type[Game]
    """The rules. `Game.with_options` makes a game of them."""
    title: str | None = None
    """The key of the text that is the title of the game; None to show its name."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    options: type
    """The type of the options: a `TypedDict`."""
    views: tuple[type, ...]
    """The types of the views, one per phase: each a `TypedDict`."""
    result: type
    """The type of a result as JSON: a `TypedDict`."""
    goals: tuple[int, ...] = ()
    """The points that a player of a solo game can aim for."""
    scenarios: Callable[[], list[str]] = _none
    """The ids of the scenarios that the options can name."""
    learning: tuple[tuple[str, ...], ...] = ()
    """What is in play in each game of the learning path: in Fjords the rune stones. Empty if there is no such path."""
    learn: Callable[[int], JsonObject] | None = None
    """The options of a game of the learning path, by its number from 1. Raises `BadOptions`."""
    opening: Callable[[Sequence[str]], Opening] = _no_opening
    """Describes the opening of a seat, given all its actions as texts."""
    likeness: Callable[[State], frozenset[str]] | None = None
    """The features by which a position is recognised, however it is written down: two positions are alike if they share
    most of them. None if only positions with equal views are alike."""
    daily: Daily | None = None
    """The daily puzzle or deal that the game offers, if any."""
    lessons: Path | None = None
    """A file with the lessons of the game (`longhouse.lessons.course`)."""
    puzzles_of_chance: bool = False
    """Whether the value of an action in its puzzles is a chance of success, not a number of points."""
    analysis_nodes: int = 5_000
    """How many nodes an analysis searches at each decision."""
    closing: Lazy[Closer] | None = None
    """Finds out whether a phase is decided; None if that never happens in this game."""
    board: "Lazy[TextBoard] | None" = None
    """Draws views as text; None to list their fields."""
    terminal: "Lazy[TerminalGame] | None" = None
    """Its table in the terminal app; None for a table that draws `board` and lists the legal actions."""
    telling: "Lazy[Telling] | None" = None
    """Describes events in words; None to show their notation."""
    mind: "Lazy[Mind] | None" = None
    """How the bots think about the game; None if they can only play at random."""
    puzzles: "Lazy[PuzzleGame] | None" = None
    """How puzzles are made from its games; None if it has no puzzles."""
    benchmark: "Lazy[BenchmarkGame] | None" = None
    """The positions and fixed bots by which bots are compared; None if it has no benchmark."""
    environment: "Lazy[Environment] | None" = None
    """How learning programs play the game; None if they cannot."""
    texts: Path | None = None
    """A folder with texts of the game as `LANGUAGE/*.ftl`, if they are not in `longhouse.words`."""

    @property
    def name(self) -> str:
        """The name of the game, as in records and commands."""
        return self.game.name
