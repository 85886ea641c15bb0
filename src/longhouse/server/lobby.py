"""The lobby socket: the public games with open seats, and whose turn it is in one's own games."""

import asyncio
import contextlib

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from longhouse.games.game import Illegal
from longhouse.server.errors import problem, words_of
from longhouse.server.messages import Error, Lobby, LobbyMessage, Turn, Waiting, Watch, write
from longhouse.server.rooms import Hall
from longhouse.table.house import House, Told
from longhouse.table.people import Person
from longhouse.table.setup import DaysClock
from longhouse.table.summary import asked_by
from longhouse.table.table import Table

_AT_MOST_EVERY = 1.0
_MOST_LISTED = 100


@websocket("/api/lobby", opt={"socket": True})
async def lobby(socket: WebSocket[object, object, State], hall: Hall) -> None:
    """Watch what is going on in the house."""
    await socket.accept()
    watcher = Watcher(socket, hall)
    hall.sockets += 1
    try:
        await watcher.run()
    except WebSocketDisconnect:
        pass
    finally:
        hall.sockets -= 1


class Watcher:
    """One connection to the lobby."""

    def __init__(self, socket: WebSocket[object, object, State], hall: Hall) -> None:
        self._socket = socket
        self._house: House = hall.house
        self._person: Person | None = None
        self._turns: list[Turn] = []
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Until the client hangs up."""
        try:
            watch = msgspec.json.decode(await self._socket.receive_data("text"), type=Watch)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            await self._refuse(Illegal("server-bad-json"))
            return
        if watch.secret is not None:
            self._person = await self._house.wait_for(self._house.people.who, watch.secret)
            if self._person is None:
                await self._refuse(Illegal("server-who"))
                return
        self._house.watch_all(self._told)
        telling = asyncio.get_running_loop().create_task(self._tell())
        try:
            while True:
                await self._socket.receive_data("text")
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling
            self._house.unwatch_all(self._told)

    def _told(self, told: Told) -> None:
        before, after = told.before, told.after
        if after.setup.visibility == "public" and _offered(before) != _offered(after):
            self._changed.set()
        if self._person is not None and (turn := _turn_of(after, self._person)) != _turn_of(before, self._person):
            self._changed.set()
            if turn and isinstance(after.setup.clock, DaysClock):
                self._turns.append(Turn(game=after.id, name=after.setup.game))

    async def _tell(self) -> None:
        house = self._house
        while True:
            self._changed.clear()
            games = await house.wait_for(house.store.listed, "open", None, _MOST_LISTED)
            await self._send(Lobby(games=games))
            if self._person is not None:
                mine = await house.wait_for(house.store.of_person, self._person.id)
                waiting = [game.id for game in mine if asked_by(game, self._person.id).waiting]
                await self._send(Waiting(games=waiting, count=len(waiting)))
            turns, self._turns = self._turns, []
            for turn in turns:
                await self._send(turn)
            await asyncio.sleep(_AT_MOST_EVERY)
            await self._changed.wait()

    async def _send(self, message: LobbyMessage) -> None:
        await self._socket.send_data(write(message))

    async def _refuse(self, refusal: Illegal) -> None:
        told = problem(refusal, words_of(self._socket.headers.get("accept-language", "")))
        await self._send(Error(id=None, key=told.key, rule=told.rule, params=told.params, text=told.text))
        await self._socket.close(1008)


def _offered(table: Table) -> tuple[bool, int]:
    return table.ply > 0 and table.stage == "open", len(table.open_seats())


def _turn_of(table: Table, person: Person) -> bool:
    return table.turn is not None and table.held[table.turn].person == person.id
