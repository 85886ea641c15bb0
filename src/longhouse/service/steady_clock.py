"""A server's clock: it starts with the system time and then follows the monotonic clock, so it never jumps."""

import time
from collections.abc import Callable

TellTime = Callable[[], float]
"""A function that returns the current time, in seconds since 1970."""


class SteadyClock:
    """A clock that never jumps: it returns the system time at its start plus the time that has passed since, in seconds
    since 1970.
    """

    def __init__(self, start: float, monotonic: TellTime = time.monotonic) -> None:
        self._monotonic = monotonic
        self._offset = start - monotonic()

    def __call__(self) -> float:
        return self._monotonic() + self._offset
