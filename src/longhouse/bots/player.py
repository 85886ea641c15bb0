"""Chooses a bot's actions; the level decides how much the bot sees, thinks and misjudges."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.evaluating import decide, think
from longhouse.bots.levels import Level
from longhouse.bots.mind import mind_of
from longhouse.engine.thinking import Budget, Progress, RatedAction, Verdict
from longhouse.errors import BotError, TooLargeForEngine
from longhouse.games.game import Event, Seat, State

USUAL = 0.5
"""The form of a bot in a usual game, neither good nor bad, on the scale from 0 to 1."""
_IN_COMPANY = 2 / 3
"""The part of `noise` and `within` in games of more than two. Each player has fewer points to win there, so the actions
differ by less: a bot that misjudged them as much as in a game of two would play far worse.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """The action that a bot chose."""

    action: Event
    verdict: Verdict | None = None
    """The search's rating of the actions; None if there was no search."""


def choose(
    state: State,
    level: Level,
    seed: int,
    token: CancellationToken | None = None,
    progress: Progress | None = None,
    left: float | None = None,
    form: float = USUAL,
) -> Choice:
    """Choose an action for the seat to move. Raises `BotError` if no seat is to move.

    - `seed`: the seed of the bot's random numbers.
    - `token`: lets another thread cancel the search.
    - `progress`: called with the nodes searched so far and the seconds elapsed.
    - `left`: the thinking time left for the rest of the game, in seconds. Only levels with a time for the whole game
      use it; if it is None, they estimate it from the position.
    - `form`: the bot's form of the day, from 0 (worst) to 1 (best), which stays the same during a game.

    The choice is deterministic for a given position, seed, form and budget in nodes.
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
        return _thought(
            state, level, seed, rng, token or CancellationToken(), progress, budget_of(level, state, left), form
        )
    except TooLargeForEngine:
        return Choice(rng.choice(actions))  # with custom tiles a game may exceed the engine's limits, but must go on


def _thought(
    state: State,
    level: Level,
    seed: int,
    rng: random.Random,
    held: CancellationToken,
    progress: Progress | None,
    budget: Budget,
    form: float,
) -> Choice:
    if level.plays == "greedy":
        return Choice(mind_of(state.game.name).greedy(state, seed))
    mood = max(0.0, 1 + level.moods * (1 - 2 * form))
    part = 1.0 if state.game.seats <= 2 else _IN_COMPANY
    noise, within = level.noise * mood * part, None if level.within is None else level.within * part
    if level.sees != "ahead":
        seen = mind_of(state.game.name).look(state, level.sees, forgets_runes=level.forgets_runes)
        return Choice(_misjudged(seen, noise, within, rng))
    if noise:
        verdict = think(state, level, budget, seed, held, progress)
        rated = [(each.action, each.value) for each in verdict.candidates]
        return Choice(_misjudged(rated, noise, within, rng), verdict)
    if rng.random() < level.blunder * mood:
        verdict = think(state, level, budget, seed, held, progress)
        return Choice(_by_value(verdict.candidates, level.heat, rng).action, verdict)
    verdict = decide(state, level, budget, seed, held, progress)
    return Choice(verdict.best.action, verdict)


def search_seed(seed: str) -> int:
    """Convert a seed given as text to a number."""
    return int.from_bytes(sha256(seed.encode()).digest()[:8], "big")


def form_of(occasion: str, seat: Seat | None) -> float:
    """Return a bot's form of the day, from 0 to 1.

    It depends only on the seat and on `occasion`, a text that is the same for all moves of a game.
    """
    return random.Random(f"{occasion}/{seat}/form").random()


def budget_of(level: Level, state: State, left: float | None = None) -> Budget:
    """Return the budget for the next move. If the level has a time for the whole game, the move gets its share of it.

    `left` is what remains of that time, in seconds; None if it is unknown, so that it is estimated from the position.
    """
    if level.per_game is None:
        return level.budget
    seconds = mind_of(state.game.name).share_of_time(state, level.per_game, left, deep=level.deep)
    return replace(level.budget, seconds=seconds)


def _misjudged(rated: Sequence[tuple[Event, float]], noise: float, within: float | None, rng: random.Random) -> Event:
    """Return the action that seems best if each is misjudged by up to `noise`, either way.

    Actions that are worse than the best one by more than `within` are left out.
    """
    least = -math.inf if within is None else max(value for _, value in rated) - within
    seen = [
        (value + rng.uniform(-noise, noise), i, action) for i, (action, value) in enumerate(rated) if value >= least
    ]
    return max(seen)[2]


def _by_value(candidates: Sequence[RatedAction], heat: float, rng: random.Random) -> RatedAction:
    best = max(each.value for each in candidates)
    weights = [math.exp((each.value - best) / heat) for each in candidates]
    return rng.choices(candidates, weights)[0]
