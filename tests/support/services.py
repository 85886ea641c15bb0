"""Starts games in a `TableService` in this process."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from longhouse.games.game import Seat
from longhouse.service.tables import TableService
from longhouse.table.change import PlayedEvent
from longhouse.table.entries import Body, LevelName, Made
from longhouse.table.setup import Clock, NoClock, Setup
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import bot_at, sit

TINY = (sys.executable, str(Path(__file__).parent / "tiny_bot.py"))
BOTH = (Seat(0), Seat(1))
NO_CLOCK = NoClock()


async def started(
    house: TableService,
    people: Sequence[str] = ("ada", "bo"),
    clock: Clock = NO_CLOCK,
    bots: Sequence[int] = (),
) -> Table:
    """Start a game of Fjords with these people and bots."""
    setup = Setup(game="fjords", options={"players": max(2, len(people))}, clock=clock)
    seated: list[Body] = [bot_at(Seat(seat), LevelName("tiny")) for seat in bots]
    table = await house.make(setup, [None] * table_seats(setup), seated, Made())
    for seat, person in enumerate(people):
        if seat not in bots:
            await house.act(
                table.id, partial(sit, seat=seat, person=person, name=person, nonce=f"n{seat}", rating=None)
            )
    return await house.table(table.id)


def table_seats(setup: Setup) -> int:
    return Table.laid("", setup, "").game.seats


def first_action(table: Table) -> list[PlayedEvent]:
    return move(table, BOTH, table.ply, table.state.legal()[0])
