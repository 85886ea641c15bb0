"""Talk: what is said at the tables, told to whoever listens on this node, in order and once, whichever way it came."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from longhouse.games.game import Seat
from longhouse.table.chat import Chat, Said
from longhouse.table.threads import Threads

Hear = Callable[[Said], None]


@dataclass(slots=True, eq=False)
class _Circle:
    """Those who listen at one table, and the number of the last line they were told."""

    told: int
    hears: list[Hear] = field(default_factory=list)


class Talk:
    """The talk at all tables of a node."""

    def __init__(self, chat: Chat, threads: Threads) -> None:
        self._chat = chat
        self._threads = threads
        self._circles: dict[str, _Circle] = {}

    def watch(self, game: str, hear: Hear, known: int) -> None:
        """Be told of what is said at a table after the lines that are known, or that others here were told."""
        self._circles.setdefault(game, _Circle(known)).hears.append(hear)

    def unwatch(self, game: str, hear: Hear) -> None:
        circle = self._circles.get(game)
        if circle is not None and hear in circle.hears:
            circle.hears.remove(hear)
            if not circle.hears:
                del self._circles[game]

    async def say(self, game: str, seat: Seat | None, name: str, text: str, now: float, command: str) -> int:
        """Say something at a table; the number of the line, also if the same command said it before."""
        n = await self._threads.run(partial(self._chat.say, game, seat, name, text, now, command))
        await self.spoken(game, n)
        return n

    async def spoken(self, game: str, n: int) -> None:
        """Tell the line of this number, with those before it that no news came of."""
        circle = self._circles.get(game)
        if circle is not None:
            await self._tell(game, circle, n)

    async def look(self) -> None:
        """Tell what no news came of."""
        circles = dict(self._circles)
        last = await self._threads.run(partial(self._chat.last, list(circles)))
        for game, circle in circles.items():
            await self._tell(game, circle, last.get(game, 0))

    async def _tell(self, game: str, circle: _Circle, n: int) -> None:
        if circle.told >= n:
            return
        for said in await self._threads.run(partial(self._chat.since, game, circle.told)):
            if said.n > circle.told:  # it may have been told while this waited for the store
                circle.told = said.n
                for hear in list(circle.hears):
                    hear(said)
