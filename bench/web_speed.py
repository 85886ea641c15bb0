"""Speed of the web app in a real browser: size and time of the first load, time to open a replay, frames, bots' moves.

Frames are told twice: the time between them, which depends on what else the machine does, and the CPU time of the
longest task of the page's main thread, from a trace of the browser. A task of more than 32 ms is a frame that comes
late everywhere; shorter tasks are late only where the machine is busy. An empty page with one picture that moves tells
what this browser and this machine need for any frame.

`PYTHONPATH=tests python bench/web_speed.py`
"""

import gzip
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser.conftest import PAINTED, QUIET, new_page
from browser.driver import START_FJORDS, due, move_in_fjords, move_in_northwood, ply
from browser.house import House
from browser.making import hot_seat, make
from playwright.sync_api import Browser, Page, Response, sync_playwright
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

# A picture that covers the screen moves for two seconds, and nothing else happens.
_MOVE_ONE_PICTURE = """async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1440, height: 900 });
  const paper = canvas.getContext('2d');
  for (let i = 0; i < 900; i += 1) {
    paper.fillStyle = `hsl(${i} 60% 60%)`;
    paper.fillRect((i * 53) % 1440, i, 90, 60);
  }
  const image = Object.assign(new Image(), { src: canvas.toDataURL() });
  await image.decode();
  document.body.append(image);
  const begun = performance.now();
  await new Promise((done) => {
    const step = (now) => {
      image.style.transform = `translate(${(now - begun) / 20}px, 0)`;
      if (now - begun < 2000) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}"""

# The time between the message with a move of others and the position on the board.
_WATCH_ANSWERS = """{
  window.waits = [];
  const known = new Map();
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const { type, ply } = JSON.parse(data);
        if (type === 'update') known.set(ply, performance.now());
      });
    }
  };
  const look = () => {
    const ply = +(document.querySelector('main[data-ply]')?.dataset.ply ?? 0);
    for (const [each, at] of known) if (each <= ply) {
      window.waits.push(performance.now() - at);
      known.delete(each);
    }
    requestAnimationFrame(look);
  };
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
        empty_page(new_page(browser))
        frames(page, house)
        dragging(browser, new_page(browser, lively=True), house)
        moments(browser, new_page(browser, lively=True), house)
        visits(browser, new_page(browser, lively=True), house)
        answers(new_page(browser, lively=True), house)
        browser.close()
        house.close()


def first_load(page: Page, house: House) -> None:
    """Print the size of scripts and styles (compressed) and of fonts, and the time until a button can be clicked."""
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response) if "/assets/" in response.url else None)
    page.goto(house.address)
    page.locator(START_FJORDS).wait_for()
    usable = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")  # what comes a moment later is counted, too
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


def empty_page(page: Page) -> None:
    """Print frame times of a page that has nothing of the app."""
    page.set_content("<body style='margin:0'></body>")
    page.evaluate(_RECORD_FRAMES)
    page.evaluate(_MOVE_ONE_PICTURE)
    tell(page, "an empty page, one picture moves")
    page.context.close()


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


def dragging(browser: Browser, page: Page, house: House) -> None:
    """Print frame times while a tile is dragged over a four-player board."""
    hot_seat(page, house, {"players": 4}, until=lambda state: isinstance(state, Exploration) and len(state.bag) < 4)
    page.wait_for_function(PAINTED)
    box = page.locator(".tile:enabled:not(.dim)").first.bounding_box()
    assert box is not None
    with frames_told(browser, page, "a tile is dragged"):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        for i in range(80):
            page.mouse.move(300 + 6 * i, 200 + 18 * (i % 20))
        page.mouse.up()


def moments(browser: Browser, page: Page, house: House) -> None:
    """Print frame times while the settlement is announced, the land is counted and the podium rises."""
    hot_seat(page, house, {"players": 2}, until=lambda state: isinstance(state, Exploration) and not state.bag)
    page.wait_for_function(PAINTED)
    with frames_told(browser, page, "the settlement is announced"):
        while due(page) != "settle":
            move_in_fjords(page)
        page.wait_for_timeout(2000)
    hot_seat(page, house, {"players": 4}, until=lambda state: CLOSING.look(state).can_finish)
    page.wait_for_function(PAINTED)
    with frames_told(browser, page, "the land is counted and the podium rises"):
        page.get_by_role("button", name="Settle the rest").click()
        page.locator(".podium").wait_for()
        page.wait_for_timeout(2000)


def visits(browser: Browser, page: Page, house: House) -> None:
    """Print frame times while the end of a visit is told."""
    make(page, house, "northwood", {}, [{"kind": "me"}])
    with frames_told(browser, page, "a visit is played and its end is told"):
        while page.locator(".visit-end").count() == 0:
            move_in_northwood(page)
        page.wait_for_timeout(2500)


def answers(page: Page, house: House) -> None:
    """Print how long after they are known the moves of three bots are shown."""
    page.add_init_script(_WATCH_ANSWERS)
    bots = [{"kind": "bot", "level": "thrall"}] * 3
    make(page, house, "fjords", {"players": 4}, [{"kind": "me"}, *bots])
    for _ in range(6):
        page.wait_for_function("() => document.querySelector('.tray .tile:enabled, .actions .button.main:enabled')")
        seen = ply(page)
        move_in_fjords(page)
        page.wait_for_function(
            "(seen) => +document.querySelector('main').dataset.ply > seen && !document.querySelector('.tray .dots')",
            arg=int(seen),
        )
    waits = sorted(page.evaluate("window.waits"))
    print(
        f"answers of bots: {len(waits)}, median {waits[len(waits) // 2]:.0f} ms after they are known, "
        f"longest {waits[-1]:.0f} ms"
    )


@contextmanager
def frames_told(browser: Browser, page: Page, what: str) -> Iterator[None]:
    """Print frame times and the CPU time of tasks while something happens on a page."""
    page.evaluate(_RECORD_FRAMES)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    yield
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tell(page, what)
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    seen = Counter(place for event in events if (place := (event["pid"], event["tid"])) in mains)
    [(main, _)] = seen.most_common(1)  # the page's own thread; others have hardly anything to do
    tasks = sorted(
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] == "RunTask" and event["ph"] == "X" and (event["pid"], event["tid"]) == main
    )
    print(f"  longest task {tasks[-1]:.1f} ms of CPU, {sum(task > 32 for task in tasks)} over 32 ms")


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
