"""Whole games of Fjords, played in a browser against the real server."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON, due, lay, move_in_fjords, play_on, play_together, ply, sums
from browser.house import House
from browser.making import hot_seat, make, played, seat_two
from longhouse.games.fjords.closing import CLOSING
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Json, State

_ZOOM = """() => {
  const world = document.querySelector('.world .world');
  return Number(getComputedStyle(world).zoom);
}"""


def _nearly_explored(state: State) -> bool:
    return isinstance(state, Exploration) and state.due == "lay" and len(state.bag) <= 8


def test_two_people_at_one_screen_play_a_whole_game(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/new/fjords")
    seat_two(page, "At this screen")
    page.get_by_label("Name", exact=True).fill("Sigrun")
    picture(page, "set-up")
    page.get_by_role("button", name="Start game").click()
    for _ in range(4):
        move_in_fjords(page)
    play_on(page, until="settle")
    picture(page, "fjords-settlement")
    play_on(page)
    expect(page.locator(".podium li")).to_have_count(2)
    picture(page, "fjords-end")
    ending = sums(page)
    expect(ending.locator("table")).to_contain_text("Vikings")
    totals = [int(text) for text in ending.locator(".total td").all_inner_texts()]
    assert len(totals) == 2
    assert totals[0] >= totals[1] > 0


def test_a_tile_is_chosen_turned_previewed_taken_back_and_laid(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    fitting = page.locator(".tile:not(.dim)").first
    page.keyboard.press(fitting.get_attribute("aria-keyshortcuts") or "")
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.locator("button.cell").first.click()
    ghost = page.locator(".ghost")
    expect(ghost).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    before = ply(page)
    page.locator("button.cell").first.focus()
    page.keyboard.press("Enter")
    expect(ghost).to_be_visible()
    page.locator(MAIN_BUTTON).click()
    expect(page.locator(f"main:not([data-ply='{before}'])")).to_be_attached()
    expect(page.locator("[role=status]").first).to_contain_text(re.compile(r"laid an? \w+ "))


def test_where_a_tile_does_not_fit_the_rule_is_told_at_the_spot(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.keyboard.press("1")
    board = page.locator(".frame").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + 120)
    expect(page.locator(".reason")).to_contain_text(re.compile(r"F3\.1"))
    picture(page, "fjords-refused")


def test_the_table_moves_by_dragging_and_zooms_by_the_wheel(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    world = page.locator(".frame > .world").first
    before = world.get_attribute("style") or ""
    page.mouse.move(300, 300)
    page.mouse.down()
    page.mouse.move(380, 340, steps=4)
    page.mouse.up()
    expect(world).not_to_have_attribute("style", before)
    scaled = page.locator(".world .world").first
    small = scaled.get_attribute("style") or ""
    page.mouse.wheel(0, -300)
    expect(scaled).not_to_have_attribute("style", small)


def test_two_fingers_zoom_the_table(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    hot_seat(page, house, {"players": 2})
    zoom = page.evaluate(_ZOOM)
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 70), ("touchMove", 100), ("touchMove", 120)):
        points = [{"x": 180 - apart, "y": 330, "id": 0}, {"x": 180 + apart, "y": 330, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"before => ({_ZOOM})() > 1.5 * before", arg=zoom)
    page.context.close()


def test_the_bag_tells_what_is_left(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.locator(".bag").click()
    expect(page.locator("dialog")).to_contain_text("in the bag")
    counts = [int(text.split()[-1]) for text in page.locator("dialog li > span:first-of-type").all_inner_texts()]
    left = re.search(r"\d+", page.locator("dialog h2").inner_text())
    assert left is not None
    assert sum(counts) == int(left[0])


def test_a_game_against_a_bot_is_played_to_its_end(page: Page, house: House) -> None:
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    play_on(page)  # however long the engine needs to wake up
    expect(page.locator(".podium")).to_contain_text("Thrall")
    expect(sums(page)).to_contain_text("Total")


def test_what_is_decided_is_settled_at_once(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=lambda state: CLOSING.look(state).can_finish)
    assert due(page) == "settle"
    page.get_by_role("button", name="Settle the rest").click()
    expect(sums(page)).to_contain_text("Total")
    assert due(page) == "over"


def test_a_reload_in_the_middle_changes_nothing(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 3})
    for _ in range(6):
        move_in_fjords(page)
    before = (ply(page), due(page), page.locator(".saga li").all_inner_texts())
    page.reload()
    expect(page.locator("main[data-ply]")).to_be_attached()
    expect(page.locator(".saga li")).to_have_count(len(before[2]))
    assert (ply(page), due(page), page.locator(".saga li").all_inner_texts()) == before


def test_undo_takes_back_what_chance_did_not_reveal(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    lay(page)
    expect(page.locator("main[data-due=build]")).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main[data-due=lay]")).to_be_attached()


def what_was_said_is_there_after_a_reload(one: Page, other: Page) -> None:
    one.get_by_role("button", name="Chat").click()
    one.get_by_role("dialog", name="Chat").get_by_role("textbox").fill("Well met!")
    one.keyboard.press("Enter")
    expect(one.get_by_role("log", name="Chat")).to_contain_text("Well met!")
    one.keyboard.press("Escape")
    other.reload()
    other.get_by_role("button", name="Chat").click()
    expect(other.get_by_role("log", name="Chat")).to_contain_text("Well met!")
    other.keyboard.press("Escape")


def test_four_browsers_play_with_all_runes(chromium: Browser, house: House) -> None:
    first = new_page(chromium)
    options: dict[str, Json] = {"players": 4, "runes": list(RUNES)}
    make(first, house, "fjords", options, [{"kind": "me"}, *[{"kind": "open"}] * 3], played(options, _nearly_explored))
    expect(first.locator(".invite")).to_be_visible()
    picture(first, "waiting-room")
    pages = [first]
    for name in ("Olaf", "Freya", "Ivar"):
        guest = new_page(chromium, phone=True)
        guest.goto(first.url)
        guest.get_by_label("Your name").fill(name)
        guest.locator("li .button.main").first.click()
        pages.append(guest)
    what_was_said_is_there_after_a_reload(pages[1], pages[2])
    play_together(pages)
    ends = [sums(page).locator(".total").inner_text() for page in pages]
    assert len(set(ends)) == 1
    picture(first, "fjords-four")
    for page in pages:
        page.context.close()
