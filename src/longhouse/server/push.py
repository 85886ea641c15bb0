"""Sends push notifications to browsers, for example when it is somebody's turn in a game that lasts for days.

Notifications contain no text written by players. The server posts them only to known push services, because the address
of a notification comes from a client and could otherwise point to any host. The key pair that identifies the server to
push services (VAPID, RFC 8292) is derived from a secret in the database, so all nodes have the same one.
"""

import asyncio
import hashlib
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from longhouse.errors import LonghouseError, NoSuchGame, Refused
from longhouse.server.access.limits import RateLimiters
from longhouse.server.errors import words_of
from longhouse.service.notifications import Challenged, Heard
from longhouse.service.planned_moves import answers_at_once
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.push import PushSubscription
from longhouse.table.table import Table
from longhouse.table.verbs.offers import voters
from longhouse.words.titles import title

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The addresses of the push services of the common browsers; `*.` stands for any subdomain."""

_log = logging.getLogger(__name__)
_PATIENCE = 20.0
_KEPT_FOR = 86_400
"""Seconds for which a push service keeps a notification for a browser that is not running."""
_GONE = (404, 410)
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256; a private key is a number below it."""
_AT_ONCE = 8
_BURST, _RATE = 30, 30 / 3_600.0
_BURST_OF_OTHERS, _RATE_OF_OTHERS = 10, 10 / 3_600.0
"""The limits of notifications that other people cause as they like: challenges and offers.

They are counted by themselves, so that nobody can use up those that tell a person of their turn.
"""


class Pusher:
    """Sends push notifications, and checks that they go only to known push services."""

    def __init__(self, tables: TableService, public_url: str, services: Sequence[str] = PUSH_SERVICES) -> None:
        """Needs the extra `push`; raises `ModuleNotFoundError` without it."""
        from py_vapid import Vapid02

        if find_spec("pywebpush") is None:
            raise ModuleNotFoundError(name="pywebpush")
        self._tables = tables
        self._services = services
        self._contact = public_url if public_url.startswith("https://") else "mailto:longhouse@localhost"
        self._key = Vapid02.from_raw(_private_key(tables.store.secret("push-secret")))
        self._limits = RateLimiters(_BURST, _RATE)
        self._limits_of_others = RateLimiters(_BURST_OF_OTHERS, _RATE_OF_OTHERS)
        self._writing: set[asyncio.Task[None]] = set()
        self._delivering = asyncio.Semaphore(_AT_ONCE)
        tables.bus.subscribe(self._heard)

    @property
    def public_key(self) -> str:
        """The key with which a browser subscribes, in base64."""
        numbers = self._key.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return urlsafe_b64encode(point).decode().rstrip("=")

    def check(self, endpoint: str) -> None:
        """Raise `Refused` if `endpoint`, the address for a browser's notifications, is not at a push service known to
        the server.
        """
        if not any(_is_at(endpoint, service) for service in self._services):
            raise Refused("server-push-service")

    async def close(self) -> None:
        """Stop sending. Notifications that are not sent yet are dropped."""
        for task in self._writing:
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _heard(self, heard: Heard) -> None:
        if isinstance(heard.notice, Challenged) and heard.notice.asks is not None and heard.node is None:
            self._spawn(self._challenged(heard.notice.game, heard.notice.asks))
        if heard.change is None or heard.node is not None:
            return
        before, after = heard.change.before, heard.change.after
        offered = [offer for offer in after.offers if offer not in before.offers and len(offer.agreed) == 1]
        asked = {person for offer in offered for person in voters(after, offer.offer)}
        if asked:
            self._begin(asked, after, "server-push-offer", f"offer-{after.id}")
        person = heard.change.called
        if person is not None:
            self._begin([person], after, "server-push-your-turn", _turn_topic(after))

    def _begin(self, people: Iterable[str], table: Table, text: str, topic: str) -> None:
        self._spawn(self._notify(list(people), table, text, topic))

    async def _challenged(self, game: str, person: str) -> None:
        with suppress(NoSuchGame):  # it was withdrawn at once
            await self._notify([person], await self._tables.table(game), "server-push-challenge", f"offer-{game}")

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _notify(self, ids: list[str], table: Table, text: str, topic: str) -> None:
        try:
            if topic == _turn_topic(table) and await answers_at_once(self._tables, table):
                return
            people = await self._tables.wait_for(self._tables.people.named, ids)
            for person in people.values():
                limits = self._limits if topic == _turn_topic(table) else self._limits_of_others
                if limits.take(person.id):
                    await self._send_to(person, table, text, topic)
        except LonghouseError as refusal:  # such as a database that does not answer
            _log.warning("push", extra={"fields": {"game": table.id, "problem": str(refusal)}})

    async def _send_to(self, person: Person, table: Table, text: str, topic: str) -> None:
        words = words_of(person.language)
        game = title(words, table.setup.game)
        content = json.dumps({"title": game, "text": words.say(text), "game": table.id, "tag": topic})
        # Of notifications with the same topic, a push service keeps only the latest for a browser that is not running.
        short = hashlib.sha256(topic.encode()).hexdigest()[:32]  # RFC 8030 allows 32 characters
        for subscription in await self._tables.wait_for(self._tables.push.of_person, person.id):
            async with self._delivering:
                await self._deliver(subscription, content, short)

    async def _deliver(self, to: PushSubscription, content: str, topic: str) -> None:
        # With its HTTP client it takes a quarter of a second to import, which no server without subscriptions needs.
        pywebpush = await asyncio.to_thread(import_module, "pywebpush")
        http = await asyncio.to_thread(import_module, "aiohttp")
        claims: dict[str, Any] = {"sub": self._contact}
        try:
            async with asyncio.timeout(_PATIENCE), http.ClientSession() as session:
                await pywebpush.webpush_async(
                    {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                    content,
                    vapid_private_key=self._key,
                    vapid_claims=claims,
                    ttl=_KEPT_FOR,
                    headers={"Topic": topic, "Urgency": "normal"},
                    aiohttp_session=_OneHost(session),
                )
        except pywebpush.WebPushException as failure:
            if failure.status_code in _GONE:
                await self._tables.wait_for(self._tables.push.drop, to.endpoint)
            else:
                self._complain(to, f"status {failure.status_code}")
        except (OSError, ValueError, http.ClientError) as error:  # a wrong key, no answer in time, a cut connection
            self._complain(to, str(error))

    def _complain(self, to: PushSubscription, problem: str) -> None:
        _log.warning("push", extra={"fields": {"service": urlsplit(to.endpoint).hostname, "problem": problem}})


class _OneHost:
    """An HTTP session that asks the given host only: it follows no redirects, which could lead to any other."""

    def __init__(self, session: Any) -> None:
        self._session = session

    async def post(self, address: str, **given: Any) -> Any:
        return await self._session.post(address, allow_redirects=False, **given)


def _turn_topic(table: Table) -> str:
    return f"turn-{table.id}"


def _private_key(secret: str) -> bytes:
    """Derive a private key of the curve P-256 from a secret; return it in base64."""
    drawn = int.from_bytes(hashlib.sha512(b"longhouse push\n" + secret.encode()).digest(), "big")
    return urlsafe_b64encode((drawn % (_ORDER - 1) + 1).to_bytes(32, "big")).rstrip(b"=")


def _is_at(endpoint: str, service: str) -> bool:
    """Return whether an address belongs to a service.

    >>> _is_at("https://fcm.googleapis.com/fcm/send/a", "https://*.googleapis.com")
    True
    >>> _is_at("https://googleapis.com.example.org/", "https://*.googleapis.com")
    False
    """
    try:
        asked, known = urlsplit(endpoint), urlsplit(service)
        same = (asked.scheme, asked.port) == (known.scheme, known.port)
    except ValueError:  # not an address
        return False
    host, wanted = asked.hostname or "", known.hostname or ""
    at_home = host.endswith(wanted[1:]) if wanted.startswith("*.") else host == wanted
    return same and at_home and asked.username is None
