"""Draws all chance events of a game from a seed, by a method that is easy to write in any language (docs/chance.md).

The rules have no other source of randomness. Chance event number n uses only random numbers derived from the seed and
n, whatever the players decided, so a record can be checked event by event. The server publishes a hash of the seed
before it knows the nonces (random texts) that the players add, so it cannot choose a seed that draws what it wants.

>>> Source("7").output(0).below(100), Source("7").output(1).below(100)
(74, 94)
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, count
from math import comb

_Event = tuple[str, *tuple[int, ...]]
_RANGE = 1 << 64
_FIRST_BLOCK = bytes(8)


def commitment(seed: str) -> str:
    """Return the SHA-256 hash of a seed, in hex. This hash is published before the game."""
    return sha256(seed.encode()).hexdigest()


class Source:
    """The source of all random numbers of one game, made from its seed and the nonces of its seats (docs/chance.md)."""

    __slots__ = ("_key",)

    def __init__(self, seed: str, nonces: Sequence[str] = ()) -> None:
        self._key = sha256("\n".join(("longhouse/1", seed, *nonces)).encode()).digest()

    def output(self, n: int) -> "Stream":
        """Return the random numbers of chance event number n; the first event of a game is number 0."""
        return Stream(self._key + n.to_bytes(8, "big"))


class Stream:
    """The random numbers of one chance event.

    They come from blocks of four 64-bit numbers each. Block number b is a SHA-256 hash of three byte strings joined
    together: the key of the `Source`, the number of the chance event, and b.
    """

    __slots__ = ("_numbers", "_prefix")

    def __init__(self, prefix: bytes) -> None:
        self._prefix = prefix
        self._numbers: Iterator[int] | None = None

    def below(self, bound: int) -> int:
        """Return the next number from 0 to bound − 1, all equally likely.

        The result is the next 64-bit number modulo `bound`. The highest 64-bit numbers are skipped, so that there is no
        bias.
        """
        limit = _RANGE - _RANGE % bound
        if self._numbers is None:
            # Nearly every chance event needs one number only, the first of block 0.
            number = int.from_bytes(sha256(self._prefix + _FIRST_BLOCK).digest()[:8], "big")
            self._numbers = self._further_numbers()
            if number < limit:
                return number % bound
        return next(number for number in self._numbers if number < limit) % bound

    def _further_numbers(self) -> Iterator[int]:
        for i in count(1):
            block, place = divmod(i, 4)
            digest = sha256(self._prefix + block.to_bytes(8, "big")).digest()
            yield int.from_bytes(digest[8 * place : 8 * place + 8], "big")


class Chance(ABC):
    """A chance event that has to happen now: its possible outcomes and their probabilities."""

    __slots__ = ()

    @abstractmethod
    def draw(self, stream: Stream) -> _Event:
        """Return an outcome, drawn with the random numbers of a stream."""

    @abstractmethod
    def probability(self, event: _Event) -> float:
        """Return the probability of an outcome; 0 if it is impossible."""

    @abstractmethod
    def outcomes(self) -> Iterator[tuple[_Event, float]]:
        """Yield every possible outcome with its probability. There may be millions."""

    @abstractmethod
    def further(self, picked: Sequence[int]) -> Sequence[int]:
        """Return the items, such as tiles, that can come next after `picked` if an outcome is built item by item.

        The result is empty once the picked items are a complete outcome.
        """

    @abstractmethod
    def brought(self, picked: Sequence[int]) -> _Event:
        """Return the outcome that consists of the items in `picked`, each of which `further` has offered."""


class OneOf(Chance):
    """A chance event that draws one of several numbers, all equally likely.

    Its outcomes are the events `(verb, number)` for each number in `choices`.
    """

    __slots__ = ("_choices", "_verb")

    def __init__(self, verb: str, choices: Sequence[int]) -> None:
        self._verb = verb
        self._choices = choices

    def draw(self, stream: Stream) -> _Event:
        return (self._verb, self._choices[stream.below(len(self._choices))])

    def probability(self, event: _Event) -> float:
        possible = len(event) == 2 and event[0] == self._verb and event[1] in self._choices
        return 1 / len(self._choices) if possible else 0.0

    def outcomes(self) -> Iterator[tuple[_Event, float]]:
        for choice in self._choices:
            yield (self._verb, choice), 1 / len(self._choices)

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return () if picked else self._choices

    def brought(self, picked: Sequence[int]) -> _Event:
        return (self._verb, *picked)


class Handful(Chance):
    """A chance event that draws `size` different numbers from `choices` at once; all combinations are equally likely.

    An outcome is the event that consists of `verb` and the drawn numbers in ascending order.
    """

    __slots__ = ("_choices", "_size", "_verb")

    def __init__(self, verb: str, choices: Sequence[int], size: int) -> None:
        self._verb = verb
        self._choices = sorted(choices)
        self._size = size

    def draw(self, stream: Stream) -> _Event:
        pool = list(self._choices)
        return (self._verb, *sorted(pool.pop(stream.below(len(pool))) for _ in range(self._size)))

    def probability(self, event: _Event) -> float:
        verb, *picked = event
        possible = (
            verb == self._verb
            and len(picked) == self._size
            and len(set(picked)) == self._size
            and set(picked) <= set(self._choices)
        )
        return 1 / comb(len(self._choices), self._size) if possible else 0.0

    def outcomes(self) -> Iterator[tuple[_Event, float]]:
        each = 1 / comb(len(self._choices), self._size)
        for picked in combinations(self._choices, self._size):
            yield (self._verb, *picked), each

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return [choice for choice in self._choices if choice not in picked] if len(picked) < self._size else ()

    def brought(self, picked: Sequence[int]) -> _Event:
        return (self._verb, *sorted(picked))
