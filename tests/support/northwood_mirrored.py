"""Compares the engine's positions of For Northwood! with the referee's, event by event."""

import random

import numpy as np

from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, come_to_know, deal_hand, end_look, feed, looks_for
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.piles import Position
from longhouse.engine.northwood.playouts import stars_of
from longhouse.engine.northwood.translate import action_of, event_of, packed, state_of
from longhouse.games.chance import Source
from longhouse.games.game import Event, State
from longhouse.games.northwood.journey import FinishedJourney
from longhouse.games.northwood.northwood import Northwood

_WHOLE = 7
"""Every 7th position is compared completely, and then converted again from the referee's."""


class Disagreement(AssertionError):
    """Raised when engine and referee differ in a position."""


def follow(game: Northwood, seed: str) -> int:
    """Play one random game on both sides and return the number of positions, which all agreed."""
    source, rng = Source(seed), random.Random(seed)
    state: State = game.start().take(game.deal.draw(source.output(0)))
    position = packed(state)
    positions = 0
    while not isinstance(state, FinishedJourney):
        agree_on_what_follows(position, state)
        if positions % _WHOLE == 0:
            agree(position, state)
            position = packed(state)
            agree(position, state)
        positions += 1
        chance = state.chance
        if chance is not None:
            event = chance.draw(source.output(positions))
            happen_as(position, event)
        else:
            event = rng.choice(state.actions())
            take(position, action_of(position, event))
        state = state.take(event)
    agree(position, state)
    if stars_of(position[at.WON]) != state.result.stars:
        raise Disagreement("stars")
    return positions + 1


def perft(position: Position, state: State, source: Source, depth: int, drawn: int = 0) -> int:
    """Count the sequences of `depth` actions in the engine, comparing every position with the referee's.

    Chance event n of a line takes output n of the source, as in `longhouse.games.playout.perft`.
    """
    while (chance := state.chance) is not None:
        event = chance.draw(source.output(drawn))
        happen_as(position, event)
        state = state.take(event)
        drawn += 1
    agree(position, state)
    if depth == 0 or isinstance(state, FinishedJourney):
        return int(depth == 0)
    count = 0
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    for action in actions[: legal(position, actions)]:
        after = position.copy()
        take(after, int(action))
        count += perft(after, state.take(event_of(position, int(action))), source, depth - 1, drawn)
    return count


def agree(position: Position, state: State) -> None:
    """Compare a position completely."""
    game = state.game
    assert isinstance(game, Northwood)
    if state_of(position, game) != state:
        raise Disagreement(f"{state_of(position, game)} is not {state}")
    agree_on_what_follows(position, state)


def agree_on_what_follows(position: Position, state: State) -> None:
    """Compare only what can happen next, which is faster; other differences show in a later complete comparison."""
    chance = state.chance
    if chance_is_due(position) != (chance is not None):
        raise Disagreement(f"chance is due in {state}")
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    count = 0 if chance is not None else legal(position, actions)
    if [event_of(position, int(action)) for action in actions[:count]] != state.actions():
        raise Disagreement(f"the legal actions in {state}")


def happen_as(position: Position, event: Event) -> None:
    """Apply one of the referee's chance events to the engine's position."""
    cards = event[1:]
    if event[0] == "*hand":
        deal_hand(position, sum(1 << card for card in cards))
    elif event[0] == "*peek":
        unseen = looks_for(position)
        for card in cards[len(cards) - unseen :]:
            come_to_know(position, card)
        end_look(position)
    else:
        feed(position, cards[0])
