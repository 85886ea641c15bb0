"""Notifications between nodes go through a real Redis, and only to the nodes that have listeners for them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
import redis.asyncio as redis
from support.patience import PATIENCE
from support.running_redis import PROGRAM, RunningRedis, running_redis

from longhouse.games.game import Seat
from longhouse.service import redis_notifications
from longhouse.service.notifications import (
    OPEN_GAMES,
    Changed,
    Fell,
    Heard,
    Notice,
    Present,
    Removed,
    Rewritten,
    Subscribed,
    Thinks,
    Topic,
    person_topic,
)
from longhouse.service.redis_notifications import RedisBus

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="needs Redis")

OLD_CHANNEL = "longhouse:news"
MARK = Thinks(game="mark", seat=Seat(0), warming=False)


@pytest.fixture(scope="module")
def server() -> Iterator[RunningRedis]:
    with running_redis() as server:
        yield server


class Node:
    """A bus, and what its listeners were called with."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.heard: list[tuple[Topic | None, Notice]] = []
        self.received: list[Notice] = []
        self.ready = asyncio.Event()
        self.bus.restored.append(self.ready.set)
        deliver = self.bus.incoming

        def incoming(notice: Notice, node: str) -> None:
            if not isinstance(notice, Subscribed):
                self.received.append(notice)
            deliver(notice, node)

        self.bus.incoming = incoming

    async def listen(self, topic: Topic | None) -> Callable[[Heard], None]:
        """Collect what is said about a topic; returns once notifications arrive."""
        arrives = asyncio.Event()

        def listener(heard: Heard) -> None:
            if isinstance(heard.notice, Subscribed):
                arrives.set()
            else:
                self.heard.append((topic, heard.notice))

        self.bus.subscribe(listener, topic)
        if topic is not None:
            await arrives.wait()
        return listener

    async def until(self, notice: Notice) -> None:
        while notice not in [told for _, told in self.heard]:
            await asyncio.sleep(0.005)


@asynccontextmanager
async def nodes(url: str, count: int) -> AsyncIterator[list[Node]]:
    """Some nodes; all of them listen to a game called mark, which tells when earlier messages have arrived."""
    made = [Node(url) for _ in range(count)]
    running = [asyncio.create_task(node.bus.run()) for node in made]
    try:
        async with asyncio.timeout(PATIENCE):
            for node in made:
                await node.ready.wait()
                await node.listen("mark")
            yield made
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def test_a_move_reaches_only_nodes_where_somebody_listens_to_the_game_or_is_concerned(server: RunningRedis) -> None:
    async def told() -> None:
        async with nodes(server.url, 5) as (one, player, waiting, reader, stranger):
            await player.listen("g")
            await waiting.listen(person_topic("ada"))
            await reader.listen(OPEN_GAMES)
            await stranger.listen("another")
            moved = Changed(game="g", ply=3, waits="ada", waited="bo")
            offered = Changed(game="g", ply=4, offered=True)
            for notice in (moved, offered, MARK):
                one.bus.publish(notice)
            for node in (player, waiting, reader, stranger):
                await node.until(MARK)
            assert player.heard == [("g", moved), ("g", offered), ("mark", MARK)]
            assert waiting.heard == [(person_topic("ada"), moved), ("mark", MARK)]
            assert reader.heard == [(OPEN_GAMES, offered), ("mark", MARK)]
            assert stranger.heard == [("mark", MARK)]
            assert stranger.received == [MARK]

    asyncio.run(told())


def test_who_listens_to_the_game_and_to_a_person_is_told_once_for_each(server: RunningRedis) -> None:
    async def told() -> None:
        async with nodes(server.url, 2) as (one, other):
            for topic in ("g", person_topic("ada"), person_topic("bo"), OPEN_GAMES):
                await other.listen(topic)
            moved = Changed(game="g", ply=3, waits="ada", waited="bo", offered=True)
            one.bus.publish(moved)
            one.bus.publish(MARK)
            await other.until(MARK)
            told = [topic for topic, notice in other.heard if notice == moved]
            assert sorted(map(str, told)) == sorted(["g", person_topic("ada"), person_topic("bo"), OPEN_GAMES])
            assert other.received.count(moved) == 1

    asyncio.run(told())


def test_deleted_and_rewritten_games_reach_every_node_since_any_may_have_cached_them(server: RunningRedis) -> None:
    async def told() -> None:
        async with nodes(server.url, 2) as (one, other):
            await other.listen(OPEN_GAMES)
            one.bus.publish(Removed(game="g"))
            one.bus.publish(Rewritten(game="h"))
            one.bus.publish(MARK)
            await other.until(MARK)
            assert other.received == [Removed(game="g"), Rewritten(game="h"), MARK]
            assert (OPEN_GAMES, Removed(game="g")) in other.heard

    asyncio.run(told())


def test_who_stopped_listening_hears_nothing_and_who_listens_again_hears_again(server: RunningRedis) -> None:
    async def told() -> None:
        async with nodes(server.url, 2) as (one, other):
            first, second = (Present(game="g", seats=(), watching=number) for number in (1, 2))
            listener = await other.listen("g")
            other.bus.unsubscribe(listener, "g")
            async with redis.Redis.from_url(server.url) as asked:
                while (await asked.pubsub_numsub("longhouse:about:g"))[0][1]:
                    await asyncio.sleep(0.01)
            one.bus.publish(first)
            one.bus.publish(MARK)
            await other.until(MARK)
            assert other.received == [MARK]
            await other.listen("g")
            one.bus.publish(second)
            await other.until(second)
            assert other.received == [MARK, second]

    asyncio.run(told())


def test_after_redis_was_away_every_topic_is_heard_again(server: RunningRedis) -> None:
    async def told() -> None:
        async with nodes(server.url, 2) as (one, other):
            await other.listen("g")
            for node in (one, other):
                node.ready.clear()
            server.stop()
            while one.bus.connected or other.bus.connected:
                await asyncio.sleep(0.01)
            listening = asyncio.create_task(other.listen("h"))  # while Redis is away
            server.start()
            await one.ready.wait()
            await listening
            changed = [Changed(game=game, ply=1) for game in ("g", "h")]
            for notice in changed:
                one.bus.publish(notice)
            for notice in changed:
                await other.until(notice)

    asyncio.run(told())


def test_nodes_of_the_previous_version_and_this_one_tell_each_other_everything(
    server: RunningRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Version 0.1 publishes every message on one channel, hears no other, and knows nodes by their heartbeats."""
    monkeypatch.setattr(redis_notifications, "_HEARTBEAT", 0.2)
    monkeypatch.setattr(redis_notifications, "_SILENCE", 1.0)
    moved = Changed(game="g", ply=3, waits="ada")

    async def told() -> None:
        async with redis.Redis.from_url(server.url) as old, old.pubsub() as heard:
            await heard.subscribe(OLD_CHANNEL)
            async with nodes(server.url, 2) as (one, other):
                await other.listen("g")
                await other.listen(person_topic("ada"))
                await other.listen(None)
                # What the old node says is heard.
                notice = {"about": "changed", "game": "g", "ply": 3, "waits": "ada"}
                await old.publish(OLD_CHANNEL, json.dumps({"node": "old", "notice": notice}))
                await other.until(moved)
                assert sorted(str(topic) for topic, told in other.heard if told == moved) == ["None", "g", "person:ada"]
                # It hears what new nodes say, and their heartbeats; they do not hear each other twice.
                later = Changed(game="g", ply=4)
                one.bus.publish(later)
                letters = await until_told(heard, lambda letter: '"ply":4' in json.dumps(letter, separators=(",", ":")))
                assert letters[-1]["node"] == one.bus.node
                beating = {one.bus.node, other.bus.node}
                while beating:
                    beat = await until_told(heard, lambda letter: "notice" not in letter)
                    beating.discard(beat[-1]["node"])
                await other.until(later)
                one.bus.publish(MARK)
                await other.until(MARK)
                assert other.received.count(later) == 1
                # When it is gone, that is noticed, and nothing is sent for it any more.
                await other.until(Fell())
                await heard.unsubscribe(OLD_CHANNEL)
                await asyncio.sleep(0)
                async with redis.Redis.from_url(server.url) as again, again.pubsub() as late:
                    while True:
                        await late.subscribe(OLD_CHANNEL)
                        one.bus.publish(Changed(game="g", ply=5))
                        one.bus.publish(MARK)
                        first = await late.get_message(ignore_subscribe_messages=True, timeout=0.5)
                        if first is None:
                            break

    asyncio.run(told())


async def until_told(line: redis.client.PubSub, found: Callable[[dict[str, object]], bool]) -> list[dict[str, object]]:
    """The messages of the old channel up to one of a kind."""
    letters: list[dict[str, object]] = []
    while not letters or not found(letters[-1]):
        message = await line.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)
        if message is not None:
            letters.append(json.loads(message["data"]))
    return letters
