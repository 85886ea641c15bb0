"""Measures what limits a cluster of many nodes: Redis notifications, which every node receives, and PostgreSQL writes.

`PYTHONPATH=tests python bench/limits.py [--notices 20000] [--games 400] [--moves 40]`
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import tempfile
import time
from multiprocessing.synchronize import Barrier
from pathlib import Path

import redis
from sqlalchemy import text
from support.postgres import running_postgres
from support.running_redis import running_redis
from support.tables import fjords

from longhouse.server.sockets.rooms import Rooms
from longhouse.service.closing import ClosingClient
from longhouse.service.notifications import Changed, Heard
from longhouse.service.redis_notifications import RedisBus
from longhouse.service.tables import TableService
from longhouse.storage.batch import Batch, Stored
from longhouse.storage.games import GameStore
from longhouse.table.change import carried_out
from longhouse.table.entries import Made
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import sit

CHANNEL = "longhouse:news"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--notices", type=int, default=20_000)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--moves", type=int, default=40)
    chosen = reader.parse_args()
    with running_redis() as server:
        letter = asyncio.run(a_letter(server.url))
        print(f"a notice of a move has {len(letter)} bytes")
        with tempfile.TemporaryDirectory() as folder:
            heard = asyncio.run(hearing(server.url, folder, letter, chosen.notices))
        print(f"a node needs {1e6 * heard:.1f} µs of its processor to hear one")
        for subscribers in (1, 10, 50):
            cost = delivering(server.url, letter, subscribers, chosen.notices // subscribers)
            print(f"Redis needs {1e6 * cost:.2f} µs for each of {subscribers} that hear it")
    with running_postgres(fsync="on") as postgres:
        store = GameStore.at(postgres.url)
        for together in (1, 10, 100):
            print(storing(store, together, chosen.games, chosen.moves))
        store.close()


async def a_letter(url: str) -> bytes:
    """The Redis message with which a node announces a move."""
    table = fjords()
    assert table.turn is not None
    entries = carried_out(table, move(table, [table.turn], table.ply, table.state.legal()[0]), time.time()).entries
    told = Changed(game=table.id, ply=entries[-1].ply, waits="a" * 12, waited="b" * 12, entries=tuple(entries))
    bus = RedisBus(url)
    with redis.Redis.from_url(url) as listener, listener.pubsub() as line:
        line.subscribe(CHANNEL)
        bus.publish(told)
        carrying = asyncio.create_task(bus.run())
        while True:
            message = await asyncio.to_thread(line.get_message, timeout=1.0)
            if message is not None and message["type"] == "message" and b"changed" in message["data"]:
                carrying.cancel()
                return bytes(message["data"])


async def hearing(url: str, folder: str, letter: bytes, count: int) -> float:
    """The CPU seconds a node needs to process a notification about a game it has not loaded."""
    bus = RedisBus(url)
    house = TableService(GameStore.at(f"sqlite:///{folder}/house.db"), bus)
    Rooms(house, None, ClosingClient())
    left = count
    ready, done = asyncio.Event(), asyncio.Event()

    def hear(_: Heard) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            done.set()

    bus.subscribe(hear)
    bus.restored.append(ready.set)
    carrying = asyncio.create_task(bus.run())
    await ready.wait()
    telling = multiprocessing.Process(target=publish, args=(url, letter, count))
    telling.start()
    began = time.process_time()
    await done.wait()
    used = time.process_time() - began
    carrying.cancel()
    telling.join()
    await house.close()
    return used / count


def publish(url: str, letter: bytes, count: int) -> None:
    """Publish the same message `count` times."""
    with redis.Redis.from_url(url) as server:
        for begun in range(0, count, 100):
            with server.pipeline(transaction=False) as together:
                for _ in range(min(100, count - begun)):
                    together.publish(CHANNEL, letter)
                together.execute()


def delivering(url: str, letter: bytes, subscribers: int, count: int) -> float:
    """The CPU seconds Redis needs to deliver a message to one subscriber."""
    ready = multiprocessing.Barrier(2)
    draining = multiprocessing.Process(target=drain, args=(url, subscribers, count, ready))
    draining.start()
    ready.wait()
    with redis.Redis.from_url(url) as server:
        before = redis_work(server)
        publish(url, letter, count)
        draining.join()
        return (redis_work(server) - before) / (count * subscribers)


def drain(url: str, subscribers: int, count: int, ready: Barrier) -> None:
    """Open `subscribers` subscriptions and read until each has received `count` messages."""
    lines = []
    for _ in range(subscribers):
        line = redis.Redis.from_url(url).pubsub()  # type: ignore[no-untyped-call]
        line.subscribe(CHANNEL)
        assert line.get_message(timeout=5.0) is not None
        lines.append(line)
    ready.wait()
    for _ in range(count):
        for line in lines:
            while line.get_message(timeout=5.0) is None:
                pass


def redis_work(server: redis.Redis) -> float:
    told = server.info("cpu")
    return float(told["used_cpu_user"]) + float(told["used_cpu_sys"])


def storing(store: GameStore, together: int, games: int, moves: int) -> str:
    """Store the moves of `games` games in batches of `together`; return a line with throughput and cost per event."""
    choose = random.Random(together)
    tables = [begun(store, f"{together}/{number}") for number in range(games)]
    rounds = [[batch_of(table, choose) for table in tables]]
    for _ in range(moves - 1):
        rounds.append([batch_of(batch.change.after, choose) for batch in rounds[-1]])
    events = sum(len(batch.change.entries) for batches in rounds for batch in batches)
    before, written, began = postgres_work(store), position(store), time.perf_counter()
    mine = time.process_time()
    for batches in rounds:
        for start in range(0, games, together):
            assert set(store.append(batches[start : start + together])) == {Stored()}
    taken, mine = time.perf_counter() - began, time.process_time() - mine
    used, wal = postgres_work(store) - before, position(store) - written
    return (
        f"{together:4} at once: {events / taken:8,.0f} events a second by one writer; for an event PostgreSQL needs "
        f"{1e6 * used / events:.0f} µs, the writer {1e6 * mine / events:.0f} µs, the log {wal / events:,.0f} bytes"
    )


def begun(store: GameStore, game: str) -> Table:
    """Create a game with two seated players in the store."""
    shown = fjords()
    laid = Table.laid(game, shown.setup, shown.seed)
    opening = carried_out(laid, [Made(reserved=(None, None))], 0.0)
    store.make(opening)
    table = opening.after
    for seat, name in enumerate(("ada", "bo")):
        sitting = carried_out(table, sit(table, seat, name, name, f"nonce-{seat}", None), 0.0)
        store.append([Batch(sitting)])
        table = sitting.after
    return table


def batch_of(table: Table, choose: random.Random) -> Batch:
    """A random next move of a game, as a batch to store."""
    assert table.turn is not None
    change = carried_out(table, move(table, [table.turn], table.ply, choose.choice(table.state.legal())), time.time())
    return Batch(change, f"seat:{table.turn}:{table.ply}")


def position(store: GameStore) -> int:
    """The number of bytes PostgreSQL has written to its write-ahead log."""
    with store.engine.connect() as connection:
        return int(connection.scalar(text("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")) or 0)


def postgres_work(store: GameStore) -> float:
    """The CPU seconds used by all PostgreSQL processes."""
    with store.engine.connect() as connection:
        backend = connection.scalar(text("SELECT pg_backend_pid()"))
    family = _stat(f"/proc/{backend}/stat")[1]
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = _stat(str(stat))
        except OSError:  # the process has ended in the meantime
            continue
        if family in (fields[1], stat.parent.name):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(file: str) -> list[str]:
    return Path(file).read_text("utf-8").rsplit(")", 1)[1].split()


if __name__ == "__main__":
    main()
