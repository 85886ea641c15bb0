"""Counts the e-mails that are sent per person and per address, so that nobody can be flooded with them."""

from hashlib import sha256

from sqlalchemy import delete, insert, select

from longhouse.storage import schema
from longhouse.storage.games import GameStore

_DAY = 86_400.0


class LetterStore:
    """Counts e-mails in the database, so that the limits hold for all nodes together."""

    def __init__(self, store: GameStore) -> None:
        self._writing = store.engine.execution_options(writes=True)

    def count(self, person: str, address: str, now: float, most: int) -> float:
        """Count an e-mail to a person at an address, and return 0.

        If the person or the address already got `most` e-mails in the last day, it is not counted, and the result is
        the number of seconds until an e-mail may be sent again.
        """
        letters = schema.letters.c
        hashed = sha256(address.lower().encode()).digest()
        with self._writing.begin() as connection:
            connection.execute(delete(schema.letters).where(letters.at < now - _DAY))
            recent = select(letters.at).where(letters.at > now - _DAY).order_by(letters.at.desc())
            wait = 0.0
            for whose in (letters.person == person, letters.address == hashed):
                first = connection.scalar(recent.where(whose).offset(most - 1).limit(1))
                if first is not None:
                    wait = max(wait, first + _DAY - now)
            if not wait:
                connection.execute(insert(schema.letters).values(person=person, address=hashed, at=now))
        return wait
