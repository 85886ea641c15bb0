"""The interface `Mind`: what the bots need to know about a game, such as how to search it.

`GameKind.mind` names the mind for a game. The other modules of this package reach a game only through its mind. Only
the level `random` can play a game without a mind.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.protocol import BotReason
from longhouse.bots.sights import LevelSight
from longhouse.engine.thinking import Budget, Progress, RatedAction, SolvedPosition, Verdict
from longhouse.errors import NotSolvable
from longhouse.games.catalogue import GAMES
from longhouse.games.game import Event, Game, State

if TYPE_CHECKING:
    from longhouse.engine.compiling import Compiling

Figure = Literal["difference", "points", "win", "hit"]
"""Which figure of a rated action is shown: its value, as a signed difference or as points, its `win`, or its `hit`."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column in the table of rated actions that is shown to people."""

    head: str
    """The key of the text at the top of the column."""
    figure: Figure


class Mind(ABC):
    """Base class for the bots' knowledge of one game. Its methods import compiled code only when they are called."""

    levels: str
    """The levels of the game, in TOML (`levels.read_levels`)."""
    kernels: tuple[str, ...] = ()
    """The modules with compiled code that every search needs, each with a `warm()`; loaded before the first search."""
    kernels_to_prove: tuple[str, ...] = ()
    """The modules that `prove_best` and `prove_all` need, too."""
    kernels_to_search_deeply: tuple[str, ...] = ()
    """The modules that `search_deeply` and `compare` need, too."""
    columns: tuple[Column, ...] = (Column("advice-points", "difference"), Column("advice-win", "win"))
    """The figures of a rated action that are shown to people."""
    loss_in: Literal["value", "win"] = "value"
    """What the loss of a move is measured in, to find the worst moves of a game."""
    least_loss: float = 0.5
    """The smallest loss at which a move is listed among the worst moves of a game."""
    solves: bool = False
    """Whether some positions of the game can be solved exactly."""
    shares_time: bool = False
    """Whether `share_of_time` is implemented, so that a level can have a time for the whole game."""

    def look(self, state: State, sight: LevelSight, *, forgets_runes: bool) -> list[tuple[Event, float]]:
        """Return every action with its apparent value to a player who does not look ahead (see `LevelSight`)."""
        raise NotImplementedError

    @abstractmethod
    def search(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        """Search for the best action, and rate the others."""

    def search_deeply(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        """Search for the best action with the strongest search available; levels with `deep` use it."""
        return self.search(state, budget, seed, token, progress)

    @abstractmethod
    def greedy(self, state: State, seed: int) -> Event:
        """Choose the action after which the position looks best, without a search."""

    @abstractmethod
    def reason(self, state: State, action: Event, verdict: Verdict | None) -> BotReason:
        """Return the reason for choosing this action. `verdict` is the result of the search, if there was one."""

    def check_size(self, state: State, *, proves: bool) -> None:  # noqa: B027 (most games have no limit)
        """Raise `TooLargeForEngine` if a position is too large to be searched. This is fast, because it compiles
        nothing.

        `proves` says whether the level tries a proof first, which may make the search unnecessary.
        """

    def can_prove(self, state: State) -> bool:
        """Return whether `prove_best` and `prove_all` should be tried in this position."""
        return False

    def prove_best(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        """Find an action that is proven best, or proven to win; None if the budget was too small.

        The verdict may leave out the other actions. If the proof was cancelled, it has the best action found so far.
        """
        return None

    def prove_all(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        """Rate every action within proven bounds; None if nothing was proven.

        `proven` in the verdict says whether the best action is certain.
        """
        return None

    def compare(
        self, state: State, actions: Collection[Event], budget: Budget, seed: int, token: CancellationToken
    ) -> Verdict | None:
        """Rate only these actions, with the same random events for each; None if the results of `search` are good
        enough.
        """
        return None

    def equivalence(self, game: Game, action: Event) -> Hashable:
        """Return a key that equivalent actions share, such as laying either of two identical tiles."""
        return action

    def in_whole_game(self, state: State, rated: RatedAction) -> RatedAction:
        """Convert a rating proven for the current round to one for the whole game, by adding the earlier rounds."""
        return rated

    def share_of_time(self, state: State, whole: float, left: float | None) -> float:
        """Return how many seconds to think about this decision.

        `whole` is the time for all decisions of the game; `left` is what remains of it (None: estimate it).
        """
        raise NotImplementedError

    def can_solve(self, state: State) -> bool:
        """Return whether `solve` applies to this position."""
        return False

    def kernels_to_solve(self, state: State) -> tuple[str, ...]:
        """Return the modules with compiled code that `solve` needs for this position."""
        return ()

    def solve(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> SolvedPosition:
        """Solve a position exactly, or find proven bounds. Raises `NotSolvable` if `can_solve` is false for it."""
        raise NotSolvable("solve-no-solver")


def find_mind(game: str) -> Mind | None:
    """Return the `Mind` for a game; None if the game has none."""
    place = GAMES[game].mind
    return None if place is None else place.load()


def mind_of(game: str) -> Mind:
    """Return the `Mind` for a game that must have one; a game with levels other than `random` always does."""
    mind = find_mind(game)
    assert mind is not None, game
    return mind


_prepared: set[str] = set()
"""The modules whose kernels are loaded in this process."""


def prepare(
    game: str,
    tell: "Compiling | None" = None,
    *,
    searches: bool = True,
    proves: bool = True,
    deep: bool = True,
) -> None:
    """Load the compiled code for a game in advance, so that loading is not counted as thinking time.

    `tell` is called if the code has to be compiled first. Code that only proofs, only deep searches, or only searches
    need can be left out. A level that uses none of it can then play at once, even on a machine that has compiled
    nothing yet.
    """
    mind = find_mind(game)
    if mind is None or not searches:
        return
    needed = mind.kernels + (mind.kernels_to_prove if proves else ()) + (mind.kernels_to_search_deeply if deep else ())
    if missing := [module for module in needed if module not in _prepared]:
        from longhouse.engine.compiling import load

        load(missing, tell)
        _prepared.update(missing)
