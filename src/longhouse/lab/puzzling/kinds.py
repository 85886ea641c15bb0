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
"""Divides the actions of a position into right and wrong ones; None if there is nothing to find."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleKind:
    """One kind of puzzle for a game, such as tile puzzles."""

    judge: Judging
    """Used while puzzles are made."""
    check: Judging
    """Used to prove a puzzle again, with more effort if that is needed."""
    phase: type[State]
    """The type of position in which a puzzle takes place: it ends when another phase of the game begins."""
    of_chance: bool = False
    """Whether the value of an action is a chance of success; then several actions can be right, each with its own
    continuation."""


class PuzzleGame(ABC):
    """The interface through which puzzle making learns about a game."""

    kinds: ClassVar[Mapping[PuzzlePhase, PuzzleKind]]
    themes_of_reasons: ClassVar[Mapping[str, str]]
    """For each reason why a decision is right, the theme it belongs to."""

    @abstractmethod
    def themes(self, state: State, action: Event) -> set[str]:
        """Return the themes that follow from the position and the right action."""

    @abstractmethod
    def branch(self, events: Sequence[Event], kinds: Collection[PuzzlePhase]) -> int | None:
        """Return after how many events of a game to try other continuations, in search of more puzzles; None to try
        none.
        """

    @abstractmethod
    def continuations(self, state: State) -> list[Event]:
        """Return the actions from which another continuation is chosen at random; empty if no puzzle can follow any
        more.
        """


def puzzles_of(game: str) -> PuzzleGame:
    """Return the `PuzzleGame` for a game, which must have one."""
    place = GAMES[game].puzzles
    assert place is not None, game
    return place.load()
