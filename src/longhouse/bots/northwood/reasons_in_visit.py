"""Finds reasons for visiting a fief, using an ally or playing a card, such as cards still to score, trumps, and the
chance of success.
"""

from longhouse.bots.protocol import BotReason
from longhouse.bots.reasons import ESTIMATE
from longhouse.engine.thinking import Verdict
from longhouse.games.game import Event
from longhouse.games.northwood.cards import OF_SUIT, card_text, highest, lowest
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.fiefs import STARS
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit

_LISTEN: Event = ("listen",)
_NOTICEABLE = 0.02


def reason(state: Camp | Visit, action: Event, verdict: Verdict | None) -> BotReason:
    """Return the most important reason for an action. `verdict` is the result of the search; None if there was no
    search.
    """
    match state, action:
        case Camp(), ("visit", int(fief)):
            return _visiting(state, fief, action, verdict)
        case Visit(), ("reply", int(card)):
            return _replying(state, card)
        case Visit(), ("use", int(character)):
            return _using(action, CHARACTERS[character].code, verdict)
        case Visit(), ("listen",):
            return BotReason("reason-keeps-allies", {"allies": state.ready.bit_count()})
        case Visit(), ("call", int(substitute), int()):
            return BotReason("reason-calls", {"character": CHARACTERS[substitute].code})
        case _:
            hit = _hit(verdict, action)
            return ESTIMATE if hit is None else BotReason("reason-likely", {"percent": _percent(hit)})


def _visiting(state: Camp, fief: int, action: Event, verdict: Verdict | None) -> BotReason:
    assert state.hand is not None
    trump = state.game.trump_of(state.journey.rulers[fief])
    trumps = (state.hand & OF_SUIT[trump]).bit_count()
    hit = _hit(verdict, action)
    if hit is None:
        return BotReason("reason-visit-trumps", {"fief": fief, "trumps": trumps})
    return BotReason("reason-visit", {"percent": _percent(hit), "trumps": trumps, "stars": STARS[fief]})


def _replying(state: Visit, card: int) -> BotReason:
    answers = state.answers()
    beating = state.game.beaten_by[state.trump][state.statement] & answers
    trumps = state.hand & OF_SUIT[state.trump]
    needed = state.fief - len(state.score)
    params: dict[str, str | int] = {"card": card_text(card)}
    if beating >> card & 1:
        if needed == 1:
            return BotReason("reason-last-trick")
        if needed < 1:
            return BotReason("reason-too-many")
        if lowest(beating) >> card & 1 and beating.bit_count() > 1:
            return BotReason("reason-scores-cheaply", {"needed": needed - 1})
        return BotReason("reason-scores", {"needed": needed - 1})
    if beating:
        if needed <= 0:
            return BotReason("reason-enough", params)
        return BotReason("reason-ducks", {"needed": needed, "cards": state.hand.bit_count() - 1})
    if trumps and not trumps >> card & 1 and answers & trumps:
        return BotReason("reason-saves-trump", {"trumps": trumps.bit_count()})
    if highest(answers) >> card & 1:
        return BotReason("reason-sheds", params)
    if lowest(answers) >> card & 1:
        return BotReason("reason-keeps-high", params)
    return ESTIMATE


def _using(action: Event, character: str, verdict: Verdict | None) -> BotReason:
    """Return the reason for using an ally: how much it raises the chance of success, compared with listening at
    once.
    """
    hit, without = _hit(verdict, action), _hit(verdict, _LISTEN)
    if hit is None or without is None or hit - without < _NOTICEABLE:
        return BotReason("reason-uses", {"character": character})
    return BotReason("reason-helps", {"character": character, "percent": _percent(hit), "without": _percent(without)})


def _hit(verdict: Verdict | None, action: Event) -> float | None:
    return None if verdict is None else next((each.hit for each in verdict.candidates if each.action == action), None)


def _percent(chance: float) -> int:
    return round(100 * chance)
