"""Notifications between nodes through Redis publish/subscribe; nothing is stored in Redis.

Every topic has its own channel, to which a node subscribes while it has listeners for the topic. A few messages go to
all nodes: heartbeats, and notifications of deleted and rewritten games, which any node may have cached.

Nodes of version 0.1 publish everything on one channel (`_NEWS`) and listen only there. While such a node is running,
the others also send everything on that channel.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from longhouse.errors import BadSettings
from longhouse.service.notifications import (
    Bus,
    Fell,
    Heard,
    Listener,
    Notice,
    Removed,
    Rewritten,
    Subscribed,
    Topic,
    topics_of,
)
from longhouse.table.change import Change

_log = logging.getLogger(__name__)
_ABOUT = "longhouse:about:"
"""The channel of a topic is this and the topic."""
_NODES = "longhouse:nodes"
"""The channel that every node hears."""
_NEWS = "longhouse:news"
"""The only channel of nodes of version 0.1."""
_CLAIM = "longhouse:claim:"
_HEARTBEAT = 3.0
_SILENCE = 4 * _HEARTBEAT
"""Seconds without a heartbeat after which a node is presumed down, or our own connection to Redis is renewed."""
_PAUSE = 0.5
_MOST_UNSENT = 10_000
_MOST_AT_ONCE = 500
_MOST_CHANNELS_AT_ONCE = 1_000


class _Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message on a Redis channel; if it has no notice, it is a heartbeat."""

    node: str
    notice: Notice | None = None
    copy: bool = False
    """Whether it is a copy for nodes of version 0.1; others have it from another channel."""


_DECODER: msgspec.json.Decoder[_Letter] = msgspec.json.Decoder(_Letter)


class RedisBus(Bus):
    """Delivers notifications among any number of server nodes, through Redis."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
            raise BadSettings("table-redis-kind", given=urlsplit(url).scheme)
        self.node = secrets.token_hex(8)
        self.connected = False
        # No retries by the Redis client: `_subscribe` retries, and then has missed notifications made up for.
        self._redis = Redis.from_url(
            url, socket_connect_timeout=_SILENCE, socket_timeout=_SILENCE, retry=Retry(NoBackoff(), 0)
        )
        self._letters: asyncio.Queue[_Letter] = asyncio.Queue(_MOST_UNSENT)
        self._heard: dict[str, float] = {}
        self._older_until: float | None = None
        """When a node of version 0.1 counts as gone, unless it is heard again. At first there may be one."""
        self._channels: set[str] = set()
        """The channels of topics to which the present connection is subscribed, or will be as soon as Redis answers."""
        self._confirmed: set[str] = set()
        """Those of them that Redis has confirmed."""
        self._new: set[Topic] = set()
        """Topics with new listeners, which have not been told yet that notifications arrive."""
        self._retune = asyncio.Event()

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        """Notify the listeners on this node at once, and queue the notification for other nodes.

        `change` is the change of the table, for the listeners on this node.
        """
        super().publish(notice, change)
        self._post(_Letter(self.node, notice))

    def subscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Start calling a listener with notifications.

        With a topic, the listener gets every notification about this topic from all nodes. Once those of other nodes
        arrive, it is called with `Subscribed`. Without a topic, it gets all notifications of this node, and those of
        other nodes about games to which anything on this node has subscribed.
        """
        super().subscribe(listener, topic)
        if topic is not None:
            self._new.add(topic)
            self._retune.set()

    def unsubscribe(self, listener: Listener, topic: Topic | None = None) -> None:
        """Stop calling a listener that was subscribed with the same `topic` (or, if that is None, without one).

        Does nothing if it was not. When a topic has no listeners left, this node no longer receives its notifications.
        """
        super().unsubscribe(listener, topic)
        self._retune.set()

    @property
    def unsent(self) -> int:  # type: ignore[override]  # which never changes in a bus for one node
        """The number of notifications that wait to be sent to other nodes."""
        return self._letters.qsize()

    async def claim(self, task: str, seconds: float) -> bool:
        """Try to claim a task that only one node should do; return whether this node got the claim and may do the task.

        A claim lasts for `seconds`. Until then, all other claims of the task with the name `task` are refused, also
        those of the same node. If Redis is unreachable, every claim succeeds: several nodes may then do the task, but
        the database accepts only one result.
        """
        try:
            return bool(await self._redis.set(_CLAIM + task, self.node, nx=True, px=int(seconds * 1000)))
        except (RedisError, OSError):
            return True

    async def run(self) -> None:
        """Exchange notifications with other nodes until this task is cancelled, reconnecting to Redis as needed."""
        try:
            await asyncio.gather(self._publish(), self._subscribe(), self._beat())
        finally:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.aclose()

    def _post(self, letter: _Letter) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # other nodes will find the change in the database
            self._letters.put_nowait(letter)

    async def _beat(self) -> None:
        while True:
            self._post(_Letter(self.node))
            now = asyncio.get_running_loop().time()
            for node in [node for node, heard in self._heard.items() if now - heard > _SILENCE]:
                del self._heard[node]
                self.incoming(Fell(), node)
            await asyncio.sleep(_HEARTBEAT)

    async def _publish(self) -> None:
        while True:
            letters = [await self._letters.get()]
            while not self._letters.empty() and len(letters) < _MOST_AT_ONCE:
                letters.append(self._letters.get_nowait())
            try:
                await self._send(letters)
            except (RedisError, OSError):
                await asyncio.sleep(_PAUSE)

    async def _send(self, letters: Sequence[_Letter]) -> None:
        """Publish messages. If that fails, try once more, since Redis may have restarted and closed the connection."""
        for last in (False, True):
            try:
                async with self._redis.pipeline(transaction=False) as together:
                    for letter in letters:
                        text = msgspec.json.encode(letter)
                        for channel in _channels_for(letter):
                            together.publish(channel, text)
                        if self._older_there():
                            together.publish(_NEWS, msgspec.json.encode(msgspec.structs.replace(letter, copy=True)))
                    await together.execute()
                    return
            except (RedisError, OSError):
                if last:
                    raise

    def _older_there(self) -> bool:
        """Return whether a node of version 0.1 may be running."""
        now = asyncio.get_running_loop().time()
        if self._older_until is None:
            self._older_until = now + _SILENCE
        return now < self._older_until

    async def _subscribe(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    self._channels, self._confirmed = set(), set()
                    await self._tune(line)
                    await line.subscribe(_NEWS, _NODES)
                    tuning = asyncio.create_task(self._keep_tuned(line))
                    try:
                        await self._listen(line)
                    finally:
                        tuning.cancel()
                        await asyncio.gather(tuning, return_exceptions=True)
            except (RedisError, OSError) as error:
                if self.connected:
                    _log.warning("news", extra={"fields": {"problem": str(error)}})
            self.connected = False
            await asyncio.sleep(_PAUSE)

    async def _keep_tuned(self, line: PubSub) -> None:
        """Subscribe to new topics, and unsubscribe from those without listeners, until cancelled."""
        while True:
            await self._retune.wait()
            try:
                await self._tune(line)
            except (RedisError, OSError):  # `_listen` notices it too, and `_subscribe` begins again
                return

    async def _tune(self, line: PubSub) -> None:
        """Subscribe this connection to exactly the channels of all topics that have listeners."""
        self._retune.clear()
        wanted = {_ABOUT + topic for topic in self._listeners if topic is not None}
        new, old = sorted(wanted - self._channels), sorted(self._channels - wanted)
        self._channels = wanted
        self._confirmed &= wanted
        for begun in range(0, len(new), _MOST_CHANNELS_AT_ONCE):
            await line.subscribe(*new[begun : begun + _MOST_CHANNELS_AT_ONCE])
        for begun in range(0, len(old), _MOST_CHANNELS_AT_ONCE):
            await line.unsubscribe(*old[begun : begun + _MOST_CHANNELS_AT_ONCE])
        self._tell_new()

    async def _listen(self, line: PubSub) -> None:
        """Receive messages until the connection stays silent for too long."""
        while (message := await line.get_message(timeout=_SILENCE)) is not None:
            channel = message["channel"].decode()
            if message["type"] == "message":
                self._receive(channel, message["data"])
            elif message["type"] == "subscribe" and channel == _NODES:
                self._restore()
            elif message["type"] == "subscribe" and channel in self._channels:
                self._confirmed.add(channel)
                self._tell_new()

    def _restore(self) -> None:
        """Record that the connection is established with all its channels.

        Redis confirms the channels in order, the channel of all nodes last.
        """
        self.connected = True
        for restored in self.restored:
            restored()
        for topic in self._arriving([topic for topic in self._listeners if topic is not None]):
            self.deliver(Heard(Subscribed(topic)))  # `restored` has caught up with all games

    def _tell_new(self) -> None:
        """Call new listeners with `Subscribed` if their channel is confirmed."""
        if not self.connected:  # `_restore` tells all
            return
        for topic in self._arriving(list(self._new)):
            self.incoming(Subscribed(topic), self.node)

    def _arriving(self, topics: Sequence[Topic]) -> list[Topic]:
        """Return the topics whose channel is confirmed, and remove them from the new topics."""
        arriving = [topic for topic in topics if _ABOUT + topic in self._confirmed]
        self._new.difference_update(arriving)
        return arriving

    def _receive(self, channel: str, text: bytes) -> None:
        try:
            letter = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):  # from a newer version, or not from us
            return
        if letter.node == self.node or letter.copy:
            return
        now = asyncio.get_running_loop().time()
        self._heard[letter.node] = now
        if channel == _NEWS:
            self._older_until = now + _SILENCE
        notice = letter.notice
        if notice is None or isinstance(notice, (Fell, Subscribed)):  # a heartbeat; nobody sends the others
            return
        game, *others = topics_of(notice)
        told = [game, *others] if channel in (_NEWS, _NODES) else [channel.removeprefix(_ABOUT)]
        if game in told:
            self.incoming(notice, letter.node)
        self.deliver_to([topic for topic in told if topic != game], Heard(notice, node=letter.node))


def _channels_for(letter: _Letter) -> list[str]:
    """Return the channels on which a message is published."""
    if letter.notice is None or isinstance(letter.notice, (Removed, Rewritten)):
        return [_NODES]
    return [_ABOUT + topic for topic in topics_of(letter.notice)]
