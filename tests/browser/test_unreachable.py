"""A house that is out of reach for a while: pages say so, and come when it is back."""

from playwright.sync_api import Page, expect

from browser.axe import serious_problems
from browser.conftest import picture
from browser.house import House
from browser.making import bring


def is_missed(page: Page) -> None:
    """Asking in vain once more leaves what is said; then the house is back."""
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    assert serious_problems(page) == []
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_lesson_comes_when_the_house_is_back_whether_its_page_was_loaded_or_not(page: Page) -> None:
    page.context.set_offline(True)
    page.get_by_role("link", name="Learn by playing").first.click()
    is_missed(page)
    expect(page.locator(".lesson")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    another = page.get_by_role("link", name="Corner to corner")
    expect(another).to_be_visible()
    page.context.set_offline(True)
    another.click()
    picture(page, "unreachable")
    is_missed(page)
    expect(page.locator("#lesson")).to_have_text("Corner to corner")


def test_the_book_of_one_game_never_shows_the_rules_of_the_other(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/rules/northwood/all")
    expect(page.locator("#N1")).to_be_attached()
    page.context.set_offline(True)
    page.get_by_role("link", name="Fjords: the rules").click()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    expect(page.locator("article")).to_have_count(0)


def test_a_replay_and_its_analysis_come_when_the_house_is_back(page: Page, house: House) -> None:
    bring(page, house, "fjords-base-2")
    page.context.set_offline(True)
    page.locator(".list a").click()
    is_missed(page)
    page.get_by_role("slider", name="Position").fill("40")
    page.get_by_label("View as").select_option("Everything revealed")
    expect(page.get_by_text("Next to be drawn")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_label("View as").select_option("Spectator")
    is_missed(page)
    expect(page.get_by_text("Next to be drawn")).to_have_count(0)
    page.context.set_offline(True)
    page.get_by_role("button", name="Analysis", exact=True).click()
    is_missed(page)
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
