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
    """Whether success in this phase is certain (True) or impossible (False); None if that is open, or if the phase has
    no success or failure.
    """
    can_finish: bool = False
    """Whether the rest of the phase can be played automatically, because no choice in it matters any more."""


class Closer(Protocol):
    """Interface of an object that finds out whether the current phase of a game is decided, and plays the rest of the
    phase.

    Positions belong to the same phase as long as they have the same type.
    """

    slow: bool
    """Whether `look` can take as long as a second, so that a server runs it in another process."""

    def applies(self, state: State) -> bool:
        """Return whether the position is in a phase that can be decided early."""

    def look(self, state: State) -> Decided:
        """Return whether the phase that this position belongs to is decided."""

    def choose(self, state: State) -> Event:
        """Return an action for the seat to move, while a decided phase is played to its end."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of one seat, for statistics."""

    first: str | None
    """The first choice of the seat, as text: in Fjords the corners of its first tile, in For Northwood! its first fief.
    None if there was none.
    """
    built: tuple[int, ...]
    """For each piece that the seat built early, the number of moves that it had made when it built the piece.

    In Fjords, the pieces are the longhouses of round 1, and the moves are the tiles laid. In For Northwood! this is
    empty.
    """


@dataclass(frozen=True, slots=True)
class Daily:
    """What a game offers each day, the same for all players: a puzzle, or a deal to be played."""

    what: Literal["puzzle", "deal"]
    """What is offered: a puzzle, or a deal that everybody plays."""
    options: Mapping[str, object] = field(default_factory=dict)
    """The options of the game that is dealt; for a puzzle they are not used."""


def _no_opening(_: Sequence[str]) -> Opening:
    return Opening(None, ())


def _none() -> list[str]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind:
    """Everything that other packages need to know about a game."""

    game: type[Game]
    """The class of the rules. `Game.with_options` creates a game."""
    title: str | None = None
    """The key of the text with the game's title; None to show the game's name instead."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    options: type
    """The type of the options: a `TypedDict`."""
    views: tuple[type, ...]
    """The types of the views, one per phase: each a `TypedDict`."""
    result: type
    """The type of a result as JSON: a `TypedDict`."""
    goals: tuple[int, ...] = ()
    """The goals that the player of a solo game can choose from, in points; empty for other games."""
    scenarios: Callable[[], list[str]] = _none
    """A function that returns the ids of the scenarios that the options can name."""
    learning: tuple[tuple[str, ...], ...] = ()
    """For each game of the learning path, the names of the parts of the game that are in play: in Fjords the runes.

    Empty if the game has no learning path.
    """
    learn: Callable[[int], JsonObject] | None = None
    """A function that returns the options of game number n of the learning path, where n counts from 1; None if there
    is no path.

    The function raises `BadOptions` for other numbers.
    """
    opening: Callable[[Sequence[str]], Opening] = _no_opening
    """A function that describes the opening of a seat, given all its actions as texts."""
    likeness: Callable[[State], frozenset[str]] | None = None
    """A function that returns features of a position that do not depend on how the position is written down.

    Two positions are alike if they share most features. None if only positions with equal views are alike.
    """
    daily: Daily | None = None
    """The puzzle or deal that the game offers each day; None if it offers nothing."""
    lessons: Path | None = None
    """The file with the lessons of the game, which `longhouse.lessons.course` reads; None if the game has no lessons.
    """
    puzzles_of_chance: bool = False
    """Whether, in puzzles of this game, the value of an action is a chance of success and not a number of points."""
    analysis_nodes: int = 5_000
    """The number of nodes that an analysis searches at each decision."""
    closing: Lazy[Closer] | None = None
    """The object that finds out whether a phase is decided; None if that never happens in this game."""
    board: "Lazy[TextBoard] | None" = None
    """The object that draws views as text; None to show each view as a list of its fields."""
    terminal: "Lazy[TerminalGame] | None" = None
    """The game's screen in the terminal app; None for the default screen: the text of `board` and the legal actions."""
    telling: "Lazy[Telling] | None" = None
    """The object that describes events in words; None to show events in the notation of the rules."""
    mind: "Lazy[Mind] | None" = None
    """The object with which the built-in bots think about the game; None if they can only play at random."""
    puzzles: "Lazy[PuzzleGame] | None" = None
    """The object that makes puzzles from games; None if the game has no puzzles."""
    benchmark: "Lazy[BenchmarkGame] | None" = None
    """The positions and fixed bots with which bots are compared; None if the game has no benchmark."""
    environment: "Lazy[Environment] | None" = None
    """The support for reinforcement learning; None if there is none."""
    texts: Path | None = None
    """A folder with the game's texts as `LANGUAGE/*.ftl`; None if they are in `longhouse.words`."""

    @property
    def name(self) -> str:
        """The name of the game, as in records and commands."""
        return self.game.name
