"""Rooms: the clients connected to each game on this node, players and spectators."""

import asyncio
import logging
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from longhouse.games.game import Seat
from longhouse.games.kinds import Decided
from longhouse.server.sockets.messages import ChatTold, Closing, Message, Outlook, Presence, Thinking, write
from longhouse.server.sockets.offers import Offers
from longhouse.server.sockets.updates import update
from longhouse.service.bot_turns import BotTurns
from longhouse.service.closing import ClosingClient
from longhouse.service.notifications import Changed, Fell, Heard, Present, Removed, Spoke, Subscribed, Thinks
from longhouse.service.tables import TableService
from longhouse.storage.chat import ChatLine
from longhouse.table.change import Change
from longhouse.table.table import Table

_log = logging.getLogger(__name__)
_GONE = 4404
_MOST_NAMED = 20


class Client(Protocol):
    """The interface of a client's connection to a game (`play.Connection`)."""

    seats: Sequence[Seat]
    """The seats that the client plays; empty for a spectator."""
    muted: bool
    """Whether the client gets no chat."""
    blocked: Container[str]
    """The ids of the people whose chat this client does not get."""
    away_since: float | None
    """The time from which nobody has been looking at the game on this client; None while somebody is looking."""
    shown_as: tuple[str, str] | None
    """The id and the name of a person who watches and wants to be named; None for anybody else."""

    def send(self, message: bytes) -> None:
        """Queue a message; a client that reads too slowly is disconnected."""

    def end(self, code: int) -> None:
        """Close the connection with this WebSocket close code, after the queued messages have been sent."""


class Room:
    """The clients connected to one game."""

    def __init__(self, table: Table, rooms: "Rooms") -> None:
        self.game = table.id
        self.guests: list[Client] = []
        self.elsewhere: dict[str, Present] = {}
        """The clients connected to this game on other nodes, by node."""
        self._table = table
        self._rooms = rooms
        self._looking: asyncio.Task[None] | None = None
        self._decided: tuple[int, Decided] | None = None
        """A cache: the ply of a position, and whether its phase is decided."""

    def send(self, message: Message) -> None:
        """Send a message to all clients in this room."""
        text = write(message)
        for guest in list(self.guests):
            guest.send(text)

    def heard(self, heard: Heard) -> None:
        """Tell the clients of this game what a notification says: a change of the table, a bot that thinks, or who is
        connected.
        """
        match heard.notice:
            case Changed() if heard.change is not None:
                self._tell(heard.change)
            case Spoke() if heard.line is not None:
                self._say(heard.line)
            case Removed():
                self.close("gone", _GONE)
            case Thinks(seat=seat, warming=warming):
                self.send(Thinking(seat=seat, since=self._rooms.tables.now(), warming=warming))
            case Present() if heard.node is not None:
                self.elsewhere[heard.node] = heard.notice
                self.tell_presence()
                if heard.notice.asks:
                    self._rooms.tables.bus.publish(self.present())
            case Subscribed():  # the answers of other nodes arrive now
                self._rooms.tables.bus.publish(self.present(asks=True))

    def close(self, reason: str, code: int) -> None:
        """Tell all clients of this game why the connection ends (`Closing.reason`), and disconnect them with this close
        code.
        """
        self.send(Closing(reason=reason))
        for guest in list(self.guests):
            guest.end(code)

    def _tell(self, change: Change) -> None:
        """Send a change of the game to each client, as its seats see it."""
        self._table = change.after
        written: dict[tuple[Seat, ...], bytes] = {}
        for guest in list(self.guests):
            seats = tuple(guest.seats)
            if seats not in written:
                written[seats] = write(update(change, seats))
            guest.send(written[seats])
        self.look(change.after)

    def _say(self, said: ChatLine) -> None:
        """Send a line of chat to all clients that have not muted chat or blocked the speaker."""
        text = write(ChatTold(n=said.n, seat=said.seat, name=said.name, text=said.text, at=said.at))
        speaker = said.person if said.seat is None else self._table.held[said.seat].person
        for guest in list(self.guests):
            if not guest.muted and (speaker is None or speaker not in guest.blocked):
                guest.send(text)

    def present(self, asks: bool = False) -> Present:
        """Return a notification that says which seats and spectators are connected on this node.

        If `asks` is true, it asks the other nodes to do the same for their clients.
        """
        seats = {seat for guest in self.guests for seat in guest.seats}
        away = _away((seat, guest.away_since) for guest in self.guests for seat in guest.seats)
        named = {guest.shown_as for guest in self.guests if not guest.seats and guest.shown_as is not None}
        return Present(
            game=self.game,
            seats=tuple(sorted(seats)),
            watching=sum(not guest.seats for guest in self.guests),
            asks=asks,
            away=tuple(sorted(away.items())),
            names=tuple(sorted(named)[:_MOST_NAMED]),
        )

    def tell_presence(self) -> None:
        """Tell the clients in this room who is connected to the game, on any node."""
        everywhere = [self.present(), *self.elsewhere.values()]
        here = {seat for present in everywhere for seat in present.seats}
        seats = tuple(seat in here if held.kind == "person" else None for seat, held in enumerate(self._table.held))
        away = _away(
            (seat, dict(present.away).get(seat)) for present in everywhere for seat in present.seats if seats[seat]
        )
        told = Presence(
            seats=seats,
            watching=sum(present.watching for present in everywhere),
            away=tuple(away.get(Seat(seat)) for seat in range(len(seats))) if away else (),
        )
        named = sorted({each for present in everywhere for each in present.names})[:_MOST_NAMED]
        text = write(replace(told, names=tuple(name for _, name in named)))
        for guest in list(self.guests):
            known = [name for person, name in named if person not in guest.blocked]
            guest.send(text if len(known) == len(named) else write(replace(told, names=tuple(known))))

    def look(self, table: Table) -> None:
        """Start a check of whether the outcome of the current phase is already certain, and return at once.

        The check runs in the background; its result is sent to the clients. A check of an earlier position is
        cancelled.

        - `table`: the table with the position to check.
        """
        if self._looking is not None:
            self._looking.cancel()
        if self._rooms.closing.applies(table):
            self._looking = asyncio.get_running_loop().create_task(self._look(table))

    async def decided(self, table: Table) -> Decided:
        """Return whether the outcome of the current phase of this table is certain. The answer is cached until the
        position changes.
        """
        if self._decided is None or self._decided[0] != table.moved:
            self._decided = table.moved, await self._rooms.closing.look(table)
        return self._decided[1]

    async def _look(self, table: Table) -> None:
        try:
            outlook = await self.decided(table)
            self.send(Outlook(ply=table.ply, decided=outlook.success, finish=outlook.can_finish))
        except Exception:  # optional information: the game does not depend on it
            _log.exception("outlook", extra={"fields": {"game": self.game}})


def _away(seats: Iterable[tuple[Seat, float | None]]) -> dict[Seat, float]:
    """Return since when nobody looks at the game from a seat, for those seats; given is every client of every seat."""
    since: dict[Seat, float | None] = {}
    for seat, away in seats:
        known = since.get(seat, away)
        since[seat] = None if known is None or away is None else max(known, away)
    return {seat: away for seat, away in since.items() if away is not None}


LevelsByGame = dict[str, list[str]]
"""For the name of each game, the names of its bots; empty until the bot processes have reported them."""


class Rooms:
    """All rooms on this node."""

    def __init__(self, tables: TableService, bots: BotTurns | None, closing: ClosingClient) -> None:
        self.tables = tables
        self.bots = bots
        self.closing = closing
        self.sockets = 0
        self.moved: Callable[[float], None] = lambda _: None
        """A function that is called with the seconds from the receipt of a move to its acknowledgement."""
        self.offers = Offers(tables)
        self._rooms: dict[str, Room] = {}
        tables.bus.subscribe(self._heard)

    def enter(self, guest: Client, table: Table, said: int) -> Room:
        """Add a client to the room of a game, and return the room.

        `said` is the number of the last line of chat so far; the client is sent the lines after it.
        """
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, self)
            self.tables.bus.subscribe(room.heard, table.id)
            self.tables.chat_feed.follow(table.id, said)
        room.guests.append(guest)
        self.tables.bus.publish(room.present())
        return room

    def leave(self, guest: Client, room: Room) -> None:
        """Remove a client from a room. A room without clients is deleted."""
        room.guests.remove(guest)
        if not room.guests and self._rooms.get(room.game) is room:
            del self._rooms[room.game]
            self.tables.bus.unsubscribe(room.heard, room.game)
            self.tables.chat_feed.unfollow(room.game)
        self.tables.bus.publish(room.present())
        room.tell_presence()

    def close(self, reason: str, code: int) -> None:
        """Tell all clients why the connection ends (`Closing.reason`), and disconnect them with this WebSocket close
        code.
        """
        for room in list(self._rooms.values()):
            room.close(reason, code)

    def _heard(self, heard: Heard) -> None:
        if isinstance(heard.notice, Fell):
            for room in self._rooms.values():
                if room.elsewhere.pop(heard.node or "", None) is not None:
                    room.tell_presence()
