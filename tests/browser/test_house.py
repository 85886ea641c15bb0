"""The house around the tables: pages, languages, phones, reconnecting, and what axe has to say."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import (
    START_FJORDS,
    START_NORTHWOOD,
    due,
    lay,
    move_in_fjords,
    move_in_northwood,
    play_on,
    ply,
    sums,
)
from browser.house import House
from browser.making import hot_seat, make, seat_two
from longhouse.games.fjords.closing import CLOSING
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import JsonObject
from longhouse.words import Words

# How far the lowest card of the hand reaches below the upper edge of the action bar, in whole pixels.
_COVERED_BY_ACTIONS = """() => {
  const edge = (selector, side) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()[side]);
  return Math.max(0, Math.ceil(Math.max(...edge('.hand .face', 'bottom')) - edge('.actions', 'top')[0]));
}"""
OWN_TILES = f"""
name = "own"
[[start]]
id = "A"
cell = [0, 0]
word = "PPPPPP"
[[start]]
id = "B"
cell = [0, 1]
word = "PPPPPP"
[[tiles]]
players = 2
words = {["PPPPPP"] * 12}
"""


def pictures(page: Page, name: str) -> None:
    """A screen by day and by night."""
    picture(page, name)
    page.emulate_media(color_scheme="dark")
    picture(page, f"{name}-dark")
    page.emulate_media(color_scheme="light")


def test_axe_finds_nothing_serious_before_a_game(page: Page, house: House) -> None:
    expect(page.locator("article")).to_have_count(2)
    pictures(page, "start")
    assert serious_problems(page) == []
    make(page, house, "fjords", {"players": 3}, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    expect(page.locator(".invite")).to_be_visible()
    assert serious_problems(page) == [], "the waiting room"


def test_axe_finds_nothing_serious_at_a_table_of_fjords(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2, "runes": ["journey", "strength"]})
    lay(page)
    assert serious_problems(page) == []
    pictures(page, "fjords")
    page.get_by_role("button", name="Menu").click()
    assert serious_problems(page) == [], "the menu"
    hot_seat(page, house, {"players": 2, "runes": ["journey"]}, until=lambda state: isinstance(state, Settlement))
    page.locator("button.cell").first.click()
    assert serious_problems(page) == [], "the settlement"
    options: JsonObject = {"players": 2, "runes": ["strength", "home"]}
    hot_seat(page, house, options, until=lambda state: CLOSING.look(state).can_finish)
    page.get_by_role("button", name="Settle the rest").click()
    expect(page.locator(".podium")).to_be_visible()
    assert serious_problems(page) == [], "the ending"
    expect(sums(page)).to_contain_text("Total")
    assert serious_problems(page) == [], "the points"


def test_axe_finds_nothing_serious_at_a_table_of_northwood(page: Page, house: House) -> None:
    make(page, house, "northwood", {"scenario": "small-table"}, [{"kind": "me"}])
    page.get_by_role("button", name="Special rules").click()
    expect(page.locator("dialog")).to_be_visible()
    assert serious_problems(page) == [], "the rules of a scenario"
    make(page, house, "northwood", {"setup": "full"}, [{"kind": "me"}])
    expect(page.locator("main[data-due=visit]")).to_be_attached()
    assert serious_problems(page) == [], "between visits"
    while due(page) != "reply":
        move_in_northwood(page)
    assert serious_problems(page) == []
    pictures(page, "northwood")
    page.locator(".piles .pile").first.click()
    assert serious_problems(page) == [], "the piles"


def test_axe_finds_nothing_serious_at_tables_on_a_phone(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    hot_seat(page, house, {"players": 3})
    lay(page)
    assert serious_problems(page) == [], "the exploration"
    hot_seat(page, house, {"players": 2}, until=lambda state: isinstance(state, Settlement))
    page.locator(".chip").first.click()
    assert serious_problems(page) == [], "the settlement"
    page.locator(".chip").first.click()
    play_on(page)
    expect(page.locator(".podium")).to_be_visible()
    assert serious_problems(page) == [], "the ending"
    make(page, house, "northwood", {}, [{"kind": "me"}])
    assert serious_problems(page) == [], "between visits"
    while page.locator(".visit-end").count() == 0:
        move_in_northwood(page)
    assert serious_problems(page) == [], "the end of a visit"
    page.context.close()


@pytest.mark.parametrize("language", ["fr-CA", "de-AT"])
def test_the_browser_chooses_the_language(chromium: Browser, house: House, language: str) -> None:
    words = Words(language[:2])
    page = new_page(chromium, language=language)
    page.goto(house.address)
    expect(page.locator(START_FJORDS)).to_have_text(words.say("web-play-bot"))
    hot_seat(page, house, {"players": 2})
    expect(page.locator(".tray h2")).to_contain_text(words.say("web-due", due="lay", edition=2021))
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
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator(START_FJORDS)).to_have_text(Words("de").say("web-play-bot"))
    page.reload()
    expect(page.locator(START_FJORDS)).to_have_text(Words("de").say("web-play-bot"))


@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_both_games_are_played_on_a_phone(chromium: Browser, house: House, game: str) -> None:
    page = new_page(chromium, phone=True)
    page.goto(house.address)
    picture(page, "start-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
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
    expect(page.locator("h1")).to_have_text("This game can’t be opened")
    page.get_by_role("link", name="Go to start page").click()
    expect(page.locator("article")).to_have_count(2)


def test_a_game_is_found_again_on_the_start_page(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.goto(house.address)
    expect(page.locator(".wooden")).to_contain_text("Your turn")
    page.get_by_role("link", name="Resume").click()
    expect(page.locator("main[data-due=lay]")).to_be_attached()


def test_an_account_is_made_here_and_found_elsewhere_with_its_games(
    chromium: Browser, page: Page, house: House
) -> None:
    page.get_by_role("link", name="Account").click()
    page.get_by_label("Username").fill("sigrun")
    page.get_by_label("Password").fill("a long house by the sea")
    page.get_by_role("button", name="Create an account").click()
    page.locator(START_NORTHWOOD).click()
    expect(page.locator("main.northwood")).to_be_attached()
    elsewhere = new_page(chromium)
    elsewhere.goto(f"{house.address}#/account")
    elsewhere.get_by_label("Username").fill("sigrun")
    elsewhere.get_by_label("Password").fill("something else entirely")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    elsewhere.get_by_label("Password").fill("a long house by the sea")
    elsewhere.get_by_role("button", name="Sign in").click()
    elsewhere.get_by_role("link", name="Resume").click()
    expect(elsewhere.locator("main.northwood[data-due=visit]")).to_be_attached()
    move_in_northwood(elsewhere)
    elsewhere.goto(f"{house.address}#/account")
    elsewhere.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(elsewhere.locator("article")).to_have_count(2)
    assert elsewhere.evaluate("Object.keys(localStorage)") == []
    elsewhere.context.close()


def test_first_steps_lead_to_an_easy_game(page: Page) -> None:
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("button", name="Play an easy game").click()
    expect(page.locator("main.fjords .players")).to_contain_text("Thrall")


def test_a_shared_screen_says_who_is_next_unless_nobody_wants_to_hear_it(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    expect(page.get_by_text("Pass the device to")).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("show whose turn it is").uncheck()
    page.reload()
    expect(page.locator("main[data-ply]")).to_be_attached()
    assert page.get_by_text("Pass the device to").count() == 0


def test_a_tile_set_of_ones_own_is_played_with(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/new/fjords")
    seat_two(page, "At this screen")
    page.locator("summary").click()
    page.get_by_label("paste the text").fill("name = ")
    page.get_by_label("paste the text").blur()
    expect(page.get_by_role("alert")).to_contain_text("Use a TOML or JSON file")
    page.get_by_label("Open a file").set_input_files(
        {"name": "own.toml", "mimeType": "application/toml", "buffer": OWN_TILES.encode()}
    )
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".bag")).to_contain_text("8 tiles in the bag")
