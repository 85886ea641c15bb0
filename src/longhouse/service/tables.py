"""The house: all tables of a server, and the only way to change them.

A pure function (`moves`, `takebacks`, …) turns a command into log entries; they are stored, and only then are listeners
told. Commands to the same game run one after the other. If two nodes race, the database accepts the entries of one, and
the other reads them and decides again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

import msgspec

from longhouse.errors import Conflict, LonghouseError, NoSuchGame, Refused
from longhouse.games.game import Seat
from longhouse.service.chat_feed import Talk
from longhouse.service.notifications import Changed, News, Notice, Removed, Rewritten, Spoke
from longhouse.storage.batch import Batch, Raced, Repeated, Stored
from longhouse.storage.chat import Chat
from longhouse.storage.games import Store
from longhouse.storage.people import People
from longhouse.storage.pool import Threads
from longhouse.storage.puzzles import Tries
from longhouse.storage.records import KeptRecords
from longhouse.storage.writer import Writer
from longhouse.table.entries import Body, Entry, Happened, Made, Pause, Ply
from longhouse.table.fairness import new_seed
from longhouse.table.setup import DaysClock, Setup, check
from longhouse.table.table import Table, new_id
from longhouse.table.verbs.rematch import again
from longhouse.table.verbs.seating import begun
from longhouse.table.verbs.time_out import run_out

_log = logging.getLogger(__name__)

Decide = Callable[[Table], list[Body]]
"""A command: maps a table to new log entries; raises `LonghouseError` if it is refused."""

_MOST_TRIES = 20
_MOST_TABLES = 5_000
"""Maximum number of cached tables; others are loaded from the database on demand."""

_MOST_PASSED_ON = 20
"""Maximum number of entries that are sent along in a notification to other nodes."""

_LOOK, _LOOK_WITHOUT_NEWS = 5.0, 1.0
"""Seconds between polls of the database for missed changes, with and without notifications from other nodes."""

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Told:
    """A stored change of a table: its entries, and the table before and after them."""

    before: Table
    entries: Sequence[Entry]
    after: Table
    ours: bool = True
    """Whether this node stored the entries, and so is responsible for follow-ups such as asking a bot."""


Listener = Callable[[Told], None]


@dataclass(slots=True, eq=False)
class _Place:
    """A cache slot: the table (None until loaded), the lock for commands, and the listeners."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)


class House:
    """All tables of a server."""

    def __init__(self, store: Store, news: News | None = None, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.people = People(store)
        self.chat = Chat(store)
        self.tries = Tries(store)
        self.records = KeptRecords(store)
        self.now = now
        self._threads = Threads(6, "store")
        self.talk = Talk(self.chat, self._threads)
        self._writer = Writer(store, Threads(1, "writer"))
        self._places: dict[str, _Place] = {}
        self._everywhere: list[Listener] = []
        self.news = news or News()
        self.news.listen(self._hear)
        self.news.restored.append(self._wake)
        self._lost = asyncio.Event()
        self._running: set[asyncio.Task[object]] = set()

    async def wait_for(self, work: Callable[_Given, _Result], *args: _Given.args, **given: _Given.kwargs) -> _Result:
        """Run a blocking database call in the thread pool, with retries."""
        return await self._threads.run(lambda: work(*args, **given))

    async def table(self, game: str) -> Table:
        """The current state of a table; raises `NoSuchGame`."""
        place = self._place(game)
        if place.table is not None and not self.news.shared:
            return place.table
        async with place.lock:
            await self._catch_up(game, place)
            return place.table or await self._load(game, place)

    async def missed(self, game: str, since: int) -> tuple[Table, list[Entry], Table]:
        """The table at ply `since`, the entries after it, and the current table, consistent with each other."""
        while True:
            found = await self.wait_for(self.store.history, game, since)
            now = await self.table(game)
            if found is None:
                raise NoSuchGame("table-no-such-game")
            then, entries = found
            if then.ply + len(entries) == now.ply:
                return then, entries, now
            await self._read_anew([game])

    async def make(
        self,
        setup: Setup,
        reserved: Sequence[str | None],
        bots: Sequence[Body],
        made: Made,
        seed: str | None = None,
    ) -> Table:
        """Create a game with reserved seats and seated bots, and publish the commitment to its seed.

        `seed` is given for a deal that everybody plays; otherwise it is random.
        """
        laid = Table.laid(new_id(), setup, seed or new_seed())
        check(setup, laid.game.seats)
        if len(reserved) != laid.game.seats:
            raise Refused("table-seats", given=len(reserved), seats=laid.game.seats)
        first = msgspec.structs.replace(made, reserved=tuple(reserved))
        started = laid.after(Entry(Ply(1), 0.0, first))
        bodies = [first] if started.imported is not None else [first, *begun(started, bots)]
        entries = numbered(laid, bodies, self.now())
        table = laid.after_all(entries)
        await self.wait_for(self.store.make, Batch(laid, table, entries))
        self._tell(self._place(table.id), Told(laid, entries, table))
        self.news.announce(_change(laid, table, entries))
        return table

    async def act(
        self, game: str, decide: Decide, command: str | None = None, tokens: Sequence[tuple[bytes, Seat]] = ()
    ) -> Ply:
        """Execute a command; returns the ply of its first entry.

        `command` is its id: if a command with this id was executed before, the ply of that one is returned.
        """
        # The client may disconnect meanwhile, but a command that has started must be stored and announced.
        return await asyncio.shield(self._spawn(self._act_in_time(game, decide, command, tokens)))

    async def pause(self, game: str, seconds: float, command: str) -> None:
        """Credit server downtime to the clocks; idempotent per `command` id."""
        await self._act(
            game, lambda table: [Pause(seconds=seconds)] if table.clocks.running is not None else [], command
        )

    def watch(self, game: str, listener: Listener) -> None:
        """Call `listener` after each stored change of a table."""
        self._place(game).listeners.append(listener)

    def unwatch(self, game: str, listener: Listener) -> None:
        place = self._places.get(game)
        if place is not None and listener in place.listeners:
            place.listeners.remove(listener)

    def watch_all(self, listener: Listener) -> None:
        """Call `listener` after each stored change of any table that this node knows."""
        self._everywhere.append(listener)

    async def say(self, game: str, seat: Seat | None, name: str, text: str, command: str) -> None:
        """Add a line to the chat of a game; a repeated `command` id has no effect."""
        table = await self.table(game)
        if not table.setup.chat:
            raise Refused("table-no-chat")
        n = await self.talk.say(game, seat, name, text, self.now(), command)
        self.news.announce(Spoke(game=game, n=n))

    async def reload(self, games: Sequence[str]) -> None:
        """Reload tables whose logs were rewritten, here and on other nodes."""
        for game in games:
            self.news.announce(Rewritten(game=game))
        await self._read_anew(games)

    async def delete(self, game: str) -> None:
        """Delete a game permanently."""
        await self.table(game)
        # A retry after a lost answer finds nothing to delete, which is fine.
        await self.wait_for(self.store.delete, game)
        self._places.pop(game, None)
        self.news.announce(Removed(game=game))

    async def keep_up(self) -> None:
        """Poll the database for changes that were not notified, until cancelled."""
        while True:
            self._lost.clear()
            watched = {game: place.table.ply for game, place in self._places.items() if place.listeners and place.table}
            plies = await self.wait_for(self.store.plies, list(watched))
            for game in watched.keys() - plies.keys():
                self._places.pop(game, None)
                self.news.announce(Removed(game=game))
            for game, ply in plies.items():
                if ply > watched[game]:
                    self._spawn(self._catch_up_in_line(game))
            self._spawn(self._read_anew([game for game, ply in plies.items() if ply < watched[game]]))
            await self.talk.look()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), _LOOK if self.news.connected else _LOOK_WITHOUT_NEWS)

    def watched(self) -> int:
        """The number of tables with at least one listener."""
        return sum(bool(place.listeners) for place in self._places.values())

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

    async def _act_in_time(
        self, game: str, decide: Decide, command: str | None, tokens: Sequence[tuple[bytes, Seat]]
    ) -> Ply:
        await self._act(game, lambda table: run_out(table, self.now()))
        return await self._act(game, decide, command, tokens)

    async def _act(
        self, game: str, decide: Decide, command: str | None = None, tokens: Sequence[tuple[bytes, Seat]] = ()
    ) -> Ply:
        place = self._place(game)
        async with place.lock:
            for _ in range(_MOST_TRIES):
                table = place.table or await self._load(game, place)
                now = max(self.now(), table.moved_at)
                try:
                    bodies = decide(table)
                except LonghouseError:
                    if self.news.shared and await self._catch_up(game, place):
                        continue  # another node changed the table: the command may be legal now
                    done = None if command is None else await self.wait_for(self.store.done, game, command)
                    if done is None:
                        raise
                    return done
                if not bodies:
                    return table.ply
                ply = await self._add(place, table, bodies, now, command, tokens)
                if ply is not None:
                    return ply
        raise Conflict("table-busy")

    async def _add(
        self,
        place: _Place,
        table: Table,
        bodies: Sequence[Body],
        now: float,
        command: str | None = None,
        tokens: Sequence[tuple[bytes, Seat]] = (),
    ) -> Ply | None:
        """Store entries, then tell listeners and other nodes.

        Returns the ply of the first entry, or None after a lost race; then the cached table is up to date again.
        """
        entries = numbered(table, bodies, now)
        after = table.after_all(entries)
        makes = None
        if after.rematch is not None and table.rematch is None:
            laid, first = again(after, after.rematch)
            opening = numbered(laid, first, now)
            makes = Batch(laid, laid.after_all(opening), opening)
        match await self._writer.append(Batch(table, after, entries, command, tokens, makes)):
            case Stored():
                if makes is not None:
                    self._tell(self._place(makes.after.id), Told(makes.before, makes.entries, makes.after))
                    self.news.announce(_change(makes.before, makes.after, makes.entries))
                self._tell(place, Told(table, entries, after))
                self.news.announce(_change(table, after, entries))
                return entries[0].ply
            case Repeated(ply):
                await self._catch_up(table.id, place)
                return ply
            case Raced():
                if not await self._catch_up(table.id, place):
                    await self._take_anew(table.id, place)
                return None

    def _tell(self, place: _Place, told: Told) -> None:
        place.table = told.after
        for listener in [*place.listeners, *self._everywhere]:
            listener(told)

    async def _load(self, game: str, place: _Place) -> Table:
        table = await self.wait_for(self.store.find, game)
        if table is None:
            if not place.listeners:
                self._places.pop(game, None)
            raise NoSuchGame("table-no-such-game")
        place.table = table
        return table

    async def _catch_up(self, game: str, place: _Place, heard: Sequence[Entry] = ()) -> bool:
        """Apply entries of other nodes (`heard`, or read from the database); return whether any were new."""
        table = place.table
        if table is None:
            return False
        entries = heard
        if not heard or heard[0].ply != table.ply + 1:
            entries = await self.wait_for(self.store.entries, game, table.ply)
        if not entries or place.table is not table:
            return False
        self._tell(place, Told(table, entries, table.after_all(entries), ours=False))
        return True

    def _hear(self, notice: Notice, node: str | None) -> None:
        """React to a notification of another node; those of this node were handled when it stored the change."""
        if node is None:
            return
        match notice:
            case Changed(game=game, ply=ply, entries=entries):
                place = self._places.get(game)
                if place is not None and place.table is not None and place.table.ply < ply:
                    self._spawn(self._catch_up_in_line(game, entries))
            case Spoke(game=game, n=n):
                self._spawn(self.talk.spoken(game, n))
            case Removed(game=game):
                self._places.pop(game, None)
            case Rewritten(game=game):
                self._spawn(self._read_anew([game]))

    def _wake(self) -> None:
        """After a gap in notifications, poll at once and reload the tables in use; logs may have been rewritten."""
        self._lost.set()
        used = []
        for game, place in self._places.items():
            if place.listeners or place.lock.locked():
                used.append(game)
            else:
                place.table = None
        self._spawn(self._read_anew(used))

    async def _read_anew(self, games: Sequence[str]) -> None:
        """Reload cached tables from the database, one after the other."""
        for game in games:
            place = self._places.get(game)
            if place is None:
                continue
            try:
                async with place.lock:
                    await self._take_anew(game, place)
            except Exception:  # continue with the other games
                _log.exception("reading anew", extra={"fields": {"game": game}})

    async def _take_anew(self, game: str, place: _Place) -> None:
        """Replace the cached table by what the log says, and tell listeners about new entries.

        The log may have lost names (a deleted person) or, after a failover of the database, entries.
        """
        if place.table is None:
            return
        found = await self.wait_for(self.store.history, game, place.table.ply)
        if found is None:
            raise NoSuchGame("table-no-such-game")
        place.table, entries = found
        if entries:
            self._tell(place, Told(place.table, entries, place.table.after_all(entries), ours=False))
        await self.wait_for(self.store.summarise, place.table)

    async def _catch_up_in_line(self, game: str, heard: Sequence[Entry] = ()) -> None:
        place = self._places.get(game)
        if place is not None:
            async with place.lock:
                await self._catch_up(game, place, heard)

    def _place(self, game: str) -> _Place:
        place = self._places.pop(game, None) or _Place()
        self._places[game] = place  # most recently used last
        if len(self._places) > _MOST_TABLES:
            self._let_go()
        return place

    def _let_go(self) -> None:
        """Evict tables without listeners from the cache, least recently used first."""
        for game, place in list(self._places.items())[: _MOST_TABLES // 10]:
            if not (place.listeners or place.lock.locked()):
                del self._places[game]


def _change(before: Table, after: Table, entries: Sequence[Entry]) -> Changed:
    """The notification about a change, with what other nodes and the lobby need to know without reading the table."""
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
        calls=after.setup.game if isinstance(after.setup.clock, DaysClock) else None,
        entries=tuple(entries) if _can_be_passed_on(entries) else (),
    )


def _can_be_passed_on(entries: Sequence[Entry]) -> bool:
    """Whether entries may be part of a notification: a few moves only, since other entries may contain secrets."""
    return len(entries) <= _MOST_PASSED_ON and all(isinstance(entry.body, Happened) for entry in entries)


def numbered(table: Table, bodies: Sequence[Body], now: float) -> list[Entry]:
    """Number `bodies` as the next entries of a table, all with the time `now`."""
    return [Entry(Ply(table.ply + number), now, body) for number, body in enumerate(bodies, 1)]
