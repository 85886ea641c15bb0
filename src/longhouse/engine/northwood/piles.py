"""Basic operations on a packed position: sets of cards, piles and the stack of steps."""

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import kernel, lowest, popcount
from longhouse.engine.northwood import layout as at

Position = NDArray[np.int64]
"""A packed position: a row of numbers with the indices that the module `layout` defines."""

_BITS_OF_BYTE = np.array(
    [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n] for byte in range(256) for n in range(8)],
    dtype=np.uint8,
)
"""The place of set bit n of each byte, at index 8 × byte + n."""


@kernel
def copy(position: Position, to: Position) -> None:
    """Copy `position` into `to`."""
    for i in range(at.SIZE):
        to[i] = position[i]


@kernel
def size(cards: int) -> int:
    """Return the number of cards in a set, given as bits."""
    return int(popcount(np.uint64(cards)))


@kernel
def first(cards: int) -> int:
    """Return the lowest card of a set, given as bits."""
    return int(lowest(np.uint64(cards)))


@kernel
def nth_card(cards: int, n: int) -> int:
    """Return the n-th card of a set, given as bits; `n` is 0 for the lowest. The set must have more than n cards.

    There is no branch, because a random choice would mispredict it.
    """
    sums = cards - (cards >> 1 & 0x5555_5555)
    sums = (sums & 0x3333_3333) + (sums >> 2 & 0x3333_3333)
    sums = (sums + (sums >> 4) & 0x0F0F_0F0F) * 0x0101_0101  # byte k: how many cards the bytes 0 to k have
    byte = size(((n * 0x0101_0101 | 0x8080_8080) - (sums & 0xFFFF_FFFF)) & 0x8080_8080)
    place = byte << 3
    before = sums << 8 >> place & 0xFF
    return place + int(_BITS_OF_BYTE[((cards >> place & 0xFF) << 3) + n - before])


@kernel
def of_suit(suit: int) -> int:
    """Return the set of the eight cards of a suit, as a bit mask."""
    return 0xFF << (suit << 3)


@kernel
def of_value(value: int) -> int:
    """Return the set of the four cards of a value from 1 to 8, as a bit mask."""
    return at.LOWEST_CARDS << (value - 1)


@kernel
def beats(statement: int, answer: int, trump: int) -> bool:
    """Return whether the reply `answer` scores against `statement` when the suit `trump` is trump (N3.3)."""
    if answer >> 3 == statement >> 3:
        return answer > statement
    return answer >> 3 == trump


@kernel
def card_in(position: Position, pile: int, place: int) -> int:
    """Return the card at index `place` of a pile; 0 is the bottom.

    `pile` is the index in `position` where the pile begins.
    """
    return position[pile + (place >> 3)] >> ((place & 7) << 3) & 0xFF


@kernel
def set_card(position: Position, pile: int, place: int, card: int) -> None:
    """Put `card` at index `place` of a pile; 0 is the bottom.

    `pile` is the index in `position` where the pile begins.
    """
    index, shift = pile + (place >> 3), (place & 7) << 3
    position[index] = position[index] & ~(0xFF << shift) | card << shift


@kernel
def push(position: Position, count: int, pile: int, card: int) -> None:
    """Put a card on top of a pile.

    `count` and `pile` are the indices in `position` of the pile's size and of its beginning.
    """
    set_card(position, pile, position[count], card)
    position[count] += 1


@kernel
def pop(position: Position, count: int, pile: int) -> int:
    """Remove and return the top card of a pile, which must not be empty.

    `count` and `pile` are the indices in `position` of the pile's size and of its beginning.
    """
    position[count] -= 1
    card = card_in(position, pile, position[count])
    set_card(position, pile, position[count], 0)
    return card


@kernel
def top_step(position: Position) -> int:
    """Return the code of the ability's current step, the top of the stack."""
    return position[at.STEP + position[at.STEPS] - 1]


@kernel
def known_top(position: Position) -> int:
    """Return the top card of the deck if it is known, else `NONE`."""
    if position[at.KNOWN]:
        return card_in(position, at.KNOWN_PILE, position[at.KNOWN] - 1)
    return at.NONE


@kernel
def unknown_cards(position: Position) -> int:
    """Return the set of cards in the deck whose place in the deck is unknown."""
    cards = position[at.DECK]
    for place in range(position[at.KNOWN]):
        cards &= ~(1 << card_in(position, at.KNOWN_PILE, place))
    return cards


@kernel
def push_step(position: Position, kind: int, knows: int) -> None:
    """Push a step of an ability on the stack, so that it is carried out before the steps already there.

    `kind` is the kind of step, `knows` its parameter.
    """
    position[at.STEP + position[at.STEPS]] = knows << 8 | kind
    position[at.STEPS] += 1
