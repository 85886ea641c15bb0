"""How a game went: what it was worth over time, where it turned, and luck apart from decisions.

What a position is worth is what its best move is worth. So a move gives what it is worth less than the best, which is
nothing or a loss, and what lies between a move and the next decision was given by what was drawn. In a game of two what
one wins the other loses, and there is one line for both. With more seats a position is known from one side only, that
of who is to move: each seat has a line from decision to decision, and the draw cannot be told from what others did.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from longhouse.bots import protocol
from longhouse.engine.thinking import Candidate
from longhouse.games.game import Seat, State
from longhouse.players.moves import Move

_SWINGS = 3
"""So many of the events that changed most are told …"""
_LEAST_SWING = 0.1
"""… if they changed the chance to win by so much."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What something is worth to a seat: in points or stars, and in the chance to win."""

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
    """What a position was worth to a seat, after so many events; in Northwood with the chance of the present visit."""

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
    """What a seat owes to whom; from `start` all the others together lead to `end`.

    `draws` is None where it cannot be told from what the others did. `doubt` is where the engine changed its mind.
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
    """An event, or what was drawn up to one, that changed what the game was worth to a seat."""

    ply: int
    seat: Seat
    by: Seat | None
    """Who decided it; None where nobody did, or where it is the last of what others did and what was drawn."""
    change: Worth

    def told(self) -> protocol.Swing:
        change = self.change.told()
        return protocol.Swing(ply=self.ply, seat=self.seat, by=self.by, value=change.value, win=change.win)


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went."""

    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    swings: tuple[Swing, ...]
    """Those that changed most, in the order of the game."""
    turned: int | None
    """The last decision before which it stood other than it ended, for who came out best; None if there is none."""
    proven_from: int | None
    """From here on all that is told is proven."""


def course_of(states: Sequence[State], moves: Sequence[Move]) -> Course:
    """How a game went, from its positions and what was thought of its decisions, in their order."""
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
    """A decision on the line of a seat: what the game was worth to it before and after."""

    move: Move
    before: Worth
    after: Worth


@dataclass(frozen=True, slots=True)
class _Line:
    """What a game was worth to a seat, at every decision that tells it."""

    seat: Seat
    states: Sequence[State]
    stops: tuple[_Stop, ...]
    final: Worth | None
    """What it came to; None if it was not played out."""

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
        """Each decision with what the next says of the position it led to; the last with what the game came to."""
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
        """What each decision changed, and what came between it and the next."""
        found = []
        for (stop, then), foreign in zip(self.between(), self._foreign(), strict=True):
            found.append(Swing(stop.move.ply, self.seat, stop.move.seat, stop.after - stop.before))
            if foreign is not None:
                found.append(Swing(foreign, self.seat, None, then - stop.after))
        return found

    def turned(self) -> int | None:
        """The last decision before which this seat was not ahead if it was in the end, or ahead if it was not."""
        ended = self._ahead(self.between()[-1][1])
        other = [stop.move.ply for stop in self.stops if self._ahead(stop.before) != ended]
        return other[-1] if other else None

    def _ahead(self, worth: Worth) -> bool:
        """With more than two, who is ahead may well win less than half of the time."""
        return worth.win >= 0.5 if self._told_apart() else worth.value >= 0

    def _told_apart(self) -> bool:
        """Whether what was drawn can be told from what others did."""
        return self.states[0].game.seats <= 2

    def _foreign(self) -> list[int | None]:
        """The last event that nobody on the line decided, between each decision and the next, or the end."""
        plies = [*(stop.move.ply for stop in self.stops), len(self.states) - 1]
        return [
            max((ply for ply in range(here + 1, there) if self._is_foreign(ply)), default=None)
            for here, there in pairwise(plies)
        ]

    def _is_foreign(self, ply: int) -> bool:
        return not self._told_apart() or self.states[ply].chance is not None


def _worth(candidate: Candidate, move: Move, seat: Seat) -> Worth:
    """What an action was worth to a seat, who moved or the other one."""
    if move.seat == seat:
        return Worth(candidate.value, candidate.win)
    return Worth(-candidate.value, 1.0 - candidate.win)


def _final(state: State, seat: Seat) -> Worth | None:
    """What a game came to for a seat; None if it was not played out."""
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
