"""The course of a game: each seat's chances over time, the turning point, and how much was luck or decisions.

A position is worth as much as its best move. So a move changes the worth by its difference to the best move (zero or a
loss), and any change between a move and the next decision was caused by a draw. With two seats, one seat's gain is the
other's loss, so one line serves both. With more seats a position is only evaluated for the seat to move: each seat has
its own line from decision to decision, and luck cannot be separated from the moves of the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from longhouse.bots import protocol
from longhouse.bots.moves import Move
from longhouse.engine.thinking import RatedAction
from longhouse.games.game import Seat, State

_SWINGS = 3
"""The maximum number of swings in a course."""
_LEAST_SWING = 0.1
"""The change of the chance to win from which an event counts as a swing."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of a position or event to a seat: `value` in points or stars, `win` as a chance to win."""

    value: float = 0.0
    win: float = 0.0

    def __add__(self, other: "Worth") -> "Worth":
        return Worth(self.value + other.value, self.win + other.win)

    def __sub__(self, other: "Worth") -> "Worth":
        return Worth(self.value - other.value, self.win - other.win)

    def told(self) -> protocol.Worth:
        return protocol.Worth(round(self.value, 3), round(self.win, 4))


@dataclass(frozen=True, slots=True)
class Point:
    """The worth of the position after `ply` events to a seat. `hit` is the chance of the current visit (Northwood)."""

    ply: int
    seat: Seat
    worth: Worth
    hit: float | None
    proven: bool

    def told(self) -> protocol.Point:
        worth, hit = self.worth.told(), None if self.hit is None else round(self.hit, 4)
        return protocol.Point(
            ply=self.ply, seat=self.seat, value=worth.value, win=worth.win, proven=self.proven, hit=hit
        )


@dataclass(frozen=True, slots=True)
class Account:
    """What caused the change of a seat's worth from `start` to `end`: the other fields add up to the difference.

    `decisions` are those of this seat, `others` those of its opponents. `draws` is None with more than two seats, where
    luck is part of `others`. `doubt` is the change where the engine corrected its own evaluation.
    """

    seat: Seat
    start: Worth
    decisions: Worth
    others: Worth
    draws: Worth | None
    doubt: Worth
    end: Worth

    def told(self) -> protocol.SeatAccount:
        return protocol.SeatAccount(
            seat=self.seat,
            start=self.start.told(),
            decisions=self.decisions.told(),
            others=self.others.told(),
            draws=None if self.draws is None else self.draws.told(),
            doubt=self.doubt.told(),
            end=self.end.told(),
        )


@dataclass(frozen=True, slots=True)
class Swing:
    """A change of the game's worth to a seat, caused by a decision or by draws."""

    ply: int
    seat: Seat
    by: Seat | None
    """The seat that decided it. None for a draw and, with more than two seats, for all that happened between two
    decisions of `seat`: then `ply` is the last event of it."""
    change: Worth

    def told(self) -> protocol.Swing:
        change = self.change.told()
        return protocol.Swing(ply=self.ply, seat=self.seat, by=self.by, value=change.value, win=change.win)


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game."""

    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    swings: tuple[Swing, ...]
    """The largest swings, in the order of the game."""
    turned: int | None
    """Turning point: the last decision at which the seat that finished best was behind (or ahead, if it lost)."""
    proven_from: int | None
    """The ply from which on all values are proven."""


def course_of(states: Sequence[State], moves: Sequence[Move]) -> Course:
    """The course of a game, from all its positions and its judged decisions, both in the order of the game."""
    seats = states[0].game.seats
    lines = [_Line.of(Seat(seat), states, moves) for seat in range(seats)]
    shown = lines if seats > 2 else lines[:1]
    points = sorted((point for line in shown for point in line.points()), key=lambda point: point.ply)
    swings = sorted((swing for line in shown for swing in line.swings()), key=lambda each: -abs(each.change.win))
    told = [swing for swing in swings if abs(swing.change.win) >= _LEAST_SWING][:_SWINGS]
    accounts = tuple(line.account() for line in lines if line.stops)
    winner = max((line for line in lines if line.stops), key=lambda line: line.account().end.win, default=None)
    return Course(
        tuple(points),
        accounts,
        tuple(sorted(told, key=lambda swing: swing.ply)),
        None if winner is None else winner.turned(),
        _proven_from(moves),
    )


@dataclass(frozen=True, slots=True)
class _Stop:
    """A decision on a seat's line, with the worth of the game to this seat before and after it."""

    move: Move
    before: Worth
    after: Worth


@dataclass(frozen=True, slots=True)
class _Line:
    """The worth of a game to one seat, at every decision where it is known."""

    seat: Seat
    states: Sequence[State]
    stops: tuple[_Stop, ...]
    final: Worth | None
    """The worth of the result; None if the game was not finished."""

    @classmethod
    def of(cls, seat: Seat, states: Sequence[State], moves: Sequence[Move]) -> "_Line":
        seen = [move for move in moves if states[0].game.seats <= 2 or move.seat == seat]
        stops = tuple(_Stop(move, _worth(move.best, move, seat), _worth(move.played, move, seat)) for move in seen)
        return cls(seat, states, stops, _final(states[-1], seat))

    def points(self) -> list[Point]:
        found = [
            Point(stop.move.ply, self.seat, stop.before, stop.move.best.hit, stop.move.proven) for stop in self.stops
        ]
        if self.final is not None:
            found.append(Point(len(self.states) - 1, self.seat, self.final, None, proven=True))
        return found

    def between(self) -> list[tuple[_Stop, Worth]]:
        """Each decision with the worth at the next decision; the last one with the worth of the result."""
        if not self.stops:
            return []
        following = [stop.before for stop in self.stops[1:]]
        last = self.final or self.stops[-1].after
        return list(zip(self.stops, [*following, last], strict=True))

    def account(self) -> Account:
        decisions = others = draws = doubt = Worth()
        told_apart = self._told_apart()
        for (stop, then), foreign in zip(self.between(), self._foreign(), strict=True):
            given = stop.after - stop.before
            if stop.move.seat == self.seat:
                decisions += given
            else:
                others += given
            if not told_apart:
                others += then - stop.after
            elif foreign:
                draws += then - stop.after
            else:
                doubt += then - stop.after
        end = self.between()[-1][1]
        return Account(self.seat, self.stops[0].before, decisions, others, draws if told_apart else None, doubt, end)

    def swings(self) -> list[Swing]:
        """The change by each decision, and the change between it and the next."""
        found = []
        for (stop, then), foreign in zip(self.between(), self._foreign(), strict=True):
            found.append(Swing(stop.move.ply, self.seat, stop.move.seat, stop.after - stop.before))
            if foreign is not None:
                found.append(Swing(foreign, self.seat, None, then - stop.after))
        return found

    def turned(self) -> int | None:
        """The ply of the last decision at which the seat was behind if it ended ahead, or ahead if it ended behind."""
        ended = self._ahead(self.between()[-1][1])
        other = [stop.move.ply for stop in self.stops if self._ahead(stop.before) != ended]
        return other[-1] if other else None

    def _ahead(self, worth: Worth) -> bool:
        """Whether the seat counts as ahead. Among three or four seats the leader may win less than half of the time."""
        return worth.win >= 0.5 if self._told_apart() else worth.value >= 0

    def _told_apart(self) -> bool:
        """Whether luck can be separated from the moves of the others."""
        return self.states[0].game.seats <= 2

    def _foreign(self) -> list[int | None]:
        """For each decision, the last event before the next decision (or the end) that is not on this line, or None."""
        plies = [*(stop.move.ply for stop in self.stops), len(self.states) - 1]
        return [
            max((ply for ply in range(here + 1, there) if self._is_foreign(ply)), default=None)
            for here, there in pairwise(plies)
        ]

    def _is_foreign(self, ply: int) -> bool:
        return not self._told_apart() or self.states[ply].chance is not None


def _worth(candidate: RatedAction, move: Move, seat: Seat) -> Worth:
    """The worth of a candidate to `seat`: its value if `seat` moved, the opposite if the opponent did."""
    if move.seat == seat:
        return Worth(candidate.value, candidate.win)
    return Worth(-candidate.value, 1.0 - candidate.win)


def _final(state: State, seat: Seat) -> Worth | None:
    """The worth of the result to a seat; None if the game was not finished."""
    result = state.result
    if result is None:
        return None
    own = result.points[seat]
    others = [points for other, points in enumerate(result.points) if other != seat]
    return Worth(float(own - max(others) if others else own), result.share(seat))


def _proven_from(moves: Sequence[Move]) -> int | None:
    first = None
    for move in reversed(moves):
        if not move.proven:
            break
        first = move.ply
    return first
