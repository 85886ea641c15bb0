"""Measures what limits a cluster of many nodes: notices between them through Redis, and writes to PostgreSQL.

`PYTHONPATH=tests python bench/limits.py [--notices 20000] [--games 400] [--moves 40]`
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import selectors
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.synchronize import Barrier
from pathlib import Path

import redis
from sqlalchemy import text
from support.postgres import running_postgres
from support.running_redis import running_redis
from support.tables import fjords

from longhouse.server.sockets.rooms import Rooms
from longhouse.service.closing import ClosingClient
from longhouse.service.notifications import Changed, Heard, Subscribed
from longhouse.service.redis_notifications import RedisBus
from longhouse.service.tables import TableService
from longhouse.storage.batch import Batch, Stored
from longhouse.storage.games import GameStore
from longhouse.table.change import carried_out
from longhouse.table.entries import Made
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import sit

GAME = "a-game"
CHANNEL = "longhouse:about:" + GAME
ALL_NODES = "longhouse:nodes"
_PATIENCE = 120.0
CHANNELS_EACH = 1_000
"""The channels of a node in the measurement of Redis: a node at its limit has some thousand games."""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--notices", type=int, default=20_000)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--moves", type=int, default=40)
    chosen = reader.parse_args()
    with running_redis() as server:
        letter = asyncio.run(a_letter(server.url))
        print(f"a notice of a move has {len(letter)} bytes")
        used = asyncio.run(publishing(server.url, chosen.notices))
        print(f"a node needs {1e6 * used:.1f} µs of its processor to send one, to its game and to two people")
        with tempfile.TemporaryDirectory() as folder:
            heard = asyncio.run(hearing(server.url, folder, letter, chosen.notices))
        print(f"a node needs {1e6 * heard:.1f} µs of its processor to hear one of a game that somebody watches there")
        for nodes in (1, 10, 50, 200):
            print(delivering(server.url, letter, nodes, chosen.notices))
    with running_postgres(fsync="on") as postgres:
        store = GameStore.at(postgres.url)
        for together in (1, 10, 100):
            print(storing(store, together, chosen.games, chosen.moves))
        store.close()


def a_move() -> Changed:
    """The notification about a move."""
    table = fjords()
    assert table.turn is not None
    entries = carried_out(table, move(table, [table.turn], table.ply, table.state.legal()[0]), time.time()).entries
    return Changed(game=GAME, ply=entries[-1].ply, waits="a" * 12, waited="b" * 12, entries=tuple(entries))


async def a_letter(url: str) -> bytes:
    """The Redis message with which a node announces a move."""
    bus = RedisBus(url)
    with redis.Redis.from_url(url) as listener, listener.pubsub() as line:
        line.subscribe(CHANNEL)
        bus.publish(a_move())
        carrying = asyncio.create_task(bus.run())
        while True:
            message = await asyncio.to_thread(line.get_message, timeout=1.0)
            if message is not None and message["type"] == "message":
                carrying.cancel()
                return bytes(message["data"])


async def publishing(url: str, count: int) -> float:
    """The CPU seconds a node needs to send a notification; some wait for each other, as on a busy node."""
    bus = RedisBus(url)
    told = a_move()
    began = time.process_time()
    carrying = asyncio.create_task(bus.run())
    for begun in range(0, count, 10):
        for _ in range(min(10, count - begun)):
            bus.publish(told)
        while bus.unsent:
            await asyncio.sleep(0)
    used = time.process_time() - began
    carrying.cancel()
    return used / count


async def hearing(url: str, folder: str, letter: bytes, count: int) -> float:
    """The CPU seconds a node needs to hear a notification about a game that it has listeners for."""
    bus = RedisBus(url)
    house = TableService(GameStore.at(f"sqlite:///{folder}/house.db"), bus)
    Rooms(house, None, ClosingClient())
    left = count
    ready, done = asyncio.Event(), asyncio.Event()

    def hear(heard: Heard) -> None:
        nonlocal left
        if isinstance(heard.notice, Subscribed):
            return
        left -= 1
        if left == 0:
            done.set()

    bus.subscribe(hear, GAME)
    bus.restored.append(ready.set)
    carrying = asyncio.create_task(bus.run())
    await ready.wait()
    telling = multiprocessing.Process(target=publish, args=(url, letter, [CHANNEL] * count))
    telling.start()
    began = time.process_time()
    await done.wait()
    used = time.process_time() - began
    carrying.cancel()
    telling.join()
    await house.close()
    return used / count


def publish(url: str, letter: bytes, channels: Sequence[str]) -> None:
    """Publish the same message on one channel after the other."""
    with redis.Redis.from_url(url) as server:
        for begun in range(0, len(channels), 100):
            with server.pipeline(transaction=False) as together:
                for channel in channels[begun : begun + 100]:
                    together.publish(channel, letter)
                together.execute()


def delivering(url: str, letter: bytes, nodes: int, count: int) -> str:
    """What Redis needs for a notification of one game, and for one to all nodes, if there are so many nodes."""
    ready = multiprocessing.Barrier(2)
    to_all = max(100, count // nodes)
    with redis.Redis.from_url(url) as server:
        before = float(server.info("memory")["used_memory"])
        draining = multiprocessing.Process(target=drain, args=(url, nodes, count + nodes * to_all, ready))
        draining.start()
        ready.wait(_PATIENCE)
        memory = (float(server.info("memory")["used_memory"]) - before) / nodes / CHANNELS_EACH
        choose = random.Random(nodes)
        games = [f"longhouse:about:{choose.randrange(nodes)}-{choose.randrange(CHANNELS_EACH)}" for _ in range(count)]
        work = [redis_work(server)]
        for channels in (games, [ALL_NODES] * to_all):
            publish(url, letter, channels)
            work.append(redis_work(server))
        draining.join(_PATIENCE)
    one, everybody = work[1] - work[0], work[2] - work[1]
    return (
        f"{nodes:4} nodes of {CHANNELS_EACH} games: Redis needs {1e6 * one / count:.2f} µs for a notice to one node, "
        f"{1e6 * everybody / to_all / nodes:.2f} µs for each node of a notice to all, {memory:.0f} bytes a channel"
    )


def drain(url: str, nodes: int, count: int, ready: Barrier) -> None:
    """Subscribe as so many nodes, each to its games and to what all hear, and read until `count` messages arrived."""
    chosen = selectors.DefaultSelector()
    lines = []  # which end when nobody refers to them
    for node in range(nodes):
        line = redis.Redis.from_url(url).pubsub()  # type: ignore[no-untyped-call]
        channels = [f"longhouse:about:{node}-{number}" for number in range(CHANNELS_EACH)]
        line.subscribe(*channels, ALL_NODES)
        for _ in range(CHANNELS_EACH + 1):
            assert line.get_message(timeout=30.0) is not None
        lines.append(line)
        chosen.register(line.connection._sock, selectors.EVENT_READ)
    ready.wait(_PATIENCE)
    rests = dict.fromkeys((key.fd for key in chosen.get_map().values()), b"")
    while count > 0:
        for key, _ in chosen.select(timeout=60.0):
            data = rests[key.fd] + key.fileobj.recv(1 << 20)  # type: ignore[union-attr]
            whole = data.rfind(b"\n") + 1
            count -= data[:whole].count(b"$7\r\nmessage\r\n")
            rests[key.fd] = data[whole:]


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
