"""A player at a seat: thinks as its level says, and chooses."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from longhouse.engine.northwood.allotment import WHOLE_GAME, allotment, weight_ahead
from longhouse.engine.thinking import Budget, Candidate, Progress, Verdict
from longhouse.errors import BotError, TooLargeForEngine
from longhouse.games.game import Event, Seat, State
from longhouse.players.levels import Level
from longhouse.players.minds import Leash, decide, greedy, think

USUAL = 0.5
"""The form of a player on a day that is neither good nor bad."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and what was thought of all of them before, if anything was."""

    action: Event
    verdict: Verdict | None = None


def choose(
    state: State,
    level: Level,
    seed: int,
    leash: Leash | None = None,
    progress: Progress | None = None,
    left: float | None = None,
    form: float = USUAL,
) -> Choice:
    """The action a level takes for the seat that is to move.

    The same position, seed, form and budget of nodes give the same action. `form` says what kind of day it has, from 0
    (the worst) to 1, and stays the same in a game. `left` are the seconds that a level with a time for the whole game
    still has; unknown, it takes the part that such a position has in a game.
    """
    actions = state.actions()
    if not actions:
        raise BotError("player-nothing-to-decide")
    rng = random.Random(seed)
    if level.plays == "random":
        return Choice(rng.choice(actions))
    if len(actions) == 1:
        return Choice(actions[0])
    try:
        return _thought(state, level, seed, rng, leash or Leash(), progress, budget_of(level, state, left), form)
    except TooLargeForEngine:
        return Choice(rng.choice(actions))  # a game of one's own tiles goes on, whatever the engine can hold


def _thought(
    state: State,
    level: Level,
    seed: int,
    rng: random.Random,
    held: Leash,
    progress: Progress | None,
    budget: Budget,
    form: float,
) -> Choice:
    if level.plays == "greedy":
        return Choice(greedy(state, seed))
    if rng.random() < level.blunder * (1 + level.moods * (1 - 2 * form)):
        verdict = think(state, level, budget, seed, held, progress)
        return Choice(_by_value(verdict.candidates, level.heat, rng).action, verdict)
    verdict = decide(state, level, budget, seed, held, progress)
    return Choice(verdict.best.action, verdict)


def search_seed(seed: str) -> int:
    """A seed for a search from one in words."""
    return int.from_bytes(sha256(seed.encode()).digest()[:8], "big")


def form_of(occasion: str, seat: Seat | None) -> float:
    """What kind of day the player of a seat has on an occasion, the same whenever it is asked."""
    return random.Random(f"{occasion}/{seat}/form").random()


def budget_of(level: Level, state: State, left: float | None = None) -> Budget:
    """What a level may do for one move; a time for the whole game is spread over the decisions that are to come."""
    if level.per_game is None:
        return level.budget
    if left is None:
        left = level.per_game * min(1.0, weight_ahead(state) / WHOLE_GAME)
    return replace(level.budget, seconds=allotment(state, left))


def _by_value(candidates: Sequence[Candidate], heat: float, rng: random.Random) -> Candidate:
    best = max(each.value for each in candidates)
    weights = [math.exp((each.value - best) / heat) for each in candidates]
    return rng.choices(candidates, weights)[0]
