"""Client for bot processes: a worker is a process that reads and writes JSON lines (docs/bots.md).

Every request gets exactly one answer or error: if the process dies, it is restarted and open requests are sent again.
Nothing here imports a bot.

    with BotProcess() as worker:
        request = MoveRequest(view=state.view(seat), player="norn")
        answer = worker.ask(request).result()   # or, in a coroutine: await worker.ask(request)
"""

import asyncio
import itertools
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from types import TracebackType
from typing import Generic, Protocol, Self, TypeVar, cast

from msgspec.structs import replace

from longhouse.bots.protocol import CancelRequest, Hello, PingRequest, Request, decoded, line, refusal_told
from longhouse.errors import BotError, BotUnavailable

A = TypeVar("A")

HOUSE = (sys.executable, "-m", "longhouse.bots.worker")
"""The command that starts the built-in bots."""

ASIDE = "--aside"
"""The option of the command `HOUSE` that lowers the priority of the bots, so that other work on the machine comes
first.
"""

_MOST_LIVES = 3
"""Maximum number of processes a request is sent to; it fails if all of them die."""
_TIME_TO_LEAVE = 2.0
_MOST_PROCESSES = 16
_LONGEST_SILENCE = 30.0
"""Seconds after which a busy process in a pool is replaced if it sends nothing, not even an answer to a ping."""
_LONGEST_LINE = 16_000_000
"""Bytes of the longest line that a process may send; one that sends a longer one is ended."""
_MOST_STRAY_LINES = 10_000
"""How many lines a process may send that answer no request; one that sends more is ended."""
_NUMBERS = itertools.count(1)

ProgressListener = Callable[[tuple[float, float]], None]
"""A function that receives the progress of a request as two numbers.

The numbers are the nodes searched so far and the seconds elapsed. In an analysis they are the moves judged so far and
all moves to judge; in a preparation, the kernels compiled so far and all kernels to compile.
"""


class Bots(Protocol):
    """The interface to bots.

    The bots run in processes on this machine (`BotPool`) or on other machines (`bots.remote`). In both cases the user's
    own bots can be added (`bots.router`).
    """

    def ask(self, request: Request[A]) -> Awaitable[A]:
        """Send a request, and return its answer when awaited. Raises `BotError` if there is no valid answer."""

    async def levels(self, game: str) -> list[str]:
        """Return the names of the bots that play this game."""

    async def close(self) -> None:
        """Close the connection or the processes. No request can be sent afterwards."""


class PendingRequest(Generic[A]):
    """A request that has not been answered yet.

    Call `result` or await the request to get its answer. Cancelling the task that awaits it cancels the request.
    """

    def __init__(
        self, worker: "BotProcess", number: int, request: Request[A], progress: ProgressListener | None
    ) -> None:
        self._worker = worker
        self._request = request
        self.number = number
        self.line = line(replace(request, id=number, progress=progress is not None))
        self.progress = progress
        self.lives = _MOST_LIVES
        self.future: Future[A] = Future()
        self.future.add_done_callback(self._when_done)

    def result(self, timeout: float | None = None) -> A:
        """Wait for the answer, and return it.

        Raises `TimeoutError` after `timeout` seconds (None: never), and `BotError` if the bot refuses, gives an invalid
        answer, or crashes repeatedly.
        """
        return self.future.result(timeout)

    def stop(self) -> None:
        """Ask the bot to stop thinking and answer with the best result so far."""
        self._worker.say(CancelRequest(id=self.number))

    def moved_to(self, worker: "BotProcess") -> None:
        """Record that the process `worker` answers the request from now on, because the earlier one was killed."""
        self._worker = worker
        self.lives -= 1

    def __await__(self) -> Generator[None, None, A]:
        return asyncio.wrap_future(self.future).__await__()

    def answered(self, answer: object) -> None:
        """Complete the request with an answer received from the bot, or with an error if the answer is invalid."""
        try:
            read = self._request.read(answer)
        except BotError as unclear:
            self.refused(unclear)
            return
        if self.future.set_running_or_notify_cancel():  # False if the caller has just cancelled
            self.future.set_result(read)

    def refused(self, refusal: BotError) -> None:
        """Complete the request with an error."""
        if self.future.set_running_or_notify_cancel():
            self.future.set_exception(refusal)

    def _when_done(self, future: Future[A]) -> None:
        if future.cancelled():
            self._worker.forget(self)


class BotProcess:
    """Starts and controls one bot process. The first request starts it; several requests may be pending at once."""

    def __init__(
        self, command: Sequence[str] = HOUSE, environment: Mapping[str, str] | None = None, *, foreign: bool = False
    ) -> None:
        """`foreign` says that the program is not ours: it may have started others, which end with it."""
        self._command = tuple(command)
        self._foreign = foreign
        self._environment = environment
        self._lock = threading.RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        """What is still to be written to the process, then None. A thread does it, since a full pipe makes it wait."""
        self._heard_at = 0.0
        self._asked: dict[int, PendingRequest[object]] = {}
        self._hello: Future[Hello] = Future()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process; None if it is not running."""
        process = self._process
        return None if process is None else process.pid

    @property
    def busy(self) -> int:
        """The number of pending requests."""
        return len(self._asked)

    def ask(self, request: Request[A], progress: ProgressListener | None = None) -> PendingRequest[A]:
        """Send a request. Its progress is reported to `progress` from time to time."""
        asked = PendingRequest(self, next(_NUMBERS), request, progress)
        self._take(cast(PendingRequest[object], asked))
        return asked

    def check(self, longest: float) -> list[PendingRequest[object]]:
        """Ping the process if requests are pending, and kill it if it has sent nothing for `longest` seconds.

        Returns the pending requests of a killed process, which the caller must give to another process; otherwise an
        empty list. The next request starts a new process.
        """
        with self._lock:
            process = self._process
            if process is None or not self._asked:
                return []
            if time.monotonic() - self._heard_at < longest:
                # Every bot answers a ping at once. An older bot refuses it, which shows as well that it is alive.
                self._lines.put(line(PingRequest(id="ping")))
                return []
            self._process = None
            left, self._asked = list(self._asked.values()), {}
        self._kill(process)
        return left

    def adopt(self, asked: PendingRequest[object]) -> None:
        """Take over a pending request from another process that was killed, and send it to this process."""
        asked.moved_to(self)
        self._take(asked)

    def players(self, game: str, timeout: float | None = None) -> list[str]:
        """Return the names of the players that the process offers for `game`, starting the process if necessary.

        Waits at most `timeout` seconds (None: without a limit) for a process that has just been started; then raises
        `TimeoutError`. Raises `BotError` if the process cannot be started or does not follow the protocol.
        """
        with self._lock:
            if self._process is None:
                self._start()
        return self._hello.result(timeout).players.get(game, [])

    def end(self) -> None:
        """End the process at once; all pending requests fail with `BotUnavailable`.

        The next request starts a new process.
        """
        with self._lock:
            process, self._process = self._process, None
            given_up, self._asked = self._asked, {}
        for asked in given_up.values():
            asked.refused(BotUnavailable("bot-died"))
        if process is not None:
            self._kill(process)
            process.wait()

    def say(self, request: CancelRequest) -> None:
        """Send a message to which the process gives no answer."""
        with self._lock:
            self._send(line(request))

    def forget(self, asked: PendingRequest[A]) -> None:
        """Stop the bot's work on a request that its caller has cancelled."""
        with self._lock:
            if self._asked.pop(asked.number, None) is not None:
                asked.stop()

    def close(self) -> None:
        """End the process for good, and cancel pending requests."""
        with self._lock:
            self._closed = True
            process, self._process = self._process, None
            given_up, self._asked = self._asked, {}
        for asked in given_up.values():
            asked.future.cancel()
        if process is not None:
            self._lines.put(None)
            with suppress(subprocess.TimeoutExpired):
                process.wait(_TIME_TO_LEAVE)
            self._kill(process)
            process.wait()
        with self._lock:
            if not self._hello.done():  # who waits for the greeting of a process that has not started yet
                self._hello.set_exception(BotUnavailable("bot-died"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def _take(self, asked: PendingRequest[object]) -> None:
        with self._lock:
            if not self._asked:
                self._heard_at = time.monotonic()
            self._asked[asked.number] = asked
            if self._process is None:
                self._start()
            else:
                self._send(asked.line)

    def _start(self) -> None:
        """Start the process and send it all pending requests."""
        if self._closed:
            raise BotError("bot-closed")
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=self._environment,
                start_new_session=self._foreign,
            )
        except OSError as error:
            refusal = BotUnavailable("bot-not-started", command=self._command[0], problem=error.strerror or str(error))
            self._give_up(list(self._asked.values()), refusal)
            if not self._hello.done():
                self._hello.set_exception(refusal)
            return
        self._heard_at = time.monotonic()
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_write, args=(self._process, self._lines), daemon=True).start()
        threading.Thread(target=self._listen, args=(self._process, self._lines), daemon=True).start()
        for asked in self._asked.values():
            self._send(asked.line)

    def _kill(self, process: "subprocess.Popen[bytes]") -> None:
        """Kill a process; if it is foreign, also everything that it started and left behind."""
        if self._foreign and sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):  # nothing is left of it
                os.killpg(process.pid, signal.SIGKILL)
        elif process.poll() is None:
            process.kill()

    def _send(self, line: bytes) -> None:
        if self._process is not None:
            self._lines.put(line)

    def _listen(self, process: subprocess.Popen[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
        assert process.stdout is not None
        stray, reason = 0, "bot-died"
        while said := process.stdout.readline(_LONGEST_LINE):
            self._heard_at = time.monotonic()
            understood = False
            with suppress(ValueError, RecursionError):  # ignore lines that are not JSON
                message = json.loads(said)
                understood = isinstance(message, dict) and self._hear(message)
            stray += not understood
            if stray > _MOST_STRAY_LINES or len(said) == _LONGEST_LINE:
                reason = "bot-flooded"
                self._kill(process)
                break
        process.stdout.close()
        process.wait()
        self._kill(process)
        lines.put(None)
        with self._lock:
            if process is self._process:
                self._process = None
                self._bury(BotUnavailable(reason))

    def _hear(self, message: dict[str, object]) -> bool:
        """Handle a message; return whether it answers something that was asked."""
        if "hello" in message:
            self._greeted(message)
            return True
        number = message.get("id")
        with self._lock:
            asked = self._asked.get(number) if isinstance(number, int) else None
            if asked is not None and "progress" not in message:
                del self._asked[asked.number]
        if asked is None:
            return False
        if "progress" in message:
            if asked.progress is not None:
                with suppress(BotError):  # progress is only displayed: ignore it if it is invalid
                    asked.progress(decoded(message["progress"], tuple[float, float]))
        elif "answer" in message:
            asked.answered(message["answer"])
        else:
            asked.refused(refusal_told(message.get("error")))
        return True

    def _greeted(self, message: dict[str, object]) -> None:
        with self._lock:
            if self._hello.done():
                return
            try:
                self._hello.set_result(decoded(message, Hello))
            except BotError as unclear:
                self._hello.set_exception(unclear)

    def _bury(self, reason: BotUnavailable) -> None:
        """Restart a process that died and send its pending requests again; requests that were sent too often fail for
        this reason.
        """
        for asked in self._asked.values():
            asked.lives -= 1
        self._give_up([asked for asked in self._asked.values() if not asked.lives], reason)
        if not self._hello.done() and not self._asked:
            self._hello.set_exception(reason)
        if self._asked and not self._closed:
            self._start()

    def _give_up(self, lost: list[PendingRequest[object]], refusal: BotError) -> None:
        for asked in lost:
            del self._asked[asked.number]
            asked.refused(refusal)


def _write(process: subprocess.Popen[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    """Write lines to a process until there is None, then close its input."""
    assert process.stdin is not None
    with suppress(OSError):  # `_listen` notices that the process died
        while (text := lines.get()) is not None:
            process.stdin.write(text)
            process.stdin.flush()
    with suppress(OSError):
        process.stdin.close()


def processes() -> int:
    """Return how many bot processes to run: one per core, but at least 2 and at most 16.

    With at least two, one process can play while another one compiles.
    """
    return min(max(2, os.cpu_count() or 1), _MOST_PROCESSES)


class BotPool:
    """A pool of bot processes. A request goes to the least busy one; a new process is started when all are busy.

    A process that hangs is killed, and its requests go to another one.
    """

    def __init__(self, most: int, command: Sequence[str] = HOUSE, longest_silence: float = _LONGEST_SILENCE) -> None:
        self._workers = [BotProcess(command) for _ in range(most)]
        self._longest_silence = longest_silence
        self._closed = threading.Event()
        self._watching: threading.Thread | None = None

    def ask(self, request: Request[A]) -> PendingRequest[A]:
        """Send a request to the least busy process."""
        if self._watching is None:
            self._watching = threading.Thread(target=self._watch, daemon=True)
            self._watching.start()
        return self._least_busy().ask(request)

    @property
    def pids(self) -> list[int]:
        """The system ids of the running processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _least_busy(self) -> BotProcess:
        return min(self._workers, key=lambda worker: worker.busy)

    def _watch(self) -> None:
        """Check for processes that hang, until the pool is closed."""
        while not self._closed.wait(self._longest_silence / 4):
            for worker in self._workers:
                for asked in worker.check(self._longest_silence):
                    if asked.lives > 1:
                        self._least_busy().adopt(asked)
                    else:
                        asked.refused(BotUnavailable("bot-died"))

    async def levels(self, game: str) -> list[str]:
        """Return the names of the bots that play `game`."""
        return await asyncio.to_thread(self._workers[0].players, game)

    async def close(self) -> None:
        """End all processes."""
        self._closed.set()
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
