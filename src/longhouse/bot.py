"""Bots for programs: `Bot("norn")` is asked for moves, hints and analyses.

A bot is sent the view of the seat that is to move and nothing else, whatever it was handed, so it cannot know more than
a person at that seat.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from os import PathLike
from types import TracebackType
from typing import Self, TypeVar

from msgspec import to_builtins

from longhouse.bots.protocol import Analyse, BotAnalysis, BotHint, BotMove, Hint, Move, Request
from longhouse.errors import BotError, IllegalAction
from longhouse.games.fields import shown
from longhouse.games.game import State, View
from longhouse.games.play import Play, position_of
from longhouse.games.record import Record
from longhouse.table.bots import HOUSE, Worker

A = TypeVar("A")


class Bot:
    """One bot: a level of the house by name, or a program of your own by its command (docs/bots.md).

    It is a process of its own, started when it is first asked and ended by `close` or at the end of a `with` block;
    with `inline` it thinks in this process, which saves the start and is simpler to debug. The name may end with a
    budget: `norn@50ms`, `norn@2000n`. With a `seed` and a budget of nodes the same questions get the same answers.

        with Bot("karl") as bot:
            while not play.over:
                play.act(bot.choose(play))

    `UnknownBot` if no bot has the name, `BotUnavailable` if it cannot be started or dies, `BotError` if it refuses a
    question or answers with nonsense.
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
        self._asker: _Inline | _Process = (
            _Inline() if inline else _Process(HOUSE if command is None else tuple(map(str, command)))
        )

    def choose(self, position: State | Play) -> str:
        """The action that the bot takes here, for the seat that is to move."""
        return self.move(position).action

    def move(self, position: State | Play) -> BotMove:
        """The action that the bot takes here, with what it thought of it.

        An action that the rules forbid here is a `BotError`.
        """
        state = position_of(position, "Bot.choose()")
        found = self._asker.ask(Move(view=_shown(state), player=self.name, seed=self._seed))
        try:
            state.read(found.action)
        except IllegalAction as refusal:
            raise BotError("bot-illegal", action=shown(found.action)) from refusal
        return found

    def hint(self, position: State | Play, count: int = 3) -> BotHint:
        """The best actions here, the best first, at most so many, with their values and reasons."""
        view = _shown(position_of(position, "Bot.hint()"))
        return self._asker.ask(Hint(view=view, player=self.name, seed=self._seed, count=count))

    def analyse(self, record: Record) -> BotAnalysis:
        """A whole game, decision by decision: what each was worth, and which lost most."""
        if not isinstance(record, Record):
            raise TypeError(f"Bot.analyse() wants a Record, not {type(record).__name__}")
        content = json.loads(replace(record, players=None, nonces=None, seed=None, commitment=None).write())
        return self._asker.ask(Analyse(record=content, player=self.name, seed=self._seed))

    def close(self) -> None:
        """End the bot's process; what is asked afterwards is refused."""
        self._asker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"


def _shown(state: State) -> View:
    """What the seat that is to move sees."""
    if state.turn is None:
        raise BotError("player-nothing-to-decide")
    return state.view(state.turn)


class _Process:
    """A bot that is a process of its own."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._worker = Worker(command)

    def ask(self, request: Request[A]) -> A:
        return self._worker.ask(request).result()

    def close(self) -> None:
        self._worker.close()


class _Inline:
    """A bot of the house that thinks in this process."""

    def __init__(self) -> None:
        from longhouse.players.answering import Answers, question  # noqa: PLC0415 (compiled code)

        self._answers, self._question = Answers(), question
        self._closed = False

    def ask(self, request: Request[A]) -> A:
        if self._closed:
            raise BotError("bot-closed")
        fields: dict[str, object] = to_builtins(request)
        answer = self._answers.answer(str(fields.pop("ask")), self._question(fields))
        return request.read(to_builtins(answer))

    def close(self) -> None:
        self._closed = True
