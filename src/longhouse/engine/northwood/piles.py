"""Basic operations on a packed position: sets of cards, piles and the stack of steps."""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import kernel, lowest, popcount
from longhouse.engine.northwood import layout as at

Position = NDArray[np.int64]
"""A packed position, laid out as in `layout.py`."""


@kernel
def copy(position: Position, to: Position) -> None:
    """Copy `position` into `to`."""
    for i in range(at.SIZE):
        to[i] = position[i]


@kernel
def size(cards: int) -> int:
    """Return the number of cards in a set."""
    return int(popcount(np.uint64(cards)))


@kernel
def first(cards: int) -> int:
    """Return the lowest card of a set."""
    return int(lowest(np.uint64(cards)))


@kernel
def of_suit(suit: int) -> int:
    """Return the set of the eight cards of a suit, as a bit mask."""
    return 0xFF << (suit << 3)


@kernel
def of_value(value: int) -> int:
    """Return the cards of a value from 1 to 8."""
    return at.LOWEST_CARDS << (value - 1)


@kernel
def beats(statement: int, answer: int, trump: int) -> bool:
    """Return whether the reply `answer` scores against `statement` (N3.3)."""
    if answer >> 3 == statement >> 3:
        return answer > statement
    return answer >> 3 == trump


@kernel
def card_in(position: Position, pile: int, place: int) -> int:
    """Return the card at index `place` of a pile."""
    return position[pile + (place >> 3)] >> ((place & 7) << 3) & 0xFF


@kernel
def set_card(position: Position, pile: int, place: int, card: int) -> None:
    """Put `card` at index `place` of a pile."""
    index, shift = pile + (place >> 3), (place & 7) << 3
    position[index] = position[index] & ~(0xFF << shift) | card << shift


@kernel
def push(position: Position, count: int, pile: int, card: int) -> None:
    """Put a card on top of a pile; `count` is the index of the pile's size."""
    set_card(position, pile, position[count], card)
    position[count] += 1


@kernel
def pop(position: Position, count: int, pile: int) -> int:
    """Remove and return the top card of a pile, which must not be empty."""
    position[count] -= 1
    card = card_in(position, pile, position[count])
    set_card(position, pile, position[count], 0)
    return card


@kernel
def top_step(position: Position) -> int:
    """Return the current step of the ability."""
    return position[at.STEP + position[at.STEPS] - 1]


@kernel
def known_top(position: Position) -> int:
    """Return the top card of the deck if it is known, else `NONE`."""
    if position[at.KNOWN]:
        return card_in(position, at.KNOWN_PILE, position[at.KNOWN] - 1)
    return at.NONE


@kernel
def unknown_cards(position: Position) -> int:
    """Return the cards of the deck whose place in it is unknown."""
    cards = position[at.DECK]
    for place in range(position[at.KNOWN]):
        cards &= ~(1 << card_in(position, at.KNOWN_PILE, place))
    return cards


@kernel
def push_step(position: Position, kind: int, knows: int) -> None:
    """Push a step on the stack, so that it is carried out before the others; `knows` is the step's parameter."""
    position[at.STEP + position[at.STEPS]] = knows << 8 | kind
    position[at.STEPS] += 1
