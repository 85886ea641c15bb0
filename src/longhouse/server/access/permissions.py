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

_EVERYWHERE = frozenset({"random", "thrall", "karl", "jarl", "skald", "vala", "norn"})
_TIME_TO_KNOW_BOTS, _A_MOMENT = 60.0, 0.05


def may_watch(table: Table, seats: Sequence[Seat], person: Person | None) -> None:
    """Raise `Forbidden` unless a client may watch a game.

    Anyone may watch public games, games with a link, and any game that has not started. Only its players and its
    creator may watch a private game: a client that holds some of its seats (`seats`), or is logged in as a `person` who
    plays in it or created it.
    """
    if table.setup.visibility != "private" or seats or table.stage == "open":
        return
    if person is None or not (table.seats_of(person.id) or table.setup.made_by == person.id):
        raise Forbidden("server-not-yours")


async def may_open_a_game(person: Person, tables: TableService, limits: Limits) -> None:
    """Raise `Refused` if too many games created by this person already wait for players."""
    if await tables.wait_for(tables.store.lists.count_made, person.id, "open") >= limits.open_games:
        raise Refused("server-most-open", most=limits.open_games)


async def known_level(level: str, game: str, levels: Mapping[str, Sequence[str]]) -> None:
    """Raise `UnknownBot` if no bot of the game has this level.

    `levels` has the names of the levels, by game; it is empty until the bots have started. Until then the built-in
    levels are accepted. For any other level this waits until `levels` has the game, and raises `Unavailable` if that
    takes too long.
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
