"""Quick pairing: brings together people who look for the same game, whichever nodes they are connected to.

The people who look for a game are stored in the database. One node at a time groups them. Each group gets a game with
reserved seats, and its members have some seconds to sit down. If one does not, the others go back to their old places
in the queue.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from longhouse.errors import Conflict, LonghouseError, NoSuchGame, Refused
from longhouse.service.notifications import OPEN_GAMES, SEEKS, Heard, Sought, Subscribed
from longhouse.service.tables import TableService
from longhouse.storage.seeks import Seek, SeekStore
from longhouse.table.entries import AnyObject, Made
from longhouse.table.pairing import Seeker, Wish, groups
from longhouse.table.setup import Clock, Setup, check
from longhouse.table.table import Table

_log = logging.getLogger(__name__)
TIME_TO_SIT = 20.0
"""The seconds that people have to sit down after opponents were found for them."""
_GRACE = 2.0
"""Seconds allowed for the news of a seat taken at the last moment to arrive."""
_ROUND = 2.0
_BETWEEN_ROUNDS = 0.25
_BEAT = 5.0
_SURELY_HERE = 8.0
"""Only people seen within this many seconds are paired; the others may have left."""
_GONE = 20.0
"""Seconds after which a person who was not seen is no longer looking for a game."""
_BETWEEN_COUNTS = 3.0

Stays = Callable[[str, bool], bool]
"""A function that decides whether a person looks for a game again after a pairing was undone.

Its arguments are the person's id and whether the person had sat down.
"""


class Pairing:
    """One node's part in quick pairing: it tracks who is connected to this node. From time to time one of the nodes,
    this or another, groups the people who look for a game.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.store = SeekStore(tables.store)
        self._here: Counter[str] = Counter()
        self._changed = asyncio.Event()
        self._counted = 0.0
        tables.bus.subscribe(self._heard, SEEKS)

    def enter(self, person: str) -> None:
        """Record that a person, given by id, has opened a connection to this node."""
        self._here[person] += 1

    def leave(self, person: str) -> None:
        """Record that a person, given by id, has closed a connection. A person without connections soon stops looking
        for a game.
        """
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]

    async def seek(self, person: str, wish: Wish) -> Seek:
        """Start looking for a game for a person, given by id, and return what is stored about it.

        Raises `Conflict` if a game was already found for the person, `Refused` if the game is for one player, and the
        errors of the game if its name or options are invalid.
        """
        tables = self._tables
        table = Table.laid("", _setup(wish, public=False), "")
        check(table.setup, table.game.seats)
        if table.game.seats < 2:
            raise Refused("server-pair-alone")
        before = await tables.wait_for(self.store.of, person)
        now = tables.now()
        same = before is not None and before.seeker.wish.pool == wish.pool
        since = before.seeker.since if same and before is not None else now
        rating = await tables.wait_for(tables.people.rating, person, wish.game, table.game.seats)
        seeker = Seeker(person, wish, table.game.seats, rating, since)
        if not await tables.wait_for(self.store.put, seeker, now):
            raise Conflict("server-pair-found")
        self._tell([person])
        return Seek(seeker, now)

    async def stop(self, person: str) -> None:
        """Stop looking for a game for a person, given by id. If a game was found already, the person gives it up, and
        its other players look for a game again.
        """
        seek = await self._tables.wait_for(self.store.of, person)
        if seek is None:
            return
        if seek.table is None:
            await self._tables.wait_for(self.store.remove, [person])
            self._tell([person])
        else:
            await self._part(seek.table, lambda other, _: other != person)

    async def run(self) -> None:
        """Renew the searches of people who are connected to this node, and group people whenever no other node does it,
        until this task is cancelled.
        """
        tables, beaten = self._tables, 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_ROUND):
                    await self._changed.wait()
            self._changed.clear()
            seeks = await tables.wait_for(self.store.all)
            if seeks and tables.now() - beaten > _BEAT:
                beaten = tables.now()
                await tables.wait_for(
                    self.store.here, self._here.keys() & {each.seeker.person for each in seeks}, beaten
                )
            if seeks and await tables.bus.claim("pairing", _BETWEEN_ROUNDS):
                await self._round(seeks)
            await asyncio.sleep(_BETWEEN_ROUNDS)
            if not seeks:  # nobody looks for a game: nothing to do until somebody does
                await self._changed.wait()

    async def _round(self, seeks: Sequence[Seek]) -> None:
        tables, now = self._tables, self._tables.now()
        gone = [each.seeker.person for each in seeks if each.table is None and now - each.seen > _GONE]
        if gone:
            await tables.wait_for(self.store.remove, gone)
            self._tell(gone)
        for found in sorted({each.table for each in seeks if each.table is not None}):
            until = max(each.until or 0.0 for each in seeks if each.table == found)
            await self._look_after(found, late=now > until + _GRACE)
        waiting = [each.seeker for each in seeks if each.table is None and now - each.seen <= _SURELY_HERE]
        if len(waiting) < 2:
            return
        apart = await tables.wait_for(self.store.apart, [seeker.person for seeker in waiting])
        for group in groups(waiting, apart, now):
            try:
                await self._bring_together(group)
            except LonghouseError as refusal:
                _log.warning("pairing", extra={"fields": {"refusal": str(refusal)}})

    async def _bring_together(self, group: Sequence[Seeker]) -> None:
        tables = self._tables
        people = [seeker.person for seeker in group]
        public = all(seeker.wish.public for seeker in group)
        table = await tables.make(_setup(group[0].wish, public), people, [], Made())
        until = tables.now() + TIME_TO_SIT
        if await tables.wait_for(self.store.pair, people, table.id, until):
            self._tell(people)
        else:  # somebody stopped looking meanwhile
            await tables.delete(table.id)

    async def _look_after(self, table: str, *, late: bool) -> None:
        """Forget a pairing whose game began; undo one whose time is over."""
        try:
            began = (await self._tables.table(table)).began
        except NoSuchGame:
            began = False
            late = True
        if began:
            self._tell(await self._tables.wait_for(self.store.part, table, ()))
        elif late:
            await self._part(table, lambda _, sat: sat)

    async def _part(self, table: str, stays: Stays) -> None:
        """Undo a pairing, unless its game began: who stays looks again, the others look no more."""
        tables = self._tables
        staying: list[str] = []
        try:
            found = await tables.table(table)
            if not found.began:
                sat = found.people
                theirs = {held.reserved or held.person for held in found.held}
                staying = [person for person in theirs if person is not None and stays(person, person in sat)]
                await tables.delete(table)
        except NoSuchGame:
            pass
        self._tell(await tables.wait_for(self.store.part, table, staying))

    def _tell(self, people: Sequence[str]) -> None:
        if people:
            self._tables.bus.publish(Sought(game="", people=tuple(people)))

    def _heard(self, _: Heard) -> None:
        self._changed.set()
        now = asyncio.get_running_loop().time()
        if now >= self._counted:  # the numbers of those who look for a game, not too often
            self._counted = now + _BETWEEN_COUNTS
            again = partial(self._tables.bus.deliver, Heard(Subscribed(OPEN_GAMES)))
            asyncio.get_running_loop().call_later(_BETWEEN_COUNTS, again)


def wish_of(game: str, options: AnyObject, clock: Clock, *, rated: bool, public: bool, anybody: bool) -> Wish:
    """Create a wish for quick pairing.

    - `game`, `options`: the name and the options of the game. The options are completed by their defaults and put in a
      fixed order, so that equal options are stored as equal texts.
    - `clock`, `rated`: the clock, and whether the game counts for ratings.
    - `public`: whether others may watch.
    - `anybody`: whether opponents of any strength are welcome.
    """
    table = Table.laid("", Setup(game=game, options=options), "")
    text = json.dumps(table.game.options(), sort_keys=True, separators=(",", ":"))
    return Wish(game=game, options=text, clock=clock, rated=rated, public=public, anybody=anybody)


def _setup(wish: Wish, public: bool) -> Setup:
    return Setup(
        game=wish.game,
        options=json.loads(wish.options),
        visibility="public" if public else "private",
        rated=wish.rated,
        clock=wish.clock,
    )
