"""The rule books: opened from a refusal, searched, in every language."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import TABLE
from browser.house import House
from browser.making import hot_seat


def test_a_refusal_opens_its_rule_over_the_table_where_nothing_is_lost(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.keyboard.press("1")
    board = page.locator(".frame").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + 120)
    page.locator(".reason a").click()
    sheet = page.get_by_role("dialog", name="Rule F3.1")
    expect(sheet).to_contain_text("touches at least two tiles")
    assert serious_problems(page) == []
    picture(page, "rule-over-table")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules").click()
    expect(opened.value.locator("article").first).to_be_visible()
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.locator(".reason a").click()
    sheet.get_by_role("link", name="Rules").click()
    rule = page.locator("article.here")
    expect(rule).to_contain_text("touches at least two tiles")
    expect(rule).to_be_in_viewport()
    picture(page, "book-refusal")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(TABLE)).to_be_attached()


def test_the_rules_are_searched(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/rules/northwood")
    search = page.get_by_role("searchbox")
    search.fill("trump")
    several = page.locator("article")
    expect(several.filter(has_not=page.locator("mark"))).to_have_count(0)
    expect(several).not_to_have_count(0)
    search.fill("queen of CLAWS score pile")
    expect(several).to_have_count(1)
    expect(several).to_have_id("N5.QC")
    expect(page.get_by_role("status")).to_have_text("1 rule found")
    search.fill("no such word")
    expect(several).to_have_count(0)
    page.get_by_role("link", name="3 A visit").click()
    expect(search).to_have_value("")
    section = page.get_by_role("heading", name="3 · A visit")
    expect(section).to_be_in_viewport()
    page.evaluate("scrollTo(0, 0)")
    expect(section).not_to_be_in_viewport()
    page.get_by_role("link", name="3 A visit").click()  # where the address leads already
    expect(section).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "game", "dark", "phone"),
    [("en", "fjords", False, False), ("fr", "northwood", True, False), ("de", "fjords", True, True)],
)
def test_axe_finds_nothing_serious_in_a_book(
    chromium: Browser, house: House, language: str, game: str, dark: bool, phone: bool
) -> None:
    page = new_page(chromium, language=language, dark=dark, phone=phone)
    page.goto(f"{house.address}#/rules/{game}")
    expect(page.locator("article").first).to_be_visible()
    if game == "fjords":
        expect(page.locator(".laid:not(:has(img))")).to_have_count(0)
    assert serious_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "web-" not in page.locator("main").inner_text()
    picture(page, f"book-{language}")
    page.context.close()
