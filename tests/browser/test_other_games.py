"""A game and a bot that an installed package adds to the server; the web app has no board for the game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.high_card import HighCard

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import move_in_fjords
from browser.house import House
from browser.making import make

TESTS = Path(__file__).parents[1]
METADATA = "Metadata-Version: 2.1\nName: high-card\nVersion: 1\n"
ENTRY_POINTS = (
    f"[longhouse.games]\n{HighCard.name} = support.high_card:KIND\n[longhouse.bots]\nhermit = support.hermit:Hermit\n"
)


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds High Card and the bot Hermit among the installed packages."""
    folder = tmp_path_factory.mktemp("parlour")
    about = folder / "high_card-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, "utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    house = House(folder, folder, TESTS)
    house.open()
    yield house
    house.close()


@pytest.fixture
def table(chromium: Browser, parlour: House) -> Iterator[Page]:
    """Two people at one screen; what goes wrong in it fails the test."""
    page = new_page(chromium)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    make(page, parlour, HighCard.name, {"ante": 1}, [{"kind": "me", "name": name} for name in ("Ada", "Sigrun")])
    yield page
    page.context.close()
    assert problems == []


def play(page: Page, action: str) -> None:
    """Choose an action by its notation."""
    page.get_by_role("button", name=action, exact=True).click()


def test_a_game_without_a_board_is_played_by_its_notation(table: Page) -> None:
    expect(table.locator("h1")).to_have_text("high-card")
    expect(table.get_by_role("heading", name="Ada’s turn")).to_be_visible()
    expect(table.get_by_role("region", name="Board as text")).to_contain_text("cards")
    assert serious_problems(table) == []
    picture(table, "a game without a board")
    play(table, "bet 2")
    expect(table.get_by_role("heading", name="Sigrun’s turn")).to_be_visible()
    play(table, "call")
    expect(table.locator("dialog")).to_contain_text('"stake":2')


def test_a_game_without_a_board_is_seen_again_move_by_move(table: Page) -> None:
    play(table, "bet 1")
    expect(table.get_by_role("heading", name="Sigrun’s turn")).to_be_visible()
    play(table, "fold")
    table.locator("dialog").get_by_role("link", name="Replay").click()
    moves = table.locator(".moves")
    expect(moves).to_contain_text("bet 1")
    moves.get_by_role("button", name="bet 1").click()
    expect(moves.locator("[aria-current]")).to_contain_text("bet 1")
    expect(table.locator("main")).to_have_attribute("data-ply", "2")
    expect(table.get_by_role("region", name="Board as text")).to_be_visible()


def test_a_bot_of_the_servers_owner_is_offered_as_an_opponent(chromium: Browser, parlour: House) -> None:
    page = new_page(chromium)
    page.goto(f"{parlour.address}#/new/fjords")
    bots = page.get_by_role("group", name="Which bot takes seat 2?")
    bots.get_by_text("hermit", exact=True).click()  # appears as soon as the bots of the new server have reported
    expect(bots).to_contain_text("A bot that was added to this server.")
    page.get_by_role("button", name="Start game").click()
    move_in_fjords(page)
    answer, decline = page.get_by_text(re.compile("^hermit laid")).first, page.get_by_role("button", name="Don’t build")
    expect(answer.or_(decline).first).to_be_visible()
    if decline.is_visible():
        decline.click()
    expect(answer).to_be_visible()
    page.context.close()
