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
    expect(sheet).to_contain_text("at least two other tiles")
    assert serious_problems(page) == []
    picture(page, "rule-over-table")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", name="1 · Goal")).to_be_visible()
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.locator(".reason a").click()
    sheet.get_by_role("link", name="Rules").click()
    rule = page.locator("article.here")
    expect(rule).to_contain_text("at least two other tiles")
    expect(rule).to_be_in_viewport()
    picture(page, "book-refusal")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(TABLE)).to_be_attached()


def test_chapters_teach_one_by_one_and_lead_to_their_lesson(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/rules/fjords")
    expect(page.get_by_role("heading", name="1 · Goal")).to_be_visible()
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters).to_contain_text("1 of 10 chapters read")
    chapters.get_by_role("link", name="4 Exploration: your turn").click()
    heading = page.get_by_role("heading", name="4 · Exploration: your turn")
    expect(heading).to_be_focused()
    expect(chapters.get_by_role("link", name="1 Goal (read)")).to_be_visible()
    expect(page.get_by_role("article").filter(has_text="Two neighbours")).to_contain_text("F3.1")
    example = page.get_by_role("region", name="Where does Ada’s tile go?")
    expect(example.locator("[aria-current]")).to_contain_text("Ada takes a tile")
    example.get_by_role("button", name="Next step").click()
    expect(example.locator("[aria-current]")).to_contain_text("She lays it on the left")
    expect(example.get_by_role("status")).to_have_text("Step 2 of 4")
    example.get_by_role("button", name="Previous step").click()
    expect(example.get_by_role("button", name="Previous step")).to_be_disabled()
    page.get_by_role("link", name="5 · Settlement: your turn").click()
    expect(page.get_by_role("heading", name="5 · Settlement: your turn")).to_be_focused()
    page.go_back()
    example.get_by_role("link", name="Try it yourself").click()
    expect(page.get_by_text("Lesson 1 of")).to_be_visible()


def test_a_phone_has_the_chapters_in_a_sheet_and_the_ways_below(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    page.goto(f"{house.address}#/rules/northwood")
    page.get_by_role("link", name="Next chapter").click()
    expect(page.get_by_role("heading", name="2 · What is on the table")).to_be_visible()
    page.get_by_role("button", name="Chapters").click()
    sheet = page.get_by_role("dialog", name="Chapters")
    expect(sheet).to_contain_text("2 of 10 chapters read")
    assert serious_problems(page) == []
    sheet.get_by_role("link", name="5 A visit, step by step").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("heading", name="5 · A visit, step by step")).to_be_focused()
    expect(page.locator(".ways").get_by_role("link", name="Try it yourself")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "book-phone")
    page.context.close()


def test_the_rules_are_searched(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/rules/northwood/all")
    search = page.get_by_role("searchbox")
    search.fill("trump")
    several = page.locator("article")
    expect(several.filter(has_not=page.locator("mark"))).to_have_count(0)
    expect(several).not_to_have_count(0)
    search.fill("queen of CLAWS score pile")
    expect(several).to_have_count(1)
    expect(several).to_have_id("N5.QC")
    expect(page.get_by_role("status")).to_have_text("1 result")
    search.fill("tricks minute")
    expect(several).to_have_count(0)
    expect(page.locator("mark")).to_have_text(["tricks", "minute"])
    page.get_by_role("link", name="3 · Trump and following suit").click()
    expect(page.get_by_role("heading", name="3 · Trump and following suit")).to_be_focused()
    expect(search).to_have_value("")
    search.fill("no such word")
    expect(page.get_by_role("status")).to_have_text("Nothing found. Try different words.")
    page.get_by_role("link", name="Look up a rule").click()
    expect(search).to_have_value("")
    page.get_by_role("link", name="3 A visit").click()
    section = page.get_by_role("heading", name="3 · A visit")
    expect(section).to_be_in_viewport()
    page.evaluate("scrollTo(0, 0)")
    expect(section).not_to_be_in_viewport()
    page.get_by_role("link", name="3 A visit").click()  # where the address leads already
    expect(section).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "game", "dark", "phone"),
    [
        ("en", "fjords/4", False, False),
        ("fr", "northwood/5", True, False),
        ("de", "fjords/5", True, True),
        ("en", "northwood/all", True, False),
        ("fr", "fjords/all", False, True),
    ],
)
def test_axe_finds_nothing_serious_in_a_book(
    chromium: Browser, house: House, language: str, game: str, dark: bool, phone: bool
) -> None:
    page = new_page(chromium, language=language, dark=dark, phone=phone)
    page.goto(f"{house.address}#/rules/{game}")
    expect(page.locator("article").first).to_be_visible()
    if game.startswith("fjords"):
        expect(page.locator(".laid:not(:has(img))")).to_have_count(0)
    assert serious_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "web-" not in page.locator("main").inner_text()
    picture(page, f"book-{language}-{game.replace('/', '-')}")
    page.context.close()
