"""The characters of the suit Claws: for each a function that returns the steps of its ability.

The argument `slot` of these functions is the place of the acting character among the allies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.chance import Chance
from longhouse.games.game import Event, value
from longhouse.games.northwood.cards import ALL_CARDS, OF_SUIT, OF_VALUE, choices, highest, listed, lowest, value_of
from longhouse.games.northwood.characters.character import Suit
from longhouse.games.northwood.steps import AbilityStep, Draw, Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

CLAWS = Suit()
FULL_HAND = 8


@CLAWS.enter("JC", brings=FULL_HAND, gathers=FULL_HAND, lowers=0, sheds=0, reaches="deck")
def refill(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of JC: refill the hand to 8 cards.

    `slot` is the place of the acting character among the allies.
    """
    return (Draw(FULL_HAND - visit.hand.bit_count()),)


@CLAWS.enter("QC", brings=2, gathers=2, lowers=1, sheds=0, reaches="deck piles")
def take_the_tops(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of QC: take the top card of each of three piles.

    These are the deck, the discard pile and the score pile.

    `slot` is the place of the acting character among the allies.
    """
    return (Draw(1), TakeTops())


@value
class TakeTops(AbilityStep):
    """Takes the top cards of the discard pile and the score pile into the hand; an empty pile is skipped."""

    def open(self, visit: Visit) -> bool:
        if visit.discard:
            visit.hand |= 1 << visit.discard[-1]
            visit.discard = visit.discard[:-1]
        if visit.score:
            visit.hand |= 1 << visit.score[-1]
            visit.score = visit.score[:-1]
        return False

    def gathers(self) -> int:
        return 1


@CLAWS.enter("KC", brings=0, gathers=0, lowers=0, sheds=0, reaches="score values")
def score_the_highest(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of KC: move all cards of the highest value in hand to the score pile.

    `slot` is the place of the acting character among the allies.
    """
    return (ScoreAll(highest(visit.hand)),)


@value
class ScoreAll(AbilityStep):
    """Moves all cards of a set from the hand to the score pile, in any order."""

    cards: int
    """The set of cards to be moved."""

    def open(self, visit: Visit) -> bool:
        return visit.hand & self.cards != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("score", visit.hand & self.cards)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.hand ^= 1 << numbers[0]
        visit.score += (numbers[0],)
        return (self,)


@CLAWS.enter("PC", brings=32, gathers=32, trumps=1, lowers=0, sheds=0, reaches="deck")
def draw_until_trump(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of PC: draw one card at a time until a trump comes or the player stops.

    `slot` is the place of the acting character among the allies.
    """
    return (DrawOn(),)


@value
class DrawOn(AbilityStep):
    """Draws a card. Unless this card is a trump or was the last of the deck, the next step asks whether to draw
    another.
    """

    def open(self, visit: Visit) -> bool:
        return visit.deck != 0

    def chance(self, visit: Visit) -> Chance:
        return visit.top("*draw")

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        drawn = 1 << visit.take_from_deck(numbers[0])
        visit.hand |= drawn
        return () if drawn & OF_SUIT[visit.trump] or not visit.deck else (StopOrMore(),)

    def gathers(self) -> int:
        return ALL_CARDS.bit_count()


@value
class StopOrMore(AbilityStep):
    """Asks whether to draw another card."""

    def open(self, visit: Visit) -> bool:
        return True

    def actions(self, visit: Visit) -> list[Event]:
        return [("stop",), ("more",)]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        return (DrawOn(),) if verb == "more" else ()

    def gathers(self) -> int:
        return ALL_CARDS.bit_count()


def _highest_value(hand: int, deck: int) -> int:
    return max(map(value_of, listed(hand)), default=0)


@CLAWS.enter("LC", brings=7, gathers=8, lowers=0, sheds=1, reaches="deck values", finds=_highest_value)
def lowest_for_its_value(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of LC: discard the lowest card, then draw as many cards as its value.

    `slot` is the place of the acting character among the allies.
    """
    return (DiscardLowest(),)


@value
class DiscardLowest(AbilityStep):
    """Asks for one of the lowest cards in hand, discards this card, then draws as many cards as its value."""

    def open(self, visit: Visit) -> bool:
        return visit.hand != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", lowest(visit.hand))

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (Draw(value_of(numbers[0])),)

    def gathers(self) -> int:
        return 8

    def spends(self) -> int:
        return 1


def _most_of_a_value(hand: int, deck: int) -> int:
    return max(((deck & of_value).bit_count() for of_value in OF_VALUE if hand & of_value), default=0)


@CLAWS.enter("BC", brings=3, gathers=3, lowers=0, sheds=0, reaches="deck values", finds=_most_of_a_value)
def gather_a_value(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of BC: choose a card in hand, take all cards of its value from the deck, and
    shuffle the deck.

    `slot` is the place of the acting character among the allies.
    """
    return (Gather(),)


@value
class Gather(AbilityStep):
    """Asks for a card in hand, then takes all cards of its value from the deck and shuffles the deck.

    After the shuffle, the player no longer knows the place of any card in the deck.
    """

    def open(self, visit: Visit) -> bool:
        return visit.hand != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("choose", visit.hand)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        found = visit.deck & OF_VALUE[value_of(numbers[0])]
        visit.hand |= found
        visit.deck ^= found
        visit.known = ()
        return ()

    def gathers(self) -> int:
        return 3
