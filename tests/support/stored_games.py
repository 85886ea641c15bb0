"""Games in a store, for the tests of the store."""

import random

from longhouse.storage.batch import Batch, Stored
from longhouse.storage.games import GameStore
from longhouse.table.change import Change, carried_out
from longhouse.table.entries import Made
from longhouse.table.setup import MoveClock, Setup
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import sit


def stored(store: GameStore, game: str = "g", rated: bool = False, people: tuple[str, ...] = ("ada", "bo")) -> Table:
    """A running game of Fjords in the store."""
    setup = Setup(game="fjords", options={}, visibility="public", rated=rated, clock=MoveClock(60))
    laid = Table.laid(game, setup, "5eed")
    opening = carried_out(laid, [Made(reserved=(None, None))], 1.0)
    store.make(opening)
    table = opening.after
    for seat, person in enumerate(people):
        table = appended(store, carried_out(table, sit(table, seat, person, person, "n", None), 2.0))
    return table


def appended(store: GameStore, change: Change, command: str | None = None) -> Table:
    assert store.append([Batch(change, command)]) == [Stored()]
    return change.after


def next_move(table: Table, choose: random.Random) -> Change:
    assert table.turn is not None
    return carried_out(table, move(table, [table.turn], table.ply, choose.choice(table.state.legal())), 3.0)
