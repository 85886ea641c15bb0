"""Conditional moves: what a player who is away wants to play, depending on what the others play.

A plan consists of lines, each a sequence of actions of all seats from one position on. As long as the game follows a
line, the actions of the plan's seat are played from it. The plan ends when no line continues, and when chance reveals
something, because a line cannot know what that is.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.errors import Refused, Stale
from longhouse.games.game import Seat, State
from longhouse.table.entries import Happened
from longhouse.table.fairness import replayed
from longhouse.table.setup import DaysClock
from longhouse.table.table import Table

MOST_LINES = 8
"""The maximum number of lines in a plan."""
LONGEST_LINE = 20
"""The maximum number of actions in one line, including those of the other seats."""

Line = tuple[str, ...]
"""Actions of all seats, as text, one after the other."""


@dataclass(frozen=True, slots=True)
class MovePlan:
    """The conditional moves that a person has planned for a seat."""

    events: int
    """The number of events before the position from which the lines start."""
    history: str
    """A hash of these events, which shows whether the game still begins with them."""
    lines: tuple[Line, ...]
    """The lines, each a sequence of actions as text; the game may follow any of them."""


def allowed(table: Table) -> bool:
    """Return whether moves can be planned in a game: while it is running against other people, with a clock that counts
    days.
    """
    return isinstance(table.setup.clock, DaysClock) and table.stage == "running" and not table.free


def planned(table: Table, seat: Seat, events: int, lines: Sequence[Sequence[str]]) -> MovePlan:
    """Check lines of actions from the position after `events` events, and return them as a plan for a seat.

    Raises `Refused` if moves cannot be planned there or two lines contradict each other, `IllegalAction` if an action
    breaks a rule, and `Stale` if the game does not have so many events, for example after a takeback.
    """
    if not allowed(table):
        raise Refused("table-plan-not-here")
    if not table.given <= events <= len(table.events):
        raise Stale("table-stale", given=events, ply=table.ply)
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise Refused("table-plan-long", lines=MOST_LINES, actions=LONGEST_LINE)
    start = table.state if events == len(table.events) else replayed(table.game, table.events[:events])
    if start.turn == seat:
        raise Refused("table-plan-turn")
    answers: dict[Line, str] = {}
    read = [_read(start, seat, line, answers) for line in lines]
    kept = tuple(dict.fromkeys(line for line in read if line and not _is_beginning(line, read)))
    return MovePlan(events, _history(table.events[:events]), kept)


def next_action(table: Table, seat: Seat, plan: MovePlan) -> str | None:
    """Return the action that a plan has for a seat in the present position.

    None if the plan has none, or if it is not the seat's turn.
    """
    if table.turn != seat:
        return None
    played = _played(table, plan)
    return next((line[len(played)] for line in _lines_left(plan, played)), None) if played is not None else None


def is_over(table: Table, plan: MovePlan) -> bool:
    """Return whether no more actions can be played from a plan, so that the plan can be deleted."""
    played = _played(table, plan) if allowed(table) else None
    return played is None or not _lines_left(plan, played)


def remaining(table: Table, plan: MovePlan) -> tuple[Line, ...]:
    """Return what is left of the lines of a plan, from the present position on; lines that the game has not followed
    are left out.
    """
    played = _played(table, plan)
    return () if played is None else tuple(line[len(played) :] for line in _lines_left(plan, played))


def _played(table: Table, plan: MovePlan) -> Line | None:
    """Return the actions since the plan's position; None if the game is not where the plan began, or chance has
    revealed something.
    """
    if len(table.events) < plan.events or _history(table.events[: plan.events]) != plan.history:
        return None
    since = table.events[plan.events :]
    if any(event.revealed for event in since):
        return None
    return tuple(event.text for event in since if event.seat is not None)


def _lines_left(plan: MovePlan, played: Line) -> list[Line]:
    return [line for line in plan.lines if len(line) > len(played) and line[: len(played)] == played]


def _read(start: State, seat: Seat, line: Sequence[str], answers: dict[Line, str]) -> Line:
    """Return a line in the notation of the game, up to the last action of the seat.

    `answers` are the actions of the seat in the lines before, by what led to them.
    """
    state, until = start, 0
    read: Line = ()
    for action in line:
        if state.turn is None:  # chance is due, or the game is over
            raise Refused("table-plan-chance")
        if "legal" not in state.view(state.turn):
            raise Refused("table-hidden", rule="F5.5")
        event = state.read(action)
        text = state.game.text(event)
        if state.turn == seat:
            until = len(read) + 1
            if answers.setdefault(read, text) != text:
                raise Refused("table-plan-twofold")
        read = (*read, text)
        state = _certain(state.take(event))
    return read[:until]


def _certain(state: State) -> State:
    """Return the position after the chance events that have only one possible outcome."""
    while state.chance is not None:
        event, probability = next(state.chance.outcomes())
        if probability < 1:
            break
        state = state.take(event)
    return state


def _is_beginning(line: Line, lines: Sequence[Line]) -> bool:
    return any(len(other) > len(line) and other[: len(line)] == line for other in lines)


def _history(events: Sequence[Happened]) -> str:
    return hashlib.sha256("\n".join(event.text for event in events).encode()).hexdigest()
