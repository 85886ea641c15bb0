"""The chat of players and spectators at a table, stored apart from the game's log."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, tuple_
from sqlalchemy.exc import IntegrityError

from longhouse.errors import Conflict, Refused
from longhouse.games.game import Seat
from longhouse.storage import schema
from longhouse.storage.games import GameStore

_LONGEST = 500
_MOST_KEPT = 1_000
"""How many lines of a game are kept, the latest ones."""
_RETRIES = 20
_JOINERS = "\u200c\u200d"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""The Unicode categories of characters that are removed: controls, formats, surrogates, unassigned ones."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of chat."""

    n: int
    """The number of the line in the chat of its game, from 1."""
    seat: Seat | None
    """The seat of the person who said it; None for a spectator."""
    name: str
    """The name of the person who said it."""
    text: str
    at: float
    """The time when it was said."""
    person: str | None = None
    """The id of the spectator who said it; None if it was said from a seat."""


class ChatStore:
    """Reads and writes the chat of all games."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def say(self, game: str, seat: Seat | None, name: str, text: str, now: float, command: str) -> int:
        """Add a line to the chat of a game, and return its number. If the chat is too long, its oldest line is deleted.

        - `seat`, `name`: the seat (None: a spectator) and the name of the person who says it.
        - `now`: the current time.
        - `command`: the id of the command. If a line with this id was added before, nothing is added, and the number of
          that line is returned.
        """
        line = cleaned(text)
        if not line or len(line) > _LONGEST:
            raise Refused("table-chat", longest=_LONGEST)
        chat = schema.chat.c
        for _ in range(_RETRIES):
            try:
                with self._writing.begin() as connection:
                    there: int | None = connection.scalar(
                        select(chat.n).where(chat.game == game, chat.command == command)
                    )
                    if there is not None:
                        return there
                    n: int = connection.scalar(select(func.max(chat.n) + 1).where(chat.game == game)) or 1
                    connection.execute(
                        insert(schema.chat).values(
                            game=game, n=n, at=now, seat=seat, name=name, text=line, command=command
                        )
                    )
                    connection.execute(delete(schema.chat).where(chat.game == game, chat.n <= n - _MOST_KEPT))
                return n
            except IntegrityError:  # another line got this number at the same moment
                continue
        raise Conflict("table-busy")

    def last(self, games: Sequence[str]) -> dict[str, int]:
        """Return for each of these games the number of the last line of its chat; games without chat are left out."""
        chat = schema.chat.c
        query = select(chat.game, func.max(chat.n)).where(chat.game.in_(games)).group_by(chat.game)
        with self._reading.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def since(self, game: str, n: int) -> list[ChatLine]:
        """Return the lines of a game after line number `n`."""
        chat = schema.chat.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(schema.chat).where(chat.game == game, chat.n > n).order_by(chat.n))
            return [
                ChatLine(
                    n=row.n,
                    seat=None if row.seat is None else Seat(row.seat),
                    name=row.name,
                    text=row.text,
                    at=row.at,
                    person=_spectator(row.command),
                )
                for row in rows
            ]

    def of(self, person: str, after: tuple[str, int], most: int) -> list[tuple[str, int, float, str]]:
        """Return lines that a person wrote, as tuples of game, line number, time and text, ordered by game and number.

        At most `most` lines are returned. `after` is the game and number of the last line that the caller has already;
        the lines after it are returned.
        """
        chat = schema.chat.c
        own = select(schema.seats.c.game, schema.seats.c.seat).where(schema.seats.c.person == person)
        theirs = tuple_(chat.game, chat.seat).in_(own) | chat.command.startswith(f"person:{person}:", autoescape=True)
        with self._reading.connect() as connection:
            query = select(chat.game, chat.n, chat.at, chat.text)
            later = tuple_(chat.game, chat.n) > after
            rows = connection.execute(query.where(theirs, later).order_by(chat.game, chat.n).limit(most))
            return [(row.game, row.n, row.at, row.text) for row in rows]


def cleaned(text: str) -> str:
    """Return a text as one line, without control characters and other invisible ones.

    Joiners, which emoji and some scripts need, are kept.
    """
    kept = (c for c in " ".join(text.split()) if c in _JOINERS or unicodedata.category(c) not in _UNSEEN)
    return "".join(kept).strip(_JOINERS + " ")


def _spectator(command: str | None) -> str | None:
    """Return the id of the spectator who sent a command, which is part of the command's id; None if a seat sent it."""
    kind, _, rest = (command or "").partition(":")
    return rest.partition(":")[0] if kind == "person" else None
