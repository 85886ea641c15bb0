"""The command to finish a decided phase: its remaining moves are played at once, as ordinary moves.

Each game says which phases can be decided (`GameKind.closing`).
"""

from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.catalogue import GAMES
from longhouse.games.game import Seat
from longhouse.games.kinds import Decided
from longhouse.table.entries import Body
from longhouse.table.fairness import entry_of
from longhouse.table.table import Table
from longhouse.table.verbs.act import fresh


def finish(table: Table, seats: Sequence[Seat], ply: int, decided: Decided) -> list[Body]:
    """Play a decided phase to its end; `decided` is what was found out about this position."""
    fresh(table, ply)
    if not seats:
        raise Refused("table-only-watching")
    closing = GAMES[table.game.name].closing
    if table.stage != "running" or closing is None or not decided.can_finish:
        raise Refused("table-nothing-to-finish")
    state = table.state
    bodies: list[Body] = []
    for event in closing.load().rest(state, table.source, table.drawn):
        bodies.append(entry_of(state, event))
        state = state.take(event)
    return bodies
