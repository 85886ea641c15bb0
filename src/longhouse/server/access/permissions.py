"""What a person may see of a game."""

from collections.abc import Sequence

from longhouse.errors import Forbidden
from longhouse.games.game import Seat
from longhouse.storage.people import Person
from longhouse.table.table import Table


def may_watch(table: Table, seats: Sequence[Seat], person: Person | None) -> None:
    """Raise `Forbidden` unless the client may watch.

    Everybody may watch games that are not private or have not started; private ones only players and the creator.
    """
    if table.setup.visibility != "private" or seats or table.stage == "open":
        return
    if person is None or not (table.seats_of(person.id) or table.setup.made_by == person.id):
        raise Forbidden("server-not-yours")
