"""The interface between puzzle making and a game: `GameKind.puzzles` names the game's `PuzzleGame`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Event, State
from longhouse.lab.puzzling.judgement import Judgement
from longhouse.puzzles.puzzle import PuzzlePhase

Judging = Callable[[State], Judgement | None]
"""A function that divides the actions of a position into right and wrong ones.

It returns None if the position is no puzzle, or if the proof takes too long.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleKind:
    """One kind of puzzle that a game has: in Fjords puzzles about tiles and puzzles about vikings."""

    judge: Judging
    """The function that finds out, while puzzles are made, whether a position can be one."""
    check: Judging
    """The function that proves a finished puzzle again when puzzles are checked; its search may have a larger limit
    than that of `judge`.
    """
    phase: type[State]
    """The type of the positions in which a puzzle takes place. A puzzle ends when the game leaves this type of
    position.
    """
    of_chance: bool = False
    """Whether the value of an action is a chance of success; otherwise it is a number of points or a proven win.

    If it is a chance, several actions can be right. A puzzle ends at such a decision, because each right action would
    have another continuation.
    """


class PuzzleGame(ABC):
    """The interface with which a game tells puzzle making what it needs to know."""

    kinds: ClassVar[Mapping[PuzzlePhase, PuzzleKind]]
    """The kinds of puzzle that the game has. The key of a kind names what has to be found in its puzzles."""
    themes_of_reasons: ClassVar[Mapping[str, str]]
    """For each key of a reason why an action is right, the theme to which a puzzle with this reason belongs."""

    @abstractmethod
    def themes(self, state: State, action: Event) -> set[str]:
        """Return the themes that follow from a position and `action`, the right action in it."""

    @abstractmethod
    def branch(self, events: Sequence[Event], kinds: Collection[PuzzlePhase]) -> int | None:
        """Return after how many of these events other continuations of the game are tried, in search of more puzzles.

        None if no other continuations are tried. `events` are those of a whole game; `kinds` are the kinds of puzzle
        that are wanted.
        """

    @abstractmethod
    def continuations(self, state: State) -> list[Event]:
        """Return the actions from which one is chosen at random, to continue a game in another way than it was played.

        The result is empty if no puzzle can follow any more.
        """


def puzzles_of(game: str) -> PuzzleGame:
    """Return the `PuzzleGame` of the game with this name. The game must have puzzles."""
    place = GAMES[game].puzzles
    assert place is not None, game
    return place.load()
