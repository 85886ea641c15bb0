"""Checks whether a person may watch a game or open another one, and whether a bot exists."""

import asyncio
import time
from collections.abc import Mapping, Sequence

from longhouse.errors import Forbidden, Refused, Unavailable, UnknownBot
from longhouse.games.game import Seat
from longhouse.server.access.limits import Limits
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.table import Table

_EVERYWHERE = frozenset({"random", "thrall", "karl", "jarl", "skald", "norn"})
_TIME_TO_KNOW_BOTS, _A_MOMENT = 60.0, 0.05


def may_watch(table: Table, seats: Sequence[Seat], person: Person | None) -> None:
    """Raise `Forbidden` unless the client may watch.

    Anyone may watch public games, and any game that has not started. Only its players and its creator may watch a
    private game.
    """
    if table.setup.visibility != "private" or seats or table.stage == "open":
        return
    if person is None or not (table.seats_of(person.id) or table.setup.made_by == person.id):
        raise Forbidden("server-not-yours")


async def may_open_a_game(person: Person, tables: TableService, limits: Limits) -> None:
    """Raise `Refused` if too many of a person's games wait for players."""
    if await tables.wait_for(tables.store.lists.count_made, person.id, "open") >= limits.open_games:
        raise Refused("server-most-open", most=limits.open_games)


async def known_level(level: str, game: str, levels: Mapping[str, Sequence[str]]) -> None:
    """Raise `UnknownBot` if no bot plays this level of the game.

    Just after the start of the server, the list of levels may be missing. Then the built-in levels are accepted; for
    any other level the list is awaited, and `Unavailable` is raised if it does not arrive in time.
    """
    if game not in levels and level in _EVERYWHERE:
        return
    until = time.monotonic() + _TIME_TO_KNOW_BOTS
    while game not in levels:
        if time.monotonic() >= until:
            raise Unavailable("server-busy")
        await asyncio.sleep(_A_MOMENT)
    if level not in levels[game]:
        raise UnknownBot("server-no-such-bot", level=level, levels=", ".join(levels[game]))
