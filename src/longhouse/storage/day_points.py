"""Stores the points reached in a daily deal, in the same transaction as the end of the game."""

from sqlalchemy import Connection, update

from longhouse.storage import schema
from longhouse.table.table import Table


def enter_points(connection: Connection, table: Table) -> None:
    """Store the points of the person who played a daily deal to its end; does nothing for other games."""
    if not table.setup.daily or table.stage != "over" or table.state.result is None:
        return
    points = table.state.result.points[0]
    connection.execute(update(schema.days).where(schema.days.c.deal == table.id).values(points=points))
