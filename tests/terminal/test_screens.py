"""Every screen of the terminal app in three sizes, compared as text with tests/golden/terminal.

After a change that is meant, `LONGHOUSE_WRITE_SCREENS=1 pytest tests/terminal/test_screens.py` writes them anew.
"""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from support.terminals import SIZES, app_of, picture, terminal, until
from textual.pilot import Pilot

from longhouse.bots.protocol import Candidate, Point
from longhouse.games.catalogue import game_with
from longhouse.games.game import Seat
from longhouse.games.playout import random_game
from longhouse.games.record import Record
from longhouse.server.http.record_shapes import Analysis, AnalysisTold, CandidateInWords, JudgedInWords
from longhouse.server.sockets.messages import ReasonTold
from longhouse.terminal.app.analysis import AnalysisScreen
from longhouse.terminal.app.book import BookScreen
from longhouse.terminal.app.lesson import choose_lesson, lesson_screen
from longhouse.terminal.app.new_game import NewGameScreen
from longhouse.terminal.app.openings import choose_scenario
from longhouse.terminal.app.page import AppPage
from longhouse.terminal.app.puzzle import choose_puzzle, open_day, puzzle_screen
from longhouse.terminal.app.replay import ReplayScreen, replay_screen
from longhouse.terminal.app.settings import SettingsScreen
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.study import StudySitting

GOLDEN = Path(__file__).parents[1] / "golden" / "terminal"
Show = Callable[[AppPage], Awaitable[object]]


def record(game: str) -> Record:
    return random_game(game_with(game, {}), "7").record


def replay(game: str, place: int) -> Show:
    async def show(page: AppPage) -> None:
        study = StudySitting(record(game), page.words)
        study.at(place)
        await page.app.push_screen(ReplayScreen(study))

    return show


def table(game: str, place: int | None) -> Show:
    async def show(page: AppPage) -> None:
        study = StudySitting(record(game), page.words)
        if place is not None:
            study.at(place)
        await page.app.push_screen(TableScreen(study))

    return show


async def analysis(page: AppPage) -> None:
    analysed(page)
    await page.app.push_screen(AnalysisScreen(record("northwood"), None))


def analysed(page: AppPage) -> None:
    """Let the server answer with an analysis at once."""
    played = Candidate(action="visit 3", value=8.0, win=0.2, visits=10)
    best = CandidateInWords(action="visit 4", value=9.5, win=0.3, visits=10, text="You visit fief 4")
    move = JudgedInWords(
        ply=2,
        seat=Seat(0),
        played=played,
        best=best,
        reason=ReasonTold("reason-last-trick", {}, ""),
        lost=1.5,
        lost_win=0.1,
        proven=False,
    )
    points = tuple(Point(ply=n, seat=Seat(0), value=n / 2, win=(n * 7 % 20) / 20, proven=False) for n in range(30))
    told = Analysis(game="northwood", moves=[move], points=points, worst_plies=(2,), complete=True)

    async def done(_: object, __: str | None) -> AnalysisTold:
        return AnalysisTold("key", "done", 1, 1, told, None)

    page.client.begin_analysis = done  # type: ignore[method-assign, assignment]


async def new_game(page: AppPage, game: str) -> None:
    await page.app.push_screen(NewGameScreen(game, await page.client.catalogue()))


async def nothing(_: AppPage) -> None:
    return


async def puzzle(page: AppPage) -> None:
    told = await page.client.puzzle((await page.client.next_puzzle("northwood")).id)
    await page.app.push_screen(puzzle_screen(page, told))


SCREENS: dict[str, Show] = {
    "start": nothing,
    "new-fjords": lambda page: new_game(page, "fjords"),
    "new-northwood": lambda page: new_game(page, "northwood"),
    "settings": lambda page: page.app.push_screen(SettingsScreen()),
    "lessons": choose_lesson,
    "lesson-fjords": lambda page: page.app.push_screen(lesson_screen(page, "fjords", 0)),
    "lesson-northwood": lambda page: page.app.push_screen(lesson_screen(page, "northwood", 1)),
    "puzzles": choose_puzzle,
    "day": open_day,
    "scenarios": choose_scenario,
    "fjords-explore": table("fjords", 30),
    "fjords-settle": table("fjords", 110),
    "fjords-end": table("fjords", None),
    "northwood-visit": table("northwood", 40),
    "northwood-end": table("northwood", None),
    "replay-fjords": replay("fjords", 60),
    "replay-northwood": replay("northwood", 20),
    "analysis": analysis,
    "book": lambda page: page.app.push_screen(BookScreen("fjords")),
}


def test_every_screen_looks_as_it_did_in_three_sizes(tmp_path: Path) -> None:
    differs: list[str] = []

    async def look() -> None:
        async with terminal(tmp_path, size=SIZES[0]) as pilot:
            for name, show in SCREENS.items():
                await show(app_of(pilot).page)
                for width, height in SIZES:
                    await pilot.resize_terminal(width, height)
                    await _settled(pilot)
                    if not _same(f"{name}-{width}x{height}", picture(pilot)):
                        differs.append(f"{name} {width}x{height}")
                while len(pilot.app.screen_stack) > 2:
                    await pilot.app.pop_screen()
                await pilot.resize_terminal(*SIZES[0])

    asyncio.run(look())
    assert differs == []


def test_escape_leaves_every_screen_but_the_first_and_a_missed_puzzle_shows_its_solution(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path, size=(100, 30)) as pilot:
            start = app_of(pilot).page
            await pilot.press("escape")
            await _settled(pilot)
            assert app_of(pilot).page is start
            screen = puzzle_screen(start, await start.client.next_puzzle("fjords"))
            await pilot.app.push_screen(screen)
            await _settled(pilot)
            await pilot.press("enter")  # the first tile that can be settled, which is not the solution
            sitting = screen._puzzle
            await until(pilot, lambda: sitting.done)
            await pilot.press("v")
            await until(pilot, lambda: sitting.solution is not None)
            await pilot.press("escape")
            await _settled(pilot)
            assert app_of(pilot).page is start

    asyncio.run(play())


def test_a_replay_opens_the_analysis_of_its_game_and_a_move_there_opens_the_replay(tmp_path: Path) -> None:
    async def play() -> None:
        async with terminal(tmp_path) as pilot:
            start = app_of(pilot).page
            analysed(start)
            await pilot.app.push_screen(
                replay_screen(start, json.loads(record("northwood").write()), "0123456789abcdef")
            )
            await _settled(pilot)
            await pilot.press("m")
            await _settled(pilot)
            assert isinstance(app_of(pilot).page, AnalysisScreen)
            await pilot.press("enter")
            await _settled(pilot)
            again = app_of(pilot).page
            assert isinstance(again, ReplayScreen)
            assert again.study.place == 2

    asyncio.run(play())


async def _settled(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause(0.05)
    await pilot.pause()


def _same(name: str, shown: str) -> bool:
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("LONGHOUSE_WRITE_SCREENS"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(shown, "utf-8")
    return file.read_text("utf-8") == shown
