"""The characters of the suit Flowers: for each a function that returns the steps of its ability.

The argument `slot` of these functions is the place of the acting character among the allies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.game import Event, value
from longhouse.games.northwood.cards import OF_SUIT, OF_VALUE, choices, value_of
from longhouse.games.northwood.characters.character import Suit
from longhouse.games.northwood.steps import AbilityStep, DiscardAll, DiscardOneOf, Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

FLOWERS = Suit()
_LOW = OF_VALUE[1] | OF_VALUE[2] | OF_VALUE[3]
_PAIR = 9


@FLOWERS.enter("JF", brings=0, gathers=0, lowers=0, sheds=32, reaches="")
def discard_trumps(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of JF: discard every trump card.

    `slot` is the place of the acting character among the allies.
    """
    return (DiscardAll(OF_SUIT[visit.trump]),)


@FLOWERS.enter("QF", brings=0, gathers=0, lowers=1, sheds=0, reaches="lead")
def score_to_deck(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of QF: put the top card of the score pile face down onto the deck.

    `slot` is the place of the acting character among the allies.
    """
    return (ReturnTop(),)


@value
class ReturnTop(AbilityStep):
    """Moves the top card of the score pile onto the deck; the player knows that this card is on top."""

    def open(self, visit: Visit) -> bool:
        if visit.score:
            visit.put_on_deck(visit.score[-1])
            visit.score = visit.score[:-1]
        return False


@FLOWERS.enter("KF", brings=0, gathers=0, lowers=0, sheds=2, reaches="values")
def discard_a_pair(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of KF: discard two cards whose values sum to 9.

    `slot` is the place of the acting character among the allies.
    """
    return (FirstOfPair(),)


@value
class FirstOfPair(AbilityStep):
    """Asks for a card to discard, whose value and that of another card in hand sum to 9.

    The next step discards the other one.
    """

    def open(self, visit: Visit) -> bool:
        return self._with_partner(visit.hand) != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", self._with_partner(visit.hand))

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (DiscardOneOf(OF_VALUE[_PAIR - value_of(numbers[0])]),)

    @staticmethod
    def _with_partner(hand: int) -> int:
        found = 0
        for low in range(1, 5):
            pair = hand & OF_VALUE[low], hand & OF_VALUE[_PAIR - low]
            if all(pair):
                found |= pair[0] | pair[1]
        return found


@FLOWERS.enter("PF", brings=0, gathers=0, lowers=0, sheds=32, reaches="values")
def keep_one_of_each(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of PF: keep one card of each value, discard the others.

    `slot` is the place of the acting character among the allies.
    """
    return (DiscardCopies(),)


@value
class DiscardCopies(AbilityStep):
    """Asks for a card to discard that has the same value as another card in hand, again and again until all values in
    hand are different.
    """

    def open(self, visit: Visit) -> bool:
        return self._copies(visit.hand) != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", self._copies(visit.hand))

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (self,)

    @staticmethod
    def _copies(hand: int) -> int:
        found = 0
        for of_value in OF_VALUE:
            copies = hand & of_value
            if copies & copies - 1:
                found |= copies
        return found


@FLOWERS.enter("LF", brings=0, gathers=0, lowers=0, sheds=1, reaches="values")
def discard_the_size(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of LF: discard a card whose value is the number of cards in hand.

    `slot` is the place of the acting character among the allies.
    """
    size = visit.hand.bit_count()
    return (DiscardOneOf(OF_VALUE[size]),) if size < len(OF_VALUE) else ()


@FLOWERS.enter("BF", brings=0, gathers=0, lowers=0, sheds=32, shed=_LOW, reaches="values")
def discard_the_low(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of BF: discard every 1, 2 and 3.

    `slot` is the place of the acting character among the allies.
    """
    return (DiscardAll(_LOW),)
