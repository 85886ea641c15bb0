"""Moves that are decided before one's turn: premoves in the settlement, and lines of moves in games over days."""

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect
from support.settled import OPTIONS, origin

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON, TABLE, after, ply
from browser.house import House
from browser.making import make
from longhouse.games.game import Json


@pytest.fixture
def pages(chromium: Browser) -> Iterator[tuple[Page, Page]]:
    ada, bo = new_page(chromium), new_page(chromium, phone=True)
    yield ada, bo
    for page in (ada, bo):
        page.context.close()


def settling_together(
    pages: tuple[Page, Page], house: House, clock: dict[str, Json] | None = None
) -> tuple[Page, Page]:
    """Two people at the beginning of a settlement: who is to move, and who waits."""
    ada, bo = pages
    seats = [{"kind": "me"}, {"kind": "open"}]
    make(ada, house, "fjords", OPTIONS, seats, cast("dict[str, Json]", origin()), clock)
    bo.goto(ada.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.locator("li > .button.main").first.click()
    for page in pages:
        expect(page.locator("main[data-due=settle]")).to_be_attached()
    expect(ada.locator(".tray .dots").or_(ada.locator("button.cell")).first).to_be_attached()
    return pages if ada.locator("button.cell").count() else (bo, ada)


def settle(page: Page, cell: str) -> None:
    """Settle on a cell that may lie under something else."""
    seen = ply(page)
    page.locator(f'button.cell[data-cell="{cell}"]').dispatch_event("click")
    page.locator(MAIN_BUTTON).click()
    after(page, seen)


def test_a_viking_placed_ahead_is_played_at_once_or_dropped_with_a_word(pages: tuple[Page, Page], house: House) -> None:
    mover, other = settling_together(pages, house)
    ahead = other.locator("button.advance")
    mine = mover.locator("button.cell").first
    expect(ahead.first).to_be_attached()
    other.get_by_text("Choose a tile now").wait_for()
    # Taken back again, by the button and by Escape.
    ahead.last.dispatch_event("click")
    expect(other.get_by_text("Planned: settle")).to_be_visible()
    assert serious_problems(other) == []
    other.get_by_role("button", name="Cancel plan").click()
    expect(other.get_by_text("Planned: settle")).to_have_count(0)
    # The land that the other one takes first is lost, and it is said.
    cell = mine.get_attribute("data-cell") or ""
    shared = other.locator(f'button.advance[data-cell="{cell}"]')
    if shared.count():
        shared.dispatch_event("click")
        settle(mover, cell)
        expect(other.get_by_text("can’t settle the tile you planned").first).to_be_visible()
        expect(other.locator(TABLE)).to_have_attribute("data-due", "settle")
        seen = ply(other)
        other.locator("button.cell").first.dispatch_event("click")
        other.locator(MAIN_BUTTON).click()
        after(other, seen)
    # What is still possible is played as soon as it is one's turn.
    mover.bring_to_front()
    free = mover.locator("button.cell")
    expect(free.first).to_be_attached()
    planned = other.locator("button.advance").last.get_attribute("data-cell") or ""
    other.locator(f'button.advance[data-cell="{planned}"]').dispatch_event("click")
    picture(other, "company-premove-phone")
    seen = ply(other)
    chosen = next(
        each
        for each in (free.nth(n).get_attribute("data-cell") for n in range(free.count()))
        if each is not None and each != planned
    )
    settle(mover, chosen)
    after(other, str(int(seen)))
    expect(other.get_by_text("Planned: settle")).to_have_count(0)


def test_a_line_that_was_planned_is_played_while_its_player_is_away(pages: tuple[Page, Page], house: House) -> None:
    mover, other = settling_together(pages, house, clock={"kind": "days", "days": 3})
    other.get_by_role("link", name="Plan ahead").click()
    expect(other.get_by_text("First play a move for another player")).to_be_visible()
    expected = other.locator("button.cell").first.get_attribute("data-cell") or ""
    settle(other, expected)
    expect(other.get_by_text("Now play your answer.")).to_be_visible()
    expect(other.get_by_role("button", name="Save this plan")).to_be_disabled()
    answer = other.locator("button.cell").last.get_attribute("data-cell") or ""
    settle(other, answer)
    other.get_by_role("button", name="Save this plan").click()
    expect(other.get_by_text("1 plan saved")).to_be_visible()
    picture(other, "company-plan-phone")
    assert serious_problems(other) == []
    other.get_by_role("link", name="Back to the game").click()
    expect(other.get_by_role("link", name="1 plan saved")).to_be_visible()
    other.goto(f"{house.address}#/rules")
    settle(mover, expected)
    expect(mover.locator("button.cell").first).to_be_attached()  # it is their turn again
    expect(mover.locator(f'button.cell[data-cell="{answer}"]')).to_have_count(0)
    other.go_back()
    expect(other.get_by_role("link", name="Plan ahead")).to_be_visible()
