"""Builds a position from a view (the inverse of `view.py`): bots receive views and build positions from them.

Fields of a view that follow from others (friendly rulers, stars, legal actions) are computed again, not read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING

from longhouse.errors import BadView
from longhouse.games.fields import Fields
from longhouse.games.game import State, View
from longhouse.games.northwood.cards import CARDS, NO_CARD, NO_SUIT, SUITS
from longhouse.games.northwood.characters import NOBODY, NUMBER, claws, eyes, flowers, leaves
from longhouse.games.northwood.draws import ALLIES
from longhouse.games.northwood.fiefs import FIEFS
from longhouse.games.northwood.journey import Arrival, Camp, FinishedJourney, Journey
from longhouse.games.northwood.steps import AbilityStep, Discard, DiscardAll, DiscardOneOf, Draw, Look
from longhouse.games.northwood.views import Visiting
from longhouse.games.northwood.visit import Visit

if TYPE_CHECKING:
    from longhouse.games.northwood.northwood import Northwood

_FATES = {"open": None, "won": True, "lost": False}
_DUE: tuple[Visiting, ...] = ("dialogue", "listen", "*state", "reply", "ability")
_STEPS: Mapping[str, type[AbilityStep]] = {
    step.__name__: step
    for step in (
        *(Draw, Look, Discard, DiscardAll, DiscardOneOf),
        *(claws.TakeTops, claws.ScoreAll, claws.DrawOn, claws.StopOrMore, claws.DiscardLowest, claws.Gather),
        *(flowers.ReturnTop, flowers.FirstOfPair, flowers.DiscardCopies),
        *(leaves.SwapRulers, leaves.ExchangeTop, leaves.MoveVisit, leaves.Refresh, leaves.Trade),
        *(eyes.NameSuit, eyes.DrawAndAdd, eyes.DiscardSum, eyes.HeedAnswer),
    )
}
_KNOWS: Mapping[str, Sequence[int] | Sequence[str]] = {
    "count": range(33),
    "total": range(17),
    "slot": range(ALLIES),
    "cards": range(1 << 32),
    "pile": ("discard", "score"),
}
"""The fields that steps can have, with their allowed values."""


def position(game: Northwood, view: View) -> State:
    """Build the position of this game that a view shows. Raises `BadView` if no position has such a view."""
    seen = Fields(view, "view", BadView)
    _check(seen.required("game") == game.name and seen.required("options") == game.options(), "options")
    due = seen.text("due")
    if due == "*setup":
        return Arrival(game)
    allies = list(seen.objects("allies"))
    journey = _journey(game, seen, allies)
    if due == "over":
        _check(None not in journey.fates, "fiefs")
        return FinishedJourney(journey)
    _check(None in journey.fates, "fiefs")
    if due == "*hand":
        return Camp(journey, None)
    hand = _cards(seen, "hand")
    if due == "visit":
        _check(len(hand) == game.hand_size and _set(hand) & ~game.cards == 0, "hand")
        return Camp(journey, _set(hand))
    return _visit(journey, seen, allies, due, hand)


def _journey(game: Northwood, seen: Fields, allies: list[Fields]) -> Journey:
    fiefs = list(seen.objects("fiefs"))
    fates = tuple([_FATES[fief.choice("fate", tuple(_FATES))] for fief in fiefs])
    rulers = tuple([_character(fief, "ruler") for fief in fiefs])
    ruled = all(ruler != NOBODY or fate is not None for ruler, fate in zip(rulers, fates, strict=True))
    _check(len(fiefs) == FIEFS and ruled, "fiefs")
    team = tuple([_character(ally, "ally") for ally in allies])
    everybody = [*team, *(ruler for ruler in rulers if ruler != NOBODY)]
    _check(len(team) == ALLIES and NOBODY not in team and len(set(everybody)) == len(everybody), "allies")
    friends = tuple([ruler for ruler, fate in zip(rulers, fates, strict=True) if fate and ruler != NOBODY])
    memory = tuple([number for number in seen.items("memory") if isinstance(number, int)])
    _check(len(memory) == len(game.rules), "memory")
    return Journey(game=game, allies=team, rulers=rulers, fates=fates, friends=friends, memory=memory)


def _visit(journey: Journey, seen: Fields, allies: list[Fields], due: str, hand: list[int]) -> Visit:
    if due not in _DUE:
        raise BadView("northwood-unseen", name="due")
    deck = seen.section("deck")
    known, unknown = _cards(deck, "top"), _cards(deck, "unseen")
    discard, score = _cards(seen, "discard"), _cards(seen, "score")
    everything = [*hand, *known, *unknown, *discard, *score]
    _check(len(set(everything)) == len(everything) and _set(everything) == journey.game.cards, "deck")
    fief = seen.choice("fief", tuple(range(FIEFS)))
    _check(journey.fates[fief] is None, "fief")
    trump = seen.anything("trump")
    _check(trump is None or trump in SUITS, "trump")
    statement = seen.anything("statement")
    _check(CARDS.get(str(statement)) in discard if statement else due != "reply", "statement")
    substitutes = [_character(ally, "substitute") for ally in allies]
    called = [who for who in substitutes if who != NOBODY]
    _check(set(called) <= set(journey.friends) and len(set(called)) == len(called), "allies")
    ready = sum(1 << slot for slot, ally in enumerate(allies) if ally.flag("ready", default=False))
    visit = Visit(
        journey=journey,
        fief=fief,
        trump=NO_SUIT if trump is None else SUITS.index(trump),
        team=tuple([ally if who == NOBODY else who for ally, who in zip(journey.allies, substitutes, strict=True)]),
        ready=ready,
        due=due,
        hand=_set(hand),
        deck=_set(known) | _set(unknown),
        known=tuple(known),
        discard=tuple(discard),
        score=tuple(score),
        statement=CARDS[str(statement)] if statement else NO_CARD,
        begun=seen.flag("begun", default=False),
        steps=tuple([_step(step) for step in seen.objects("steps")]),
        acting=_character(seen, "ability"),
        heeding=_character(seen, "heeding"),
        dialogues=seen.number("dialogues"),
    )
    _check(visit.dialogues >= 0, "dialogues")
    if due == "ability":
        _check(visit.acting != NOBODY and _waits(visit), "steps")
    else:
        _check(visit.acting == NOBODY and not visit.steps and bool(hand) and visit.deck | (due == "reply") != 0, "due")
    return visit


def _waits(visit: Visit) -> bool:
    """Return whether the current step of an ability needs an event before it can continue."""
    if not visit.steps:
        return False
    step = visit.steps[0]
    if isinstance(step, leaves.ExchangeTop) and not visit.known:
        return False
    return step.open(visit) and (step.chance(visit) is not None or bool(step.actions(visit)))


def _step(seen: Fields) -> AbilityStep:
    kind = _STEPS[seen.choice("step", tuple(_STEPS))]
    knows: dict[str, int | str] = {}
    for field in fields(kind):  # type: ignore[arg-type]
        given, allowed = seen.required(field.name), _KNOWS[field.name]
        # A range of integers is searched number by number for anything else.
        _check(type(given) is (int if isinstance(allowed, range) else str) and given in allowed, "steps")
        assert isinstance(given, int | str)
        knows[field.name] = given
    seen.done()
    return kind(**knows)


def _character(seen: Fields, name: str) -> int:
    """Return the number of a character, from its code; `NOBODY` for null."""
    code = seen.required(name)
    if code is None:
        return NOBODY
    _check(isinstance(code, str) and code in NUMBER, name)
    return NUMBER[str(code)]


def _cards(seen: Fields, name: str) -> list[int]:
    texts = seen.texts(name)
    _check(all(text in CARDS for text in texts) and len(set(texts)) == len(texts), name)
    return [CARDS[text] for text in texts]


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _check(possible: bool, name: str) -> None:
    if not possible:
        raise BadView("northwood-unseen", name=name)
