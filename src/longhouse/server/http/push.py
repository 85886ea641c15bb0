"""HTTP routes for push notifications (RFC 8030): a browser subscribes with the server's key."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from longhouse.errors import NotFound
from longhouse.server.access.identity import PersonRequest, secret_of
from longhouse.server.push import Pusher
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.storage.push import PushSubscription

_Base64 = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{10,200}={0,2}$")]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a push subscription, as the browser gives them (RFC 8291)."""

    p256dh: _Base64
    """The browser's public key, with which notifications are encrypted."""
    auth: _Base64
    """A secret of the browser, with which notifications are authenticated."""


class NewPushSubscription(msgspec.Struct, frozen=True):
    """A push subscription, as browsers describe it (`PushSubscription.toJSON()`)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2_000)]
    """The address at a push service to which notifications are posted."""
    keys: PushKeys


class PushTold(msgspec.Struct, frozen=True):
    """What a browser needs to know to subscribe to push notifications."""

    key: str | None
    """The server's public key, with which a browser subscribes; null if the server sends no push notifications."""
    subscribed: bool
    """Whether the server sends notifications to the browser that sent the request."""


class PushRoutes(Controller):
    """Subscribes browsers to push notifications."""

    path = "/api/me/push"
    tags = ("people",)

    @get()
    async def push(
        self,
        tables: NamedDependency[TableService],
        somebody: NamedDependency[Person],
        request: PersonRequest,
        pusher: NamedDependency[Pusher | None],
    ) -> PushTold:
        """Return the key with which a browser subscribes, and whether this browser is subscribed."""
        assert somebody
        if pusher is None:
            return PushTold(None, False)
        subscribed = await tables.wait_for(tables.push.is_subscribed, secret_of(request) or "")
        return PushTold(pusher.public_key, subscribed)

    @put(status_code=204)
    async def subscribe(
        self,
        data: JSONBody[NewPushSubscription],
        tables: NamedDependency[TableService],
        somebody: NamedDependency[Person],
        request: PersonRequest,
        pusher: NamedDependency[Pusher | None],
    ) -> None:
        """Send push notifications to this browser, until it unsubscribes or the person is logged out on it."""
        assert somebody
        if pusher is None:
            raise NotFound("server-no-push")
        pusher.check(data.endpoint)
        subscription = PushSubscription(data.endpoint, data.keys.p256dh, data.keys.auth)
        await tables.wait_for(tables.push.subscribe, secret_of(request) or "", subscription, tables.now())

    @delete(status_code=204)
    async def unsubscribe(
        self, tables: NamedDependency[TableService], somebody: NamedDependency[Person], request: PersonRequest
    ) -> None:
        """Stop sending push notifications to this browser."""
        assert somebody
        await tables.wait_for(tables.push.unsubscribe, secret_of(request) or "")
