"""The terminal app in a test: on a database of its own, driven by Textual's pilot."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from longhouse.games.record import Record
from longhouse.terminal.app.app import LonghouseApp
from longhouse.terminal.app.preferences import Preferences
from longhouse.terminal.app.run import Wanted, app_for
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.home import Identities
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.client.study import StudySitting
from longhouse.terminal.client.transport import ConnectionLost
from longhouse.words import Words

SIZES = ((80, 24), (120, 36), (200, 60))
PATIENCE = 60.0
"""Seconds until something that should happen counts as missing."""


@asynccontextmanager
async def terminal(
    folder: Path,
    wanted: Wanted | None = None,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    name: str = "ada",
) -> AsyncIterator[Pilot[None]]:
    """The app, connected; its games are in this folder unless `wanted` says otherwise."""
    given = wanted or Wanted()
    if given.database is None and given.server is None:
        given = Wanted(**{**_fields(given), "database": f"sqlite:///{folder / 'games.db'}"})  # type: ignore[arg-type]
    app = app_for(given, Words(language), Preferences(name=name), Identities(folder / f"{name}.json"))
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.is_connected or app.problem is not None)
        yield pilot


@asynccontextmanager
async def table_of_record(
    record: Record, place: int, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    """A table at which a record is played on from a place, in an app without a server."""

    async def away(_: LonghouseApp) -> ServerClient:
        raise ConnectionLost("terminal-connection-lost")

    app = LonghouseApp(Words(language), away, Preferences(name="ada"))
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.problem is not None)
        study = StudySitting(record, app.words)
        study.at(place)
        screen = TableScreen(study)
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await pilot.pause(0.02)
    await pilot.pause()


def app_of(pilot: Pilot[None]) -> LonghouseApp:
    """The app that a pilot drives."""
    assert isinstance(pilot.app, LonghouseApp)
    return pilot.app


def picture(pilot: Pilot[None]) -> str:
    """The screen as text."""
    app = pilot.app
    lines = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in lines) + "\n"


def messages(pilot: Pilot[None]) -> str:
    """The messages that the app shows for a while; a pilot's screen does not show them."""
    return "\n".join(note.message for note in pilot.app._notifications)


def _fields(wanted: Wanted) -> dict[str, object]:
    return {name: getattr(wanted, name) for name in wanted.__dataclass_fields__}
