"""Keeps the cached tables of a node up to date when other nodes change them in the database.

Notifications of other nodes say what has changed; because they can be lost, the database is polled, too.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from functools import partial

from longhouse.errors import DamagedGame, LonghouseError, NoSuchGame
from longhouse.service.cache import Slot, TableCache
from longhouse.service.chat_feed import ChatFeed
from longhouse.service.notifications import (
    Bus,
    Changed,
    Heard,
    Notice,
    Removed,
    Rewritten,
    Spoke,
    Subscribed,
    changed_by,
)
from longhouse.storage.games import GameStore
from longhouse.storage.pool import DatabasePool
from longhouse.table.change import Change
from longhouse.table.entries import Entry
from longhouse.table.table import Table

_log = logging.getLogger(__name__)

_POLL, _POLL_WITHOUT_NOTIFICATIONS = 5.0, 1.0
"""Seconds between polls of the database for missed changes, with and without notifications from other nodes."""

_ELSEWHERE = "elsewhere"
"""The node of a change that was found in the database: some other one."""


class Synchroniser:
    """Loads tables into the cache, and follows the changes of other nodes."""

    def __init__(
        self,
        store: GameStore,
        threads: DatabasePool,
        cache: TableCache,
        bus: Bus,
        chat_feed: ChatFeed,
    ) -> None:
        self._store = store
        self._threads = threads
        self._cache = cache
        self._bus = bus
        self._chat_feed = chat_feed
        self._poll_now = asyncio.Event()
        self._running: set[asyncio.Task[object]] = set()
        self._damaged: set[str] = set()
        """The damaged games that were logged."""
        bus.incoming = self._hear
        bus.restored.append(self._resynchronise)

    async def keep_up(self) -> None:
        """Poll the database for changes of which no notification arrived, until this task is cancelled."""
        while True:
            self._poll_now.clear()
            watched = {slot.game: slot.table.ply for slot in self._cache if slot.table and self._bus.watched(slot.game)}
            plies = await self._threads.run(partial(self._store.lists.plies, list(watched)))
            for game in watched.keys() - plies.keys():
                self._cache.drop(game)
                self._bus.publish(Removed(game=game))
            for game, ply in plies.items():
                if ply > watched[game]:
                    self._spawn(self._catch_up_with(game))
            self._spawn(self.reload([game for game, ply in plies.items() if ply < watched[game]]))
            await self._chat_feed.poll()
            with contextlib.suppress(TimeoutError):
                pause = _POLL if self._bus.connected else _POLL_WITHOUT_NOTIFICATIONS
                async with asyncio.timeout(pause):
                    await self._poll_now.wait()

    async def finish(self) -> None:
        """Wait until the updates in progress are done."""
        while self._running:
            await asyncio.wait(self._running)

    async def load(self, slot: Slot) -> Table:
        """Read a table from the database into its slot; raises `NoSuchGame` if there is no such game."""
        try:
            table = await self._threads.run(partial(self._store.find, slot.game))
        except DamagedGame as refusal:
            self._log_damage(refusal)
            raise
        if table is None:
            if not self._bus.watched(slot.game):
                self._cache.drop(slot.game)
            raise NoSuchGame("table-no-such-game")
        slot.table = table
        return table

    async def catch_up(self, slot: Slot, heard: Sequence[Entry] = (), node: str = _ELSEWHERE) -> bool:
        """Bring the table in a slot up to date with the entries that other nodes have stored; return whether there were
        any.

        `heard` are new entries that came with a notification from the node `node`. If they do not directly continue the
        table, or there are none, the new entries are read from the database.
        """
        table = slot.table
        if table is None:
            return False
        entries = heard
        if not heard or heard[0].ply != table.ply + 1:
            entries = await self._threads.run(partial(self._store.entries, slot.game, table.ply))
        if not entries or slot.table is not table:
            return False
        self._deliver(slot, Change(table, entries, table.after_all(entries)), node)
        return True

    async def replace(self, slot: Slot) -> None:
        """Replace the table in a slot by one that is read from the database again, and notify listeners of new entries.

        This is for a log that itself may have changed: a deleted person's name was removed, or a failover of the
        database lost entries.
        """
        if slot.table is None:
            return
        history = await self._threads.run(partial(self._store.history, slot.game, slot.table.ply))
        if history is None:
            raise NoSuchGame("table-no-such-game")
        slot.table, entries = history
        if entries:
            self._deliver(slot, Change(slot.table, entries, slot.table.after_all(entries)), _ELSEWHERE)
        await self._threads.run(partial(self._store.summarise, slot.table))

    async def reload(self, games: Sequence[str]) -> None:
        """Replace the tables of these games, one after the other; games that are not cached are skipped."""
        for game in games:
            slot = self._cache.find(game)
            if slot is None:
                continue
            try:
                async with slot.lock:
                    await self.replace(slot)
            except DamagedGame as refusal:
                self._log_damage(refusal)
            except LonghouseError as refusal:
                _log.warning("reload", extra={"fields": {"game": game, "refusal": str(refusal)}})
            except Exception:  # continue with the other games
                _log.exception("reload", extra={"fields": {"game": game}})

    def _deliver(self, slot: Slot, change: Change, node: str) -> None:
        """Notify the listeners of a game on this node of a change that another node stored."""
        slot.table = change.after
        self._bus.deliver_to([slot.game, None], Heard(changed_by(change), change, node=node))

    def _log_damage(self, refusal: DamagedGame) -> None:
        """Log a damaged game once, however often it is asked for."""
        game = str(refusal.params["game"])
        if game not in self._damaged:
            self._damaged.add(game)
            _log.error("damaged", extra={"fields": dict(refusal.params)})

    async def _catch_up_with(self, game: str, heard: Sequence[Entry] = (), node: str = _ELSEWHERE) -> None:
        slot = self._cache.find(game)
        if slot is not None:
            try:
                async with slot.lock:
                    await self.catch_up(slot, heard, node)
            except DamagedGame as refusal:
                self._log_damage(refusal)
            except LonghouseError as refusal:  # `keep_up` tries again
                _log.warning("catch up", extra={"fields": {"game": game, "refusal": str(refusal)}})

    def _hear(self, notice: Notice, node: str) -> None:
        """React to a notification of another node, and deliver it to the listeners of its game on this one."""
        match notice:
            case Changed(game=game, ply=ply, entries=entries):
                slot = self._cache.find(game)
                if slot is not None and slot.table is not None and slot.table.ply < ply:
                    self._spawn(self._catch_up_with(game, entries, node))  # which delivers it with the change
                    return
            case Spoke(game=game, n=n):
                self._spawn(self._chat_feed.deliver(game, n))
            case Removed(game=game):
                self._cache.drop(game)
            case Rewritten(game=game):
                self._spawn(self.reload([game]))
            case Subscribed(topic=game):
                self._spawn(self._catch_up_with(game))
                self._spawn(self._chat_feed.catch_up(game))
        self._bus.deliver_from(notice, node)

    def _resynchronise(self) -> None:
        """Poll at once and reload the tables in use, after a time in which notifications may have been lost."""
        self._poll_now.set()
        used = []
        for slot in self._cache:
            if self._cache.in_use(slot):
                used.append(slot.game)
            else:
                slot.table = None
        self._spawn(self.reload(used))

    def _spawn(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
