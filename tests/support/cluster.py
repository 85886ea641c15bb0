"""Two nodes, PostgreSQL and Redis, with links between them, and everything that can go wrong with them."""

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from support.houses import RunningHouse
from support.lifetimes import children_of, free_port
from support.links import Link
from support.postgres import RunningPostgres
from support.running_redis import RunningRedis
from support.witness import Door

_DISK = 220
"""The size of PostgreSQL's disk in megabytes; an empty database with its log takes a third of it."""
FAKETIME = next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))), None)
"""The library that moves the clock of a process; None if it is not installed."""
_SHIM = Path(__file__).parent / "jumping_clock"


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong at a time after the start, and is mended some seconds later."""

    at: float
    kind: str
    node: int
    seconds: float
    amount: float

    def __str__(self) -> str:
        return f"{self.at:7.1f} s  {self.kind:16} node {self.node}  {self.seconds:4.1f} s  ({self.amount:+.2f})"


def schedule(seed: int, seconds: float, kinds: list[str], pause: float = 4.0) -> list[Fault]:
    """The faults of a run; the same seed and length give the same faults."""
    choose = random.Random(seed)
    faults, at = [], 1.0
    while (at := at + choose.expovariate(1 / pause)) < seconds:
        kind = choose.choice(kinds)
        # Now and then no node is there for long, so that nobody may lose that time.
        lasts = 16.0 if kind == "kill both" and choose.random() < 0.3 else choose.uniform(0.3, 6.0)
        faults.append(Fault(round(at, 2), kind, choose.randrange(2), round(lasts, 2), round(choose.uniform(-1, 1), 2)))
    return faults


class Node:
    """One server process that can be killed and started again, with a clock of its own and links of its own."""

    def __init__(self, number: int, folder: Path, database: Link, name: str, redis: Link) -> None:
        self.number = number
        self.port = free_port()
        self.database, self.redis = database, redis
        self._arguments = [f"postgresql://longhouse@127.0.0.1:{database.port}/{name}", "--no-limits"]
        self._arguments += ["--redis", f"redis://127.0.0.1:{redis.port}/0"]
        self._clock = folder / f"clock-{number}"
        self.set_clock(0.0)
        self.house: RunningHouse | None = None
        self.logs: list[str] = []
        self.clients: Link | None = None

    def set_clock(self, ahead: float) -> None:
        """Let the time of day of this node be ahead by some seconds."""
        self._clock.write_text(f"{ahead:+.0f}\n")

    def start(self) -> None:
        """Start the server; does nothing if it runs."""
        if self.house is not None:
            return
        faked = [
            f"LD_PRELOAD={FAKETIME}",
            f"FAKETIME_TIMESTAMP_FILE={self._clock}",
            "FAKETIME_CACHE_DURATION=1",
            "FAKETIME_DONT_FAKE_MONOTONIC=1",
            f"PYTHONPATH={_SHIM}:{os.environ.get('PYTHONPATH', '')}",
        ]
        within = ["env", *faked] if FAKETIME is not None else []
        self.house = RunningHouse(*self._arguments, port=self.port, within=within)

    def kill(self) -> None:
        """Kill the server as a power failure does, and its bots with it."""
        if self.house is not None:
            house, self.house = self.house, None
            workers = self.workers(house)
            house.kill()
            for worker in workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            self.logs.append(house.logged())

    def end(self) -> None:
        """Stop the server as an operator does; kill it if it does not stop in time."""
        if self.house is not None:
            self.house.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.house.process.wait(40.0)
            self.kill()

    def workers(self, house: RunningHouse | None = None) -> list[int]:
        """The ids of the bot processes of this node."""
        house = house or self.house
        return [] if house is None else children_of(house.process.pid, b"bots.worker")


class Disk:
    """A small file system of its own, which can be filled; without the right to mount, a plain folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={_DISK}m,mode=0755", "longhouse-chaos", str(folder)]
        self.mounted = (
            shutil.which("mount") is not None
            and subprocess.run(command, check=False, capture_output=True).returncode == 0
        )
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no byte free."""
        if self.mounted:
            with contextlib.suppress(OSError), self._ballast.open("ab") as file:
                while True:
                    file.write(bytes(1 << 16))
                    file.flush()

    def free(self) -> None:
        """Remove what filled the disk."""
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)


class Cluster:
    """The whole of it, with one method for every kind of fault."""

    def __init__(self, disk: Disk, postgres: RunningPostgres, redis: RunningRedis, nodes: list[Node]) -> None:
        self.disk = disk
        self.postgres = postgres
        self.redis = redis
        self.nodes = nodes
        self.away: list[tuple[float, float]] = []
        """The times at which no node was there."""
        self._locks = {name: asyncio.Lock() for name in ("node0", "node1", "postgres", "redis")}
        self._gone_since: float | None = None

    @property
    def doors(self) -> list[Door]:
        return [Door(node.port, node.clients.port) for node in self.nodes if node.clients is not None]

    @property
    def kinds(self) -> list[str]:
        """The kinds of faults that are possible on this machine."""
        impossible = {*(() if self.disk.mounted else ("full disk",)), *(() if FAKETIME else ("clock jump",))}
        return [kind for kind in FAULTS if kind not in impossible]

    async def strike(self, fault: Fault) -> None:
        """Let a fault happen and mend it; faults of the same part wait for each other."""
        async with contextlib.AsyncExitStack() as stack:
            for part in _PARTS.get(fault.kind, [f"node{fault.node}"]):
                await stack.enter_async_context(self._locks[part])
            await FAULTS[fault.kind](self, fault)

    async def supervise(self, say: Callable[[str], None]) -> None:
        """Start nodes again that ended by themselves, as a service manager does, until cancelled.

        A node may end if it finds no database when it starts.
        """
        while True:
            await asyncio.sleep(1.0)
            for node in self.nodes:
                async with self._locks[f"node{node.number}"]:
                    if node.house is not None and node.house.process.poll() is not None:
                        await asyncio.to_thread(node.kill)
                        lines = node.logs[-1].strip().splitlines() or ["without a word"]
                        say(f"node {node.number} ended by itself: {lines[-1][:300]}")
                        await asyncio.to_thread(node.start)

    async def mend(self) -> None:
        """Let everything run again."""
        self.disk.free()
        for node in self.nodes:
            for link in (node.clients, node.database, node.redis):
                if link is not None:
                    link.resume()
                    link.delay = 0.0
                    link.refusing = False
            node.set_clock(0.0)
        await asyncio.to_thread(self._start_services)
        for node in self.nodes:
            async with self._locks[f"node{node.number}"]:
                await asyncio.to_thread(node.start)
        self._count()

    def _start_services(self) -> None:
        if not self.postgres.running:
            self.postgres.start()
        if not self.redis.running:
            self.redis.start()

    def _count(self) -> None:
        """Note whether any node is there."""
        there = any(node.house is not None for node in self.nodes)
        if there and self._gone_since is not None:
            self.away.append((self._gone_since, time.monotonic()))
            self._gone_since = None
        elif not there and self._gone_since is None:
            self._gone_since = time.monotonic()

    async def kill_nodes(self, numbers: list[int], seconds: float) -> None:
        for number in numbers:
            await asyncio.to_thread(self.nodes[number].kill)
            self._count()
        await asyncio.sleep(seconds)
        for number in numbers:
            await asyncio.to_thread(self.nodes[number].start)
            self._count()

    async def restart_node(self, number: int) -> None:
        await asyncio.to_thread(self.nodes[number].end)
        self._count()
        await asyncio.to_thread(self.nodes[number].start)
        self._count()

    async def freeze(self, processes: Callable[[], list[int]], seconds: float) -> None:
        """Stop processes, and let them run again."""
        frozen = processes()
        for process in frozen:
            _signal(process, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            for process in frozen:
                _signal(process, signal.SIGCONT)

    def process_of(self, number: int) -> list[int]:
        house = self.nodes[number].house
        return [] if house is None else [house.process.pid]

    async def crash_postgres(self, seconds: float) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.postgres.start)

    async def crash_redis(self, seconds: float) -> None:
        await asyncio.to_thread(self.redis.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.redis.start)

    async def fill_disk(self, seconds: float) -> None:
        await asyncio.to_thread(self.disk.fill)
        await asyncio.sleep(seconds)
        self.disk.free()
        if not self.postgres.running:  # it gives up if its log cannot be written
            await asyncio.to_thread(self.postgres.start)

    async def jump(self, number: int, amount: float, seconds: float) -> None:
        """Move the clock of a node by an hour or a day, then back."""
        self.nodes[number].set_clock(3600.0 * (1 if amount > 0 else -1) * (24 if abs(amount) > 0.7 else 1))
        await asyncio.sleep(seconds)
        self.nodes[number].set_clock(0.0)

    async def bots(self, number: int, what: signal.Signals, seconds: float) -> None:
        for worker in self.nodes[number].workers():
            _signal(worker, what)
        await asyncio.sleep(seconds)

    async def link(self, link: Link | None, how: str, fault: Fault) -> None:
        assert link is not None
        match how:
            case "cut":
                link.cut()
                link.refusing = True
            case "slow":
                link.delay = 0.02 + abs(fault.amount) * 0.4
            case "hold":
                link.stop()
        await asyncio.sleep(fault.seconds)
        link.refusing = False
        link.delay = 0.0
        link.resume()


def _signal(process: int, what: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


FAULTS: dict[str, Callable[[Cluster, Fault], Awaitable[None]]] = {
    "kill node": lambda cluster, fault: cluster.kill_nodes([fault.node], fault.seconds),
    "kill both": lambda cluster, fault: cluster.kill_nodes([0, 1], fault.seconds),
    "restart node": lambda cluster, fault: cluster.restart_node(fault.node),
    "stop node": lambda cluster, fault: cluster.freeze(lambda: cluster.process_of(fault.node), 2 * fault.seconds),
    "crash postgres": lambda cluster, fault: cluster.crash_postgres(fault.seconds),
    "stop postgres": lambda cluster, fault: cluster.freeze(cluster.postgres.processes, 2 * fault.seconds),
    "crash redis": lambda cluster, fault: cluster.crash_redis(fault.seconds),
    "stop redis": lambda cluster, fault: cluster.freeze(cluster.redis.processes, 2 * fault.seconds),
    "full disk": lambda cluster, fault: cluster.fill_disk(fault.seconds),
    "clock jump": lambda cluster, fault: cluster.jump(fault.node, fault.amount, 2 * fault.seconds),
    "kill bots": lambda cluster, fault: cluster.bots(fault.node, signal.SIGKILL, 0.0),
    "stop bots": lambda cluster, fault: cluster.bots(fault.node, signal.SIGSTOP, 0.0),
    "cut clients": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].clients, "cut", fault),
    "slow clients": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].clients, "slow", fault),
    "hold clients": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].clients, "hold", fault),
    "cut database": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].database, "cut", fault),
    "slow database": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].database, "slow", fault),
    "hold database": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].database, "hold", fault),
    "cut redis": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].redis, "cut", fault),
    "slow redis": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].redis, "slow", fault),
    "hold redis": lambda cluster, fault: cluster.link(cluster.nodes[fault.node].redis, "hold", fault),
}
"""What each kind of fault does."""

_PARTS = {
    "kill both": ["node0", "node1"],
    "crash postgres": ["postgres"],
    "stop postgres": ["postgres"],
    "full disk": ["postgres"],
    "crash redis": ["redis"],
    "stop redis": ["redis"],
}
"""The parts that a fault is about, if it is not its node."""


@asynccontextmanager
async def running_cluster() -> AsyncIterator[Cluster]:
    """Start everything; at the end nothing of it is left."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="longhouse-chaos-")))
        folder.chmod(0o755)
        (folder / "redis").mkdir()
        disk = Disk(folder / "disk")
        stack.callback(disk.close)
        postgres = await asyncio.to_thread(RunningPostgres, str(disk.folder), "on")
        stack.callback(postgres.stop)
        redis = await asyncio.to_thread(RunningRedis, str(folder / "redis"))
        stack.callback(redis.stop)
        nodes = []
        for number in range(2):
            links = [await Link.to(postgres.port), await Link.to(redis.port)]
            node = Node(number, folder, links[0], "postgres", links[1])
            node.clients = await Link.to(node.port)
            for link in (*links, node.clients):
                stack.push_async_callback(link.close)
            stack.push_async_callback(asyncio.to_thread, node.kill)
            await asyncio.to_thread(node.start)
            nodes.append(node)
        yield Cluster(disk, postgres, redis, nodes)
