"""Slows down clients that send wrong passwords. Only the client has to wait; the account is never locked."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from longhouse.errors import TooManyRequests

_FIRST_WAIT = 2.0
_LONGEST_WAIT = 600.0
_FORGOTTEN_AFTER = 3_600.0
"""Seconds after the last wrong password until a caller is as good as new."""
_MOST = 20_000


@dataclass(slots=True)
class _Tries:
    count: int = 0
    at: float = 0.0
    until: float = 0.0


class LoginLimiter:
    """Counts the wrong passwords of each client. After a few, each further one doubles the time that the client has to
    wait.
    """

    def __init__(self, free: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = free
        self._now = now
        self._tries: dict[str, _Tries] = {}

    def attempt(self, address: str) -> None:
        """Count an attempt to log in from an address as a wrong one; if it was right, `succeeded` removes it again.

        Raises `TooManyRequests` if the client still has to wait after earlier wrong attempts.
        """
        now = self._now()
        if len(self._tries) >= _MOST:
            self._tries = {name: each for name, each in self._tries.items() if now - each.at < _FORGOTTEN_AFTER}
        tries = self._tries.setdefault(address, _Tries())
        if now < tries.until:
            raise TooManyRequests("server-too-fast", seconds=math.ceil(tries.until - now))
        if now - tries.at >= _FORGOTTEN_AFTER:
            tries.count = 0
        tries.count, tries.at = tries.count + 1, now
        if tries.count >= self._free:
            doublings = min(tries.count - self._free, 20)
            tries.until = now + min(_LONGEST_WAIT, _FIRST_WAIT * 2**doublings)

    def succeeded(self, address: str) -> None:
        """Remove the last attempt of an address from the count, because its password was right.

        Earlier wrong attempts still count: a client that guesses passwords may have an account of its own.
        """
        tries = self._tries.get(address)
        if tries is not None:
            tries.count, tries.until = max(0, tries.count - 1), 0.0
