"""Checks whether a person may watch a game, and whether a bot exists."""

from collections.abc import Mapping, Sequence

from longhouse.errors import Forbidden, UnknownBot
from longhouse.games.game import Seat
from longhouse.storage.people import Person
from longhouse.table.table import Table


def may_watch(table: Table, seats: Sequence[Seat], person: Person | None) -> None:
    """Raise `Forbidden` unless the client may watch.

    Anyone may watch public games, and any game that has not started. Only its players and its creator may watch a
    private game.
    """
    if table.setup.visibility != "private" or seats or table.stage == "open":
        return
    if person is None or not (table.seats_of(person.id) or table.setup.made_by == person.id):
        raise Forbidden("server-not-yours")


def known_level(level: str, game: str, levels: Mapping[str, Sequence[str]]) -> None:
    """Raise `UnknownBot` if there is no such bot. While the list of bots is not known yet, any name is accepted."""
    if levels and level not in levels.get(game, []):
        raise UnknownBot("server-no-such-bot", level=level, levels=", ".join(levels.get(game, [])))
