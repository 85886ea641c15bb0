"""Delivers chat lines to the listeners on this node, in order and exactly once, whichever node stored them."""

from functools import partial

from longhouse.games.game import Seat
from longhouse.service.notifications import Bus, Heard, Spoke
from longhouse.storage.chat import ChatStore
from longhouse.storage.pool import DatabasePool


class ChatFeed:
    """Publishes new chat lines of the followed games on the notification bus, as `Heard.line`."""

    def __init__(self, chat: ChatStore, pool: DatabasePool, bus: Bus) -> None:
        self._chat = chat
        self._pool = pool
        self._bus = bus
        self._delivered: dict[str, int] = {}
        """The number of the last line that was delivered, for each table that is followed."""

    def follow(self, game: str, known: int) -> None:
        """Start delivering the chat lines of a game that come after line number `known`.

        Does nothing if the game is followed already.
        """
        self._delivered.setdefault(game, known)

    def unfollow(self, game: str) -> None:
        """Stop delivering the chat lines of a game."""
        self._delivered.pop(game, None)

    async def say(self, game: str, seat: Seat | None, name: str, text: str, now: float, command: str) -> int:
        """Store a line of chat and deliver it; return its number.

        - `seat`, `name`: the seat (None: a spectator) and the name of the person who says it.
        - `now`: the current time.
        - `command`: the id of the command. If a line with this id was stored before, nothing is stored, and the number
          of that line is returned.
        """
        n = await self._pool.run(partial(self._chat.say, game, seat, name, text, now, command))
        await self.deliver(game, n)
        return n

    async def deliver(self, game: str, n: int) -> None:
        """Deliver all lines of a game up to number `n` that were not delivered yet, if the game is followed."""
        if self._delivered.get(game, n) >= n:
            return
        for line in await self._pool.run(partial(self._chat.since, game, self._delivered[game])):
            # Another task may have delivered the line while this one waited for the database.
            if line.n > self._delivered.get(game, line.n):
                self._delivered[game] = line.n
                self._bus.deliver(Heard(Spoke(game=game, n=line.n), line=line))

    async def poll(self) -> None:
        """Deliver all lines whose notification was lost, in all followed games."""
        await self._read(list(self._delivered))

    async def catch_up(self, game: str) -> None:
        """Deliver all lines of a game whose notification was lost; does nothing if the game is not followed."""
        if game in self._delivered:
            await self._read([game])

    async def _read(self, games: list[str]) -> None:
        for game, n in (await self._pool.run(partial(self._chat.last, games))).items():
            await self.deliver(game, n)
