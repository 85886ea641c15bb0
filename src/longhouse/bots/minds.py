"""How a level evaluates actions: by the exact solver where that applies and finishes in time, else by a search."""

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level
from longhouse.engine.thinking import Budget, Progress, RatedAction, Verdict
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State

if TYPE_CHECKING:
    from longhouse.engine.compiling import Compiling

_prepared: set[str] = set()
"""The games whose kernels are loaded in this process."""
_GLANCE = 0.1
"""The fraction of a budget after which a level checks whether the choice is already clear."""
_LEAST = 0.05
"""The fraction of a budget that a search always gets, however much the solver has used."""


def prepare(game: str, tell: "Compiling | None" = None) -> None:
    """Load the compiled code for a game, so that loading is not counted as thinking time.

    `tell` is called if the code has to be compiled first.
    """
    if game not in _prepared:
        from longhouse.engine.compiling import load  # noqa: PLC0415
        from longhouse.engine.warm import KERNELS  # noqa: PLC0415

        load([module for module in KERNELS if f".{game}." in module], tell)
        _prepared.add(game)


def check_size(state: State, level: Level) -> None:
    """Raise `TooLargeForEngine` if a position is too large for the search that the level needs; compiles nothing."""
    ending = _knows(state, level) or (_knows_turn(state, level) and not state.bag)  # the solver may be enough
    if isinstance(state.game, Fjords) and not ending:
        from longhouse.engine.fjords import rules  # noqa: PLC0415

        rules.check_size(state.game)


def decide(
    state: State, level: Level, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None = None
) -> Verdict:
    """The best action according to a level; the verdict need not contain the other actions."""
    began = budget.clock()
    solved: Verdict | None = None
    if _knows_turn(state, level):
        solved = _proven(state, part_of(budget, level.solve), token)
    elif _knows(state, level):
        solved = _solved(state, part_of(budget, level.solve), token, progress)
    if solved is not None:
        return solved
    return _searched(state, level, _less(budget, budget.clock() - began), seed, token, progress)


def think(
    state: State, level: Level, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None = None
) -> Verdict:
    """A level's evaluation of every action: exact where it can be proven, else an estimate with proven bounds."""
    began = budget.clock()
    if _knows_turn(state, level):
        proven = _proven(state, part_of(budget, level.solve), token)
        if proven is not None:
            return proven
    if not _knows(state, level):
        return _searched(state, level, _less(budget, budget.clock() - began), seed, token, progress)
    from longhouse.engine.fjords import settling  # noqa: PLC0415

    exact = settling.values(state, part_of(budget, level.solve), token.next_search(), progress)
    if exact.proven or token.cancelled:
        return exact
    estimate = _searched(state, level, _less(budget, budget.clock() - began), seed, token, progress)
    bounds = {each.action: each for each in exact.candidates}
    candidates = tuple(
        replace(each, low=bounds[each.action].low, high=bounds[each.action].high) for each in estimate.candidates
    )
    return replace(estimate, candidates=candidates, nodes=exact.nodes + estimate.nodes)


def compare(state: State, actions: Collection[Event], budget: Budget, seed: int, token: CancellationToken) -> Verdict:
    """Compare only these actions of Fjords, all in the same playouts."""
    from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

    return fjords.compare(state, actions, budget, seed, token.next_search())


def part_of(budget: Budget, part: float) -> Budget:
    """A fraction of a budget."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * part,
        nodes=None if budget.nodes is None else max(1, int(budget.nodes * part)),
    )


def greedy(state: State, seed: int) -> Event:
    """The best action by a look one action ahead."""
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.greedy(state, seed)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.greedy(state, seed)


def _knows(state: State, level: Level) -> TypeGuard[Settlement]:
    """Whether the level uses the exact settlement solver in this position."""
    return bool(level.solve) and isinstance(state, Settlement) and state.game.seats == 2


def _knows_turn(state: State, level: Level) -> TypeGuard[Exploration]:
    """Whether the level tries to prove this turn, in case it is the last one before the settlement."""
    return bool(level.solve) and isinstance(state, Exploration) and state.game.seats == 2


def _proven(state: Exploration, budget: Budget, token: CancellationToken) -> Verdict | None:
    """All actions of a last turn with proven values; None if it is not a last turn or the budget was too small."""
    from longhouse.engine.fjords.last_turn import prove_last_turn  # noqa: PLC0415

    return prove_last_turn(state, budget, token.next_search())


def _solved(state: Settlement, budget: Budget, token: CancellationToken, progress: Progress | None) -> Verdict | None:
    """The action that is proven best, or proven to win; None if the budget was too small.

    If the search was cancelled, the best action found so far.
    """
    from longhouse.engine.fjords import settling  # noqa: PLC0415

    found = settling.solve(state, budget, token.next_search(), progress)
    winner = settling.winner(state, found.low)
    if not found.solved and winner != state.seat and not token.cancelled:
        return None
    win = 0.5 if winner is None else float(winner == state.seat)
    best = RatedAction(found.best, (found.low + found.high) / 2, win, found.nodes, found.low, found.high)
    return Verdict((best,), found.nodes, found.seconds, found.line, found.solved)


def _searched(
    state: State, level: Level, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
) -> Verdict:
    """The result of a search, which ends early if the choice is clear after a fraction of the budget."""
    if level.clear:
        glance = _search(state, part_of(budget, _GLANCE), seed, token, progress)
        if token.cancelled or _is_clear(glance, level.clear):
            return glance
        budget = _less(budget, glance.seconds, glance.nodes)
    return _search(state, budget, seed, token, progress)


def _search(state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None) -> Verdict:
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.search(state, budget, seed, token.next_search(), progress)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.search(state, budget, seed, token.next_search(), progress)


def _is_clear(verdict: Verdict, lead: float) -> bool:
    return len(verdict.candidates) == 1 or verdict.candidates[0].value - verdict.candidates[1].value >= lead


def _less(budget: Budget, seconds: float, nodes: int = 0) -> Budget:
    """The budget left after these seconds and nodes, but never less than the fraction `_LEAST` of `budget`."""
    least = part_of(budget, _LEAST)
    return replace(
        budget,
        seconds=None if budget.seconds is None else max(budget.seconds - seconds, least.seconds or 0.0),
        nodes=None if budget.nodes is None else max(budget.nodes - nodes, least.nodes or 1),
    )
