"""The Steward: a simple bot for For Northwood! that uses the rules in Python, special rules included.

It treats the cards of a hand as independent chances to score, and chooses the action that makes it most likely to
score exactly the number of the fief. Before it listens, it tries each ally's ability on a few random decks. It has no
code for particular special rules.
"""

import random

from longhouse.games.chance import Source
from longhouse.games.game import Event, State
from longhouse.games.northwood.cards import OF_SUIT, listed, suit_of
from longhouse.games.northwood.fiefs import STARS
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.visit import Visit
from longhouse.games.play_on import play_on

SAMPLES = 3
AN_ALLY_KEPT = 0.04
"""How much an ally's ability must improve the chance of the visit before the Steward uses it."""


def play(game: Northwood, seed: str) -> tuple[FinishedJourney, list[Event]]:
    """Let the Steward play a whole game; return the last position and all events.

    `seed` determines both chance and what the Steward tries.
    """
    rng = random.Random(f"{seed}/steward")
    state: State = game.start()
    events: list[Event] = []
    for event, after in play_on(state, Source(seed), choose=lambda state: decide(state, rng)):
        events.append(event)
        state = after
    assert isinstance(state, FinishedJourney)
    return state, events


def decide(state: State, rng: random.Random) -> Event:
    """Return the action that the Steward plays in a position; `rng` provides the random decks on which it tries
    abilities.
    """
    actions = [action for action in state.actions() if action[0] != "call"]
    if len(actions) == 1:
        return actions[0]
    if isinstance(state, Camp):
        return max(actions, key=lambda action: _promise(state.take(action)))
    assert isinstance(state, Visit)
    if state.due != "dialogue":
        return max(actions, key=lambda action: _visit_odds(state, state.take(action)))
    now = _visit_odds(state, state)
    best, choice = now + AN_ALLY_KEPT, actions[0]
    for action in actions[1:]:
        hoped = sum(_tried_out(state, action, rng) for _ in range(SAMPLES)) / SAMPLES
        if hoped > best:
            best, choice = hoped, action
    return choice


def _promise(state: State) -> float:
    """Return a rating of a visit with this hand: the chance of success, weighted by the stars."""
    assert isinstance(state, Visit)
    return _visit_odds(state, state) * (2 + STARS[state.fief])


def _tried_out(visit: Visit, use: Event, rng: random.Random) -> float:
    """Return a rating of the visit after using an ally, with one random order of the deck."""
    stream = Source(str(rng.random())).output(0)
    state = visit.take(use)
    while isinstance(state, Visit) and state.due == "ability":
        chance = state.chance
        state = state.take(decide(state, rng) if chance is None else chance.draw(stream))
    return _visit_odds(visit, state)


def _visit_odds(before: Visit, state: State) -> float:
    """Return a rating of a visit that grows with the chance of success. After the visit it is 1.1 (success) or 0
    (failure).
    """
    if isinstance(state, Visit):
        missing = state.fief - len(state.score)
        chances = [1.0]
        for card in listed(state.hand):
            chance = _chance_to_score(state, card)
            chances = [
                (chances[n] * (1 - chance) if n < len(chances) else 0.0) + (chances[n - 1] * chance if n else 0.0)
                for n in range(len(chances) + 1)
            ]
        exactly = chances[missing] if 0 <= missing < len(chances) else 0.0
        # A near miss is better than a far one, since allies can still help.
        near = sum(chances[n] / (1 + abs(n - missing)) for n in range(len(chances)))
        return exactly + 0.1 * near
    assert isinstance(state, Camp | FinishedJourney)
    return 1.1 if state.journey.fates.count(True) > before.journey.fates.count(True) else 0.0


def _chance_to_score(visit: Visit, card: int) -> float:
    of_suit = visit.deck & OF_SUIT[suit_of(card)]
    beaten_by = visit.game.beaten_by[visit.trump]
    beaten = sum(beaten_by[statement] >> card & 1 for statement in listed(of_suit)) if of_suit else 0
    in_suit = beaten / of_suit.bit_count() if of_suit else 0.0
    return 0.45 + 0.5 * in_suit if suit_of(card) == visit.trump else 0.05 + 0.7 * in_suit
