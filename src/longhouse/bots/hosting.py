"""Runs a Python class as a bot (`python -m longhouse.bots.hosting NAME`): answers the requests of the protocol for it.

A package registers the class in the group `longhouse.bots` of its entry points. The class is called without arguments;
its method `choose(position)` gets a position, made from the view of the seat to move, and returns an action as text.

    class Hermit:
        games = ("fjords",)              # optional; without it the bot is offered for every game

        def choose(self, position):      # a longhouse State: position.legal(), position.apply(...)
            return position.legal()[0]

A single-file program can instead call `longhouse.host("hermit", Hermit())`.
"""

import json
import os
import signal
import sys
from importlib.metadata import entry_points
from typing import BinaryIO, Protocol, cast

from longhouse.bots.protocol import PROTOCOL, BotMove, CancelRequest, Done, Hello, MoveRequest, PingRequest, line
from longhouse.bots.registry import GROUP
from longhouse.bots.requests import read_request, request_id
from longhouse.errors import BotError, LonghouseError, UnknownBot
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fields import read_json, shown
from longhouse.games.game import Game, State


class PythonBot(Protocol):
    """The interface of a Python class that is a bot."""

    def choose(self, position: State) -> str:
        """Return the action to play, as text. `position` has only the information that the seat to move can see."""


def bot_named(name: str) -> PythonBot:
    """Create the bot that an installed package registered under this name. Raises `UnknownBot` if no package did."""
    for point in entry_points(group=GROUP, name=name):
        return cast(PythonBot, point.load()())
    raise UnknownBot("player-unknown", name=shown(name), players=", ".join(entry_points(group=GROUP).names))


class Host:
    """Answers the requests of the bot protocol for a Python bot, one after the other."""

    def __init__(self, name: str, bot: PythonBot, answers: BinaryIO) -> None:
        self._name = name
        self._bot = bot
        self._answers = answers
        self._games: dict[str, Game] = {}

    def serve(self, requests: BinaryIO) -> None:
        """Answer the requests in `requests`, one per line, until the input ends."""
        games = getattr(self._bot, "games", tuple(GAMES))
        self._say(Hello(hello=PROTOCOL, players={game: [self._name] for game in games}))
        for text in requests:
            number: str | int | None = None
            try:
                content = read_json(text, BotError)
                number = request_id(content)
                answer = self._answer(content)
            except LonghouseError as refusal:
                self._say({"id": number, "error": refusal.to_json()})
            except Exception as error:  # a mistake in somebody's bot: told to them, and the game goes on without it
                problem = BotError("bot-failed", problem=f"{type(error).__name__}: {error}")
                self._say({"id": number, "error": problem.to_json()})
                sys.excepthook(type(error), error, error.__traceback__)
            else:
                if answer is not None:
                    self._say({"id": number, "answer": answer})

    def _answer(self, content: object) -> BotMove | Done | None:
        request = read_request(content)
        match request:
            case MoveRequest():
                return BotMove(action=str(self._bot.choose(self._position(request))))
            case PingRequest():
                return Done()
            case CancelRequest():
                return None
        raise BotError("bot-cannot", ask=str(type(request).__struct_config__.tag))

    def _position(self, request: MoveRequest) -> State:
        game, options = request.view.get("game"), request.view.get("options")
        key = json.dumps([game, options], sort_keys=True)
        if key not in self._games:
            self._games = {key: game_with(str(game), cast("dict[str, object]", options))}
        return self._games[key].position(request.view)

    def _say(self, message: object) -> None:
        self._answers.write(line(message))
        self._answers.flush()


def host(name: str, bot: PythonBot) -> None:
    """Answer requests of the bot protocol with `bot`, under this name, until standard input is closed.

    This makes a program a bot (docs/bots.md). What the bot prints goes to standard error.

    - `bot`: an object with a method `choose(position)`, which returns an action as text. If it has an attribute
      `games`, it is offered for these games only.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints of the bot must not get between the answers
    Host(name, bot, answers).serve(sys.stdin.buffer)


if __name__ == "__main__":
    host(sys.argv[1], bot_named(sys.argv[1]))
