"""The time of a server: it begins with the time of day and then follows the monotonic clock, so it never jumps."""

import time
from collections.abc import Callable

TellTime = Callable[[], float]


class SteadyClock:
    """Seconds since 1970 as they were at the start, plus the seconds that have really passed since."""

    def __init__(self, start: float, monotonic: TellTime = time.monotonic) -> None:
        self._monotonic = monotonic
        self._offset = start - monotonic()

    def __call__(self) -> float:
        return self._monotonic() + self._offset
