"""Finds out whether the outcome of the current phase of a game, such as a visit, is already certain, so that the rest
of the phase need not be played.

Slow checks run in a separate process, which runs this file as a program. It uses the bot protocol (`bots.client`): one
JSON object per line.
"""

import signal
import sys
from typing import BinaryIO

import msgspec

from longhouse.bots.client import BotProcess
from longhouse.bots.protocol import CancelRequest, Request, decoded, line
from longhouse.errors import BotError
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.kinds import Closer, Decided
from longhouse.table.entries import AnyObject, Happened
from longhouse.table.fairness import replayed
from longhouse.table.table import Table


class LookRequest(Request[Decided], frozen=True, kw_only=True, omit_defaults=True, tag="outlook"):
    """A request that asks whether the outcome of the current phase of a game is certain."""

    game: str
    """The name of the game."""
    options: AnyObject
    """The options of the game."""
    events: list[str]
    """The events so far, as text."""

    def read(self, answer: object) -> Decided:
        return decoded(answer, Decided)


COMMAND = (sys.executable, "-m", "longhouse.service.closing")
"""The command that starts the separate process."""


class ClosingClient:
    """Finds out whether the outcome of the current phase of a game is certain.

    Slow checks run in a separate process.
    """

    def __init__(self) -> None:
        self._process = BotProcess(COMMAND)

    def applies(self, table: Table) -> bool:
        """Return whether the game of a table is now in a phase whose outcome can become certain before its end."""
        closing = _closing(table.game.name)
        return closing is not None and table.turn is not None and closing.applies(table.state)

    async def look(self, table: Table) -> Decided:
        """Return whether the outcome of the current phase of this table's game is certain."""
        closing = _closing(table.game.name)
        if closing is None or not self.applies(table):
            return Decided()
        return await self._ask(table) if closing.slow else closing.look(table.state)

    def closer(self, table: Table) -> Closer | None:
        """Return the object that plays a phase of this table's game to its end once the outcome is certain; None if the
        game has no such phases.
        """
        return _closing(table.game.name)

    def close(self) -> None:
        """End the separate process."""
        self._process.close()

    async def _ask(self, table: Table) -> Decided:
        events = [event.text for event in table.events]
        try:
            return await self._process.ask(
                LookRequest(game=table.setup.game, options=table.game.options(), events=events)
            )
        except BotError:  # the process keeps failing: treat the position as open
            return Decided()


def _closing(game: str) -> Closer | None:
    closing = GAMES[game].closing
    return None if closing is None else closing.load()


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests, one JSON object per line, one after the other until the input ends."""
    for asked in requests:
        request = msgspec.json.decode(asked, type=LookRequest | CancelRequest)
        if isinstance(request, LookRequest):
            answers.write(line({"id": request.id, "answer": look_at(request)}))
            answers.flush()


def look_at(asked: LookRequest) -> Decided:
    """Return the answer to a request: whether the outcome of the phase is certain."""
    closing = _closing(asked.game)
    events = [Happened(text=text) for text in asked.events]
    return Decided() if closing is None else closing.look(replayed(game_with(asked.game, asked.options), events))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    serve(sys.stdin.buffer, sys.stdout.buffer)
