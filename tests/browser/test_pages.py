"""The pages around the tables: the way between them, their room at every size, and what axe has to say."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page
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
    page.get_by_role("button", name="1 game waits for you").click()
    page.locator("#bell").get_by_role("link").click()
    expect(page.locator("main.northwood[data-due=visit]")).to_be_attached()


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
