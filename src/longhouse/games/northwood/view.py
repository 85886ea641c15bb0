"""Builds the player's view (`State.view`) as JSON, field by field, from what the player knows.

The order of the deck is not determined until a card is drawn, so no view can reveal it; cards known to be on top
(QE, KL, QF) are included. A spectator sees what the player sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from longhouse.games.game import Seat, State
from longhouse.games.northwood.cards import NO_CARD, NO_SUIT, SUITS, card_text, listed
from longhouse.games.northwood.characters import CHARACTERS, NOBODY
from longhouse.games.northwood.draws import ALL_PLACES
from longhouse.games.northwood.fiefs import STARS
from longhouse.games.northwood.steps import told
from longhouse.games.northwood.views import (
    Ally,
    ArrivalView,
    CampView,
    CommonNorthwoodView,
    Fief,
    FinishedNorthwoodView,
    OnTheWay,
    SpecialRuleTold,
    VisitView,
)

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Arrival, Camp, FinishedJourney, Journey
    from longhouse.games.northwood.northwood import Northwood
    from longhouse.games.northwood.visit import Visit

_FATES: Mapping[bool | None, Literal["open", "won", "lost"]] = {None: "open", True: "won", False: "lost"}


def of_arrival(position: Arrival, seat: Seat | None) -> ArrivalView:
    """Return the view of the player (None: a spectator) before allies and rulers are dealt."""
    return {**_common(position, position.game, seat), "due": position.due}


def of_camp(position: Camp, seat: Seat | None) -> CampView:
    """Return the view of the player (None: a spectator) between visits: the fiefs and allies, and the hand for the next
    visit.
    """
    journey = position.journey
    return {
        **_common(position, position.game, seat),
        **_journey(journey, journey.allies, ALL_PLACES & ~journey.worn_out()),
        "due": position.due,
        "rules": _rules(journey),
        "hand": None if position.hand is None else _cards(listed(position.hand)),
    }


def of_visit(position: Visit, seat: Seat | None) -> VisitView:
    """Return the view of the player (None: a spectator) in a visit: hand, piles, what is known of the deck, and the
    ability in progress.
    """
    known = position.known
    unseen = position.deck & ~sum(1 << card for card in known)
    acting = position.acting
    return {
        **_common(position, position.game, seat),
        **_journey(position.journey, position.team, position.ready),
        "due": position.due,
        "rules": _rules(position.journey, position),
        "fief": position.fief,
        "trump": None if position.trump == NO_SUIT else SUITS[position.trump],
        "hand": _cards(listed(position.hand)),
        "deck": {"count": position.deck.bit_count(), "top": _cards(known), "unseen": _cards(listed(unseen))},
        "discard": _cards(position.discard),
        "score": _cards(position.score),
        "statement": None if position.statement == NO_CARD else card_text(position.statement),
        "scoring": _cards(listed(_scoring(position))),
        "ability": None if acting == NOBODY else CHARACTERS[acting].code,
        "heeding": None if position.heeding == NOBODY else CHARACTERS[position.heeding].code,
        "steps": [told(step) for step in position.steps],
        "begun": position.begun,
        "dialogues": position.dialogues,
    }


def of_finished(position: FinishedJourney, seat: Seat | None) -> FinishedNorthwoodView:
    """Return the view of the player (None: a spectator) after the end of the game: the fiefs and the result."""
    journey = position.journey
    return {
        **_common(position, position.game, seat),
        **_journey(journey, journey.allies, ALL_PLACES),
        "due": position.due,
        "result": position.result.to_json(),
    }


def _scoring(position: Visit) -> int:
    """Return the cards in hand that may be played as a reply now and would score (N3.3)."""
    if position.due != "reply":
        return 0
    return position.answers() & position.game.beaten_by[position.trump][position.statement]


def _common(position: State, game: Northwood, seat: Seat | None) -> CommonNorthwoodView:
    seen: CommonNorthwoodView = {
        "game": game.name,
        "options": game.options(),
        "goal": game.goal,
        "rules": [rule.told() for rule in game.rules],
        "seat": seat,
        "turn": position.turn,
    }
    if seat is not None and seat == position.turn:
        seen["legal"] = position.legal()
    return seen


def _rules(journey: Journey, visit: Visit | None = None) -> list[SpecialRuleTold]:
    """Return the special rules in play, each with the part of its memory that the player sees."""
    return [{**rule.told(), "seen": rule.seen(journey, visit)} for rule in journey.game.rules]


def _journey(journey: Journey, team: tuple[int, ...], ready: int) -> OnTheWay:
    stars = journey.stars()
    fiefs: list[Fief] = [
        {
            "fief": fief,
            "fate": _FATES[journey.fates[fief]],
            "ruler": None if ruler == NOBODY else CHARACTERS[ruler].code,
            "friendly": ruler in journey.friends,
            "worth": STARS[fief],
            "stars": stars[fief],
        }
        for fief, ruler in enumerate(journey.rulers)
    ]
    allies: list[Ally] = [
        {
            "ally": CHARACTERS[ally].code,
            "substitute": None if on_duty == ally else CHARACTERS[on_duty].code,
            "ready": bool(ready >> slot & 1),
        }
        for slot, (ally, on_duty) in enumerate(zip(journey.allies, team, strict=True))
    ]
    return {"fiefs": fiefs, "allies": allies, "stars": sum(stars), "memory": list(journey.memory)}


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [card_text(card) for card in cards]
