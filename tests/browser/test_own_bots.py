"""Bots of one's own are offered in the browser, play there, and are replaced if they fail."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import new_page
from browser.driver import TABLE, play_on
from browser.house import House
from browser.making import seat_two

UNRULY = str(Path(__file__).parents[1] / "support" / "unruly_bot.py")


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server for which `bots.toml` names a bot that plays well, and one that cheats."""
    commands = {name: [sys.executable, UNRULY, how] for name, how in (("hermit", "well"), ("cheat", "cheating"))}
    file = tmp_path / "bots.toml"
    file.write_text("".join(f"[{name}]\ncommand = {command}\n" for name, command in commands.items()))
    monkeypatch.setenv("LONGHOUSE_BOTS", str(file))
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize(("bot", "at_the_end"), [("hermit", "hermit"), ("cheat", "Karl")])
def test_a_bot_of_ones_own_is_chosen_in_the_list_and_plays(
    bot: str, at_the_end: str, chromium: Browser, guarded: House
) -> None:
    page = new_page(chromium)
    page.goto(f"{guarded.address}#/new/fjords")
    seat_two(page, "A bot")
    offered = page.get_by_role("radio", name=bot)
    expect(offered).to_be_attached()
    page.locator("label", has=offered).click()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(TABLE)).to_be_attached()
    play_on(page)
    expect(page.locator("main")).to_contain_text(f"{at_the_end} placed a viking")
    page.context.close()
