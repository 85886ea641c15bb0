"""The house around the tables: pages, languages, phones, reconnecting, and what axe has to say."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import START_FJORDS, due, lay, move_in_fjords, move_in_northwood, play_on, ply
from browser.house import House
from browser.making import hot_seat, make

# How far the lowest card of the hand reaches below the upper edge of the action bar, in whole pixels.
_COVERED_BY_ACTIONS = """() => {
  const edge = (selector, side) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()[side]);
  return Math.max(0, Math.ceil(Math.max(...edge('.hand .face', 'bottom')) - edge('.actions', 'top')[0]));
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["by day", "by night"])
def test_axe_finds_nothing_serious_on_any_page(chromium: Browser, house: House, dark: bool) -> None:
    page = new_page(chromium, dark=dark)
    page.goto(house.address)
    expect(page.locator("article")).to_have_count(2)
    picture(page, "start-dark" if dark else "start")
    assert serious_problems(page) == []
    for path in ("new/fjords", "new/northwood", "about"):
        page.goto(f"{house.address}#/{path}")
        expect(page.locator("h1")).to_be_visible()
        assert serious_problems(page) == [], path
    hot_seat(page, house, {"players": 2, "runes": ["journey", "strength"]})
    lay(page)
    assert serious_problems(page) == []
    picture(page, "fjords-dark" if dark else "fjords")
    play_on(page, until="settle")
    page.locator("button.cell").first.click()
    assert serious_problems(page) == []
    page.get_by_role("button", name="Menu").click()
    assert serious_problems(page) == []
    make(page, house, "northwood", {"setup": "full"}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    assert serious_problems(page) == []
    picture(page, "northwood-dark" if dark else "northwood")
    page.context.close()


@pytest.mark.parametrize(
    ("language", "begin", "prompt"),
    [("fr-CA", "Jouer contre un bot", "Posez une tuile"), ("de-AT", "Gegen einen Bot spielen", "Plättchen legen")],
)
def test_the_browser_chooses_the_language(
    chromium: Browser, house: House, language: str, begin: str, prompt: str
) -> None:
    page = new_page(chromium, language=language)
    page.goto(house.address)
    expect(page.locator(START_FJORDS)).to_have_text(begin)
    hot_seat(page, house, {"players": 2})
    expect(page.locator(".tray h2")).to_contain_text(prompt)
    for _ in range(6):
        move_in_fjords(page)
    picture(page, f"fjords-{language}")
    make(page, house, "northwood", {}, [{"kind": "me"}])
    for _ in range(4):
        move_in_northwood(page)
    picture(page, f"northwood-{language}")
    assert "web-" not in page.locator("main").inner_text()
    page.context.close()


def test_a_language_that_was_chosen_stays(page: Page) -> None:
    page.get_by_label("Language").select_option("de")
    expect(page.locator(START_FJORDS)).to_have_text("Gegen einen Bot spielen")
    page.reload()
    expect(page.locator(START_FJORDS)).to_have_text("Gegen einen Bot spielen")


@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_both_games_are_played_on_a_phone(chromium: Browser, house: House, game: str) -> None:
    page = new_page(chromium, phone=True)
    page.goto(house.address)
    picture(page, "start-phone")
    if game == "fjords":
        hot_seat(page, house, {"players": 2})
        for _ in range(5):
            move_in_fjords(page)
    else:
        make(page, house, "northwood", {}, [{"kind": "me"}])
        for _ in range(6):
            move_in_northwood(page)
        assert page.evaluate(_COVERED_BY_ACTIONS) == 0
    picture(page, f"{game}-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.context.close()


def test_nobody_notices_that_the_server_was_away(page: Page, tmp_path: Path) -> None:
    own = House(tmp_path)
    own.open()
    hot_seat(page, own, {"players": 2})
    lay(page)
    before = ply(page)
    own.close()
    page.locator(".actions .button.main").click()
    own.open()
    expect(page.locator(f"main[data-ply]:not([data-ply='{before}'])")).to_be_attached()
    expect(page.locator("main[data-due=lay]")).to_be_attached()
    move_in_fjords(page)
    own.close()


def test_a_game_that_is_not_there_is_told_and_leads_home(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/game/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.locator("h1")).to_have_text("This game cannot be opened.")
    page.get_by_role("link", name="Start page").click()
    expect(page.locator("article")).to_have_count(2)


def test_a_game_is_found_again_on_the_start_page(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.goto(house.address)
    expect(page.locator(".list")).to_contain_text("Your turn")
    page.locator(".list a").first.click()
    expect(page.locator("main[data-due=lay]")).to_be_attached()
