"""Delivers chat lines to the listeners on this node, in order and exactly once, whichever node stored them."""

from functools import partial

from longhouse.games.game import Seat
from longhouse.service.notifications import Bus, Heard, Spoke
from longhouse.storage.chat import ChatStore
from longhouse.storage.pool import DatabasePool


class ChatFeed:
    """Publishes new chat lines of some tables on the notification bus, as `Heard.line`."""

    def __init__(self, chat: ChatStore, pool: DatabasePool, bus: Bus) -> None:
        self._chat = chat
        self._pool = pool
        self._bus = bus
        self._delivered: dict[str, int] = {}
        """The number of the last line that was delivered, for each table that is followed."""

    def follow(self, game: str, known: int) -> None:
        """Start delivering the chat of a table, after line `known`; does nothing if it is being delivered already."""
        self._delivered.setdefault(game, known)

    def unfollow(self, game: str) -> None:
        """Stop delivering the lines of a table."""
        self._delivered.pop(game, None)

    async def say(self, game: str, seat: Seat | None, name: str, text: str, now: float, command: str) -> int:
        """Store a line and deliver it; returns its number. A repeated `command` id stores no second line."""
        n = await self._pool.run(partial(self._chat.say, game, seat, name, text, now, command))
        await self.deliver(game, n)
        return n

    async def deliver(self, game: str, n: int) -> None:
        """Deliver all lines up to number `n` that were not delivered yet."""
        if self._delivered.get(game, n) >= n:
            return
        for line in await self._pool.run(partial(self._chat.since, game, self._delivered[game])):
            # Another task may have delivered the line while this one waited for the database.
            if line.n > self._delivered.get(game, line.n):
                self._delivered[game] = line.n
                self._bus.deliver(Heard(Spoke(game=game, n=line.n), line=line))

    async def poll(self) -> None:
        """Deliver lines whose notification was lost."""
        await self._read(list(self._delivered))

    async def catch_up(self, game: str) -> None:
        """Deliver the lines of one table whose notification was lost, if the table is followed."""
        if game in self._delivered:
            await self._read([game])

    async def _read(self, games: list[str]) -> None:
        for game, n in (await self._pool.run(partial(self._chat.last, games))).items():
            await self.deliver(game, n)
