"""Runs the terminal app: connects it to a server, and opens the screen that the command line asks for."""

import json
from dataclasses import dataclass

from longhouse.bots.registry import OwnBot
from longhouse.errors import BadSettings
from longhouse.games.game import Game
from longhouse.games.record import Record
from longhouse.terminal.app.app import LonghouseApp
from longhouse.terminal.app.online import connected_to, game_in, join_game, server_in, user_name
from longhouse.terminal.app.openings import open_game, open_named
from longhouse.terminal.app.page import AppPage
from longhouse.terminal.app.preferences import Preferences
from longhouse.terminal.client.home import Identities, at_home
from longhouse.terminal.client.server_client import ServerClient
from longhouse.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What the command line asks the app to open. If it asks for nothing, the app begins with the menu."""

    game: Game | None = None
    """The game to play; None if none is given."""
    begins: bool = False
    """Whether the game begins at once, without the form for a new game."""
    record: Record | None = None
    """The record of a game to continue; None if none is given."""
    against: str | None = None
    """The players, separated by commas, as on the command line; None if none are given."""
    server: str | None = None
    """The address of the server to play on; None for the local database."""
    join: str | None = None
    """A link to a game to join, or its id; None if none is given."""
    login: str | None = None
    """The name of the account to log in to on the server; None to play without an account."""
    database: str | None = None
    """The URL of the local database; None for the default."""
    own_bots: tuple[OwnBot, ...] = ()
    """The user's own bots, which can be seated on a server that the app starts itself."""


def run(wanted: Wanted, words: Words, *, language_chosen: bool = True) -> int:
    """Run the app until the person quits; return the exit code.

    `words` are the texts of the language to begin with. If `language_chosen` is false, it was not chosen on the command
    line, and the language in the person's preferences takes precedence.
    """
    preferences = Preferences.load()
    if preferences.language and not language_chosen:
        words = Words(preferences.language)
    app_for(wanted, words, preferences, Identities()).run()
    return 0


def app_for(wanted: Wanted, words: Words, preferences: Preferences, identities: Identities) -> LonghouseApp:
    """Return the app, set up to open what the command line asks for (`wanted`).

    - `words`: the texts of the language to begin with.
    - `preferences`: the person's preferences.
    - `identities`: the person's secrets, one for each server.
    """
    game = None if wanted.join is None else game_in(wanted.join)
    server = wanted.server or server_in(wanted.join or "")
    if wanted.join is not None and game is None:
        raise BadSettings("terminal-bad-link", given=wanted.join)

    async def connect(app: LonghouseApp) -> ServerClient:
        name = preferences.name or user_name()
        if server is None:
            from longhouse.server.settings import default_database

            database = wanted.database or default_database()
            return await at_home(database, app.words.language, name, identities, wanted.own_bots)
        return await connected_to(app, server, wanted.login, identities)

    async def first(app: LonghouseApp) -> None:
        page = app.screen
        if not isinstance(page, AppPage):
            return
        if game is not None:
            await join_game(page, game)
        elif wanted.record is not None:
            await _continue(page, wanted.record, wanted.against)
        elif wanted.game is not None and wanted.begins:
            await _begin(page, wanted.game, wanted.against)
        elif wanted.game is not None:
            await open_named(page, f"new {wanted.game.name}")

    return LonghouseApp(words, connect, preferences, identities, first=first)


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
