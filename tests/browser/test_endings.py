"""The end of a game: who won, and a rematch that is asked for, answered and begun."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import play_on
from browser.house import House
from browser.making import make, played
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json
from longhouse.games.playout import random_game

_TWO: dict[str, Json] = {"players": 2}


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def _two_browsers(chromium: Browser, house: House) -> tuple[Page, Page]:
    """Ada and Sigrun at a table where the settlement begins."""
    ada, sigrun = new_page(chromium), new_page(chromium, phone=True)
    origin = played(_TWO, lambda state: isinstance(state, Settlement))
    make(ada, house, "fjords", _TWO, [{"kind": "me"}, {"kind": "open"}], origin)
    sigrun.goto(ada.url)
    sigrun.get_by_label("Your name").fill("Sigrun")
    sigrun.locator("li .button.main").first.click()
    for page in (ada, sigrun):
        expect(page.locator("main[data-due=settle]")).to_be_attached()
    return ada, sigrun


def test_resigning_is_confirmed(page: Page, house: House) -> None:
    make(page, house, "fjords", _TWO, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Resign this game?")).to_be_visible()
    expect(page.get_by_role("button", name="No, play on")).to_be_focused()
    page.get_by_role("button", name="No, play on").click()
    page.keyboard.press("Escape")
    assert page.get_by_text("resigned").count() == 0
    _resign(page)
    expect(page.get_by_role("heading", name="Thrall wins: you resigned").first).to_be_visible()
    expect(page.get_by_text("The game ended early, so no points were counted.").first).to_be_visible()
    assert page.get_by_text("Your turn", exact=True).count() == 0
    assert serious_problems(page) == []


def test_a_game_that_nobody_wins_is_called_a_draw_with_its_points_and_rule(page: Page, house: House) -> None:
    options: dict[str, Json] = {"players": 2, "variant": "classic", "rounds": 1}
    record = random_game(game_with("fjords", options), "even 8").record
    before_the_last = {"record": json.loads(record.write()), "events": len(record.events) - 1}
    make(page, house, "fjords", options, [{"kind": "me", "name": name} for name in ("Ada", "Sigrun")], before_the_last)
    play_on(page)
    expect(page.get_by_role("heading", name="The game is a draw").first).to_be_visible()
    told = page.get_by_text("14 to 14. Both players have the same number of points. So no one wins.").first
    expect(told).to_be_visible()
    expect(told.get_by_text("F8.4")).to_be_visible()
    assert page.get_by_text("tie-break").count() == 0
    assert serious_problems(page) == []


def test_the_clock_of_whoever_ran_out_of_time_stands_at_zero(page: Page, house: House) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Sigrun")]
    make(page, house, "fjords", _TWO, seats, clock={"kind": "move", "seconds": 1})
    title = page.get_by_role("heading", name=re.compile("ran out of time")).first
    expect(title).to_be_visible()
    loser = "Sigrun" if "Ada wins" in title.inner_text() else "Ada"
    expect(page.locator(".players li", has_text=loser).locator("time")).to_have_text("0:00")


def test_a_rematch_is_offered_by_name_declined_and_then_accepted(chromium: Browser, house: House) -> None:
    ada, sigrun = _two_browsers(chromium, house)
    _resign(ada)
    expect(ada.get_by_role("heading", name="Sigrun wins: you resigned").first).to_be_visible()
    expect(sigrun.get_by_role("heading", name="You win: Ada resigned").first).to_be_visible()
    for page in (ada, sigrun):
        expect(page.locator("button.cell")).to_have_count(0)  # nothing is left to settle
    ada.get_by_role("button", name="Rematch").click()
    expect(sigrun.get_by_text("Ada wants a rematch.")).to_be_visible()
    ada.get_by_role("button", name="Withdraw offer").click()
    expect(sigrun.get_by_text("Ada wants a rematch.")).to_have_count(0)
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.get_by_text("You offered a rematch. Sigrun hasn’t answered yet.")).to_be_visible()
    expect(sigrun.get_by_text("Ada wants a rematch.")).to_be_visible()
    assert serious_problems(sigrun) == []
    picture(sigrun, "rematch-phone")
    sigrun.get_by_role("button", name="Not now").click()
    expect(ada.get_by_text("Sigrun declined the rematch.")).to_be_visible()
    picture(ada, "rematch-declined")
    sigrun.get_by_role("button", name="Rematch").click()
    before = ada.url
    ada.get_by_role("button", name="Accept").click()
    for page in (ada, sigrun):
        expect(page).not_to_have_url(before)
        expect(page).to_have_url(re.compile("#/game/"))
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        page.context.close()
