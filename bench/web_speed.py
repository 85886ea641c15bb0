"""Speed of the web app in a real browser: size and time of the first load, time to open a replay, frame times.

`PYTHONPATH=tests python bench/web_speed.py`
"""

import gzip
import json
import tempfile
from pathlib import Path

from browser.conftest import PAINTED, QUIET, new_page
from browser.driver import START_FJORDS, due, move_in_fjords
from browser.house import House
from browser.making import hot_seat
from playwright.sync_api import Page, Response, sync_playwright
from support.chromium import CHROMIUM

from longhouse.games.fjords.closing import CLOSING
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement

RECORDS = Path(__file__).parents[1] / "tests" / "golden" / "records"
_RECORD_FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = new_page(browser)
        first_load(page, house)
        replay(new_page(browser), house)
        frames(page, house)
        moments(new_page(browser, lively=True), house)
        browser.close()
        house.close()


def first_load(page: Page, house: House) -> None:
    """Print the size of scripts and styles (compressed) and of fonts, and the time until a button can be clicked."""
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response) if "/assets/" in response.url else None)
    page.goto(house.address)
    page.locator(START_FJORDS).wait_for()
    usable = page.evaluate("performance.now()")
    fonts = [response for response in loaded if response.url.endswith(".woff2")]
    size = sum(len(gzip.compress(response.body())) for response in loaded if response not in fonts)
    font_size = sum(len(response.body()) for response in fonts)
    print(
        f"first load: {size / 1000:.0f} kB of script and style, compressed, and {font_size / 1000:.0f} kB of fonts; "
        f"usable after {usable:.0f} ms"
    )


def replay(page: Page, house: House) -> None:
    """Print the time from opening a replay, which loads all its positions, until the board is visible."""
    record = json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8"))
    kept = page.request.post(f"{house.address}api/records", data=record).json()["id"]
    page.goto(f"{house.address}#/replay")
    page.locator("h1").wait_for()
    begun = page.evaluate(f"() => {{ location.hash = '#/replay/r-{kept}'; return performance.now(); }}")
    page.locator("main[data-ply] .laid img").first.wait_for()
    page.wait_for_function(PAINTED)
    took = page.evaluate("performance.now()") - begun
    print(f"a replay of {len(record['events'])} events: seen after {took:.0f} ms")


def frames(page: Page, house: House) -> None:
    """Print frame times while a four-player board is dragged and zoomed."""
    hot_seat(page, house, {"players": 4}, until=lambda state: isinstance(state, Settlement))
    tiles = page.locator(".frame .laid").count()
    page.wait_for_function(PAINTED)
    page.wait_for_timeout(2000)
    page.evaluate(_RECORD_FRAMES)
    page.mouse.move(500, 400)
    page.mouse.down()
    for i in range(60):
        page.mouse.move(500 + 4 * (i if i < 30 else 60 - i), 400 + 2 * (i if i < 30 else 60 - i))
    page.mouse.up()
    tell(page, f"{tiles} tiles at 1440 x 900, dragged")
    for i in range(40):
        page.mouse.wheel(0, -40 if i < 20 else 40)
    tell(page, f"{tiles} tiles at 1440 x 900, zoomed")


def moments(page: Page, house: House) -> None:
    """Print frame times while the settlement is announced, the land is counted and the podium rises."""
    hot_seat(page, house, {"players": 2}, until=lambda state: isinstance(state, Exploration) and not state.bag)
    page.wait_for_function(PAINTED)
    while due(page) != "settle":
        move_in_fjords(page)
    page.evaluate(_RECORD_FRAMES)
    page.wait_for_timeout(2000)
    tell(page, "the settlement is announced")
    hot_seat(page, house, {"players": 2}, until=lambda state: CLOSING.look(state).can_finish)
    page.wait_for_function(PAINTED)
    page.evaluate(_RECORD_FRAMES)
    page.get_by_role("button", name="Settle the rest").click()
    page.locator(".podium").wait_for()
    tell(page, "the land is counted")
    page.wait_for_timeout(2000)
    tell(page, "the podium rises")


def tell(page: Page, what: str) -> None:
    """Print statistics of the frames since the last call."""
    seen = sorted(page.evaluate("window.frames_seen.splice(0)"))
    slow = sum(frame > 32 for frame in seen)
    print(
        f"{what}: {len(seen)} frames, median {seen[len(seen) // 2]:.1f} ms, "
        f"95 % within {seen[int(len(seen) * 0.95)]:.1f} ms, longest {seen[-1]:.1f} ms, {slow} over 32 ms"
    )


if __name__ == "__main__":
    main()
