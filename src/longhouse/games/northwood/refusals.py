"""Builds the error for an illegal event: the rule it breaks (section 7) and a message key.

The positions alone decide what is legal. These functions are called only for an event that is not legal, to find the
reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.errors import IllegalAction
from longhouse.games.game import Event
from longhouse.games.northwood.cards import SUITS, card_text, suit_of
from longhouse.games.northwood.characters import CHARACTERS

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Arrival, Camp
    from longhouse.games.northwood.special_rules import SpecialRule
    from longhouse.games.northwood.visit import Visit

SCENARIO = "N6"
"""The number of the rule that is cited when an event breaks a special rule of a scenario."""

_BETWEEN_VISITS = ("*setup", "*hand", "visit")
_DUE = {
    "dialogue": "northwood-due-dialogue",
    "listen": "northwood-due-listen",
    "*state": "northwood-due-statement",
    "reply": "northwood-due-reply",
}
_KINDS = {
    "dialogue": ("use", "listen", "call"),
    "listen": ("listen",),
    "*state": ("*state",),
    "reply": ("reply",),
}
"""The verbs that are possible for each value of `due`, except `ability`, where the step knows them."""


def on_arrival(position: Arrival, event: Event, text: str) -> IllegalAction:
    """Return the error for an event that cannot begin a game; `text` is the event as it was given."""
    rule = "N2.2" if position.game.chosen.setup == "full" else "N2.1"
    if event[0] == "call":
        return IllegalAction("northwood-call-no-visit", rule="N3.2", event=text)
    key = "northwood-bad-setup" if event[0] == "*setup" else "northwood-due-setup"
    return IllegalAction(key, rule=rule, event=text)


def in_camp(position: Camp, event: Event, text: str) -> IllegalAction:
    """Return the error for an illegal event between two visits; `text` is the event as it was given."""
    verb, *numbers = event
    journey = position.journey
    visited = any(fate is not None for fate in journey.fates)
    if verb == "call":
        return IllegalAction("northwood-call-no-visit", rule="N3.2", event=text)
    if visited and verb not in _BETWEEN_VISITS:
        return IllegalAction("northwood-visit-ended", rule="N3.4", event=text)
    if position.hand is None:
        key = "northwood-bad-hand" if verb == "*hand" else "northwood-due-hand"
        return IllegalAction(key, rule="N3.6" if visited else "N2.3", event=text, size=position.game.hand_size)
    if verb != "visit":
        return IllegalAction("northwood-due-visit", rule="N3.1", event=text)
    fief = numbers[0]
    if journey.fates[fief] is not None:
        return IllegalAction("northwood-visit-again", rule="N3.1", event=text, fief=fief)
    return _forbidden(
        next(rule for rule in position.game.rules if fief not in rule.fiefs(journey, journey.open_fiefs())), text
    )


def in_visit(position: Visit, event: Event, text: str) -> IllegalAction:
    """Return the error for an illegal event in a visit; `text` is the event as it was given."""
    verb = event[0]
    if verb == "call":
        substitute, ally = event[1:]
        return _bad_call(position, substitute, ally, text)
    if verb in ("*hand", "visit"):
        return IllegalAction("northwood-visit-running", rule="N3.4", event=text)
    if position.due == "ability":
        return _bad_step(position, event, text)
    if verb == "use" and position.due == "listen":
        return IllegalAction("northwood-use-second", rule="N3.3", event=text)
    if verb not in _KINDS[position.due]:
        return IllegalAction(_DUE[position.due], rule="N3.3", event=text)
    match event:
        case ("use", character):
            return _bad_use(position, character, text)
        case ("reply", card):
            return _bad_reply(position, card, text)
    return _bad_draw(position, "N3.3", event, text)


def after_the_end(text: str) -> IllegalAction:
    """Return the error for an event after the end of the game; `text` is the event as it was given."""
    return IllegalAction("northwood-over", rule="N3.7", event=text)


def _bad_call(position: Visit, substitute: int, ally: int, text: str) -> IllegalAction:
    named = {"character": CHARACTERS[substitute].code, "ally": CHARACTERS[ally].code}
    if position.begun:
        return IllegalAction("northwood-call-too-late", rule="N3.2", event=text)
    if substitute in position.team:
        return IllegalAction("northwood-call-again", rule="N3.2", event=text, **named)
    if substitute not in position.journey.friends:
        return IllegalAction("northwood-call-not-friendly", rule="N3.2", event=text, **named)
    if ally not in position.journey.allies:
        return IllegalAction("northwood-call-no-ally", rule="N3.2", event=text, **named)
    if ally not in position.team:
        return IllegalAction("northwood-call-covered", rule="N3.2", event=text, **named)
    return _forbidden(next(rule for rule in position.game.rules if not rule.may_call(position)), text)


def _bad_use(position: Visit, character: int, text: str) -> IllegalAction:
    named = {"character": CHARACTERS[character].code}
    if character in position.covered():
        return IllegalAction("northwood-use-covered", rule="N3.3", event=text, **named)
    if character not in position.team:
        return IllegalAction("northwood-use-no-ally", rule="N3.3", event=text, **named)
    slot = position.team.index(character)
    if not position.ready >> slot & 1:
        return IllegalAction("northwood-use-exhausted", rule="N3.3", event=text, **named)
    return _forbidden(next(rule for rule in position.game.rules if not rule.may_use(position, slot)), text)


def _forbidden(rule: SpecialRule, text: str) -> IllegalAction:
    return IllegalAction("northwood-forbidden", rule=SCENARIO, event=text, rule_name=rule.name, number=rule.number)


def _bad_reply(position: Visit, card: int, text: str) -> IllegalAction:
    if not position.hand >> card & 1:
        return IllegalAction("northwood-not-in-hand", rule="N3.3", event=text, card=card_text(card))
    suit = SUITS[suit_of(position.statement)]
    return IllegalAction("northwood-reply-suit", rule="N3.3", event=text, card=card_text(card), suit=suit)


def _bad_draw(position: Visit, rule: str, event: Event, text: str) -> IllegalAction:
    """Return the error for an impossible draw: other cards are known to be on top, or the card is not in the deck."""
    for card in event[1:]:
        if not position.deck >> card & 1:
            return IllegalAction("northwood-not-in-deck", rule=rule, event=text, card=card_text(card))
    chance = position.chance
    assert chance is not None
    due = list(next(chance.outcomes())[0])
    if position.known and due[1] == position.known[0]:  # a special rule may let another card come first
        return IllegalAction("northwood-top-known", rule=rule, event=text, card=card_text(position.known[0]))
    return IllegalAction("northwood-bad-draw", rule=rule, event=text)


def _bad_step(position: Visit, event: Event, text: str) -> IllegalAction:
    """Return the error for an event that the current ability does not allow; it cites the rule of that ability."""
    ability = CHARACTERS[position.acting].code
    rule = f"N5.{ability}"
    actions = position.actions()
    if not actions:
        chance = position.chance
        assert chance is not None
        due = next(chance.outcomes())[0][0]
        if event[0] == due:
            return _bad_draw(position, rule, event, text)
        return IllegalAction("northwood-due-ability", rule=rule, event=text, ability=ability, verbs=due)
    verbs = list(dict.fromkeys(action[0] for action in actions))
    if event[0] not in verbs:
        return IllegalAction("northwood-due-ability", rule=rule, event=text, ability=ability, verbs=", ".join(verbs))
    for card in event[1:] if event[0] in ("discard", "score", "swap", "choose") else ():
        if not position.hand >> card & 1:
            return IllegalAction("northwood-not-in-hand", rule=rule, event=text, card=card_text(card))
    possible = ", ".join(position.game.text(action) for action in actions)
    return IllegalAction("northwood-ability-choice", rule=rule, event=text, ability=ability, choices=possible)
