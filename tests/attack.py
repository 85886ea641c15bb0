"""Attacks a real server from one address while other people play on it, and prints what they noticed.

`PYTHONPATH=tests python tests/attack.py [--seconds 12] [--only NAME …]` (`make attack`). The server is a process on the
loopback device with SQLite and its default limits. Eight victims at 127.0.0.1 play all the time; every
attack comes from 127.0.0.2, from a process of its own. The time measured is from sending a move to its acknowledgement.
Every acknowledged move is looked for in the database at the end.
"""

import argparse
import asyncio
import itertools
import json
import os
import shutil
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from support.attacks import ATTACKS, Answers, attack, children, get_ready
from support.houses import RunningHouse, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from longhouse.storage.games import GameStore
from longhouse.storage.people import People
from longhouse.table.change import carried_out
from longhouse.table.diffs import changed, read_edits
from longhouse.table.entries import Made
from longhouse.table.setup import Setup
from longhouse.table.table import Table
from longhouse.table.verbs.seating import sit

VICTIMS, GAMES_EACH = 8, 4
RICH, MANY_GAMES = {"lobby": "Loki", "export": "Loki", "deletion": "Ada"}, 2_000
"""The attacks by a person (Loki) with many games, each with who has the other seat; and how many games."""
PAUSE = 0.15
"""Between two moves: a socket is not read faster than ten times a second."""
PATIENCE = 60.0
WARMING_UP = 2.0


@dataclass(eq=False)
class Victim:
    """A person who plays both seats of a few games, one game and one move after the other."""

    house: RunningHouse
    games: list[tuple[str, list[str]]]
    number: int
    taken: list[float] = field(default_factory=list)
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """The plies of acknowledged moves, by their game and id."""
    disconnected: int = 0
    unanswered: int = 0

    async def play(self) -> None:
        """Play until cancelled or until all games are over."""
        numbers = itertools.count()
        await asyncio.sleep(self.number * PAUSE / VICTIMS)
        while self.games:
            game, tokens = self.games[0]
            url = f"ws{self.house.address[4:]}/api/games/{game}/play"
            try:
                async with connect(url, open_timeout=PATIENCE, compression=None) as socket:
                    await self._moves(socket, game, tokens, numbers)
                    del self.games[0]
            except ConnectionClosed:
                self.disconnected += 1

    async def _moves(
        self, socket: ClientConnection, game: str, tokens: list[str], numbers: "itertools.count[int]"
    ) -> None:
        view: dict[str, Any] = {}
        ply = 0

        async def answer(name: str) -> dict[str, Any]:
            nonlocal view, ply
            while True:
                async with asyncio.timeout(PATIENCE):
                    message = json.loads(await socket.recv())
                if message["type"] in ("welcome", "update"):
                    view = changed(message.get("view") or view, read_edits(message["changes"]))
                    ply = message["ply"]
                if message.get("id") == name:
                    return dict(message)

        await socket.send(json.dumps({"type": "join", "id": "j", "tokens": tokens, "since": None}))
        await answer("j")
        while view.get("legal"):
            name = f"m{self.number}-{next(numbers)}"
            begun = time.perf_counter()
            action = view["legal"][next(numbers) % len(view["legal"])]
            await socket.send(json.dumps({"type": "move", "id": name, "ply": ply, "action": action}))
            try:
                told = await answer(name)
            except TimeoutError:
                self.unanswered += 1
                continue
            self.taken.append(time.perf_counter() - begun)
            if told["type"] == "ack":
                self.acknowledged[game, name] = told["ply"]
            await asyncio.sleep(PAUSE)


@dataclass(frozen=True)
class Outcome:
    """What one attack did to the others."""

    name: str
    before: list[float]
    during: list[float]
    busy_before: float
    busy: float
    """How much of a core the server process used, before and during the attack, in per cent."""
    megabytes: float
    disconnected: int
    unanswered: int
    lost: int
    answers: Answers

    def row(self) -> str:
        figures = [part(self.before, 0.5), part(self.before, 0.99), part(self.during, 0.5), part(self.during, 0.99)]
        shown = " ".join(f"{1000 * figure:8.1f}" for figure in figures)
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items()))
        cut = self.disconnected + self.unanswered
        busy = f"{self.busy_before:6.0f} {self.busy:6.0f}"
        return f"{self.name:12} {shown} {busy} {self.megabytes:7.0f} {cut:6} {self.lost:5}  {told}"


HEAD = "attack       p50 before      p99   during      p99  core % during MB most   cut  lost  answers to the attacker"


async def attacked(name: str, seconds: float, folder: Path) -> Outcome:
    """Run one attack on a server of its own."""
    file = folder / f"{name.replace(' ', '-')}.db"
    database = f"sqlite:///{file}"
    secret = await asyncio.to_thread(enriched, file, RICH[name]) if name in RICH else ""
    house = RunningHouse(database)
    pid = house.process.pid
    try:
        victims = await asyncio.to_thread(seated, house)
        with ProcessPoolExecutor(1, get_context("spawn")) as attackers:
            await asyncio.wrap_future(attackers.submit(get_ready))  # starting it is no part of the attack
            playing = [asyncio.create_task(victim.play()) for victim in victims]
            await asyncio.sleep(min(WARMING_UP, seconds))
            _taken(victims)
            used = processor_time(pid)
            await asyncio.sleep(seconds)
            busy_before = (processor_time(pid) - used) / seconds
            before = _taken(victims)
            used, begun = processor_time(pid), time.monotonic()
            attacking = asyncio.wrap_future(attackers.submit(attack, name, house.port, seconds, secret))
            most = 0.0
            while not attacking.done():
                await asyncio.sleep(0.25)
                most = max(most, memory(pid))
            busy = (processor_time(pid) - used) / (time.monotonic() - begun)
            during = _taken(victims)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        house.kill()
    return Outcome(
        name,
        before,
        during,
        100 * busy_before,
        100 * busy,
        most,
        sum(victim.disconnected for victim in victims),
        sum(victim.unanswered for victim in victims),
        await asyncio.to_thread(missing, victims, database),
        attacking.result(),
    )


def enriched(file: Path, other: str) -> str:
    """Make a database in which the attacker plays in `MANY_GAMES` against somebody, or alone; return their secret."""
    secret_file, kept = file.parent / f"rich-{other}.secret", file.parent / f"rich-{other}.db"
    if not kept.exists():
        store = GameStore.at(f"sqlite:///{kept}")
        loki, secret = People(store).welcome("Loki", "en", time.time())
        people = (loki.id, loki.id if other == loki.name else other)
        for number in range(MANY_GAMES):
            laid = Table.laid(f"{number:016x}", Setup(game="fjords", options={}, made_by=loki.id), f"seed {number}")
            reserved = carried_out(laid, [Made(reserved=people)], time.time()).after
            seats = [step for seat, each in enumerate(people) for step in sit(reserved, seat, each, "Loki", "n", None)]
            store.make(carried_out(laid, [Made(reserved=people), *seats], time.time()))
        store.close()
        secret_file.write_text(secret)
    shutil.copyfile(kept, file)
    return secret_file.read_text()


def seated(house: RunningHouse) -> list[Victim]:
    """People with enough games to play all the time; each has both seats."""
    house.ask("GET", "/api/openapi.json")  # rendered once; a server that is not started for a test does it in advance
    victims = []
    for number in range(VICTIMS):
        person = Visitor(house, f"P{number}")
        games = [person.make()["id"] for _ in range(GAMES_EACH)]
        seats = [(game, [person.sit(game, seat) for seat in range(2)]) for game in games]
        victims.append(Victim(house, seats, number))
    return victims


def _taken(victims: list[Victim]) -> list[float]:
    """The times of the moves since the last call."""
    times = [time for victim in victims for time in victim.taken]
    for victim in victims:
        victim.taken.clear()
    return times


def memory(pid: int) -> float:
    """The resident memory of the server and of its processes for heavy work, without bots, in MB."""
    total = 0.0
    for each in (pid, *children(pid)):
        try:
            command = Path(f"/proc/{each}/cmdline").read_bytes()
            if b"bots.worker" not in command:
                status = Path(f"/proc/{each}/status").read_text()
                total += float(status.split("VmRSS:")[1].split()[0]) / 1000
        except (OSError, IndexError):  # it has just ended
            continue
    return total


def processor_time(pid: int) -> float:
    """The seconds of the processor that a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def missing(victims: list[Victim], database: str) -> int:
    """How many acknowledged moves are not stored."""
    store = GameStore.at(database)
    try:
        return sum(
            all(store.done(game, f"seat:{seat}:{name}") != ply for seat in range(2))
            for victim in victims
            for (game, name), ply in victim.acknowledged.items()
        )
    finally:
        store.close()


def part(taken: list[float], share: float) -> float:
    return sorted(taken)[int(share * (len(taken) - 1))] if taken else float("nan")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=12.0)
    reader.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    chosen = reader.parse_args()
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen.only:
            print(asyncio.run(attacked(name, chosen.seconds, Path(folder))).row(), flush=True)


if __name__ == "__main__":
    main()
