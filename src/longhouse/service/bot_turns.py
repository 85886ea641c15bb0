"""Plays the turns of bots: sends a bot the view of its seat and plays the action that it answers."""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

from longhouse.bots.protocol import BotHint, HintRequest, MoveRequest, PrepareRequest, Request
from longhouse.errors import GameOver, LonghouseError, NoSuchGame, Stale
from longhouse.games.game import Seat
from longhouse.service.notifications import Heard, Thinks
from longhouse.service.tables import TableService
from longhouse.table.table import Table
from longhouse.table.verbs.act import move

A = TypeVar("A")

_log = logging.getLogger(__name__)
_LONGEST_WAIT = 30.0


class Bots(Protocol):
    """The interface to bot processes: on this machine (`bots.client`) or on others (`bots.remote`)."""

    def ask(self, request: Request[A]) -> Awaitable[A]:
        """Send a request (move, hint, analysis or prepare); raises `BotError` if there is no valid answer."""

    async def levels(self, game: str) -> list[str]:
        """The names of the bots that play this game."""

    async def close(self) -> None:
        """Close the connection or the processes; nothing can be asked afterwards."""


class BotTurns:
    """Asks the bots for their moves at all tables of this node."""

    def __init__(self, tables: TableService, bots: Bots) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self.ready = False
        """Whether the bots are prepared or one has answered; until then they may still be compiling."""
        tables.bus.subscribe(self._heard)

    async def resume(self, left_for: float = 0.0) -> None:
        """Resume bot turns that have waited for at least `left_for` seconds, after a restart or the crash of a node."""
        tables = self._tables
        for game in await tables.wait_for(tables.store.bots_due, tables.now() - left_for):
            if game not in self._thinking:
                with suppress(NoSuchGame):  # the game was deleted meanwhile
                    table = await tables.table(game)
                    if await tables.bus.claim(f"{game}:{table.ply}", _LONGEST_WAIT):
                        self._look(table, ours=True)

    async def prepare(self, games: Iterable[str]) -> None:
        """Warm up the bots for these games, so that nobody waits for compilation during a game."""
        for game in games:
            try:
                await self._bots.ask(PrepareRequest(game=game))
            except LonghouseError as refusal:  # bots may have nothing to prepare
                _log.info("prepare", extra={"fields": {"game": game, "refusal": str(refusal)}})
        self.ready = True

    async def hint(self, table: Table, seat: Seat) -> BotHint:
        """The moves that a bot considers for this seat."""
        return await self._bots.ask(HintRequest(view=table.view(seat)))

    def thinking(self, game: str) -> bool:
        return game in self._thinking

    async def rest(self, most: float) -> None:
        """Wait until no bot has to move, for at most `most` seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._at_rest.wait(), most)

    async def close(self) -> None:
        """Cancel all requests; `resume` asks again after a restart."""
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _heard(self, heard: Heard) -> None:
        if heard.change is not None:
            self._look(heard.change.after, ours=heard.node is None)

    def _look(self, table: Table, ours: bool) -> None:
        """Start a request if a bot is to move and this node is responsible (`ours`); cancel one that is outdated."""
        moved, task = self._thinking.get(table.id, (None, None))
        if task is not None and moved != table.moved:
            task.cancel()
            del self._thinking[table.id]
            task = None
        if ours and task is None and table.bot_to_move is not None:
            begun = asyncio.get_running_loop().create_task(self._play(table))
            self._thinking[table.id] = (table.moved, begun)
            self._at_rest.clear()
            begun.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, game: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(game, (0, None))[1] is task:
            del self._thinking[game]
        if not self._thinking:
            self._at_rest.set()

    async def _play(self, table: Table) -> None:
        seat, level = table.turn, table.bot_to_move
        assert seat is not None
        self._tables.bus.publish(Thinks(game=table.id, seat=seat, warming=not self.ready))
        wait = 0.5
        while True:
            try:
                answer = await self._bots.ask(MoveRequest(view=table.view(seat), player=level, occasion=table.id))
                self.ready = True
                await self._tables.act(table.id, partial(move, seats=[seat], ply=table.moved, action=answer.action))
                return
            except (Stale, GameOver, NoSuchGame):
                return
            except LonghouseError as refusal:
                _log.warning("bot", extra={"fields": {"game": table.id, "player": level, "refusal": str(refusal)}})
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
