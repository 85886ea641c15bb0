"""Judges a decision of a game: finds the best action, why it is best, and how much the played action lost."""

from collections.abc import Mapping
from dataclasses import replace

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.evaluating import part_of, think
from longhouse.bots.levels import Level
from longhouse.bots.mind import mind_of
from longhouse.bots.protocol import Candidate, JudgedMove
from longhouse.bots.reasons import reason
from longhouse.engine.thinking import Budget, RatedAction
from longhouse.games.game import Event, Game, State

_FIRST_LOOK = 0.6
"""The fraction of the budget spent on all actions; the rest is for comparing the played action with the best."""


def judge(
    state: State, action: Event, ply: int, level: Level, budget: Budget, seed: int, token: CancellationToken
) -> JudgedMove:
    """Judge a decision of a game: rate `action`, which was played, and the best action of the position.

    A search may neglect weak actions and overrate its favourite. So, if the game supports it (`Mind.compare`), the two
    actions are compared again in new random playouts, the same for both.

    - `ply`: the number of events before the decision; it is only repeated in the result.
    - `budget`: the limits of time and nodes for all this work together.
    - `seed`: the seed of the random numbers.
    - `token`: lets another thread cancel the work.
    """
    assert state.turn is not None
    mind = mind_of(state.game.name)
    verdict = think(state, level, part_of(budget, _FIRST_LOOK), seed, token)
    best = verdict.best
    meant = mind.equivalence(state.game, action)
    played = next(each for each in verdict.candidates if mind.equivalence(state.game, each.action) == meant)
    again = None
    if played is not best and not verdict.proven and not token.cancelled:
        pair = (best.action, played.action)
        again = mind.compare(state, pair, part_of(budget, 1 - _FIRST_LOOK), seed + 1, token)
    if again is not None:
        bounds = {each.action: each for each in (best, played)}
        best = _within(bounds, again.best)
        played = next(_within(bounds, each) for each in again.candidates if each.action == played.action)
    elif played.value >= best.value and played.win >= best.win:
        best = played
    why = reason(state, best.action, verdict)
    if verdict.proven:
        best, played = mind.in_whole_game(state, best), mind.in_whole_game(state, played)
    rated = candidate(replace(played, action=action), state.game)
    better = candidate(best, state.game)
    return JudgedMove(
        ply=ply,
        seat=state.turn,
        played=rated,
        best=better,
        reason=why,
        lost=round(max(0.0, better.value - rated.value), 3),
        lost_win=round(max(0.0, better.win - rated.win), 4),
        proven=verdict.proven,
    )


def loss(move: JudgedMove, game: str) -> float:
    """Return how much worse a move was than the best one: in points (Fjords), or in probability of reaching the goal
    (For Northwood!).
    """
    if mind_of(game).loss_in == "win":
        return max(0.0, move.best.win - move.played.win)
    return max(0.0, move.best.value - move.played.value)


def candidate(rated: RatedAction, game: Game) -> Candidate:
    """Convert a rated action to the form of the bot protocol: its numbers are rounded, and bounds are given only if
    both are known.
    """
    bounded = rated.low is not None and rated.high is not None
    return Candidate(
        action=game.text(rated.action),
        value=round(rated.value, 3),
        win=round(rated.win, 4),
        visits=rated.visits,
        low=rated.low if bounded else None,
        high=rated.high if bounded else None,
        hit=None if rated.hit is None else round(rated.hit, 4),
    )


def _within(bounds: Mapping[Event, RatedAction], again: RatedAction) -> RatedAction:
    """Return the rating of an action by the second search, with the bounds that the first search proved."""
    return replace(again, low=bounds[again.action].low, high=bounds[again.action].high)
