"""Lessons, done as a beginner does them: the wrong move first, then the right one, and on to the next."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON
from browser.house import House


def steps_done(page: Page, count: int) -> None:
    expect(page.locator(".lesson .dots .done")).to_have_count(count)


def test_a_newcomer_is_led_to_the_first_lesson_and_from_there_to_the_second(page: Page) -> None:
    page.get_by_role("link", name="Learn by playing").first.click()
    expect(page.locator(".lesson")).to_contain_text("Lesson 1 of")
    page.keyboard.press("1")
    page.locator("main.fjords .frame").click(position={"x": 120, "y": 240})
    expect(page.locator(".refused")).to_contain_text("F3.1")
    picture(page, "lesson-refused")
    assert serious_problems(page) == []
    page.locator("button.cell").first.click()
    page.locator(MAIN_BUTTON).click()
    steps_done(page, 1)
    expect(page.get_by_role("status").filter(has_text="Well done")).to_be_visible()
    assert serious_problems(page) == [], "the end of a lesson"
    page.keyboard.press("Enter")
    expect(page.locator("#lesson")).to_have_text("Corner to corner")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li.done")).to_have_count(1)
    assert serious_problems(page) == []
    picture(page, "learn")


def test_corners_that_clash_are_marked_and_what_misses_the_point_is_told(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/learn/fjords/2")
    page.get_by_role("button", name="Show a mistake").click()
    expect(page.locator(".refused")).to_contain_text("F3.2")
    expect(page.locator(".refused .clash")).to_have_count(1)
    page.goto(f"{house.address}#/learn/fjords/10")
    expect(page.locator("#lesson")).to_have_text("Cutting off land")
    page.locator("button.cell[data-cell='0,1']").click()
    page.locator(MAIN_BUTTON).click()
    expect(page.locator(".refused")).to_contain_text("the whole east")
    steps_done(page, 0)
    for count, cell in enumerate(("1,0", "2,0"), 1):
        page.locator(f"button.cell[data-cell='{cell}']").click()
        page.locator(MAIN_BUTTON).click()
        steps_done(page, count)


def test_a_lesson_of_northwood_is_done_on_a_phone(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    page.goto(f"{house.address}#/learn/northwood/2")
    page.locator(".card", has_text="5 of Claws").tap()
    expect(page.locator(".prompt")).to_contain_text("N3.3")
    expect(page.locator(".card.instead")).to_have_count(3)
    page.locator(".card", has_text="4 of Leaves").tap()
    page.locator(MAIN_BUTTON).tap()
    expect(page.locator(".prompt")).to_contain_text("4 is lower than 5")
    page.locator(".card", has_text="7 of Leaves").tap()
    page.locator(MAIN_BUTTON).tap()
    steps_done(page, 1)
    picture(page, "lesson-northwood-phone")
    page.locator(".card", has_text="1 of Flowers").tap()
    page.locator(MAIN_BUTTON).tap()
    steps_done(page, 2)
    assert serious_problems(page) == []
    page.get_by_role("link", name="Next lesson").tap()
    expect(page.locator("#lesson")).to_have_text("Trump")
    page.context.close()
