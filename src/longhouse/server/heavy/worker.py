"""The process that does heavy work, `python -m longhouse.server.heavy.worker`: one JSON object per line in and out.

It speaks the protocol of bots (`bots.client`). A job may take a limited time of the processor, the process a limited
amount of memory; a job that needs more is refused, and the process goes on.
"""

import os
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
_NICE = 10
"""The server itself, which answers everybody, comes first."""


class JobProblem(msgspec.Struct, frozen=True):
    """An error, for the process that asked."""

    type: str
    key: str
    params: dict[str, str | int]
    rule: str | None
    event: str | None
    index: int | None


class HeavyAnswer(msgspec.Struct, frozen=True):
    """The result of a job as JSON text, or its error, and the milliseconds of the processor that it took."""

    cost: float
    result: str | None = None
    problem: JobProblem | None = None


class DoRequest(Request[HeavyAnswer], frozen=True, kw_only=True, omit_defaults=True, tag="do"):
    """The request to do a job within so many seconds of the processor."""

    job: AnyJob
    seconds: float

    def read(self, answer: object) -> HeavyAnswer:
        return decoded(answer, HeavyAnswer)


class _TooLong(BaseException):
    """The time of a job is over. Not an `Exception`, so that nothing that handles errors catches it."""


def main() -> int:
    """Do the jobs on standard input until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    _be_modest()
    waiting: queue.SimpleQueue[DoRequest | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(waiting,), daemon=True).start()
    while (request := waiting.get()) is not None:
        _say({"id": request.id, "answer": msgspec.to_builtins(answer(request))})
    return 0


def answer(request: DoRequest) -> HeavyAnswer:
    """Do one job."""
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
    """Raise `_TooLong` after so many seconds of the processor; Windows has no such clock, and no limit."""
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


def _be_modest() -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415, there is none on Windows

        os.nice(_NICE)
        with suppress(ValueError, OSError):  # a system with less, or without such a limit
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def _listen(waiting: "queue.SimpleQueue[DoRequest | None]") -> None:
    """Read requests; signs of life are given at once, also during a job."""
    for asked in sys.stdin.buffer:
        request = msgspec.json.decode(asked, type=DoRequest | PingRequest | CancelRequest)
        if isinstance(request, DoRequest):
            waiting.put(request)
        elif isinstance(request, PingRequest):
            _say({"id": request.id, "answer": {}})
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


if __name__ == "__main__":
    sys.exit(main())
