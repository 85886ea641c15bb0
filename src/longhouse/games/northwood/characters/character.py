"""What a character is: a code, a suit, and an ability; and the bounds that tell how far an ability can reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from longhouse.games.game import value
from longhouse.games.northwood.cards import SUITS
from longhouse.games.northwood.steps import Steps

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit

Ability = Callable[["Visit", int], Steps]
"""Given the visit and the place among the allies of whoever acts, the steps that carry it out."""

UponAnswer = Callable[[int], Steps]
"""Given the card that was answered with, what follows."""


@value
class Character:
    """One of the characters (N1.2), written rank then suit."""

    code: str
    ability: Ability
    brings: int
    """How many cards hand and score pile together can grow by, at most, once the ability is carried out."""
    gathers: int
    """How many cards can join the hand, at most, whatever leaves it; one from the score pile does not count."""
    lowers: int
    """How many cards it can take off the score pile, at most."""
    reaches: frozenset[str]
    """What else `outlook` must know of: whether it takes cards from the `deck` or the `piles` or looks at them, `sheds`
    cards of the hand other than to the score pile, moves some to the `score` pile, chooses the next statement (`lead`),
    changes the `ruler` or the `fief`, can `refresh` allies, or acts by the `text` of the ruler."""
    upon_answer: UponAnswer | None = None
    """What it does after the next answer, if it waits for one."""

    @property
    def suit(self) -> int:
        return SUITS.index(self.code[1])


class Suit:
    """The characters of one suit, in the order in which they are entered."""

    def __init__(self) -> None:
        self.characters: list[Character] = []

    def enter(
        self, code: str, *, brings: int, gathers: int, lowers: int, reaches: str, upon_answer: UponAnswer | None = None
    ) -> Callable[[Ability], Ability]:
        """Enter a character, whose ability is the function below."""

        def entered(ability: Ability) -> Ability:
            self.characters.append(
                Character(code, ability, brings, gathers, lowers, frozenset(reaches.split()), upon_answer)
            )
            return ability

        return entered
