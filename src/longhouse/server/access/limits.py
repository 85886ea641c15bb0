"""Rate limits, size limits and budgets per socket, per address and per person."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from longhouse.errors import BadRequest, TooManyRequests
from longhouse.server.access import prices


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on message sizes and request rates. Rates are per second, with a burst. Normal use stays far below."""

    message_bytes: int = 16_000
    frame_bytes: int = 2_000_000
    """Messages up to this size are read and answered with an error; a larger frame closes the socket (code 1009)."""
    socket_burst: int = 20
    socket_rate: float = 10.0
    """How many messages from a socket are read at once, and per second. Further messages wait in the network."""
    frame_burst: int = 100
    frame_rate: float = 40.0
    """How many frames from a socket are read at once, and per second; pings and pieces of messages are frames, too."""
    socket_patience: float = 10.0
    """How long a command waits for enough budget before it is refused."""
    address_budget: float = 3_000.0
    address_income: float = 300.0
    """What an address may spend (`prices`) at once, and per second: about 30 % of a core."""
    pace_burst: float = 50.0
    pace: float = 1_000.0
    """How much paid work an address may begin at once, and per second. The rest waits its turn, so that a hundred
    requests never come between two steps of another player's move.
    """
    request_patience: float = 1.0
    """How long a request waits for enough budget before it is refused. The wait also keeps refusals few."""
    person_budget: float = 2_000.0
    person_income: float = 150.0
    sockets_per_address: int = 40
    connections_per_address: int = 100
    connections: int = 10_000
    """The most connections in all; fewer if the system allows this process fewer open files."""
    newcomer_burst: int = 30
    newcomer_rate: float = 0.1
    """How many people an address may create per second, after the burst."""
    open_games: int = 20
    public_games: int = 5
    bot_games: int = 10
    """How many open games, public open games, and unfinished games with only bots a person may have."""
    body_seconds: float = 20.0
    """How long a client may take to send a body, plus a second for every 50 000 bytes."""
    taking_seconds: float = 120.0
    """How long a client may take to read what it is sent."""
    head_seconds: float = 10.0
    """How long a client may take to send the first line and the headers of a request."""
    joining_seconds: float = 30.0
    """How long a client may take to send the first message on a socket, and to join a game."""
    login_burst: int = 5
    """How many wrong passwords a caller may try before each further one doubles the waiting time."""
    analysis_burst: int = 10
    analysis_rate: float = 1 / 60
    """Analyses per person and second, after the burst."""
    record_burst: int = 20
    record_rate: float = 0.1
    strikes: int = 50
    """How many messages that are too big a socket may send before it is closed."""


_BETWEEN_LOOKS = 0.2
"""The least time that a client without a budget waits: many may wait for the same budget."""

UNLIMITED = Limits(
    socket_burst=10**9,
    frame_burst=10**9,
    address_budget=10.0**12,
    pace_burst=10.0**12,
    person_budget=10.0**12,
    sockets_per_address=10**9,
    connections_per_address=10**9,
    newcomer_burst=10**9,
    open_games=10**9,
    public_games=10**9,
    bot_games=10**9,
    login_burst=10**9,
    analysis_burst=10**9,
    record_burst=10**9,
    strikes=10**9,
)


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` tokens per second."""

    burst: float
    rate: float
    now: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    seen: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst
        self.seen = self.now()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens and return True; if there are not enough, take none and return False."""
        if self.wait(tokens):
            return False
        self.level -= tokens
        return True

    def wait(self, tokens: float) -> float:
        """Return the seconds until there are that many tokens; 0 if there are enough now."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        missing = min(tokens, self.burst) - self.level
        return missing / self.rate if missing > 0 else 0.0

    @property
    def full(self) -> bool:
        return self.level + (self.now() - self.seen) * self.rate >= self.burst


class RateLimiters:
    """Token buckets by address or another key. When there are too many, full buckets are discarded."""

    _MOST = 20_000

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Take a token for this address; return False if it has none left."""
        return self.of(address).take()

    def of(self, address: str) -> TokenBucket:
        """Return the bucket for this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._buckets = {known: kept for known, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
        return bucket


class Purse:
    """The budgets to which a client's work is charged: its address's budget and, once known, its person's budget.

    A budget is a `TokenBucket`; a token is roughly a millisecond of processor time (`prices`).
    """

    def __init__(self, budgets: "Budgets", address: str, person: str | None = None) -> None:
        self._budgets = budgets
        self._address = address
        self._person = person

    @property
    def owner(self) -> str:
        """The key under which the client waits in fair queues: the person, or the address if the person is unknown."""
        return self._address

    def belongs_to(self, person: str) -> None:
        """Set the client's person; from now on, that person's budget is charged as well."""
        self._person = person

    def pay(self, price: float) -> None:
        """Charge a price before the work; raises `TooManyRequests`, with the seconds to wait, if a budget is short."""
        wait = self._wait(price)
        if wait:
            raise too_fast(wait)
        self.charge(price)

    async def pay_within(self, price: float, seconds: float) -> None:
        """Wait until the budgets suffice, and pay a price; raises `TooManyRequests` after more than `seconds`.

        A client that asks for too much is slowed down, so even refusals are few. Work that was paid for begins in the
        order of payment, at the rate that is allowed to its address.
        """
        until = time.monotonic() + seconds
        while (wait := self._wait(price)) and (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, max(wait, _BETWEEN_LOOKS)))
        self.pay(price)
        pace = self._budgets.paces.of(self._address)
        turn = pace.wait(0)
        pace.level -= price
        if turn:
            await asyncio.sleep(turn)

    def charge(self, cost: float) -> None:
        """Charge the cost of work that is already done. The budgets may become negative; then further work has to
        wait.
        """
        for bucket in self._buckets():
            bucket.level -= cost
        self._budgets.spent += cost

    def _wait(self, price: float) -> float:
        return max(bucket.wait(price) for bucket in self._buckets())

    def _buckets(self) -> list[TokenBucket]:
        address = self._budgets.addresses.of(self._address)
        return [address] if self._person is None else [address, self._budgets.people.of(self._person)]


class SocketLimiter:
    """The limits of one socket: how fast its messages are read, how big they are, and what they cost.

    Messages that are not read yet fill the network buffers until the sender has to wait. This is cheaper than answering
    them.
    """

    def __init__(self, limits: Limits, purse: Purse) -> None:
        self._limits = limits
        self._purse = purse
        self._bucket = TokenBucket(limits.socket_burst, limits.socket_rate)
        self._strikes = 0

    @property
    def over(self) -> bool:
        """Whether the socket has to be closed, after too many messages that were too big."""
        return self._strikes > self._limits.strikes

    async def next_message(self) -> None:
        """Wait until the next message may be read."""
        wait = self._bucket.wait(1)
        if wait:
            await asyncio.sleep(wait)
        self._bucket.level -= 1

    async def pay(self, price: float) -> None:
        """Wait until the budgets can pay for a command, and pay; raises `TooManyRequests` if that takes too long."""
        await self._purse.pay_within(price, self._limits.socket_patience)

    def check(self, message: str) -> None:
        """Charge for a message by its size; if it is too big, raises the error to answer it with."""
        self._purse.charge(len(message) / 1_000 * prices.PER_KILOBYTE)
        if len(message) > self._limits.message_bytes:
            self._strikes += 1
            raise BadRequest("server-too-big", problem=str(self._limits.message_bytes))


class Budgets:
    """The budgets of all addresses and people."""

    def __init__(self, limits: Limits) -> None:
        self.addresses = RateLimiters(limits.address_budget, limits.address_income)
        self.paces = RateLimiters(limits.pace_burst, limits.pace)
        self.people = RateLimiters(limits.person_budget, limits.person_income)
        self.spent = 0.0
        """What all clients together have spent so far."""

    def purse(self, address: str, person: str | None = None) -> Purse:
        """Return the budgets of a client with this address and person."""
        return Purse(self, address, person)


def too_fast(seconds: float) -> TooManyRequests:
    """Return the error for a client that has to wait this many seconds."""
    return TooManyRequests("server-too-fast", seconds=math.ceil(seconds))
