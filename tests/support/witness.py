"""Clients that play on through any trouble and write down what they saw (`history.Story`)."""

import asyncio
import itertools
import json
import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from longhouse.table.diffs import changed, read_edits
from support.history import SentMove, Story

_PATIENCE = 4.0
"""Seconds after which a client that waits for an answer gives up its connection and tries another node."""
_THINKING = 0.15
_SILENT = 20.0
LOST = (OSError, WebSocketException, EOFError, TimeoutError)
"""The exceptions a client may get when connections break or are slow."""
_TRY_AGAIN = ("Unavailable", "TooManyRequests", "Conflict", "TooSlow")
"""The kinds of errors after which a client sends the same command again."""


@dataclass(frozen=True)
class Door:
    """A way to a node: the port that it calls its own, and the port of the link to it."""

    port: int
    link: int


class Witness:
    """One client of one game. It moves when it is its turn; without a seat it watches."""

    def __init__(self, doors: Sequence[Door], story: Story, token: str | None, choose: random.Random) -> None:
        self.story = story
        self.view: dict[str, Any] = {}
        self.ply = 0
        self.table: dict[str, Any] = {}
        self.over = asyncio.Event()
        """Set when the game is over."""
        self.acknowledged = 0
        self._doors = doors
        self.tokens = [] if token is None else [token]
        self._choose = choose
        self._name = secrets.token_hex(4)
        self._numbers = itertools.count()
        self._unanswered: dict[str, Any] | None = None

    async def run(self) -> None:
        """Play or watch until the game is over or this task is cancelled."""
        while not self.over.is_set():
            try:
                await self._visit(self._choose.choice(self._doors))
            except LOST:
                await asyncio.sleep(self._choose.uniform(0.05, 0.4))

    async def _visit(self, door: Door) -> None:
        """Connect once, and stay until the connection breaks or the game is over."""
        url = f"ws://127.0.0.1:{door.port}/api/games/{self.story.game}/play"
        async with connect(
            url,
            host="127.0.0.1",
            port=door.link,
            open_timeout=_PATIENCE,
            close_timeout=0.5,
            ping_interval=None,
            compression=None,
            max_size=None,
            proxy=None,
        ) as socket:
            self.story.told.append((self.ply, []))
            welcome = await self._ask(
                socket, {"type": "join", "id": "j", "tokens": self.tokens, "since": self.ply or None}
            )
            if welcome["type"] != "welcome":
                if welcome["kind"] not in _TRY_AGAIN:
                    raise AssertionError(welcome)
                await asyncio.sleep(0.3)
                return
            while self.table["state"] != "over":
                await self._step(socket)
            self.over.set()

    async def _step(self, socket: ClientConnection) -> None:
        """Move if it is this client's turn, or else hear the next message."""
        if self._unanswered is None:
            self._unanswered = self._next()
        if self._unanswered is None:
            try:
                await self._receive(socket, _SILENT)
            except TimeoutError:
                await self._ask(socket, {"type": "ping", "id": "p"})
            return
        await asyncio.sleep(self._choose.uniform(0.0, 2 * _THINKING))
        asked = self._unanswered
        answer = await self._ask(socket, asked)
        if answer["type"] == "error" and answer["kind"] in _TRY_AGAIN:
            await asyncio.sleep(0.3)
            return
        self._note(asked, answer)
        self._unanswered = None

    def _next(self) -> dict[str, Any] | None:
        """The next command; None if this client has nothing to do."""
        seat = self.story.seat
        number = f"{self._name}{next(self._numbers)}"
        if seat is None:
            if self._choose.random() < 0.02:  # what it has no right to
                return {"type": "move", "id": number, "ply": self.ply, "action": "pass"}
            return None
        if self._choose.random() < 0.02:
            return {"type": "chat", "id": number, "text": f"{self._name} says {number}"}
        if self.table["turn"] != seat or not self.view.get("legal"):
            return None
        action = self._choose.choice(self.view["legal"])
        self.story.moves[f"seat:{seat}:{number}"] = SentMove(action, time.monotonic())
        return {"type": "move", "id": number, "ply": self.ply, "action": action}

    def _note(self, asked: dict[str, Any], answer: dict[str, Any]) -> None:
        """Write down the answer to a command."""
        done = answer["type"] == "ack"
        if self.story.seat is None:
            if done:
                self.story.intrusions.append(f"a spectator may do {asked}")
            return
        if asked["type"] == "chat":
            if done:
                self.story.said.append(asked["text"])
            return
        move = self.story.moves[f"seat:{self.story.seat}:{asked['id']}"]
        if done:
            move.ply, move.acknowledged = answer["ply"], time.monotonic()
            self.acknowledged += 1
        else:
            move.refused = True

    async def _ask(self, socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command and hear messages up to its answer."""
        async with asyncio.timeout(_PATIENCE):
            await socket.send(json.dumps(command))
        until = time.monotonic() + _PATIENCE
        while True:
            message = await self._receive(socket, until - time.monotonic())
            if message.get("id") == command["id"]:
                return message
            if message["type"] == "error" and message["id"] is None:
                return message

    async def _receive(self, socket: ClientConnection, patience: float) -> dict[str, Any]:
        async with asyncio.timeout(max(0.0, patience)):
            message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in ("welcome", "update"):
            self.story.told[-1][1].extend(message["entries"])
            if message.get("view") is not None:
                self.view = message["view"]
                # A whole view comes with no entries before it.
                self.story.told[-1] = (message["ply"] - len(message["entries"]), list(message["entries"]))
            self.view = changed(self.view, read_edits(message["changes"]))
            self.ply = message["ply"]
            self.table = message["table"]
        return message
