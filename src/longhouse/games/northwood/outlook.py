"""Whether a visit is decided: its success certain, or impossible, however it goes on.

What `outlook` says is always true. It follows every continuation, skipping those that a bound on the score answers
or that differ from another only by a card that makes no difference. With more than `ALWAYS` cards in hand it gives up
after a while, and says that nothing is decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.chance import Source
from longhouse.games.game import Event, State, value
from longhouse.games.northwood.cards import OF_SUIT, listed, suit_of
from longhouse.games.northwood.characters import CHARACTERS, Character
from longhouse.games.northwood.visit import NOBODY, Visit

ALWAYS = 3
"""For hands up to this size nothing that is decided is missed."""

_PATIENCE = 1500
_SUCCESS, _FAILURE, _EITHER = 1, 2, 3
_UNBOUNDED = 99
_STAYS_SIMPLE = frozenset(("deck", "refresh"))


def outlook(position: Visit) -> bool | None:
    """True if success is certain, False if it is impossible, None otherwise, and always None in a scenario."""
    if position.game.rules:
        return None
    patience = None if position.hand.bit_count() <= ALWAYS else _PATIENCE
    try:
        outcomes = _Search(patience).outcomes(position, 0)
    except _GaveUp:
        return None
    return None if outcomes == _EITHER else outcomes == _SUCCESS


def finish(position: Visit, source: Source, drawn: int) -> list[Event]:
    """The first legal choices up to the end of the visit, with what chance does: so many events it drew before."""
    events: list[Event] = []
    state: State = position
    while isinstance(state, Visit):
        chance = state.chance()
        if chance is None:
            events.append(state.actions()[0])
        else:
            events.append(chance.draw(source.output(drawn)))
            drawn += 1
        state = state.take(events[-1])
    return events
