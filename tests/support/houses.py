"""Real server processes, and clients that talk to them over HTTP and WebSocket."""

import itertools
import json
import os
import secrets
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from longhouse.table.diffs import changed, read_edits

_PATIENCE = 120.0
_A_MOMENT = 0.02


class RunningHouse:
    """A server process."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        port: int = 0,
        program: Path | None = None,
        module: str = "longhouse.cli",
        within: Sequence[str] = (),
        at: int | None = None,
    ) -> None:
        """Start the server and wait until it listens; `at` is its port if it tells another address than its own.

        `program` is a folder with another version of the package to run; `module` is another program to start, such as
        `support.strict_house`; `within` is a command prefix, such as
        `alone_with`.
        """
        command = [
            *within,
            sys.executable,
            "-m",
            module,
            "serve",
            "--database",
            database,
            "--port",
            str(port),
            "--lazy-bots",
        ]
        environment = {**os.environ, "LONGHOUSE_LANGUAGE": "en"}
        if program is not None or module != "longhouse.cli":
            environment["PYTHONPATH"] = str(program or Path(__file__).parents[1])
        # The log goes to a file: a pipe that nobody reads would fill up and block the server.
        self._log = tempfile.NamedTemporaryFile(prefix="longhouse-", suffix=".log")  # noqa: SIM115 (as long as we live)
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            encoding="utf-8",
            env=environment,
            cwd=program,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            raise AssertionError(self.logged())
        told = next(token for token in line.split() if token.startswith("http")).rstrip("/")
        self.address = told if at is None else f"http://127.0.0.1:{at}"
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self) -> str:
        """Interrupt the server as Ctrl-C does, and return its log."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=_PATIENCE)
        assert self.process.returncode == 0, self.logged()
        return self.logged()

    def kill(self) -> None:
        """Kill the server without any cleanup, as in a power failure."""
        self.process.kill()
        self.process.communicate()

    def logged(self) -> str:
        """The log so far."""
        return Path(self._log.name).read_text("utf-8")

    def wait_for(self, text: str) -> None:
        """Wait until the log contains `text`."""
        until = time.monotonic() + _PATIENCE
        while text not in self.logged():
            assert time.monotonic() < until, self.logged()
            time.sleep(_A_MOMENT)

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        secret: str | None = None,
        headers: Mapping[str, str] | None = None,
        patience: float = _PATIENCE,
    ) -> tuple[int, Any]:
        """Send an HTTP request; return the status and the content of the response."""
        sent = {"Content-Type": "application/json", **(headers or {})}
        if secret is not None:
            sent["Authorization"] = f"Bearer {secret}"
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                return answer.status, _content(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, _content(error.read())

    def get(self, path: str, secret: str | None = None) -> Any:
        status, content = self.ask("GET", path, secret=secret)
        assert status == 200, content
        return content

    def post(self, path: str, body: object = None, secret: str | None = None) -> Any:
        status, content = self.ask("POST", path, body, secret)
        assert status in (200, 201), content
        return content


def first_refusal(house: RunningHouse, path: str, address: str) -> bytes:
    """Ask for a path on many connections, as the client of a proxy, until one answer is 429; return all it has sent."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nX-Forwarded-For: {address}\r\n\r\n".encode()
    with ExitStack() as open_until_the_end, selectors.DefaultSelector() as answers:
        for _ in range(40):
            line = open_until_the_end.enter_context(socket.create_connection(("127.0.0.1", house.port), _PATIENCE))
            line.sendall(request * 50)  # all at once, so that a slow machine is no slow visitor
            answers.register(line, selectors.EVENT_READ, bytearray())
        while answers.get_map():
            for key, _ in answers.select(_PATIENCE):
                assert isinstance(key.fileobj, socket.socket)
                more = key.fileobj.recv(65_536)
                key.data.extend(more)
                if b"server-too-fast" in key.data:
                    return bytes(key.data)
                if not more:
                    answers.unregister(key.fileobj)
    raise AssertionError("no answer was a refusal")


@contextmanager
def running_house(database: str, *arguments: str, **given: Any) -> Iterator[RunningHouse]:
    """A context manager that runs a server and kills it at the end."""
    house = RunningHouse(database, *arguments, **given)
    try:
        yield house
    finally:
        house.kill()


@dataclass
class Visitor:
    """A person registered at a server."""

    house: RunningHouse
    name: str = "Ada"

    def __post_init__(self) -> None:
        told = self.house.post("/api/people", {"name": self.name})
        self.id: str = told["person"]
        self.secret: str = told["secret"]

    def make(self, game: str = "fjords", seats: list[object] | None = None, **given: Any) -> Any:
        """Create a game; by default this person has all seats."""
        plans = seats or ([{"kind": "me"}, {"kind": "me"}] if game == "fjords" else [{"kind": "me"}])
        return self.house.post("/api/games", {"game": game, "seats": plans, **given}, self.secret)

    def sit(self, game: str, seat: int) -> str:
        """Take a seat and return its token."""
        sat = self.house.post(f"/api/games/{game}/seats/{seat}", {"nonce": f"nonce-{seat}"}, self.secret)
        token: str = sat["token"]
        return token


class Player:
    """A WebSocket client of one game that keeps its view up to date, as a browser does."""

    def __init__(self, house: RunningHouse, game: str, *tokens: str, since: int | None = None, **given: Any) -> None:
        self.house = house
        self.game = game
        self.tokens = tokens
        self._connecting = connect(
            f"ws{house.address[4:]}/api/games/{game}/play",
            open_timeout=_PATIENCE,
            close_timeout=1,
            max_size=None,
            max_queue=None,  # a full queue would stop reading, and so pings and the end of the connection
        )
        self.socket: ClientConnection = self._connecting.__enter__()
        self._name = secrets.token_hex(8)
        """A random prefix of command ids. The server treats equal ids as one command, so ids must be unique."""
        self.numbers = itertools.count(1)
        self.sizes: list[int] = []
        self.received: list[dict[str, Any]] = []
        self.ply = since or 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.told: dict[int, dict[str, Any]] = {}
        """Every log entry this client has received, by ply."""
        self._given = given

    def join(self, since: int | None = None) -> Self:
        """Join the game; with `since`, only entries after that ply are sent."""
        answer = self.do("join", tokens=list(self.tokens), since=since, **self._given)
        assert answer["type"] == "welcome", answer
        return self

    def send(self, kind: str, **fields: object) -> str:
        """Send a command and return its id."""
        number = str(fields.pop("id", f"{self._name}-{next(self.numbers)}"))
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command, wait for the answer and return it."""
        return self.answer(self.send(kind, **fields))

    def answer(self, number: str) -> dict[str, Any]:
        """Receive messages up to the answer to a command, and return it."""
        while True:
            message = self.receive()
            if message.get("id") == number or (message["type"] == "error" and message["id"] is None):
                return message

    def move(self, action: str | None = None) -> dict[str, Any]:
        """Play an action, by default the first legal one."""
        return self.do("move", ply=self.ply, action=action or self.view["legal"][0])

    def receive(self, timeout: float = _PATIENCE) -> dict[str, Any]:
        """Receive the next message, update this client by it, and return it."""
        text = self.socket.recv(timeout)
        self.sizes.append(len(text))
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        if message["type"] in ("welcome", "update"):
            for entry in message["entries"]:
                assert entry["ply"] == self.ply + 1, (entry, self.ply)
                self.ply = entry["ply"]
                self.told[self.ply] = entry
            if message.get("view") is not None:
                self.view = message["view"]
                self.ply = message["ply"]
            self.view = changed(self.view, read_edits(message["changes"]))
            self.table = message["table"]
            assert self.ply == message["ply"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """Receive messages up to the next one of a type, and return it."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def wait(self) -> None:
        """Receive one message, if it arrives within 0.2 seconds."""
        with suppress(TimeoutError):
            self.receive(0.2)

    def cut(self) -> None:
        """Cut the connection without a closing handshake, as in a network failure."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def outlook(self) -> dict[str, Any]:
        """Receive messages up to the `outlook` of the current ply, and return it."""
        while True:
            found: list[dict[str, Any]] = [each for each in self.received if each["type"] == "outlook"]
            if found and found[-1]["ply"] == self.ply:
                return found[-1]
            self.receive()

    def up_to(self, ply: int) -> None:
        """Receive messages until this client has reached `ply`."""
        while self.ply < ply:
            self.receive()

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _content(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text.decode()
