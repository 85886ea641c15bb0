"""A game on a server: its view, its log, and commands that survive a lost connection (docs/protocol.md)."""

import asyncio
import time
import uuid
from collections.abc import Mapping
from contextlib import suppress
from typing import cast

import msgspec

from longhouse.errors import LonghouseError, NotFound
from longhouse.games.game import Seat, View
from longhouse.server.sockets.messages import (
    Ack,
    BecauseTold,
    CandidateTold,
    ChancesTold,
    ChatTold,
    Closing,
    Error,
    HintTold,
    Message,
    Outlook,
    Pong,
    Presence,
    TableTold,
    Thinking,
    Update,
    Welcome,
)
from longhouse.table.diffs import changed
from longhouse.table.entries import EntryTold
from longhouse.table.summary import GameTold
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.client.sitting import AnswerGiven, Sitting, StoryEvent
from longhouse.terminal.client.transport import ClientSocket, ConnectionLost, refusal_told
from longhouse.words import Words

_RETRY_DELAYS = (0.25, 0.5, 1.0, 2.0, 4.0)
"""Seconds before each attempt to connect again; the last one repeats."""
_GONE = "gone"

_Answer = Ack | BecauseTold | Error | HintTold | ChancesTold | Pong | Welcome
_MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(cast("type[Message]", Message))


class SeatedTable(Sitting):
    """A game on a server that this person plays or watches. `open` connects to it."""

    def __init__(self, client: ServerClient, game: str, words: Words) -> None:
        super().__init__()
        self._client = client
        self._words = words
        self.id = game
        self.told: GameTold | None = None
        """The settings of the game; None before it is open."""
        self.table: TableTold | None = None
        """The state of the seats, clocks and offers; None before the game is open."""
        self.present: tuple[bool | None, ...] = ()
        self.lost: LonghouseError | None = None
        """The error because of which the game cannot be opened any more; None if there is none."""
        self._tokens: list[str] = []
        self._ply = 0
        self._log: list[EntryTold] = []
        self._socket: ClientSocket | None = None
        self._listening: asyncio.Task[None] | None = None
        self._joined = asyncio.Event()
        self._unanswered: dict[str, tuple[dict[str, object], asyncio.Future[_Answer]]] = {}
        self._lag = 0.0
        self._catching_up: asyncio.Task[None] | None = None
        self.connected = False

    async def open(self) -> None:
        """Connect to the game, and wait for the position. Raises the server's error if the game cannot be opened."""
        summary = await self._client.game(self.id)
        self._tokens = [await self._client.token(self.id, seat) for seat in summary.mine]
        self._listening = asyncio.create_task(self._listen())
        await self._joined.wait()
        if self.lost is not None:
            raise self.lost

    async def close(self) -> None:
        """Close the connection to the game."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._hang_up()

    async def move(self, action: str) -> None:
        begun = time.monotonic()
        await self._say("move", ply=self._ply, action=action, lag=round(self._lag))
        took = min(60_000.0, 1_000 * (time.monotonic() - begun))
        self._lag = 0.7 * self._lag + 0.3 * took if self._lag else took

    async def why(self, action: str) -> str | None:
        """Return why an action is illegal, in words; None if it is legal."""
        answer = await self._say("why", action=action)
        return answer.text if isinstance(answer, BecauseTold) and not answer.legal else None

    async def undo(self) -> None:
        await self._say("takeback", ply=self._ply)

    async def hint(self) -> list[CandidateTold]:
        answer = await self._say("hint", ply=self._ply)
        return answer.candidates if isinstance(answer, HintTold) else []

    async def chances(self) -> dict[str, float]:
        """Return the probability of success of each action that begins something, such as a visit.

        The keys are the actions as text.
        """
        answer = await self._say("chances", ply=self._ply)
        return {each.action: each.chance for each in answer.chances} if isinstance(answer, ChancesTold) else {}

    async def finish(self) -> None:
        await self._say("finish", ply=self._ply)

    async def resign(self) -> None:
        """Resign the game."""
        await self._say("resign", ply=self._ply)

    async def abandon(self) -> None:
        """End the game without a loser. If other people play, this makes an offer to which they have to agree."""
        await self._say("abandon", ply=self._ply)

    async def rematch(self) -> None:
        """Start a rematch. If other people play, this makes an offer to which they have to agree."""
        await self._say("rematch", ply=self._ply)

    async def answer(self, offer: int, yes: bool) -> None:
        """Accept an offer (`yes`) or reject it. `offer` is the number of its log entry."""
        await self._say("answer", offer=offer, yes=yes)

    async def say_in_chat(self, text: str) -> None:
        """Send a line of chat."""
        await self._say("chat", text=text)

    # The connection

    async def _say(self, kind: str, **fields: object) -> _Answer:
        """Send a command and wait for its answer. It is sent again after a reconnection until it is answered."""
        command: dict[str, object] = {"type": kind, "id": uuid.uuid4().hex, **fields}
        answered: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[str(command["id"])] = command, answered
        try:
            if self.connected:
                await self._send(command)
            answer = await answered
        finally:
            del self._unanswered[str(command["id"])]
        if isinstance(answer, Error):
            raise refusal_told(answer.key, answer.rule, answer.params)
        return answer

    async def _send(self, command: Mapping[str, object]) -> None:
        if self._socket is not None:
            with suppress(ConnectionLost):  # it is sent again once the connection is back
                await self._socket.send(msgspec.json.encode(command).decode())

    async def _listen(self) -> None:
        """Stay connected until the game is deleted or the sitting is closed."""
        failures = 0
        while self.lost is None:
            try:
                self._socket = await self._client.connect(self.id)
                await self._join()
                while True:
                    self._receive(_MESSAGES.decode(await self._socket.receive()))
                    failures = 0 if self.connected else failures
            except ConnectionLost:
                self.connected = False
                self.changed()
                await self._hang_up()
                if self.lost is None:
                    await asyncio.sleep(_RETRY_DELAYS[min(failures, len(_RETRY_DELAYS) - 1)])
                    failures += 1
        self._joined.set()

    async def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(ConnectionLost):
                await socket.close()

    async def _join(self) -> None:
        since = None if self.view is None else self._ply
        join = {"type": "join", "id": uuid.uuid4().hex, "tokens": self._tokens, "since": since}
        secret = {} if self._client.secret is None else {"secret": self._client.secret}
        await self._send({**join, "language": self._client.language, **secret})

    def _receive(self, message: Message) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case Update():
                self._updated(message)
            case Outlook() if message.ply == self._ply:
                self.success, self.can_finish = message.decided, message.finish
            case Thinking():
                self.thinking, self.warming = message.seat, message.warming
            case Presence():
                self.present = message.seats
            case ChatTold():
                if all(line.n != message.n for line in self.chat):
                    self.chat = [*self.chat, message]
            case Closing():
                if message.reason == _GONE:
                    self.lost = NotFound("table-no-such-game")
            case Error(id=None) if not self._joined.is_set():
                self.lost = refusal_told(message.key, message.rule, message.params)
            case Ack() | BecauseTold() | Error() | HintTold() | ChancesTold() | Pong():
                self._answered(message)
            case _:
                pass
        self.changed()

    def _answered(self, message: _Answer) -> None:
        waiting = self._unanswered.get(message.id or "")
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)
        elif isinstance(message, Error) and not self.connected:
            self.lost = refusal_told(message.key, message.rule, message.params)
            self._joined.set()

    def _welcomed(self, message: Welcome) -> None:
        self.told, self.game = message.game, message.game.game
        self.seats, self.connected = message.seats, True
        self.ahead = message.server_time - time.time()
        self.can_hint = not (message.game.rated or message.game.daily)
        if message.view is not None:
            self.view = dict(message.view) or None
        elif self.view is not None:
            self.view = changed(self.view, message.changes)
        self._log.extend(entry for entry in message.entries if not self._log or entry.ply > self._log[-1].ply)
        self._shown(message.ply, message.you, message.table)
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Send unanswered commands again. After the first connection, also read the log, which `welcome` does not
        contain.
        """
        for command, _ in list(self._unanswered.values()):
            await self._send(command)
        if self._joined.is_set():
            return
        with suppress(LonghouseError):
            earlier = await self._client.log(self.id)
            known = {entry.ply for entry in self._log}
            self._log = sorted([*(e for e in earlier if e.ply not in known), *self._log], key=lambda entry: entry.ply)
            self._tell_story()
        self._joined.set()
        self.changed()

    def _updated(self, message: Update) -> None:
        self._log.extend(message.entries)
        view: View = self.view or {}
        self.view = changed(view, message.changes) or None
        self.success, self.can_finish = None, False
        self._shown(message.ply, message.you, message.table)

    def _shown(self, ply: int, you: Seat | None, table: TableTold) -> None:
        self._ply, self.you, self.table = ply, you, table
        self.turn, self.ended = table.turn, table.ended
        self.can_undo, self.offers, self.clocks = table.takeback is not None, table.offers, table.clocks
        if self.thinking is not None and self.thinking != table.turn:
            self.thinking = None
        self.players = [
            self._words.say("web-level", level=seat.level) if seat.level and not seat.person else seat.name
            for seat in table.seats
        ]
        self._tell_story()

    def _tell_story(self) -> None:
        events: list[StoryEvent] = []
        answers: list[AnswerGiven] = []
        for entry in self._log:
            if entry.kind == "event" and entry.text is not None:
                events.append(StoryEvent(entry.text, entry.seat))
            elif entry.kind == "takeback" and entry.to is not None:
                del events[entry.to :]
            elif entry.kind == "answer" and entry.seat is not None:
                answers.append(AnswerGiven(entry.seat, bool(entry.yes)))
        self.story, self.answers = events, answers
