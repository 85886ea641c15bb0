"""Stores the browsers that get push notifications. A subscription ends with the session of its browser."""

from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, insert, select

from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.people import hashed

_MOST = 10
"""How many browsers of one person can be notified; a further one replaces the oldest."""


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where a browser receives push notifications, and how they are encrypted for it (RFC 8030 and 8291)."""

    endpoint: str
    """The address at a push service to which notifications are posted."""
    p256dh: str
    """The public key of the browser, in base64."""
    auth: str
    """The authentication secret of the browser, in base64."""


class PushStore:
    """Reads and writes subscriptions in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def subscribe(self, secret: str, subscription: PushSubscription, now: float) -> None:
        """Store the push subscription of the session with this secret, in place of an earlier one."""
        table = schema.push.c
        endpoint = _key(subscription.endpoint)
        with self._writing.begin() as connection:
            connection.execute(delete(schema.push).where((table.session == hashed(secret)) | (table.key == endpoint)))
            person = select(schema.secrets.c.person).where(schema.secrets.c.hash == hashed(secret)).scalar_subquery()
            sessions = select(schema.secrets.c.hash).where(schema.secrets.c.person == person)
            older = select(table.key).where(table.session.in_(sessions)).order_by(table.made.desc()).offset(_MOST - 1)
            too_many = connection.scalars(older).all()
            connection.execute(delete(schema.push).where(table.key.in_(too_many)))
            connection.execute(
                insert(schema.push).values(
                    key=endpoint,
                    session=hashed(secret),
                    endpoint=subscription.endpoint,
                    p256dh=subscription.p256dh,
                    auth=subscription.auth,
                    made=now,
                )
            )

    def unsubscribe(self, secret: str) -> None:
        """Delete the push subscription of the session with this secret."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.push).where(schema.push.c.session == hashed(secret)))

    def drop(self, endpoint: str) -> None:
        """Delete the subscription with this endpoint, because the push service no longer knows it."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.push).where(schema.push.c.key == _key(endpoint)))

    def of_person(self, person: str) -> list[PushSubscription]:
        """Return all subscriptions of a person, the oldest first."""
        table = schema.push.c
        query = (
            select(table.endpoint, table.p256dh, table.auth)
            .join(schema.secrets, schema.secrets.c.hash == table.session)
            .where(schema.secrets.c.person == person)
            .order_by(table.made)
        )
        with self._reading.connect() as connection:
            return [PushSubscription(*row) for row in connection.execute(query)]

    def is_subscribed(self, secret: str) -> bool:
        """Return whether the session with this secret gets push notifications."""
        query = select(schema.push.c.key).where(schema.push.c.session == hashed(secret))
        with self._reading.connect() as connection:
            return connection.execute(query).first() is not None


def _key(endpoint: str) -> bytes:
    """Return the primary key of a subscription. Endpoints are too long for one."""
    return sha256(endpoint.encode()).digest()
