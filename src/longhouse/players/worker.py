"""A process that plays: `python -m longhouse.players.worker`, one JSON object a line in and out (docs/bots.md).

One thread reads, so that a request can be stopped at any time; another thinks, one request after the other. Whatever
it is sent, it answers with one line and goes on.
"""

import json
import os
import queue
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO, cast

from longhouse.errors import BadView, BotError, LonghouseError
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fields import Fields, read_json, shown
from longhouse.games.game import Game, JsonObject, State
from longhouse.players.levels import Level, level_named, levels_of
from longhouse.players.minds import Leash, prepare

PROTOCOL = "longhouse-bot/1"
ASKS = ("move", "hint", "analyse", "prepare", "cancel")
DEFAULT = "norn"

_LONGEST_LINE = 16_000_000
_BETWEEN_PROGRESS = 0.1
_MOST_CANDIDATES = 1_000


def main() -> int:
    """Serve what comes in until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it, by closing its input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing but answers may stand between answers
    Worker(sys.stdin.buffer, answers).serve()
    return 0


class Request:
    """One question: what is asked of whom, and what holds the player while it thinks."""

    def __init__(self, name: str | int, fields: Fields) -> None:
        self.name = name
        self.fields = fields
        self.leash = Leash()


class Worker:
    """Reads requests, thinks about one after the other, and writes what it found."""

    def __init__(self, requests: BinaryIO, answers: BinaryIO) -> None:
        self._requests = requests
        self._answers = answers
        self._writing = threading.Lock()
        self._open: dict[str | int, Request] = {}
        self._waiting: queue.SimpleQueue[tuple[Request, Callable[[Request], JsonObject]] | None] = queue.SimpleQueue()
        self._games: dict[str, Game] = {}
        self._asks: dict[str, Callable[[Request], JsonObject]] = {
            "move": self._move,
            "hint": self._hint,
            "analyse": self._analyse,
            "prepare": self._prepare,
        }

    def serve(self) -> None:
        """Answer all requests up to the end of the input, and stop what is running then."""
        self._write({"hello": PROTOCOL, "players": {game: list(levels_of(game)) for game in GAMES}})
        thinking = threading.Thread(target=self._think)
        thinking.start()
        while line := self._requests.readline(_LONGEST_LINE + 1):
            if len(line) > _LONGEST_LINE:
                self._skip_the_rest(line)
                self._refuse(None, BotError("bot-line-too-long", most=_LONGEST_LINE))
            elif line.strip():
                self._accept(line)
        for request in list(self._open.values()):
            request.leash.stop()
        self._waiting.put(None)
        thinking.join()

    def _accept(self, line: bytes) -> None:
        """Read a request; queue it, or do at once what can be done at once."""
        name: str | int | None = None
        try:
            fields = Fields(read_json(line, BotError), "request", BotError)
            name = _name(fields)
            ask = fields.choice("ask", ASKS)
            if ask == "cancel":
                fields.done()
                if name in self._open:
                    self._open[name].leash.stop()
                return
            if name in self._open:
                raise BotError("bot-asked-twice", name=shown(name))
        except LonghouseError as refusal:
            self._refuse(name, refusal)
            return
        request = self._open[name] = Request(name, fields)
        self._waiting.put((request, self._asks[ask]))

    def _think(self) -> None:
        while (due := self._waiting.get()) is not None:
            request, answer = due
            try:
                if request.leash.stopped:
                    raise BotError("bot-cancelled")
                line: JsonObject = {"id": request.name, "answer": answer(request)}
            except LonghouseError as refusal:
                line = _refusal(request.name, refusal)
            except Exception as error:  # whatever it is, the next request may do better
                problem = f"{type(error).__name__}: {error}"
                line = _refusal(request.name, BotError("bot-failed", problem=shown(problem)))
            del self._open[request.name]
            self._write(line)

    def _move(self, request: Request) -> JsonObject:
        from longhouse.players.player import USUAL, choose, form_of  # noqa: PLC0415
        from longhouse.players.reasons import BY_CHANCE, reason  # noqa: PLC0415

        state = self._position(request)
        level, seed, progress = self._common(request, state.game)
        occasion = request.fields.text("occasion", default="")
        request.fields.done()
        form = form_of(occasion, state.turn) if occasion else USUAL
        choice = choose(state, level, seed, request.leash, progress, form=form)
        why = BY_CHANCE if level.plays == "random" else reason(state, choice.action, choice.verdict)
        answer: JsonObject = {"action": state.game.text(choice.action), "reason": why.to_json()}
        if choice.verdict is not None:
            candidate = next(each for each in choice.verdict.candidates if each.action == choice.action)
            answer |= {"value": candidate.value, "win": candidate.win, "hit": candidate.hit}
            answer |= {"nodes": choice.verdict.nodes, "seconds": choice.verdict.seconds}
        return answer

    def _hint(self, request: Request) -> JsonObject:
        from longhouse.players.analysis import hint  # noqa: PLC0415

        state = self._position(request)
        level, seed, progress = self._common(request, state.game)
        count = request.fields.amount("count", 1, _MOST_CANDIDATES, default=_MOST_CANDIDATES)
        request.fields.done()
        return hint(state, level, seed, int(count), request.leash, progress).to_json(state.game)

    def _analyse(self, request: Request) -> JsonObject:
        from longhouse.games.record import Record  # noqa: PLC0415
        from longhouse.players.analysis import analyse  # noqa: PLC0415
        from longhouse.players.moves import read_move  # noqa: PLC0415

        fields = request.fields
        record = Record.read(json.dumps(fields.required("record")))
        level, seed, progress = self._common(request, record.game)
        plies = fields.items("plies") if "plies" in fields else None
        known = [read_move(move, record.game) for move in fields.objects("known")] if "known" in fields else []
        fields.done()
        found = analyse(record, level, seed, request.leash, progress, plies, known)
        return found.to_json(record.game)

    def _prepare(self, request: Request) -> JsonObject:
        """Compile and load what is needed, so that nobody waits for it in a game."""
        game = request.fields.choice("game", tuple(GAMES))
        request.fields.done()
        prepare(game)
        return {}

    def _position(self, request: Request) -> State:
        """The position that a view tells of; the game is kept, since most views are of the one before."""
        view = request.fields.required("view")
        fields = Fields(view, "view", BadView)
        name, options = fields.text("game"), Fields(fields.required("options"), "view.options", BadView).rest()
        key = json.dumps([name, dict(options)], sort_keys=True)
        if key not in self._games:
            self._games = {key: game_with(name, cast(JsonObject, dict(options)))}
        return self._games[key].position(cast(JsonObject, view))

    def _common(self, request: Request, game: Game) -> tuple[Level, int, Callable[[int, float], None] | None]:
        """Who is asked, the seed of what it draws, and where to tell progress."""
        fields = request.fields
        level = level_named(game.name, fields.text("player", default=DEFAULT))
        if level.plays != "random":
            prepare(game.name)
        seed = fields.number("seed") if "seed" in fields else secrets.randbits(64)
        return level, seed, self._teller(request.name) if fields.flag("progress", default=False) else None

    def _teller(self, name: str | int) -> Callable[[int, float], None]:
        told = 0.0

        def tell(done: int, of: float) -> None:
            nonlocal told
            if time.monotonic() - told >= _BETWEEN_PROGRESS:
                told = time.monotonic()
                self._write({"id": name, "progress": [done, round(of, 3)]})

        return tell

    def _skip_the_rest(self, line: bytes) -> None:
        while line and not line.endswith(b"\n"):
            line = self._requests.readline(_LONGEST_LINE)

    def _refuse(self, name: str | int | None, refusal: LonghouseError) -> None:
        self._write(_refusal(name, refusal))

    def _write(self, line: JsonObject) -> None:
        encoded = json.dumps(line).encode() + b"\n"
        try:
            with self._writing:
                self._answers.write(encoded)
                self._answers.flush()
        except OSError:  # nobody listens any more
            os._exit(0)


def _name(fields: Fields) -> str | int:
    name = fields.required("id")
    if not isinstance(name, str | int) or isinstance(name, bool):
        raise BotError("bot-id")
    return name


def _refusal(name: str | int | None, refusal: LonghouseError) -> JsonObject:
    return {"id": name, "error": cast(JsonObject, refusal.to_json())}


if __name__ == "__main__":
    sys.exit(main())
