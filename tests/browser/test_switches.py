"""What can be switched on: notifications, rated games, and land that is looked at more closely."""

from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON, after, move_in_fjords, ply
from browser.house import House
from browser.making import hot_seat, make, played, seat_two
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.reach import prospects
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, State

# A browser that allows notifications and shows them to nobody, on a page that is not looked at.
_ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = 'default';
  static requestPermission = async () => (Notification.permission = 'granted');
  constructor(title, { body, tag }) { window.notes.push({ body, tag }); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""
_RATED = """async (id) => {
  const { secret } = JSON.parse(localStorage.getItem('longhouse.person'));
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await fetch(new URL(`api/games/${id}`, location.href), { headers });
  return (await answer.json()).rated;
}"""


def _contested(state: State) -> bool:
    return isinstance(state, Settlement) and bool(prospects(state).contested)


def _second_may_build(state: State) -> bool:
    return isinstance(state, Exploration) and state.due == "build" and state.seat == 1


def test_who_looks_elsewhere_is_notified_when_it_is_their_turn(chromium: Browser, house: House) -> None:
    ada = new_page(chromium)
    ada.add_init_script(_ELSEWHERE)
    options: dict[str, Json] = {"players": 2}
    make(ada, house, "fjords", options, [{"kind": "me"}, {"kind": "open"}], played(options, _second_may_build))
    table = ada.url
    ada.goto(house.address)
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_label("Notify me when it’s my turn").check()
    ada.goto(table)
    bo = new_page(chromium)
    bo.goto(table)
    bo.get_by_role("button", name="Take this seat").click()
    bo.get_by_role("button", name="Don’t build").click()
    ada.wait_for_function("() => notes.length > 0")
    note = ada.evaluate("() => notes.at(-1)")
    assert note == {"body": "Your turn", "tag": table.rsplit("/", 1)[1]}
    bo.context.close()
    ada.context.close()


def test_a_browser_that_refuses_notifications_is_told_of_and_nothing_else_changes(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    seen = ply(page)
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.locator("button.cell").first.click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Ask me to confirm each move").check()
    wish = page.get_by_label("Notify me when it’s my turn")
    wish.click()  # headless Chromium refuses by itself
    expect(page.get_by_role("alert").filter(has_text="doesn’t let Longhouse show notifications")).to_be_visible()
    expect(wish).not_to_be_checked()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    assert ply(page) == seen
    page.locator(MAIN_BUTTON).click()  # the tile is still where it was put
    page.get_by_role("group", name="Play this move?").get_by_role("button", name="Yes, play").click()
    after(page, seen)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(wish).not_to_be_checked()


def test_a_move_is_asked_about_before_it_is_played(page: Page, house: House) -> None:
    page.evaluate("() => localStorage.setItem('longhouse.confirm-move', 'on')")
    hot_seat(page, house, {"players": 2})
    question = page.get_by_role("group", name="Play this move?")
    seen = ply(page)
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.locator("button.cell").first.click()
    page.locator(MAIN_BUTTON).click()
    expect(question.get_by_role("button", name="Yes, play")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.locator(MAIN_BUTTON).click()
    assert ply(page) == seen
    question.get_by_role("button", name="Yes, play").click()
    after(page, seen)
    make(page, house, "northwood", {}, [{"kind": "me"}])
    seen = ply(page)
    page.locator(".fief.open").first.click()
    page.locator(MAIN_BUTTON).click()
    expect(question).to_be_visible()
    assert ply(page) == seen
    page.keyboard.press("Enter")
    after(page, seen)


def test_only_games_between_people_elsewhere_can_be_rated(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/new/fjords")
    page.get_by_text("More options").click()
    rated = page.get_by_label("Rated game")
    expect(rated).to_be_disabled()
    seat_two(page, "At this screen")
    expect(rated).to_be_disabled()
    seat_two(page, "Invite by link")
    rated.check()
    page.get_by_role("button", name="Create and invite").click()
    expect(page.locator(".invite")).to_be_visible()
    assert page.evaluate(_RATED, page.url.rsplit("/", 1)[1]) is True


def test_nothing_helps_to_see_in_a_rated_game(chromium: Browser, house: House) -> None:
    for rated in (False, True):
        ada, bo = new_page(chromium), new_page(chromium)
        ada.goto(f"{house.address}#/new/fjords")
        seat_two(ada, "Invite by link")
        ada.get_by_text("More options").click()
        ada.get_by_label("Rated game").set_checked(rated)
        ada.get_by_role("button", name="Create and invite").click()
        expect(ada.locator(".invite")).to_be_visible()
        bo.goto(ada.url)
        bo.get_by_role("button", name="Take this seat").click()
        for page in (ada, bo):
            expect(page.locator("main[data-due=lay]")).to_be_attached()
        mover = ada if ada.locator(".tile:enabled").count() else bo
        for _ in range(2):
            move_in_fjords(mover)
        for page in (ada, bo):
            expect(page.locator(".saga li", has_text="built a longhouse")).to_have_count(1)
            forecast = page.get_by_role("region", name="If the exploration ended now")
            expect(forecast).to_have_count(0 if rated else 1)
        next_one = bo if mover is ada else ada
        expect(next_one.locator(".tile:enabled").first).to_be_visible()
        next_one.locator(".tile:enabled:not(.dim)").first.click()
        next_one.locator("button.cell").first.focus()
        next_one.keyboard.press("f")
        expect(next_one.get_by_role("region", name="Which tiles fit here?")).to_have_count(0 if rated else 1)
        for page in (ada, bo):
            page.context.close()


def test_who_points_at_contested_land_sees_who_could_claim_it(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_contested)
    shields = page.locator(".frame svg.layer:has(> path.lit) > g")
    expect(shields).to_have_count(0)
    cell = page.get_by_role("button", name="can reach it, too").first.bounding_box()
    assert cell is not None
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    expect(shields).to_have_count(1)
    picture(page, "fjords-contested")
    page.mouse.move(5, 5)
    expect(shields).to_have_count(0)
