"""Delivers chat lines to the listeners on this node, in order and exactly once, wherever they were written."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from longhouse.games.game import Seat
from longhouse.storage.chat import ChatLine, ChatStore
from longhouse.storage.pool import DatabasePool

Hear = Callable[[ChatLine], None]


@dataclass(slots=True, eq=False)
class _Circle:
    """The chat listeners of one table, and the number of the last line delivered to them."""

    told: int
    hears: list[Hear] = field(default_factory=list)


class ChatFeed:
    """Chat delivery for all tables of a node."""

    def __init__(self, chat: ChatStore, threads: DatabasePool) -> None:
        self._chat = chat
        self._threads = threads
        self._circles: dict[str, _Circle] = {}

    def watch(self, game: str, hear: Hear, known: int) -> None:
        """Add a listener for new lines of a table.

        `known` is the last line it has; if there are listeners already, it gets the lines after those they have.
        """
        self._circles.setdefault(game, _Circle(known)).hears.append(hear)

    def unwatch(self, game: str, hear: Hear) -> None:
        circle = self._circles.get(game)
        if circle is not None and hear in circle.hears:
            circle.hears.remove(hear)
            if not circle.hears:
                del self._circles[game]

    async def say(self, game: str, seat: Seat | None, name: str, text: str, now: float, command: str) -> int:
        """Store a line and deliver it; returns its number. A repeated `command` id stores no second line."""
        n = await self._threads.run(partial(self._chat.say, game, seat, name, text, now, command))
        await self.spoken(game, n)
        return n

    async def spoken(self, game: str, n: int) -> None:
        """Deliver all lines up to number `n` that listeners do not have yet."""
        circle = self._circles.get(game)
        if circle is not None:
            await self._tell(game, circle, n)

    async def look(self) -> None:
        """Poll the database and deliver lines for which no notification arrived."""
        circles = dict(self._circles)
        last = await self._threads.run(partial(self._chat.last, list(circles)))
        for game, circle in circles.items():
            await self._tell(game, circle, last.get(game, 0))

    async def _tell(self, game: str, circle: _Circle, n: int) -> None:
        if circle.told >= n:
            return
        for said in await self._threads.run(partial(self._chat.since, game, circle.told)):
            if said.n > circle.told:  # another task may have delivered it while this one waited for the database
                circle.told = said.n
                for hear in list(circle.hears):
                    hear(said)
