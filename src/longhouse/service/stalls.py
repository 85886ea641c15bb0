"""Detects that this process did not run for a while, so that the time can be credited to the clocks."""

from dataclasses import dataclass

from longhouse.service.steady_clock import TellTime

_STALLED = 5.0
"""Seconds between two heartbeats from which on they count as a gap; a heartbeat is due every second."""


@dataclass(frozen=True, slots=True)
class Stall:
    """A time in which this process did not run."""

    seconds: float
    """How long it was."""
    id: str
    """A name for it, by which each game credits it to the clocks only once."""


class StallWatch:
    """Records heartbeats of this process, and detects gaps between them."""

    def __init__(self, now: TellTime) -> None:
        self._now = now
        self._seen_at: float | None = None
        self._stall: Stall | None = None

    def alive(self) -> Stall | None:
        """Record a heartbeat. Return the last stall if it has not been credited to the clocks of all games yet;
        otherwise None.

        A stall is a gap between heartbeats, when this process was stopped or suspended. Until `recovered` is called,
        each command first credits the lost time to its game.
        """
        now = self._now()
        if self._seen_at is not None and now - self._seen_at > _STALLED and self._stall is None:
            self._stall = Stall(now - self._seen_at, f"stalled at {self._seen_at}")
        self._seen_at = now
        return self._stall

    def stall(self) -> Stall | None:
        """Record a heartbeat, and return the stall that is still to be credited; None if there is none.

        Before the first call of `alive`, nothing is recorded, and the result is None.
        """
        return None if self._seen_at is None else self.alive()

    def recovered(self) -> None:
        """Record that the lost time has been credited to all games."""
        self._stall = None
