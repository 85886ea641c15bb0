"""Builds the messages clients receive about a table: its state, and the changes to its view."""

from collections.abc import Iterator, Sequence
from itertools import islice

from longhouse.games.game import Seat, View
from longhouse.server.sockets.messages import ClocksTold, TableTold, Update
from longhouse.table.change import Change
from longhouse.table.diffs import Edit, changes
from longhouse.table.entries import Entry, EntryTold, Happened, TookBack, public_entry
from longhouse.table.summary import ended_told, fair, offers_told, result_told, seats_told
from longhouse.table.table import Table
from longhouse.table.verbs.takeback import reach

MOST_ENTRIES = 60
"""The maximum number of entries per message, which keeps it below 8 kB."""


def table_told(table: Table, seats: Sequence[Seat]) -> TableTold:
    """Return the state of a table apart from the view, in the form for a client with these seats."""
    clocks = table.clocks
    return TableTold(
        state=table.stage,
        turn=table.turn,
        events=len(table.events),
        seats=seats_told(table),
        clocks=ClocksTold(
            clocks.running, clocks.left, None if clocks.running is None else clocks.since, table.deadline
        ),
        offers=offers_told(table),
        takeback=reach(table, seats),
        free=table.free,
        fair=fair(table),
        ended=ended_told(table),
        result=result_told(table.state),
        rematch=table.rematch,
    )


def update(change: Change, seats: Sequence[Seat]) -> Update:
    """Return the message that tells a client with these seats about a change."""
    after = change.after
    return Update(
        ply=after.ply,
        entries=entries_told(change.before, change.entries),
        you=after.eyes(seats),
        changes=view_changes(change.before, after, seats),
        table=table_told(after, seats),
    )


def view_changes(before: Table, after: Table, seats: Sequence[Seat]) -> list[Edit]:
    """Return the edits that turn the view of a client with these seats before a change into its view after the
    change.
    """
    old, new = view(before, before.eyes(seats)), view(after, after.eyes(seats))
    return [] if old is new else changes(old, new)


def view(table: Table, seat: Seat | None) -> View:
    """Return the view of a seat (None: a spectator), cached per table; empty before the game starts."""
    if seat not in table.views:
        table.views[seat] = table.view(seat) if table.began or table.imported is not None else {}
    return table.views[seat]


def entries_told(before: Table, entries: Sequence[Entry]) -> list[EntryTold]:
    """Return log entries in the form that clients receive, in which each event has its index in the record.

    `before` is the table before the first of these entries.
    """
    place = len(before.events)
    result: list[EntryTold] = []
    for entry in entries:
        if isinstance(entry.body, Happened):
            result.append(public_entry(entry, place))
            place += 1
        else:
            result.append(public_entry(entry))
        if isinstance(entry.body, TookBack):
            place = entry.body.to
    return result


def portions(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Split entries into portions that fit into one message each."""
    rest = iter(entries)
    while portion := list(islice(rest, MOST_ENTRIES)):
        yield portion
