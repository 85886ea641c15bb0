"""A real server and a real Chromium, for games played as a person plays them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.chromium import CHROMIUM
from support.firefox import FIREFOX

from browser.house import House

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000  # ms; what fails would have failed sooner, what is slow is not wrong
PAINTED = "() => [...document.querySelectorAll('.laid')].every((tile) => tile.firstElementChild?.complete)"

expect.set_options(timeout=PATIENCE)

collect_ignore = [] if FIREFOX else ["test_firefox.py"]
if CHROMIUM is None:
    collect_ignore += [file.name for file in Path(__file__).parent.glob("test_*.py") if file.name != "test_firefox.py"]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser, while tests of this folder run: other tests cannot run an event loop of their own beside it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, with an empty store."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def page(chromium: Browser, house: House) -> Iterator[Page]:
    """A browser that has never been here, on the start page; what goes wrong in it fails the test."""
    page = new_page(chromium)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(house.address)
    page.locator("#app > *").first.wait_for()  # the texts come after the page
    yield page
    page.context.close()
    assert problems == []


def new_page(
    chromium: Browser,
    *,
    language: str = "en-GB",
    phone: bool = False,
    dark: bool = False,
    lively: bool = False,
    service_workers: bool = False,
) -> Page:
    """A new browser: nothing is remembered in it. Without service workers nothing is there offline."""
    context = chromium.new_context(
        viewport={"width": 360, "height": 740} if phone else {"width": 1440, "height": 900},
        has_touch=phone,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if lively else "reduce",
        service_workers="allow" if service_workers else "block",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def picture(page: Page, name: str) -> None:
    """Keep a picture of a screen, to be looked at, when all its tiles are painted.

    A tile that is drawn anew meanwhile, as for another size, breaks off the decoding of the one before.
    """
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.wait_for_function(PAINTED)
    page.evaluate(
        "() => Promise.allSettled([...document.querySelectorAll('.laid img')].map((image) => image.decode()))"
    )
    page.screenshot(path=PICTURES / f"{name}.png")
