"""What a character is: a code, a suit, and an ability; and the bounds that tell how far an ability can reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from longhouse.games.game import value
from longhouse.games.northwood.cards import ALL_CARDS, SUITS
from longhouse.games.northwood.steps import Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

Ability = Callable[["Visit", int], Steps]
"""Given the visit and the place among the allies of whoever acts, the steps that carry it out."""

UponAnswer = Callable[[int], Steps]
"""Given the card that was answered with, what follows."""


Finds = Callable[[int, int], int]
"""Given hand and deck, a number of cards."""

LeadsTo = Callable[["Visit"], list[int]]
"""Given the visit, some fiefs."""


@value
class Character:
    """One of the characters (N1.2), written rank then suit."""

    code: str
    ability: Ability
    brings: int
    """How many cards hand and score pile together can grow by, at most, once the ability is carried out."""
    gathers: int
    """How many cards can join the hand, at most, whatever leaves it; one from the score pile does not count."""
    trumps: int
    """How many of these can be trumps, at most."""
    lowers: int
    """How many cards it can take off the score pile, at most."""
    sheds: int
    """How many cards of the hand can leave it, at most, other than as an answer or to the score pile."""
    shed: int
    """The cards that can leave it so."""
    reaches: frozenset[str]
    """What else `outlook` must know of: whether it takes cards from the `deck` or the `piles`, moves some of the hand
    to the `score` pile, chooses the next statement (`lead`), tells `values` of cards apart other than in one suit,
    changes the `ruler` or the `fief`, can `refresh` allies, or acts by the `text` of the ruler."""
    upon_answer: UponAnswer | None = None
    """What it does after the next answer, if it waits for one."""
    finds: Finds | None = None
    """How many cards it can gather from a deck at most, given the hand of which some are left when it acts."""
    leads_to: LeadsTo | None = None
    """Whose ruler it can bring, if it changes the ruler."""

    @property
    def suit(self) -> int:
        return SUITS.index(self.code[1])


class Suit:
    """The characters of one suit, in the order in which they are entered."""

    def __init__(self) -> None:
        self.characters: list[Character] = []

    def enter(
        self,
        code: str,
        *,
        brings: int,
        gathers: int,
        trumps: int | None = None,
        lowers: int,
        sheds: int,
        shed: int = ALL_CARDS,
        reaches: str,
        upon_answer: UponAnswer | None = None,
        finds: Finds | None = None,
        leads_to: LeadsTo | None = None,
    ) -> Callable[[Ability], Ability]:
        """Enter a character, whose ability is the function below."""

        def entered(ability: Ability) -> Ability:
            reached = frozenset(reaches.split())
            most_trumps = gathers if trumps is None else trumps
            self.characters.append(
                Character(
                    code,
                    ability,
                    brings,
                    gathers,
                    most_trumps,
                    lowers,
                    sheds,
                    shed,
                    reached,
                    upon_answer,
                    finds,
                    leads_to,
                )
            )
            return ability

        return entered
