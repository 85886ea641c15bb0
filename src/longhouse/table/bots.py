"""The port to bots: a worker is a process, started by name and spoken to in JSON lines (docs/bots.md).

A request is asked once and answered once, whatever happens to the process meanwhile: one that dies is started again and
asked again. Nothing here imports a bot.

    with Worker() as worker:
        answer = worker.ask("move", view=state.view(seat), player="norn").result()   # or, in a coroutine, await it
"""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from types import TracebackType
from typing import IO, Self, cast

from longhouse.errors import BotError, BotUnavailable, TooLargeForEngine, UnknownBot
from longhouse.games.game import Json, JsonObject

HOUSE = (sys.executable, "-m", "longhouse.players.worker")
"""The command of the bots of the house."""

_MOST_LIVES = 3
"""In so many processes a request is tried; one that kills them all is given up."""
_TIME_TO_LEAVE = 2.0
_MOST_PROCESSES = 16

Progress = Callable[[Json], None]


class Asked:
    """A request that is under way: wait for `result`, or await it; cancelling the task that awaits it cancels it."""

    def __init__(self, worker: "Worker", number: int, line: bytes, progress: Progress | None) -> None:
        self._worker = worker
        self.number = number
        self.line = line
        self.progress = progress
        self.lives = _MOST_LIVES
        self.future: Future[JsonObject] = Future()
        self.future.add_done_callback(self._when_done)

    def result(self, timeout: float | None = None) -> JsonObject:
        """The answer; `BotError` if the bot refuses, or if it cannot be kept alive."""
        return self.future.result(timeout)

    def stop(self) -> None:
        """Ask for the answer now, with what has been found so far."""
        self._worker.say({"id": self.number, "ask": "cancel"})

    def __await__(self) -> Generator[None, None, JsonObject]:
        return asyncio.wrap_future(self.future).__await__()

    def _when_done(self, future: Future[JsonObject]) -> None:
        if future.cancelled():
            self._worker.forget(self)


class Worker:
    """One process, started when it is first asked something; many requests may be under way."""

    def __init__(self, command: Sequence[str] = HOUSE) -> None:
        self._command = tuple(command)
        self._lock = threading.RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._asked: dict[int, Asked] = {}
        self._hello: Future[JsonObject] = Future()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        process = self._process
        return None if process is None else process.pid

    @property
    def busy(self) -> int:
        """How many requests are under way."""
        return len(self._asked)

    def ask(self, what: str, progress: Progress | None = None, **fields: object) -> Asked:
        """Send a request: `move`, `hint`, `analyse` or `prepare`, with its fields."""
        number = next(self._numbers)
        told: dict[str, object] = {"id": number, "ask": what, **fields}
        if progress is not None:
            told["progress"] = True
        asked = Asked(self, number, json.dumps(told).encode() + b"\n", progress)
        with self._lock:
            self._asked[number] = asked
            if self._process is None:
                self._start()
            else:
                self._send(asked.line)
        return asked

    def players(self, game: str, timeout: float | None = None) -> list[str]:
        """The names of those who play this game here."""
        with self._lock:
            if self._process is None:
                self._start()
        by_game = cast(dict[str, list[str]], self._hello.result(timeout)["players"])
        return by_game.get(game, [])

    def say(self, line: JsonObject) -> None:
        """Send a line that has no answer."""
        with self._lock:
            self._send(json.dumps(line).encode() + b"\n")

    def forget(self, asked: Asked) -> None:
        """Nobody waits for this answer any more."""
        with self._lock:
            if self._asked.pop(asked.number, None) is not None:
                asked.stop()

    def close(self) -> None:
        """End the process; what was asked and not answered is given up."""
        with self._lock:
            self._closed = True
            process, self._process = self._process, None
            given_up, self._asked = self._asked, {}
        for asked in given_up.values():
            asked.future.cancel()
        if process is not None:
            with suppress(OSError):
                cast(IO[bytes], process.stdin).close()
            try:
                process.wait(_TIME_TO_LEAVE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def _start(self) -> None:
        """Start the process, and ask it whatever is not answered yet."""
        if self._closed:
            raise BotError("bot-closed")
        try:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            refusal = BotUnavailable("bot-not-started", command=self._command[0], problem=error.strerror or str(error))
            self._give_up(list(self._asked.values()), refusal)
            if not self._hello.done():
                self._hello.set_exception(refusal)
            return
        threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        for asked in self._asked.values():
            self._send(asked.line)

    def _send(self, line: bytes) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):  # a process that died is noticed where its answers are read
                self._process.stdin.write(line)
                self._process.stdin.flush()

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            with suppress(ValueError):  # a bot that says something else than JSON is not heard
                told = json.loads(line)
                if isinstance(told, dict):
                    self._hear(told)
        process.wait()
        with self._lock:
            if process is self._process:
                self._process = None
                self._bury()

    def _hear(self, told: JsonObject) -> None:
        if "hello" in told:
            if not self._hello.done():
                self._hello.set_result(told)
            return
        number = told.get("id")
        with self._lock:
            asked = self._asked.get(number) if isinstance(number, int) else None
            if asked is not None and "progress" not in told:
                del self._asked[asked.number]
        if asked is None:
            return
        if "progress" in told:
            if asked.progress is not None:
                asked.progress(told["progress"])
        elif "answer" in told:
            _settle(asked, cast(JsonObject, told["answer"]))
        else:
            _settle(asked, refusal_told(told.get("error")))

    def _bury(self) -> None:
        """The process died: start another for what is not answered, unless that was what killed it."""
        for asked in self._asked.values():
            asked.lives -= 1
        self._give_up([asked for asked in self._asked.values() if not asked.lives], BotUnavailable("bot-died"))
        if not self._hello.done() and not self._asked:
            self._hello.set_exception(BotUnavailable("bot-died"))
        if self._asked and not self._closed:
            self._start()

    def _give_up(self, lost: list[Asked], refusal: BotError) -> None:
        for asked in lost:
            del self._asked[asked.number]
            _settle(asked, refusal)


def processes() -> int:
    """How many bots may think at once: one for each core, and one besides the one that prepares itself."""
    return min(max(2, os.cpu_count() or 1), _MOST_PROCESSES)


class Workers:
    """Several processes of the same bots: whoever has least to do is asked; the next is started when all are busy."""

    def __init__(self, most: int, command: Sequence[str] = HOUSE) -> None:
        self._workers = [Worker(command) for _ in range(most)]

    def ask(self, what: str, **fields: object) -> Asked:
        """Send a request to one of them."""
        return min(self._workers, key=lambda worker: worker.busy).ask(what, None, **fields)

    async def levels(self, game: str) -> list[str]:
        """The names of those who play this game here."""
        return await asyncio.to_thread(self._workers[0].players, game)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _settle(asked: Asked, outcome: JsonObject | BotError) -> None:
    """Give the answer to whoever waits, unless they stopped waiting in this moment."""
    if not asked.future.set_running_or_notify_cancel():
        return
    if isinstance(outcome, BotError):
        asked.future.set_exception(outcome)
    else:
        asked.future.set_result(outcome)


_ERRORS = {kind.__name__: kind for kind in (BotError, UnknownBot, TooLargeForEngine, BotUnavailable)}


def refusal_told(error: Json) -> BotError:
    """What a bot refuses, as it is raised here: of the type it names, if it names one of ours."""
    if not isinstance(error, dict):
        return BotError("bot-unclear")
    kind, key, params, rule = (error.get(name) for name in ("type", "key", "params", "rule"))
    if not isinstance(key, str) or not isinstance(params, dict):
        return BotError("bot-unclear")
    refusal = _ERRORS.get(str(kind), BotError)(key, rule=rule if isinstance(rule, str) else None)
    refusal.params = {name: given for name, given in params.items() if isinstance(given, str | int)}
    return refusal
