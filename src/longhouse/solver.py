"""The exact solver for settlements of two players: `solve(position)`."""

from dataclasses import dataclass

from longhouse.errors import NotSolvable
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State
from longhouse.games.play import Play, position_of


@dataclass(frozen=True, slots=True)
class Solution:
    """The result of the solver: bounds of the final difference, the points of the seat to move minus the opponent's."""

    low: int
    """The seat to move can reach at least this difference."""
    high: int
    """The seat to move can reach at most this difference; equal to `low` if the settlement is solved."""
    best: str
    """An action that reaches `low`."""
    line: tuple[str, ...]
    """Best play of both seats to the end, beginning with `best`; only `best` if time ran out."""
    nodes: int
    """The number of positions searched."""
    seconds: float
    """The time taken."""

    @property
    def solved(self) -> bool:
        """Whether the exact difference is known."""
        return self.low == self.high


def solve(position: State | Play, *, seconds: float | None = None) -> Solution:
    """Solve a settlement of two players: find its final difference in points with best play on both sides.

    If `seconds` pass before it is solved, the solution has the bounds proven so far. By default there is no limit.
    The first call compiles the solver, which takes up to a minute, once per machine.

    Raises `NotSolvable` if the position is not a settlement of two players, `ValueError` if `seconds` is not above 0.
    """
    state = position_of(position, "solve()")
    if not isinstance(state, Settlement) or state.game.seats != 2:
        raise NotSolvable("solve-no-settlement")
    if seconds is not None and not seconds > 0:
        raise ValueError(f"solve() wants more than {seconds} seconds")
    from longhouse.engine.fjords import settling  # compiled code
    from longhouse.engine.thinking import Budget

    found = settling.solve(state, Budget(seconds=seconds))
    text = state.game.text
    return Solution(
        low=found.low,
        high=found.high,
        best=text(found.best),
        line=tuple(map(text, found.line)),
        nodes=found.nodes,
        seconds=found.seconds,
    )
