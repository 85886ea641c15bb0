"""The chance events of the game: the deals of N2.1 and N2.2, and draws from a deck whose top cards may be known."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import factorial, perm

from longhouse.games.chance import Chance, Stream
from longhouse.games.game import Event
from longhouse.games.northwood.cards import choices, listed
from longhouse.games.northwood.fiefs import FIEFS

ALLIES = 4
ALL_PLACES = (1 << ALLIES) - 1
"""The places of all four allies, as bits."""
_RULERS_OF_A_SUIT = 2
_OF_A_SUIT = 1 + _RULERS_OF_A_SUIT


class OneCard(Chance):
    """A chance event that draws one card of the deck; all cards are equally likely.

    Its outcomes are the events `(verb, card)` for each card of the set `deck`.
    """

    __slots__ = ("_deck", "_verb")

    def __init__(self, verb: str, deck: int) -> None:
        self._verb = verb
        self._deck = deck

    def draw(self, stream: Stream) -> Event:
        cards = listed(self._deck)
        return (self._verb, cards[stream.below(len(cards))])

    def probability(self, event: Event) -> float:
        possible = len(event) == 2 and event[0] == self._verb and self._deck >> event[1] & 1
        return 1 / self._deck.bit_count() if possible else 0.0

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        each = 1 / self._deck.bit_count()
        for event in choices(self._verb, self._deck):
            yield event, each

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return () if picked else listed(self._deck)

    def brought(self, picked: Sequence[int]) -> Event:
        return (self._verb, *picked)


class Certain(Chance):
    """A chance event with only one possible outcome; it is recorded like any other (section 7)."""

    __slots__ = ("_event",)

    def __init__(self, event: Event) -> None:
        self._event = event

    def draw(self, stream: Stream) -> Event:
        return self._event

    def probability(self, event: Event) -> float:
        return 1.0 if event == self._event else 0.0

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        yield self._event, 1.0

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return ()

    def brought(self, picked: Sequence[int]) -> Event:
        return self._event


class Peek(Chance):
    """A chance event that reveals the top `count` cards of the deck in order: first the known ones, then random others.

    `deck` is a set of cards; `known` are the cards that are known to lie on top of it, the topmost first.
    """

    __slots__ = ("_count", "_known", "_unknown")

    def __init__(self, count: int, deck: int, known: Sequence[int]) -> None:
        self._known = tuple(known[:count])
        self._unknown = listed(deck & ~sum(1 << card for card in known))
        self._count = count - len(self._known)

    def draw(self, stream: Stream) -> Event:
        pool = list(self._unknown)
        fresh = [pool.pop(stream.below(len(pool))) for _ in range(self._count)]
        return ("*peek", *[*self._known, *fresh])

    def probability(self, event: Event) -> float:
        verb, *cards = event
        fresh = cards[len(self._known) :]
        possible = (
            verb == "*peek"
            and tuple(cards[: len(self._known)]) == self._known
            and len(fresh) == len(set(fresh)) == self._count
            and set(fresh) <= set(self._unknown)
        )
        return 1 / perm(len(self._unknown), self._count) if possible else 0.0

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        each = 1 / perm(len(self._unknown), self._count)
        for fresh in permutations(self._unknown, self._count):
            yield ("*peek", *(self._known + fresh)), each

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return [card for card in self._unknown if card not in picked] if len(picked) < self._count else ()

    def brought(self, picked: Sequence[int]) -> Event:
        return ("*peek", *[*self._known, *picked])


class Deal(Chance):
    """The deal of N2.1: always the same four allies, and the same eight rulers in random order.

    `allies` and `rulers` are numbers of characters.
    """

    __slots__ = ("_allies", "_rulers")

    def __init__(self, allies: Sequence[int], rulers: Sequence[int]) -> None:
        self._allies = tuple(allies)
        self._rulers = tuple(rulers)

    def draw(self, stream: Stream) -> Event:
        pool = list(self._rulers)
        rulers = [pool.pop(stream.below(len(pool))) for _ in range(FIEFS)]
        return ("*setup", *[*self._allies, *rulers])

    def probability(self, event: Event) -> float:
        verb, *dealt = event
        possible = (
            verb == "*setup"
            and tuple(dealt[:ALLIES]) == self._allies
            and sorted(dealt[ALLIES:]) == sorted(self._rulers)
        )
        return 1 / factorial(FIEFS) if possible else 0.0

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        for rulers in permutations(self._rulers):
            yield ("*setup", *(self._allies + rulers)), 1 / factorial(FIEFS)

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return [ruler for ruler in self._rulers if ruler not in picked]

    def brought(self, picked: Sequence[int]) -> Event:
        return ("*setup", *[*self._allies, *picked])


class Reveal(Chance):
    """The deal of N2.2: all characters are revealed one at a time; not every order of suits is equally likely.

    `suits` has the suit of each character, in the order of the characters' numbers.
    """

    __slots__ = ("_suits",)

    def __init__(self, suits: Sequence[int]) -> None:
        self._suits = tuple(suits)
        """The suit of each character."""

    def draw(self, stream: Stream) -> Event:
        pool = list(range(len(self._suits)))
        revealed: list[int] = []
        while len(revealed) < ALLIES + FIEFS:
            character = pool.pop(stream.below(len(pool)))
            if self._counts(revealed)[self._suits[character]] < _OF_A_SUIT:
                revealed.append(character)
        return self.brought(revealed)

    def probability(self, event: Event) -> float:
        verb, *dealt = event
        if verb != "*setup" or len(set(dealt)) != ALLIES + FIEFS or len(dealt) != ALLIES + FIEFS:
            return 0.0
        suits = tuple(self._suits[character] for character in dealt)
        if suits[:ALLIES] != tuple(range(ALLIES)):
            return 0.0
        if any(suits[ALLIES:].count(suit) != _RULERS_OF_A_SUIT for suit in range(ALLIES)):
            return 0.0
        return float(self._who() * _order_of_suits(suits[ALLIES:], self._sizes()))

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        of_suit = [[who for who, suit in enumerate(self._suits) if suit == s] for s in range(ALLIES)]
        for order in sorted(set(permutations(suit for suit in range(ALLIES) for _ in range(_RULERS_OF_A_SUIT)))):
            each = float(self._who() * _order_of_suits(order, self._sizes()))
            for chosen in product(*(permutations(members, _OF_A_SUIT) for members in of_suit)):
                due = [iter(of_this[1:]) for of_this in chosen]
                rulers = [next(due[suit]) for suit in order]
                yield ("*setup", *[*(of_this[0] for of_this in chosen), *rulers]), each

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        counts = self._counts(picked)
        return [who for who, suit in enumerate(self._suits) if who not in picked and counts[suit] < _OF_A_SUIT]

    def brought(self, picked: Sequence[int]) -> Event:
        first = [next(who for who in picked if self._suits[who] == suit) for suit in range(ALLIES)]
        return ("*setup", *[*first, *(who for who in picked if who not in first)])

    def _counts(self, revealed: Sequence[int]) -> list[int]:
        return [sum(self._suits[who] == suit for who in revealed) for suit in range(ALLIES)]

    def _sizes(self) -> tuple[int, ...]:
        return tuple(self._suits.count(suit) for suit in range(ALLIES))

    def _who(self) -> Fraction:
        """Return the probability of one choice of three characters in each suit, in a given order.

        The order in which the suits appear does not change it.
        """
        who = Fraction(1)
        for size in self._sizes():
            who /= perm(size, _OF_A_SUIT)
        return who


@cache
def _order_of_suits(order: tuple[int, ...], sizes: tuple[int, ...]) -> Fraction:
    """Return the probability that, from the second character of each suit on, the suits are revealed in this order."""

    @cache
    def rest(revealed: tuple[int, ...]) -> Fraction:
        rulers = sum(max(count - 1, 0) for count in revealed)
        if rulers == len(order):
            return Fraction(1)
        left = [size - count if count < _OF_A_SUIT else 0 for size, count in zip(sizes, revealed, strict=True)]
        chance = Fraction(0)
        for suit, count in enumerate(revealed):
            if count == 0 or (count < _OF_A_SUIT and order[rulers] == suit):
                after = (*revealed[:suit], count + 1, *revealed[suit + 1 :])
                chance += Fraction(left[suit], sum(left)) * rest(after)
        return chance

    return rest((0,) * len(sizes))
