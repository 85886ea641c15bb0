"""Finds out whether the current phase of a game is decided, in a separate process, since it can take a second.

The process uses the protocol of bots (`bots.Worker`): one JSON object per line. Run as a program, this file is it.
"""

import signal
import sys
from typing import BinaryIO

import msgspec

from longhouse.bots.client import Worker
from longhouse.bots.protocol import Cancel, Request, decoded, line
from longhouse.errors import BotError
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.northwood.visit import Visit
from longhouse.table.entries import AnyObject, Happened
from longhouse.table.fairness import replayed
from longhouse.table.table import Table
from longhouse.table.verbs.finish import can_finish, decided


class OutlookAnswer(msgspec.Struct, frozen=True):
    """Whether success is certain (true), impossible (false) or open (null)."""

    decided: bool | None


class Outlook(Request[OutlookAnswer], frozen=True, kw_only=True, omit_defaults=True, tag="outlook"):
    """The request: is the position after these events decided?"""

    game: str
    options: AnyObject
    events: list[str]

    def read(self, answer: object) -> OutlookAnswer:
        return decoded(answer, OutlookAnswer)


COMMAND = (sys.executable, "-m", "longhouse.service.outlooks")


class Outlooks:
    """Client of the process that checks whether positions are decided."""

    def __init__(self) -> None:
        self._worker = Worker(COMMAND)

    def worth_looking(self, table: Table) -> bool:
        """Whether `look` could find anything: a visit or a settlement is being played."""
        return table.turn is not None and isinstance(table.state, Visit | Settlement)

    async def look(self, table: Table) -> tuple[bool | None, bool]:
        """The verdict on the current phase (see `finish.decided`), and whether it can be finished at once."""
        if not self.worth_looking(table):
            return None, False
        verdict = await self._decided(table) if isinstance(table.state, Visit) else None
        return verdict, can_finish(table.state, verdict)

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    async def _decided(self, table: Table) -> bool | None:
        events = [event.text for event in table.events]
        try:
            asked = Outlook(game=table.setup.game, options=table.game.options(), events=events)
            return (await self._worker.ask(asked)).decided
        except BotError:  # the process keeps failing: treat the position as open
            return None


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests one after the other until the input ends."""
    for asked in requests:
        request = msgspec.json.decode(asked, type=Outlook | Cancel)
        if isinstance(request, Outlook):
            answers.write(line({"id": request.id, "answer": look_at(request)}))
            answers.flush()


def look_at(asked: Outlook) -> OutlookAnswer:
    """Answer one request."""
    events = [Happened(text=text) for text in asked.events]
    return OutlookAnswer(decided(replayed(game_with(asked.game, asked.options), events)))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    serve(sys.stdin.buffer, sys.stdout.buffer)
