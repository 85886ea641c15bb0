"""For Northwood! in a browser: whole games, with the mouse and with the keyboard alone."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import picture
from browser.driver import START_NORTHWOOD, due, move_in_northwood, play_on, ply
from browser.house import House
from browser.making import make


def test_a_whole_game_is_played_from_the_start_page(page: Page) -> None:
    page.locator(START_NORTHWOOD).click()
    picture(page, "northwood-camp")
    play_on(page)
    ending = page.locator("dialog")
    expect(ending).to_contain_text("of 16 stars")
    won = [int(text.split()[0]) for text in ending.locator("td:last-child").all_inner_texts()]
    assert len(won) == 8
    assert sum(won) == int(ending.locator(".stars b").inner_text())
    picture(page, "northwood-end")


def test_a_scenario_tells_its_rules_and_is_played_with_them(page: Page, house: House) -> None:
    make(page, house, "northwood", {"scenario": "small-table"}, [{"kind": "me"}])
    expect(page.locator("h1")).to_have_text("The Small Table")
    page.get_by_role("button", name="Special rules").click()
    expect(page.locator("dialog li")).to_have_text("A visit begins with 7 cards.")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card")).to_have_count(7)
    play_on(page)


def test_a_card_that_may_not_be_played_says_why(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while page.locator(".card.blocked").count() == 0:
        move_in_northwood(page)
    page.locator(".card.blocked").first.click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("does not follow"))
    picture(page, "northwood-refused")


def test_a_visit_is_played_with_the_keyboard_alone(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    expect(page.locator("main[data-due=visit]")).to_be_attached()
    while True:
        seen = ply(page)
        if due(page) in {"dialogue", "listen"}:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowRight") if due(page) == "reply" else page.locator(".fief.open").first.focus()
            while page.locator(".card.playable:focus, .fief.open:focus").count() == 0:
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(page.locator(f"main[data-ply]:not([data-ply='{seen}'])")).to_be_attached()
        if due(page) == "visit":
            break
    expect(page.locator("header")).to_contain_text("Visit 2 of 8")


def test_the_piles_open_in_order(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    page.locator(".piles .pile").first.click()
    expect(page.locator("dialog")).to_contain_text("Not seen yet · 23")
    picture(page, "northwood-piles")
