"""The pages around the tables: the way between them, their room at every size, and what axe has to say."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page
from browser.driver import START_FJORDS
from browser.house import House
from browser.making import hot_seat, make

PAGES = (
    "play",
    "new/fjords",
    "new/northwood",
    "year",
    "daily",
    "learn",
    "puzzles",
    "you",
    "account",
    "about",
    "figures",
    "replay",
    "rules/fjords",
    "rules/northwood/4",
    "nowhere",
)
SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900), (2560, 1440))
# Whatever sticks out of the page: its name, and by how many pixels.
_OVERFLOW = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > room + 1 && !each.closest('.wide'))
    .map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right - room)}`)
    .slice(-5);
}"""

# What is drawn beyond the left or right edge of the picture it belongs to.
_CUT = """([what, within]) => [...document.querySelectorAll(what)].flatMap((each) => {
  const [own, room] = [each, each.closest(within)].map((box) => box.getBoundingClientRect());
  return own.left < room.left - 1 || own.right > room.right + 1 ? [`${own.left} ${own.right}`] : [];
})"""
ONE_LINE = 60  # px, with a border and its padding


def opened(page: Page, house: House, path: str) -> None:
    page.goto(f"{house.address}#/{path}")
    expect(page.locator("main:not([aria-busy=true]) h1")).to_be_visible()


def test_every_page_leads_home_and_tells_where_one_is(page: Page, house: House) -> None:
    for path in PAGES:
        opened(page, house, path)
        expect(page.locator("main :is(h1, h2):focus")).to_have_count(1)
        page.get_by_role("link", name="Longhouse – Home").click()
        expect(page.get_by_role("heading", name="Come in, and take a seat")).to_be_focused()
    bar = page.get_by_role("navigation", name="Pages").first
    for name in ("Play", "Today", "Learn", "Puzzles", "The Year"):
        bar.get_by_role("link", name=name).click()
        expect(bar.locator("[aria-current=page]")).to_have_text(name)
        expect(page.locator("main h1")).to_be_focused()


def test_who_comes_back_is_greeted_with_the_game_that_waits(page: Page, house: House) -> None:
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    make(page, house, "northwood", {"setup": "full"}, [{"kind": "me"}])
    opened(page, house, "")
    expect(page.locator("h1")).to_contain_text("Ada")
    expect(page.locator(".wooden")).to_contain_text("Visit 1 of 8.")
    assert serious_problems(page) == []
    page.get_by_role("button", name="1 notification").click()
    page.locator("#bell").get_by_role("link").click()
    expect(page.locator("main.northwood[data-due=visit]")).to_be_attached()


def test_the_start_page_finds_opponents_shows_friends_and_how_games_stand(chromium: Browser, house: House) -> None:
    page, bo = new_page(chromium), new_page(chromium)
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    opened(page, house, "")
    page.locator(START_FJORDS).click()
    expect(page.locator("main.fjords")).to_be_attached()
    opened(page, house, "people/friends")
    page.get_by_role("button", name="Make a link").click()
    bo.goto(page.get_by_label("Link for your friend").input_value())
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Accept").click()
    expect(bo.get_by_role("heading", level=1)).to_have_text("You and Ada are friends")
    opened(page, house, "")
    expect(page.get_by_role("region", name="Friends").get_by_role("link", name="Bo", exact=True)).to_be_visible()
    expect(page.locator(".list .scene .painted")).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_OVERFLOW) == [], f"{width} × {height}"
    assert serious_problems(page) == []
    page.get_by_role("button", name="10 min").press("Enter")
    expect(page.get_by_role("heading", name="Looking for players")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    for each in (page, bo):
        each.context.close()


@pytest.mark.parametrize(("width", "height"), SIZES[:4])
def test_pictures_of_set_ups_are_whole_and_choices_stay_on_one_line(
    chromium: Browser, house: House, width: int, height: int
) -> None:
    page = new_page(chromium, language="fr-FR")
    page.set_viewport_size({"width": width, "height": height})
    opened(page, house, "new/fjords")
    expect(page.locator(".picture > span").first).to_be_visible()
    assert page.evaluate(_CUT, [".picture > span", ".picture"]) == []
    opened(page, house, "new/northwood")
    expect(page.locator(".three .scene").first).to_be_visible()
    assert page.evaluate(_CUT, [".three .pictured svg > g", "svg"]) == []
    for path in ("new/northwood", "puzzles"):
        opened(page, house, path)
        buttons = page.locator(".summary .button, .segments > button")
        expect(buttons.last).to_be_visible()
        assert [box for box in _boxes(buttons) if box > ONE_LINE] == [], path
    page.context.close()


def _boxes(buttons: Locator) -> list[float]:
    return [box["height"] for each in buttons.all() if (box := each.bounding_box())]


def test_a_phone_begins_the_next_scenario_from_the_head_of_the_year(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    opened(page, house, "year")
    expect(page.locator("main header")).to_contain_text("First Thaw")
    page.locator("main header").get_by_role("button", name="Play").tap()
    sheet = page.get_by_role("dialog", name="First Thaw")
    expect(sheet.get_by_role("button", name="Take the challenge")).to_be_visible()
    expect(sheet).to_contain_text("12 stars")
    assert serious_problems(page) == []
    sheet.get_by_role("button", name="Play").tap()
    expect(page.locator("main.northwood[data-due=visit]")).to_be_attached()
    page.context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious_on_any_page(chromium: Browser, house: House, phone: bool) -> None:
    page = new_page(chromium, phone=phone)
    for path in PAGES:
        opened(page, house, path)
        assert serious_problems(page) == [], path
    page.context.close()


def test_nothing_sticks_out_of_a_page_at_any_size(chromium: Browser, house: House) -> None:
    page = new_page(chromium, language="de-DE")
    for path in ("", *PAGES):
        opened(page, house, path)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for _ in range(40):  # charts are drawn anew a few frames later
                if not page.evaluate(_OVERFLOW):
                    break
                page.wait_for_timeout(50)
            assert page.evaluate(_OVERFLOW) == [], f"{path} at {width} × {height}"
        page.set_viewport_size({"width": 1440, "height": 900})
    page.context.close()


def test_a_phone_has_tabs_and_sets_a_game_up_step_by_step(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    opened(page, house, "")
    page.get_by_role("navigation", name="Pages").last.get_by_role("link", name="Play").tap()
    page.get_by_role("link", name="Set up a game").first.tap()
    page.get_by_role("button", name="Seats").last.tap()
    page.get_by_role("group", name="Seat 2").get_by_text("At this screen").tap()
    page.get_by_role("button", name="Start game").tap()
    expect(page.locator("main.fjords[data-due=lay]")).to_be_attached()
    page.context.close()


def test_the_house_at_a_table_leads_home_and_asks_only_if_a_clock_runs(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    page.goto(f"{house.address}#/new/fjords")
    page.get_by_text("More options").click()
    page.get_by_label("Clock").select_option(label="1 minute per move")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("main.fjords[data-due=lay]")).to_be_attached()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("your clock keeps running.")
    page.get_by_role("button", name="Stay here").click()
    expect(page.locator("main.fjords")).to_be_attached()


def test_the_shipped_fonts_are_used_and_small(page: Page) -> None:
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    used = page.evaluate("() => [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family)")
    assert set(used) == {"Crimson Pro", "Source Sans 3"}
    sizes = page.evaluate(
        """async () => {
          const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
          return Promise.all(files.map(async ({ name }) => (await (await fetch(name)).arrayBuffer()).byteLength));
        }"""
    )
    assert sum(sizes) <= 60_000


def test_a_set_up_is_saved_as_usual_and_begun_from_by_keyboard(page: Page, house: House) -> None:
    opened(page, house, "new/fjords")
    expect(page.get_by_role("group", name="Use these settings")).to_have_count(0)
    page.get_by_text("Epic variant", exact=True).click()
    page.get_by_label("Strength").check()
    page.get_by_role("button", name="Save as my usual").press("Enter")
    expect(page.get_by_role("button", name="Saved as my usual")).to_be_focused()
    page.get_by_text("At this screen").last.click()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("main.fjords[data-due=lay]")).to_be_attached()
    opened(page, house, "new/fjords")
    settings = page.get_by_role("group", name="Use these settings")
    expect(settings.get_by_role("button", pressed=True)).to_have_text("my usual")
    expect(page.get_by_role("radio", name="Epic variant")).to_be_checked()
    expect(page.get_by_label("Strength")).to_be_checked()
    settings.get_by_role("button", name="last time").press("Enter")
    expect(page.get_by_role("group", name="Seat 2").get_by_role("radio", name="At this screen")).to_be_checked()
    assert serious_problems(page) == []
    settings.get_by_role("button", name="first game").press("Enter")
    expect(page.get_by_role("radio", name="Base game")).to_be_checked()
    expect(page.get_by_label("Strength")).not_to_be_checked()
    expect(settings.get_by_role("button", pressed=True)).to_have_text("first game")


def test_a_journey_is_saved_as_usual_and_what_cannot_be_read_is_ignored(page: Page, house: House) -> None:
    page.evaluate("localStorage.setItem('longhouse.setup.northwood.last', '{\"setup\":')")
    opened(page, house, "new/northwood")
    expect(page.get_by_role("radio", name="Introductory game")).to_be_checked()
    expect(page.get_by_role("group", name="Use these settings")).to_have_count(0)
    page.get_by_text("Full game", exact=True).click()
    page.get_by_role("radio", name="20 stars").check()
    page.get_by_role("button", name="Save as my usual").click()
    page.reload()
    expect(page.get_by_role("radio", name="Full game")).to_be_checked()
    expect(page.get_by_role("radio", name="20 stars")).to_be_checked()
    assert serious_problems(page) == []
