"""Fjords in the terminal app, played by its keys against the real service."""

import asyncio
from pathlib import Path

from support.terminals import app_of, picture, terminal, until

from longhouse.games.catalogue import game_with
from longhouse.terminal.app.app import LonghouseApp
from longhouse.terminal.app.dialogs import ListScreen, MomentScreen
from longhouse.terminal.app.openings import open_game
from longhouse.terminal.app.page import AppPage
from longhouse.terminal.app.preferences import Preferences
from longhouse.terminal.app.run import Wanted
from longhouse.terminal.app.start import StartScreen
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.home import Identities, at_home
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.fjords.table import FjordsTable
from longhouse.words import Words


async def hot_seat(page: AppPage, options: dict[str, object] | None = None) -> None:
    """Open a game of two people at this keyboard."""
    setup = {"game": "fjords", "options": options or {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = await page.client.make(setup, [None, "bo"])
    await open_game(page, made.id)


def test_two_people_at_one_keyboard_play_a_whole_game_by_pressing_enter(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path) as pilot:
            page = pilot.app.screen
            assert isinstance(page, AppPage)
            await hot_seat(page, {"runes": ["strength", "water", "home"]})
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            table = pilot.app.screen
            assert isinstance(table, TableScreen)
            while not table.sitting.over:
                before = len(table.sitting.story), pilot.app.screen
                await pilot.press("enter")
                await until(pilot, lambda: (len(table.sitting.story), pilot.app.screen) != before)  # noqa: B023
            await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen | MomentScreen))
            assert isinstance(pilot.app.screen, ListScreen)
            assert "Total" in picture(pilot)
            games = await app_of(pilot).connected.my_games()
            assert [game.state for game in games] == ["over"]

    asyncio.run(play())


def test_a_tile_that_is_rotated_wrongly_is_refused_beside_its_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path, size=(120, 36)) as pilot:
            page = pilot.app.screen
            assert isinstance(page, AppPage)
            await hot_seat(page)
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            table = pilot.app.screen
            assert isinstance(table, TableScreen)
            assert isinstance(table.board, FjordsTable)
            legal = set(table.sitting.legal)
            while table.board.choice.action in legal:  # there is a rotation that does not fit, or another tile
                await pilot.press("r")
                if table.board.choice.action in legal:
                    await pilot.press("tab")
            await pilot.press("enter")
            await until(pilot, lambda: "match" in str(table.board.canvas) or "sea" in str(table.board.canvas))
            assert len(table.sitting.legal) == len(legal)

    asyncio.run(play())


def test_a_bot_moves_a_hint_has_reasons_and_a_move_can_be_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        wanted = Wanted(game=game_with("fjords", {}), begins=True, against="thrall")
        async with terminal(tmp_path, wanted, size=(120, 36)) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
            table = pilot.app.screen
            assert isinstance(table, TableScreen)
            await until(pilot, lambda: table.sitting.mine)
            await pilot.press("h")
            await until(pilot, lambda: isinstance(pilot.app.screen, ListScreen))
            listed = picture(pilot)
            assert "Best moves" in listed
            assert "Lay a" in listed
            assert "%)" in listed
            board = table.board
            assert isinstance(board, FjordsTable)
            assert board.choice.action == next(iter(board.ranks))
            await pilot.press("down")
            shown = list(board.ranks)[:2]  # one move only if it is clearly the best
            assert board.choice.action == shown[-1]  # the board shows what the list is on
            before = len(table.sitting.story)
            await pilot.press("enter")
            await until(pilot, lambda: len(table.sitting.story) > before and table.sitting.mine)
            await pilot.press("u")
            await until(pilot, lambda: len(table.sitting.story) == before)
            seats = {event.seat for event in table.sitting.story}
            while 1 not in seats:  # the bot answers
                await pilot.press("enter")
                await until(pilot, lambda: table.sitting.mine or table.sitting.turn == 1)
                await until(pilot, lambda: table.sitting.mine)
                seats = {event.seat for event in table.sitting.story}

    asyncio.run(play())


def test_a_key_pressed_too_early_begins_no_other_game(tmp_path: Path) -> None:
    async def play() -> None:
        may_open = asyncio.Event()

        async def connect(app: LonghouseApp) -> ServerClient:
            return await at_home(f"sqlite:///{tmp_path / 'games.db'}", "en", "ada", app.identities, ())

        async def first(app: LonghouseApp) -> None:
            page = app.screen
            assert isinstance(page, AppPage)
            await may_open.wait()
            await hot_seat(page)

        app = LonghouseApp(
            Words("en"), connect, Preferences(name="ada"), Identities(tmp_path / "ada.json"), first=first
        )
        async with app.run_test() as pilot:
            await until(pilot, lambda: app.is_connected)
            await pilot.press("enter", "n", "enter")  # at the menu, while the game is being opened
            may_open.set()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            assert [type(screen) for screen in app.screen_stack[1:]] == [StartScreen, TableScreen]

    asyncio.run(play())
