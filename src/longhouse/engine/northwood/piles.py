"""Cards, piles and steps in a row of words: the smallest things that the rules are written with."""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import kernel, lowest, popcount
from longhouse.engine.northwood import layout as at

Position = NDArray[np.int64]
"""A row of words as in `layout.py`."""


@kernel
def copy(position: Position, to: Position) -> None:
    """Make a row of words the same as another."""
    for i in range(at.SIZE):
        to[i] = position[i]


@kernel
def size(cards: int) -> int:
    """How many cards a set has."""
    return int(popcount(np.uint64(cards)))


@kernel
def first(cards: int) -> int:
    """The lowest card of a set."""
    return int(lowest(np.uint64(cards)))


@kernel
def of_suit(suit: int) -> int:
    """The cards of a suit."""
    return 0xFF << (suit << 3)


@kernel
def of_value(value: int) -> int:
    """The cards of a value, 1 to 8."""
    return at.LOWEST_CARDS << (value - 1)


@kernel
def beats(statement: int, answer: int, trump: int) -> bool:
    """Whether an answer scores (N3.3)."""
    if answer >> 3 == statement >> 3:
        return answer > statement
    return answer >> 3 == trump


@kernel
def card_in(position: Position, pile: int, place: int) -> int:
    """The card at a place of a pile."""
    return position[pile + (place >> 3)] >> ((place & 7) << 3) & 0xFF


@kernel
def set_card(position: Position, pile: int, place: int, card: int) -> None:
    """Put a card at a place of a pile."""
    word, shift = pile + (place >> 3), (place & 7) << 3
    position[word] = position[word] & ~(0xFF << shift) | card << shift


@kernel
def push(position: Position, count: int, pile: int, card: int) -> None:
    """Put a card on top of a pile."""
    set_card(position, pile, position[count], card)
    position[count] += 1


@kernel
def pop(position: Position, count: int, pile: int) -> int:
    """Take the top card of a pile, which has one."""
    position[count] -= 1
    card = card_in(position, pile, position[count])
    set_card(position, pile, position[count], 0)
    return card


@kernel
def top_step(position: Position) -> int:
    """The step that an ability is at."""
    return position[at.STEP + position[at.STEPS] - 1]


@kernel
def known_top(position: Position) -> int:
    """The top card of the deck if it is known."""
    if position[at.KNOWN]:
        return card_in(position, at.KNOWN_PILE, position[at.KNOWN] - 1)
    return at.NONE


@kernel
def unknown_cards(position: Position) -> int:
    """The cards of the deck whose place is not known."""
    cards = position[at.DECK]
    for place in range(position[at.KNOWN]):
        cards &= ~(1 << card_in(position, at.KNOWN_PILE, place))
    return cards


@kernel
def push_step(position: Position, kind: int, knows: int) -> None:
    """Put a step before those that are to be done."""
    position[at.STEP + position[at.STEPS]] = knows << 8 | kind
    position[at.STEPS] += 1
