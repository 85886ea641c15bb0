"""The play socket: a client's connection to one game (docs/protocol.md)."""

import asyncio
import logging
import secrets
import time
from collections.abc import Container, Coroutine, Sequence
from functools import partial

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longhouse.errors import BadRequest, Forbidden, LonghouseError, Refused, TooManyRequests, Unauthenticated
from longhouse.games.game import Seat
from longhouse.server.access import prices
from longhouse.server.access.identity import purse_of
from longhouse.server.access.limits import Limits, SocketLimiter
from longhouse.server.access.permissions import known_level, may_watch
from longhouse.server.errors import words_of
from longhouse.server.protocol import check_protocol
from longhouse.server.sockets import commands
from longhouse.server.sockets import messages as say
from longhouse.server.sockets.explanations import because, chances, hint
from longhouse.server.sockets.outbox import Outbox
from longhouse.server.sockets.refusals import id_of, refused
from longhouse.server.sockets.rooms import LevelsByGame, Room, Rooms
from longhouse.server.sockets.updates import entries_told, portions, table_told, update, view, view_changes
from longhouse.server.web import app_version
from longhouse.service.tables import Decide
from longhouse.storage.people import Person, hashed
from longhouse.table.change import Change, LogStep
from longhouse.table.entries import Entry, LevelName
from longhouse.table.summary import game_told
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.act import fresh, move
from longhouse.table.verbs.finish import finish
from longhouse.table.verbs.leave import come_back, leave
from longhouse.table.verbs.offers import answer, propose

_log = logging.getLogger(__name__)
_BETWEEN_CHECKS = 60.0
_BANNED = "server-banned"
_POLICY = 1008
_TIME_TO_SAY_GOODBYE = 5.0
_TOO_SLOW, _TOO_FAST = 1013, 1008


@websocket("/api/games/{game:str}/play", opt={"socket": True})
async def play(
    socket: WebSocket[object, object, State],
    game: FromPath[str],
    rooms: NamedDependency[Rooms],
    limits: NamedDependency[Limits],
    levels: NamedDependency[LevelsByGame],
) -> None:
    """Handle a play socket: connect a client to a game, as a player or a spectator."""
    await socket.accept()
    await Connection(socket, game, rooms, limits, levels).run()


class Connection:
    """One client's connection to a game: reads commands, answers each, and sends updates of the game."""

    def __init__(
        self,
        socket: WebSocket[object, object, State],
        game: str,
        rooms: Rooms,
        limits: Limits,
        levels: LevelsByGame,
    ) -> None:
        self.seats: Sequence[Seat] = ()
        self.muted = False
        self.blocked: Container[str] = ()
        self.away_since: float | None = None
        self.shown_as: tuple[str, str] | None = None
        self._levels = levels
        self._checked = time.monotonic()
        self._socket = socket
        self._game = game
        self._rooms = rooms
        self._tables = rooms.tables
        self._limits = limits
        self._purse = purse_of(socket)
        self._limiter = SocketLimiter(limits, self._purse)
        self._room: Room | None = None
        self._person: Person | None = None
        self._words = words_of(socket.headers.get("accept-language", ""))
        self._outbox = Outbox(socket)
        self._waiting: set[asyncio.Task[None]] = set()
        self._name = f"guest:{secrets.token_hex(8)}"
        """A random prefix for command ids of a client without a seat, so that they do not clash with other clients'."""

    async def run(self) -> None:
        """Serve the connection until one side closes it."""
        self._rooms.sockets += 1
        sending = asyncio.get_running_loop().create_task(self._outbox.send_all())
        try:
            await self._receive_all()
            async with asyncio.timeout(_TIME_TO_SAY_GOODBYE):
                await sending
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self._rooms.sockets -= 1
            sending.cancel()
            for task in self._waiting:
                task.cancel()
            if self._room is not None:
                room, self._room = self._room, None
                self._rooms.leave(self, room)

    async def _receive_all(self) -> None:
        while not self._outbox.ended:
            await self._limiter.next_message()
            text = await self._heard()
            try:
                self._limiter.check(text)
            except LonghouseError as refusal:
                self._refuse(id_of(text), refusal)
            else:
                await self._answer(text)
            if self._limiter.over:
                self.send(say.write(say.Closing(reason="too-fast")))
                self.end(_TOO_FAST)

    async def _heard(self) -> str:
        """Return the next message. A client that connects and does not join in time is disconnected."""
        waits = None if self._room is not None else self._limits.joining_seconds
        try:
            async with asyncio.timeout(waits):
                return await self._socket.receive_data("text")
        except TimeoutError:
            await self._socket.close(_TOO_SLOW)
            raise WebSocketDisconnect(code=_TOO_SLOW, detail="") from None

    async def _answer(self, text: str) -> None:
        received = time.monotonic()
        try:
            command = commands.read(text.encode())
        except msgspec.ValidationError as error:
            self._purse.charge(prices.BAD_MESSAGE)
            self._refuse(id_of(text), BadRequest("server-bad-message", problem=str(error)[:200]))
            return
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._purse.charge(prices.BAD_MESSAGE)
            self._refuse(None, BadRequest("server-bad-json"))
            return
        try:
            await self._limiter.pay(prices.of_command(str(command.__struct_config__.tag)))
            if isinstance(command, commands.Ping):
                self.send(say.write(say.Pong(id=command.id, server_time=self._tables.now())))
            elif isinstance(command, commands.Join):
                await self._join(command)
            elif self._room is None:
                raise Refused("server-join-first")
            else:
                await self._check_ban()
                await self._do(command, self._room)
                if isinstance(command, commands.Move):
                    self._rooms.moved(time.monotonic() - received)
        except LonghouseError as refusal:
            self._refuse(command.id, refusal)
            if refusal.key == _BANNED:
                self.end(_POLICY)
        except Exception as error:
            self._fail(command.id, error)

    def send(self, message: bytes) -> None:
        """Queue a message. A client that reads too slowly is disconnected; it can join again and then gets what it has
        missed.
        """
        self._outbox.put(message)

    def end(self, code: int) -> None:
        """Close the connection with this WebSocket close code, after the queued messages have been sent."""
        self._outbox.end(code)

    def _fail(self, command: str, error: Exception) -> None:
        """Answer a command that failed because of an internal error: with a number, by which the log has the
        details.
        """
        number = secrets.token_hex(4)
        _log.error("failure", exc_info=error, extra={"fields": {"number": number, "game": self._game}})
        self._refuse(command, BadRequest("server-failure", number=number))

    def _refuse(self, command: str | None, refusal: LonghouseError) -> None:
        self.send(say.write(refused(command, refusal, self._words)))

    async def _join(self, command: commands.Join) -> None:
        tables, game = self._tables, self._game
        self._words = words_of(command.language)
        check_protocol(self._socket.query_params.get("protocol"))
        table = await tables.table(game)
        opened = await tables.wait_for(tables.store.seats_opened, game, list(map(hashed, command.tokens)))
        if len(opened) < len(set(command.tokens)):
            raise Refused("server-wrong-token")
        seats = sorted(set(opened))  # two tabs of a browser may both have asked for a token
        if command.secret is not None:
            self._person = await tables.wait_for(tables.people.who, command.secret, tables.now())
        if self._person is not None:
            self._purse.belongs_to(self._person.id)
        may_watch(table, seats, self._person)
        self.seats = seats
        self._checked = time.monotonic() - _BETWEEN_CHECKS
        await self._check_ban()
        said = await tables.wait_for(tables.chat.last, [game])
        await tables.act(game, lambda now: come_back(now, seats))
        table = await tables.table(game)
        then, missed = table, list[Entry]()
        if command.since is not None and 0 < command.since < table.ply:
            then, missed, table = await tables.missed(game, command.since)
            self._purse.charge(prices.PER_ENTRY * table.ply)
        # No await from here on, so that no entry is lost between the welcome and the first update.
        if self._room is None:
            self._room = self._rooms.enter(self, table, said.get(game, 0))
        self._welcome(command, then, missed, table)
        self._room.tell_presence()
        self._room.look(table)

    async def _check_ban(self) -> None:
        """Once a minute, load the people whom this person blocks, and raise `Forbidden` if the person is banned."""
        if time.monotonic() - self._checked < _BETWEEN_CHECKS:
            return
        table = await self._tables.table(self._game)
        own = {table.held[seat].person for seat in self.seats} | {None if self._person is None else self._person.id}
        ids = [each for each in own if each is not None]
        known = await self._tables.wait_for(self._tables.people.named, ids)
        if any(person.banned for person in known.values()):
            raise Forbidden(_BANNED)
        blocked: set[str] = set()
        for each in ids:
            blocked |= (await self._tables.wait_for(self._tables.moderation.blocked_by, each)).keys()
        self.blocked = blocked
        self._checked = time.monotonic()

    def _welcome(self, command: commands.Join, then: Table, missed: Sequence[Entry], table: Table) -> None:
        """Send the whole view, or the changes since the client's last ply; a long answer is split into messages."""
        seen = command.since is not None and 0 < command.since <= table.ply
        first, *others = list(portions(missed)) or [[]]
        now = then.after_all(first) if others else table
        self.send(
            say.write(
                say.Welcome(
                    id=command.id,
                    game=game_told(table),
                    ply=now.ply,
                    seats=tuple(self.seats),
                    you=now.eyes(self.seats),
                    view=None if seen else view(table, table.eyes(self.seats)),
                    entries=entries_told(then, first),
                    changes=view_changes(then, now, self.seats) if seen else [],
                    table=table_told(now, self.seats),
                    server_time=self._tables.now(),
                    bots_ready=self._rooms.bots is not None and self._rooms.bots.ready,
                    app=app_version(),
                )
            )
        )
        for portion in others:
            after = now.after_all(portion)
            self.send(say.write(update(Change(now, portion, after), self.seats)))
            now = after

    async def _do(self, command: commands.Command, room: Room) -> None:
        match command:
            case commands.Why():
                self.send(say.write(because(command, await self._tables.table(self._game), self._words)))
            case commands.AskHint():
                table = await self._tables.table(self._game)
                self._wait(command, hint(command, table, self.seats, self._rooms.bots, self._words))
            case commands.AskChances():
                table = await self._tables.table(self._game)
                self._wait(command, chances(command, table, self.seats, self._rooms.bots))
            case commands.Mute(on=on):
                self.muted = on
                await self._ack(command, lambda _: [])
            case commands.Attend(away=away, named=named):
                self._attend(room, away, named)
                await self._ack(command, lambda _: [])
            case commands.Say(text=text):
                await self._say(command, text)
            case commands.Finish(ply=ply):
                table = await self._tables.table(self._game)
                decided = await room.decided(table)
                closer = self._rooms.closing.closer(table)
                await self._ack(command, partial(finish, seats=self.seats, ply=ply, decided=decided, closer=closer))
            case commands.SubstituteBy(level=level):
                await known_level(level, (await self._tables.table(self._game)).setup.game, self._levels)
                await self._ack(command, decision(command, self.seats))
            case _:
                await self._ack(command, decision(command, self.seats))

    def _wait(self, command: commands.Command, answer: Coroutine[object, object, say.Message]) -> None:
        """Run a slow answer in the background, one at a time; meanwhile other commands are answered."""
        if self._waiting:
            answer.close()
            raise TooManyRequests("server-too-fast")

        async def when_ready() -> None:
            try:
                self.send(say.write(await answer))
            except LonghouseError as refusal:
                self._refuse(command.id, refusal)
            except Exception as error:
                self._fail(command.id, error)

        task = asyncio.get_running_loop().create_task(when_ready())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _ack(self, command: commands.Command, decide: Decide) -> None:
        # Command ids are unique per seat or, without a seat, per connection.
        giver = f"seat:{self.seats[0]}" if self.seats else self._name
        ply = await self._tables.act(self._game, decide, f"{giver}:{command.id}")
        self.send(say.write(say.Ack(id=command.id, ply=ply)))

    def _attend(self, room: Room, away: bool, named: bool) -> None:
        """Note whether somebody looks at the game here, and whether a spectator is named; tell the others if that
        changed.
        """
        before = self.away_since is None, self.shown_as
        if not away:
            self.away_since = None
        elif self.away_since is None:
            self.away_since = self._tables.now()
        person = self._person
        self.shown_as = (person.id, person.name) if named and person is not None and not self.seats else None
        after = self.away_since is None, self.shown_as
        if after[1] != before[1] or (self.seats and after[0] != before[0]):
            self._tables.bus.publish(room.present())
            room.tell_presence()

    async def _say(self, command: commands.Command, text: str) -> None:
        table = await self._tables.table(self._game)
        seat = self.seats[0] if self.seats else None
        if seat is not None:
            name, giver = table.held[seat].name, f"seat:{seat}"
        elif self._person is not None:
            name, giver = self._person.name, f"person:{self._person.id}"  # names are not unique
        else:
            raise Unauthenticated("server-who")
        speaker = self._person.id if seat is None and self._person is not None else table.held[seat or 0].person
        known = {} if speaker is None else await self._tables.wait_for(self._tables.people.named, [speaker])
        if any(person.muted for person in known.values()):
            raise Forbidden("server-muted")
        await self._tables.say(self._game, seat, name, text, f"{giver}:{command.id}")
        self.send(say.write(say.Ack(id=command.id, ply=table.ply)))


def decision(command: commands.Command, seats: Sequence[Seat]) -> Decide:
    """Return the function that carries out a command: called with the table, it returns what the command adds to the
    log.

    `seats` are the seats of the client that sent the command. Raises `Refused` for a command that is not about the
    table.
    """
    match command:
        case commands.Move(ply=ply, action=action, lag=lag):
            return partial(move, seats=seats, ply=ply, action=action, lag=lag / 1000)
        case commands.Resign(seat=seat):
            return partial(resign, seats=seats, seat=seat)
        case commands.AnswerOffer(offer=offer, yes=yes):
            return partial(answer, seats=seats, ply=offer, yes=yes)
        case commands.Leave():
            return partial(leave, seats=seats)
        case commands.Takeback(ply=ply, to=to):
            return _fresh(ply, partial(propose, seats=seats, offer="takeback", to=to))
        case commands.Abandon():
            return partial(propose, seats=seats, offer="abandon")
        case commands.SubstituteBy(seat=seat, level=level):
            return partial(propose, seats=seats, offer="substitute", about=Seat(seat), level=LevelName(level))
        case commands.AskRematch():
            return partial(propose, seats=seats, offer="rematch")
        case _:
            raise Refused("server-join-first")


def _fresh(ply: int, decide: Decide) -> Decide:
    def checked(table: Table) -> Sequence[LogStep]:
        fresh(table, ply)
        return decide(table)

    return checked
