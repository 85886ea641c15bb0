"""What abilities are made of: small steps, kept in the position as values until nothing of them is left to do.

An ability is a row of steps. A step that needs neither a decision nor a card from the deck is done when its turn
comes (`open` answers False); any other one waits for an event, and `take` tells what is to be done in its place.
Steps common to several characters are here, the others beside their character.
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

Steps = tuple["Step", ...]


class Step(ABC):
    """One step of an ability. The visit it is given is the next position while it is being made."""

    __slots__ = ()

    @abstractmethod
    def open(self, visit: Visit) -> bool:
        """Do what needs no event; whether the step needs one."""

    def actions(self, visit: Visit) -> list[Event]:
        """The decisions it asks for."""
        return []

    def chance(self, visit: Visit) -> Chance | None:
        """The chance event it needs, if that is what it needs."""
        return None

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        """Do what the event says; what is now to be done in place of this step. Never asked of one that needs none."""
        return ()

    def gathers(self) -> int:
        """How many cards can yet join the hand by it, at most; one from the score pile does not count."""
        return 0

    def spends(self) -> int:
        """How many cards leave the hand then for sure, if it has as many."""
        return 0


def told(step: Step) -> StepTold:
    """A step as JSON: its name, and what it knows."""
    known = {field.name: getattr(step, field.name) for field in fields(step)}  # type: ignore[arg-type]
    return cast(StepTold, {"step": type(step).__name__, **known})


@value
class Draw(Step):
    """Cards from the deck to the hand, one at a time, as many as there are (N4.1, N4.3)."""

    count: int

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
class Look(Step):
    """The top cards of the deck become known."""

    count: int

    def open(self, visit: Visit) -> bool:
        return visit.deck != 0

    def chance(self, visit: Visit) -> Chance:
        return Peek(min(self.count, visit.deck.bit_count()), visit.deck, visit.known)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.known = numbers + visit.known[len(numbers) :]
        return ()


@value
class Discard(Step):
    """So many cards of the player's choice, one at a time."""

    count: int

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
class DiscardAll(Step):
    """Every card of a set that is in the hand, in any order."""

    cards: int

    def open(self, visit: Visit) -> bool:
        return visit.hand & self.cards != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", visit.hand & self.cards)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return (self,)


@value
class DiscardOneOf(Step):
    """One card of a set that is in the hand."""

    cards: int

    def open(self, visit: Visit) -> bool:
        return visit.hand & self.cards != 0

    def actions(self, visit: Visit) -> list[Event]:
        return choices("discard", visit.hand & self.cards)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.discard_from_hand(numbers[0])
        return ()
