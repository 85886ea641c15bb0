"""Runs the app: connects it to a server, and opens the screen that the command line asks for."""

import getpass
import json
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from longhouse.errors import BadSettings, PassphraseNeeded
from longhouse.games.game import Game
from longhouse.games.record import Record
from longhouse.terminal.app.app import LonghouseApp
from longhouse.terminal.app.dialogs import LineScreen
from longhouse.terminal.app.openings import open_game, open_named
from longhouse.terminal.app.page import AppPage
from longhouse.terminal.app.preferences import Preferences
from longhouse.terminal.client.home import Identities, at_home, elsewhere, known
from longhouse.terminal.client.server_client import ServerClient
from longhouse.words import Words

_GAME_ID = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The requests of the command line: which game to open, on which server, against whom."""

    game: Game | None = None
    begins: bool = False
    """Whether the game begins at once, without the form."""
    record: Record | None = None
    """A game to continue."""
    against: str | None = None
    server: str | None = None
    join: str | None = None
    """A link to a game, or its id."""
    login: str | None = None
    database: str | None = None


def run(wanted: Wanted, words: Words, *, language_chosen: bool = True) -> int:
    """Run the app until the person quits; return the exit code."""
    preferences = Preferences.load()
    if preferences.language and not language_chosen:
        words = Words(preferences.language)
    app_for(wanted, words, preferences, Identities()).run()
    return 0


def app_for(wanted: Wanted, words: Words, preferences: Preferences, identities: Identities) -> LonghouseApp:
    """Create the app that does what the command line asks for."""
    game = None if wanted.join is None else _game_in(wanted.join)
    server = wanted.server or _server_in(wanted.join or "")

    async def connect(app: LonghouseApp) -> ServerClient:
        name = preferences.name or _user_name()
        if server is None:
            from longhouse.server.settings import default_database

            return await at_home(wanted.database or default_database(), app.words.language, name, identities)
        client = await elsewhere(server, app.words.language, identities)
        await _introduce(app, client, wanted.login, name, identities)
        return client

    async def first(app: LonghouseApp) -> None:
        page = app.screen
        if not isinstance(page, AppPage):
            return
        if game is not None:
            await _join(page, game)
        elif wanted.record is not None:
            await _continue(page, wanted.record, wanted.against)
        elif wanted.game is not None and wanted.begins:
            await _begin(page, wanted.game, wanted.against)
        elif wanted.game is not None:
            await open_named(page, f"new {wanted.game.name}")

    return LonghouseApp(words, connect, preferences, first=first)


async def _introduce(
    app: LonghouseApp, client: ServerClient, login: str | None, name: str, identities: Identities
) -> None:
    """Identify this person to a server: with its passphrase, with an account, or as a new person."""
    try:
        await client.catalogue()
    except PassphraseNeeded:
        said = await app.push_screen_wait(LineScreen(app.words.say("web-passphrase"), secret=True))
        await client.enter(said or "")
    if login is not None:
        password = await app.push_screen_wait(LineScreen(app.words.say("terminal-password", login=login), secret=True))
        identities.keep(client.address, await client.log_in(login, password or ""))
    await known(client, client.address, name, identities)


async def _join(page: AppPage, game: str) -> None:
    """Take the first open seat of a game if the person has no seat there; if no seat is open, watch the game."""
    summary = await page.client.game(game)
    if not summary.mine:
        seat = next((at for at, seat in enumerate(summary.seats) if seat.kind == "open" and not seat.reserved), None)
        if seat is not None:
            await page.client.sit(game, seat)
    await open_game(page, game)


async def _begin(page: AppPage, game: Game, against: str | None) -> None:
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": against or "karl"}] * (game.seats - 1)
    made = await page.client.make({"game": game.name, "options": game.options(), "seats": seats})
    await open_game(page, made.id)


async def _continue(page: AppPage, record: Record, against: str | None) -> None:
    """Continue a record as a new game, against the same bots as in the record."""
    seats: list[dict[str, str]] = []
    for name in record.players or [""] * record.game.seats:
        level = name.removeprefix("bot:") if name.startswith("bot:") else None
        seats.append({"kind": "me"} if level is None else {"kind": "bot", "level": against or level})
    file = json.loads(record.write())
    setup = {"game": record.game.name, "options": record.game.options(), "seats": seats, "from": {"record": file}}
    made = await page.client.make(setup, record.players or ())
    await open_game(page, made.id)


def _game_in(link: str) -> str:
    found = _GAME_ID.findall(link)
    if not found:
        raise BadSettings("terminal-bad-link", given=link)
    return str(found[-1])


def _server_in(link: str) -> str | None:
    """Return the server in a link to a game; None if the text is only an id.

    >>> _server_in("https://games.example.org/#/game/0123456789abcdef"), _server_in("0123456789abcdef")
    ('https://games.example.org/', None)
    """
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}{parts.path}" if parts.scheme and parts.netloc else None


def _user_name() -> str:
    """Return the name of the user of this computer."""
    try:
        return getpass.getuser()[:30].strip() or "Player"
    except (OSError, KeyError, ImportError):
        return "Player"
