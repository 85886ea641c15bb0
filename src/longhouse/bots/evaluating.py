"""Evaluates actions at a given bot level: by a proof if one succeeds within the budget, otherwise by a search."""

from dataclasses import replace

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level
from longhouse.bots.mind import Mind, mind_of
from longhouse.engine.thinking import Budget, Progress, Verdict
from longhouse.games.game import State

_GLANCE = 0.1
"""The fraction of a budget after which a level checks whether the choice is already clear."""
_LEAST = 0.05
"""The fraction of a budget that a search always gets, however much the proof has used."""


def check_size(state: State, level: Level) -> None:
    """Raise `TooLargeForEngine` if a position is too large for this level's search. Nothing is compiled."""
    mind_of(state.game.name).check_size(state, proves=bool(level.solve))


def decide(
    state: State,
    level: Level,
    budget: Budget,
    seed: int,
    token: CancellationToken,
    progress: Progress | None = None,
) -> Verdict:
    """Find the action that a bot of this level considers best. Unlike `think`, this need not rate the other actions.

    - `budget`: the limits of time and nodes for proof and search together.
    - `seed`: the seed of the search's random numbers.
    - `token`: lets another thread cancel the work.
    - `progress`: called with the nodes searched so far and the seconds elapsed.
    """
    mind, began = mind_of(state.game.name), budget.clock()
    if level.solve and mind.can_prove(state) and not (level.deep and mind.proves_in_vain(state)):
        proven = mind.prove_best(state, part_of(budget, level.solve), token, progress)
        if proven is not None:
            return proven
    return _searched(mind, state, level, _less(budget, budget.clock() - began), seed, token, progress)


def think(
    state: State,
    level: Level,
    budget: Budget,
    seed: int,
    token: CancellationToken,
    progress: Progress | None = None,
) -> Verdict:
    """Rate all actions of a position as a bot of this level would: by a proof if one succeeds, otherwise by a search.

    If a proof finds only bounds on the values, each action gets these bounds, and as its value the search's estimate.

    - `budget`: the limits of time and nodes for proof and search together.
    - `seed`: the seed of the search's random numbers.
    - `token`: lets another thread cancel the work.
    - `progress`: called with the nodes searched so far and the seconds elapsed.
    """
    mind, began = mind_of(state.game.name), budget.clock()
    exact: Verdict | None = None
    if level.solve and mind.can_prove(state):
        exact = mind.prove_all(state, part_of(budget, level.solve), token, progress)
        if exact is not None and (exact.proven or token.cancelled):
            return exact
    estimate = _searched(mind, state, level, _less(budget, budget.clock() - began), seed, token, progress)
    if exact is None:
        return estimate
    bounds = {each.action: each for each in exact.candidates}
    candidates = tuple(
        replace(each, low=bounds[each.action].low, high=bounds[each.action].high) for each in estimate.candidates
    )
    return replace(estimate, candidates=candidates, nodes=exact.nodes + estimate.nodes)


def part_of(budget: Budget, part: float) -> Budget:
    """Return a copy of the budget with its limits multiplied by `part`."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * part,
        nodes=None if budget.nodes is None else max(1, int(budget.nodes * part)),
    )


def _searched(
    mind: Mind,
    state: State,
    level: Level,
    budget: Budget,
    seed: int,
    token: CancellationToken,
    progress: Progress | None,
) -> Verdict:
    """Search for the best action; end early if the choice is clear after a fraction of the budget."""
    search = mind.search_deeply if level.deep else mind.search
    if level.clear:
        glance = search(state, part_of(budget, _GLANCE), seed, token, progress)
        if token.cancelled or _is_clear(glance, level.clear):
            return glance
        budget = _less(budget, glance.seconds, glance.nodes)
    return search(state, budget, seed, token, progress)


def _is_clear(verdict: Verdict, lead: float) -> bool:
    return len(verdict.candidates) == 1 or verdict.candidates[0].value - verdict.candidates[1].value >= lead


def _less(budget: Budget, seconds: float, nodes: int = 0) -> Budget:
    """Return the budget that remains after these seconds and nodes: at least the fraction `_LEAST` of `budget`."""
    least = part_of(budget, _LEAST)
    return replace(
        budget,
        seconds=None if budget.seconds is None else max(budget.seconds - seconds, least.seconds or 0.0),
        nodes=None if budget.nodes is None else max(budget.nodes - nodes, least.nodes or 1),
    )
