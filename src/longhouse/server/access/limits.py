"""Rate limiters and size limits per socket, per address and per person."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from longhouse.errors import BadRequest, TooManyRequests


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes, bursts and rates per second. The defaults are far more than a person needs."""

    message_bytes: int = 16_000
    frame_bytes: int = 2_000_000
    """Messages up to this size are read and answered with an error; a larger frame closes the socket (code 1009)."""
    body_bytes: int = 64_000
    record_bytes: int = 1_000_000
    socket_burst: int = 20
    socket_rate: float = 10.0
    address_burst: int = 60
    address_rate: float = 20.0
    sockets_per_address: int = 40
    login_burst: int = 5
    login_rate: float = 0.1
    analysis_burst: int = 10
    analysis_rate: float = 1 / 60
    """Analyses per person and second, after the burst."""
    record_burst: int = 20
    record_rate: float = 0.1
    strikes: int = 50
    """How many violations a socket may commit before it is closed."""


UNLIMITED = Limits(
    socket_burst=10**9,
    address_burst=10**9,
    sockets_per_address=10**9,
    login_burst=10**9,
    analysis_burst=10**9,
    record_burst=10**9,
    strikes=10**9,
)


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` tokens per second."""

    burst: int
    rate: float
    now: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    seen: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst
        self.seen = self.now()

    def take(self) -> bool:
        """Take a token; returns False if there was none."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def full(self) -> bool:
        return self.level + (self.now() - self.seen) * self.rate >= self.burst


class SocketLimiter:
    """The rate limiter of one socket: messages that are too frequent or too big are refused, finally it is closed."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._bucket = TokenBucket(limits.socket_burst, limits.socket_rate)
        self._strikes = 0

    @property
    def over(self) -> bool:
        """Whether the socket has to be closed, after too many violations."""
        return self._strikes > self._limits.strikes

    def bears(self, message: str) -> bool:
        """Whether to process a message. Raises the error to send; most messages of a flood are dropped silently."""
        if not self._bucket.take():
            self._strikes += 1
            if self._strikes == 1 or self._strikes % 10 == 0:
                raise TooManyRequests("server-too-fast")
            return False
        if len(message) > self._limits.message_bytes:
            self._strikes += 1
            raise BadRequest("server-too-big", problem=str(self._limits.message_bytes))
        return True


class RateLimiters:
    """Rate limiters by address or other key; full ones are discarded when there are too many."""

    _MOST = 20_000

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Take a token for this address; returns False if it has none left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._buckets = {known: kept for known, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
        return bucket.take()
