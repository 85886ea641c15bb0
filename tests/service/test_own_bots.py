"""Bots of one's own at the tables of a server."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from support.services import TINY, first_action

from longhouse.bots.client import BotPool
from longhouse.bots.registry import OwnBot
from longhouse.bots.router import BotRouter
from longhouse.games.game import Seat
from longhouse.service.bot_turns import BotTurns
from longhouse.service.tables import TableService
from longhouse.storage.games import GameStore
from longhouse.table.entries import LevelName, Made, Ply, Substitute
from longhouse.table.setup import Setup
from longhouse.table.verbs.seating import bot_at, sit

UNRULY = str(Path(__file__).parent.parent / "support" / "unruly_bot.py")


def test_at_a_table_a_bot_that_fails_is_replaced_and_the_game_goes_on(store: GameStore) -> None:
    async def run() -> None:
        tables = TableService(store)
        router = BotRouter(BotPool(1, TINY), [OwnBot("unruly", (sys.executable, UNRULY, "cheating"))])
        turns = BotTurns(tables, router)
        assert await router.levels("fjords") == ["tiny", "unruly"]
        setup = Setup(game="fjords", options={"players": 2})
        bots = [bot_at(Seat(0), LevelName("unruly"))]
        game = (await tables.make(setup, [None, None], bots, Made())).id
        await tables.act(game, partial(sit, seat=1, person="ada", name="Ada", nonce="n", rating=None))
        async with asyncio.timeout(30):
            while (table := await tables.table(game)).held[0].level == "unruly" or table.turn != 1:
                if table.turn == 1:  # chance decides who begins
                    await tables.act(game, first_action)
                await asyncio.sleep(0.01)
        entries = await tables.wait_for(store.entries, game, Ply(0))
        assert [each.body.why for each in entries if isinstance(each.body, Substitute)] == ["failed"]
        assert table.held[0].level == table.held[0].name == "random"
        assert not table.held[0].away
        await turns.close()
        await router.close()
        await tables.close()

    asyncio.run(run())
