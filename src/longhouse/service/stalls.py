"""Detects that this process did not run for a while, so that the time can be credited to the clocks."""

from dataclasses import dataclass

from longhouse.service.steady_clock import TellTime

_STALLED = 5.0
"""Seconds between two heartbeats from which on they count as a gap; a heartbeat is due every second."""


@dataclass(frozen=True, slots=True)
class Stall:
    """An interval in which this process did not run. The id makes sure that it is credited to the clocks only once."""

    seconds: float
    id: str


class StallWatch:
    """Records heartbeats of this process, and detects gaps between them."""

    def __init__(self, now: TellTime) -> None:
        self._now = now
        self._seen_at: float | None = None
        self._stall: Stall | None = None

    def alive(self) -> Stall | None:
        """Record a heartbeat; return the last gap between heartbeats that is not credited yet, or None.

        A gap means that this process was stopped or suspended. Until `recovered` is called, each command first credits
        the lost time to its game.
        """
        now = self._now()
        if self._seen_at is not None and now - self._seen_at > _STALLED and self._stall is None:
            self._stall = Stall(now - self._seen_at, f"stalled at {self._seen_at}")
        self._seen_at = now
        return self._stall

    def stall(self) -> Stall | None:
        """Return the lost time that is still to be credited; None before the first heartbeat."""
        return None if self._seen_at is None else self.alive()

    def recovered(self) -> None:
        """Record that the time has been credited to all games."""
        self._stall = None
