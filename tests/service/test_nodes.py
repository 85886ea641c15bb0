"""Several nodes of one house: they agree on every move, tell each other of it, and find out what they missed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy import delete
from support.patience import PATIENCE
from support.postgres import RunningPostgres, programs, running_postgres
from support.refused import refused
from support.services import BOTH, TINY, first_action, started

from longhouse.bots.client import BotPool
from longhouse.errors import LonghouseError
from longhouse.games.game import Seat
from longhouse.server.app import lasting
from longhouse.service.bot_turns import BotTurns
from longhouse.service.notifications import Bus, Heard, Listener, Notice, Removed, Thinks
from longhouse.service.tables import TableService
from longhouse.storage import pool as threads
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.rewriting import NAMELESS
from longhouse.table.change import Change
from longhouse.table.entries import Entry
from longhouse.table.verbs.act import move


class Wire(Bus):
    """The bus of one of several nodes in this process; it can be cut."""

    shared = True

    def __init__(self, other: "Wire | None" = None) -> None:
        super().__init__()
        self.nodes: list[Wire] = [] if other is None else other.nodes
        self.nodes.append(self)
        self.cut = False

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        super().publish(notice, change)
        for node in self.nodes:
            if node is not self and not self.cut:
                node.incoming(notice, "another")


def changes(heard: list[Change]) -> Listener:
    """A listener that collects the changes it hears of."""
    return lambda told: heard.append(told.change) if told.change is not None else None


def follow_chat(tables: TableService, game: str, heard: list[str], known: int = 0) -> None:
    """Collect the lines of chat after line `known`."""
    tables.bus.subscribe(lambda told: heard.append(told.line.text) if told.line is not None else None, game)
    tables.chat_feed.follow(game, known)


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[TableService, TableService, Wire]]:
    """Two nodes of one house, and the wire of the first."""
    wire = Wire()
    one, other = TableService(GameStore.at(database), wire), TableService(GameStore.at(database), Wire(wire))
    try:
        async with asyncio.timeout(PATIENCE):
            yield one, other, wire
    finally:
        await one.close()
        await other.close()


def test_two_nodes_that_move_for_the_same_ply_agree_on_one(database: str) -> None:
    async def both() -> None:
        async with two_nodes(database) as (one, other, _):
            table = await started(one)
            for _ in range(12):
                now, same = await one.table(table.id), await other.table(table.id)
                assert now == same
                actions = now.state.legal()
                tries = [
                    node.act(table.id, partial(move, seats=BOTH, ply=now.ply, action=action))
                    for node, action in ((one, actions[0]), (other, actions[-1]))
                ]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                lost = [outcome for outcome in outcomes if isinstance(outcome, LonghouseError)]
                assert [refusal.key for refusal in lost] == ["table-stale"]
                await settled(one, other, table.id)
            assert one.store.find(table.id) == await one.table(table.id)

    asyncio.run(both())


async def settled(one: TableService, other: TableService, game: str) -> None:
    """Until both nodes know the same."""
    while (await one.table(game)).ply != (await other.table(game)).ply:
        await asyncio.sleep(0.001)


def test_a_node_that_missed_the_news_finds_out_when_it_writes(database: str) -> None:
    async def cut_off() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await other.table(table.id)
            wire.cut = True
            heard: list[Change] = []
            other.bus.subscribe(changes(heard), table.id)
            await one.act(table.id, first_action)
            assert not heard
            with refused("table-stale"):
                await other.act(table.id, partial(move, seats=BOTH, ply=table.ply, action=table.state.legal()[0]))
            assert await other.table(table.id) == await one.table(table.id)
            assert [entry.ply for told in heard for entry in told.entries] == list(
                range(table.ply + 1, (await one.table(table.id)).ply + 1)
            )

    asyncio.run(cut_off())


def test_moves_come_with_the_news_of_them_and_those_that_were_missed_from_the_store(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passed_on() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await other.table(table.id)
            heard: list[Entry] = []
            other.bus.subscribe(lambda told: heard.extend(told.change.entries if told.change else ()), table.id)
            read: list[int] = []
            entries = other.store.entries

            def counted(game: str, since: int = 0) -> list[Entry]:
                read.append(since)
                return entries(game, since)

            monkeypatch.setattr(other.store, "entries", counted)
            await one.act(table.id, first_action)
            after = await one.table(table.id)
            while len(heard) < after.ply - table.ply:
                await asyncio.sleep(0.001)
            assert read == []
            wire.cut = True
            await one.act(table.id, first_action)
            wire.cut = False
            await one.act(table.id, first_action)
            last = await one.table(table.id)
            while len(heard) < last.ply - table.ply:
                await asyncio.sleep(0.001)
            assert read == [after.ply]
            assert heard == one.store.entries(table.id, table.ply)

    asyncio.run(passed_on())


def test_what_no_news_came_of_is_found_in_the_store(database: str) -> None:
    async def kept_up() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await other.table(table.id)
            wire.cut = True
            heard: list[Change] = []
            other.bus.subscribe(changes(heard), table.id)
            keeping = asyncio.create_task(other.keep_up())
            await one.act(table.id, first_action)
            for restored in other.bus.restored:
                restored()
            while not heard:
                await asyncio.sleep(0.01)
            assert heard[-1].after == await one.table(table.id)
            removed: list[Notice] = []
            other.bus.subscribe(lambda told: removed.append(told.notice))
            await one.delete(table.id)
            for restored in other.bus.restored:
                restored()
            while removed != [Removed(game=table.id)]:
                await asyncio.sleep(0.01)
            keeping.cancel()

    asyncio.run(kept_up())


def test_who_changes_nodes_meets_the_newest_position_and_not_an_older_one(database: str) -> None:
    async def changed() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await other.table(table.id)
            wire.cut = True
            await one.act(table.id, first_action)
            moved = await one.table(table.id)
            await other.act(table.id, partial(move, seats=BOTH, ply=moved.ply, action=moved.state.legal()[0]))
            assert await one.table(table.id) == await other.table(table.id)
            then, entries, now = await one.missed(table.id, moved.ply)
            assert (then, now.ply) == (moved, moved.ply + len(entries))

    asyncio.run(changed())


def test_chat_goes_to_every_node_once(database: str) -> None:
    async def spoken() -> None:
        async with two_nodes(database) as (one, other, _):
            table = await started(one)
            heard: dict[str, list[str]] = {"one": [], "other": []}
            follow_chat(one, table.id, heard["one"])
            follow_chat(other, table.id, heard["other"])
            for number in range(3):
                await one.say(table.id, Seat(0), "Ada", f"line {number}", f"c{number}")
                await other.say(table.id, Seat(1), "Bo", f"reply {number}", f"d{number}")
            while len(heard["one"]) < 6 or len(heard["other"]) < 6:
                await asyncio.sleep(0.01)
            assert sorted(heard["one"]) == sorted(heard["other"])
            assert len(set(heard["one"])) == len(heard["one"]) == 6

    asyncio.run(spoken())


def test_what_was_said_while_news_were_cut_off_is_told_afterwards_in_order(database: str) -> None:
    async def spoken() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await one.say(table.id, Seat(0), "Ada", "known", "c")
            heard: list[str] = []
            follow_chat(other, table.id, heard, 1)
            wire.cut = True
            await one.say(table.id, Seat(0), "Ada", "first", "c0")
            await one.say(table.id, Seat(0), "Ada", "second", "c1")
            await other.say(table.id, Seat(1), "Bo", "third", "d0")
            await one.say(table.id, Seat(0), "Ada", "fourth", "c2")
            assert heard == ["first", "second", "third"]
            await other.chat_feed.poll()
            await other.chat_feed.poll()
            assert heard == ["first", "second", "third", "fourth"]

    asyncio.run(spoken())


@pytest.mark.parametrize("cut", [False, True])
def test_who_wants_to_be_forgotten_is_so_on_every_node_and_who_watches_hears_on(database: str, cut: bool) -> None:
    async def forgotten() -> None:
        async with two_nodes(database) as (one, other, wire):
            ada, _ = one.people.welcome("Ada", "en", 0.0)
            table = await started(one, (ada.id, "bo"))
            heard: list[Change] = []
            assert (await other.table(table.id)).held[0].name == ada.id
            other.bus.subscribe(changes(heard), table.id)
            wire.cut = cut
            one.people.forget(ada.id)
            await other.act(table.id, first_action)  # with the name, which this node has not forgotten yet
            heard.clear()
            await one.reload([table.id])
            wire.cut = False
            if cut:
                for restored in other.bus.restored:
                    restored()
            await one.act(table.id, first_action)
            while not heard:
                await asyncio.sleep(0.001)
            assert [told.after.held[0].name for told in heard] == [NAMELESS]
            assert [seat.name for seat in one.store.lists.all()[0].seats] == [NAMELESS, "bo"]

    asyncio.run(forgotten())


@pytest.mark.parametrize("asks", [False, True])
def test_a_node_that_remembers_more_than_the_store_goes_on_from_what_is_there(store: GameStore, asks: bool) -> None:
    """As after a failover to a copy of the database that was a moment behind."""

    async def behind() -> None:
        house = TableService(store)
        table = await started(house)
        await house.act(table.id, first_action)
        with store.engine.begin() as connection:
            connection.execute(delete(schema.entries).where(schema.entries.c.ply > table.ply))
        heard: list[Change] = []
        house.bus.subscribe(changes(heard), table.id)
        if asks:
            assert await house.missed(table.id, 1) == (*store.history(table.id, 1), table)  # type: ignore[misc]
        await house.act(table.id, first_action)
        assert [told.before for told in heard] == [table]
        assert heard[0].after == store.find(table.id)
        await house.close()

    asyncio.run(behind())


@pytest.mark.skipif(programs() is None, reason="needs PostgreSQL")
def test_a_store_that_is_away_for_long_is_said_and_when_it_is_back_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(threads, "PAUSES", (0.0, 0.01))

    async def outlasted(postgres: RunningPostgres) -> None:
        house = TableService(GameStore.at(postgres.url))
        table = await started(house)
        heard: list[Change] = []
        house.bus.subscribe(changes(heard), table.id)
        keeping = asyncio.create_task(lasting(house.keep_up))
        postgres.stop()
        with refused("table-store-away"):
            await house.act(table.id, first_action)
        postgres.start()
        assert not heard
        elsewhere = TableService(GameStore.at(postgres.url))
        await elsewhere.act(table.id, first_action)
        while not heard:
            await asyncio.sleep(0.01)
        await house.act(table.id, first_action)
        assert heard[-1].after == house.store.find(table.id)
        keeping.cancel()
        await elsewhere.close()
        await house.close()

    with running_postgres() as postgres:
        asyncio.run(outlasted(postgres))


def test_of_two_nodes_the_one_that_stored_the_move_asks_the_bot(database: str) -> None:
    async def asked() -> None:
        async with two_nodes(database) as (one, other, _), BotPool(1, TINY) as worker:
            turns = [BotTurns(one, worker), BotTurns(other, worker)]
            thought: list[TableService] = []

            def note(heard: Heard, node: TableService) -> None:
                if isinstance(heard.notice, Thinks) and heard.node is None:
                    thought.append(node)

            one.bus.subscribe(lambda heard: note(heard, one))
            other.bus.subscribe(lambda heard: note(heard, other))
            table = await started(one, ("", ""), bots=(0, 1))
            await other.table(table.id)
            one.bus.subscribe(lambda _: None, table.id)  # somebody watches
            await turns[0].resume()
            while (await other.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            assert set(thought) == {one}
            for node in turns:
                await node.close()

    asyncio.run(asked())
