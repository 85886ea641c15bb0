"""Load test: plays many games over WebSocket from a separate process, compared with an echo server.

`PYTHONPATH=tests python bench/load.py [--games 1000] [--rates 300,400,500] [--seconds 20] [--kind sqlite|postgresql]`
(`make load` runs both kinds). Moves are sent at a constant rate, to one game after the other. The latency measured is
from sending a move to its acknowledgement, which the server sends once the move is stored. There are more games than
asked for if those would be over before the end.
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import math
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.progress import track
from support.houses import RunningHouse, Visitor
from support.lifetimes import free_port
from support.postgres import running_postgres
from support.running_redis import running_redis
from websockets.asyncio.client import ClientConnection, connect

from longhouse.storage.games import GameStore
from longhouse.table.diffs import changed, read_edits

CONSOLE = Console(stderr=True)
PATIENCE = 60.0
MOVES = 65
"""How many moves are taken from a game, which has some 80: after its end, every move would be refused."""


@dataclass(eq=False)
class Seat:
    """A client: one player's socket in one game."""

    node: RunningHouse
    game: str
    token: str
    socket: ClientConnection = field(init=False)
    view: dict[str, Any] = field(default_factory=dict)
    ply: int = 0
    answers: dict[str, asyncio.Future[dict[str, Any]]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=itertools.count)

    async def sit(self) -> None:
        self.socket = await connect(
            f"ws{self.node.address[4:]}/api/games/{self.game}/play", open_timeout=PATIENCE, compression=None
        )
        self.reading = asyncio.create_task(self._read())
        await self.ask("join", tokens=[self.token], since=None)

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        number = f"{kind}{next(self.numbers)}"
        self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        async with asyncio.timeout(PATIENCE):
            answer = await self.answers[number]
        if answer["type"] == "ack":
            self.acknowledged[number] = answer["ply"]
        return answer

    async def _read(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] in ("welcome", "update"):
                self.view = changed(message.get("view") or self.view, read_edits(message["changes"]))
                self.ply = message["ply"]
            if message.get("id") in self.answers:
                self.answers.pop(message["id"]).set_result(message)


@dataclass(eq=False)
class Echo:
    """A client of the echo server."""

    port: int
    socket: ClientConnection = field(init=False)

    async def sit(self) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{self.port}/", open_timeout=PATIENCE, compression=None)

    async def ask(self) -> None:
        await self.socket.send('{"type":"move","id":"m1","ply":100,"action":"lay 17 2,-1 PPMMPP"}')
        await self.socket.recv()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--rates", default="300,400,500,700")
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--kind", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = reader.parse_args()
    gc.disable()  # garbage collection pauses would count as latency
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rates = [int(rate) for rate in chosen.rates.split(",")]
    games = max(chosen.games, math.ceil(sum(rates) * chosen.seconds / MOVES))
    with houses(chosen.kind) as (nodes, database):
        echo = subprocess.Popen([sys.executable, str(Path(__file__).parent / "echo.py"), str(port := free_port())])
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(measure(nodes, port, games, rates, chosen.seconds, database))
        finally:
            echo.kill()


@contextlib.contextmanager
def houses(kind: str) -> Iterator[tuple[list[RunningHouse], str]]:
    """Start one node with SQLite, or two nodes with PostgreSQL and Redis; yields the nodes and the database URL."""
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/house.db"
            nodes = [RunningHouse(database, "--no-limits")]
        else:
            database = stack.enter_context(running_postgres(fsync="on")).url
            redis = stack.enter_context(running_redis())
            nodes = [RunningHouse(database, "--no-limits", "--redis", redis.url) for _ in range(2)]
        try:
            yield nodes, database
        finally:
            for node in nodes:
                node.kill()


async def measure(
    nodes: list[RunningHouse], echo: int, games: int, rates: Sequence[int], seconds: float, database: str
) -> None:
    first = memory(nodes)
    tables = await asyncio.to_thread(make, nodes, games)
    made = memory(nodes)
    await together("sockets", [seat.sit for table in tables for seat in table])
    seated = memory(nodes)
    print(f"{games} games, {2 * games} sockets, {len(nodes)} node(s) with {database.split(':', maxsplit=1)[0]}")
    print(f"memory: {(made - first) / games:.1f} kB an idle game, {(seated - made) / 2 / games:.1f} kB a socket")
    echoes = [Echo(echo) for _ in range(2 * games)]
    await together("echoes", [each.sit for each in echoes])
    print(" moves/s   done/s   p50 ms      p99      max  echo p50  echo p99  CPU ms refused")
    for rate in rates:
        refused = 0

        async def move(table: tuple[Seat, Seat]) -> None:
            nonlocal refused
            seat = next((seat for seat in table if seat.view.get("legal")), None)
            if seat is None:  # the update after the last move has not arrived yet
                refused += 1
                return
            answer = await seat.ask("move", ply=seat.ply, action=random.choice(seat.view["legal"]))
            refused += answer["type"] != "ack"

        bare = await steadily(echoes, Echo.ask, rate, min(seconds, 10.0))
        began, worked = time.perf_counter(), work(nodes)
        taken = await steadily(tables, move, rate, seconds)
        each = (work(nodes) - worked) / len(taken)
        done = len(taken) / (time.perf_counter() - began)
        figures = [part(taken, 0.5), part(taken, 0.99), max(taken), part(bare, 0.5), part(bare, 0.99)]
        shown = " ".join(f"{1000 * figure:{width}.1f}" for figure, width in zip(figures, (8, 8, 8, 9, 9), strict=True))
        print(f"{rate:8} {done:8.0f} {shown} {1000 * each:7.2f} {refused:7}", flush=True)
    acknowledged = sum(len(seat.acknowledged) for table in tables for seat in table)
    missing = await asyncio.to_thread(lost, tables, database)
    print(f"{acknowledged} commands acknowledged, {missing} of them not stored")


def make(nodes: list[RunningHouse], games: int) -> list[tuple[Seat, Seat]]:
    """Create games between two players; with two nodes, each player is on a different one."""
    people = [[Visitor(node, f"P{n}") for n in (0, 1)] for node in nodes]

    def one(number: int) -> tuple[Seat, Seat]:
        ada, bo = people[number % len(nodes)][0], people[(number + 1) % len(nodes)][1]
        game = ada.make(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
        return Seat(ada.house, game, ada.sit(game, 0)), Seat(bo.house, game, bo.sit(game, 1))

    with ThreadPoolExecutor(8) as threads:
        return list(track(threads.map(one, range(games)), "games", games, console=CONSOLE))


async def together(label: str, work: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Run all of `work`, a hundred tasks at a time."""
    for start in track(range(0, len(work), 100), label, console=CONSOLE):
        await asyncio.gather(*(each() for each in work[start : start + 100]))


async def steadily(
    places: Sequence[Any], act: Callable[[Any], Awaitable[None]], rate: int, seconds: float
) -> list[float]:
    """Call `act` on `places` in turn, `rate` times a second, without waiting for answers; return all latencies."""
    taken: list[float] = []

    async def timed(place: Any) -> None:
        began = time.perf_counter()
        await act(place)
        taken.append(time.perf_counter() - began)

    begun = time.perf_counter()
    running: list[asyncio.Task[None]] = []
    for number in range(int(rate * seconds)):
        pause = begun + number / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        running.append(asyncio.create_task(timed(places[number % len(places)])))
    await asyncio.gather(*running)
    return taken


def lost(tables: Sequence[tuple[Seat, Seat]], database: str) -> int:
    """The number of acknowledged commands that are missing from the store."""
    store = GameStore.at(database)
    missing = 0
    for table in track(tables, "looking", console=CONSOLE):
        for number, seat in enumerate(table):
            for name, ply in seat.acknowledged.items():
                missing += store.done(seat.game, f"seat:{number}:{name}") != ply
    store.close()
    return missing


def part(taken: list[float], share: float) -> float:
    return sorted(taken)[int(share * (len(taken) - 1))]


def memory(nodes: Sequence[RunningHouse]) -> float:
    """The resident memory of all servers, in kB."""
    statuses = [Path(f"/proc/{node.process.pid}/status").read_text() for node in nodes]
    return sum(float(status.split("VmRSS:")[1].split()[0]) for status in statuses)


def work(nodes: Sequence[RunningHouse]) -> float:
    """The CPU seconds all servers have used."""
    used = [Path(f"/proc/{node.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13] for node in nodes]
    return sum(int(ticks) for pair in used for ticks in pair) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
