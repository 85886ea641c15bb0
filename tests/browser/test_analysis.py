"""An analysis from the end of a game to its graph, and the free board."""

import re
from typing import cast

from playwright.sync_api import Page, expect

from browser.axe import serious_problems
from browser.conftest import picture
from browser.driver import move_in_fjords, move_in_northwood
from browser.house import House
from browser.making import bring, hot_seat, make, played
from longhouse.games.fjords.settlement import Settlement

ENGINE = 600_000  # ms; it may have to be compiled first


def test_a_game_is_analysed_from_its_end_and_looked_at_by_keyboard(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, lambda state: isinstance(state, Settlement))
    move_in_fjords(page)
    move_in_fjords(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible(timeout=ENGINE)
    last = slider.get_attribute("max")
    expect(slider).not_to_have_value(str(last))  # it begins with what is told first
    expect(page.get_by_role("button", name="Play from here")).to_be_enabled()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))

    proven = page.get_by_role("region", name="Chances over the course of the game")
    expect(proven).not_to_contain_text("Proven result: with best play,")
    page.keyboard.press("ArrowLeft")
    expect(proven).to_contain_text("Proven result: with best play,")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")

    expect(page.get_by_role("region", name="Luck and decisions")).to_contain_text("points")
    both_moves_are_shown(page)
    page.get_by_text("All decisions as a table").click()
    expect(page.get_by_role("table")).to_be_visible()
    assert serious_problems(page) == []
    picture(page, "analysis")

    a_mistake_becomes_a_puzzle(page)
    page.go_back()
    expect(slider).to_be_visible()
    page.reload()
    expect(slider).to_be_visible()
    slider.fill("40")
    page.get_by_role("button", name="Save and share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("dialog input")).to_have_value(re.compile("#/replay/.*/40$"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("main[data-ply='40']")).to_be_attached()


def a_mistake_becomes_a_puzzle(page: Page) -> None:
    """The decision is found again on a board of its own, and kept among the puzzles."""
    page.get_by_role("button", name="Next mistake").click()
    page.get_by_role("button", name="Make a puzzle").click()
    expect(page.get_by_role("heading", name="Find a better move than the one that was played.")).to_be_visible()
    assert serious_problems(page) == []
    page.get_by_role("button", name="Show the solution").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("The solution")
    page.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_count(0)
    move_in_fjords(page)
    expect(verdict).to_have_text(re.compile("right move|better move|move from the game"), timeout=ENGINE)


def both_moves_are_shown(page: Page) -> None:
    """The played and the better move of a finding, together and each by itself."""
    slider = page.get_by_role("slider", name="Position in the game")
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".spot.played")).to_have_count(1)
    expect(page.locator(".spot.better")).to_have_count(1)
    finding = page.locator(".finding")
    finding.get_by_role("button", name="Move played").click()
    expect(page.locator(".spot.played")).to_have_count(0)
    played_at = slider.input_value()
    better = finding.get_by_role("button", name="Better")
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(slider).to_have_value(str(int(played_at) - 1))
    page.keyboard.press("ArrowRight")
    expect(better).to_have_attribute("aria-pressed", "false")
    worst = page.get_by_role("region", name="Moves that cost the most").get_by_role("button").first
    worst.click()
    expect(worst).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("button", name="Both")).to_have_attribute("aria-pressed", "true")


def test_the_analysis_of_a_journey_can_be_used_by_everybody(page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while page.locator(".visit-end").count() == 0:
        move_in_northwood(page)
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Analysis").click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible(timeout=ENGINE)
    slider.fill("4")
    assert serious_problems(page) == []
    picture(page, "analysis-northwood")
    page.set_viewport_size({"width": 360, "height": 740})
    assert serious_problems(page) == []
    picture(page, "analysis-northwood-phone")


def test_on_the_free_board_the_engine_is_followed_and_chance_is_chosen(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/board/northwood")
    chances = page.get_by_role("region", name="What was drawn")
    chances.get_by_role("button", name="Pick what’s drawn instead").last.click()
    dialog = page.get_by_role("dialog")
    for value in "12":
        for suit in ("Claws", "Flowers", "Leaves", "Eyes"):
            dialog.get_by_role("button", name=f"{value} of {suit}").click()
    dialog.get_by_role("button", name="Take these (8 of 8)").click()
    expect(page.locator(".hand .card")).to_have_count(8)
    expect(page.locator(".hand")).to_contain_text("2 of Eyes")

    lines = page.get_by_role("region", name="Best moves")
    best = lines.locator("li button").first
    expect(best).to_contain_text("%", timeout=ENGINE)
    assert serious_problems(page) == []
    picture(page, "free-board")
    best.click()
    expect(page.locator("main.northwood")).to_have_attribute("data-due", "dialogue")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("main.northwood")).to_have_attribute("data-due", "visit")


def test_what_the_engine_expects_can_be_played(page: Page, house: House) -> None:
    bring(page, house, "fjords-base-2")
    page.locator(".list a").click()
    page.get_by_role("slider", name="Position").fill("96")  # in the settlement
    page.get_by_role("button", name="Analysis board").click()
    expected = page.get_by_role("list", name="The moves that should follow").get_by_role("button")
    expect(expected.nth(1)).to_be_visible(timeout=ENGINE)
    second = expected.nth(1).inner_text()
    expected.nth(1).click()
    expect(page.locator(".moves li").last).to_contain_text(second)
    expect(page.locator("main[data-ply]")).to_have_attribute("data-ply", "98")


def test_a_position_is_set_up_by_choosing_what_chance_brings_and_by_moves_that_are_pasted(
    page: Page, house: House
) -> None:
    page.evaluate("localStorage.setItem('longhouse.notation', 'on')")
    page.goto(f"{house.address}#/board")
    page.reload()
    page.get_by_role("checkbox", name="Use the engine").uncheck()
    page.get_by_role("checkbox", name="Let me pick what’s drawn").check()
    page.get_by_role("button", name="New position").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open this position", exact=True).click()
    for chosen in ("Raven", "(12)", "(17)", "(30)", "(07)"):
        dialog.get_by_role("button", name=chosen).click()
        expect(dialog.get_by_role("button", name=chosen)).to_have_count(0)
    expect(dialog).to_have_count(0)
    moves = page.get_by_role("region", name="The saga of this game")
    expect(moves.locator("code")).to_have_text(["*first 1", "*row 12", "*row 17", "*row 30", "*row 07"])

    page.get_by_role("button", name="New position").click()
    begun = played({"players": 2}, lambda state: isinstance(state, Settlement))
    events = cast(dict[str, list[str]], begun["record"])["events"][: cast(int, begun["events"])]
    dialog.get_by_label("Moves that lead to the position").fill("\n".join(events))
    dialog.get_by_role("button", name="Open this position", exact=True).click()
    board = page.locator("main.fjords")
    expect(board).to_have_attribute("data-ply", str(len(events)))
    expect(page.get_by_role("checkbox", name="Use the engine")).not_to_be_checked()
    moves.get_by_role("button", name="Start", exact=True).click()
    expect(board).to_have_attribute("data-ply", "0")
