"""The boards of the terminal app without a server: mouse, resizing, few colours, and small terminals."""

import ast
import asyncio
from pathlib import Path
from typing import Literal

import pytest
from support.terminals import messages, picture, table_of_record, until

from longhouse.games.catalogue import game_with
from longhouse.games.game import Seat
from longhouse.games.playout import random_game
from longhouse.games.record import Ended, Record
from longhouse.terminal.app.ended_early import ended_early
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.study import StudySitting
from longhouse.terminal.fjords.hexmap import Hex, centre
from longhouse.terminal.fjords.table import FjordsTable
from longhouse.terminal.northwood.table import NorthwoodTable
from longhouse.words import Words

SOURCES = Path(__file__).parents[2] / "src" / "longhouse" / "terminal"
EXPLORING, VISITING = 32, 40
FJORDS = random_game(game_with("fjords", {}), "7").record
NORTHWOOD = random_game(game_with("northwood", {}), "7").record


def land(screen: TableScreen) -> FjordsTable:
    assert isinstance(screen.board, FjordsTable)
    return screen.board


def place_of(board: FjordsTable, cell: Hex) -> tuple[int, int]:
    """Where the middle of a cell is on the screen."""
    x, y = centre(cell, board._camera.zoom)
    left, top = board._camera.corner
    return x - left, (y - top) // 2


def test_a_click_chooses_a_place_and_a_second_click_lays_the_tile_there() -> None:
    async def play() -> None:
        async with table_of_record(FJORDS, EXPLORING, (120, 36)) as (pilot, screen):
            board = land(screen)
            board.action_pick(1)
            other = next(cell for cell in board.choice.cells if cell != board.choice.cell)
            assert await pilot.click("#board", offset=place_of(board, other))
            assert board.choice.cell == other
            before = len(screen.sitting.story)
            assert await pilot.click("#board", offset=place_of(board, other))
            await until(pilot, lambda: len(screen.sitting.story) > before)
            q, r = other
            assert screen.sitting.story[before].text.split(" ")[2] == f"{q},{r}"

    asyncio.run(play())


def test_dragging_moves_the_land_and_plays_nothing() -> None:
    async def play() -> None:
        async with table_of_record(FJORDS, EXPLORING) as (pilot, screen):
            board = land(screen)
            assert board.choice.cell is not None
            start, before = place_of(board, board.choice.cell), len(screen.sitting.story)
            await pilot.mouse_down("#board", offset=start)
            await pilot.hover("#board", offset=(start[0] - 3, start[1] + 1))
            await pilot.mouse_up("#board", offset=(start[0] - 3, start[1] + 1))
            await pilot.pause()
            assert place_of(board, board.choice.cell) == (start[0] - 3, start[1] + 1)
            await pilot.press("0")
            assert place_of(board, board.choice.cell) == start
            assert len(screen.sitting.story) == before

    asyncio.run(play())


def test_a_card_is_chosen_by_a_click_and_played_by_another() -> None:
    async def play() -> None:
        async with table_of_record(NORTHWOOD, VISITING) as (pilot, screen):
            board = screen.board
            assert isinstance(board, NorthwoodTable)
            assert isinstance(screen.sitting.legal, list)
            while not any(action.startswith("reply") for action in screen.sitting.legal):
                screen.sitting.at(screen.sitting.place - 1)  # type: ignore[attr-defined]
            await pilot.pause()
            card = screen.sitting.legal[-1].split(" ")[1]
            spot = next(spot for spot in board.canvas.spots if spot.name == f"card {card}")
            at = spot.region.x + 1, spot.region.y + 1
            assert await pilot.click("#board", offset=at)
            before = len(screen.sitting.story)
            assert await pilot.click("#board", offset=at)
            await until(pilot, lambda: len(screen.sitting.story) > before)
            assert screen.sitting.story[before].text == f"reply {card}"

    asyncio.run(play())


@pytest.mark.parametrize(("record", "place"), [(FJORDS, EXPLORING), (NORTHWOOD, VISITING)])
def test_escape_leaves_the_table(record: Record, place: int) -> None:
    async def play() -> None:
        async with table_of_record(record, place) as (pilot, screen):
            await pilot.press("escape")
            await until(pilot, lambda: pilot.app.screen is not screen)

    asyncio.run(play())


@pytest.mark.parametrize(("record", "place"), [(FJORDS, EXPLORING), (NORTHWOOD, VISITING)], ids=["fjords", "northwood"])
def test_the_window_can_have_any_size_in_the_middle_of_a_game(record: object, place: int) -> None:
    async def play() -> None:
        async with table_of_record(record, place) as (pilot, screen):  # type: ignore[arg-type]
            fresh = picture(pilot)
            for width, height in ((200, 60), (50, 15), (20, 6), (80, 24)):
                await pilot.resize_terminal(width, height)
                await pilot.pause()
                assert (screen.board.canvas.width, screen.board.canvas.height) == tuple(screen.board.size)
                small = "The terminal is too small. Make it at least 60 columns wide and 20 lines high."
                assert messages(pilot) == ("" if (width, height) == (200, 60) else small)
            pilot.app.clear_notifications()
            await pilot.pause()
            assert picture(pilot) == fresh

    asyncio.run(play())


def test_the_help_lists_the_keys_of_the_board_and_the_palette_runs_them() -> None:
    async def play() -> None:
        async with table_of_record(FJORDS, EXPLORING, (120, 40)) as (pilot, screen):
            await pilot.press("question_mark")
            assert "r  Rotate" in picture(pilot)
            await pilot.press("escape")
            word = land(screen).choice.word
            await pilot.press("ctrl+p")
            await pilot.press(*"rotate")
            await until(pilot, lambda: "Rotate" in picture(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: land(screen).choice.word != word)

    asyncio.run(play())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_ctrl_c_says_how_to_quit_and_the_game_continues(language: str) -> None:
    async def play() -> None:
        async with table_of_record(NORTHWOOD, VISITING, language=language) as (pilot, screen):
            await pilot.press("ctrl+c")
            await pilot.pause()
            assert "Q" in messages(pilot)
            assert pilot.app.screen is screen

    asyncio.run(play())


def test_without_colours_the_board_is_drawn_with_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play() -> None:
        async with table_of_record(FJORDS, EXPLORING) as (pilot, screen):
            assert set("#^~.") <= set(picture(pilot))
            assert "▀" not in str(screen.board.canvas)

    asyncio.run(play())


def test_the_terminal_app_imports_nothing_that_windows_lacks() -> None:
    only_unix = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not only_unix & {name.partition(".")[0] for name in names}, file
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "signal":
                assert node.attr in ("SIGINT", "SIGTERM", "signal", "SIG_IGN"), file


def test_help_and_the_way_back_stay_in_the_key_line_of_a_narrow_terminal() -> None:
    async def play() -> None:
        async with table_of_record(NORTHWOOD, VISITING, (80, 24), "fr") as (pilot, _):
            keys = picture(pilot).rstrip("\n").splitlines()[-1]
            assert keys.endswith("Esc Retour  ? Touches")
            assert "Indice" in keys
            await pilot.resize_terminal(62, 24)
            await pilot.pause()
            keys = picture(pilot).rstrip("\n").splitlines()[-1]
            assert keys.endswith("Esc Retour  ? Touches")

    asyncio.run(play())


def test_the_key_line_of_a_finished_game_offers_no_decision() -> None:
    async def play() -> None:
        async with table_of_record(NORTHWOOD, len(NORTHWOOD.events), (80, 24)) as (pilot, _):
            await pilot.press("escape")
            await pilot.pause()
            keys = picture(pilot).rstrip("\n").splitlines()[-1]
            assert "Hint" not in keys
            assert "Saga" in keys

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "by", "title"),
    [
        ((0,), "resign", "Karl wins: you resigned"),
        ((1,), "timeout", "You win: Ada ran out of time"),
        ((0, 1), "resign", "Karl wins: Ada resigned"),
        ((0,), "abandon", "The game is over."),
    ],
)
def test_whoever_won_a_game_that_ended_early_is_named_first(
    seats: tuple[Seat, ...], by: Literal["resign", "timeout", "abandon"], title: str
) -> None:
    sitting = StudySitting(FJORDS, Words("en"))
    sitting.players, sitting.seats = ("Ada", "Karl"), seats
    assert ended_early(Words("en"), sitting, Ended(by, Seat(0))).title == title
