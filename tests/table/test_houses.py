"""The house: one way to change a table, on one node or several, with clocks and bots."""

import asyncio
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from table.test_moves import refused

from longhouse.games.game import Illegal, Seat
from longhouse.games.record import Record
from longhouse.table.abandon import resign
from longhouse.table.bot_turns import BotTurns
from longhouse.table.bots import Workers
from longhouse.table.entries import Body, Entry, Happened, Level, Made
from longhouse.table.export import record
from longhouse.table.house import House, Told
from longhouse.table.moves import move
from longhouse.table.news import News, Notice, Removed
from longhouse.table.offers import answer, propose
from longhouse.table.seating import bot_at, sit
from longhouse.table.setup import Clock, DaysClock, MoveClock, NoClock, Setup
from longhouse.table.store import Store
from longhouse.table.table import Table, new_id
from longhouse.table.timekeeper import Timekeeper

TINY = (sys.executable, str(Path(__file__).parent.parent / "support" / "tiny_bot.py"))
BOTH = (Seat(0), Seat(1))
NO_CLOCK = NoClock()


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


def two_nodes(database: str) -> tuple[House, House, Wire]:
    """Two nodes of one house, and the wire of the first."""
    wire = Wire()
    return House(Store.at(database), wire), House(Store.at(database), Wire(wire)), wire


class Clockwork:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def started(
    house: House,
    people: Sequence[str] = ("ada", "bo"),
    clock: Clock = NO_CLOCK,
    bots: Sequence[int] = (),
) -> Table:
    """A game of Fjords that has begun."""
    setup = Setup(game="fjords", options={"players": max(2, len(people))}, clock=clock)
    seated: list[Body] = [bot_at(Seat(seat), Level("tiny")) for seat in bots]
    table = await house.make(setup, [None] * table_seats(setup), seated, Made())
    for seat, person in enumerate(people):
        if seat not in bots:
            await house.act(
                table.id, partial(sit, seat=seat, person=person, name=person, nonce=f"n{seat}", rating=None)
            )
    return await house.table(table.id)


def table_seats(setup: Setup) -> int:
    return Table.laid("", setup, "").game.seats


def first_action(table: Table) -> list[Body]:
    return move(table, BOTH, table.ply, table.state.legal()[0])


def test_two_nodes_that_move_for_the_same_ply_agree_on_one(database: str) -> None:
    async def both() -> None:
        one, other, _ = two_nodes(database)
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
        await one.close()
        await other.close()

    asyncio.run(both())


async def settled(one: House, other: House, game: str) -> None:
    """Until both nodes know the same."""
    while (await one.table(game)).ply != (await other.table(game)).ply:
        await asyncio.sleep(0.001)


def test_a_node_that_missed_the_news_finds_out_when_it_writes(database: str) -> None:
    async def cut_off() -> None:
        one, other, wire = two_nodes(database)
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
        await one.close()
        await other.close()

    asyncio.run(cut_off())


def test_moves_come_with_the_news_of_them_and_those_that_were_missed_from_the_store(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passed_on() -> None:
        one, other, wire = two_nodes(database)
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
        await one.close()
        await other.close()

    asyncio.run(passed_on())


def test_what_no_news_came_of_is_found_in_the_store(database: str) -> None:
    async def kept_up() -> None:
        one, other, wire = two_nodes(database)
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
        await one.close()
        await other.close()

    asyncio.run(kept_up())


def test_who_changes_nodes_meets_the_newest_position_and_not_an_older_one(database: str) -> None:
    async def changed() -> None:
        one, other, wire = two_nodes(database)
        table = await started(one)
        await other.table(table.id)
        wire.cut = True
        await one.act(table.id, first_action)
        moved = await one.table(table.id)
        await other.act(table.id, partial(move, seats=BOTH, ply=moved.ply, action=moved.state.legal()[0]))
        assert await one.table(table.id) == await other.table(table.id)
        then, entries, now = await one.missed(table.id, moved.ply)
        assert (then, now.ply) == (moved, moved.ply + len(entries))
        await one.close()
        await other.close()

    asyncio.run(changed())


def test_chat_goes_to_every_node_once(database: str) -> None:
    async def spoken() -> None:
        one, other, _ = two_nodes(database)
        table = await started(one)
        heard: dict[str, list[str]] = {"one": [], "other": []}
        one.watch_chat(table.id, lambda said: heard["one"].append(said.text))
        other.watch_chat(table.id, lambda said: heard["other"].append(said.text))
        for number in range(3):
            await one.say(table.id, Seat(0), "Ada", f"line {number}", f"c{number}")
            await other.say(table.id, Seat(1), "Bo", f"reply {number}", f"d{number}")
        while len(heard["one"]) < 6 or len(heard["other"]) < 6:
            await asyncio.sleep(0.01)
        await one.close()
        await other.close()
        assert sorted(heard["one"]) == sorted(heard["other"])
        assert len(set(heard["one"])) == len(heard["one"]) == 6

    asyncio.run(spoken())


def test_of_two_nodes_the_one_that_stored_the_move_asks_the_bot(database: str) -> None:
    async def asked() -> None:
        one, other, _ = two_nodes(database)
        async with Workers(1, TINY) as worker:
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
        await one.close()
        await other.close()

    asyncio.run(asked())


def test_nobody_is_told_of_what_is_not_stored(store: Store) -> None:
    async def watched() -> None:
        house = House(store)
        table = await started(house)
        told: list[Told] = []

        def check(heard: Told) -> None:
            told.append(heard)
            assert store.find(table.id) == heard.after

        house.watch(table.id, check)
        for _ in range(10):
            await house.act(table.id, first_action)
        assert len(told) == 10
        await house.close()

    asyncio.run(watched())


def test_what_was_begun_is_finished_though_who_asked_hung_up(store: Store) -> None:
    async def hung_up() -> None:
        house = House(store)
        table = await started(house)
        asking = asyncio.create_task(house.act(table.id, first_action))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        while (await house.table(table.id)).ply == table.ply:
            await asyncio.sleep(0.001)
        assert store.find(table.id) == await house.table(table.id)
        await house.close()

    asyncio.run(hung_up())


def test_the_same_command_is_done_once_even_at_the_same_moment(store: Store) -> None:
    async def twice() -> None:
        house = House(store)
        table = await started(house)
        command = partial(move, seats=BOTH, ply=table.ply, action=table.state.legal()[0])
        plies = await asyncio.gather(*(house.act(table.id, command, "seat:0:same") for _ in range(5)))
        assert len(set(plies)) == 1
        after = await house.table(table.id)
        assert sum(event.seat is not None for event in after.events) == 1
        await house.close()

    asyncio.run(twice())


def test_the_id_of_a_game_is_never_an_option_of_a_command_line() -> None:
    assert not any(new_id().startswith("-") for _ in range(1000))


def test_a_rematch_is_made_together_with_the_last_yes(store: Store) -> None:
    async def again() -> None:
        house = House(store)
        table = await started(house)
        await house.act(table.id, partial(resign, seats=[Seat(0)], seat=None))
        ply = await house.act(table.id, partial(propose, seats=[Seat(0)], offer="rematch"))
        await house.act(table.id, partial(answer, seats=[Seat(1)], ply=ply, yes=True))
        following = (await house.table(table.id)).rematch
        assert following is not None
        found = store.find(following)
        assert found is not None
        assert [held.reserved for held in found.held] == ["bo", "ada"]
        assert [told.id for told in store.of_person("ada")] != []
        await house.close()

    asyncio.run(again())


def test_whose_time_is_over_has_lost_also_if_a_move_comes_first(store: Store) -> None:
    async def late() -> None:
        clock = Clockwork()
        house = House(store, now=clock)
        table = await started(house, clock=MoveClock(60))
        clock.time += 61
        with refused("table-over"):
            await house.act(table.id, partial(move, seats=BOTH, ply=table.ply, action=table.state.legal()[0]))
        ended = (await house.table(table.id)).ended
        assert ended is not None
        assert ended.by == "timeout"
        await house.close()

    asyncio.run(late())


def test_the_timekeeper_rings_by_itself(store: Store) -> None:
    async def rung() -> None:
        house = House(store)
        keeper = asyncio.create_task(Timekeeper(house).run())
        table = await started(house, clock=MoveClock(1))
        while (await house.table(table.id)).ended is None:
            await asyncio.sleep(0.01)
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await house.close()

    asyncio.run(rung())


def test_a_house_that_was_away_gives_the_time_back_but_days_run_on(database: str) -> None:
    async def away() -> None:
        clock = Clockwork()
        house = House(Store.at(database), now=clock)
        quick, slow = await started(house, clock=MoveClock(60)), await started(house, clock=DaysClock(1))
        await house.wait_for(house.store.remember, "alive", str(clock.time))
        await house.close()
        clock.time += 3600
        house = House(Store.at(database), now=clock)
        await Timekeeper(house).give_back()
        assert quick.deadline is not None
        assert (await house.table(quick.id)).deadline == pytest.approx(quick.deadline + 3600)
        assert (await house.table(slow.id)).deadline == slow.deadline
        await house.close()

    asyncio.run(away())


def test_bots_play_a_whole_game_from_their_views_and_it_is_fair(store: Store) -> None:
    async def played() -> None:
        house = House(store)
        async with Workers(1, TINY) as worker:
            turns = BotTurns(house, worker)
            table = await started(house, ("", ""), bots=(0, 1))
            while (await house.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            await turns.close()
        over = await house.table(table.id)
        Record.read(record(over).write()).check_fair()
        assert record(over).players == ("bot:tiny", "bot:tiny")
        await house.close()

    asyncio.run(played())


def test_a_bot_that_dies_is_started_again_and_the_game_goes_on(store: Store, tmp_path: Path) -> None:
    async def died() -> None:
        house = House(store)
        async with Workers(1, (*TINY, str(tmp_path / "scar"))) as worker:
            turns = BotTurns(house, worker)
            table = await started(house, ("ada", ""), bots=(1,))
            for _ in range(3):
                while (await house.table(table.id)).turn != 0:
                    await asyncio.sleep(0.01)
                await house.act(table.id, first_action)
            assert (tmp_path / "scar").exists()
            assert any(event.seat == 1 for event in (await house.table(table.id)).events)
            await turns.close()
        await house.close()

    asyncio.run(died())


@pytest.mark.parametrize("command", [TINY, ("no-such-bot",)])
def test_bots_are_ready_when_they_have_prepared_themselves_or_cannot(store: Store, command: tuple[str, ...]) -> None:
    async def prepared() -> None:
        house = House(store)
        async with Workers(1, command) as worker:
            turns = BotTurns(house, worker)
            before = turns.ready
            await turns.prepare(["fjords"])
            assert (before, turns.ready) == (False, True)
        await house.close()

    asyncio.run(prepared())


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def restarted() -> None:
        house = House(Store.at(database))
        table = await started(house, ("", ""), bots=(0, 1))
        assert not [event for event in table.events if isinstance(event, Happened) and event.seat is not None]
        await house.close()
        house = House(Store.at(database))
        async with Workers(1, TINY) as worker:
            turns = BotTurns(house, worker)
            await turns.resume()
            while (await house.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            await turns.close()
        await house.close()

    asyncio.run(restarted())
