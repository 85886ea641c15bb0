"""For Northwood! in a browser: whole games, with the mouse and with the keyboard alone."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON, START_NORTHWOOD, TABLE, after, due, move_in_northwood, play_on, ply
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
# Whether the focus is on something that decides.
_FOCUSED = """() => document.activeElement?.matches('[data-choice], .actions .main')"""
# What lies partly outside of the page, or of the card it belongs to.
_NEXT_BUT_ONE = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
_SPILLS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const within = (a, b, from, to) => a[from] >= b[from] - 1 && a[to] <= b[to] + 1;
  const inside = (a, b) => within(a, b, 'left', 'right') && within(a, b, 'top', 'bottom');
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const actions = box(document.querySelector('.actions'));
  const all = (selector) => [...document.querySelectorAll(selector)];
  return [
    ...all('.fief, .ally, .pile, .hand .face').filter((each) => !inside(box(each), page)),
    ...all('.ally :is(b, .suit, .text, .state)').filter((each) => !inside(box(each), box(each.closest('.ally')))),
    ...all('.hand .face').filter((each) => innerWidth < 600 && box(each).bottom > actions.top + 1),
  ].map((each) => each.className);
}"""


def test_a_whole_game_is_played_from_the_start_page(page: Page) -> None:
    page.locator(START_NORTHWOOD).click()
    picture(page, "northwood-camp")
    play_on(page)
    page.get_by_role("button", name="Continue").click()
    ending = page.locator(".journey-end")
    expect(ending.locator(".notes li").first).to_be_visible()
    visits = ending.locator(".visits li")
    expect(visits).to_have_count(8)
    expect(visits.first).to_contain_text("Visit 1")
    expect(visits.last).to_contain_text("Visit 8")
    won = ending.locator(".visits li:not(.lost) .stars > *").count()
    expect(ending.locator(".medal .numeral")).to_have_text(str(won))
    expect(ending.get_by_role("button", name="Play again")).to_be_focused()
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


def test_rings_below_the_score_pile_show_how_many_replies_have_to_score(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    page.locator(".fief.open").nth(5).click()
    page.locator(MAIN_BUTTON).last.click()
    rings = page.locator(".piles .target i")
    expect(rings).to_have_count(5)
    for ring in rings.all():
        box = ring.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 12


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


def test_a_whole_game_is_played_with_the_keyboard_alone_from_the_start_page_on(page: Page) -> None:
    page.set_viewport_size({"width": 1000, "height": 640})  # hundreds of keys: small pictures are drawn sooner
    page.locator(START_NORTHWOOD).focus()
    page.keyboard.press("Enter")
    expect(page.locator(TABLE)).to_be_attached()
    table = page.wait_for_function(_TABLE, arg=None).json_value()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Esc")
    page.keyboard.press("Escape")
    used = 0
    while table["due"] != "over":
        page.wait_for_function(_FOCUSED)
        if page.locator(".visit-end").count():
            page.keyboard.press("Enter")
            expect(page.locator(".visit-end")).to_have_count(0)
            page.wait_for_function(_FOCUSED)
        if table["due"] == "dialogue" and not used:
            page.locator(".actions .main").last.focus()
            for _ in range(2):
                page.keyboard.press("ArrowUp")  # past the hand to the allies
            used = 1
        page.keyboard.press("Enter")
        # a choice is played by a second Enter, a button does at once what it says
        now = page.wait_for_function(_CHOSEN_OR_DONE, arg=table["ply"]).json_value()
        if now["chosen"]:
            page.keyboard.press("Enter")
        table = page.wait_for_function(_TABLE, arg=table["ply"]).json_value()
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("main.northwood")).to_be_attached()


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
    expect(page.locator("dialog")).to_contain_text("Cards not seen yet · 23")
    picture(page, "northwood-piles")


def test_nothing_is_cut_at_any_size(page: Page, house: House) -> None:
    make(page, house, "northwood", {"setup": "full"}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    for width, height in ((1024, 768), (360, 640), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_BUT_ONE)  # the hand is measured after the change, and then laid out
        assert page.evaluate(_SPILLS) == [], f"{width} × {height}"


def test_the_chances_before_a_visit_are_shown_to_those_who_want_them(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    expect(page.locator(".chance")).to_have_count(0)
    page.get_by_role("switch", name="Your chances with this hand").click()
    expect(page.get_by_role("button", name=re.compile(r"Fief 0: \d+% chance of winning"))).to_be_visible()
    expect(page.locator(".fief .chance")).to_have_count(8)
    assert page.locator(".chance.best").count() >= 1
    assert serious_problems(page) == []
    picture(page, "northwood-chances")
    move_in_northwood(page)
    expect(page.locator(".chance")).to_have_count(0)


def test_an_ability_is_read_before_it_can_be_used_and_drawn_cards_are_marked(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    make(page, house, "northwood", {"setup": "intro"}, [{"kind": "me"}])
    page.get_by_role("button", name="Jack of Eyes").click()
    expect(page.locator(".prompt")).to_contain_text("Jack of Eyes: Draw two cards, then discard two.")
    expect(page.locator(".ally .suit")).to_have_text(["Claws", "Flowers", "Leaves", "Eyes"])
    move_in_northwood(page)
    page.get_by_role("button", name="Jack of Eyes").click()
    page.get_by_role("button", name="Use Jack of Eyes").click()
    expect(page.locator(".card.fresh")).to_have_count(2)
    page.context.close()


def test_the_same_deal_is_played_again_after_a_loss(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    before = page.locator(".fief").all_inner_texts(), page.locator(".hand .card").all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    first = page.url
    expect(page.get_by_role("heading", name="You resigned")).to_be_visible()
    assert page.get_by_text("You won 0 fiefs").count() == 0, "no fief was visited"
    page.get_by_role("button", name="Play this deal again").click()
    expect(page.locator("main.northwood")).to_be_attached()
    assert page.url != first
    assert (page.locator(".fief").all_inner_texts(), page.locator(".hand .card").all_inner_texts()) == before
