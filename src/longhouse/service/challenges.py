"""Challenges: a person invites another to a game, and the other can answer from any screen until the offer expires."""

import asyncio
import logging
from contextlib import suppress
from typing import Literal

from longhouse.errors import Forbidden, LonghouseError, NoSuchGame, NotFound
from longhouse.service.notifications import Challenged, Heard, Removed
from longhouse.service.tables import TableService
from longhouse.storage.challenges import ChallengeAnswer, ChallengeStore, GameChallenge
from longhouse.table.setup import FischerClock, MoveClock
from longhouse.table.table import Table

_log = logging.getLogger(__name__)
_AT_ONCE, _IN_DAYS = 30 * 60.0, 7 * 86_400.0
"""Seconds to answer: for a game at one sitting, whose challenger waits, and for any other."""
_BETWEEN_LOOKS = 15.0
_Happened = Literal["begun", "over", "deleted"]
"""What happens to a game: it begins, is over, or is deleted by its creator."""


class Challenges:
    """Makes challenges, and ends them when they are accepted, declined, withdrawn or too old.

    That a challenge was accepted is told until its game is over.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.store = ChallengeStore(tables.store)
        self._ending: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._heard)

    async def ask(self, by: str, to: str, table: Table) -> None:
        """Store a challenge from the person `by` to the person `to`, both given by id.

        `table` is the game that they are to play; a seat in it is reserved for `to`.
        """
        clock = table.setup.clock
        most = _AT_ONCE if isinstance(clock, FischerClock | MoveClock) else _IN_DAYS
        challenge = GameChallenge(table.id, table.setup.game, by, to, self._tables.now() + most)
        await self._tables.wait_for(self.store.add, challenge)
        self._tables.bus.publish(Challenged(game=table.id, people=(by, to), asks=to))

    async def end(self, person: str, game: str) -> None:
        """End the challenge to a game, at the request of one of its two people.

        The challenged person declines it. The person who made it withdraws it or, if it was answered, deletes the
        answer. Raises `NotFound` if there is no such challenge, and `Forbidden` if the challenge is between other
        people.
        """
        challenge = await self._tables.wait_for(self.store.one, game)
        if challenge is None:
            raise NotFound("server-challenge-gone")
        if person == challenge.to and challenge.answer is None:
            await self._stop(challenge, "declined")
        elif person == challenge.by:
            await self._stop(challenge, None)
        else:
            raise Forbidden("server-not-yours")

    async def run(self) -> None:
        """End the challenges that were not answered in time, until this task is cancelled."""
        tables = self._tables
        while True:
            if await tables.bus.claim("challenges", _BETWEEN_LOOKS / 2):
                for challenge in await tables.wait_for(self.store.late, tables.now()):
                    await self._stop(challenge, "late")
            await asyncio.sleep(_BETWEEN_LOOKS)

    async def close(self) -> None:
        """Wait until all changes to challenges are stored."""
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _stop(self, challenge: GameChallenge, answer: ChallengeAnswer | None) -> None:
        """Delete the game of a challenge unless it has begun. Keep the answer; without one, forget the challenge."""
        tables, accepted = self._tables, False
        with suppress(NoSuchGame):
            accepted = (await tables.table(challenge.game)).began
        if answer is None:
            await tables.wait_for(self.store.remove, challenge.game)
        elif not await tables.wait_for(self.store.end, challenge.game, "accepted" if accepted else answer):
            raise NotFound("server-challenge-gone")
        if challenge.answer is None and not accepted:
            with suppress(NoSuchGame):
                await tables.delete(challenge.game)
        self._tell(challenge)

    async def _noted(self, game: str, happened: _Happened) -> None:
        """Note what happened to a game that may have a challenge. When the game is over, its answer is old news."""
        try:
            challenge = await self._tables.wait_for(self.store.one, game)
            if challenge is None or (challenge.answer is not None and happened != "over"):
                return
            if happened == "begun":
                await self._tables.wait_for(self.store.end, game, "accepted")
            else:
                await self._tables.wait_for(self.store.remove, game)
            self._tell(challenge)
        except LonghouseError as refusal:  # such as a database that does not answer
            _log.warning("challenge", extra={"fields": {"game": game, "refusal": str(refusal)}})

    def _tell(self, challenge: GameChallenge) -> None:
        self._tables.bus.publish(Challenged(game=challenge.game, people=(challenge.by, challenge.to)))

    def _heard(self, heard: Heard) -> None:
        if heard.node is not None:
            return
        change = heard.change
        if change is not None and change.after.began and not change.before.began:
            if any(held.reserved for held in change.before.held):
                self._note(change.after.id, "begun")
        elif change is not None and change.after.stage == "over" and change.before.stage == "running":
            if sum(held.person is not None for held in change.after.held) > 1:
                self._note(change.after.id, "over")
        elif isinstance(heard.notice, Removed):
            self._note(heard.notice.game, "deleted")

    def _note(self, game: str, happened: _Happened) -> None:
        task = asyncio.get_running_loop().create_task(self._noted(game, happened))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
