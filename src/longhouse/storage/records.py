"""Shared records, stored under a hash of their content."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from longhouse.errors import NotFound
from longhouse.games.record import Record
from longhouse.storage import schema
from longhouse.storage.games import GameStore

_BYTES = 16
"""Length of an id: 128 bits of the hash, too many to guess."""


class SharedRecords:
    """Reads and writes the shared records in the database."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def keep(self, text: str | bytes, now: float) -> str:
        """Check a record, given as JSON text, against the rules and store it; return its id, which depends only on the
        content.
        """
        record = Record.read(text)
        record.verify()
        return self.keep_checked(record.write(), now)

    def keep_checked(self, content: str, now: float) -> str:
        """Store the text of a record that was checked before; return its id, which depends only on the text."""
        name = urlsafe_b64encode(sha256(content.encode()).digest()[:_BYTES]).decode().rstrip("=")
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.records).values(id=name, content=content, made=now))
        except IntegrityError:  # it was stored before
            pass
        return name

    def find(self, name: str) -> str:
        """Return the text of the stored record with this id; raises `NotFound` if there is none."""
        records = schema.records.c
        with self._reading.connect() as connection:
            content: str | None = connection.scalar(select(records.content).where(records.id == name))
        if content is None:
            raise NotFound("server-not-found")
        return content
