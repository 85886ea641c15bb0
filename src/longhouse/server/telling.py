"""What is told of a table: what surrounds the board, and what changed on it."""

from collections.abc import Iterator, Sequence
from itertools import islice

from longhouse.games.game import Seat, View
from longhouse.server.messages import ClocksTold, OfferTold, TableTold, Update
from longhouse.table.changes import Edit, changes
from longhouse.table.entries import Entry, EntryTold, Happened, TookBack, told
from longhouse.table.summary import ended_told, fair, result_told, seats_told
from longhouse.table.table import Table
from longhouse.table.takebacks import reach

MOST_ENTRIES = 60
"""So many entries are told in one message, which stays below 8 kB then."""


def table_told(table: Table, seats: Sequence[Seat]) -> TableTold:
    """What surrounds the board, for who holds these seats."""
    clocks = table.clocks
    return TableTold(
        state=table.stage,
        turn=table.turn,
        events=len(table.events),
        seats=seats_told(table),
        clocks=ClocksTold(
            clocks.running, clocks.left, None if clocks.running is None else clocks.since, table.deadline
        ),
        offers=tuple(
            OfferTold(
                each.ply,
                each.offer.offer,
                each.offer.seat,
                each.agreed,
                each.offer.to,
                each.offer.about,
                each.offer.level,
            )
            for each in table.offers
        ),
        takeback=reach(table, seats),
        free=table.free,
        fair=fair(table),
        ended=ended_told(table),
        result=result_told(table.state),
        rematch=table.rematch,
    )


def update(before: Table, entries: Sequence[Entry], after: Table, seats: Sequence[Seat]) -> Update:
    """What happened, for who holds these seats."""
    return Update(
        ply=after.ply,
        entries=entries_told(before, entries),
        you=after.eyes(seats),
        changes=view_changes(before, after, seats),
        table=table_told(after, seats),
    )


def view_changes(before: Table, after: Table, seats: Sequence[Seat]) -> list[Edit]:
    """The edits from one view to the next, as seen from these seats."""
    old, new = view(before, before.eyes(seats)), view(after, after.eyes(seats))
    return [] if old is new else changes(old, new)


def view(table: Table, seat: Seat | None) -> View:
    """The view of a seat, worked out once however many look at it. Before the game begins there is none."""
    if seat not in table.views:
        table.views[seat] = table.view(seat) if table.began or table.imported is not None else {}
    return table.views[seat]


def entries_told(before: Table, entries: Sequence[Entry]) -> list[EntryTold]:
    """Entries as everybody may see them, events with their place in the record."""
    place = len(before.events)
    result: list[EntryTold] = []
    for entry in entries:
        if isinstance(entry.body, Happened):
            result.append(told(entry, place))
            place += 1
        else:
            result.append(told(entry))
        if isinstance(entry.body, TookBack):
            place = entry.body.to
    return result


def portions(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Entries in portions that fit into a message."""
    rest = iter(entries)
    while portion := list(islice(rest, MOST_ENTRIES)):
        yield portion
