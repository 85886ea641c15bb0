"""For Northwood! in the terminal app, played by its keys against the real service."""

import asyncio
from pathlib import Path

from support.terminals import app_of, picture, terminal, until

from longhouse.games.catalogue import game_with
from longhouse.terminal.app.dialogs import ListScreen, MomentScreen
from longhouse.terminal.app.game_table import Moment
from longhouse.terminal.app.new_game import NewGameScreen
from longhouse.terminal.app.run import Wanted
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.seated_table import SeatedTable


def _kept(moment: Moment | None, kept: list[Moment]) -> Moment | None:
    kept.extend([] if moment is None else [moment])
    return moment


def test_a_whole_journey_can_be_played_from_the_form_of_a_new_game_by_pressing_enter(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path, Wanted(game=game_with("northwood", {}))) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, NewGameScreen))
            await pilot.press("enter", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            table = pilot.app.screen
            assert isinstance(table, TableScreen)
            moments: list[Moment] = []
            look = table.board.moment
            table.board.moment = lambda before, after: _kept(look(before, after), moments)  # type: ignore[method-assign]
            while not table.sitting.over:
                before = len(table.sitting.story), pilot.app.screen
                await pilot.press("enter")
                await until(pilot, lambda: (len(table.sitting.story), pilot.app.screen) != before)  # noqa: B023
            await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen))
            if isinstance(pilot.app.screen, MomentScreen):
                await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, ListScreen))
            assert len(moments) == 8
            assert "★" in picture(pilot) or "☆" in picture(pilot)
            games = await app_of(pilot).connected.my_games()
            assert [game.state for game in games] == ["over"]

    asyncio.run(play())


def test_a_rematch_opens_the_next_game_in_place_of_the_one_that_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path, Wanted(game=game_with("northwood", {}), begins=True)) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            table = pilot.app.screen
            assert isinstance(table, TableScreen)
            assert isinstance(table.sitting, SeatedTable)
            screens = len(pilot.app.screen_stack)
            await table.sitting.resign()
            await until(pilot, lambda: isinstance(pilot.app.screen, ListScreen))
            await pilot.press("down", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and pilot.app.screen is not table)
            following = pilot.app.screen
            assert isinstance(following, TableScreen)
            assert following.sitting.view is not None
            assert not following.sitting.over
            assert len(pilot.app.screen_stack) == screens

    asyncio.run(play())
