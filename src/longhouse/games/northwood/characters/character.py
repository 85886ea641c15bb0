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
"""A function that returns the steps of an ability.

Its arguments are the visit, and the place of the acting character among the allies (0 to 3).
"""

UponAnswer = Callable[[int], Steps]
"""A function that returns the steps after a reply; its argument is the card that was played as the reply."""


Finds = Callable[[int, int], int]
"""A function that returns the maximum number of cards an ability can add to the hand.

Its arguments are the hand and the deck, as sets of cards.
"""

LeadsTo = Callable[["Visit"], list[int]]
"""A function that returns the fiefs whose ruler an ability can make the current one; its argument is the visit."""


@value
class Character:
    """One of the 24 characters (N1.2). Its code is rank, then suit: `KL` is the King of Leaves."""

    code: str
    """The rank and the suit of the character, such as `KL`."""
    ability: Ability
    """The function that returns the steps of the ability."""
    brings: int
    """The maximum number of cards by which hand and score pile together can grow through the ability."""
    gathers: int
    """The maximum number of cards that can join the hand. Cards that leave the hand are not subtracted, and cards from
    the score pile do not count.
    """
    trumps: int
    """The maximum number of trumps among the cards that `gathers` counts."""
    lowers: int
    """The maximum number of cards that the ability can take off the score pile."""
    sheds: int
    """The maximum number of cards that can leave the hand, not counting replies and cards moved to the score pile."""
    shed: int
    """The set of cards that can leave the hand in the ways that `sheds` counts."""
    reaches: frozenset[str]
    """The other effects of the ability that `outlook` must know, each as a word.

    - `deck`, `piles`: it takes cards from the deck, or from the discard and score piles;
    - `score`: it moves cards from the hand to the score pile;
    - `lead`: it chooses the next statement;
    - `values`: it compares values of cards of different suits;
    - `ruler`, `fief`: it changes the current ruler, or the fief of the visit;
    - `refresh`: it makes an ally ready again;
    - `text`: it copies the ability of the ruler.
    """
    upon_answer: UponAnswer | None = None
    """A function that returns the steps after the next reply; None if the ability does not wait for a reply."""
    finds: Finds | None = None
    """A function that returns a tighter bound than `gathers` for a given hand and deck; None if there is none.

    The bound still holds after cards have left the hand.
    """
    leads_to: LeadsTo | None = None
    """A function that returns the fiefs whose ruler can become the current one; None if the ability does not change the
    ruler.
    """

    @property
    def suit(self) -> int:
        return SUITS.index(self.code[1])


class Suit:
    """A list of the characters of one suit, in the order in which their abilities are defined with `enter`."""

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
        """Decorator that adds a character to the suit; the decorated function is the ability of this character.

        Each argument is the value of the field of `Character` with the same name; `reaches` has the words separated by
        spaces. If `trumps` is None, every card that `gathers` counts may be a trump.
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
