"""Manages a server's tables (running games). All changes to a table go through this module.

A pure function (`table.verbs`) turns a command into log entries. They are stored, and only then are listeners
notified. Commands for the same game run one after the other. If two nodes race, the database accepts the entries of one
node; the other node reads them and runs its command again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import ParamSpec, TypeVar

import msgspec

from longhouse.errors import Conflict, DamagedGame, LonghouseError, NoSuchGame, Refused, Unavailable
from longhouse.games.game import Seat
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
)
from longhouse.service.stalls import StallWatch
from longhouse.service.steady_clock import SteadyClock, TellTime
from longhouse.storage.batch import Batch, Raced, Repeated, SeatToken, Stored
from longhouse.storage.chat import ChatStore
from longhouse.storage.clubs import Clubs
from longhouse.storage.friends import Friends
from longhouse.storage.games import GameStore
from longhouse.storage.leaderboards import Leaderboards
from longhouse.storage.links import LoginLinks
from longhouse.storage.moderation import Moderation
from longhouse.storage.people import People
from longhouse.storage.pool import DatabasePool
from longhouse.storage.problems import problems_named
from longhouse.storage.profiles import Profiles
from longhouse.storage.push import PushStore
from longhouse.storage.puzzles import PuzzleStore
from longhouse.storage.records import SharedRecords
from longhouse.storage.retry import patiently
from longhouse.storage.tournaments import Tournaments
from longhouse.storage.writer import Writer
from longhouse.table.change import Change, LogStep, carried_out
from longhouse.table.entries import Body, Entry, Happened, Made, Pause, Ply
from longhouse.table.fairness import new_seed
from longhouse.table.setup import DaysClock, Setup, check
from longhouse.table.table import Table, new_id
from longhouse.table.verbs.offers import lapse
from longhouse.table.verbs.rematch import again
from longhouse.table.verbs.time_out import run_out

_log = logging.getLogger(__name__)

Decide = Callable[[Table], Sequence[LogStep]]
"""A command: maps a table to new log entries; raises `LonghouseError` if it is refused."""

_MOST_TRIES = 20
_MOST_PASSED_ON = 20
"""Maximum number of entries that are sent along in a notification to other nodes."""

_POLL, _POLL_WITHOUT_NOTIFICATIONS = 5.0, 1.0
"""Seconds between polls of the database for missed changes, with and without notifications from other nodes."""

ALIVE = "alive"
"""The name of the value in which the last sign of life of any node is stored."""
_ELSEWHERE = "elsewhere"
"""The node of a change that was found in the database: some other one."""

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class TableService:
    """Reads and changes a server's tables (running games)."""

    def __init__(self, store: GameStore, bus: Bus | None = None, now: TellTime | None = None) -> None:
        self.store = store
        self.people = People(store)
        self.links = LoginLinks(store)
        self.chat = ChatStore(store)
        self.moderation = Moderation(store)
        self.profiles = Profiles(store)
        self.friends = Friends(store)
        self.boards = Leaderboards(store)
        self.clubs = Clubs(store)
        self.tournaments = Tournaments(store)
        self.push = PushStore(store)
        self.puzzles = PuzzleStore(store)
        self.records = SharedRecords(store)
        self.now = now or _steady(store)
        """The time of entries and clocks. It does not jump with the time of day."""
        self.wall = now or time.time
        """The time of day, for dates."""
        self.stalls = StallWatch(self.now)
        self.bus = bus or Bus()
        self.bus.incoming = self._hear
        self.bus.restored.append(self._resynchronise)
        self._threads = DatabasePool(6, "store")
        self.chat_feed = ChatFeed(self.chat, self._threads, self.bus)
        self.writer = Writer(store, DatabasePool(1, "writer"))
        self._cache = TableCache(self.bus.watched)
        self._poll_now = asyncio.Event()
        self._running: set[asyncio.Task[object]] = set()
        self._damaged: set[str] = set()
        """The damaged games that were logged."""

    async def wait_for(self, work: Callable[_Given, _Result], *args: _Given.args, **given: _Given.kwargs) -> _Result:
        """Run a blocking database call in the thread pool, with retries."""
        return await self._threads.run(lambda: work(*args, **given))

    async def table(self, game: str) -> Table:
        """Return the current state of a table; raises `NoSuchGame` if there is no game with this id."""
        slot = self._cache.slot(game)
        if slot.table is not None and not self.bus.shared:
            return slot.table
        async with slot.lock:
            await self._catch_up(slot)
            return slot.table or await self._load(slot)

    async def missed(self, game: str, since: int) -> tuple[Table, list[Entry], Table]:
        """Return what a client missed: the table at ply `since`, the entries after it, and the current table.

        All three are consistent with each other.
        """
        while True:
            history = await self.wait_for(self.store.history, game, since)
            now = await self.table(game)
            if history is None:
                raise NoSuchGame("table-no-such-game")
            then, entries = history
            if then.ply + len(entries) == now.ply:
                return then, entries, now
            await self._reload([game])

    async def make(
        self,
        setup: Setup,
        reserved: Sequence[str | None],
        bots: Sequence[Body],
        made: Made,
        seed: str | None = None,
    ) -> Table:
        """Create a game with reserved seats and seated bots, and publish the commitment to its seed.

        `seed` is given for a daily deal that everybody plays; otherwise it is random.
        """
        laid = Table.laid(new_id(), setup, seed or new_seed())
        check(setup, laid.game.seats)
        if len(reserved) != laid.game.seats:
            raise Refused("table-seats", given=len(reserved), seats=laid.game.seats)
        first = msgspec.structs.replace(made, reserved=tuple(reserved))
        if made.record is None:
            change = carried_out(laid, [first, *bots], self.now())
        else:  # which replays it
            change = await self.wait_for(carried_out, laid, [first], self.now())
        await self.wait_for(self.store.make, change)
        self._publish(change)
        return change.after

    async def act(self, game: str, decide: Decide, command: str | None = None, tokens: Sequence[SeatToken] = ()) -> Ply:
        """Execute a command; returns the ply of its first entry.

        `command` is its id: a command that was executed before is not executed again; its ply is returned.
        """
        # The client may disconnect meanwhile, but a command that has started must be stored and announced.
        executing = self._spawn(self._execute(game, decide, command, tokens))
        executing.add_done_callback(_read_error)
        return await asyncio.shield(executing)

    async def pause(self, game: str, seconds: float, command: str) -> None:
        """Credit server downtime to the clocks; idempotent per `command` id."""
        slot = self._cache.slot(game)
        async with slot.lock:
            await self._pause(slot, seconds, command)

    async def _pause(self, slot: Slot, seconds: float, command: str) -> None:
        def credited(table: Table) -> list[Body]:
            # Credit only the part of the time in which the current turn was running.
            lost = min(seconds, self.now() - table.clocks.since)
            return [Pause(seconds=lost)] if table.clocks.running is not None and lost > 0 else []

        await self._decide(slot, credited, command)

    async def say(self, game: str, seat: Seat | None, name: str, text: str, command: str) -> None:
        """Add a line to the chat of a game; a repeated `command` id has no effect."""
        table = await self.table(game)
        if not table.setup.chat:
            raise Refused("table-no-chat")
        n = await self.chat_feed.say(game, seat, name, text, self.now(), command)
        self.bus.publish(Spoke(game=game, n=n))

    async def reload(self, games: Sequence[str]) -> None:
        """Reload tables whose logs were rewritten, here and on other nodes."""
        for game in games:
            self.bus.publish(Rewritten(game=game))
        await self._reload(games)

    async def delete(self, game: str) -> None:
        """Delete a game permanently."""
        await self.table(game)
        # A retry after a lost answer finds nothing to delete, which is fine.
        await self.wait_for(self.store.delete, game)
        self._cache.drop(game)
        self.bus.publish(Removed(game=game))

    async def keep_up(self) -> None:
        """Poll the database, until cancelled, for changes of which no notification arrived."""
        while True:
            self._poll_now.clear()
            watched = {slot.game: slot.table.ply for slot in self._cache if slot.table and self.bus.watched(slot.game)}
            plies = await self.wait_for(self.store.lists.plies, list(watched))
            for game in watched.keys() - plies.keys():
                self._cache.drop(game)
                self.bus.publish(Removed(game=game))
            for game, ply in plies.items():
                if ply > watched[game]:
                    self._spawn(self._catch_up_with(game))
            self._spawn(self._reload([game for game, ply in plies.items() if ply < watched[game]]))
            await self.chat_feed.poll()
            with contextlib.suppress(TimeoutError):
                pause = _POLL if self.bus.connected else _POLL_WITHOUT_NOTIFICATIONS
                async with asyncio.timeout(pause):
                    await self._poll_now.wait()

    @property
    def damage(self) -> Unavailable | None:
        """The error in which the database reported that it is damaged; None if there was none."""
        return self._threads.damage or self.writer.damage

    def watched(self) -> int:
        """Return the number of cached tables that somebody watches."""
        return sum(self.bus.watched(slot.game) for slot in self._cache)

    async def close(self) -> None:
        """Wait for running commands, then close the store."""
        while self._running:
            await asyncio.wait(self._running)
        self.store.close()

    def _spawn(self, work: Coroutine[object, object, _Result]) -> asyncio.Task[_Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _execute(self, game: str, decide: Decide, command: str | None, tokens: Sequence[SeatToken]) -> Ply:
        """Apply timeouts that are due, then execute a command."""
        slot = self._cache.slot(game)
        async with slot.lock:
            stall = self.stalls.stall()
            if stall is not None:
                await self._pause(slot, stall.seconds, stall.id)
            await self._decide(slot, lambda table: run_out(table, self.now()))
            await self._decide(slot, lambda table: lapse(table, self.now()))
            return await self._decide(slot, decide, command, tokens)

    async def _decide(
        self, slot: Slot, decide: Decide, command: str | None = None, tokens: Sequence[SeatToken] = ()
    ) -> Ply:
        """Run a command until its entries are stored: it is run again if another node has changed the table
        meanwhile.
        """
        for _ in range(_MOST_TRIES):
            table = slot.table or await self._load(slot)
            try:
                steps = decide(table)
            except LonghouseError:
                if self.bus.shared and await self._catch_up(slot):
                    continue  # another node changed the table: the command may be legal now
                done = None if command is None else await self.wait_for(self.store.done, slot.game, command)
                if done is None:
                    raise
                return done
            if not steps:
                return table.ply
            ply = await self._store(slot, _batch(table, steps, max(self.now(), table.moved_at), command, tokens))
            if ply is not None:
                return ply
        raise Conflict("table-busy")

    async def _store(self, slot: Slot, batch: Batch) -> Ply | None:
        """Store a change, then notify all listeners.

        Returns the ply of the first entry. If another node was faster, it updates the cached table and returns None.
        """
        match await self.writer.append(batch):
            case Stored():
                if batch.makes is not None:
                    self._publish(batch.makes)
                self._publish(batch.change)
                return batch.change.entries[0].ply
            case Repeated(ply):
                await self._catch_up(slot)
                return ply
            case Raced():
                if not await self._catch_up(slot):
                    await self._replace(slot)
                return None

    def _publish(self, change: Change) -> None:
        """Notify all nodes of a change that this node stored."""
        self._cache.slot(change.after.id).table = change.after
        self.bus.publish(_notice(change), change)

    def _deliver(self, slot: Slot, change: Change, node: str) -> None:
        """Notify the listeners of a game on this node of a change that another node stored."""
        slot.table = change.after
        self.bus.deliver_to([slot.game, None], Heard(_notice(change), change, node=node))

    async def _load(self, slot: Slot) -> Table:
        try:
            table = await self.wait_for(self.store.find, slot.game)
        except DamagedGame as refusal:
            self._log_damage(refusal)
            raise
        if table is None:
            if not self.bus.watched(slot.game):
                self._cache.drop(slot.game)
            raise NoSuchGame("table-no-such-game")
        slot.table = table
        return table

    def _log_damage(self, refusal: DamagedGame) -> None:
        """Log a damaged game once, however often it is asked for."""
        game = str(refusal.params["game"])
        if game not in self._damaged:
            self._damaged.add(game)
            _log.error("damaged", extra={"fields": dict(refusal.params)})

    async def _catch_up(self, slot: Slot, heard: Sequence[Entry] = (), node: str = _ELSEWHERE) -> bool:
        """Apply entries of other nodes (`heard`, or read from the database); return whether any were new."""
        table = slot.table
        if table is None:
            return False
        entries = heard
        if not heard or heard[0].ply != table.ply + 1:
            entries = await self.wait_for(self.store.entries, slot.game, table.ply)
        if not entries or slot.table is not table:
            return False
        self._deliver(slot, Change(table, entries, table.after_all(entries)), node)
        return True

    async def _catch_up_with(self, game: str, heard: Sequence[Entry] = (), node: str = _ELSEWHERE) -> None:
        slot = self._cache.find(game)
        if slot is not None:
            try:
                async with slot.lock:
                    await self._catch_up(slot, heard, node)
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
                self._spawn(self.chat_feed.deliver(game, n))
            case Removed(game=game):
                self._cache.drop(game)
            case Rewritten(game=game):
                self._spawn(self._reload([game]))
            case Subscribed(topic=game):
                self._spawn(self._catch_up_with(game))
                self._spawn(self.chat_feed.catch_up(game))
        self.bus.deliver_from(notice, node)

    def _resynchronise(self) -> None:
        """Poll at once and reload the tables in use, after a time in which notifications may have been lost."""
        self._poll_now.set()
        used = []
        for slot in self._cache:
            if self._cache.in_use(slot):
                used.append(slot.game)
            else:
                slot.table = None
        self._spawn(self._reload(used))

    async def _reload(self, games: Sequence[str]) -> None:
        """Reload cached tables from the database, one after the other."""
        for game in games:
            slot = self._cache.find(game)
            if slot is None:
                continue
            try:
                async with slot.lock:
                    await self._replace(slot)
            except DamagedGame as refusal:
                self._log_damage(refusal)
            except LonghouseError as refusal:
                _log.warning("reload", extra={"fields": {"game": game, "refusal": str(refusal)}})
            except Exception:  # continue with the other games
                _log.exception("reload", extra={"fields": {"game": game}})

    async def _replace(self, slot: Slot) -> None:
        """Replace the cached table by one that is read from the log, and notify listeners of new entries.

        The log may have changed: a deleted person's name is removed, and a failover of the database may lose entries.
        """
        if slot.table is None:
            return
        history = await self.wait_for(self.store.history, slot.game, slot.table.ply)
        if history is None:
            raise NoSuchGame("table-no-such-game")
        slot.table, entries = history
        if entries:
            self._deliver(slot, Change(slot.table, entries, slot.table.after_all(entries)), _ELSEWHERE)
        await self.wait_for(self.store.summarise, slot.table)


def _steady(store: GameStore) -> SteadyClock:
    """Return the clock of a server at its start. It never starts before the last recorded heartbeat."""
    with problems_named():
        last = patiently(lambda: store.value(ALIVE))
        return SteadyClock(max(patiently(store.time), 0.0 if last is None else float(last)))


def _batch(
    table: Table, steps: Sequence[LogStep], now: float, command: str | None, tokens: Sequence[SeatToken]
) -> Batch:
    """Return the data that must be stored together: the change of the table and, for a rematch, the next game."""
    change = carried_out(table, steps, now)
    makes = None
    if change.after.rematch is not None and table.rematch is None:
        makes = carried_out(*again(change.after, change.after.rematch), now)
    return Batch(change, command, tokens, makes)


def _notice(change: Change) -> Changed:
    """Return the notification about a change. It has what other nodes and the lobby need, so that they need not read
    the table.
    """
    before, after, entries = change.before, change.after, change.entries
    public = after.setup.visibility == "public"
    waits, waited = after.waits_for, before.waits_for
    moved_on = waits != waited
    return Changed(
        game=after.id,
        ply=after.ply,
        offered=public
        and (before.ply > 0 and before.stage == "open", before.open_seats())
        != (after.stage == "open", after.open_seats()),
        waits=waits if moved_on else None,
        waited=waited if moved_on else None,
        asks=() if before.offers == after.offers else tuple(sorted(after.people)),
        calls=after.setup.game if isinstance(after.setup.clock, DaysClock) else None,
        entries=tuple(entries) if _can_be_passed_on(entries) else (),
    )


def _can_be_passed_on(entries: Sequence[Entry]) -> bool:
    """Return whether entries may be sent in a notification: only if they are a few moves. Others may contain
    secrets.
    """
    return len(entries) <= _MOST_PASSED_ON and all(isinstance(entry.body, Happened) for entry in entries)


def _read_error(command: asyncio.Task[Ply]) -> None:
    """Read the error of a command, whose client may be gone; log what is not a refusal."""
    error = None if command.cancelled() else command.exception()
    if error is not None and not isinstance(error, LonghouseError):
        _log.error("command", exc_info=error)
