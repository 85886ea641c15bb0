"""The steps of abilities: immutable values, stored in the position until they are carried out.

An ability is a sequence of steps. A step that needs neither a decision nor a card from the deck is carried out at once
(`open` returns False); any other step waits for an event, and `take` returns the steps that replace it.
Steps shared by several characters are in this file, the others beside their character.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import TYPE_CHECKING, cast

from longhouse.games.chance import Chance
from longhouse.games.game import Event, value
from longhouse.games.northwood.cards import choices
from longhouse.games.northwood.draws import Peek
from longhouse.games.northwood.views import StepTold

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

Steps = tuple["AbilityStep", ...]


class AbilityStep(ABC):
    """One step of an ability. Its methods receive the next position, which is still being built, and may modify it."""

    __slots__ = ()

    @abstractmethod
    def open(self, visit: Visit) -> bool:
        """Do the part of the step that needs no event, and return whether the step now waits for an event."""

    def actions(self, visit: Visit) -> list[Event]:
        """Return the actions that the player can choose from in this step."""
        return []

    def chance(self, visit: Visit) -> Chance | None:
        """Return the chance event that the step waits for; None if it waits for no chance event."""
        return None

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        """Carry out an event, given as verb and numbers, and return the steps that replace this one.

        Called only if the step waits for an event.
        """
        return ()

    def gathers(self) -> int:
        """Return an upper bound on the cards that this step can still add to the hand, not counting those from the
        score pile.
        """
        return 0

    def spends(self) -> int:
        """Return a lower bound on the cards that leave the hand by this step, provided that the hand has that many."""
        return 0


def told(step: AbilityStep) -> StepTold:
    """Return a step as JSON: its name and its fields."""
    known = {field.name: getattr(step, field.name) for field in fields(step)}  # type: ignore[arg-type]
    return cast(StepTold, {"step": type(step).__name__, **known})


@value
class Draw(AbilityStep):
    """Draws cards from the deck, one at a time, as long as there are any (N4.1, N4.3)."""

    count: int
    """The number of cards still to be drawn."""

    def open(self, visit: Visit) -> bool:
        return self.count > 0 and visit.deck != 0

    def chance(self, visit: Visit) -> Chance:
        return visit.top("*draw")

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.hand |= 1 << visit.take_from_deck(numbers[0])
        return (Draw(self.count - 1),) if self.count > 1 else ()

    def gathers(self) -> int:
        return self.count


@value
class Look(AbilityStep):
    """Reveals the top cards of the deck to the player."""

    count: int
    """The number of cards to reveal; fewer if the deck has fewer."""

    def open(self, visit: Visit) -> bool:
        return visit.deck != 0

    def chance(self, visit: Visit) -> Chance:
        return Peek(min(self.count, visit.deck.bit_count()), visit.deck, visit.known)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.known = numbers + visit.known[len(numbers) :]
        return ()


@value
class Discard(AbilityStep):
    """Discards cards of the player's choice, one at a time, as long as there are any in hand."""

    count: int
    """The number of cards still to be discarded."""

    def open(self, visit: Visit) -> bool:
        return visit.hand != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", visit.hand)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (Discard(self.count - 1),) if self.count > 1 else ()

    def spends(self) -> int:
        return self.count


@value
class DiscardAll(AbilityStep):
    """Discards all cards in hand that belong to the set `cards`, in any order."""

    cards: int

    def open(self, visit: Visit) -> bool:
        return visit.hand & self.cards != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", visit.hand & self.cards)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (self,)


@value
class DiscardOneOf(AbilityStep):
    """Discards one card in hand that belongs to the set `cards`."""

    cards: int

    def open(self, visit: Visit) -> bool:
        return visit.hand & self.cards != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", visit.hand & self.cards)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return ()
