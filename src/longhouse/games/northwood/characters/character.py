"""Defines `Character`: code, suit and ability, and bounds on what the ability can do.

The bounds are used by `outlook`, which proves whether a visit is decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from longhouse.games.game import value
from longhouse.games.northwood.cards import ALL_CARDS, SUITS
from longhouse.games.northwood.steps import Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

Ability = Callable[["Visit", int], Steps]
"""Takes the visit and the acting character's place among the allies; returns the steps that carry the ability out."""

UponAnswer = Callable[[int], Steps]
"""Takes the card that was played as a reply; returns the steps that follow."""


Finds = Callable[[int, int], int]
"""Takes hand and deck; returns a number of cards."""

LeadsTo = Callable[["Visit"], list[int]]
"""Takes the visit; returns some fiefs."""


@value
class Character:
    """One of the 24 characters (N1.2). Its code is rank, then suit: `KL` is the King of Leaves."""

    code: str
    ability: Ability
    brings: int
    """The most cards by which hand and score pile together can grow through the ability."""
    gathers: int
    """The most cards that can join the hand, whatever leaves it; cards from the score pile do not count."""
    trumps: int
    """The most trumps among the cards of `gathers`."""
    lowers: int
    """The most cards that it can take off the score pile."""
    sheds: int
    """The most cards that can leave the hand other than as a reply or to the score pile."""
    shed: int
    """The set of cards that `sheds` is about."""
    reaches: frozenset[str]
    """What else `outlook` must know: whether the ability takes cards from the `deck` or the `piles`, moves cards from
    the hand to the `score` pile, chooses the next statement (`lead`), compares `values` of cards of different suits,
    changes the `ruler` or the `fief`, can `refresh` allies, or copies the ruler's ability (`text`)."""
    upon_answer: UponAnswer | None = None
    """The steps after the next reply, if the ability waits for one."""
    finds: Finds | None = None
    """A tighter bound on `gathers`, for this deck and for any part of this hand."""
    leads_to: LeadsTo | None = None
    """The fiefs whose ruler can become the current one, if the ability changes the ruler."""

    @property
    def suit(self) -> int:
        return SUITS.index(self.code[1])


class Suit:
    """The characters of one suit, in the order of their definitions."""

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
        """Decorator that defines a character; the decorated function is its ability.

        The arguments are the fields of `Character`. If `trumps` is None, every card of `gathers` may be a trump.
        """

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
