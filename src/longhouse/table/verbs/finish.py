"""The command to finish a decided phase: the remaining moves of the phase are played at once, as ordinary moves.

Each game says which phases can be decided (`GameKind.closing`).
"""

from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.games.kinds import Closer, Decided
from longhouse.games.play_on import play_on
from longhouse.table.change import PlayedEvent
from longhouse.table.table import Table
from longhouse.table.verbs.act import fresh


def finish(table: Table, seats: Sequence[Seat], ply: int, decided: Decided, closer: Closer | None) -> list[PlayedEvent]:
    """Return the events that play a decided phase to its end, each with the position that it leads to.

    - `seats`: the seats of the person who gives the command.
    - `ply`: the number of the last log entry that the client has seen.
    - `decided`: whether the phase is decided.
    - `closer`: chooses the remaining actions; None if no phase of the game can be finished early.

    Raises `Refused` if the phase cannot be finished, and `Stale` if the position has changed since `ply`.
    """
    fresh(table, ply)
    if not seats:
        raise Refused("table-only-watching")
    if table.stage != "running" or closer is None or not decided.can_finish:
        raise Refused("table-nothing-to-finish")
    rest = play_on(table.state, table.source, table.drawn, closer.choose, within=type(table.state))
    return [PlayedEvent(event, after) for event, after in rest]
