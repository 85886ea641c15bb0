"""Clocks: how much time each seat has left. They are computed from the log, so a restart does not change them."""

from dataclasses import dataclass, replace
from typing import Self

from longhouse.games.game import Seat
from longhouse.table.setup import Clock, DaysClock, FischerClock, MoveClock, NoClock

_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of all seats. `left` has the seconds per seat at the start of its turn; None without a clock."""

    kind: Clock
    left: tuple[float | None, ...]
    running: Seat | None = None
    since: float = 0.0

    @classmethod
    def of(cls, kind: Clock, seats: int) -> Self:
        """The clocks before the game starts."""
        return cls(kind, (_at_first(kind),) * seats)

    def deadline(self) -> float | None:
        """When the seat to move runs out of time; None without a running clock."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def pressed(self, at: float, turn: Seat | None) -> "Clocks":
        """The clocks after an action: the seat that moved gets its increment, and the clock of `turn` starts."""
        return self._passed_on(at, turn, earned=True)

    def turned(self, at: float, turn: Seat | None) -> "Clocks":
        """The clocks after the turn changed without an action (start, chance, takeback, end): no increment."""
        return self._passed_on(at, turn, earned=False)

    def paused(self, seconds: float) -> "Clocks":
        """The clocks with `seconds` not counted, for example after a downtime of the server."""
        return self if self.running is None else replace(self, since=self.since + seconds)

    def refilled(self, seat: Seat, at: float) -> "Clocks":
        """The clocks after a person came back to their seat: it gets its full time again."""
        clocks = tuple(_at_first(self.kind) if other == seat else left for other, left in enumerate(self.left))
        return replace(self, left=clocks, since=at if self.running == seat else self.since)

    def _passed_on(self, at: float, turn: Seat | None, *, earned: bool) -> "Clocks":
        left = self.left
        if self.running is not None:
            rest = _after(self.kind, left[self.running], at - self.since, earned=earned)
            left = tuple(rest if seat == self.running else other for seat, other in enumerate(left))
        return replace(self, left=left, running=turn, since=at)


def _at_first(kind: Clock) -> float | None:
    match kind:
        case NoClock():
            return None
        case MoveClock(seconds) | FischerClock(seconds):
            return seconds
        case DaysClock(days):
            return days * _DAY


def _after(kind: Clock, left: float | None, spent: float, *, earned: bool) -> float | None:
    """The time a seat has left after its turn; clocks per action are refilled."""
    if left is None or not isinstance(kind, FischerClock):
        return _at_first(kind)
    return max(0.0, left - max(0.0, spent)) + (kind.increment if earned else 0.0)
