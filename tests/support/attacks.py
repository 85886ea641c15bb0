"""The attacks on a server from one address, each in a process of its own: `attack.py` measures what others notice."""

import asyncio
import itertools
import json
import os
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

ADDRESS = "127.0.0.2"
_PATIENCE = 60.0
_RECORDS = Path(__file__).parents[1] / "golden" / "records"

Answers = dict[int, int]
"""How often the attacker was answered with each status."""


def get_ready() -> None:
    """Give way to the server: this process stands for another machine, which would not take the processor from it."""
    os.nice(10)


def attack(name: str, port: int, seconds: float, secret: str = "") -> Answers:
    """Attack the server at this port for so long, as the person with this secret or, without one, as a new one."""
    return asyncio.run(_attack(name, port, seconds, secret))


async def _attack(name: str, port: int, seconds: float, secret: str) -> Answers:
    attacker = Attacker(port, secret)
    try:
        async with asyncio.timeout(seconds):
            await attacker.begin()
            await ATTACKS[name](attacker)
    except TimeoutError:
        pass
    return attacker.answers


class Attacker:
    """What an attacker has: a person, and connections from an address of their own."""

    def __init__(self, port: int, secret: str) -> None:
        self.port = port
        self.answers: dict[int, int] = {}
        self.secret = secret

    async def begin(self) -> None:
        """Become somebody, unless they are somebody already."""
        if self.secret:
            return
        status, told = await self.request("POST", "/api/people", {"name": "Loki"})
        self.secret = told["secret"] if status == 201 else self.secret

    async def request(
        self, method: str, path: str, body: object = None, length: int | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Send one request on a connection of its own, and read the answer."""
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=64 * 1024 * 1024
            )
        except OSError:
            return 0, {}
        try:
            sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            if self.secret:
                head += f"Authorization: Bearer {self.secret}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {length or len(sent)}\r\n\r\n"
            writer.write(head.encode() + sent)
            async with asyncio.timeout(_PATIENCE):
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
            f"ws://127.0.0.1:{self.port}{path}",
            open_timeout=_PATIENCE,
            compression=None,
            local_addr=(ADDRESS, 0),
            max_queue=None,
        )


async def often(at_once: int, once: Callable[[], Awaitable[object]]) -> None:
    """Do something all the time, so many times at once."""

    async def again() -> None:
        while True:
            await once()
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(again())


def record(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((_RECORDS / f"{name}.json").read_text("utf-8"))
    return content


async def floods_with(attacker: Attacker, at_once: int, method: str, path: str, body: object = None) -> None:
    sent = None if body is None else json.dumps(body).encode()
    await often(at_once, lambda: attacker.request(method, path, sent))


async def imports(attacker: Attacker) -> None:
    """As many games as one import may have, 18 MB of them, on three connections."""
    await floods_with(attacker, 3, "POST", "/api/me/import", {"games": [record("fjords-classic-3-rounds")] * 2_000})


async def positions(attacker: Attacker) -> None:
    """A record as large as a request may be, for a position, and one of a megabyte."""

    async def both() -> None:
        for more in (2_000, 11_000):
            large = record("fjords-base-2")
            large["events"] += ["x" * 90] * more
            await attacker.request("POST", "/api/positions", {"record": large})

    await often(8, both)


async def replays(attacker: Attacker) -> None:
    """The replay of a whole game, again and again."""
    await floods_with(attacker, 8, "POST", "/api/replays", {"record": record("fjords-base-2"), "seat": "turn"})


async def passwords(attacker: Attacker) -> None:
    """Passwords to hash."""
    await floods_with(attacker, 8, "PUT", "/api/me/account", {"login": "loki", "password": "correct horse"})


async def own_games(attacker: Attacker) -> None:
    """Everything that there is of a person with two thousand games."""

    async def everything() -> None:
        await attacker.request("GET", "/api/me/export")
        await attacker.request("GET", "/api/me/results")
        await attacker.request("GET", "/api/me/data")
        await attacker.request("GET", "/api/me/games")

    await often(8, everything)


async def deletion(attacker: Attacker) -> None:
    """Somebody with two thousand games against others deletes themselves, so that all these games change."""
    await attacker.request("DELETE", "/api/me")


async def lobby_sockets(attacker: Attacker) -> None:
    """35 sockets in the lobby of a person with two thousand games, and games that come and go."""
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

    await often(60, all_three)


async def slow_heads(attacker: Attacker) -> None:
    """Hundreds of connections that send a head letter by letter."""
    await _slow(attacker, b"GET / HTTP/1.1\r\nX-A: ")


async def slow_bodies(attacker: Attacker) -> None:
    """Hundreds of connections that send a body letter by letter."""
    host = f"127.0.0.1:{attacker.port}"
    await _slow(attacker, f"POST /api/people HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9000\r\n\r\n".encode())


async def _slow(attacker: Attacker, begin: bytes) -> None:
    async def one() -> None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ADDRESS, 0))
            writer.write(begin)
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1.0)
        except OSError:
            await asyncio.sleep(0.2)

    await often(300, one)


async def messages(attacker: Attacker) -> None:
    """As many sockets as an address may have, which send commands as fast as they can."""
    text = json.dumps({"type": "ping", "id": "1"}).encode()
    await _flood(attacker, Frame(Opcode.TEXT, text))


async def pings(attacker: Attacker) -> None:
    """The same with pings of the WebSocket protocol, which no application sees."""
    await _flood(attacker, Frame(Opcode.PING, b""))


async def pieces(attacker: Attacker) -> None:
    """The same with a message in pieces that never ends."""
    await _flood(attacker, Frame(Opcode.CONT, b"", fin=False), Frame(Opcode.TEXT, b"", fin=False))


async def _flood(attacker: Attacker, frame: Frame, first: Frame | None = None) -> None:
    """Send a frame all the time on sockets that read nothing."""
    many = frame.serialize(mask=True) * 1_000

    async def one() -> None:
        try:
            socket = await attacker.socket("/api/games/nothing/play")
            try:
                if first is not None:
                    socket.transport.write(first.serialize(mask=True))
                while not socket.transport.is_closing():
                    if socket.transport.get_write_buffer_size() < len(many):
                        socket.transport.write(many)
                    await asyncio.sleep(0.01)
            finally:
                socket.transport.abort()
        except (OSError, WebSocketException):
            await asyncio.sleep(0.1)

    await often(40, one)


async def reconnects(attacker: Attacker) -> None:
    """Connections that are opened and closed as fast as possible."""

    async def one() -> None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ADDRESS, 0))
            writer.close()
        except OSError:
            await asyncio.sleep(0.1)

    await often(50, one)


async def long_lists(attacker: Attacker) -> None:
    """The list of open games, with as many games and as large options as ten people may have."""
    first = attacker.secret
    tiles: dict[str, object] = {
        "name": "".join(chr(0x4E00 + number * 7 % 20_000) for number in range(1_500)),
        "start": [{"id": "A", "cell": [0, 0], "word": "PPPPPP"}],
        "tiles": [{"words": ["PPPPPP"] * 60}],
        "symbols": {},
    }
    setup = {"game": "fjords", "options": {"tiles": tiles}, "visibility": "public"}
    for _ in range(10):
        attacker.secret = ""
        await attacker.begin()
        for _ in range(5):
            await attacker.request("POST", "/api/games", {**setup, "seats": [{"kind": "open"}] * 2})
    attacker.secret = first

    async def all_lists() -> None:
        for path in ("/api/games?state=open", "/api/me/games", "/api/games"):
            await attacker.request("GET", path)

    await often(8, all_lists)


async def spectators(attacker: Attacker) -> None:
    """As many spectators of a game as possible, who talk, come and go, and join again and again."""
    _, made = await attacker.request("POST", "/api/games", {"game": "fjords", "seats": [{"kind": "open"}] * 2})
    numbers = itertools.count()

    async def one() -> None:
        try:
            socket = await attacker.socket(f"/api/games/{made['id']}/play")
            reading = asyncio.create_task(_read_all(socket))
            try:
                await socket.send(json.dumps({"type": "join", "id": "j", "secret": attacker.secret}))
                for number in numbers:
                    said: dict[str, object] = {"type": "chat", "text": "spam " * 100}
                    if number % 3:
                        said = {"type": "attend", "away": bool(number % 2), "named": bool(number // 2 % 2)}
                    if number % 10 == 0:
                        said = {"type": "join", "secret": attacker.secret}
                    await socket.send(json.dumps({**said, "id": str(number)}))
                    await asyncio.sleep(0.02)
            finally:
                reading.cancel()
                socket.transport.abort()
        except (OSError, WebSocketException):
            await asyncio.sleep(0.1)

    await often(40, one)


async def _read_all(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def odd_heads(attacker: Attacker) -> None:
    """Headers that take long to read: many, long and quoted ones, on requests and on sockets."""
    host = f"Host: 127.0.0.1:{attacker.port}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    quoted, commas = 'a="' + '\\"' * 29_000 + '"', "a," * 29_000
    heads = [
        f"GET {path} HTTP/1.1\r\n{host}{more}{name}: {text}\r\n\r\n".encode()
        for path, more in (("/api/catalogue", "Connection: close\r\n"), ("/api/lobby", upgrade))
        for name in (
            "Cookie",
            "Accept-Language",
            "Accept-Encoding",
            "Origin",
            "X-Forwarded-For",
            "Sec-WebSocket-Extensions",
        )
        for text in (quoted, commas)
    ]
    turns = itertools.cycle(heads)

    async def one() -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(ADDRESS, 0))
            writer.write(next(turns))
            await reader.read()
            writer.close()
        except OSError:
            await asyncio.sleep(0.1)

    await often(30, one)


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: Mapping[str, Attack] = {
    "import": imports,
    "positions": positions,
    "replays": replays,
    "passwords": passwords,
    "export": own_games,
    "deletion": deletion,
    "lobby": lobby_sockets,
    "open games": open_games,
    "bot games": bot_games,
    "people": people,
    "files": files,
    "slow heads": slow_heads,
    "slow bodies": slow_bodies,
    "messages": messages,
    "pings": pings,
    "pieces": pieces,
    "reconnects": reconnects,
    "long lists": long_lists,
    "spectators": spectators,
    "odd heads": odd_heads,
}


def children(pid: int) -> list[int]:
    """Return the ids of the processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
