"""Plays conditional moves: as soon as the others have played what a plan expects, the planned answer is played."""

import asyncio
import logging
from functools import partial

from longhouse.errors import LonghouseError
from longhouse.games.game import Seat
from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.table.plans import MovePlan, allowed, is_over, next_action
from longhouse.table.table import Table
from longhouse.table.verbs.act import move

_log = logging.getLogger(__name__)
_BETWEEN_LOOKS = 30.0


class PlannedMoves:
    """Plays the moves of plans after each change that this node stores.

    If a node fails between a move and its planned answer, another node finds the plan in the database a little later
    (`run`).
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._playing: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._heard)

    async def run(self) -> None:
        """Look for plans whose moves are due, until this task is cancelled."""
        while True:
            for game in await self._tables.wait_for(self._tables.plans.due):
                await self.look(game)
            await asyncio.sleep(_BETWEEN_LOOKS)

    async def look(self, game: str) -> None:
        """Play the move that is planned for the seat to move in a game, if there is one, and delete the plans that are
        over.
        """
        tables = self._tables
        try:
            for seat in await tables.wait_for(tables.plans.seats, game):
                plan = await tables.wait_for(tables.plans.of, game, seat)
                table = await tables.table(game)
                if plan is not None and not await self._play(table, seat, plan) and is_over(table, plan):
                    await tables.wait_for(tables.plans.remove, game, seat, plan)
        except LonghouseError as refusal:  # the game was deleted, or somebody was faster
            _log.info("plan", extra={"fields": {"game": game, "refusal": str(refusal)}})

    async def close(self) -> None:
        """Cancel the moves that are being played; they are found again after a restart."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _play(self, table: Table, seat: Seat, plan: MovePlan) -> bool:
        action = next_action(table, seat, plan)
        if action is None or table.bot_to_move is not None:
            return False
        await self._tables.act(table.id, partial(move, seats=[seat], ply=table.moved, action=action))
        return True

    def _heard(self, heard: Heard) -> None:
        change = heard.change
        ours = heard.node is None and change is not None and change.after.moved != change.before.moved
        if ours and change is not None and (allowed(change.before) or allowed(change.after)):
            task = asyncio.get_running_loop().create_task(self.look(change.after.id))
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)


async def answers_at_once(tables: TableService, table: Table) -> bool:
    """Return whether the seat to move has a planned move; if so, its player need not be notified."""
    if table.turn is None or not allowed(table):
        return False
    plan = await tables.wait_for(tables.plans.of, table.id, table.turn)
    return plan is not None and next_action(table, table.turn, plan) is not None
