"""Rate limits, size limits and budgets per socket, per address and per person."""

import asyncio
import json
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from longhouse.errors import BadRequest, TooBig, TooManyRequests
from longhouse.server.access import prices


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on message sizes and request rates. Normal use stays far below.

    A rate (`…_rate`, `…_income`, `pace`) is the number allowed per second in the long run; the field beside it
    (`…_burst`, `…_budget`) is the number allowed at once.
    """

    message_bytes: int = 16_000
    """The largest message that a client may send over a socket, in bytes. Up to `frame_bytes`, a larger one is answered
    by an error.
    """
    frame_bytes: int = 2_000_000
    """The largest WebSocket frame that is read, in bytes. A larger one closes the socket (code 1009)."""
    socket_burst: int = 20
    """How many messages are read from a socket at once."""
    socket_rate: float = 10.0
    """How many messages are read from a socket per second, after `socket_burst` at once. The others wait in the
    network.
    """
    frame_burst: int = 100
    """How many frames are read from a socket at once."""
    frame_rate: float = 40.0
    """How many frames are read from a socket per second, after `frame_burst` at once. Pings and pieces of messages are
    frames, too.
    """
    socket_patience: float = 10.0
    """The seconds that a command on a socket waits for enough budget before it is refused."""
    address_budget: float = 3_000.0
    """What an address may spend at once, in the unit of `prices` (about a millisecond of processor time)."""
    address_income: float = 300.0
    """What an address may spend per second, after `address_budget` at once: about 30 % of a core."""
    pace_burst: float = 50.0
    """How much paid work of an address may begin at once, in the unit of `prices`."""
    pace: float = 1_000.0
    """How much paid work of an address may begin per second, after `pace_burst` at once. The rest waits, so that a
    hundred requests never come between two steps of another player's move.
    """
    request_patience: float = 1.0
    """The seconds that an HTTP request waits for enough budget before it is refused. This delay also keeps refusals
    few.
    """
    person_budget: float = 2_000.0
    """What a person may spend at once, from all addresses together."""
    person_income: float = 150.0
    """What a person may spend per second, after `person_budget` at once."""
    sockets_per_address: int = 40
    """The maximum number of open sockets of an address."""
    connections_per_address: int = 100
    """The maximum number of open connections of an address, including its sockets."""
    bulk_per_address: int = 3
    """How many exports and imports of an address may wait or run at once; they run for minutes if the client is slow.
    """
    connections: int = 10_000
    """The maximum number of connections in all; fewer if the system allows this process fewer open files."""
    newcomer_burst: int = 30
    """The number of people that an address may create at once."""
    newcomer_rate: float = 0.1
    """The number of people that an address may create per second, after `newcomer_burst` at once."""
    open_games: int = 20
    """The maximum number of games created by a person that wait for players."""
    public_games: int = 5
    """The maximum number of public games created by a person that wait for players."""
    bot_games: int = 10
    """The maximum number of unfinished games with only bots that a person may have."""
    imported_games: int = 10_000
    """A person who has this many games can import no more, because each import is compared with all of them."""
    body_seconds: float = 20.0
    """The seconds that a client may take to send the body of a request, plus a second for every 50 000 bytes."""
    taking_seconds: float = 120.0
    """The seconds that a client may take to read what it is sent."""
    head_seconds: float = 10.0
    """The seconds that a client may take to send the first line and the headers of a request."""
    joining_seconds: float = 30.0
    """The seconds that a client may take to send the first message on a socket, and to join a game."""
    login_burst: int = 5
    """The number of wrong passwords that a client may try before each further one doubles the time that it has to wait.
    """
    analysis_burst: int = 10
    """The number of analyses that a person may begin at once."""
    analysis_rate: float = 1 / 60
    """The number of analyses that a person may begin per second, after `analysis_burst` at once."""
    record_burst: int = 20
    """The number of records that an address may store at once, to share them by link."""
    record_rate: float = 0.1
    """The number of records that an address may store per second, after `record_burst` at once."""
    strikes: int = 50
    """How many messages that are too big a client may send over a socket; the next one closes the socket."""


LARGEST_OPTIONS = 6_000
"""The largest size of a game's options in bytes: a set of 200 tiles with the longest ids.

Lists have the options of a hundred games or more, and are sent to other people.
"""

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
    bulk_per_address=10**9,
    newcomer_burst=10**9,
    open_games=10**9,
    public_games=10**9,
    bot_games=10**9,
    imported_games=10**9,
    login_burst=10**9,
    analysis_burst=10**9,
    record_burst=10**9,
    strikes=10**9,
)


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` tokens per second."""

    burst: float
    """The maximum number of tokens, which is also the number at the beginning."""
    rate: float
    """The number of tokens gained per second."""
    now: Callable[[], float] = time.monotonic
    """The clock, in seconds."""
    level: float = field(init=False)
    """The number of tokens at the time `seen`; below 0 if tokens were taken in advance."""
    seen: float = field(init=False)
    """The time at which `level` was computed."""

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
        """Return the seconds until the bucket holds `tokens` tokens; 0 if it holds them now.

        If the bucket cannot hold so many, return the seconds until it is full.
        """
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        missing = min(tokens, self.burst) - self.level
        return missing / self.rate if missing > 0 else 0.0

    @property
    def full(self) -> bool:
        """Whether the bucket holds as many tokens as it can."""
        return self.level + (self.now() - self.seen) * self.rate >= self.burst


class RateLimiters:
    """Token buckets, one for each address or other key. When there are too many, those that are full are discarded."""

    _MOST = 20_000

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Take a token from the bucket of this address; return False if it has none left."""
        return self.of(address).take()

    def spend(self, address: str) -> None:
        """Take a token from the bucket of this address; raises `TooManyRequests`, with the time until it has one."""
        bucket = self.of(address)
        wait = bucket.wait(1)
        if wait:
            raise too_fast(wait)
        bucket.take()

    def of(self, address: str) -> TokenBucket:
        """Return the bucket for this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._buckets = {known: kept for known, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate)
        return bucket


class Purse:
    """The budgets that pay for a client's work: the budget of its address and, once the person is known, that of the
    person.

    A budget is a `TokenBucket`; a token is roughly a millisecond of processor time (`prices`).
    """

    def __init__(self, budgets: "Budgets", address: str, person: str | None = None) -> None:
        self._budgets = budgets
        self._address = address
        self._person = person

    @property
    def owner(self) -> str:
        """The key under which the client waits in fair queues, which is its address."""
        return self._address

    def belongs_to(self, person: str) -> None:
        """Set the client's person, by id; from now on, this person's budget is charged, too."""
        self._person = person

    def pay(self, price: float) -> None:
        """Charge a price before the work.

        Raises `TooManyRequests` with the seconds to wait if a budget is too low.
        """
        wait = self._wait(price)
        if wait:
            raise too_fast(wait)
        self.charge(price)

    async def pay_within(self, price: float, seconds: float, leaving: float = 0.0) -> None:
        """Wait until the budgets suffice, and pay a price before the work.

        Raises `TooManyRequests` if the budgets do not suffice within `seconds`. A client that asks for too much is
        slowed down by the waiting, so that even refusals are few. Paid work begins in the order of payment, at the rate
        allowed to its address. `leaving` is what must remain in each budget after the payment.
        """
        until = time.monotonic() + seconds
        while wait := self._wait(price + leaving):
            left = until - time.monotonic()
            if left <= 0:
                raise too_fast(wait)
            await asyncio.sleep(min(left, max(wait, _BETWEEN_LOOKS)))
        self.charge(price)
        pace = self._budgets.paces.of(self._address)
        turn = pace.wait(0)
        pace.level -= price
        if turn:
            await asyncio.sleep(turn)

    def charge(self, cost: float) -> None:
        """Charge the cost of work that is already done. This can make a budget negative; then further work has
        to wait.
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
        """Whether the client has sent too many messages that were too big, so that its socket is to be closed."""
        return self._strikes > self._limits.strikes

    async def next_message(self) -> None:
        """Wait until the next message may be read."""
        wait = self._bucket.wait(1)
        if wait:
            await asyncio.sleep(wait)
        self._bucket.level -= 1

    async def pay(self, price: float) -> None:
        """Wait until the client's budgets suffice for a command, and pay its price; raises `TooManyRequests` if that
        takes too long.
        """
        await self._purse.pay_within(price, self._limits.socket_patience)

    def check(self, message: str) -> None:
        """Charge for a message by its size. If the message is too big, raise the `BadRequest` with which to
        answer it.
        """
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
        """The sum that all clients together have spent so far."""

    def purse(self, address: str, person: str | None = None) -> Purse:
        """Return the budgets of a client at this address; `person` is the id of its person, if known."""
        return Purse(self, address, person)


def checked_options(options: Mapping[str, object]) -> None:
    """Raise `TooBig` if the options of a game are larger than any game needs."""
    if len(json.dumps(options, ensure_ascii=False, separators=(",", ":")).encode()) > LARGEST_OPTIONS:
        raise TooBig("server-too-big", problem=str(LARGEST_OPTIONS))


def too_fast(seconds: float) -> TooManyRequests:
    """Return the error for a client that has to wait for `seconds`."""
    return TooManyRequests("server-too-fast", seconds=math.ceil(seconds))
