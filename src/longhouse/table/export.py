"""Exports a table as a record, which anyone can replay and audit."""

from longhouse.games.chance import commitment
from longhouse.games.record import Record
from longhouse.table.table import Held, Table


def record(table: Table, now: float = 0.0) -> Record:
    """Return the record of a table. It contains the seed and the nonces only if the game is over.

    `now` is the current time. It is needed for daily deals: their seed is left out as long as others can still play the
    deal, and also if `now` is not given.
    """
    if table.imported is not None:
        return table.imported
    over = table.stage == "over" and now >= (table.setup.sealed_until or 0.0)
    drawn_here = not table.given
    return Record(
        game=table.game,
        events=tuple(event.text for event in table.events),
        players=tuple(map(_name, table.held)),
        seed=table.seed if over and drawn_here else None,
        commitment=commitment(table.seed) if drawn_here else None,
        nonces=tuple(held.nonce or "" for held in table.held) if over and drawn_here else None,
        ended=table.ended,
        result=table.state.result,
    )


def _name(held: Held) -> str:
    return held.name if held.level is None else f"bot:{held.level}"
