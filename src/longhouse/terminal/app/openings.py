"""Opens the screen that was chosen in the menu. Screens other than the first are imported when they are opened."""

from typing import TYPE_CHECKING

from longhouse.table.summary import Summary
from longhouse.terminal.app.dialogs import ListScreen
from longhouse.terminal.app.summaries import summary_line

if TYPE_CHECKING:
    from longhouse.terminal.app.page import AppPage


async def open_named(page: "AppPage", what: str) -> None:
    """Open the screen that has this name in the menu."""
    kind, _, about = what.partition(" ")
    if kind == "new":
        from longhouse.terminal.app.new_game import NewGameScreen

        await page.app.push_screen(NewGameScreen(about, await page.client.catalogue()))
    elif kind == "game":
        await open_game(page, about)
    elif kind == "continue":
        await continue_game(page)
    elif kind == "settings":
        from longhouse.terminal.app.settings import SettingsScreen

        await page.app.push_screen(SettingsScreen())


async def open_game(page: "AppPage", game: str) -> None:
    """Open the table of a game. First, take the seats that are reserved for this person."""
    from longhouse.terminal.app.table import TableScreen
    from longhouse.terminal.client.seated_table import SeatedTable

    summary = await page.client.take_seats(await page.client.game(game))
    sitting = SeatedTable(page.client, summary.id, page.words)
    await sitting.open()
    await page.app.push_screen(TableScreen(sitting))


async def continue_game(page: "AppPage") -> None:
    """Let the person choose one of their unfinished games, and open it."""
    games: list[Summary] = [each for each in await page.client.my_games() if each.state != "over"]
    if len(games) == 1:
        await open_game(page, games[0].id)
        return
    if not games:
        page.notify(page.say("terminal-no-games"))
        return
    lines = [(each.id, summary_line(each, page.words)) for each in games]

    def chosen(game: str | None) -> None:
        if game is not None:
            page.attempt(open_game(page, game))

    await page.app.push_screen(ListScreen(page.say("terminal-your-games"), lines), chosen)
