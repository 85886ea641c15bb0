"""Clocks follow the time that really passed while the server was there."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

import pytest
from support.services import BOTH, started

from longhouse.service.steady_clock import SteadyClock
from longhouse.service.tables import ALIVE, TableService
from longhouse.service.timekeeper import Timekeeper
from longhouse.storage.games import GameStore
from longhouse.table.entries import Pause
from longhouse.table.setup import DaysClock, FischerClock, MoveClock
from longhouse.table.table import Table
from longhouse.table.verbs.act import move

HOUR = 3_600.0


class Machine:
    """A machine whose time of day can be changed, and which counts the seconds since it was started."""

    def __init__(self) -> None:
        self.seconds = 50.0
        self.set_by = 1_000_000.0

    def monotonic(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return self.seconds + self.set_by


def server(store: GameStore, machine: Machine) -> TableService:
    """A server that starts now, as the real one does."""
    last = store.value(ALIVE)
    start = max(machine.wall(), 0.0 if last is None else float(last))
    return TableService(store, now=SteadyClock(start, machine.monotonic))


def run(work: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(work())


def left(table: Table, now: float) -> float:
    assert table.deadline is not None
    return table.deadline - now


async def moved(tables: TableService, game: str) -> Table:
    table = await tables.table(game)
    await tables.act(game, partial(move, seats=BOTH, ply=table.ply, action=table.state.legal()[0]))
    return await tables.table(game)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_time_of_day_changes_no_clock(store: GameStore, jump: float) -> None:
    async def work() -> None:
        machine = Machine()
        tables = server(store, machine)
        table = await started(tables, clock=FischerClock(300))
        machine.seconds += 10
        machine.set_by += jump
        assert left(await tables.table(table.id), tables.now()) == pytest.approx(290)
        seat = table.turn
        assert seat is not None
        table = await moved(tables, table.id)
        assert table.clocks.left[seat] == pytest.approx(290)
        assert table.ended is None

    run(work)


@pytest.mark.parametrize("jump", [HOUR, 0.0, -HOUR])
@pytest.mark.parametrize("clock", [FischerClock(300), MoveClock(300), DaysClock(1)])
def test_a_restart_costs_nobody_time_even_if_the_time_of_day_jumped_meanwhile(
    store: GameStore, jump: float, clock: FischerClock | MoveClock | DaysClock
) -> None:
    async def work() -> None:
        machine = Machine()
        tables = server(store, machine)
        table = await started(tables, clock=clock)
        machine.seconds += 20
        before = left(table, tables.now())
        store.remember(ALIVE, str(tables.now()))
        machine.seconds += 2 * HOUR  # the server is not there
        machine.set_by += jump
        tables = server(store, machine)
        await Timekeeper(tables).give_back()
        after = await tables.table(table.id)
        assert left(after, tables.now()) == pytest.approx(before)
        machine.seconds += 5
        assert left(after, tables.now()) == pytest.approx(before - 5)

    run(work)


def test_a_process_that_was_stopped_gives_the_time_back_before_anybody_moves_or_loses(store: GameStore) -> None:
    async def work() -> None:
        machine = Machine()
        tables = server(store, machine)
        mine, other = await started(tables, clock=MoveClock(30)), await started(tables, clock=MoveClock(30))
        tables.stalls.alive()
        machine.seconds += 1
        tables.stalls.alive()
        machine.seconds += 100  # stopped, or the machine suspended
        table = await moved(tables, mine.id)  # the first thing that happens
        assert table.ended is None
        keeper = Timekeeper(tables)
        await keeper._tick()
        for game in (mine.id, other.id):
            table = await tables.table(game)
            assert table.ended is None
            assert left(table, tables.now()) == pytest.approx(30 if game == mine.id else 29)
        pauses = [entry.body for entry in store.entries(other.id) if isinstance(entry.body, Pause)]
        assert [body.seconds for body in pauses] == [pytest.approx(100)]
        assert tables.stalls.alive() is None
        machine.seconds += 2
        tables.stalls.alive()
        assert left(await tables.table(other.id), tables.now()) == pytest.approx(27)

    run(work)


def test_the_time_of_day_of_a_database_server_is_shared_by_its_nodes(store: GameStore, database: str) -> None:
    other = GameStore.at(database)
    first, second, third = store.time(), other.time(), store.time()
    assert first <= second <= third
    other.close()
