"""The characters of the suit Leaves: for each a function that returns the steps of its ability.

The argument `slot` of these functions is the place of the acting character among the allies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from longhouse.games.game import Event, value
from longhouse.games.northwood.cards import OF_VALUE, choices, value_of
from longhouse.games.northwood.characters.character import Suit
from longhouse.games.northwood.steps import AbilityStep, Draw, Look, Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

LEAVES = Suit()
_FARTHEST = 2


def _within_reach(visit: Visit) -> list[int]:
    return [fief for fief in visit.journey.open_fiefs() if 0 < abs(fief - visit.fief) <= _FARTHEST]


@LEAVES.enter("JL", brings=0, gathers=0, lowers=0, sheds=0, reaches="ruler", leads_to=_within_reach)
def swap_rulers(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of JL: swap the current ruler with the ruler of an unvisited fief at most 2 fiefs
    away.

    `slot` is the place of the acting character among the allies.
    """
    return (SwapRulers(),)


@value
class SwapRulers(AbilityStep):
    """Asks for an unvisited fief at most 2 fiefs away, and swaps its ruler with the current one; the visit stays in its
    fief.
    """

    def open(self, visit: Visit) -> bool:
        return bool(_within_reach(visit))

    def actions(self, visit: Visit) -> list[Event]:
        return [("fief", fief) for fief in _within_reach(visit)]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.swap_rulers(numbers[0])
        return ()


@LEAVES.enter("QL", brings=0, gathers=0, lowers=0, sheds=0, reaches="text")
def act_as_the_ruler(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of QL: use the ability of the current ruler.

    `slot` is the place of the acting character among the allies.
    """
    ruler = visit.ruler
    if ruler == visit.acting:
        return ()
    visit.acting = ruler
    return visit.game.characters[ruler].ability(visit, slot)


@LEAVES.enter("KL", brings=0, gathers=1, lowers=0, sheds=1, reaches="deck lead")
def exchange_the_top(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of KL: look at the top card of the deck and exchange it for a card in hand.

    `slot` is the place of the acting character among the allies.
    """
    return (Look(1), ExchangeTop()) if visit.hand and visit.deck else ()


@value
class ExchangeTop(AbilityStep):
    """Swaps the known top card of the deck with a card in hand."""

    def open(self, visit: Visit) -> bool:
        return True

    def actions(self, visit: Visit) -> list[Event]:
        return choices("swap", visit.hand)

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.hand |= 1 << visit.take_from_deck(visit.known[0])
        visit.hand ^= 1 << numbers[0]
        visit.put_on_deck(numbers[0])
        return ()

    def gathers(self) -> int:
        return 1

    def spends(self) -> int:
        return 1


def _neighbours(visit: Visit) -> list[int]:
    unvisited = visit.journey.open_fiefs()
    here = unvisited.index(visit.fief)
    return unvisited[max(here - 1, 0) : here] + unvisited[here + 1 : here + 2]


@LEAVES.enter("PL", brings=0, gathers=0, lowers=0, sheds=0, reaches="ruler fief", leads_to=_neighbours)
def move_the_visit(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of PL: move the visit to the next higher or lower unvisited fief.

    `slot` is the place of the acting character among the allies.
    """
    return (MoveVisit(),)


@value
class MoveVisit(AbilityStep):
    """Asks for the next lower or the next higher unvisited fief, and moves the visit there.

    The fief that the visit leaves stays unvisited.
    """

    def open(self, visit: Visit) -> bool:
        return bool(_neighbours(visit))

    def actions(self, visit: Visit) -> list[Event]:
        return [("fief", fief) for fief in _neighbours(visit)]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.move_to(numbers[0])
        return ()


@LEAVES.enter("LL", brings=1, gathers=1, lowers=0, sheds=0, reaches="deck refresh")
def draw_and_refresh(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of LL: draw 1 card, then make another exhausted ally ready.

    `slot` is the place of the acting character among the allies.
    """
    return (Draw(1), Refresh(slot))


@value
class Refresh(AbilityStep):
    """Asks for an exhausted ally other than the acting one, and makes this ally ready."""

    slot: int
    """The place of the acting character among the allies."""

    def open(self, visit: Visit) -> bool:
        return bool(visit.can_be_refreshed(self.slot))

    def actions(self, visit: Visit) -> list[Event]:
        return [("ready", visit.team[slot]) for slot in visit.can_be_refreshed(self.slot)]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        visit.ready |= 1 << visit.team.index(numbers[0])
        return ()


@LEAVES.enter("BL", brings=0, gathers=2, lowers=0, sheds=2, reaches="piles values")
def trade_with_the_piles(visit: Visit, slot: int) -> Steps:
    """Return the steps of the ability of BL: exchange a card in hand for the top card of a pile, if the values are
    equal.

    First the discard pile is offered, then the score pile; the player may decline each. `slot` is the place of the
    acting character among the allies.
    """
    return (Trade("discard"), Trade("score"))


@value
class Trade(AbilityStep):
    """Offers to swap the top card of a pile with a card in hand that has the same value."""

    pile: Literal["discard", "score"]
    """The pile whose top card is offered."""

    def open(self, visit: Visit) -> bool:
        return self._equals(visit) != 0

    def actions(self, visit: Visit) -> list[Event]:
        return [("stop",), *choices("swap", self._equals(visit))]

    def take(self, visit: Visit, verb: str, numbers: tuple[int, ...]) -> Steps:
        if verb == "stop":
            return ()
        given = numbers[0]
        if self.pile == "discard":
            taken, visit.discard = visit.discard[-1], (*visit.discard[:-1], given)
        else:
            taken, visit.score = visit.score[-1], (*visit.score[:-1], given)
        visit.hand ^= 1 << given | 1 << taken
        return ()

    def gathers(self) -> int:
        return 1

    def spends(self) -> int:
        return 1

    def _equals(self, visit: Visit) -> int:
        pile = visit.discard if self.pile == "discard" else visit.score
        return visit.hand & OF_VALUE[value_of(pile[-1])] if pile else 0
