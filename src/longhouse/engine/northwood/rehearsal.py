"""Searches games with special rules: tries each decision and lets a simple bot (the Steward) play the visit to its
end.

It uses only the rules in Python, so it supports every special rule without extra code. It is about a thousand times
slower than the compiled tree search.
"""

import random
from dataclasses import dataclass
from math import erf, sqrt

from longhouse.engine.northwood import steward
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation, Progress, RatedAction, Verdict
from longhouse.games.chance import Source
from longhouse.games.game import Event, State
from longhouse.games.northwood.fiefs import STARS
from longhouse.games.northwood.journey import Camp, FinishedJourney, Journey
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.visit import Visit
from longhouse.games.play_on import play_on

_SHARE = 0.5
"""The assumed chance to win each open fief; the variance of the final stars follows from it."""
_A_FRIEND = 0.25
"""The value of a friendly ruler, in stars."""


@dataclass(slots=True)
class _Tried:
    """The results so far of one decision that was tried."""

    action: Event
    times: int = 0
    hits: int = 0
    stars: float = 0.0
    win: float = 0.0

    def promise(self) -> float:
        return (self.win + 0.01 * self.stars) / self.times


def rehearse(
    state: State, budget: Budget, seed: int, cancellation: Cancellation | None = None, progress: Progress | None = None
) -> Verdict:
    """Rate all decisions: try them one after the other, again and again, until the budget is spent.

    A node of the budget is one try. Each decision is tried at least once unless the search is cancelled. `seed`
    determines all random numbers.
    """
    began = budget.clock()
    until = began + (budget.seconds if budget.seconds is not None else float("inf"))
    flag = (cancellation or Cancellation()).flag
    rng = random.Random(f"{seed}/rehearsal")
    tried = [_Tried(action) for action in state.actions()]
    nodes = 0
    limit = max(UNLIMITED if budget.nodes is None else budget.nodes, len(tried))
    while nodes < limit:
        if (nodes and flag[0]) or (nodes >= len(tried) and budget.clock() > until):
            break
        _rehearse_once(state, tried[nodes % len(tried)], rng)
        nodes += 1
        if progress is not None:
            progress(nodes, budget.clock() - began)
    seen = sorted((each for each in tried if each.times), key=lambda each: -each.promise())
    candidates = [
        RatedAction(
            action=each.action,
            value=each.stars / each.times,
            win=each.win / each.times,
            visits=each.times,
            hit=each.hits / each.times,
        )
        for each in seen
    ]
    return Verdict(tuple(candidates), nodes=nodes, seconds=budget.clock() - began, line=(candidates[0].action,))


def _rehearse_once(before: State, tried: _Tried, rng: random.Random) -> None:
    assert isinstance(before, Camp | Visit)
    source = Source(str(rng.random()))
    state = before.take(tried.action)
    for _, after in play_on(state, source, choose=lambda state: steward.decide(state, rng), within=Visit):
        state = after
    assert isinstance(state, Camp | FinishedJourney)
    stars, win = _expected(state)
    tried.times += 1
    tried.hits += state.journey.fates.count(True) > before.journey.fates.count(True)
    tried.stars += stars
    tried.win += win


def _expected(state: Camp | FinishedJourney) -> tuple[float, float]:
    """Return a rough estimate of the final stars and of the chance to reach the goal."""
    journey: Journey = state.journey
    game: Northwood = journey.game
    if isinstance(state, FinishedJourney):
        return float(state.result.stars), float(state.result.won)
    to_come = [STARS[fief] for fief in journey.open_fiefs()]
    stars = sum(journey.stars()) + _SHARE * sum(to_come) + _A_FRIEND * len(journey.friends)
    spread = sqrt(_SHARE * (1 - _SHARE) * sum(worth**2 for worth in to_come))
    return stars, 0.5 + 0.5 * erf((stars - game.goal + 0.5) / (spread * sqrt(2)))
