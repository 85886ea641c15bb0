"""The interface `Mind`: what the bots need to know about a game, such as how to search it.

The field `GameKind.mind` gives the mind for a game. The other modules of this package reach a game only through
its mind. Only the level `random` can play a game without a mind.
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
"""The figure that a column of the table of rated actions shows.

- `difference` and `points`: the expected value of the action, with or without a sign (a lead in points, or stars);
- `win`: the chance to win the game or reach its goal;
- `hit`: the chance of success in the current visit.
"""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table in which people see the rated actions of a position."""

    head: str
    """The message key of the column's title."""
    figure: Figure
    """What the column shows about each action, such as its chance to win: one of the four kinds of `Figure`."""


class Mind(ABC):
    """Base class for the bots' knowledge of one game: its attributes describe the game's bots, its methods choose
    actions.

    The methods import compiled code only when they are called. Some arguments are common to searches and proofs:

    - `budget`: the limits of time and nodes.
    - `seed`: the seed of the random numbers.
    - `token`: lets another thread cancel the work.
    - `progress`: called with the nodes searched so far and the seconds elapsed.
    """

    levels: str
    """The content of the game's `levels.toml`, which defines its levels."""
    kernels: tuple[str, ...] = ()
    """The names of the Python modules with the compiled code that every search needs. Each has a function `warm()`,
    which compiles or loads its code and is called before the first search.
    """
    kernels_to_prove: tuple[str, ...] = ()
    """The names of the modules that `prove_best` and `prove_all` need besides `kernels`."""
    kernels_to_search_deeply: tuple[str, ...] = ()
    """The names of the modules that `search_deeply` and `compare` need besides `kernels`."""
    columns: tuple[Column, ...] = (Column("advice-points", "difference"), Column("advice-win", "win"))
    """The columns of the table in which people see the rated actions of a position, from left to right."""
    loss_in: Literal["value", "win"] = "value"
    """The unit in which the loss of a move is measured: the value (points), or the chance to win."""
    least_loss: float = 0.5
    """The smallest loss, in the unit `loss_in`, with which a move can be listed among the worst moves of a game."""
    solves: bool = False
    """Whether `solve` is implemented, so that some positions of the game can be solved exactly."""
    shares_time: bool = False
    """Whether `share_of_time` is implemented, so that a level can have a thinking time for the whole game."""

    def look(self, state: State, sight: LevelSight, *, forgets_runes: bool) -> list[tuple[Event, float]]:
        """Return every action with the value that it seems to have for a player who does not look ahead.

        - `sight`: how much of the position the player takes into account.
        - `forgets_runes`: whether the player ignores the runes.
        """
        raise NotImplementedError

    @abstractmethod
    def search(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        """Search for the best action, and rate the other actions, too."""

    def search_deeply(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        """Search for the best action with the strongest search that the game has. Levels with the setting `deep` use
        it.
        """
        return self.search(state, budget, seed, token, progress)

    @abstractmethod
    def greedy(self, state: State, seed: int) -> Event:
        """Choose the action after which the position looks best, without looking further. `seed` is the seed of the
        random numbers for this choice.
        """

    @abstractmethod
    def reason(self, state: State, action: Event, verdict: Verdict | None) -> BotReason:
        """Return the reason for choosing this action. `verdict` is the result of the search; None if there was no
        search.
        """

    def check_size(self, state: State, *, proves: bool) -> None:  # noqa: B027 (most games have no limit)
        """Raise `TooLargeForEngine` if a position is too large to be searched. This is quick, because nothing is
        compiled.

        - `proves`: whether the level tries a proof before the search. Proofs have other limits, so a position in which
          a proof may succeed is then not refused.
        """

    def can_prove(self, state: State) -> bool:
        """Return whether `prove_best` and `prove_all` should be tried in this position."""
        return False

    def proves_in_vain(self, state: State) -> bool:
        """Return whether a proof is so unlikely to succeed here that a deep search had better have all the time."""
        return False

    def prove_best(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        """Find an action that is proven to be best, or proven to win.

        Returns None if the budget was too small. The verdict may leave out the other actions. If the work was
        cancelled, the verdict has the best action found so far, which need not be proven.
        """
        return None

    def prove_all(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        """Rate every action, with proven bounds on its value; return None if nothing was proven.

        `Verdict.proven` says whether the first action is certainly the best.
        """
        return None

    def compare(
        self, state: State, actions: Collection[Event], budget: Budget, seed: int, token: CancellationToken
    ) -> Verdict | None:
        """Rate only these actions, with the same random events for each.

        Returns None if the game does not need this, because `search` compares actions well enough.
        """
        return None

    def equivalence(self, game: Game, action: Event) -> Hashable:
        """Return a key that is the same for equivalent actions, such as laying either of two identical tiles."""
        return action

    def in_whole_game(self, state: State, rated: RatedAction) -> RatedAction:
        """Convert a rating that was proven for the current round to a rating for the whole game, by adding the results
        of earlier rounds.

        `state` is the position in which the action was rated. In a game without rounds, the rating stays as it is.
        """
        return rated

    def share_of_time(self, state: State, whole: float, left: float | None, *, deep: bool) -> float:
        """Return how many seconds to think about the decision in this position.

        - `whole`: the seconds for all decisions of the game together.
        - `left`: how many of these seconds are left; None if that is unknown and has to be estimated from the position.
        - `deep`: whether the level has the setting `deep`.
        """
        raise NotImplementedError

    def can_solve(self, state: State) -> bool:
        """Return whether `solve` applies to this position."""
        return False

    def kernels_to_solve(self, state: State) -> tuple[str, ...]:
        """Return the names of the modules with the compiled code that `solve` needs for this position."""
        return ()

    def solve(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> SolvedPosition:
        """Solve a position exactly or, if the budget is too small, find proven bounds on its value.

        Raises `NotSolvable` if `can_solve` returns false for this position.
        """
        raise NotSolvable("solve-no-solver")


def find_mind(game: str) -> Mind | None:
    """Return the `Mind` for a game; None if the game has none."""
    place = GAMES[game].mind
    return None if place is None else place.load()


def mind_of(game: str) -> Mind:
    """Return the `Mind` for a game that is known to have one, because it has bots besides the level `random`.

    For any other game this fails with an `AssertionError`; `find_mind` returns None instead.
    """
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
    """Load the compiled functions (kernels) that the bots of a game need, so that a bot need not do it while it thinks.

    Does nothing if `searches` is false or the game has no `Mind`.

    - `game`: the name of the game.
    - `tell`: called with the number of kernels that are ready and the number of all kernels, if some must be compiled
      first.
    - `searches`, `proves`, `deep`: whether to load the kernels for searches, for proofs and for deep searches.
    """
    mind = find_mind(game)
    if mind is None or not searches:
        return
    needed = mind.kernels + (mind.kernels_to_prove if proves else ()) + (mind.kernels_to_search_deeply if deep else ())
    if missing := [module for module in needed if module not in _prepared]:
        from longhouse.engine.compiling import load

        load(missing, tell)
        _prepared.update(missing)
