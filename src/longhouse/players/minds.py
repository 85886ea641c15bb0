"""How a level thinks: the exact solver where it is known and in reach, else a search, no longer than needed."""

import time
from dataclasses import replace

from longhouse.engine.thinking import Budget, Progress, Reins, Verdict
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import State
from longhouse.players.levels import Level

_GLANCE = 0.1
"""The part of a budget after which a level looks whether the choice is clear."""


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


def think(
    state: State, level: Level, budget: Budget, seed: int, leash: Leash, progress: Progress | None = None
) -> Verdict:
    """What a level thinks of each action of a position, within a budget."""
    began = time.perf_counter()
    solved = _solved(state, level, budget, leash)
    if solved is not None and (solved.proven or leash.stopped):
        return solved
    left = _less(budget, time.perf_counter() - began)
    if level.clear:
        glance = _searched(state, _part(left, _GLANCE), seed, leash, progress)
        if leash.stopped or glance.proven or _is_clear(glance, level.clear):
            return glance
        left = _less(left, glance.seconds)
    return _searched(state, left, seed, leash, progress)


def greedy(state: State, seed: int) -> Verdict:
    """What each action of a position is worth as far as one sees after it."""
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.greedy(state, seed)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.greedy(state, seed)


def _solved(state: State, level: Level, budget: Budget, leash: Leash) -> Verdict | None:
    """The exact values in a settlement of two, or bounds; None where the level does not know the solver."""
    if not level.solve or not isinstance(state, Settlement) or state.game.seats != 2:
        return None
    from longhouse.engine.fjords import settling  # noqa: PLC0415

    return settling.values(state, _part(budget, level.solve), leash.reins())


def _searched(state: State, budget: Budget, seed: int, leash: Leash, progress: Progress | None) -> Verdict:
    match state.game.name:
        case "fjords":
            from longhouse.engine.fjords import search as fjords  # noqa: PLC0415

            return fjords.search(state, budget, seed, leash.reins(), progress)
        case _:
            from longhouse.engine.northwood import search as northwood  # noqa: PLC0415

            return northwood.search(state, budget, seed, leash.reins(), progress)


def _is_clear(verdict: Verdict, lead: float) -> bool:
    return len(verdict.candidates) == 1 or verdict.candidates[0].value - verdict.candidates[1].value >= lead


def _part(budget: Budget, part: float) -> Budget:
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * part,
        nodes=None if budget.nodes is None else max(1, int(budget.nodes * part)),
    )


def _less(budget: Budget, seconds: float) -> Budget:
    """What is left after so many seconds; never so little that nothing could be found."""
    if budget.seconds is None:
        return budget
    return replace(budget, seconds=max(budget.seconds - seconds, budget.seconds / 20))
