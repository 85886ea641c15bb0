"""The documentation, opened from the disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site import built_site


@pytest.fixture
def opened(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, Path]]:
    """A browser, and the folder of the site; whatever goes wrong or is loaded from a network fails the test.

    The search fetches what it quotes of each page, which browsers do not allow on the disk: it then quotes nothing.
    """
    page = chromium.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: None if str(error) == "Failed to fetch" else problems.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else problems.append(request.url))
    yield page, built_site(tmp_path_factory)
    page.close()
    assert problems == []


def test_the_search_finds_a_page_without_a_server(opened: tuple[Page, Path]) -> None:
    page, site = opened
    page.goto((site / "index.html").as_uri())
    page.get_by_role("textbox", name="Search").fill("commitment")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Chance", exact=True).last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Chance")


def test_the_reference_leads_from_a_signature_to_the_type_it_names(opened: tuple[Page, Path]) -> None:
    page, site = opened
    page.goto((site / "library.html").as_uri())
    page.locator("dt.sig", has_text="act(").get_by_role("link", name="State").click()
    expect(page).to_have_url((site / "library.html").as_uri() + "#longhouse.State")
