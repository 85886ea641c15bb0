"""Settlements of two players, solved exactly: `solve(position)`."""

from dataclasses import dataclass

from longhouse.errors import NotSolvable
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State
from longhouse.games.play import Play, position_of


@dataclass(frozen=True, slots=True)
class Solution:
    """What is proven of a settlement. Differences are final points of the seat to move minus the opponent's."""

    low: int
    """The difference that the seat to move can reach at least."""
    high: int
    """The difference that it can reach at most; the same as `low` once the settlement is solved."""
    best: str
    """An action that reaches `low`."""
    line: tuple[str, ...]
    """Best play of both to the end, beginning with `best`; where the time was over before, `best` alone."""
    nodes: int
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether the difference is known exactly."""
        return self.low == self.high


def solve(position: State | Play, *, seconds: float | None = None) -> Solution:
    """How a settlement of two ends with best play, or between which bounds if `seconds` are over before.

    `NotSolvable` if the position is no settlement of two players. The first call compiles the solver, which takes up
    to a minute once on a machine.
    """
    state = position_of(position, "solve()")
    if not isinstance(state, Settlement) or state.game.seats != 2:
        raise NotSolvable("solve-no-settlement")
    if seconds is not None and not seconds > 0:
        raise ValueError(f"solve() wants more than {seconds} seconds")
    from longhouse.engine.fjords import settling  # noqa: PLC0415 (compiled code)
    from longhouse.engine.thinking import Budget  # noqa: PLC0415

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
