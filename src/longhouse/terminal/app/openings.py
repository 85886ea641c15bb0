"""Opens the screens that can be chosen in the menu. Each screen is imported only when it is opened."""

import json
from typing import TYPE_CHECKING

from longhouse.games.catalogue import GAMES
from longhouse.games.record import Record
from longhouse.table.summary import Summary
from longhouse.terminal.app.dialogs import ListScreen
from longhouse.terminal.app.summaries import summary_line
from longhouse.words.titles import title

if TYPE_CHECKING:
    from longhouse.terminal.app.page import AppPage
    from longhouse.terminal.app.table import TableScreen


async def open_named(page: "AppPage", what: str) -> None:
    """Open the screen that belongs to the menu entry with the name `what`."""
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
    elif kind == "learn":
        from longhouse.terminal.app.lesson import choose_lesson

        await choose_lesson(page)
    elif kind in ("puzzles", "daily"):
        from longhouse.terminal.app.puzzle import choose_puzzle, open_day

        await (choose_puzzle if kind == "puzzles" else open_day)(page)
    elif kind in ("online", "open", "browser"):
        from longhouse.terminal.app import online

        ways = {"online": online.choose_server, "open": online.choose_open_game, "browser": online.open_in_browser}
        await ways[kind](page)
    elif kind == "scenarios":
        await choose_scenario(page)
    elif kind == "book":
        await choose_book(page)
    elif about:
        await open_record(page, kind, about)
    else:
        await choose_record(page, kind)


async def open_game(page: "AppPage", game: str) -> None:
    """Open the table of a game, given by id."""
    await page.app.push_screen(await game_screen(page, game))


async def game_screen(page: "AppPage", game: str) -> "TableScreen":
    """Return the table screen for a game, given by id, after taking the seats in it that are reserved for this
    person.
    """
    from longhouse.terminal.app.table import TableScreen
    from longhouse.terminal.client.seated_table import SeatedTable

    summary = await page.client.take_seats(await page.client.game(game))
    sitting = SeatedTable(page.client, summary.id, page.words)
    await sitting.open()
    return TableScreen(sitting)


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


async def choose_record(page: "AppPage", kind: str) -> None:
    """Let the person choose a finished game, and open it.

    `kind` is the name of the menu entry: `replay` to look through the game, `analysis` to analyse it.
    """
    games = [each for each in await page.client.my_games() if each.state == "over"]
    if not games:
        page.notify(page.say("terminal-no-finished"))
        return

    def chosen(game: str | None) -> None:
        if game is not None:
            page.attempt(open_record(page, kind, game))

    lines = [(each.id, summary_line(each, page.words)) for each in games]
    await page.app.push_screen(ListScreen(page.say("terminal-menu", what=kind), lines), chosen)


async def open_record(page: "AppPage", kind: str, game: str) -> None:
    """Open a finished game, given by id.

    `kind` is the name of the menu entry: `replay` to look through the game, `analysis` to analyse it.
    """
    record = await page.client.record(game)
    if kind == "analysis":
        from longhouse.terminal.app.analysis import AnalysisScreen

        await page.app.push_screen(AnalysisScreen(Record.read(json.dumps(record)), game))
    else:
        from longhouse.terminal.app.replay import replay_screen

        await page.app.push_screen(replay_screen(page, record, game))


async def choose_scenario(page: "AppPage") -> None:
    """Let the person choose a scenario from any game, and begin it."""
    from longhouse.terminal.app.plain_table import terminal_game

    lines: list[tuple[str, str]] = []
    for game, kind in GAMES.items():
        choice = next((each for each in terminal_game(game).choices if each.option == "scenario"), None)
        for scenario in kind.scenarios():
            name = scenario if choice is None else choice.text(page.words, scenario)
            about = "" if choice is None else choice.about(page.words, scenario)
            lines.append((f"{game} {scenario}", f"{name}\n  {about}".rstrip()))

    async def begin(which: str) -> None:
        game, _, scenario = which.partition(" ")
        seats = [{"kind": "me"}]
        made = await page.client.make({"game": game, "options": {"scenario": scenario}, "seats": seats})
        await open_game(page, made.id)

    def chosen(which: str | None) -> None:
        if which is not None:
            page.attempt(begin(which))

    await page.app.push_screen(ListScreen(page.say("terminal-menu", what="scenarios"), lines), chosen)


async def choose_book(page: "AppPage") -> None:
    """Let the person choose a game, and open its rule book."""
    from longhouse.terminal.app.book import BookScreen, books

    def chosen(game: str | None) -> None:
        if game is not None:
            page.app.push_screen(BookScreen(game))

    lines = [(game, title(page.words, game)) for game in books()]
    await page.app.push_screen(ListScreen(page.say("terminal-menu", what="book"), lines), chosen)
