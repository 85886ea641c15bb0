"""Time at a table: how much each seat has left. It is a fold over the log, so a restart changes nothing."""

from dataclasses import dataclass, replace
from typing import Self

from longhouse.games.game import Seat
from longhouse.table.setup import Clock, DaysClock, FischerClock, MoveClock, NoClock

_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clock of every seat. `left` is what the seat had when its present turn began; None without a clock."""

    kind: Clock
    left: tuple[float | None, ...]
    running: Seat | None = None
    since: float = 0.0

    @classmethod
    def of(cls, kind: Clock, seats: int) -> Self:
        """Clocks as they stand before the game."""
        return cls(kind, (_at_first(kind),) * seats)

    def deadline(self) -> float | None:
        """When the time of the seat that is to move is over."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def pressed(self, at: float, turn: Seat | None) -> "Clocks":
        """After an action of the seat that was to move; now it is another's turn, or nobody's."""
        return self._passed_on(at, turn, earned=True)

    def turned(self, at: float, turn: Seat | None) -> "Clocks":
        """After something else than an action changed whose turn it is: the beginning, a takeback, the end."""
        return self._passed_on(at, turn, earned=False)

    def paused(self, seconds: float) -> "Clocks":
        """As if no time had passed for so long."""
        return self if self.running is None else replace(self, since=self.since + seconds)

    def refilled(self, seat: Seat, at: float) -> "Clocks":
        """A person who comes back onto a seat that a bot kept starts anew."""
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
    """What a seat has left after its turn; a clock for each action starts anew."""
    if left is None or not isinstance(kind, FischerClock):
        return _at_first(kind)
    return max(0.0, left - max(0.0, spent)) + (kind.increment if earned else 0.0)
