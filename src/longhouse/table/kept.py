"""Records that somebody shared: kept under a name that follows from what is in them."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from longhouse.errors import NotFound
from longhouse.games.record import Record
from longhouse.table import schema
from longhouse.table.store import Store

_BYTES = 16
"""Of the hash: as many as nobody can guess."""


class KeptRecords:
    """The shared records of a store."""

    def __init__(self, store: Store) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def keep(self, text: str | bytes, now: float) -> str:
        """The id of a record that the rules accept; the same record has the same one."""
        record = Record.read(text)
        record.verify()
        content = record.write()
        name = urlsafe_b64encode(sha256(content.encode()).digest()[:_BYTES]).decode().rstrip("=")
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(schema.records).values(id=name, content=content, made=now))
        except IntegrityError:  # it is kept already
            pass
        return name

    def find(self, name: str) -> str:
        """The text of a record that was kept."""
        records = schema.records.c
        with self._reading.connect() as connection:
            found: str | None = connection.scalar(select(records.content).where(records.id == name))
        if found is None:
            raise NotFound("server-not-found")
        return found
