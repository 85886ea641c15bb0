"""Outlooks: whether what is being played is decided. That can take a second, so another process works it out.

The process is spoken to as bots are (`bots.Worker`): one JSON object a line.
"""

import json
import signal
import sys
from typing import TextIO

from longhouse.errors import BotError
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import JsonObject
from longhouse.games.northwood.visit import Visit
from longhouse.table.bots import Worker
from longhouse.table.entries import Happened
from longhouse.table.fairness import replayed
from longhouse.table.finish import can_finish, decided
from longhouse.table.table import Table

COMMAND = (sys.executable, "-m", "longhouse.table.outlooks")


class Outlooks:
    """Looks ahead for the tables of a house."""

    def __init__(self) -> None:
        self._worker = Worker(COMMAND)

    def worth_looking(self, table: Table) -> bool:
        """Whether there can be anything to tell."""
        return table.turn is not None and isinstance(table.state, Visit | Settlement)

    async def look(self, table: Table) -> tuple[bool | None, bool]:
        """What is decided, and whether the rest can be played at once."""
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
            answer = await self._worker.ask(
                "outlook", game=table.setup.game, options=table.game.options(), events=list(events)
            )
        except BotError:  # the process could not be kept alive; nobody has to know
            return None
        verdict = answer["decided"]
        return verdict if isinstance(verdict, bool) else None


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer one request after the other until there are no more."""
    for line in requests:
        request = json.loads(line)
        if request["ask"] == "outlook":
            verdict = look_at(request["game"], request["options"], request["events"])
            answers.write(json.dumps({"id": request["id"], "answer": {"decided": verdict}}) + "\n")
            answers.flush()


def look_at(game: str, options: JsonObject, events: list[str]) -> bool | None:
    """The verdict on the position after these events."""
    return decided(replayed(game_with(game, options), [Happened(text=text) for text in events]))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it, by closing its input
    serve(sys.stdin, sys.stdout)
