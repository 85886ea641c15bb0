"""Attacks a real server from one address while other people play on it, and prints what they noticed.

`PYTHONPATH=tests python tests/attack.py [--seconds 12] [--only NAME …]` (`make attack`). The server is a process on the
loopback device with SQLite and its default limits. Four victims at 127.0.0.1 play all the time; every
attack comes from 127.0.0.2. The time measured is from sending a move to its acknowledgement. Every acknowledged move is
looked for in the database at the end.
"""

import argparse
import asyncio
import itertools
import json
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from support.houses import RunningHouse, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from longhouse.storage.games import GameStore
from longhouse.table.diffs import changed, read_edits

ATTACKER = "127.0.0.2"
VICTIMS, GAMES_EACH = 4, 6
PAUSE = 0.05
PATIENCE = 60.0
RECORDS = Path(__file__).parent / "golden" / "records"


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


class Attacker:
    """What an attacker has: a person, and connections from an address of their own."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.answers: dict[int, int] = {}
        self.secret = ""

    async def begin(self) -> None:
        status, told = await self.request("POST", "/api/people", {"name": "Loki"})
        self.secret = told["secret"] if status == 201 else self.secret

    async def request(
        self, method: str, path: str, body: object = None, length: int | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Send one request on a connection of its own, and read the answer."""
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.house.port, local_addr=(ATTACKER, 0), limit=64 * 1024 * 1024
            )
        except OSError:
            return 0, {}
        try:
            sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.house.port}\r\nConnection: close\r\n"
            if self.secret:
                head += f"Authorization: Bearer {self.secret}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {length or len(sent)}\r\n\r\n"
            writer.write(head.encode() + sent)
            async with asyncio.timeout(PATIENCE):
                whole = await reader.read()
        except (OSError, TimeoutError):
            return 0, {}
        finally:
            writer.close()
        if not whole.startswith(b"HTTP/1.1 "):
            return 0, {}
        status = int(whole[9:12])
        self.answers[status] = self.answers.get(status, 0) + 1
        try:
            told = json.loads(whole.partition(b"\r\n\r\n")[2])
        except ValueError:
            told = {}
        return status, told if isinstance(told, dict) else {}

    async def socket(self, path: str) -> ClientConnection:
        return await connect(
            f"ws{self.house.address[4:]}{path}",
            open_timeout=PATIENCE,
            compression=None,
            local_addr=(ATTACKER, 0),
            max_queue=None,
        )


async def often(at_once: int, once: Callable[[], Awaitable[object]]) -> None:
    """Do something all the time, so many times at once; an attacker who is refused waits for a moment."""

    async def again() -> None:
        while True:
            begun = time.perf_counter()
            await once()
            await asyncio.sleep(0.0 if time.perf_counter() - begun > 0.1 else 0.02)

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(again())


def record(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return content


async def floods_with(attacker: Attacker, at_once: int, method: str, path: str, body: object = None) -> None:
    sent = None if body is None else json.dumps(body).encode()
    await often(at_once, lambda: attacker.request(method, path, sent))


async def imports(attacker: Attacker) -> None:
    """As many games as one import may have, on three connections."""
    await floods_with(attacker, 3, "POST", "/api/me/import", {"games": [record("fjords-base-2")] * 2_000})


async def positions(attacker: Attacker) -> None:
    """A record as large as a request may be, for a position."""
    large = record("fjords-base-2")
    large["events"] += ["x" * 90] * 2_000
    await floods_with(attacker, 8, "POST", "/api/positions", {"record": large})


async def replays(attacker: Attacker) -> None:
    """The replay of a whole game, again and again."""
    await floods_with(attacker, 8, "POST", "/api/replays", {"record": record("fjords-base-2"), "seat": "turn"})


async def passwords(attacker: Attacker) -> None:
    """Passwords to hash."""
    await floods_with(attacker, 8, "PUT", "/api/me/account", {"login": "loki", "password": "correct horse"})


async def own_games(attacker: Attacker) -> None:
    """Export and results of a person with many games."""

    async def both() -> None:
        await attacker.request("GET", "/api/me/export")
        await attacker.request("GET", "/api/me/results")

    body = {"games": [{**record("fjords-base-2"), "players": [f"a{n}", "b"]} for n in range(20)]}
    await attacker.request("POST", "/api/me/import", body)
    await often(8, both)


async def lobby_sockets(attacker: Attacker) -> None:
    """35 sockets in the lobby, and games that come and go."""
    sockets = []
    for _ in range(35):
        try:
            socket = await attacker.socket("/api/lobby")
            await socket.send(json.dumps({"type": "watch", "secret": attacker.secret}))
            sockets.append(socket)
        except (OSError, WebSocketException):
            break
    await open_games(attacker)


async def open_games(attacker: Attacker) -> None:
    """As many public games as possible."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    await floods_with(attacker, 8, "POST", "/api/games", {"game": "fjords", "seats": seats, "visibility": "public"})


async def bot_games(attacker: Attacker) -> None:
    """Games of four strong bots."""
    bots = [{"kind": "bot", "level": "norn"}] * 4
    body = {"game": "fjords", "seats": bots, "options": {"players": 4}}
    await floods_with(attacker, 4, "POST", "/api/games", body)


async def people(attacker: Attacker) -> None:
    """New people without end."""
    await floods_with(attacker, 8, "POST", "/api/people", {"name": "Puppet"})


async def files(attacker: Attacker) -> None:
    """Files, paths that do not exist, and the description of the interface."""

    async def all_three() -> None:
        for path in ("/", "/nothing", "/api/openapi.json"):
            await attacker.request("GET", path)

    await often(8, all_three)


async def slow_heads(attacker: Attacker) -> None:
    """Hundreds of connections that send a head letter by letter."""
    await _slow(attacker, b"GET / HTTP/1.1\r\nX-A: ")


async def slow_bodies(attacker: Attacker) -> None:
    """Hundreds of connections that send a body letter by letter."""
    host = f"127.0.0.1:{attacker.house.port}"
    await _slow(attacker, f"POST /api/people HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9000\r\n\r\n".encode())


async def _slow(attacker: Attacker, begin: bytes) -> None:
    async def one() -> None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", attacker.house.port, local_addr=(ATTACKER, 0))
            writer.write(begin)
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1.0)
        except OSError:
            await asyncio.sleep(0.2)

    await often(300, one)


async def messages(attacker: Attacker) -> None:
    """Sockets that send commands as fast as they can."""

    async def one() -> None:
        try:
            socket = await attacker.socket("/api/games/nothing/play")
            async with socket:
                for number in range(2_000):
                    await socket.send(json.dumps({"type": "ping", "id": str(number)}))
        except (OSError, WebSocketException):
            await asyncio.sleep(0.2)

    await often(20, one)


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: Mapping[str, Attack] = {
    "import": imports,
    "positions": positions,
    "replays": replays,
    "passwords": passwords,
    "export": own_games,
    "lobby": lobby_sockets,
    "open games": open_games,
    "bot games": bot_games,
    "people": people,
    "files": files,
    "slow heads": slow_heads,
    "slow bodies": slow_bodies,
    "messages": messages,
}


@dataclass(frozen=True)
class Outcome:
    """What one attack did to the others."""

    name: str
    before: list[float]
    during: list[float]
    megabytes: float
    disconnected: int
    unanswered: int
    lost: int
    answers: dict[int, int]

    def row(self) -> str:
        figures = [part(self.before, 0.5), part(self.before, 0.99), part(self.during, 0.5), part(self.during, 0.99)]
        shown = " ".join(f"{1000 * figure:8.1f}" for figure in figures)
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items()))
        cut = self.disconnected + self.unanswered
        return f"{self.name:12} {shown} {self.megabytes:7.0f} {cut:6} {self.lost:5}  {told}"


HEAD = "attack       p50 before      p99   during      p99  MB most   cut  lost  answers to the attacker"


async def attacked(name: str, seconds: float, folder: Path) -> Outcome:
    """Run one attack on a server of its own."""
    database = f"sqlite:///{folder / name.replace(' ', '-')}.db"
    house = RunningHouse(database)
    try:
        victims = await asyncio.to_thread(seated, house)
        playing = [asyncio.create_task(victim.play()) for victim in victims]
        await asyncio.sleep(seconds / 2)
        before = [time for victim in victims for time in victim.taken]
        for victim in victims:
            victim.taken.clear()
        attacker = Attacker(house)
        await attacker.begin()
        attacking = asyncio.ensure_future(ATTACKS[name](attacker))
        most, until = 0.0, time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(0.25)
            most = max(most, memory(house.process.pid))
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        during = [time for victim in victims for time in victim.taken]
    finally:
        house.kill()
    return Outcome(
        name,
        before,
        during,
        most,
        sum(victim.disconnected for victim in victims),
        sum(victim.unanswered for victim in victims),
        await asyncio.to_thread(missing, victims, database),
        attacker.answers,
    )


def seated(house: RunningHouse) -> list[Victim]:
    """People with enough games to play all the time; each has both seats."""
    victims = []
    for number in range(VICTIMS):
        person = Visitor(house, f"P{number}")
        games = [person.make()["id"] for _ in range(GAMES_EACH)]
        seats = [(game, [person.sit(game, seat) for seat in range(2)]) for game in games]
        victims.append(Victim(house, seats, number))
    return victims


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


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


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
