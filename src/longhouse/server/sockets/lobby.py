"""The lobby socket: sends the public games with open seats, and the games that wait for the person's move."""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from longhouse.errors import BadRequest, Forbidden, LonghouseError, NoSuchGame, TooSlow, Unauthenticated
from longhouse.games.game import Seat
from longhouse.server.access import prices
from longhouse.server.access.identity import purse_of
from longhouse.server.access.limits import Limits, SocketLimiter
from longhouse.server.errors import words_of
from longhouse.server.http.pairing_shapes import seek_told
from longhouse.server.protocol import check_protocol
from longhouse.server.sockets.commands import Watch
from longhouse.server.sockets.messages import (
    Asked,
    AskedTold,
    ChallengesTold,
    ChallengeTold,
    Closing,
    FoundTold,
    LobbyMessage,
    Seeking,
    Turn,
    Waiting,
    write,
)
from longhouse.server.sockets.refusals import refused
from longhouse.server.sockets.rooms import Rooms
from longhouse.service.challenges import Challenges
from longhouse.service.notifications import OPEN_GAMES, Challenged, Changed, Heard, Sought, person_topic
from longhouse.service.pairing import Pairing
from longhouse.service.planned_moves import answers_at_once
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.summary import asked_by, offers_to
from longhouse.table.summary import summary as summary_of

_AT_MOST_EVERY = 1.0
_MOST_LISTED = 100
_REFUSED = 1008
_BETWEEN_CHECKS = 60.0
_MOST_ASKED = 50
"""How many of the person's latest games are searched for offers."""
_BETWEEN_LOOK_UPS = 0.5
_LEFT_FOR_COMMANDS = 500.0
"""What looking up for the lobby leaves in a budget: others cause it, and must not use up what a person's moves need."""


@websocket("/api/lobby", opt={"socket": True})
async def lobby(
    socket: WebSocket[object, object, State],
    rooms: NamedDependency[Rooms],
    limits: NamedDependency[Limits],
    pairing: NamedDependency[Pairing],
    challenges: NamedDependency[Challenges],
) -> None:
    """Handle a lobby socket: send a client the open games and, if it belongs to a person, what waits for this
    person.
    """
    await socket.accept()
    watcher = LobbyConnection(socket, rooms, limits, pairing, challenges)
    rooms.sockets += 1
    try:
        await watcher.run()
    except WebSocketDisconnect:
        pass
    finally:
        rooms.sockets -= 1


class LobbyConnection:
    """One client's connection to the lobby."""

    def __init__(
        self,
        socket: WebSocket[object, object, State],
        rooms: Rooms,
        limits: Limits,
        pairing: Pairing,
        challenges: Challenges,
    ) -> None:
        self._challenges = challenges
        self._pairing = pairing
        self._socket = socket
        self._purse = purse_of(socket)
        self._limiter = SocketLimiter(limits, self._purse)
        self._rooms = rooms
        self._limits = limits
        self._tables: TableService = rooms.tables
        self._person: Person | None = None
        self._words = words_of(socket.headers.get("accept-language", ""))
        self._turns: list[Turn] = []
        self._turned = True
        self._checked = 0.0
        self._sought = asyncio.Event()
        self._asked = asyncio.Event()
        self._challenged = asyncio.Event()
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Serve the connection until one side closes it."""
        try:
            await self._begin()
        except LonghouseError as refusal:
            await self._refuse(refusal)
            await self._socket.close(_REFUSED)
            return
        bus = self._tables.bus
        mine = None if self._person is None else person_topic(self._person.id)
        bus.subscribe(self._list_changed, OPEN_GAMES)
        if self._person is not None and mine is not None:
            bus.subscribe(self._turn_changed, mine)
            self._pairing.enter(self._person.id)
        loop = asyncio.get_running_loop()
        telling = [
            loop.create_task(self._telling(tell))
            for tell in (self._tell, self._tell_offers, self._tell_seek, self._tell_challenges)
        ]
        try:
            while not self._limiter.over:
                await self._limiter.next_message()
                await self._hear()
        finally:
            for task in telling:
                task.cancel()
            await asyncio.gather(*telling, return_exceptions=True)
            bus.unsubscribe(self._list_changed, OPEN_GAMES)
            if self._person is not None and mine is not None:
                bus.unsubscribe(self._turn_changed, mine)
                self._pairing.leave(self._person.id)
        await self._send(Closing(reason="too-fast"))
        await self._socket.close(_REFUSED)

    async def _begin(self) -> None:
        """Read the first message, which has the language and the secret of the client."""
        try:
            async with asyncio.timeout(self._limits.joining_seconds):
                text = await self._socket.receive_data("text")
        except TimeoutError:
            raise TooSlow("server-too-slow") from None
        self._limiter.check(text)
        try:
            watch = msgspec.json.decode(text, type=Watch)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadRequest("server-bad-json") from None
        self._words = words_of(watch.language)
        check_protocol(self._socket.query_params.get("protocol"))
        await self._limiter.pay(prices.of_command("watch"))
        if watch.secret is not None:
            self._person = await self._tables.wait_for(self._tables.people.who, watch.secret)
            if self._person is None:
                raise Unauthenticated("server-who")
            self._check_ban(self._person)
            self._purse.belongs_to(self._person.id)

    async def _hear(self) -> None:
        """Receive a message and answer it with an error: clients must not send anything after the first message."""
        text = await self._socket.receive_data("text")
        try:
            self._limiter.check(text)
            await self._limiter.pay(prices.BAD_MESSAGE)
            raise BadRequest("server-bad-message", problem="watch")
        except LonghouseError as refusal:
            await self._refuse(refusal)

    def _list_changed(self, _: Heard) -> None:
        self._changed.set()

    def _turn_changed(self, heard: Heard) -> None:
        if isinstance(heard.notice, Sought):
            self._sought.set()
            return
        if isinstance(heard.notice, Challenged):
            self._challenged.set()
            return
        self._turned = True
        self._changed.set()
        if not isinstance(heard.notice, Changed) or heard.notice.asks:  # or notices may have been missed
            self._asked.set()
        match heard.notice:
            case Changed(game=game, waits=person, calls=str(name)) if self._person and self._person.id == person:
                self._turns.append(Turn(game=game, name=name))

    async def _telling(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Run one of the tasks that send messages. If it cannot go on, such as without the database, the socket is
        closed, so that the client connects again.
        """
        try:
            await tell()
        except LonghouseError as refusal:
            await self._refuse(refusal)
            await self._socket.close(_REFUSED)

    def _check_ban(self, person: Person) -> None:
        if person.banned:
            raise Forbidden("server-banned")
        self._checked = time.monotonic()

    async def _tell(self) -> None:
        tables = self._tables
        while True:
            self._changed.clear()
            if self._person is not None and time.monotonic() - self._checked >= _BETWEEN_CHECKS:
                known = await tables.wait_for(tables.people.named, [self._person.id])
                self._check_ban(known.get(self._person.id, self._person))
            await self._socket.send_data(await self._rooms.offers.written())
            if self._person is not None and self._turned:
                self._turned = False
                await self._pay_for_look_up()
                waiting, count = await tables.wait_for(tables.store.lists.waiting_for, self._person.id, _MOST_LISTED)
                await self._send(Waiting(games=waiting, count=count))
            turns, self._turns = self._turns, []
            for turn in turns:
                with contextlib.suppress(NoSuchGame):
                    if not await answers_at_once(tables, await tables.table(turn.game)):
                        await self._send(turn)
            await asyncio.sleep(_AT_MOST_EVERY)
            await self._changed.wait()

    async def _pay_for_look_up(self) -> None:
        """Pay for reading the person's games, which one change can cause on each of their sockets."""
        await self._purse.pay_within(prices.LOOK_UP, math.inf, _LEFT_FOR_COMMANDS)

    async def _tell_offers(self) -> None:
        """Send the offers that wait for the person, at first if there are any, then whenever they change."""
        if self._person is None:
            return
        lists, person = self._tables.store.lists, self._person.id
        told: list[AskedTold] = []
        while True:
            self._asked.clear()
            await self._pay_for_look_up()
            games = await self._tables.wait_for(lists.of_person, person, _MOST_ASKED)
            now = [
                AskedTold(game.id, game.game, game.seats[offer.seat].name, offer)
                for game in games
                for offer in offers_to(game, person)
            ]
            if now != told:
                told = now
                await self._send(Asked(offers=told))
            await asyncio.sleep(_BETWEEN_LOOK_UPS)
            await self._asked.wait()

    async def _tell_seek(self) -> None:
        """Send what the person looks for by quick pairing, at first if they do, then whenever that changes."""
        if self._person is None:
            return
        told: Seeking | None = None
        while True:
            self._sought.clear()
            await self._pay_for_look_up()
            now = await self._seeking(self._person.id)
            if told is None and now.seek is None:
                told = now
            elif told is None or (now.seek, now.found) != (told.seek, told.found):
                told = now
                await self._send(told)
            await asyncio.sleep(_BETWEEN_LOOK_UPS)
            await self._sought.wait()

    async def _tell_challenges(self) -> None:
        """Send the challenges to the person and those by them, at first if there are any, then whenever they change."""
        if self._person is None:
            return
        told: list[ChallengeTold] = []
        while True:
            self._challenged.clear()
            await self._pay_for_look_up()
            now = await self._challenges_of(self._person.id)
            if now != told:
                told = now
                await self._send(ChallengesTold(challenges=told, server_time=self._tables.now()))
            await asyncio.sleep(_BETWEEN_LOOK_UPS)
            await self._challenged.wait()

    async def _challenges_of(self, person: str) -> list[ChallengeTold]:
        tables = self._tables
        found: list[ChallengeTold] = []
        for each in await tables.wait_for(self._challenges.store.of, person):
            other = each.to if each.by == person else each.by
            known = await tables.wait_for(tables.people.named, [other])
            if other not in known or await tables.wait_for(tables.moderation.apart, person, [other]):
                continue
            summary = None
            if each.answer is None:
                with contextlib.suppress(NoSuchGame):
                    summary = asked_by(summary_of(await tables.table(each.game)), person)
                if summary is None or summary.state != "open":
                    continue  # it was deleted or has begun; the list is tidied up a moment later
            mine, name = each.by == person, known[other].name
            found.append(ChallengeTold(each.game, each.kind, mine, other, name, each.until, summary, each.answer))
        return found

    async def _seeking(self, person: str) -> Seeking:
        tables = self._tables
        seek = await tables.wait_for(self._pairing.store.of, person)
        found = None
        until = None if seek is None else seek.until
        if seek is not None and seek.table is not None and until is not None:
            with contextlib.suppress(NoSuchGame):
                table = await tables.table(seek.table)
                held = [each.reserved or each.person for each in table.held]
                if table.began:
                    seek = None  # what was looked for is found; the list is tidied up a moment later
                elif person in held:
                    known = await tables.wait_for(tables.people.named, [each for each in held if each is not None])
                    others = [known[each].name for each in held if each in known and each != person]
                    found = FoundTold(table.id, Seat(held.index(person)), until, others)
        return Seeking(seek=None if seek is None else seek_told(seek), found=found, server_time=tables.now())

    async def _send(self, message: LobbyMessage) -> None:
        await self._socket.send_data(write(message))

    async def _refuse(self, refusal: LonghouseError) -> None:
        await self._send(refused(None, refusal, self._words))
