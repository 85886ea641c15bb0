"""The exact solver for two-player settlements: `solve(position)` and `regret(position, action)`."""

from dataclasses import dataclass

from longhouse.errors import NotSolvable
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State
from longhouse.games.play import Play, position_of


@dataclass(frozen=True, slots=True)
class Solution:
    """The solver's result for a settlement.

    A difference is the final points of the seat to move minus those of its opponent.
    """

    low: int
    """The smallest difference that best play can lead to: the seat to move can reach at least this."""
    high: int
    """The largest difference that best play can lead to; equal to `low` if the settlement is solved."""
    best: str
    """An action that guarantees the seat to move a difference of at least `low`."""
    all_best: tuple[str, ...]
    """Every action that is proven to guarantee `low`, beginning with `best`. If `solved` and `complete` are true, these
    are all best actions."""
    complete: bool
    """Whether it is proven that every action outside `all_best` is worse."""
    line: tuple[str, ...]
    """Best play of both seats to the end, beginning with `best`; only `best` if time ran out."""
    nodes: int
    """The number of positions searched."""
    seconds: float
    """The time taken, in seconds."""

    @property
    def solved(self) -> bool:
        """Whether the exact difference is known."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Regret:
    """How many points an action costs, compared with best play: 0 for a best action."""

    low: int
    """The lower bound on the points that the action costs."""
    high: int
    """The upper bound on the points that the action costs; equal to `low` if the cost is known exactly."""

    @property
    def exact(self) -> bool:
        """Whether the exact cost is known."""
        return self.low == self.high


def solve(position: State | Play, *, seconds: float | None = None) -> Solution:
    """Solve a two-player settlement: find the final difference in points if both sides play their best.

    If the settlement is not solved after `seconds`, the result has the bounds proven so far. By default there is no
    limit. The first call compiles the solver, which takes up to a minute, once per machine.

    Raises `NotSolvable` if the position is not a two-player settlement, and `ValueError` if `seconds` is not above 0.
    """
    state = _settlement(position, "solve()", seconds)
    from longhouse.engine.fjords import settling  # compiled code
    from longhouse.engine.thinking import Budget

    found = settling.solve(state, Budget(seconds=seconds))
    text = state.game.text
    best, others, complete, nodes, taken = text(found.best), list[str](), False, found.nodes, found.seconds
    if found.solved and (seconds is None or taken < seconds):
        rated = settling.values(state, Budget(seconds=None if seconds is None else seconds - taken))
        others = [text(each.action) for each in rated.candidates if each.low is not None and each.low >= found.low]
        complete = all(
            (each.high is not None and each.high < found.low) or text(each.action) in others
            for each in rated.candidates
        )
        nodes, taken = nodes + rated.nodes, taken + rated.seconds
    return Solution(
        low=found.low,
        high=found.high,
        best=best,
        all_best=(best, *(each for each in others if each != best)),
        complete=complete,
        line=tuple(map(text, found.line)),
        nodes=nodes,
        seconds=taken,
    )


def regret(position: State | Play, action: str, *, seconds: float | None = None) -> Regret:
    """Compute how many points an action of a two-player settlement costs, compared with best play.

    `action` is an action of the seat to move, as text. If the cost is not known after `seconds`, the result has the
    bounds proven so far. By default there is no limit.

    Raises `IllegalAction` if the action is not legal, `NotSolvable` if the position is not a two-player settlement, and
    `ValueError` if `seconds` is not above 0.
    """
    state = _settlement(position, "regret()", seconds)
    chosen = state.read(action)
    from longhouse.engine.fjords import settling  # compiled code
    from longhouse.engine.thinking import Budget

    bounds = {
        each.action: (int(each.low), int(each.high))
        for each in settling.values(state, Budget(seconds=seconds)).candidates
        if each.low is not None and each.high is not None
    }
    low, high = bounds[chosen]
    best = max(bounds.values())[0]
    most = max(high for _, high in bounds.values())
    return Regret(low=max(0, best - high), high=max(0, most - low))


def _settlement(position: State | Play, caller: str, seconds: float | None) -> Settlement:
    state = position_of(position, caller)
    if not isinstance(state, Settlement) or state.game.seats != 2:
        raise NotSolvable("solve-no-settlement")
    if seconds is not None and not seconds > 0:
        raise ValueError(f"{caller} wants more than {seconds} seconds")
    return state
