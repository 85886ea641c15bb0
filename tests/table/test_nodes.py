"""Several nodes of one house: they agree on every move, tell each other of it, and find out what they missed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from table.opened import BOTH, TINY, first_action, started
from table.test_moves import refused

from longhouse.games.game import Illegal, Seat
from longhouse.table.bot_turns import BotTurns
from longhouse.table.bots import Workers
from longhouse.table.entries import Entry
from longhouse.table.house import House, Told
from longhouse.table.moves import move
from longhouse.table.news import News, Notice, Removed
from longhouse.table.store import Store


class Wire(News):
    """The news of one of several nodes in this process; it can be cut."""

    shared = True

    def __init__(self, other: "Wire | None" = None) -> None:
        super().__init__()
        self.nodes: list[Wire] = [] if other is None else other.nodes
        self.nodes.append(self)
        self.cut = False

    def announce(self, notice: Notice) -> None:
        for node in self.nodes:
            if node is self or not self.cut:
                node._tell(notice, None if node is self else "another")


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[House, House, Wire]]:
    """Two nodes of one house, and the wire of the first."""
    wire = Wire()
    one, other = House(Store.at(database), wire), House(Store.at(database), Wire(wire))
    try:
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
                lost = [outcome for outcome in outcomes if isinstance(outcome, Illegal)]
                assert [refusal.key for refusal in lost] == ["table-stale"]
                await settled(one, other, table.id)
            assert one.store.find(table.id) == await one.table(table.id)

    asyncio.run(both())


async def settled(one: House, other: House, game: str) -> None:
    """Until both nodes know the same."""
    while (await one.table(game)).ply != (await other.table(game)).ply:
        await asyncio.sleep(0.001)


def test_a_node_that_missed_the_news_finds_out_when_it_writes(database: str) -> None:
    async def cut_off() -> None:
        async with two_nodes(database) as (one, other, wire):
            table = await started(one)
            await other.table(table.id)
            wire.cut = True
            heard: list[Told] = []
            other.watch(table.id, heard.append)
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
            other.watch(table.id, lambda told: heard.extend(told.entries))
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
            heard: list[Told] = []
            other.watch(table.id, heard.append)
            keeping = asyncio.create_task(other.keep_up())
            await one.act(table.id, first_action)
            for restored in other.news.restored:
                restored()
            while not heard:
                await asyncio.sleep(0.01)
            assert heard[-1].after == await one.table(table.id)
            assert not heard[-1].ours
            removed: list[Notice] = []
            other.news.listen(lambda notice, _: removed.append(notice))
            await one.delete(table.id)
            for restored in other.news.restored:
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
            one.watch_chat(table.id, lambda said: heard["one"].append(said.text))
            other.watch_chat(table.id, lambda said: heard["other"].append(said.text))
            for number in range(3):
                await one.say(table.id, Seat(0), "Ada", f"line {number}", f"c{number}")
                await other.say(table.id, Seat(1), "Bo", f"reply {number}", f"d{number}")
            while len(heard["one"]) < 6 or len(heard["other"]) < 6:
                await asyncio.sleep(0.01)
            assert sorted(heard["one"]) == sorted(heard["other"])
            assert len(set(heard["one"])) == len(heard["one"]) == 6

    asyncio.run(spoken())


def test_of_two_nodes_the_one_that_stored_the_move_asks_the_bot(database: str) -> None:
    async def asked() -> None:
        async with two_nodes(database) as (one, other, _), Workers(1, TINY) as worker:
            turns = [BotTurns(one, worker), BotTurns(other, worker)]
            thought: list[House] = []
            turns[0].heard = lambda _game, _seat: thought.append(one)
            turns[1].heard = lambda _game, _seat: thought.append(other)
            table = await started(one, ("", ""), bots=(0, 1))
            await other.table(table.id)
            while (await other.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            assert set(thought) == {one}
            for node in turns:
                await node.close()

    asyncio.run(asked())
