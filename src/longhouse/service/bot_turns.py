"""Plays the bots' turns: sends a bot the view of its seat, and plays the action that the bot returns."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from longhouse.bots.client import Bots, processes
from longhouse.bots.protocol import BotHint, HintRequest, MoveRequest, PrepareRequest
from longhouse.errors import BotFailed, DamagedGame, GameOver, LonghouseError, NoSuchGame, Stale
from longhouse.games.game import Seat
from longhouse.service.fair_queue import FairQueue
from longhouse.service.notifications import Heard, Present, Thinks
from longhouse.service.tables import TableService
from longhouse.table.entries import LevelName
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.leave import replace_bot

_log = logging.getLogger(__name__)
_LONGEST_WAIT = 30.0
_CHANCES = "norn@20000n"
"""Who estimates the chances of actions: on one core it takes a fifth of a second."""

_INSTEAD = (LevelName("karl"), LevelName("random"))
"""Who takes over from a user's own bot that failed: the first of these that plays the game. Every game has the last."""

PRESENT, ABSENT, STUDY, BACKGROUND, ALONE = range(5)
"""The ranks of requests to bots, from the most to the least urgent; a lower number goes first.

In this order they are for games of people who are connected, games of people who are not, positions that somebody
studies, analyses of whole games, and games of bots alone.
"""


class BotTurns:
    """Requests the bots' moves at all tables on this node, and plays them."""

    def __init__(self, tables: TableService, bots: Bots, lanes: int | None = None) -> None:
        self._tables = tables
        self._bots = bots
        self.queue = FairQueue(lanes or processes())
        """The queue for requests to bots, shared with analyses: as many are sent at once as there are processes."""
        self._paused: set[str] = set()
        """Games of bots alone that nobody watches, at which a bot is to move."""
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._waking: set[asyncio.Task[None]] = set()
        self.ready = False
        """Whether the bots are prepared or one has answered; until then they may still be compiling."""
        self.thought: Callable[[str, float], None] = lambda _level, _seconds: None
        """A function that is called with the level of a bot and the seconds that it took for a move."""
        tables.bus.subscribe(self._heard)

    async def resume(self, left_for: float = 0.0) -> None:
        """Find games in which a bot has been to move for at least `left_for` seconds, and request its move.

        This is needed for moves that a node was waiting for when it was stopped or crashed. Games that are already
        being handled are left alone.
        """
        tables = self._tables
        for game in await tables.wait_for(tables.store.lists.bots_due, tables.now() - left_for):
            unwatched = game in self._paused and not tables.bus.watched(game)
            if game not in self._thinking and not unwatched:
                with suppress(NoSuchGame, DamagedGame):  # the game was deleted meanwhile, or is refused
                    table = await tables.table(game)
                    if self._pauses(table) or await tables.bus.claim(f"{game}:{table.ply}", _LONGEST_WAIT):
                        self._look(table, ours=True)

    async def prepare(self, games: Iterable[str]) -> None:
        """Let the bots load and compile what they need for these games, so that no player waits for it during a
        game.
        """
        for game in games:
            try:
                await self._bots.ask(PrepareRequest(game=game))
            except LonghouseError as refusal:  # bots may have nothing to prepare
                _log.info("prepare", extra={"fields": {"game": game, "refusal": str(refusal)}})
        self.ready = True

    async def hint(self, table: Table, seat: Seat) -> BotHint:
        """Return the moves that a bot recommends to this seat, which must be to move."""
        async with self.queue.turn(table.held[seat].person or table.id, PRESENT):
            return await self._bots.ask(HintRequest(view=table.view(seat)))

    async def chances(self, table: Table, seat: Seat) -> dict[str, float]:
        """Return, for each action that begins something, such as a visit, the probability that this succeeds.

        The keys are the actions as text; actions that begin nothing are left out. `seat` must be to move.
        """
        async with self.queue.turn(table.held[seat].person or table.id, PRESENT):
            hint = await self._bots.ask(HintRequest(view=table.view(seat), player=_CHANCES))
        return {each.action: each.hit for each in hint.candidates if each.hit is not None}

    def thinking(self, game: str) -> bool:
        """Return whether a move of a bot was requested for this game and has not arrived yet."""
        return game in self._thinking

    async def rest(self, most: float) -> None:
        """Wait until no bot is thinking, for at most `most` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(most):
                await self._at_rest.wait()

    async def close(self) -> None:
        """Cancel all requests. After a restart of the server, `resume` sends them again."""
        tasks = [*(task for _, task in self._thinking.values()), *self._waking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _heard(self, heard: Heard) -> None:
        if heard.change is not None:
            self._look(heard.change.after, ours=heard.node is None)
        elif isinstance(heard.notice, Present) and heard.node is None and heard.notice.game in self._paused:
            self._paused.discard(heard.notice.game)
            task = asyncio.get_running_loop().create_task(self._wake(heard.notice.game))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _wake(self, game: str) -> None:
        """Continue a paused game between bots, because somebody watches it now."""
        with suppress(LonghouseError):  # the game was deleted meanwhile
            self._look(await self._tables.table(game), ours=True)

    def _pauses(self, table: Table) -> bool:
        """Return whether a game is paused: only bots play in it, and nobody is watching."""
        return table.bots_alone and not self._tables.bus.watched(table.id)

    def _look(self, table: Table, ours: bool) -> None:
        """Request a move if a bot is to move and this node is responsible for it (`ours`); cancel an outdated
        request.
        """
        moved, task = self._thinking.get(table.id, (None, None))
        if task is not None and moved != table.moved:
            task.cancel()
            del self._thinking[table.id]
            task = None
        if table.bot_to_move is None or not self._pauses(table):
            self._paused.discard(table.id)
        elif task is None:
            self._paused.add(table.id)
        if ours and task is None and table.bot_to_move is not None and table.id not in self._paused:
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
        assert level is not None
        self._tables.bus.publish(Thinks(game=table.id, seat=seat, warming=not self.ready))
        wait = 0.5
        while True:
            try:
                async with self.queue.turn(table.setup.made_by or table.id, self._rank(table)):
                    begun = time.monotonic()
                    answer = await self._bots.ask(MoveRequest(view=table.view(seat), player=level, occasion=table.id))
                    self.thought(level or "", time.monotonic() - begun)
                self.ready = True
                await self._tables.act(table.id, partial(move, seats=[seat], ply=table.moved, action=answer.action))
                return
            except (Stale, GameOver, NoSuchGame, DamagedGame):
                return
            except BotFailed as refusal:
                _log.warning("bot", extra={"fields": {"game": table.id, "player": level, "refusal": str(refusal)}})
                instead = await self._instead(table.setup.game)
                await self._tables.act(table.id, partial(replace_bot, failed=level, level=instead))
                level = instead
                continue
            except LonghouseError as refusal:
                _log.warning("bot", extra={"fields": {"game": table.id, "player": level, "refusal": str(refusal)}})
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _instead(self, game: str) -> LevelName:
        levels = await self._bots.levels(game)
        return next((level for level in _INSTEAD if level in levels), _INSTEAD[-1])

    def _rank(self, table: Table) -> int:
        if table.bots_alone:
            return ALONE
        return PRESENT if self._tables.bus.watched(table.id) else ABSENT
