"""Action ids and observations for For Northwood! (docs/envs.md); a compiled version is in `engine.northwood.boards`."""

from itertools import accumulate
from typing import Final

import numpy as np

from longhouse.engine.northwood.translate import STEPS, step_code
from longhouse.envs.coding import Coding, Observation, laid_out
from longhouse.games.game import Event, Seat, State
from longhouse.games.northwood.cards import NO_CARD, listed
from longhouse.games.northwood.characters import CHARACTERS, NOBODY
from longhouse.games.northwood.draws import ALL_PLACES
from longhouse.games.northwood.fiefs import FIEFS
from longhouse.games.northwood.journey import Arrival, Camp, FinishedJourney, Journey
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.steps import AbilityStep
from longhouse.games.northwood.views import Visiting
from longhouse.games.northwood.visit import Visit

VERBS: Final = {
    "visit": 8,
    "call": 32,
    "use": 4,
    "listen": 1,
    "reply": 32,
    "discard": 32,
    "score": 32,
    "swap": 32,
    "choose": 32,
    "name": 4,
    "fief": 8,
    "ready": 4,
    "more": 1,
    "stop": 1,
}
"""For each verb of actions, in the order of the action ids, the number of its ids."""

DUE: Final = ("*setup", "*hand", "visit", "dialogue", "listen", "*state", "reply", "ability", "over")
HAND, UNSEEN, KNOWN, DISCARD, SCORE = range(5)
"""The numbers that stand for the places of cards in the part `cards` of an observation."""
MOST_STEPS: Final = 8
STEP_BITS: Final = 32
_VISITING: dict[int, Visiting] = {3: "dialogue", 4: "listen", 5: "*state", 6: "reply", 7: "ability"}
_CHARACTERS = len(CHARACTERS)

FIRST: Final = dict(zip(VERBS, (0, *accumulate(VERBS.values())), strict=False))
"""For each verb, the first of its action ids."""


class NorthwoodCoding(Coding):
    """The action ids and observations of one game of For Northwood!."""

    def __init__(self, game: Northwood) -> None:
        self.game: Northwood = game
        self.actions = sum(VERBS.values())
        self.longest = 4000
        who = _CHARACTERS
        self.parts = laid_out(
            due=(len(DUE),),
            cards=(5, 32),
            order=(32,),
            statement=(32,),
            fates=(FIEFS, 3),
            rulers=(FIEFS, who),
            allies=(4, who),
            substitutes=(4, who),
            ready=(4,),
            fief=(FIEFS,),
            trump=(5,),
            acting=(who,),
            heeding=(who,),
            steps=(MOST_STEPS, len(STEPS) + STEP_BITS),
            begun=(1,),
            dialogues=(1,),
            memory=(len(game.rules),),
        )

    def id_of(self, state: State, event: Event) -> int:
        verb, numbers = event[0], event[1:]
        first = FIRST[verb]
        match verb:
            case "listen" | "more" | "stop":
                return first
            case "use" | "ready":
                assert isinstance(state, Visit)
                return first + state.team.index(numbers[0])
            case "call":
                assert isinstance(state, Visit)
                journey = state.journey
                return first + journey.rulers.index(numbers[0]) * 4 + journey.allies.index(numbers[1])
        return first + numbers[0]

    def observe(self, state: State, seat: Seat) -> Observation:
        self.check_seat(seat)
        self.check_options(state)
        seen = np.zeros(self.size, dtype=np.uint8)
        part = {name: part.of(seen) for name, part in self.parts.items()}
        match state:
            case Arrival():
                part["due"][DUE.index("*setup")] = 1
            case Camp():
                part["due"][DUE.index(state.due)] = 1
                _write_journey(part, state.journey, ALL_PLACES & ~state.journey.worn_out())
                part["cards"][HAND, list(listed(state.hand or 0))] = 1
            case FinishedJourney():
                part["due"][DUE.index("over")] = 1
                _write_journey(part, state.journey, ALL_PLACES)
            case Visit():
                part["due"][DUE.index(state.due)] = 1
                _write_journey(part, state.journey, state.ready)
                _write_visit(part, state)
        return seen

    def decode(self, observation: Observation) -> State:
        self.check_length(observation)
        part = {name: part.of(observation) for name, part in self.parts.items()}
        due = int(part["due"].argmax())
        if DUE[due] == "*setup":
            return Arrival(self.game)
        journey = _read_journey(self.game, part)
        match DUE[due]:
            case "over":
                return FinishedJourney(journey)
            case "*hand":
                return Camp(journey, None)
            case "visit":
                return Camp(journey, _set(part["cards"][HAND]))
        return _read_visit(journey, part, _VISITING[due])


def _write_journey(part: dict[str, Observation], journey: Journey, ready: int) -> None:
    for fief in range(FIEFS):
        fate = journey.fates[fief]
        part["fates"][fief, 0 if fate is None else 1 if fate else 2] = 1
        if journey.rulers[fief] != NOBODY:
            part["rulers"][fief, journey.rulers[fief]] = 1
    for slot, ally in enumerate(journey.allies):
        part["allies"][slot, ally] = 1
        part["ready"][slot] = ready >> slot & 1
    part["memory"][:] = [number & 0xFF for number in journey.memory]


def _write_visit(part: dict[str, Observation], visit: Visit) -> None:
    cards, order = part["cards"], part["order"]
    cards[HAND, list(listed(visit.hand))] = 1
    cards[UNSEEN, list(listed(visit.deck))] = 1
    for place, pile in ((KNOWN, visit.known), (DISCARD, visit.discard), (SCORE, visit.score)):
        for nth, card in enumerate(pile, 1):
            cards[UNSEEN, card], cards[place, card], order[card] = 0, 1, nth
    if visit.statement != NO_CARD:
        part["statement"][visit.statement] = 1
    for slot, (member, ally) in enumerate(zip(visit.team, visit.journey.allies, strict=True)):
        if member != ally:
            part["substitutes"][slot, member] = 1
    part["fief"][visit.fief] = 1
    part["trump"][visit.trump] = 1
    for name, who in (("acting", visit.acting), ("heeding", visit.heeding)):
        if who != NOBODY:
            part[name][who] = 1
    for step, row in zip(visit.steps, part["steps"], strict=False):
        code = step_code(step)
        row[code & 0xFF] = 1
        row[len(STEPS) :] = [code >> 8 + bit & 1 for bit in range(STEP_BITS)]
    part["begun"][0], part["dialogues"][0] = visit.begun, visit.dialogues


def _read_journey(game: Northwood, part: dict[str, Observation]) -> Journey:
    fates = tuple([None if row[0] else bool(row[1]) for row in part["fates"]])
    rulers = tuple([_one(row) for row in part["rulers"]])
    friends = tuple([ruler for ruler, fate in zip(rulers, fates, strict=True) if fate and ruler != NOBODY])
    memory = tuple(
        [
            -1 if rule.memory < 0 and number == 0xFF else int(number)
            for rule, number in zip(game.rules, part["memory"], strict=True)
        ]
    )
    return Journey(game, tuple([_one(row) for row in part["allies"]]), rulers, fates, friends, memory)


def _read_visit(journey: Journey, part: dict[str, Observation], due: Visiting) -> Visit:
    cards = part["cards"]
    known, discard, score = (_pile(cards[place], part["order"]) for place in (KNOWN, DISCARD, SCORE))
    substitutes = [_one(row) for row in part["substitutes"]]
    return Visit(
        journey=journey,
        fief=_one(part["fief"]),
        trump=_one(part["trump"]),
        team=tuple([ally if who == NOBODY else who for ally, who in zip(journey.allies, substitutes, strict=True)]),
        ready=_set(part["ready"]),
        due=due,
        hand=_set(cards[HAND]),
        deck=_set(cards[UNSEEN]) | _set(cards[KNOWN]),
        known=known,
        discard=discard,
        score=score,
        statement=_one(part["statement"]),
        begun=bool(part["begun"][0]),
        steps=tuple([_step(row) for row in part["steps"] if row[: len(STEPS)].any()]),
        acting=_one(part["acting"]),
        heeding=_one(part["heeding"]),
        dialogues=int(part["dialogues"][0]),
    )


def _step(row: Observation) -> AbilityStep:
    return STEPS[_one(row[: len(STEPS)])](_set(row[len(STEPS) :]))


def _one(row: Observation) -> int:
    """Return the index of the 1 in a row; -1 (nobody, or no card) if there is none."""
    return int(row.argmax()) if row.any() else -1


def _set(row: Observation) -> int:
    return sum(1 << int(place) for place in row.nonzero()[0])


def _pile(row: Observation, order: Observation) -> tuple[int, ...]:
    return tuple(sorted((int(card) for card in row.nonzero()[0]), key=lambda card: int(order[card])))
