"""Real servers: a process that is started, spoken to over HTTP and WebSocket, stopped or killed."""

import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
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
        self, database: str, *arguments: str, port: int = 0, program: Path | None = None, within: Sequence[str] = ()
    ) -> None:
        """Of the program as it is, or of another version of it, that lies in a folder and runs there.

        It can be run by another program, `within` which it lives.
        """
        command = [
            *within,
            sys.executable,
            "-m",
            "longhouse.cli",
            "serve",
            "--database",
            database,
            "--port",
            str(port),
            "--lazy-bots",
        ]
        environment = {**os.environ, "LONGHOUSE_LANGUAGE": "en"}
        if program is not None:
            environment["PYTHONPATH"] = str(program)
        # A file: a pipe that nobody reads fills up, and then the server stands still.
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
        self.address = next(token for token in line.split() if token.startswith("http")).rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self) -> str:
        """Interrupt it as Ctrl-C does; what it logged."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=_PATIENCE)
        assert self.process.returncode == 0, self.logged()
        return self.logged()

    def kill(self) -> None:
        """As if the power went off."""
        self.process.kill()
        self.process.communicate()

    def logged(self) -> str:
        """What it has logged so far."""
        return Path(self._log.name).read_text("utf-8")

    def wait_for(self, text: str) -> None:
        """Until it has logged this."""
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
        """The status and the content of an answer."""
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


@contextmanager
def running_house(database: str, *arguments: str, **given: Any) -> Iterator[RunningHouse]:
    """A server for the length of a block."""
    house = RunningHouse(database, *arguments, **given)
    try:
        yield house
    finally:
        house.kill()


@dataclass
class Visitor:
    """A person at a server."""

    house: RunningHouse
    name: str = "Ada"

    def __post_init__(self) -> None:
        told = self.house.post("/api/people", {"name": self.name})
        self.id: str = told["person"]
        self.secret: str = told["secret"]

    def make(self, game: str = "fjords", seats: list[object] | None = None, **given: Any) -> Any:
        """Set a game up; by default all seats are one's own."""
        plans = seats or ([{"kind": "me"}, {"kind": "me"}] if game == "fjords" else [{"kind": "me"}])
        return self.house.post("/api/games", {"game": game, "seats": plans, **given}, self.secret)

    def sit(self, game: str, seat: int) -> str:
        """Sit down; the token."""
        sat = self.house.post(f"/api/games/{game}/seats/{seat}", {"nonce": f"nonce-{seat}"}, self.secret)
        token: str = sat["token"]
        return token


class Player:
    """One socket at one game, that keeps its view up to date as a browser does."""

    def __init__(self, house: RunningHouse, game: str, *tokens: str, since: int | None = None, **given: Any) -> None:
        self.house = house
        self.game = game
        self.tokens = tokens
        self._connecting = connect(
            f"ws{house.address[4:]}/api/games/{game}/play",
            open_timeout=_PATIENCE,
            close_timeout=1,
            max_size=None,
            max_queue=None,  # who stops reading neither answers pings nor learns that the socket was closed
        )
        self.socket: ClientConnection = self._connecting.__enter__()
        self._name = secrets.token_hex(8)
        """Commands of the same name are the same command, for ever: an address in memory would be used again."""
        self.numbers = itertools.count(1)
        self.sizes: list[int] = []
        self.received: list[dict[str, Any]] = []
        self.ply = since or 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.told: dict[int, dict[str, Any]] = {}
        """Every entry this client was told, by ply."""
        self._given = given

    def join(self, since: int | None = None) -> Self:
        """Join, from the beginning or from a ply."""
        answer = self.do("join", tokens=list(self.tokens), since=since, **self._given)
        assert answer["type"] == "welcome", answer
        return self

    def send(self, kind: str, **fields: object) -> str:
        """Send a command; its id."""
        number = str(fields.pop("id", f"{self._name}-{next(self.numbers)}"))
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.answer(self.send(kind, **fields))

    def answer(self, number: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while True:
            message = self.receive()
            if message.get("id") == number or (message["type"] == "error" and message["id"] is None):
                return message

    def move(self, action: str | None = None) -> dict[str, Any]:
        """An action, by default the first legal one."""
        return self.do("move", ply=self.ply, action=action or self.view["legal"][0])

    def receive(self, timeout: float = _PATIENCE) -> dict[str, Any]:
        """The next message, and what follows from it."""
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
        """The next message of a type."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def wait(self) -> None:
        """Receive what comes, for a moment."""
        with suppress(TimeoutError):
            self.receive(0.2)

    def cut(self) -> None:
        """As if the network were gone: no word of goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def outlook(self) -> dict[str, Any]:
        """What is decided at the last ply."""
        while True:
            found: list[dict[str, Any]] = [each for each in self.received if each["type"] == "outlook"]
            if found and found[-1]["ply"] == self.ply:
                return found[-1]
            self.receive()

    def up_to(self, ply: int) -> None:
        """Receive until this ply is known."""
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
