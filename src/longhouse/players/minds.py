"""How a level thinks: the exact solver where it is known and in reach, else a search, no longer than needed."""

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from longhouse.engine.thinking import Budget, Candidate, Progress, Reins, Verdict
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State
from longhouse.players.levels import Level

if TYPE_CHECKING:
    from longhouse.engine.compiling import Compiling

_prepared: set[str] = set()
"""The games whose kernels are loaded in this process."""
_GLANCE = 0.1
"""The part of a budget after which a level looks whether the choice is clear."""
_LEAST = 0.05
"""The part of a budget that a search is given at least, whatever was used before."""


class Leash:
    """What holds a player while it thinks, in however many steps: anyone may call `stop`."""

    def __init__(self) -> None:
        self.stopped = False
        self._reins = Reins()

    def stop(self) -> None:
        """End the thinking soon, with what there is."""
        self.stopped = True
        self._reins.stop()

    def reins(self) -> Reins:
        """What holds the next step; a search raises its flag when its own time is over, so each step has its own."""
        self._reins = Reins()
        if self.stopped:
            self._reins.stop()
        return self._reins


def prepare(game: str, tell: "Compiling | None" = None) -> None:
    """Load what is compiled for a game, so that it is not counted as time to think; told if it has to be compiled."""
    if game not in _prepared:
        from longhouse.engine.compiling import load  # noqa: PLC0415
        from longhouse.engine.warm import KERNELS  # noqa: PLC0415

        load([module for module in KERNELS if f".{game}." in module], tell)
        _prepared.add(game)


def check_size(state: State, level: Level) -> None:
    """Refuse a position that is too large for a level to think about, before anything is compiled."""
    ending = _knows(state, level) or (_knows_turn(state, level) and not state.bag)  # the solver may do
    if isinstance(state.game, Fjords) and not ending:
        from longhouse.engine.fjords import rules  # noqa: PLC0415

        rules.check_size(state.game)


def decide(
    state: State, level: Level, budget: Budget, seed: int, leash: Leash, progress: Progress | None = None
) -> Verdict:
    """What a level finds best; of the other actions it may have no opinion."""
    began = budget.clock()
    solved: Verdict | None = None
    if _knows_turn(state, level):
        solved = _proven(state, part_of(budget, level.solve), leash)
    elif _knows(state, level):
        solved = _solved(state, part_of(budget, level.solve), leash, progress)
    if solved is not None:
        return solved
    return _searched(state, level, _less(budget, budget.clock() - began), seed, leash, progress)


def think(
    state: State, level: Level, budget: Budget, seed: int, leash: Leash, progress: Progress | None = None
) -> Verdict:
    """What a level thinks of each action: exact values where it can prove them, estimates within bounds elsewhere."""
    began = budget.clock()
    if _knows_turn(state, level):
        proven = _proven(state, part_of(budget, level.solve), leash)
        if proven is not None:
            return proven
    if not _knows(state, level):
        return _searched(state, level, _less(budget, budget.clock() - began), seed, leash, progress)
    from longhouse.engine.fjords import settling  # noqa: PLC0415

    exact = settling.values(state, part_of(budget, level.solve), leash.reins(), progress)
    if exact.proven or leash.stopped:
        return exact
    estimate = _searched(state, level, _less(budget, budget.clock() - began), seed, leash, progress)
    bounds = {each.action: each for each in exact.candidates}
    candidates = tuple(
        replace(each, low=bounds[each.action].low, high=bounds[each.action].high) for each in estimate.candidates
    )
    return replace(estimate, candidates=candidates, nodes=exact.nodes + estimate.nodes)


def compare(state: State, actions: Collection[Event], budget: Budget, seed: int, leash: Leash) -> Verdict:
    """What becomes of these actions of Fjords alone, all in the same games."""
    from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

    return fjords.compare(state, actions, budget, seed, leash.reins())


def part_of(budget: Budget, part: float) -> Budget:
    """So much of a budget."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * part,
        nodes=None if budget.nodes is None else max(1, int(budget.nodes * part)),
    )


def greedy(state: State, seed: int) -> Event:
    """The action that looks best one action ahead."""
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.greedy(state, seed)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.greedy(state, seed)


def _knows(state: State, level: Level) -> TypeGuard[Settlement]:
    """Whether a level has the exact solver for such a position."""
    return bool(level.solve) and isinstance(state, Settlement) and state.game.seats == 2


def _knows_turn(state: State, level: Level) -> TypeGuard[Exploration]:
    """Whether a level looks what settlement follows, in case this is the last turn before it."""
    return bool(level.solve) and isinstance(state, Exploration) and state.game.seats == 2


def _proven(state: Exploration, budget: Budget, leash: Leash) -> Verdict | None:
    """All actions of a last turn, if they are proven; None if it is no such turn or the budget did not do."""
    from longhouse.engine.fjords.last_turn import prove_last_turn  # noqa: PLC0415

    return prove_last_turn(state, budget, leash.reins())


def _solved(state: Settlement, budget: Budget, leash: Leash, progress: Progress | None) -> Verdict | None:
    """The best action alone, if it is proven to be, or to win; None if the budget did not do."""
    from longhouse.engine.fjords import settling  # noqa: PLC0415

    found = settling.solve(state, budget, leash.reins(), progress)
    winner = settling.winner(state, found.low)
    if not found.solved and winner != state.seat and not leash.stopped:
        return None
    win = 0.5 if winner is None else float(winner == state.seat)
    best = Candidate(found.best, (found.low + found.high) / 2, win, found.nodes, found.low, found.high)
    return Verdict((best,), found.nodes, found.seconds, found.line, found.solved)


def _searched(
    state: State, level: Level, budget: Budget, seed: int, leash: Leash, progress: Progress | None
) -> Verdict:
    """What a search finds, in a part of its budget if the choice is clear then."""
    if level.clear:
        glance = _search(state, part_of(budget, _GLANCE), seed, leash, progress)
        if leash.stopped or _is_clear(glance, level.clear):
            return glance
        budget = _less(budget, glance.seconds, glance.nodes)
    return _search(state, budget, seed, leash, progress)


def _search(state: State, budget: Budget, seed: int, leash: Leash, progress: Progress | None) -> Verdict:
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.search(state, budget, seed, leash.reins(), progress)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.search(state, budget, seed, leash.reins(), progress)


def _is_clear(verdict: Verdict, lead: float) -> bool:
    return len(verdict.candidates) == 1 or verdict.candidates[0].value - verdict.candidates[1].value >= lead


def _less(budget: Budget, seconds: float, nodes: int = 0) -> Budget:
    """What is left after so many seconds and nodes, but never so little that nothing could be found."""
    least = part_of(budget, _LEAST)
    return replace(
        budget,
        seconds=None if budget.seconds is None else max(budget.seconds - seconds, least.seconds or 0.0),
        nodes=None if budget.nodes is None else max(budget.nodes - nodes, least.nodes or 1),
    )
