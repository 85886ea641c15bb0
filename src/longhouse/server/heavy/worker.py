"""The process for heavy work (`python -m longhouse.server.heavy`): one JSON object per line in and out.

It uses the bot protocol (`bots.client`). The processor time of a job and the memory of the process are limited. A
job that exceeds a limit is refused, and the process continues.
"""

import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import msgspec

from longhouse.bots.protocol import CancelRequest, PingRequest, Request, decoded, line
from longhouse.errors import LonghouseError, TooHeavy
from longhouse.server.heavy.jobs import AnyJob

_MOST_MEMORY = 1_000_000_000
"""Address space in bytes; most of it is never used."""


class JobProblem(msgspec.Struct, frozen=True):
    """A job's error, with the attributes of `LonghouseError`, as it is sent to the server process."""

    type: str
    """The name of the error's class."""
    key: str
    """The key of the message."""
    params: dict[str, str | int]
    """The parameters of the message, by name."""
    rule: str | None
    """The number of the broken rule; None if no rule is broken."""
    event: str | None
    """The event that was refused, as text; None if there is none."""
    index: int | None
    """The index of this event in the record; None if no event is at fault."""


class HeavyAnswer(msgspec.Struct, frozen=True):
    """What came of a job: its result or its error."""

    cost: float
    """The processor time that the job took, in milliseconds."""
    result: str | None = None
    """The result as JSON text; None if the job failed."""
    problem: JobProblem | None = None
    """The error; None if the job succeeded."""


class DoRequest(Request[HeavyAnswer], frozen=True, kw_only=True, omit_defaults=True, tag="do"):
    """A request to run a job."""

    job: AnyJob
    seconds: float
    """The processor time after which the job is given up, in seconds."""

    def read(self, answer: object) -> HeavyAnswer:
        return decoded(answer, HeavyAnswer)


class _TooLong(BaseException):
    """Raised when the time of a job is up. It is not an `Exception`, so that no error handler of the job catches it."""


def main() -> int:
    """Run the jobs that arrive on standard input until it is closed; return the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    _limit_memory()
    waiting: queue.SimpleQueue[DoRequest | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(waiting,), daemon=True).start()
    while (request := waiting.get()) is not None:
        _say({"id": request.id, "answer": msgspec.to_builtins(answer(request))})
    return 0


def answer(request: DoRequest) -> HeavyAnswer:
    """Run the job of a request, and return its result or its error."""
    begun = time.process_time()
    result = problem = None
    try:
        with _limited(request.seconds):
            result = msgspec.json.encode(request.job.done()).decode()
    except LonghouseError as refusal:
        problem = _problem(refusal)
    except (_TooLong, MemoryError, RecursionError):
        problem = _problem(TooHeavy("server-too-heavy"))
    return HeavyAnswer(1000 * (time.process_time() - begun), result, problem)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Context manager that raises `_TooLong` after this many seconds of processor time. Windows has no such timer."""
    if sys.platform == "win32":
        yield
        return

    def over(_number: int, _frame: FrameType | None) -> None:
        raise _TooLong

    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415, there is none on Windows

        with suppress(ValueError, OSError):  # a system with less, or without such a limit
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def _listen(waiting: "queue.SimpleQueue[DoRequest | None]") -> None:
    """Read requests and queue the jobs. Pings are answered at once, also while a job is running."""
    try:
        for asked in sys.stdin.buffer:
            request = msgspec.json.decode(asked, type=DoRequest | PingRequest | CancelRequest)
            if isinstance(request, DoRequest):
                waiting.put(request)
            elif isinstance(request, PingRequest):
                _say({"id": request.id, "answer": {}})
    finally:  # also after half a line, when the server was killed while it wrote
        waiting.put(None)


_writing = threading.Lock()


def _say(said: dict[str, object]) -> None:
    with _writing, suppress(OSError):  # the parent process has closed the pipe
        sys.stdout.buffer.write(line(said))
        sys.stdout.buffer.flush()


def _problem(refusal: LonghouseError) -> JobProblem:
    return JobProblem(
        type(refusal).__name__, refusal.key, dict(refusal.params), refusal.rule, refusal.event, refusal.index
    )
