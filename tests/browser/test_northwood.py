"""For Northwood! in a browser: whole games, with the mouse and with the keyboard alone."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import START_NORTHWOOD, after, due, move_in_northwood, play_on, ply
from browser.house import House
from browser.making import make

# What is due at the table once something has happened.
_TABLE = """(seen) => {
  const { ply, due } = document.querySelector('main[data-ply]').dataset;
  return ply !== seen && { ply, due };
}"""
# The same as soon as something is chosen.
_CHOSEN_OR_DONE = """(seen) => {
  const { ply, due } = document.querySelector('main[data-ply]').dataset;
  const chosen = ply === seen && document.querySelector('[aria-pressed=true]') !== null;
  return (chosen || ply !== seen) && { ply, due, chosen };
}"""


def test_a_whole_game_is_played_from_the_start_page(page: Page) -> None:
    page.locator(START_NORTHWOOD).click()
    picture(page, "northwood-camp")
    play_on(page)
    page.get_by_role("button", name="Continue").click()
    ending = page.locator("dialog")
    expect(ending).to_contain_text("of 16 stars")
    expect(ending.locator(".notes li").first).to_be_visible()
    expect(ending.locator("tr").first).to_contain_text("of exactly")
    won = [int(text.split()[0]) for text in ending.locator("td:last-child").all_inner_texts()]
    assert len(won) == 8
    assert sum(won) == int(ending.locator(".stars b").inner_text())
    picture(page, "northwood-end")
    assert serious_problems(page) == []


def _visit(page: Page) -> None:
    """Play on until the end of a visit is told."""
    while page.locator(".visit-end").count() == 0:
        move_in_northwood(page)


def test_the_end_of_a_visit_is_told_and_goes_on_by_click_key_and_choice(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    scene = page.locator(".visit-end")
    _visit(page)
    expect(scene).to_contain_text(re.compile(r"\d of exactly \d"))
    fate = "Visit won" if page.locator(".fief.won").count() else "Visit lost"
    expect(page.locator("[role=status]").first).to_contain_text(fate)
    assert serious_problems(page) == []
    picture(page, "northwood-visit-end")
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="dark")
    picture(page, "northwood-visit-end-phone-dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(8)
    _visit(page)
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    assert due(page) == "visit", "Escape ended the scene and took nothing back"
    _visit(page)
    page.locator(".fief.open").first.click()
    expect(scene).to_have_count(0)


def test_with_motion_the_stars_arrive_and_the_game_goes_on_by_itself(chromium: Browser, house: House) -> None:
    page = new_page(chromium, lively=True)
    make(page, house, "northwood", {}, [{"kind": "me"}])
    _visit(page)
    expect(page.locator(".track b")).to_have_text(
        str(page.locator(".fief.won .stars > *").count())
    )  # as many as are printed on the fiefs that were won
    page.mouse.move(5, 5)
    expect(page.locator(".visit-end")).to_have_count(0)
    page.context.close()


def test_a_scenario_tells_its_rules_and_is_played_with_them(page: Page, house: House) -> None:
    make(page, house, "northwood", {"scenario": "small-table"}, [{"kind": "me"}])
    expect(page.locator("h1")).to_have_text("The Small Table")
    page.get_by_role("button", name="Special rules").click()
    expect(page.locator("dialog li")).to_have_text("You begin each visit with 7 cards.")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card")).to_have_count(7)
    play_on(page)


def test_a_card_that_may_not_be_played_says_why(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while page.locator(".card.blocked").count() == 0:
        move_in_northwood(page)
    page.locator(".card.blocked").first.click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Follow suit"))
    expect(page.locator(".prompt a")).to_have_attribute("href", "#/rules/northwood/N3.3")
    picture(page, "northwood-refused")


def test_a_whole_game_with_abilities_is_played_with_the_keyboard_alone(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 1000, "height": 640})  # hundreds of keys: small pictures are drawn sooner
    make(page, house, "northwood", {"setup": "full"}, [{"kind": "me"}])
    table = page.wait_for_function(_TABLE, arg=None).json_value()
    asked = 0
    while table["due"] != "over":
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        # a choice is played by a second Enter, a button does at once what it says
        now = page.wait_for_function(_CHOSEN_OR_DONE, arg=table["ply"]).json_value()
        if now["chosen"]:
            asked += now["due"] == "dialogue"
            page.keyboard.press("Enter")
        table = page.wait_for_function(_TABLE, arg=table["ply"]).json_value()
    assert asked > 0
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("of 16 stars")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_an_ability_says_what_it_will_do_and_then_each_step(page: Page, house: House) -> None:
    make(page, house, "northwood", {"setup": "intro"}, [{"kind": "me"}])
    move_in_northwood(page)
    prompt = page.locator(".prompt")
    page.get_by_role("button", name="Jack of Eyes").click()
    expect(prompt).to_contain_text("Draw two cards, then discard two.")
    page.get_by_role("button", name="Use Jack of Eyes").click()
    expect(page.locator(".hand .card")).to_have_count(10)
    expect(prompt).to_contain_text("Discard 2 cards, one by one")
    move_in_northwood(page)
    expect(prompt).to_contain_text("Discard a card")
    move_in_northwood(page)
    expect(page.locator(".hand .card")).to_have_count(8)
    expect(page.locator(".ally.exhausted")).to_have_count(1)


def test_a_card_is_dragged_to_its_place(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    seen = ply(page)
    card = page.locator(".card.playable").first
    card.hover()
    page.mouse.down()
    page.mouse.move(700, 300, steps=3)
    expect(page.locator("[data-place=reply]")).to_contain_class("aim")
    page.mouse.up()
    expect(page.locator("[data-place=reply]")).not_to_contain_class("aim")
    assert ply(page) == seen, "a card let go elsewhere stays in the hand"
    card.drag_to(page.locator("[data-place=reply]"))
    after(page, seen)


def test_the_piles_open_in_order(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    page.locator(".piles .pile").first.click()
    expect(page.locator("dialog")).to_contain_text("Not seen yet · 23")
    picture(page, "northwood-piles")
