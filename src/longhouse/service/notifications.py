"""Notifications to sockets and nodes that something was stored. They are only hints; the database has the true state.

Every notification has topics: its game, the people whose turn begins or ends, and the list of open games. Listeners
subscribe to topics, and a node receives only notifications that it has listeners for (`redis_notifications`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from longhouse.games.game import Seat
from longhouse.storage.chat import ChatLine
from longhouse.table.change import Change
from longhouse.table.entries import Entry, Happened
from longhouse.table.setup import DaysClock

Topic: TypeAlias = str
"""What a notification can be about: the id of a game, a person (`person_topic`) or `OPEN_GAMES`."""

_MOST_PASSED_ON = 20
"""Maximum number of entries that are sent along in a notification to other nodes."""

OPEN_GAMES: Topic = "open-games"
"""The topic of everything that changes the list of open games."""


SEEKS: Topic = "seeks"
"""The topic of everything that changes who is looking for a game."""


def person_topic(person: str) -> Topic:
    """Return the topic for the turns of a person."""
    return f"person:{person}"


class _Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="about"):
    game: str


class Changed(_Notice, frozen=True, kw_only=True, tag="changed"):
    """Notification: new entries of a game were stored, up to this ply."""

    ply: int
    offered: bool = False
    """Whether the list of open games changed."""
    waits: str | None = None
    """The person to move now, if that changed."""
    waited: str | None = None
    """The person to move before, if that changed."""
    asks: tuple[str, ...] = ()
    """The people for whom an offer was made or has ended."""
    calls: str | None = None
    """The name of the game if its clock counts days, so that the person to move is notified; otherwise None."""
    entries: tuple[Entry, ...] = ()
    """The new entries, if they are a few moves: a node that has the previous entry need not read the database."""


class Spoke(_Notice, frozen=True, kw_only=True, tag="spoke"):
    """Notification: a line of chat was stored."""

    n: int


class Removed(_Notice, frozen=True, kw_only=True, tag="removed"):
    """Notification: a game was deleted."""


class Rewritten(_Notice, frozen=True, kw_only=True, tag="rewritten"):
    """Notification: the log of a game was rewritten to remove or change a person's name."""


class Present(_Notice, frozen=True, kw_only=True, tag="present"):
    """Notification: the seats and the number of spectators that are connected to a game on one node.

    With `asks`, the other nodes answer with their own.
    """

    seats: tuple[Seat, ...]
    watching: int
    asks: bool = False
    away: tuple[tuple[Seat, float], ...] = ()
    """The connected seats whose players are not looking at the game, each with the time since when."""
    names: tuple[tuple[str, str], ...] = ()
    """The spectators who want to be named: their ids and names."""


class Sought(_Notice, frozen=True, kw_only=True, tag="sought"):
    """Notification: these people started or stopped looking for a game, or opponents were found for them."""

    people: tuple[str, ...]


class Challenged(_Notice, frozen=True, kw_only=True, tag="challenged"):
    """Notification: a person was challenged to a game, or a challenge has ended."""

    people: tuple[str, ...]
    """Both people."""
    asks: str | None = None
    """The person who was asked just now."""


class Thinks(_Notice, frozen=True, kw_only=True, tag="thinks"):
    """Notification: a bot started to think. `warming` says that it may still be warming up."""

    seat: Seat
    warming: bool


class Fell(msgspec.Struct, frozen=True, tag_field="about", tag="fell"):
    """Notification: a node is presumed to be down, because its heartbeat stopped."""


class Subscribed(msgspec.Struct, frozen=True, tag_field="about", tag="subscribed"):
    """Notification: from now on, notifications of other nodes about a topic arrive; earlier ones may have been
    missed.

    It is delivered on this node only.
    """

    topic: Topic


Notice: TypeAlias = Changed | Spoke | Removed | Rewritten | Present | Sought | Challenged | Thinks | Fell | Subscribed


def topics_of(notice: Notice) -> list[Topic]:
    """Return the topics of a notification, that of its game first; none for `Fell`, which is about a node."""
    match notice:
        case Fell():
            return []
        case Subscribed(topic=topic):
            return [topic]
        case Changed(game=game, offered=offered, waits=waits, waited=waited, asks=asks):
            people = [person_topic(person) for person in dict.fromkeys((waits, waited, *asks)) if person is not None]
            return [game, *people, *([OPEN_GAMES] if offered else [])]
        case Sought(people=people):
            return [SEEKS, *map(person_topic, people)]
        case Challenged(game=game, people=people):
            return [game, *map(person_topic, people)]
        case Removed(game=game):
            return [game, OPEN_GAMES]
    return [notice.game]


@dataclass(frozen=True, slots=True)
class Heard:
    """A notification as a listener receives it."""

    notice: Notice
    change: Change | None = None
    """The change of the table that it is about, if this node has the table in memory."""
    line: ChatLine | None = None
    """The line of chat that it is about, once for each line."""
    node: str | None = None
    """The node that the notification came from. None means this node: only it does the work that must be done once."""


Listener = Callable[[Heard], None]


class Bus:
    """Delivers notifications to listeners, on a server that consists of one node.

    Notifications may be late, repeated or lost. Then clients learn of a change later, but they never see a wrong state.
    """

    shared = False
    """Whether other nodes may change tables that this node has cached."""
    connected = True
    """Whether notifications from other nodes currently arrive."""
    unsent = 0
    """How many notifications wait to be sent to other nodes."""

    def __init__(self) -> None:
        self._listeners: dict[Topic | None, list[Listener]] = {}
        self.restored: list[Callable[[], None]] = []
        """Called when the connection is restored, after notifications may have been lost."""
        self.incoming: Callable[[Notice, str], None] = self.deliver_from
        """Called with a notification of another node, to deliver it to the listeners of its game."""

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        """Deliver a notification on this node and on all others that have listeners for it."""
        self.deliver(Heard(notice, change))

    def subscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Call `listener` with every notification about `topic`; without a topic, with every notification on this node.

        A listener without a topic hears all notifications of this node, but of other nodes only those about games that
        somebody on this node listens to.
        """
        self._listeners.setdefault(topic, []).append(listener)

    def unsubscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Stop calling a listener; does nothing if it was not subscribed."""
        listeners = self._listeners.get(topic, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(topic, None)

    def watched(self, game: str) -> bool:
        """Return whether anything on this node is subscribed to this game."""
        return game in self._listeners

    def deliver(self, heard: Heard) -> None:
        """Call all listeners of this node for a notification."""
        self.deliver_to([*topics_of(heard.notice), None], heard)

    def deliver_from(self, notice: Notice, node: str) -> None:
        """Call the listeners of the game that a notification of another node is about, and those without a topic."""
        self.deliver_to([*topics_of(notice)[:1], None], Heard(notice, node=node))

    def deliver_to(self, topics: Sequence[Topic | None], heard: Heard) -> None:
        """Call the listeners of these topics, each of them once."""
        called = [listener for topic in topics for listener in self._listeners.get(topic, ())]
        for listener in dict.fromkeys(called):
            listener(heard)

    async def claim(self, _task: str, _seconds: float) -> bool:
        """Return whether this node may do a task that only one node should do: always, since there is only one node."""
        return True

    async def run(self) -> None:
        """Exchange notifications with other nodes until cancelled; with one node there is nothing to do."""


def changed_by(change: Change) -> Changed:
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
