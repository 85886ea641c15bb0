"""The layout of every page at six sizes is as it is kept, and ten pages look as they are kept.

`make layout` writes both anew (tests/golden/layout), to be read and compared.
"""

import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import PAINTED, new_page
from browser.house import House
from browser.layout import PLACES, SIZES, boxes, differences, differs_by, small_picture
from browser.making import bring, make, played
from longhouse.games.fjords.settlement import Settlement
from longhouse.puzzles.shelf import shelf

GOLDEN = Path(__file__).parents[1] / "golden" / "layout"
WRITE = os.environ.get("LONGHOUSE_WRITE_LAYOUT") == "1"
NOON = datetime(2026, 3, 2, 12, 0)
STILL = 3
"""So many times in a row a layout has to be the same before it counts."""
PUZZLE = shelf().of("fjords", "settle")[0].id

PAGES = {
    "start": "",
    "play": "play",
    "new-fjords": "new/fjords",
    "new-northwood": "new/northwood",
    "year": "year",
    "daily": "daily",
    "learn": "learn",
    "lesson": "learn/fjords/1",
    "puzzles": "puzzles",
    "puzzle": f"puzzles/{PUZZLE}",
    "you": "you",
    "account": "account",
    "about": "about",
    "figures": "figures",
    "replays": "replay",
    "rules": "rules/fjords",
    "rules-northwood": "rules/northwood/4",
    "not-found": "nowhere",
}
"""The pages of a newcomer."""
NOTHING_FOUND = {"seat": 0, "candidates": [], "line": [], "proven": False, "nodes": 0, "seconds": 0}
"""What the engine answers here: it takes as long as it takes, and finds what it finds."""
LOOKS = 20
PICTURES = (
    "start",
    "play",
    "new-northwood",
    "year",
    "you",
    "account",
    "about",
    "figures",
    "replays",
    "rules-northwood",
)
_DECISION = 61
"""So many events of the brought game come before a decision."""
_TURN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without the open games of other tests, which the lobby would list."""
    house = House(tmp_path_factory.mktemp("layouts"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def newcomer(chromium: Browser, house: House) -> Iterator[Page]:
    """A browser without a past, on a day and with a puzzle that are always the same."""
    page = new_page(chromium)
    freeze(page)
    page.goto(house.address)
    yield page
    page.context.close()


def freeze(page: Page) -> None:
    """Let nothing vary from day to day or by chance."""
    page.clock.set_fixed_time(NOON)

    def day(route: Route) -> None:
        if "date=" in route.request.url:
            route.continue_()
        else:
            route.continue_(url=f"{route.request.url}?date={NOON.date().isoformat()}")

    page.route(re.compile(r"/api/daily$"), day)
    page.route(re.compile(r"/api/positions/best"), lambda route: route.fulfill(json=NOTHING_FOUND))
    page.route(
        re.compile(r"/api/puzzles/next\?game=fjords"),
        lambda route: route.continue_(url=re.sub(r"next\?.*", PUZZLE, route.request.url)),
    )


def opened(page: Page, house: House, path: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{house.address}#/{path}")
    expect(page.locator("main:not([aria-busy=true]) h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")


def settled(page: Page) -> str:
    """The layout once everything is loaded and it has not changed for a while."""
    page.wait_for_function("() => !document.querySelector('.wait')")
    before, alike = "", 0
    for _ in range(60):
        page.evaluate(_TURN)
        found = boxes(page)
        alike = alike + 1 if found == before else 0
        if alike == STILL:
            break
        before = found
        page.wait_for_timeout(40)
    return before


def layout_of(page: Page) -> str:
    parts = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = false))")
        page.evaluate("() => dispatchEvent(new Event('resize'))")  # the browser tells it later where much is to be done
        parts.append(f"# {width} x {height}\n{settled(page)}")
    return "\n".join(parts)


def is_kept(page: Page, name: str) -> None:
    """Compare the layout of the page with the one that is kept, or keep it."""
    found = layout_of(page)
    file = GOLDEN / f"{name}.txt"
    if WRITE:
        GOLDEN.mkdir(parents=True, exist_ok=True)
        file.write_text(found, "utf-8")
    kept = file.read_text("utf-8")
    assert differences(kept, found) == [], f"the layout of {name} changed; if that is meant: make layout"


@pytest.mark.parametrize("name", PAGES)
def test_the_layout_of_a_page_is_as_it_is_kept(newcomer: Page, house: House, name: str) -> None:
    opened(newcomer, house, PAGES[name])
    is_kept(newcomer, name)


@pytest.mark.parametrize("name", PICTURES)
def test_a_page_looks_as_it_is_kept(newcomer: Page, house: House, name: str) -> None:
    opened(newcomer, house, PAGES[name])
    newcomer.wait_for_function(PAINTED)
    found = small_picture(newcomer)
    file = GOLDEN / f"{name}.png"
    if WRITE:
        GOLDEN.mkdir(parents=True, exist_ok=True)
        file.write_bytes(found)
    for _ in range(LOOKS):  # on a busy machine some of it may be painted later
        if differs_by(newcomer, file.read_bytes(), found) <= PLACES:
            return
        newcomer.wait_for_timeout(500)
        found = small_picture(newcomer)
    pytest.fail(f"{name} looks different; if that is meant: make layout")


def test_the_pages_of_somebody_with_games_are_as_they_are_kept(chromium: Browser, house: House) -> None:
    page = new_page(chromium)
    freeze(page)
    bring(page, house, "fjords-base-2")
    game = (page.locator(".list a").get_attribute("href") or "").split("/")[-1]
    for name, path in {
        "start-returning": "",
        "play-games": "play",
        "you-games": "you",
        "replay": f"replay/{game}/60",
        "analysis-asked": f"analysis/{game}",
        "board": f"board/fjords/{game}/{_DECISION}",
    }.items():
        opened(page, house, path)
        is_kept(page, name)
    page.context.close()


def test_the_tables_are_as_they_are_kept(chromium: Browser, house: House) -> None:
    page = new_page(chromium)
    freeze(page)
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Sigrun")]
    origin = played({"players": 2}, lambda state: isinstance(state, Settlement))
    make(page, house, "fjords", {"players": 2}, seats, origin)
    expect(page.locator("main[data-due=settle]")).to_be_attached()
    is_kept(page, "table-settlement")
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    expect(page.locator("main h1")).to_be_visible()
    is_kept(page, "waiting-room")
    page.context.close()


def test_a_broken_style_is_seen(newcomer: Page, house: House) -> None:
    opened(newcomer, house, "play")
    whole, picture = settled(newcomer), small_picture(newcomer)
    for broken in (
        "main.room { padding-top: 90px !important }",
        ".plate { width: 140vw !important }",
        "main .button { position: absolute !important; top: 300px; left: 300px }",
    ):
        style = newcomer.add_style_tag(content=broken)
        assert differences(whole, settled(newcomer)), broken
        style.evaluate("(each) => each.remove()")
    newcomer.add_style_tag(content="main { filter: invert(1) }")
    assert differs_by(newcomer, picture, small_picture(newcomer)) > PLACES
    newcomer.reload()
