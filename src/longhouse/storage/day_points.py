"""Stores the points of a daily deal when its game ends, in the transaction that stores the end."""

from sqlalchemy import Connection, update

from longhouse.storage import schema
from longhouse.table.table import Table


def enter_points(connection: Connection, table: Table) -> None:
    """Store the points of the person who played a daily deal to its end; does nothing for other games."""
    if not table.setup.daily or table.stage != "over" or table.state.result is None:
        return
    points = table.state.result.points[0]
    connection.execute(update(schema.days).where(schema.days.c.deal == table.id).values(points=points))
