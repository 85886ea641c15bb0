"""Manages a server's tables (running games). All changes to a table go through this module.

A pure function (`table.verbs`) turns a command into log entries. They are stored, and only then are listeners
notified. Commands for the same game run one after the other. If two nodes race, the database accepts the entries of one
node; the other node reads them and runs its command again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import ParamSpec, TypeVar

import msgspec

from longhouse.errors import Conflict, LonghouseError, NoSuchGame, Refused, Unavailable
from longhouse.games.game import Seat
from longhouse.service.cache import Slot, TableCache
from longhouse.service.chat_feed import ChatFeed
from longhouse.service.notifications import (
    Bus,
    Removed,
    Rewritten,
    Spoke,
    changed_by,
)
from longhouse.service.stalls import StallWatch
from longhouse.service.steady_clock import SteadyClock, TellTime
from longhouse.service.synchronising import Synchroniser
from longhouse.storage.batch import Batch, Raced, Repeated, SeatToken, Stored
from longhouse.storage.chat import ChatStore
from longhouse.storage.clubs import Clubs
from longhouse.storage.friends import Friends
from longhouse.storage.games import GameStore
from longhouse.storage.leaderboards import Leaderboards
from longhouse.storage.links import LoginLinks
from longhouse.storage.moderation import Moderation
from longhouse.storage.people import People
from longhouse.storage.plans import PlanStore
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
from longhouse.table.entries import Body, Entry, Made, Pause, Ply
from longhouse.table.fairness import new_seed
from longhouse.table.setup import Setup, check
from longhouse.table.table import Table, new_id
from longhouse.table.verbs.offers import lapse
from longhouse.table.verbs.rematch import again
from longhouse.table.verbs.time_out import run_out

_log = logging.getLogger(__name__)

Decide = Callable[[Table], Sequence[LogStep]]
"""A command: a function from a table to what the command adds to the log. It raises a `LonghouseError` to refuse."""

_MOST_TRIES = 20
ALIVE = "alive"
"""The name under which the time of the last heartbeat of any node is stored in the database."""

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
        self.plans = PlanStore(store)
        self.push = PushStore(store)
        self.puzzles = PuzzleStore(store)
        self.records = SharedRecords(store)
        self.now = now or _steady(store)
        """A function that returns the time for entries and clocks, in seconds since 1970. It never jumps."""
        self.wall = now or time.time
        """A function that returns the time of day, for dates."""
        self.stalls = StallWatch(self.now)
        self.bus = bus or Bus()
        self._threads = DatabasePool(6, "store")
        self.chat_feed = ChatFeed(self.chat, self._threads, self.bus)
        self.writer = Writer(store, DatabasePool(1, "writer"))
        self._cache = TableCache(self.bus.watched)
        self._synchroniser = Synchroniser(store, self._threads, self._cache, self.bus, self.chat_feed)
        self._running: set[asyncio.Task[object]] = set()

    async def wait_for(self, work: Callable[_Given, _Result], *args: _Given.args, **given: _Given.kwargs) -> _Result:
        """Run a blocking database call with these arguments in the thread pool, with retries, and await its result."""
        return await self._threads.run(lambda: work(*args, **given))

    async def table(self, game: str) -> Table:
        """Return the current state of a table; raises `NoSuchGame` if there is no game with this id."""
        slot = self._cache.slot(game)
        if slot.table is not None and not self.bus.shared:
            return slot.table
        async with slot.lock:
            await self._synchroniser.catch_up(slot)
            return slot.table or await self._synchroniser.load(slot)

    async def missed(self, game: str, since: int) -> tuple[Table, list[Entry], Table]:
        """Return what a client missed: the table after entry `since`, the later entries, and the current table.

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
            await self._synchroniser.reload([game])

    async def make(
        self,
        setup: Setup,
        reserved: Sequence[str | None],
        bots: Sequence[Body],
        made: Made,
        seed: str | None = None,
    ) -> Table:
        """Create a game with reserved seats and seated bots, publish the commitment to its seed, and return its table.

        - `setup`: the settings of the game.
        - `reserved`: for each seat, the id of the person for whom it is reserved, or None.
        - `bots`: the log entries that seat the bots.
        - `made`: the first log entry; its reserved seats are filled in here.
        - `seed`: the seed; None for a random one. Only a daily deal, which everybody plays, has a given seed.
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
        """Carry out a command on a game, and return the number of its first log entry; if it makes none, that of the
        last entry.

        - `decide`: computes what the command adds to the log.
        - `command`: the id of the command. If a command with this id was carried out before, nothing is done, and the
          same number is returned as then.
        - `tokens`: new seat tokens to store together with the entries.
        """
        # The client may disconnect meanwhile, but a command that has started must be stored and announced.
        executing = self._spawn(self._execute(game, decide, command, tokens))
        executing.add_done_callback(_read_error)
        return await asyncio.shield(executing)

    async def pause(self, game: str, seconds: float, command: str) -> None:
        """Credit `seconds` of server downtime to the clocks of a game.

        `command` is the id of this credit; with an id that was used before, nothing is done.
        """
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
        """Add a line to the chat of a game.

        - `seat`, `name`: the seat (None: a spectator) and the name of the person who says it.
        - `command`: the id of the command; with an id that was used before, nothing is added.
        """
        table = await self.table(game)
        if not table.setup.chat:
            raise Refused("table-no-chat")
        n = await self.chat_feed.say(game, seat, name, text, self.now(), command)
        self.bus.publish(Spoke(game=game, n=n))

    async def reload(self, games: Sequence[str]) -> None:
        """Read the tables of these games again, here and on other nodes, because their logs were rewritten."""
        for game in games:
            self.bus.publish(Rewritten(game=game))
        await self._synchroniser.reload(games)

    async def delete(self, game: str) -> None:
        """Delete a game permanently, even a damaged one; raises `NoSuchGame` if there is no game with this id."""
        if not await self.wait_for(self.store.lists.plies, [game]):
            raise NoSuchGame("table-no-such-game")
        # A retry after a lost answer finds nothing to delete, which is fine.
        await self.wait_for(self.store.delete, game)
        self._cache.drop(game)
        self.bus.publish(Removed(game=game))

    async def keep_up(self) -> None:
        """Poll the database for changes of which no notification arrived, until this task is cancelled."""
        await self._synchroniser.keep_up()

    @property
    def damage(self) -> Unavailable | None:
        """The error with which the database said that it is damaged; None if it has not said so."""
        return self._threads.damage or self.writer.damage

    def watched(self) -> int:
        """Return the number of cached tables that somebody watches."""
        return sum(self.bus.watched(slot.game) for slot in self._cache)

    async def close(self) -> None:
        """Wait for running commands, then close the store."""
        while self._running:
            await asyncio.wait(self._running)
        await self._synchroniser.finish()
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
            table = slot.table or await self._synchroniser.load(slot)
            try:
                steps = decide(table)
            except LonghouseError:
                if self.bus.shared and await self._synchroniser.catch_up(slot):
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
                await self._synchroniser.catch_up(slot)
                return ply
            case Raced():
                if not await self._synchroniser.catch_up(slot):
                    await self._synchroniser.replace(slot)
                return None

    def _publish(self, change: Change) -> None:
        """Notify all nodes of a change that this node stored."""
        self._cache.slot(change.after.id).table = change.after
        self.bus.publish(changed_by(change), change)


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


def _read_error(command: asyncio.Task[Ply]) -> None:
    """Read the error of a command, whose client may be gone; log what is not a refusal."""
    error = None if command.cancelled() else command.exception()
    if error is not None and not isinstance(error, LonghouseError):
        _log.error("command", exc_info=error)
