"""The characters of the suit Eyes: for each a function that returns the steps of its ability.

The argument `slot` of these functions is the place of the acting character among the allies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.chance import Chance
from longhouse.games.game import Event, value
from longhouse.games.northwood.cards import OF_SUIT, OF_VALUE, choices, listed, value_of
from longhouse.games.northwood.characters.character import Suit
from longhouse.games.northwood.steps import AbilityStep, Discard, DiscardAll, Draw, Look, Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

EYES = Suit()


@EYES.enter("JE", brings=0, gathers=2, lowers=0, sheds=2, reaches="deck")
def draw_two_discard_two(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of JE: draw 2 cards, then discard 2.

    `slot` is the place of the acting character among the allies.
    """
    return (Draw(2), Discard(2))


@EYES.enter("QE", brings=0, gathers=0, lowers=0, sheds=0, reaches="")
def look_at_three(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of QE: look at the top 3 cards of the deck.

    `slot` is the place of the acting character among the allies.
    """
    return (Look(3),)


@EYES.enter("KE", brings=2, gathers=2, lowers=0, sheds=32, reaches="deck")
def name_a_suit(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of KE: name a suit, draw 2 cards, then discard all cards of that suit.

    `slot` is the place of the acting character among the allies.
    """
    return (NameSuit(),)


@value
class NameSuit(AbilityStep):
    """Asks for a suit. The next steps draw 2 cards, then discard all cards of this suit.

    The player may name a suit of which the hand has no card.
    """

    def open(self, visit: Visit) -> bool:
        return True

    def actions(self, visit: Visit) -> list[Event]:
        return [("name", suit) for suit in range(4)]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        return (Draw(2), DiscardAll(OF_SUIT[numbers[0]]))

    def gathers(self) -> int:
        return 2


@EYES.enter("PE", brings=0, gathers=4, lowers=0, sheds=4, reaches="deck")
def discard_and_draw_again(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of PE: discard 1 card and draw 1; repeat this for each other exhausted ally.

    `slot` is the place of the acting character among the allies.
    """
    return (Discard(1), Draw(1)) * (1 + len(visit.exhausted_but(slot)))


@EYES.enter("LE", brings=1, gathers=2, lowers=0, sheds=5, reaches="deck values")
def discard_what_you_drew(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of LE: draw 2 cards, then discard cards whose values have the same sum as the
    values of the 2 drawn cards.

    `slot` is the place of the acting character among the allies.
    """
    return (DrawAndAdd(2, 0),)


@value
class DrawAndAdd(AbilityStep):
    """Draws cards one at a time and adds up their values; the next step discards cards with that sum."""

    count: int
    """The number of cards still to be drawn."""
    total: int
    """The sum of the values of the cards drawn so far."""

    def open(self, visit: Visit) -> bool:
        return visit.deck != 0

    def chance(self, visit: Visit) -> Chance:
        return visit.top("*draw")

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.hand |= 1 << visit.take_from_deck(numbers[0])
        total = self.total + value_of(numbers[0])
        if self.count > 1 and visit.deck:
            return (DrawAndAdd(self.count - 1, total),)
        return (DiscardSum(total),)

    def gathers(self) -> int:
        return self.count

    def spends(self) -> int:
        return 1


@value
class DiscardSum(AbilityStep):
    """Discards cards, one at a time, until the sum of their values is exactly `total`.

    Only cards with which this sum can still be reached are offered.
    """

    total: int
    """The sum that is still to be reached."""

    def open(self, visit: Visit) -> bool:
        return self.total > 0

    def actions(self, visit: Visit) -> list[Event]:
        possible = 0
        for first in range(1, min(self.total, 8) + 1):
            cards = visit.hand & OF_VALUE[first]
            if cards and _sums(visit.hand ^ (cards & -cards)) >> self.total - first & 1:
                possible |= cards
        return choices("discard", possible)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (DiscardSum(self.total - value_of(numbers[0])),)

    def spends(self) -> int:
        return -(-self.total // 8)


def _sums(cards: int) -> int:
    """Return all sums of subsets of these cards, as bits."""
    sums = 1
    for card in listed(cards):
        sums |= sums << value_of(card)
    return sums


def even_or_odd(answer: int) -> Steps:
    """Return the steps after the reply that the character BE waits for.

    `answer` is the card of this reply: if its value is even, the player draws 1 card; if it is odd, the player discards
    1.
    """
    return (Discard(1),) if value_of(answer) & 1 else (Draw(1),)


@EYES.enter("BE", brings=1, gathers=1, lowers=0, sheds=1, reaches="deck values", upon_answer=even_or_odd)
def heed_the_answer(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of BE: wait until the player has replied to the next statement of this visit.

    The ability then continues with the steps that `even_or_odd` returns for the card of the reply. `slot` is the place
    of the acting character among the allies.
    """
    return (HeedAnswer(),)


@value
class HeedAnswer(AbilityStep):
    """Makes the acting character wait for the player's next reply, after which the character's `upon_answer` is carried
    out.
    """

    def open(self, visit: Visit) -> bool:
        visit.heeding = visit.acting
        return False
