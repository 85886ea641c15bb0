"""Clocks: how much time each seat has left. They are computed from the log, so a restart does not change them."""

from dataclasses import dataclass, replace
from typing import Self

from longhouse.games.game import Seat
from longhouse.table.setup import Clock, DaysClock, FischerClock, MoveClock, NoClock

_DAY = 86_400.0
LONGEST_LAG = 2.0
"""Seconds of delay that a client can claim at most for one action."""
_MOVES_SAVED = 3
"""How many actions without delay can be saved up for one with much of it."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of all seats. `left` has the seconds of each seat at the start of its turn; None if there is no
    clock.
    """

    kind: Clock
    left: tuple[float | None, ...]
    running: Seat | None = None
    since: float = 0.0
    quota: tuple[float, ...] = ()
    """The seconds of network delay that each seat can still be given back."""
    lag: tuple[float, ...] = ()
    """The delay that each seat had at its last action."""

    @classmethod
    def of(cls, kind: Clock, seats: int) -> Self:
        """Return the clocks before the game starts."""
        return cls(kind, (_at_first(kind),) * seats, quota=(_lag_per_move(kind),) * seats, lag=(0.0,) * seats)

    def deadline(self) -> float | None:
        """Return when the seat to move runs out of time; None if no clock is running."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    @property
    def grace(self) -> float:
        """The number of seconds after the deadline in which an action is still accepted, to make up for network
        delay.

        It is the delay of the seat's last action, limited by the quota that is left.
        """
        return 0.0 if self.running is None else min(self.lag[self.running], self.quota[self.running])

    def pressed(self, at: float, turn: Seat | None, lag: float = 0.0) -> "Clocks":
        """Return the clocks after an action: the seat that moved gets its increment, and the clock of `turn` starts.

        `lag` is the network delay that the client measured. It is given back to the seat up to a quota, which grows
        with every action, so that a client that reports too much delay gains little.
        """
        seat = self.running
        if seat is None or self.left[seat] is None:
            return self._passed_on(at, turn, earned=True)
        per_move = _lag_per_move(self.kind)
        claimed = min(max(lag, 0.0), LONGEST_LAG)
        given = min(claimed, self.quota[seat], max(0.0, at - self.since))
        quota = min(self.quota[seat] - given + per_move, _MOVES_SAVED * per_move)
        credited = replace(
            self,
            since=self.since + given,
            quota=(*self.quota[:seat], quota, *self.quota[seat + 1 :]),
            lag=(*self.lag[:seat], claimed, *self.lag[seat + 1 :]),
        )
        return credited._passed_on(at, turn, earned=True)

    def turned(self, at: float, turn: Seat | None) -> "Clocks":
        """Return the clocks after the turn changed without an action: at the start, by chance, by a takeback or at
        the end.

        No seat gets an increment.
        """
        return self._passed_on(at, turn, earned=False)

    def paused(self, seconds: float) -> "Clocks":
        """Return the clocks as if the last `seconds` had not passed, for example after server downtime."""
        return self if self.running is None else replace(self, since=self.since + seconds)

    def refilled(self, seat: Seat, at: float) -> "Clocks":
        """Return the clocks after a person came back to their seat: it gets its full time again."""
        clocks = tuple(_at_first(self.kind) if other == seat else left for other, left in enumerate(self.left))
        return replace(self, left=clocks, since=at if self.running == seat else self.since)

    def _passed_on(self, at: float, turn: Seat | None, *, earned: bool) -> "Clocks":
        left = self.left
        if self.running is not None:
            rest = _after(self.kind, left[self.running], at - self.since, earned=earned)
            left = tuple(rest if seat == self.running else other for seat, other in enumerate(left))
        return replace(self, left=left, running=turn, since=at)


def _lag_per_move(kind: Clock) -> float:
    """Return how many seconds of network delay are given back per action: a small part of a turn, at most half a
    second.
    """
    match kind:
        case NoClock() | DaysClock():
            return 0.0
        case MoveClock(seconds):
            return min(0.5, seconds / 20)
        case FischerClock(seconds, increment):
            return min(0.5, (seconds / 40 + increment) / 20)


def _at_first(kind: Clock) -> float | None:
    match kind:
        case NoClock():
            return None
        case MoveClock(seconds) | FischerClock(seconds):
            return seconds
        case DaysClock(days):
            return days * _DAY


def _after(kind: Clock, left: float | None, spent: float, *, earned: bool) -> float | None:
    """Return the seconds that a seat has left after its turn. A clock that limits each action is reset to its full
    time.
    """
    if left is None or not isinstance(kind, FischerClock):
        return _at_first(kind)
    return max(0.0, left - max(0.0, spent)) + (kind.increment if earned else 0.0)
