"""Converts states and events of the Python rules (`longhouse.games`) to and from packed positions and action codes."""

from collections.abc import Callable, Mapping

import numpy as np

from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.piles import Position
from longhouse.games.game import Event, State
from longhouse.games.northwood.characters import claws, eyes, flowers, leaves
from longhouse.games.northwood.draws import ALL_PLACES
from longhouse.games.northwood.fiefs import FIEFS
from longhouse.games.northwood.journey import Camp, FinishedJourney, Journey
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.steps import AbilityStep, Discard, DiscardAll, DiscardOneOf, Draw, Look
from longhouse.games.northwood.views import Visiting
from longhouse.games.northwood.visit import Visit

_DUE = {
    "*hand": at.DUE_HAND,
    "visit": at.DUE_VISIT,
    "dialogue": at.DUE_DIALOGUE,
    "listen": at.DUE_LISTEN,
    "*state": at.DUE_STATEMENT,
    "reply": at.DUE_REPLY,
    "ability": at.DUE_ABILITY,
    "over": at.OVER,
}
_VISITING: Mapping[int, Visiting] = {
    at.DUE_DIALOGUE: "dialogue",
    at.DUE_LISTEN: "listen",
    at.DUE_STATEMENT: "*state",
    at.DUE_REPLY: "reply",
    at.DUE_ABILITY: "ability",
}
_VERBS = {
    "visit": at.VISIT,
    "call": at.CALL,
    "use": at.USE,
    "listen": at.TO_LISTEN,
    "reply": at.REPLY,
    "discard": at.DISCARD,
    "score": at.SCORE,
    "swap": at.SWAP,
    "choose": at.CHOOSE,
    "name": at.NAME,
    "fief": at.TO_FIEF,
    "ready": at.TO_READY,
    "more": at.MORE,
    "stop": at.STOP,
}
_VERB_TEXT = {number: text for text, number in _VERBS.items()}

STEPS: Mapping[int, Callable[[int], AbilityStep]] = {
    at.S_DRAW: Draw,
    at.S_LOOK: Look,
    at.S_DRAW_ON: lambda _: claws.DrawOn(),
    at.S_DRAW_AND_ADD: lambda knows: eyes.DrawAndAdd(knows & 15, knows >> 4),
    at.S_DISCARD: Discard,
    at.S_DISCARD_ALL: DiscardAll,
    at.S_DISCARD_ONE_OF: DiscardOneOf,
    at.S_TAKE_TOPS: lambda _: claws.TakeTops(),
    at.S_SCORE_ALL: claws.ScoreAll,
    at.S_STOP_OR_MORE: lambda _: claws.StopOrMore(),
    at.S_DISCARD_LOWEST: lambda _: claws.DiscardLowest(),
    at.S_GATHER: lambda _: claws.Gather(),
    at.S_RETURN_TOP: lambda _: flowers.ReturnTop(),
    at.S_FIRST_OF_PAIR: lambda _: flowers.FirstOfPair(),
    at.S_DISCARD_COPIES: lambda _: flowers.DiscardCopies(),
    at.S_SWAP_RULERS: lambda _: leaves.SwapRulers(),
    at.S_EXCHANGE_TOP: lambda _: leaves.ExchangeTop(),
    at.S_MOVE_VISIT: lambda _: leaves.MoveVisit(),
    at.S_REFRESH: leaves.Refresh,
    at.S_TRADE_DISCARD: lambda _: leaves.Trade("discard"),
    at.S_TRADE_SCORE: lambda _: leaves.Trade("score"),
    at.S_NAME_SUIT: lambda _: eyes.NameSuit(),
    at.S_DISCARD_SUM: eyes.DiscardSum,
    at.S_HEED_ANSWER: lambda _: eyes.HeedAnswer(),
}
"""For each kind of step, a function that returns such a step of the Python rules; its argument is the step's parameter.
"""
_KINDS = {type(make(0)): kind for kind, make in STEPS.items()}


def packed(state: State) -> Position:
    """Return a state of the Python rules as a packed position, without its special rules.

    This works once the characters are dealt.
    """
    assert isinstance(state, Camp | Visit | FinishedJourney)
    journey = state.journey
    position = np.zeros(at.SIZE, dtype=np.int64)
    position[at.DUE] = _DUE[state.due]
    position[at.OPEN] = sum(1 << fief for fief, fate in enumerate(journey.fates) if fate is None)
    position[at.WON] = sum(1 << fief for fief, fate in enumerate(journey.fates) if fate)
    position[at.ALLIES : at.ALLIES + 4] = journey.allies
    position[at.RULERS : at.RULERS + FIEFS] = journey.rulers
    position[[at.FIEF, at.TRUMP, at.STATEMENT, at.ACTING, at.HEEDING]] = at.NONE
    position[at.TEAM : at.TEAM + 4] = at.NONE
    if isinstance(state, Camp):
        position[at.HAND] = state.hand or 0
    elif isinstance(state, Visit):
        _write_visit(position, state)
    return position


def _write_visit(position: Position, visit: Visit) -> None:
    position[at.HAND] = visit.hand
    position[at.DECK] = visit.deck
    position[at.FIEF] = visit.fief
    position[at.TRUMP] = visit.trump
    position[at.READY] = visit.ready
    position[at.STATEMENT] = visit.statement
    position[at.BEGUN] = visit.begun
    position[at.ACTING] = visit.acting
    position[at.HEEDING] = visit.heeding
    position[at.DIALOGUES] = visit.dialogues
    position[at.TEAM : at.TEAM + 4] = visit.team
    _write_pile(position, at.DISCARDED, at.DISCARD_PILE, visit.discard)
    _write_pile(position, at.SCORED, at.SCORE_PILE, visit.score)
    _write_pile(position, at.KNOWN, at.KNOWN_PILE, visit.known[::-1])
    position[at.STEPS] = len(visit.steps)
    for place, step in enumerate(reversed(visit.steps)):
        position[at.STEP + place] = step_code(step)


def step_code(step: AbilityStep) -> int:
    """Return the code of a step: its kind in the low byte, its parameter in the bits above."""
    match step:
        case leaves.Trade("discard"):
            kind, knows = at.S_TRADE_DISCARD, 0
        case leaves.Trade("score"):
            kind, knows = at.S_TRADE_SCORE, 0
        case eyes.DrawAndAdd(count, total):
            kind, knows = at.S_DRAW_AND_ADD, total << 4 | count
        case Draw(knows) | Look(knows) | Discard(knows) | DiscardAll(knows) | DiscardOneOf(knows):
            kind = _KINDS[type(step)]
        case claws.ScoreAll(knows) | leaves.Refresh(knows) | eyes.DiscardSum(knows):
            kind = _KINDS[type(step)]
        case _:
            kind, knows = _KINDS[type(step)], 0
    return knows << 8 | kind


def _write_pile(position: Position, count: int, pile: int, cards: tuple[int, ...]) -> None:
    position[count] = len(cards)
    for place, card in enumerate(cards):
        position[pile + (place >> 3)] |= card << ((place & 7) << 3)


def state_of(position: Position, game: Northwood) -> State:
    """Return a packed position as a state of the Python rules; `game` is the game that it belongs to."""
    row = [int(number) for number in position]
    fates = tuple([None if row[at.OPEN] >> f & 1 else bool(row[at.WON] >> f & 1) for f in range(FIEFS)])
    rulers = tuple(row[at.RULERS : at.RULERS + FIEFS])
    friends = tuple([ruler for ruler, fate in zip(rulers, fates, strict=True) if fate and ruler != at.NONE])
    journey = Journey(game, tuple(row[at.ALLIES : at.ALLIES + 4]), rulers, fates, friends, ())
    match row[at.DUE]:
        case at.OVER:
            return FinishedJourney(journey)
        case at.DUE_HAND:
            return Camp(journey, None)
        case at.DUE_VISIT:
            return Camp(journey, row[at.HAND])
    steps = row[at.STEP : at.STEP + row[at.STEPS]]
    return Visit(
        journey=journey,
        fief=row[at.FIEF],
        trump=row[at.TRUMP],
        team=tuple(row[at.TEAM : at.TEAM + 4]),
        ready=row[at.READY] & ALL_PLACES,
        due=_VISITING[row[at.DUE]],
        hand=row[at.HAND],
        deck=row[at.DECK],
        known=_read_pile(row, at.KNOWN, at.KNOWN_PILE)[::-1],
        discard=_read_pile(row, at.DISCARDED, at.DISCARD_PILE),
        score=_read_pile(row, at.SCORED, at.SCORE_PILE),
        statement=row[at.STATEMENT],
        begun=bool(row[at.BEGUN]),
        steps=tuple([STEPS[code & 0xFF](code >> 8) for code in reversed(steps)]),
        acting=row[at.ACTING],
        heeding=row[at.HEEDING],
        dialogues=row[at.DIALOGUES],
    )


def _read_pile(row: list[int], count: int, pile: int) -> tuple[int, ...]:
    return tuple([row[pile + (place >> 3)] >> ((place & 7) << 3) & 0xFF for place in range(row[count])])


def event_of(position: Position, action: int) -> Event:
    """Return the event of the Python rules for an action code that is played in `position`."""
    verb, number = _VERB_TEXT[action & ~31], action & 31
    match verb:
        case "listen" | "more" | "stop":
            return (verb,)
        case "use" | "ready":
            return (verb, int(position[at.TEAM + number]))
        case "call":
            return (verb, int(position[at.RULERS + (number >> 2)]), int(position[at.ALLIES + (number & 3)]))
    return (verb, number)


def action_of(position: Position, event: Event) -> int:
    """Return the action code for an event of the Python rules that happens in `position`."""
    verb, numbers = _VERBS[event[0]], event[1:]
    match event[0]:
        case "listen" | "more" | "stop":
            return verb
        case "use" | "ready":
            return verb + list(position[at.TEAM : at.TEAM + 4]).index(numbers[0])
        case "call":
            fief = list(position[at.RULERS : at.RULERS + FIEFS]).index(numbers[0])
            return verb + fief * 4 + list(position[at.ALLIES : at.ALLIES + 4]).index(numbers[1])
    return verb + numbers[0]
