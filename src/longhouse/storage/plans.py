"""Stores conditional moves (`table.plans`): one plan per seat of a game."""

import msgspec
from sqlalchemy import delete, insert, select

from longhouse.games.game import Seat
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.table.plans import MovePlan


class PlanStore:
    """Reads and writes the plans of seats."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def put(self, game: str, seat: Seat, plan: MovePlan, now: float) -> None:
        """Store `plan` for a seat, in place of an earlier one. If `plan` has no lines, only delete the earlier one."""
        plans = schema.plans.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.plans).where(plans.game == game, plans.seat == seat))
            if plan.lines:
                row = {"game": game, "seat": seat, "plan": _written(plan), "made": now}
                connection.execute(insert(schema.plans).values(**row))

    def of(self, game: str, seat: Seat) -> MovePlan | None:
        """Return the plan of a seat; None if it has none."""
        plans = schema.plans.c
        query = select(plans.plan).where(plans.game == game, plans.seat == seat)
        with self._reading.connect() as connection:
            text = connection.scalar(query)
        return None if text is None else msgspec.json.decode(text, type=MovePlan)

    def clear(self, game: str, seat: Seat) -> None:
        """Delete the plan of a seat; does nothing if it has none."""
        plans = schema.plans.c
        with self._writing.begin() as connection:
            connection.execute(delete(schema.plans).where(plans.game == game, plans.seat == seat))

    def remove(self, game: str, seat: Seat, plan: MovePlan) -> None:
        """Delete the plan of a seat if it is still `plan`, and not another that has replaced it meanwhile."""
        plans = schema.plans.c
        same = (plans.game == game) & (plans.seat == seat) & (plans.plan == _written(plan))
        with self._writing.begin() as connection:
            connection.execute(delete(schema.plans).where(same))

    def seats(self, game: str) -> list[Seat]:
        """Return the seats in a game for which a plan is stored."""
        plans = schema.plans.c
        with self._reading.connect() as connection:
            return [Seat(seat) for seat in connection.scalars(select(plans.seat).where(plans.game == game))]

    def of_person(self, person: str) -> list[tuple[str, Seat, MovePlan]]:
        """Return all plans of a person. Each item has the id of the game, the seat, and the plan."""
        plans, seats = schema.plans.c, schema.seats.c
        theirs = (seats.game == plans.game) & (seats.seat == plans.seat) & (seats.person == person)
        with self._reading.connect() as connection:
            rows = connection.execute(select(plans.game, plans.seat, plans.plan).join(schema.seats, theirs))
            return [(row.game, Seat(row.seat), msgspec.json.decode(row.plan, type=MovePlan)) for row in rows]

    def due(self) -> list[str]:
        """Return the ids of the games in which the seat to move has a plan, and of games that are over but still have
        plans.
        """
        plans, games = schema.plans.c, schema.games.c
        joined = select(plans.game).join(schema.games, games.id == plans.game)
        query = joined.where((games.turn == plans.seat) | (games.stage == "over")).distinct()
        with self._reading.connect() as connection:
            return list(connection.scalars(query))


def _written(plan: MovePlan) -> str:
    return msgspec.json.encode(plan).decode()
