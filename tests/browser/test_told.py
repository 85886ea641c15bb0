"""What is told in words: to a screen reader over a whole game, by lines that light their place, in notation if wanted.

`make told` writes the golden files anew; they are meant to be read.
"""

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.driver import START_NORTHWOOD, move_in_fjords, move_in_northwood
from browser.house import House
from browser.making import RECORDS, hot_seat

GOLDEN = Path(__file__).parents[1] / "golden" / "told"
WRITE = os.environ.get("LONGHOUSE_WRITE_TOLD") == "1"
BOARD = "main[data-ply]"
CODES = re.compile(r"-?\d+,-?\d+|\b[PMS]{6}\b|\b[1-8][CFLE]\b|\b[JQKPLB][CFLE]\b|\*\w+|(?<!moment)…")
"""Coordinates, corner patterns, cards and characters as codes, chance events, and a text that is missing."""


def opened(page: Page, house: House, name: str, players: list[str]) -> int:
    """A record with these players, opened from a file; returns the number of its events."""
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    record["players"] = players
    page.goto(f"{house.address}#/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.get_by_label("Open a game file").last.set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(BOARD)).to_have_attribute("data-ply", "0")
    return len(record["events"])


def said(page: Page) -> str:
    """The text of the live region."""
    return " ".join(page.locator(f"{BOARD} [role=status]").last.inner_text().split())


def board(page: Page) -> list[str]:
    """The board as text, line by line."""
    region = page.get_by_role("region", name="Board as text")
    expect(page.locator("section[aria-busy=true]")).to_have_count(0)  # words come after what is seen
    texts = page.evaluate(
        "(region) => [...region.querySelectorAll('p, ul, li')].map((line) => "
        "line.tagName === 'LI' ? line.textContent : line.tagName === 'UL' ? line.ariaLabel ?? '' : line.textContent)",
        region.element_handle(),
    )
    return [" ".join(text.split()) for text in texts if text.strip()]


def told(page: Page, events: int, boards: dict[int, str]) -> str:
    """Everything that is told from the first event to the last, with the board as text after some of them."""
    lines: list[str] = []
    for at in range(events + 1):
        if at:
            page.keyboard.press("ArrowRight")
            expect(page.locator(BOARD)).to_have_attribute("data-ply", str(at))
        news = said(page)
        if news and (not lines or lines[-1] != news):
            lines.append(news)
        if at in boards:
            lines += ["", f"## {boards[at]}", *board(page), ""]
    return "\n".join(lines).strip() + "\n"


GAMES = {
    "fjords": (
        "fjords-base-2",
        ["Ada", "bot:karl"],
        {0: "The board at the start", 93: "The land is complete", 104: "Half of the land is settled"},
    ),
    "northwood": ("northwood-intro", ["Ada"], {1: "The board at the start", 20: "The first visit"}),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_screen_reader_is_told_of_a_whole_game_reads_like_a_story(page: Page, house: House, game: str) -> None:
    name, players, boards = GAMES[game]
    events = opened(page, house, name, players)
    text = told(page, events, {**boards, events: "The board at the end"})
    assert CODES.findall(text) == []
    file = GOLDEN / f"{game}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8"), "if this is meant: make told"


def lights(page: Page, line: Locator) -> str:
    """The cell that a line lights while it is pointed at."""
    line.hover()
    lit = page.locator("[data-lit]")
    expect(lit).to_have_count(1)
    return lit.get_attribute("data-lit") or ""


def test_a_line_lights_its_place_and_notation_is_shown_only_where_it_is_switched_on(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    for _ in range(4):
        move_in_fjords(page)
    saga = page.get_by_role("region", name="The saga so far").locator("li.placed")
    seen = {lights(page, saga.nth(n)) for n in range(saga.count())}
    assert len(seen) >= 2
    page.mouse.move(1, 1)
    expect(page.locator("[data-lit]")).to_have_count(0)
    saga.last.focus()
    page.keyboard.press("ArrowUp")
    expect(saga.nth(-2)).to_be_focused()
    expect(page.locator("[data-lit]")).to_have_count(1)
    assert CODES.findall(page.locator(BOARD).inner_text()) == []
    expect(page.locator(".coordinates")).to_have_count(0)
    page.evaluate("localStorage.setItem('longhouse.notation', 'on')")
    page.reload()
    expect(page.locator(".coordinates text").first).to_have_text("0,0")
    expect(saga.last).to_contain_text(re.compile(r"\(-?\d+,-?\d+\)"))
    opened(page, house, "fjords-base-2", ["Ada", "bot:karl"])
    expect(page.locator(".moves code").first).to_have_text(re.compile(r"^\*first"))
    page.evaluate("localStorage.removeItem('longhouse.notation')")
    page.reload()
    opened(page, house, "fjords-base-2", ["Ada", "bot:karl"])
    expect(page.locator(".moves code")).to_have_count(0)
    laid = page.locator(".moves li button", has_text="lays")
    assert lights(page, laid.first) != lights(page, laid.nth(1))


def test_northwood_has_a_log_and_answers_a_card_that_is_chosen_too_early(page: Page) -> None:
    page.locator(START_NORTHWOOD).click()
    expect(page.locator(BOARD)).to_have_attribute("data-due", "visit")
    page.locator(".card").first.click()
    expect(page.locator(".prompt")).to_contain_text("Choose a fief first")
    page.get_by_role("button", name="The saga so far").click()
    log = page.get_by_role("dialog", name="The saga so far")
    expect(log).to_contain_text("The journey begins.")
    page.keyboard.press("Escape")
    for _ in range(3):
        move_in_northwood(page)
    page.get_by_role("button", name="The saga so far").click()
    expect(log.get_by_role("heading", name=re.compile("Visit 1: fief"))).to_be_visible()
    expect(log).to_contain_text("The ruler says:")
    assert CODES.findall(log.inner_text()) == []
