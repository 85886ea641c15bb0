"""Clocks: how much time each seat has left. They are computed from the log, so a restart does not change them."""

from dataclasses import dataclass, replace
from typing import Self

from longhouse.games.game import Seat
from longhouse.table.setup import Clock, DaysClock, FischerClock, MoveClock, NoClock

_DAY = 86_400.0
LONGEST_LAG = 2.0
"""The maximum delay in seconds that a client can claim for one action."""
_MOVES_SAVED = 3
"""How many actions without delay can be saved up for one with much of it."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of all seats."""

    kind: Clock
    """The kind of clock that the game has, with its time limits."""
    left: tuple[float | None, ...]
    """The seconds that each seat had left at the time `since`; None if the game has no clock."""
    running: Seat | None = None
    """The seat whose clock is running; None if no clock is."""
    since: float = 0.0
    """The time from which the running clock counts."""
    quota: tuple[float, ...] = ()
    """For each seat, how many seconds of network delay may still be given back to its clock."""
    lag: tuple[float, ...] = ()
    """For each seat, the network delay at its last action, in seconds."""

    @classmethod
    def of(cls, kind: Clock, seats: int) -> Self:
        """Return the clocks of a game with this kind of clock and this number of seats, before the game starts."""
        return cls(kind, (_at_first(kind),) * seats, quota=(_lag_per_move(kind),) * seats, lag=(0.0,) * seats)

    def deadline(self) -> float | None:
        """Return the time at which the seat to move runs out of time; None if no clock is running."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    @property
    def grace(self) -> float:
        """For how many seconds after the deadline an action is still accepted, to make up for network delay.

        This is the delay that the seat to move had at its last action, but not more than its quota.
        """
        return 0.0 if self.running is None else min(self.lag[self.running], self.quota[self.running])

    def pressed(self, at: float, turn: Seat | None, lag: float = 0.0) -> "Clocks":
        """Return the clocks after the seat to move has acted at the time `at`: it gets its increment, and the clock of
        `turn` starts.

        - `turn`: the seat that is to move now; None if there is none.
        - `lag`: the network delay that the client measured, in seconds. It is given back to the seat that acted, up to
          its quota. The quota grows with every action, so a client that reports too much delay gains little.
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
        """Return the clocks after the turn changed without an action: the clock of `turn` starts at the time `at`.

        This happens at the start, by chance events, by takebacks and at the end. No seat gets an increment.
        """
        return self._passed_on(at, turn, earned=False)

    def paused(self, seconds: float) -> "Clocks":
        """Return the clocks as if the last `seconds` had not passed, for example after server downtime."""
        return self if self.running is None else replace(self, since=self.since + seconds)

    def refilled(self, seat: Seat, at: float) -> "Clocks":
        """Return the clocks after the person of a seat came back at the time `at`: the seat gets its full time
        again.
        """
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
