"""Counts the e-mails that are sent per person and per address, so that nobody can be flooded with them."""

from hashlib import sha256

from sqlalchemy import delete, func, insert, select

from longhouse.storage import schema
from longhouse.storage.games import GameStore

_DAY = 86_400.0


class LetterStore:
    """Reads and writes the counts in the database, so that the limits hold for all nodes together."""

    def __init__(self, store: GameStore) -> None:
        self._writing = store.engine.execution_options(writes=True)

    def count(self, person: str, address: str, now: float, most: int) -> bool:
        """Count an e-mail and return True, or return False if the person or address got `most` of them in a day."""
        letters = schema.letters.c
        hashed = sha256(address.lower().encode()).digest()
        with self._writing.begin() as connection:
            connection.execute(delete(schema.letters).where(letters.at < now - _DAY))
            recent = select(func.count()).where(letters.at >= now - _DAY)
            for whose in (letters.person == person, letters.address == hashed):
                if (connection.scalar(recent.where(whose)) or 0) >= most:
                    return False
            connection.execute(insert(schema.letters).values(person=person, address=hashed, at=now))
        return True
