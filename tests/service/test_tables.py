"""The house: one way to change a table, with clocks and bots."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from support.refused import refused
from support.services import BOTH, TINY, first_action, started

from longhouse.bots.client import BotPool
from longhouse.bots.protocol import A, MoveRequest, Request
from longhouse.errors import BotError
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.service.bot_turns import BotTurns
from longhouse.service.notifications import Heard, Present
from longhouse.service.tables import TableService
from longhouse.service.timekeeper import Timekeeper
from longhouse.storage.games import GameStore
from longhouse.table.change import Change
from longhouse.table.entries import Happened
from longhouse.table.export import record
from longhouse.table.setup import DaysClock, MoveClock
from longhouse.table.table import new_id
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.act import move
from longhouse.table.verbs.offers import answer, propose


class Clockwork:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_nobody_is_told_of_what_is_not_stored(store: GameStore) -> None:
    async def watched() -> None:
        house = TableService(store)
        table = await started(house)
        told: list[Change] = []

        def check(heard: Heard) -> None:
            assert heard.change is not None
            told.append(heard.change)
            assert store.find(table.id) == heard.change.after

        house.bus.subscribe(check, table.id)
        for _ in range(10):
            await house.act(table.id, first_action)
        assert len(told) == 10
        await house.close()

    asyncio.run(watched())


def test_what_was_begun_is_finished_though_who_asked_hung_up(store: GameStore) -> None:
    async def hung_up() -> None:
        house = TableService(store)
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


def test_the_same_command_is_done_once_even_at_the_same_moment(store: GameStore) -> None:
    async def twice() -> None:
        house = TableService(store)
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


def test_a_rematch_is_made_together_with_the_last_yes(store: GameStore) -> None:
    async def again() -> None:
        house = TableService(store)
        table = await started(house)
        await house.act(table.id, partial(resign, seats=[Seat(0)], seat=None))
        ply = await house.act(table.id, partial(propose, seats=[Seat(0)], offer="rematch"))
        await house.act(table.id, partial(answer, seats=[Seat(1)], ply=ply, yes=True))
        following = (await house.table(table.id)).rematch
        assert following is not None
        found = store.find(following)
        assert found is not None
        assert [held.reserved for held in found.held] == ["bo", "ada"]
        assert [told.id for told in store.lists.of_person("ada")] != []
        await house.close()

    asyncio.run(again())


def test_whose_time_is_over_has_lost_also_if_a_move_comes_first(store: GameStore) -> None:
    async def late() -> None:
        clock = Clockwork()
        house = TableService(store, now=clock)
        table = await started(house, clock=MoveClock(60))
        clock.time += 61
        with refused("table-over"):
            await house.act(table.id, partial(move, seats=BOTH, ply=table.ply, action=table.state.legal()[0]))
        ended = (await house.table(table.id)).ended
        assert ended is not None
        assert ended.by == "timeout"
        await house.close()

    asyncio.run(late())


def test_the_timekeeper_rings_by_itself(store: GameStore) -> None:
    async def rung() -> None:
        house = TableService(store)
        keeper = asyncio.create_task(Timekeeper(house).run())
        table = await started(house, clock=MoveClock(1))
        while (await house.table(table.id)).ended is None:
            await asyncio.sleep(0.01)
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await house.close()

    asyncio.run(rung())


def test_a_house_that_was_away_gives_the_time_back(database: str) -> None:
    async def away() -> None:
        clock = Clockwork()
        house = TableService(GameStore.at(database), now=clock)
        quick, slow = await started(house, clock=MoveClock(60)), await started(house, clock=DaysClock(1))
        await house.wait_for(house.store.remember, "alive", str(clock.time))
        await house.close()
        clock.time += 3600
        house = TableService(GameStore.at(database), now=clock)
        for _ in range(2):  # as two nodes do that are started together
            await Timekeeper(house).give_back()
        assert quick.deadline is not None
        assert (await house.table(quick.id)).deadline == pytest.approx(quick.deadline + 3600)
        assert slow.deadline is not None
        assert (await house.table(slow.id)).deadline == pytest.approx(slow.deadline + 3600)
        await house.close()

    asyncio.run(away())


def test_bots_play_a_whole_game_from_their_views_and_it_is_fair(store: GameStore) -> None:
    async def played() -> None:
        house = TableService(store)
        async with BotPool(1, TINY) as worker:
            turns = BotTurns(house, worker)
            table = await started(house, ("", ""), bots=(0, 1))
            house.bus.subscribe(lambda _: None, table.id)  # somebody watches
            await turns.resume()
            while (await house.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            await turns.close()
        over = await house.table(table.id)
        Record.read(record(over).write()).verify(fair=True)
        assert record(over).players == ("bot:tiny", "bot:tiny")
        await house.close()

    asyncio.run(played())


def test_a_game_of_bots_waits_until_somebody_watches_and_goes_on_then(store: GameStore) -> None:
    async def paused() -> None:
        house = TableService(store)
        async with BotPool(1, TINY) as worker:
            turns = BotTurns(house, worker)
            table = await started(house, ("", ""), bots=(0, 1))
            await turns.resume()
            with_person = await started(house, ("ada", ""), bots=(1,))
            while (await house.table(with_person.id)).turn != 0:
                await asyncio.sleep(0.01)
            assert not turns.thinking(table.id)
            assert (await house.table(table.id)).ply == table.ply
            house.bus.subscribe(ignore, table.id)
            house.bus.publish(Present(game=table.id, seats=(), watching=1))
            while (await house.table(table.id)).ply < table.ply + 4:
                await asyncio.sleep(0.01)
            house.bus.unsubscribe(ignore, table.id)
            while turns.thinking(table.id):
                await asyncio.sleep(0.01)
            assert (await house.table(table.id)).stage == "running"
            await turns.close()
        await house.close()

    def ignore(_: Heard) -> None:
        pass

    asyncio.run(paused())


class Overheard:
    """Bots that note for which games they are asked, and cannot answer."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def ask(self, request: Request[A]) -> A:
        assert isinstance(request, MoveRequest)
        self.asked.append(str(request.occasion))
        raise BotError("bot-closed")

    async def levels(self, game: str) -> list[str]:
        return [game]

    async def close(self) -> None:
        pass


def test_bots_move_first_where_people_are_present_and_last_in_games_of_bots_alone(store: GameStore) -> None:
    async def asked() -> list[str]:
        house, bots = TableService(store), Overheard()
        games = {"alone": (await started(house, ("", ""), bots=(0, 1))).id}
        for name in ("absent", "present"):
            while (table := await started(house, ("ada", ""), bots=(1,))).turn != 1:
                pass
            games[name] = table.id
        for watched in ("alone", "present"):
            house.bus.subscribe(lambda _: None, games[watched])
        turns = BotTurns(house, bots, lanes=1)
        async with turns.queue.turn("somebody"):
            await turns.resume()
            while turns.queue.length < len(games):
                await asyncio.sleep(0.01)
        while len(bots.asked) < len(games):
            await asyncio.sleep(0.01)
        await turns.close()
        await house.close()
        names = {game: name for name, game in games.items()}
        return [names[game] for game in bots.asked[: len(games)]]

    assert asyncio.run(asked()) == ["present", "absent", "alone"]


def test_a_bot_that_dies_is_started_again_and_the_game_goes_on(store: GameStore, tmp_path: Path) -> None:
    async def died() -> None:
        house = TableService(store)
        async with BotPool(1, (*TINY, str(tmp_path / "scar"))) as worker:
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
def test_bots_are_ready_when_they_have_prepared_themselves_or_cannot(
    store: GameStore, command: tuple[str, ...]
) -> None:
    async def prepared() -> None:
        house = TableService(store)
        async with BotPool(1, command) as worker:
            turns = BotTurns(house, worker)
            before = turns.ready
            await turns.prepare(["fjords"])
            assert (before, turns.ready) == (False, True)
        await house.close()

    asyncio.run(prepared())


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def restarted() -> None:
        house = TableService(GameStore.at(database))
        table = await started(house, ("", ""), bots=(0, 1))
        assert not [event for event in table.events if isinstance(event, Happened) and event.seat is not None]
        await house.close()
        house = TableService(GameStore.at(database))
        async with BotPool(1, TINY) as worker:
            turns = BotTurns(house, worker)
            house.bus.subscribe(lambda _: None, table.id)  # somebody watches
            await turns.resume()
            while (await house.table(table.id)).stage != "over":
                await asyncio.sleep(0.01)
            await turns.close()
        await house.close()

    asyncio.run(restarted())
