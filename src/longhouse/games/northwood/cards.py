"""The 32 dialogue cards (N1.1).

A card is the number suit × 8 + value − 1. A set of cards is an integer with one bit for each card.

>>> [card_text(card) for card in listed(card_set("7E 1C 3F"))]
['1C', '3F', '7E']
"""

from functools import cache

from longhouse.games.game import Event
from longhouse.games.northwood.views import SuitLetter

SUITS: tuple[SuitLetter, ...] = ("C", "F", "L", "E")
"""The letters of the suits: Claws, Flowers, Leaves, Eyes. A suit is stored as its index here."""
NO_CARD = -1
NO_SUIT = 4
"""The number that stands for the trump of a visit without trump."""
ALL_CARDS = (1 << 32) - 1
OF_SUIT = (0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0)
"""For each suit, the set of its cards; the last entry, for no suit, is the empty set."""
OF_VALUE = tuple(sum(1 << suit * 8 + value - 1 for suit in range(4)) if value else 0 for value in range(9))
"""For each value from 0 to 8, the set of its four cards; empty for 0."""


def card_text(card: int) -> str:
    """Return the text of a card, such as `7E`."""
    return f"{value_of(card)}{SUITS[suit_of(card)]}"


def suit_of(card: int) -> int:
    """Return the suit of a card, as an index into `SUITS`."""
    return card >> 3


def value_of(card: int) -> int:
    """Return the value of a card, 1 to 8."""
    return (card & 7) + 1


CARDS = {card_text(card): card for card in range(32)}
"""The number of each card, by its text."""


def card_set(texts: str) -> int:
    """Return the set of the cards that a text names, such as `7E 1C`."""
    return sum(1 << CARDS[text] for text in texts.split())


def listed(cards: int) -> tuple[int, ...]:
    """Return the cards of a set as numbers, in ascending order."""
    claws, flowers, leaves, eyes = _LISTED
    return claws[cards & 255] + flowers[cards >> 8 & 255] + leaves[cards >> 16 & 255] + eyes[cards >> 24]


def choices(verb: str, cards: int) -> list[Event]:
    """Return the events `(verb, card)` for all cards of a set."""
    claws, flowers, leaves, eyes = _choices(verb)
    return [*claws[cards & 255], *flowers[cards >> 8 & 255], *leaves[cards >> 16 & 255], *eyes[cards >> 24]]


def _scoring(trump: int, statement: int) -> int:
    suit = suit_of(statement)
    higher = OF_SUIT[suit] & -(2 << statement)
    return higher if suit == trump else higher | OF_SUIT[trump]


BEATEN_BY = tuple(tuple(_scoring(trump, statement) for statement in range(32)) for trump in range(5))
"""For each trump and statement, the set of replies that score (N3.3)."""


def lowest(cards: int) -> int:
    """Return the cards of a set that have the lowest value in it, as a set."""
    return next((found for of_value in OF_VALUE if (found := cards & of_value)), 0)


def highest(cards: int) -> int:
    """Return the cards of a set that have the highest value in it, as a set."""
    return next((found for of_value in reversed(OF_VALUE) if (found := cards & of_value)), 0)


_BYTES = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_LISTED = tuple(tuple(tuple(suit * 8 + bit for bit in bits) for bits in _BYTES) for suit in range(4))


@cache
def _choices(verb: str) -> tuple[tuple[tuple[Event, ...], ...], ...]:
    events: list[Event] = [(verb, card) for card in range(32)]
    return tuple(tuple(tuple([events[card] for card in cards]) for cards in by_byte) for by_byte in _LISTED)
