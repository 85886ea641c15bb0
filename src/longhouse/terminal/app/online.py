"""Everything in the terminal app that reaches beyond it: connecting to another server, following links, opening the web
app.
"""

import asyncio
import getpass
import re
import subprocess
import sys
import webbrowser
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from longhouse.errors import PassphraseNeeded
from longhouse.server.address import running_server
from longhouse.terminal.app.dialogs import LineScreen, ListScreen
from longhouse.terminal.app.openings import open_game
from longhouse.terminal.app.summaries import summary_line
from longhouse.terminal.client.home import Identities, elsewhere, known
from longhouse.terminal.client.server_client import ServerClient

if TYPE_CHECKING:
    from longhouse.terminal.app.app import LonghouseApp
    from longhouse.terminal.app.page import AppPage

_GAME_ID = re.compile(r"[0-9a-f]{16}")
_TIME_TO_START = 30.0


async def connected_to(app: "LonghouseApp", server: str, login: str | None, identities: Identities) -> ServerClient:
    """Connect to the server with the address `server`, and return its client.

    - `login`: the name of an account to log in to; the app then asks for the password. If it is None, the person known
      to the server from an earlier visit is used, or a new one is created.
    - `identities`: the secrets from earlier visits; a new secret is stored there.

    If the server has a passphrase, the app asks for it.
    """
    client = await elsewhere(server, app.words.language, identities)
    try:
        await client.catalogue()
    except PassphraseNeeded:
        said = await app.push_screen_wait(LineScreen(app.words.say("web-passphrase"), secret=True))
        await client.enter(said or "")
    if login is not None:
        password = await app.push_screen_wait(LineScreen(app.words.say("terminal-password", login=login), secret=True))
        identities.keep(client.address, await client.log_in(login, password or ""))
    await known(client, client.address, app.preferences.name or user_name(), identities)
    return client


async def choose_server(page: "AppPage") -> None:
    """Ask for the address of a server or for a link to a game, and connect to the server; with a link, open the
    game.
    """

    def typed(given: str | None) -> None:
        if given is not None:
            game = game_in(given)
            server = server_in(given) or given
            page.house.move_to(server, None if game is None else lambda app: _join_from(app, game))

    await page.app.push_screen(LineScreen(page.say("terminal-which-server")), typed)


async def choose_open_game(page: "AppPage") -> None:
    """Let the person choose a public game with free seats, and join it."""
    games = await page.client.open_games()
    if not games:
        page.notify(page.say("terminal-no-open"))
        return

    def chosen(game: str | None) -> None:
        if game is not None:
            page.attempt(join_game(page, game))

    lines = [(each.id, summary_line(each, page.words)) for each in games]
    await page.app.push_screen(ListScreen(page.say("terminal-menu", what="open"), lines), chosen)


async def _join_from(app: "LonghouseApp", game: str) -> None:
    await join_game(app.page, game)


async def join_game(page: "AppPage", game: str) -> None:
    """Open a game, given by id. If the person has no seat in it, they take the first free one, if there is any."""
    summary = await page.client.game(game)
    if not summary.mine:
        seat = next((at for at, seat in enumerate(summary.seats) if seat.kind == "open" and not seat.reserved), None)
        if seat is not None:
            await page.client.sit(game, seat)
    await open_game(page, game)


async def open_in_browser(page: "AppPage") -> None:
    """Open the web app in the browser, logged in as this person.

    If no server runs on the local database, one is started. It is stopped when the terminal app quits.
    """
    address, code = page.client.address, await page.client.login_link()
    if not address.startswith("http"):
        database = address
        if running_server(database) is None:
            command = [sys.executable, "-m", "longhouse.cli", "serve", "--database", database]
            nothing = subprocess.DEVNULL
            page.house.keep_running(subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing))
        async with asyncio.timeout(_TIME_TO_START):
            while (found := running_server(database)) is None:
                await asyncio.sleep(0.1)
        address = found.address
    link = f"{address}#/link/{code}"
    await asyncio.to_thread(webbrowser.open, link)
    page.notify(page.say("terminal-browser-link", link=link), timeout=30, markup=False)


def game_in(link: str) -> str | None:
    """Return the id of the game that a link contains; None if it contains none."""
    found = _GAME_ID.findall(link)
    return str(found[-1]) if found else None


def server_in(link: str) -> str | None:
    """Return the address of the server in a link; None if `link` is not a URL but, for example, the id of a game.

    >>> server_in("https://games.example.org/#/game/0123456789abcdef"), server_in("0123456789abcdef")
    ('https://games.example.org/', None)
    """
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}{parts.path}" if parts.scheme and parts.netloc else None


def user_name() -> str:
    """Return the name of the user of this computer."""
    try:
        return getpass.getuser()[:30].strip() or "Player"
    except (OSError, KeyError, ImportError):
        return "Player"
