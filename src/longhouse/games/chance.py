"""All chance of a game, from a seed, by a generator that any language can reproduce (docs/chance.md).

Nothing else draws. The n-th chance event of a game takes *output* n of its source, whatever was decided before,
so a record can be checked event by event, and a seed that was published as a hash before the first nonce was
known cannot have been chosen for what it draws.

>>> Source("7").output(0).below(100), Source("7").output(1).below(100)
(74, 94)
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, count
from math import comb

_Event = tuple[str, *tuple[int, ...]]
_WORD = 1 << 64
_FIRST_BLOCK = bytes(8)


def commitment(seed: str) -> str:
    """What is published of a seed before the game: its SHA-256, in hex."""
    return sha256(seed.encode()).hexdigest()


class Source:
    """The outputs of one seed, mixed with a nonce from each seat."""

    __slots__ = ("_key",)

    def __init__(self, seed: str, nonces: Sequence[str] = ()) -> None:
        self._key = sha256("\n".join(("longhouse/1", seed, *nonces)).encode()).digest()

    def output(self, n: int) -> "Stream":
        """The random words that belong to chance event n, from 0."""
        return Stream(self._key + n.to_bytes(8, "big"))


class Stream:
    """An endless row of random 64-bit words: SHA-256 of key, n and the block number, four words a block."""

    __slots__ = ("_prefix", "_words")

    def __init__(self, prefix: bytes) -> None:
        self._prefix = prefix
        self._words: Iterator[int] | None = None

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely: a word mod bound, the top of the range refused."""
        limit = _WORD - _WORD % bound
        if self._words is None:
            # Nearly every chance event needs one word only, the first of block 0.
            word = int.from_bytes(sha256(self._prefix + _FIRST_BLOCK).digest()[:8], "big")
            self._words = self._further_words()
            if word < limit:
                return word % bound
        return next(word for word in self._words if word < limit) % bound

    def _further_words(self) -> Iterator[int]:
        for i in count(1):
            block, word = divmod(i, 4)
            digest = sha256(self._prefix + block.to_bytes(8, "big")).digest()
            yield int.from_bytes(digest[8 * word : 8 * word + 8], "big")


class Chance(ABC):
    """A chance event that is due: what can happen, how likely, and which of it a stream picks."""

    __slots__ = ()

    @abstractmethod
    def draw(self, stream: Stream) -> _Event:
        """What happens when this stream decides."""

    @abstractmethod
    def probability(self, event: _Event) -> float:
        """How likely an event is; 0 for one that cannot happen."""

    @abstractmethod
    def outcomes(self) -> Iterator[tuple[_Event, float]]:
        """Everything that can happen, with its probability. There may be millions."""

    @abstractmethod
    def further(self, picked: Sequence[int]) -> Sequence[int]:
        """For who chooses what chance brings, one by one: what can be picked after these; nothing once it is all."""

    @abstractmethod
    def brought(self, picked: Sequence[int]) -> _Event:
        """What happens when all of this was picked."""


class OneOf(Chance):
    """One of several numbers, each equally likely."""

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
    """Several of a set at once, each handful equally likely; written in ascending order."""

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
