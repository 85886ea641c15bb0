"""Changes to a table: new log entries, with the table before and after them."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from longhouse.games.game import Event, State
from longhouse.games.play_on import play_on
from longhouse.table.entries import Began, Body, Entry, Over, Ply
from longhouse.table.fairness import entry_of
from longhouse.table.setup import DaysClock
from longhouse.table.table import Table


@dataclass(frozen=True, slots=True)
class Change:
    """New log entries of one table, and what they change."""

    before: Table
    """The table before the first of the entries."""
    entries: Sequence[Entry]
    """The entries, in order."""
    after: Table
    """The table after the last of the entries."""

    @property
    def called(self) -> str | None:
        """The id of the person to notify, because their turn has begun in a game whose clock counts days; None if there
        is none.
        """
        before, after = self.before, self.after
        if after.turn is None or after.turn == before.turn or not isinstance(after.setup.clock, DaysClock):
            return None
        return after.held[after.turn].person if after.bot_to_move is None else None


@dataclass(frozen=True, slots=True)
class PlayedEvent:
    """An event that a command plays. In the log it becomes a `Happened` entry."""

    event: Event
    after: State
    """The position after the event."""
    lag: float = 0.0
    """The network delay that the client measured, in seconds."""


LogStep = Body | PlayedEvent
"""One thing that a command adds to the log: the body of an entry, or an event that is played."""


def carried_out(table: Table, steps: Sequence[LogStep], now: float) -> Change:
    """Carry out a command: apply its steps to the table, then everything that follows from them automatically.

    What follows is the start of the game when all seats are taken, chance events until a seat has to decide, and the
    result. `now` becomes the time of all entries. Returns the new entries and the table after them.
    """
    log = _Log(table, now)
    for step in steps:
        if isinstance(step, PlayedEvent):
            log.play(step)
        else:
            log.add(step)
    if log.table.stage == "open" and log.table.ply and not log.table.open_seats():
        log.add(Began())
    if log.table.stage == "running":
        log.draw()
    result = log.table.state.result
    if result is not None and table.state.result is None and log.table.imported is None:
        log.add(Over(result=result.to_json()))
    return Change(table, log.entries, log.table)


class _Log:
    """Collects the entries that are added to a table, and keeps the table up to date with them."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self._now = now

    def add(self, body: Body) -> None:
        self.table = self.table.after(self._entry(body))

    def draw(self) -> None:
        """Draw the chance events that are due, up to the next decision or the end of the game."""
        for event, after in play_on(self.table.state, self.table.source, self.table.drawn):
            self.play(PlayedEvent(event, after))

    def play(self, played: PlayedEvent) -> None:
        body = entry_of(self.table.state, played.event)
        if played.lag:
            body = msgspec.structs.replace(body, lag=played.lag)
        self.table = self.table.happened(self._entry(body), body, played.after)

    def _entry(self, body: Body) -> Entry:
        entry = Entry(Ply(self.table.ply + 1), self._now, body)
        self.entries.append(entry)
        return entry
