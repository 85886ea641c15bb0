"""The class `Bot`: lets a program ask a bot for moves, hints and analyses.

A bot receives only the view of the seat to move, whatever the caller passes, so it knows no more than a human player
at that seat.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from os import PathLike
from types import TracebackType
from typing import Self, TypeVar

from msgspec import to_builtins

from longhouse.bots.client import HOUSE, BotProcess
from longhouse.bots.protocol import (
    AnalyseRequest,
    BotAnalysis,
    BotHint,
    BotMove,
    CancelRequest,
    HintRequest,
    MoveRequest,
    PingRequest,
    Request,
)
from longhouse.bots.registry import own_bots
from longhouse.bots.requests import read_request
from longhouse.errors import BotError, IllegalAction
from longhouse.games.fields import shown
from longhouse.games.game import State, View
from longhouse.games.play import Play, position_of
from longhouse.games.record import Record

A = TypeVar("A")


class Bot:
    """A bot: one of the built-in levels by name, or your own program by its command (docs/bots.md).

    - `name`: `random`, `greedy`, `thrall`, `karl`, `jarl`, `skald`, `vala` or `norn`. A budget may follow it:
      `norn@50ms`, `norn@2000n`. A bot of your own that is registered (docs/bots.md) is found by its name, too.
    - `command`: the command line of your own bot. Then `name` is one of the players that the program offers.
    - `inline`: run a built-in bot in this process instead of a process of its own. It starts faster and is easier to
      debug.
    - `seed`: fixes the bot's random choices. With a seed and a budget of nodes the same questions get the same answers.

    The process starts with the first question. `close` or the end of a `with` block ends it.

    >>> from longhouse import Play, fjords
    >>> play = Play(fjords(), seed="7")
    >>> with Bot("random", inline=True, seed=1) as bot:
    ...     while not play.over:
    ...         state = play.act(bot.choose(play))
    >>> play.result.scores
    (16, 12)

    Every question raises `UnknownBot` if no bot has the name, `BotUnavailable` if the process cannot be started or
    crashes, and `BotError` if the bot refuses the question or gives an answer that makes no sense.
    """

    def __init__(
        self,
        name: str = "norn",
        *,
        command: Sequence[str | PathLike[str]] | None = None,
        inline: bool = False,
        seed: int | None = None,
    ) -> None:
        if not isinstance(name, str):
            raise TypeError(f"Bot() wants the name of a bot, for example 'karl', not {type(name).__name__}")
        if isinstance(command, str) or (inline and command is not None):
            raise TypeError("the command of a Bot is a list of texts, for a process of its own")
        self.name = name
        self._seed = seed
        self._asker: _Inline | _Process = _Inline() if inline else _Process(_command(name, command))

    def choose(self, position: State | Play) -> str:
        """Return the action that the bot chooses for the seat to move."""
        return self.move(position).action

    def move(self, position: State | Play) -> BotMove:
        """Return the action that the bot chooses for the seat to move, with its value and reason.

        Raises `BotError` if the rules forbid the action.
        """
        state = position_of(position, "Bot.choose()")
        found = self._asker.ask(MoveRequest(view=_shown(state), player=self.name, seed=self._seed))
        try:
            state.read(found.action)
        except IllegalAction as refusal:
            raise BotError("bot-illegal", action=shown(found.action)) from refusal
        return found

    def hint(self, position: State | Play, count: int = 3) -> BotHint:
        """Return the best actions in this position with their values and reasons: at most `count`, best first."""
        view = _shown(position_of(position, "Bot.hint()"))
        return self._asker.ask(HintRequest(view=view, player=self.name, seed=self._seed, count=count))

    def analyse(self, record: Record) -> BotAnalysis:
        """Analyse a whole game: the value of every decision, and the decisions that lost most."""
        if not isinstance(record, Record):
            raise TypeError(f"Bot.analyse() wants a Record, not {type(record).__name__}")
        content = json.loads(replace(record, players=None, nonces=None, seed=None, commitment=None).write())
        return self._asker.ask(AnalyseRequest(record=content, player=self.name, seed=self._seed))

    def close(self) -> None:
        """End the bot's process. Later questions raise `BotError`."""
        self._asker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"


def _command(name: str, command: Sequence[str | PathLike[str]] | None) -> tuple[str, ...]:
    """Return the command of a bot: as given, of a registered bot with this name, or of the built-in bots."""
    if command is not None:
        return tuple(map(str, command))
    own = own_bots().get(name)
    return HOUSE if own is None else own.command


def _shown(state: State) -> View:
    """Return the view of the seat to move. Raises `BotError` if no seat is to move."""
    if state.turn is None:
        raise BotError("player-nothing-to-decide")
    return state.view(state.turn)


class _Process:
    """Asks a bot that runs in a process of its own."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._worker = BotProcess(command, foreign=command != HOUSE)

    def ask(self, request: Request[A]) -> A:
        return self._worker.ask(request).result()

    def close(self) -> None:
        self._worker.close()


class _Inline:
    """Asks a built-in bot that runs in this process."""

    def __init__(self) -> None:
        from longhouse.bots.answering import Answers  # compiled code

        self._answers = Answers()
        self._closed = False

    def ask(self, request: Request[A]) -> A:
        if self._closed:
            raise BotError("bot-closed")
        asked = read_request(to_builtins(request))  # checked like any request
        assert not isinstance(asked, CancelRequest | PingRequest)
        return request.read(to_builtins(self._answers.answer(asked)))

    def close(self) -> None:
        self._closed = True
