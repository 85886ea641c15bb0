"""The bot process, `python -m longhouse.bots.worker`: one JSON object per line in and out (docs/bots.md).

One thread reads, so that a request can be cancelled at any time; another thread thinks about one request after the
other. A bad line is answered with an error, and the process continues.
"""

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import BinaryIO

from longhouse.bots import protocol
from longhouse.bots.answering import Answers, BotAnswer
from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.client import ASIDE
from longhouse.bots.levels import levels_of
from longhouse.bots.protocol import (
    AnalyseRequest,
    CancelRequest,
    HintRequest,
    JudgeRequest,
    MoveRequest,
    PingRequest,
    PrepareRequest,
)
from longhouse.bots.requests import read_request, request_id
from longhouse.errors import BotError, LonghouseError
from longhouse.games.catalogue import GAMES
from longhouse.games.fields import read_json, shown
from longhouse.priority import give_way

_LONGEST_LINE = 16_000_000
_BETWEEN_PROGRESS = 0.1
_NICE = 5


def main(arguments: Sequence[str] = ()) -> int:
    """Answer the requests on standard input until it is closed; return the exit code."""
    if ASIDE in arguments:
        give_way(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # stray prints must not get between the answers
    BotServer(sys.stdin.buffer, answers).serve()
    return 0


class _Pending:
    """A request that is queued or being answered, with the token that cancels it."""

    def __init__(
        self, name: str | int, request: MoveRequest | HintRequest | JudgeRequest | AnalyseRequest | PrepareRequest
    ) -> None:
        self.name = name
        self.request = request
        self.token = CancellationToken()


class BotServer:
    """Reads requests, queues them, and writes the answers. A second thread thinks about the requests one after the
    other.
    """

    def __init__(self, requests: BinaryIO, answers: BinaryIO) -> None:
        self._requests = requests
        self._answers = answers
        self._writing = threading.Lock()
        self._open: dict[str | int, _Pending] = {}
        self._waiting: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._answering = Answers()

    def serve(self) -> None:
        """Answer all requests until the input ends, then cancel those that are still open."""
        self._write(protocol.Hello(hello=protocol.PROTOCOL, players={game: list(levels_of(game)) for game in GAMES}))
        thinking = threading.Thread(target=self._think)
        thinking.start()
        while line := self._requests.readline(_LONGEST_LINE + 1):
            if len(line) > _LONGEST_LINE:
                self._skip_the_rest(line)
                self._refuse(None, BotError("bot-line-too-long", most=_LONGEST_LINE))
            elif line.strip():
                self._accept(line)
        for pending in list(self._open.values()):
            pending.token.cancel()
        self._waiting.put(None)
        thinking.join()

    def _accept(self, line: bytes) -> None:
        """Parse a line: queue a request, cancel one, or answer an invalid line with an error."""
        name: str | int | None = None
        try:
            content = read_json(line, BotError)
            name = request_id(content)
            request = read_request(content)
            if isinstance(request, CancelRequest):
                if name in self._open:
                    self._open[name].token.cancel()
                return
            if isinstance(request, PingRequest):
                self._write({"id": name, "answer": {}})
                return
            if name in self._open:
                raise BotError("bot-asked-twice", name=shown(name))
        except LonghouseError as refusal:
            self._refuse(name, refusal)
            return
        pending = self._open[name] = _Pending(name, request)
        self._waiting.put(pending)

    def _think(self) -> None:
        while (pending := self._waiting.get()) is not None:
            try:
                if pending.token.cancelled:
                    raise BotError("bot-cancelled")
                line: dict[str, object] = {"id": pending.name, "answer": self._answer(pending)}
            except LonghouseError as refusal:
                line = _refusal(pending.name, refusal)
            except Exception as error:  # a bug in one request must not end the process
                problem = f"{type(error).__name__}: {error}"
                line = _refusal(pending.name, BotError("bot-failed", problem=shown(problem)))
            del self._open[pending.name]
            self._write(line)

    def _answer(self, pending: _Pending) -> BotAnswer:
        progress = self._teller(pending.name) if pending.request.progress else None
        return self._answering.answer(pending.request, pending.token, progress)

    def _teller(self, name: str | int) -> Callable[[int, float], None]:
        written = 0.0

        def tell(done: int, of: float) -> None:
            nonlocal written
            if time.monotonic() - written >= _BETWEEN_PROGRESS:
                written = time.monotonic()
                self._write({"id": name, "progress": [done, round(of, 3)]})

        return tell

    def _skip_the_rest(self, line: bytes) -> None:
        while line and not line.endswith(b"\n"):
            line = self._requests.readline(_LONGEST_LINE)

    def _refuse(self, name: str | int | None, refusal: LonghouseError) -> None:
        self._write(_refusal(name, refusal))

    def _write(self, said: protocol.Hello | dict[str, object]) -> None:
        encoded = protocol.line(said)
        try:
            with self._writing:
                self._answers.write(encoded)
                self._answers.flush()
        except OSError:  # the parent process has closed the pipe
            os._exit(0)


def _refusal(name: str | int | None, refusal: LonghouseError) -> dict[str, object]:
    return {"id": name, "error": refusal.to_json()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
