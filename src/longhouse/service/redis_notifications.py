"""Notifications between nodes through Redis publish/subscribe; nothing is stored in Redis."""

import asyncio
import contextlib
import logging
import secrets
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from longhouse.errors import BadSettings
from longhouse.service.notifications import Bus, Fell, Notice
from longhouse.table.change import Change

_log = logging.getLogger(__name__)
_CHANNEL = "longhouse:news"
_CLAIM = "longhouse:claim:"
_HEARTBEAT = 3.0
_SILENCE = 4 * _HEARTBEAT
"""Seconds without a heartbeat after which a node is presumed down, or our own connection to Redis is renewed."""
_PAUSE = 0.5
_MOST_UNSENT = 10_000
_MOST_AT_ONCE = 500


class _Letter(msgspec.Struct, frozen=True):
    """A message on the Redis channel; if it has no notice, it is a heartbeat."""

    node: str
    notice: Notice | None = None


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
        self._unsent: asyncio.Queue[_Letter] = asyncio.Queue(_MOST_UNSENT)
        self._heard: dict[str, float] = {}

    def publish(self, notice: Notice, change: Change | None = None) -> None:
        """Notify listeners on this node at once, and queue the message for other nodes."""
        super().publish(notice, change)
        self._post(_Letter(self.node, notice))

    async def claim(self, task: str, seconds: float) -> bool:
        """Return whether this node may do the task: true if no other node claimed it in the last `seconds`.

        If Redis is unreachable, every node does the task, and the database accepts the result of one.
        """
        try:
            return bool(await self._redis.set(_CLAIM + task, self.node, nx=True, px=int(seconds * 1000)))
        except (RedisError, OSError):
            return True

    async def run(self) -> None:
        """Exchange notifications until cancelled, reconnecting to Redis as needed."""
        try:
            await asyncio.gather(self._publish(), self._subscribe(), self._beat())
        finally:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.aclose()

    def _post(self, letter: _Letter) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # other nodes will find the change in the database
            self._unsent.put_nowait(letter)

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
            letters = [await self._unsent.get()]
            while not self._unsent.empty() and len(letters) < _MOST_AT_ONCE:
                letters.append(self._unsent.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as together:
                    for letter in letters:
                        together.publish(_CHANNEL, msgspec.json.encode(letter))
                    await together.execute()
            except (RedisError, OSError):
                await asyncio.sleep(_PAUSE)

    async def _subscribe(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(_CHANNEL)
                    await self._listen(line)
            except (RedisError, OSError) as error:
                if self.connected:
                    _log.warning("news", extra={"fields": {"problem": str(error)}})
            self.connected = False
            await asyncio.sleep(_PAUSE)

    async def _listen(self, line: PubSub) -> None:
        """Receive messages until the connection stays silent for too long."""
        while (message := await line.get_message(timeout=_SILENCE)) is not None:
            if message["type"] == "subscribe":
                self.connected = True
                for restored in self.restored:
                    restored()
            elif message["type"] == "message":
                self._receive(message["data"])

    def _receive(self, text: bytes) -> None:
        try:
            letter = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):  # from a newer version, or not from us
            return
        if letter.node == self.node:
            return
        self._heard[letter.node] = asyncio.get_running_loop().time()
        if letter.notice is not None:
            self.incoming(letter.notice, letter.node)
