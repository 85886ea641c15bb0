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
"""The subject of a notification: the id of a game, a person (`person_topic`), `OPEN_GAMES` or `SEEKS`."""

_MOST_PASSED_ON = 20
"""Maximum number of entries that are sent along in a notification to other nodes."""

OPEN_GAMES: Topic = "open-games"
"""The topic of everything that changes the list of open games."""


SEEKS: Topic = "seeks"
"""The topic of everything that changes who is looking for a game."""


def person_topic(person: str) -> Topic:
    """Return the topic of everything that concerns one person, such as their turns."""
    return f"person:{person}"


class _Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="about"):
    game: str


class Changed(_Notice, frozen=True, kw_only=True, tag="changed"):
    """Notification: new entries were added to the log of a game."""

    ply: int
    """The number of the last of them."""
    offered: bool = False
    """Whether the list of open games changed."""
    waits: str | None = None
    """The id of the person who is to move now, if that changed; otherwise None."""
    waited: str | None = None
    """The id of the person who was to move before, if that changed; otherwise None."""
    asks: tuple[str, ...] = ()
    """The ids of the people for whom an offer was made or ended."""
    calls: str | None = None
    """The name of the game, such as `fjords`, if the person to move has to be notified because the clock counts days;
    otherwise None.
    """
    entries: tuple[Entry, ...] = ()
    """The new entries, or none if they are many. A node that has the entry before them need not read the database."""


class Spoke(_Notice, frozen=True, kw_only=True, tag="spoke"):
    """Notification: a line of chat was stored."""

    n: int
    """The number of the line in the chat of its game."""


class Removed(_Notice, frozen=True, kw_only=True, tag="removed"):
    """Notification: a game was deleted."""


class Rewritten(_Notice, frozen=True, kw_only=True, tag="rewritten"):
    """Notification: the log of a game was rewritten to remove or change a person's name."""


class Present(_Notice, frozen=True, kw_only=True, tag="present"):
    """Notification: who is connected to a game on one node."""

    seats: tuple[Seat, ...]
    """The seats that are connected."""
    watching: int
    """The number of spectators."""
    asks: bool = False
    """Whether the other nodes are to answer with a notification of their own."""
    away: tuple[tuple[Seat, float], ...] = ()
    """The connected seats whose players are not looking at the game, each with the time at which they stopped."""
    names: tuple[tuple[str, str], ...] = ()
    """The spectators who want to be named: the id and the name of each."""


class Sought(_Notice, frozen=True, kw_only=True, tag="sought"):
    """Notification: people started or stopped looking for a game, or opponents were found for them."""

    people: tuple[str, ...]
    """The ids of these people."""


class Challenged(_Notice, frozen=True, kw_only=True, tag="challenged"):
    """Notification: a person was challenged to a game, or a challenge has ended."""

    people: tuple[str, ...]
    """The ids of the person who made the challenge and of the person who was challenged."""
    asks: str | None = None
    """The id of the challenged person, if the challenge is new; None if it has ended."""


class Thinks(_Notice, frozen=True, kw_only=True, tag="thinks"):
    """Notification: a bot started to think about its move."""

    seat: Seat
    """The seat of the bot."""
    warming: bool
    """Whether the bot may still be loading or compiling its code."""


class Fell(msgspec.Struct, frozen=True, tag_field="about", tag="fell"):
    """Notification: a node is presumed to be down, because its heartbeat stopped."""


class Subscribed(msgspec.Struct, frozen=True, tag_field="about", tag="subscribed"):
    """Notification, for this node only: from now on, notifications of other nodes about a topic arrive.

    Earlier ones may have been missed.
    """

    topic: Topic
    """The topic."""


Notice: TypeAlias = Changed | Spoke | Removed | Rewritten | Present | Sought | Challenged | Thinks | Fell | Subscribed
"""Any notification."""


def topics_of(notice: Notice) -> list[Topic]:
    """Return the topics of a notification, beginning with its game if it is about one; none for `Fell`, which is about
    a node.
    """
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
    """The change of the table, if the notification is about one and this node has the table in memory; otherwise
    None.
    """
    line: ChatLine | None = None
    """The line of chat, if the notification delivers one; otherwise None. Each line is delivered once."""
    node: str | None = None
    """The node from which the notification came, or None for this node itself. Work that must be done only once is done
    by the node for which this is None.
    """


Listener = Callable[[Heard], None]
"""A function that is called with notifications."""


class Bus:
    """Delivers notifications to listeners, on a server that consists of one node.

    Notifications may be late, repeated or lost. Then clients learn of a change later, but they never see a wrong state.
    """

    shared = False
    """Whether other nodes may change tables that this node has cached."""
    connected = True
    """Whether notifications from other nodes currently arrive."""
    unsent = 0
    """The number of notifications that wait to be sent to other nodes."""

    def __init__(self) -> None:
        self._listeners: dict[Topic | None, list[Listener]] = {}
        self.restored: list[Callable[[], None]] = []
        """The functions to call when the connection is restored, after notifications may have been lost."""
        self.incoming: Callable[[Notice, str], None] = self.deliver_from
        """The function that delivers a notification of another node to the listeners of its game."""

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        """Deliver a notification on this node, and to all other nodes that have listeners for one of its topics.

        `change` is the change of the table, for the listeners on this node.
        """
        self.deliver(Heard(notice, change))

    def subscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Start calling a listener with notifications.

        With a topic, the listener gets every notification about this topic. Without one, it gets all notifications of
        this node, and those of other nodes about games to which anything on this node has subscribed.
        """
        self._listeners.setdefault(topic, []).append(listener)

    def unsubscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Stop calling a listener that was subscribed with the same `topic` (or, if that is None, without one).

        Does nothing if it was not. Its subscriptions to other topics stay.
        """
        listeners = self._listeners.get(topic, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(topic, None)

    def watched(self, game: str) -> bool:
        """Return whether anything on this node has subscribed to this game."""
        return game in self._listeners

    def deliver(self, heard: Heard) -> None:
        """Call all listeners on this node that have subscribed to one of a notification's topics, or without a
        topic.
        """
        self.deliver_to([*topics_of(heard.notice), None], heard)

    def deliver_from(self, notice: Notice, node: str) -> None:
        """Deliver a notification that came from another node, named `node`.

        The listeners of its first topic, which is its game, are called, and those without a topic.
        """
        self.deliver_to([*topics_of(notice)[:1], None], Heard(notice, node=node))

    def deliver_to(self, topics: Sequence[Topic | None], heard: Heard) -> None:
        """Call the listeners of these topics, each listener once. None stands for listeners without a topic."""
        called = [listener for topic in topics for listener in self._listeners.get(topic, ())]
        for listener in dict.fromkeys(called):
            listener(heard)

    async def claim(self, _task: str, _seconds: float) -> bool:
        """Return whether this node may do a task that only one node should do.

        Here the answer is always yes, since there is only one node.
        """
        return True

    async def run(self) -> None:
        """Exchange notifications with other nodes until cancelled; with one node there is nothing to do."""


def changed_by(change: Change) -> Changed:
    """Return the notification about a change.

    It contains all that other nodes and the lobby need, so that they need not read the table.
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
