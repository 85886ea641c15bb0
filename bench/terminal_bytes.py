"""Counts the bytes that the terminal app sends for each decision of a game, with true colours.

`python bench/terminal_bytes.py` steps through a random game of each kind on two sizes of terminals, as a player at this
keyboard sees it, and prints what Textual writes and what is sent to the terminal.
"""

import asyncio
import os
import statistics
from pathlib import Path

os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"

from textual.driver import Driver
from textual.drivers.headless_driver import HeadlessDriver

from longhouse.games.catalogue import game_with
from longhouse.games.playout import random_game
from longhouse.games.record import Record
from longhouse.terminal.app import app as app_module
from longhouse.terminal.app.app import LonghouseApp
from longhouse.terminal.app.output import TerminalOutput
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.client.study import StudySitting
from longhouse.terminal.client.transport import ConnectionLost
from longhouse.words import Words

SIZES = ((80, 24), (200, 60))
MOST = 81
GAMES = {"fjords": {}, "northwood": {"setup": "full"}}


class CountedApp(LonghouseApp):
    """The app with a terminal that only counts."""

    CSS_PATH = str(Path(app_module.__file__).with_name("app.tcss"))
    written = sent = 0

    def get_driver_class(self) -> type[Driver]:
        super().get_driver_class()
        app, output = self, TerminalOutput()

        class CountingDriver(HeadlessDriver):
            @property
            def is_headless(self) -> bool:
                return False

            def write(self, data: str) -> None:
                app.written += len(data.encode())
                app.sent += len(output.shortened(data).encode())

        return CountingDriver


async def away(_: LonghouseApp) -> ServerClient:
    raise ConnectionLost("terminal-connection-lost")


async def drawn(app: CountedApp) -> tuple[int, int]:
    """Wait until nothing more is drawn; return what was written and sent since the last call."""
    before = -1
    while before != app.written:
        before = app.written
        await asyncio.sleep(0.15)
    counts = app.written, app.sent
    app.written = app.sent = 0
    return counts


async def measure(record: Record, size: tuple[int, int]) -> None:
    app = CountedApp(Words("en"), away)
    moves: list[tuple[int, int]] = []
    async with app.run_test(headless=False, size=size):
        await drawn(app)
        study = StudySitting(record, app.words)
        places = [place for place, state in enumerate(record.states()) if state.turn is not None]
        study.at(places[0])
        await app.push_screen(TableScreen(study))
        _, opened = await drawn(app)
        for place in places[1:MOST]:
            study.at(place)
            moves.append(await drawn(app))
    written, sent = statistics.median(each[0] for each in moves), sorted(each[1] for each in moves)
    print(
        f"{record.game.name:10} {size[0]:3} x {size[1]:3} {len(moves):9} {opened:8} {written:17.0f}"
        f" {statistics.median(sent):13.0f} {statistics.mean(sent):7.0f} {sent[len(sent) * 9 // 10]:7} {sent[-1]:7}"
    )


async def main() -> None:
    print("bytes           size decisions  opening  written (median)  sent: median    mean    90 %     max")
    for game, options in GAMES.items():
        record = random_game(game_with(game, options), "7").record
        for size in SIZES:
            await measure(record, size)


if __name__ == "__main__":
    asyncio.run(main())
