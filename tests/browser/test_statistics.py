"""What a game came to, and what is left of it for the house."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import due, move_in_northwood
from browser.house import House
from browser.making import make, played
from longhouse.games.fjords.closing import CLOSING
from longhouse.games.game import Json


def test_a_game_that_was_given_up_is_found_among_the_statistics(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/statistics")
    expect(page.locator("main")).to_contain_text("No finished games yet.")
    make(page, house, "northwood", {"scenario": "small-table"}, [{"kind": "me"}])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".journey-end h1")).to_have_text("You resigned")
    assert serious_problems(page) == [], "the ending"
    page.get_by_role("button", name="Home").click()
    expect(page.locator(".results")).to_contain_text("0 of 1 game won")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".list", has_text="Finished games")).to_contain_text("For Northwood!")
    page.goto(f"{house.address}#/you")
    figures = page.locator("section.northwood dl")
    expect(figures).to_contain_text("Games 1")
    expect(figures).to_contain_text("Won 0%")
    assert serious_problems(page) == [], "the statistics"
    picture(page, "statistics")
    with page.expect_download() as kept:
        page.get_by_role("button", name="My games as CSV").click()
    names, game = kept.value.path().read_text("utf-8").splitlines()
    assert names.startswith("ended,game,options,players,others,outcome")
    assert ",northwood," in game
    assert ",lost," in game


def test_openings_are_among_the_statistics(page: Page, house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
    options: dict[str, Json] = {"players": 2}
    make(page, house, "fjords", options, seats, played(options, lambda state: CLOSING.look(state).can_finish))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".scene")).to_contain_text("you resigned")
    page.goto(f"{house.address}#/statistics")
    expect(page.get_by_role("table", name="Results by first tile")).to_contain_text("0 of 1")
    expect(page.get_by_role("row", name="Building no. 1")).to_contain_text("in 1 game")


def test_a_scenario_of_the_year_begins_where_it_is_shown(page: Page) -> None:
    page.get_by_role("link", name="The Year").click()
    windows = page.locator(".seasons")
    windows.get_by_role("button", name="Twin Beacons").click()
    expect(page.locator("aside")).to_contain_text("15 stars")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("main.northwood h1")).to_have_text("Twin Beacons")


def test_who_only_watches_sees_the_table_and_can_do_nothing(chromium: Browser, page: Page, house: House) -> None:
    make(page, house, "northwood", {}, [{"kind": "me"}])
    while due(page) != "reply":
        move_in_northwood(page)
    onlooker = new_page(chromium)
    onlooker.goto(page.url)
    expect(onlooker.locator("main.northwood .hand .card")).to_have_count(page.locator(".hand .card").count())
    assert onlooker.locator("[data-choice], .actions .button").count() == 0
    assert serious_problems(onlooker) == []
    onlooker.context.close()


def test_the_figures_of_the_games_are_shown_told_and_taken_along(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/statistics")
    page.get_by_role("link", name="Facts and figures").click()
    first = page.get_by_role("figure", name="Does the starting player win more often?")
    expect(first.locator("svg").last).to_be_visible()
    expect(first).to_contain_text("Between two Skalds, the player who starts the exploration wins")
    first.get_by_text("Show as a table").click()
    expect(first.get_by_role("row", name="Skald, starts the exploration")).to_be_visible()
    with page.expect_download() as kept:
        first.get_by_role("button", name="CSV").click()
    lines = kept.value.path().read_text("utf-8").splitlines()
    assert lines[0] == "plot,row,column,figure,low,high,games"
    assert {line.split(",")[0] for line in lines[1:]} == {"first"}
    with page.expect_download() as kept:
        page.get_by_role("button", name="All figures as CSV").click()
    assert len({line.split(",")[0] for line in kept.value.path().read_text("utf-8").splitlines()}) > 20
    assert serious_problems(page) == []
    picture(page, "figures")
