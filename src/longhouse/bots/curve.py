"""The curve of a game: each seat's chances over time, the turning point, and how much was due to luck or to decisions.

The value of a position is the value of its best move. So a move changes the value by its distance from the best move
(zero or a loss), and any other change before the next decision was caused by chance.

With two seats, one seat's gain is the other's loss, so one line describes both. With more seats, a position is only
evaluated for the seat to move: each seat has its own line from decision to decision, and luck cannot be separated from
the moves of the other seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from msgspec.structs import replace

from longhouse.bots.protocol import Candidate, Course, JudgedMove, Point, SeatAccount, Swing, Worth
from longhouse.games.game import Seat, State

_SWINGS = 3
"""The maximum number of swings in a course."""
_LEAST_SWING = 0.1
"""The smallest change of the chance to win for which an event counts as a swing."""


def curve_of(states: Sequence[State], moves: Sequence[JudgedMove]) -> Course:
    """Compute how the value of a game changed over time. The numbers are not rounded yet (see `rounded`).

    - `states`: all positions of the game, in order.
    - `moves`: the judged decisions, in order.
    """
    seats = states[0].game.seats
    lines = [_Line.of(Seat(seat), states, moves) for seat in range(seats)]
    shown = lines if seats > 2 else lines[:1]
    points = sorted((point for line in shown for point in line.points()), key=lambda point: point.ply)
    swings = sorted((swing for line in shown for swing in line.swings()), key=lambda swing: -abs(swing.win))
    largest = [swing for swing in swings if abs(swing.win) >= _LEAST_SWING][:_SWINGS]
    accounts = tuple(line.account() for line in lines if line.stops)
    winner = max((line for line in lines if line.stops), key=lambda line: line.account().end.win, default=None)
    return Course(
        points=tuple(points),
        accounts=accounts,
        swings=tuple(sorted(largest, key=lambda swing: swing.ply)),
        turned=None if winner is None else winner.turned(),
        proven_from=_proven_from(moves),
    )


def rounded(course: Course) -> Course:
    """Return a copy of a `Course` with its numbers rounded to the precision of the bot protocol."""
    return replace(
        course,
        points=tuple(replace(point, value=round(point.value, 3), win=round(point.win, 4)) for point in course.points),
        accounts=tuple(_rounded_account(account) for account in course.accounts),
        swings=tuple(replace(swing, value=round(swing.value, 3), win=round(swing.win, 4)) for swing in course.swings),
    )


def _rounded_account(account: SeatAccount) -> SeatAccount:
    return replace(
        account,
        start=account.start.rounded(),
        decisions=account.decisions.rounded(),
        others=account.others.rounded(),
        draws=None if account.draws is None else account.draws.rounded(),
        doubt=account.doubt.rounded(),
        end=account.end.rounded(),
    )


@dataclass(frozen=True, slots=True)
class _Stop:
    """One decision on a seat's line, with the value of the game for this seat before and after it."""

    move: JudgedMove
    before: Worth
    after: Worth


@dataclass(frozen=True, slots=True)
class _Line:
    """The line of one seat: the value of the game for this seat at every decision where the value is known."""

    seat: Seat
    states: Sequence[State]
    stops: tuple[_Stop, ...]
    final: Worth | None
    """The value of the result; None if the game was not finished."""

    @classmethod
    def of(cls, seat: Seat, states: Sequence[State], moves: Sequence[JudgedMove]) -> "_Line":
        seen = [move for move in moves if states[0].game.seats <= 2 or move.seat == seat]
        stops = tuple(_Stop(move, _worth(move.best, move, seat), _worth(move.played, move, seat)) for move in seen)
        return cls(seat, states, stops, _final(states[-1], seat))

    def points(self) -> list[Point]:
        found = [
            self._point(stop.move.ply, stop.before, hit=stop.move.best.hit, proven=stop.move.proven)
            for stop in self.stops
        ]
        if self.final is not None:
            found.append(self._point(len(self.states) - 1, self.final, hit=None, proven=True))
        return found

    def _point(self, ply: int, worth: Worth, *, hit: float | None, proven: bool) -> Point:
        return Point(ply=ply, seat=self.seat, value=worth.value, win=worth.win, proven=proven, hit=hit)

    def between(self) -> list[tuple[_Stop, Worth]]:
        """Return each decision with the value at the next decision; the last one with the value of the result."""
        if not self.stops:
            return []
        following = [stop.before for stop in self.stops[1:]]
        last = self.final or self.stops[-1].after
        return list(zip(self.stops, [*following, last], strict=True))

    def account(self) -> SeatAccount:
        decisions = others = draws = doubt = Worth(0.0, 0.0)
        told_apart = self._told_apart()
        for (stop, then), foreign in zip(self.between(), self._foreign(), strict=True):
            change = stop.after - stop.before
            if stop.move.seat == self.seat:
                decisions += change
            else:
                others += change
            if not told_apart:
                others += then - stop.after
            elif foreign:
                draws += then - stop.after
            else:
                doubt += then - stop.after
        end = self.between()[-1][1]
        return SeatAccount(
            seat=self.seat,
            start=self.stops[0].before,
            decisions=decisions,
            others=others,
            draws=draws if told_apart else None,
            doubt=doubt,
            end=end,
        )

    def swings(self) -> list[Swing]:
        """Return the changes of the value: those by each decision, and those between a decision and the next one."""
        found = []
        for (stop, then), foreign in zip(self.between(), self._foreign(), strict=True):
            found.append(self._swing(stop.move.ply, stop.move.seat, stop.after - stop.before))
            if foreign is not None:
                found.append(self._swing(foreign, None, then - stop.after))
        return found

    def _swing(self, ply: int, by: Seat | None, change: Worth) -> Swing:
        return Swing(ply=ply, seat=self.seat, by=by, value=change.value, win=change.win)

    def turned(self) -> int | None:
        """Return the ply of the turning point; None if there is none.

        It is the last decision at which the seat was behind although it ended ahead, or ahead although it ended
        behind.
        """
        ended = self._ahead(self.between()[-1][1])
        other = [stop.move.ply for stop in self.stops if self._ahead(stop.before) != ended]
        return other[-1] if other else None

    def _ahead(self, worth: Worth) -> bool:
        """Return whether the seat counts as ahead: by its chance to win, or with more than two seats by its points.

        Among three or four seats even the leader may win less than half of the time.
        """
        return worth.win >= 0.5 if self._told_apart() else worth.value >= 0

    def _told_apart(self) -> bool:
        """Return whether the effect of luck can be separated from the effect of the other seats' moves."""
        return self.states[0].game.seats <= 2

    def _foreign(self) -> list[int | None]:
        """For each decision, return the last event between it and the next decision that is not on this line, or
        None.
        """
        plies = [*(stop.move.ply for stop in self.stops), len(self.states) - 1]
        return [
            max((ply for ply in range(here + 1, there) if self._is_foreign(ply)), default=None)
            for here, there in pairwise(plies)
        ]

    def _is_foreign(self, ply: int) -> bool:
        return not self._told_apart() or self.states[ply].chance is not None


def _worth(candidate: Candidate, move: JudgedMove, seat: Seat) -> Worth:
    """Return the value of a candidate action for `seat`; if the opponent moved, it is the opposite of the candidate's
    value.
    """
    if move.seat == seat:
        return Worth(candidate.value, candidate.win)
    return Worth(-candidate.value, 1.0 - candidate.win)


def _final(state: State, seat: Seat) -> Worth | None:
    """Return the value of the result for a seat; None if the game was not finished."""
    result = state.result
    if result is None:
        return None
    own = result.points[seat]
    others = [points for other, points in enumerate(result.points) if other != seat]
    return Worth(float(own - max(others) if others else own), result.share(seat))


def _proven_from(moves: Sequence[JudgedMove]) -> int | None:
    first = None
    for move in reversed(moves):
        if not move.proven:
            break
        first = move.ply
    return first
