"""Puzzles on the board, right and wrong, and what is due every day while one day turns into the next."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import PATIENCE, new_page, picture
from browser.driver import MAIN_BUTTON
from browser.house import House
from longhouse.puzzles import daily
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf


def by_one_viking() -> Puzzle:
    """A puzzle that one viking solves and in which the opponent refutes others."""
    return next(
        puzzle
        for puzzle in shelf().of("fjords", "settle")
        if len(puzzle.steps) == 1 and "runes" not in puzzle.themes and not puzzle.options
    )


def settle(page: Page, action: str) -> None:
    """Place a viking; cells may lie one above the other, so that it is done as by keyboard."""
    page.locator(f"button.cell[data-cell='{action.split()[1]}']").dispatch_event("click")
    page.locator(MAIN_BUTTON).click()


def test_a_puzzle_is_tried_wrong_and_refuted_and_then_solved(page: Page, house: House) -> None:
    puzzle = by_one_viking()
    first = puzzle.steps[0]
    wrong, refuted = next((action, each) for action, each in first.wrong.items() if each.line)
    page.goto(f"{house.address}#/puzzles/{puzzle.id}")
    verdict = page.locator("section.panel:has([role=status])")
    expect(verdict.get_by_role("heading")).to_contain_text("Only one tile wins the game")
    assert serious_problems(page) == [], "a puzzle"
    settle(page, wrong)
    expect(verdict).to_contain_text("That’s not the right move.")
    expect(verdict).to_contain_text("can force")
    expect(verdict).to_contain_text("Your rating: 1500 →")
    # the refutation is played to its end
    expect(page.locator(f"main[data-ply='{len(puzzle.events) + 1 + len(refuted.line)}']")).to_be_attached()
    assert serious_problems(page) == [], "a missed puzzle"
    picture(page, "puzzle-wrong")
    verdict.get_by_role("button", name="Try again").click()
    expect(page.locator(f"main[data-ply='{len(puzzle.events)}']")).to_be_attached()
    settle(page, first.right[0])
    expect(verdict).to_contain_text("That’s the right move!")
    expect(verdict).to_contain_text("you can force a win")
    assert serious_problems(page) == [], "a solved puzzle"
    picture(page, "puzzle-right")
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(f"{house.address}#/puzzles/{puzzle.id}")


def test_a_missed_puzzle_waits_for_a_second_look_and_an_easier_one_can_be_asked_for(page: Page, house: House) -> None:
    puzzle = by_one_viking()
    page.goto(f"{house.address}#/puzzles/{puzzle.id}")
    settle(page, next(iter(puzzle.steps[0].wrong)))
    expect(page.get_by_text("That’s not the right move.")).to_be_visible()
    page.goto(f"{house.address}#/puzzles")
    expect(page.get_by_text("You missed 1 puzzle. You can try it again.")).to_be_visible()
    difficulty = page.locator(".wooden").get_by_text("Difficulty")
    usual = difficulty.inner_text()
    page.get_by_role("button", name="Easier").click()
    expect(difficulty).not_to_have_text(usual)
    assert serious_problems(page) == []
    page.get_by_role("button", name="Try them again").click()
    expect(page).to_have_url(f"{house.address}#/puzzles/{puzzle.id}/again")
    settle(page, puzzle.steps[0].right[0])
    expect(page.get_by_text("That’s the right move!")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Five-minute challenge")).to_be_visible()
    expect(page.get_by_role("heading", name="Missed puzzles")).to_have_count(0)


def test_five_minutes_of_puzzles_end_with_what_was_solved(page: Page, house: House) -> None:
    page.clock.install()
    page.goto(f"{house.address}#/puzzles/five/fjords")
    expect(page.get_by_role("timer")).to_contain_text("0 solved")
    assert serious_problems(page) == [], "a run"
    page.clock.fast_forward("05:01")
    expect(page.get_by_role("status")).to_have_text("Time’s up! You solved 0 of 0 puzzles.")
    assert serious_problems(page) == [], "its end"
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("timer")).to_contain_text("0 solved")


def test_a_visit_that_is_given_up_is_shown_on_a_phone(chromium: Browser, house: House) -> None:
    puzzle = shelf().of("northwood")[0]
    page = new_page(chromium, phone=True, dark=True)
    page.goto(f"{house.address}#/puzzles")
    page.get_by_role("button", name="For Northwood!").click()
    expect(page.get_by_role("heading", name="Themes")).to_be_visible()
    assert serious_problems(page) == [], "the puzzles"
    picture(page, "puzzles-phone")
    page.goto(f"{house.address}#/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("The solution", exact=True)).to_be_visible()
    expect(page.get_by_text("of cases")).to_be_visible()
    assert serious_problems(page) == [], "a solution"
    picture(page, "puzzle-visit-phone")
    page.context.close()


def test_what_was_begun_before_midnight_is_finished_after_it(page: Page, house: House) -> None:
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    yesterday = today - timedelta(days=1)
    page.clock.install(time=today - timedelta(minutes=5))
    page.goto(f"{house.address}#/daily")
    page.reload()
    shown = page.locator("time")
    expect(shown).to_have_attribute("datetime", yesterday.date().isoformat())
    assert serious_problems(page) == [], "a day"
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    page.clock.fast_forward("10:00")
    expect(page.get_by_text("A new day has begun")).to_be_visible()
    puzzle = daily.puzzle_of(yesterday.date())
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("The solution", exact=True)).to_be_visible()
    told = page.evaluate(
        """async (day) => (await fetch(new URL('api/daily?date=' + day, location.href.split('#')[0]), {headers:
        {Authorization: 'Bearer ' + JSON.parse(localStorage.getItem('longhouse.person')).secret}})).json()""",
        yesterday.date().isoformat(),
    )
    assert (told["puzzle"], told["right"], told["streak"]) == (puzzle.id, False, 1)
    page.get_by_role("button", name="Go to today’s page").click()
    expect(shown).to_have_attribute("datetime", today.date().isoformat(), timeout=PATIENCE)
    expect(page.get_by_role("heading", name="1 day")).to_be_visible()
    expect(page.get_by_text("A new day has begun")).to_have_count(0)
    page.get_by_role("button", name="Play the game").click()
    expect(page.locator("main.northwood .fief").first).to_be_visible()
    page.goto(f"{house.address}#/daily")
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    assert serious_problems(page) == [], "a day with a lantern lit"
    picture(page, "daily")


def test_a_puzzle_of_northwood_on_a_small_laptop_has_its_task_above_the_table(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    for puzzle in shelf().of("northwood")[:4]:
        page.goto(f"{house.address}#/puzzles/{puzzle.id}")
        task, table = page.locator(".above section.panel"), page.locator("main.northwood")
        expect(task.get_by_role("button", name="Show the solution")).to_be_in_viewport(ratio=1)
        above, board = task.bounding_box(), table.bounding_box()
        assert above is not None
        assert board is not None
        assert above["y"] + above["height"] <= board["y"] + 1
        assert board["width"] == 1024
        assert board["y"] + board["height"] <= 769
        allies, foot = page.locator(".allies").bounding_box(), page.locator(".foot").bounding_box()
        assert allies is not None
        assert foot is not None
        assert allies["y"] + allies["height"] <= foot["y"] + 1


def test_a_puzzle_of_fjords_on_a_low_phone_leaves_the_land_its_room(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{house.address}#/puzzles/{by_one_viking().id}")
    expect(page.locator("button.cell").first).to_be_visible()
    land = page.locator(".frame").bounding_box()
    assert land is not None
    assert land["height"] > 240
    page.context.close()
