"""A club in four browsers: joined by link, and a tournament played to its table."""

from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.house import House


def joined(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the club").click()
    expect(page.get_by_role("region", name="Members and results")).to_contain_text(name)


def decide(held: Locator, count: int) -> None:
    """Let the owner decide the open pairings of the round."""
    open_ones = held.locator("select:has(option[value='']:checked)")
    for left in range(count, 0, -1):
        expect(open_ones).to_have_count(left)
        open_ones.first.select_option("one")


def fits_a_phone(page: Page) -> bool:
    page.set_viewport_size({"width": 360, "height": 740})
    fits = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1440, "height": 900})
    return bool(fits)


def test_a_tournament_of_four_is_played_to_its_table(chromium: Browser, house: House) -> None:
    names = ["Wanderer", "Bo", "Cleo", "Dag <i>"]
    pages = [new_page(chromium, phone=place == 3) for place in range(4)]
    owner = pages[0]
    owner.goto(f"{house.address}#/people/clubs")
    owner.get_by_label("Club name").fill("The Café")
    owner.get_by_role("button", name="Create club").click()
    expect(owner.get_by_role("heading", level=1)).to_have_text("The Café")
    link = owner.get_by_label("Link to join the club").input_value()
    for page, name in zip(pages[1:], names[1:], strict=True):
        joined(page, link, name)
    expect(owner.get_by_role("region", name="Members and results").get_by_role("row")).to_have_count(5)
    assert serious_problems(owner) == [], "the club"
    assert fits_a_phone(owner), "the club"
    rounds = owner.get_by_label("Start the next round").locator("option")
    assert len(set(rounds.all_text_contents())) == 6
    expect(owner.get_by_label("Start the next round").locator("option:checked")).to_have_text("When I decide")
    expect(owner.get_by_label("Against").locator("option:checked")).to_have_text("Bo")
    owner.get_by_role("button", name="Start tournament").click()
    held = owner.get_by_role("region", name="Round robin")
    expect(held).to_contain_text("Round 1 of 3.")
    # one game is played at its table: both take their seats, and one resigns
    pair = held.locator("li .pair").first.locator("span").all_text_contents()
    game = held.get_by_role("link", name="Go to the game").first.get_attribute("href")
    one, other = (pages[names.index(name)] for name in pair)
    for page in (one, other):
        page.goto(f"{house.address}{game}")
        page.locator("li > .button.main").first.click()
    one.get_by_role("button", name="Menu").click()
    one.get_by_role("button", name="Resign").click()
    one.get_by_role("button", name="Yes, resign").click()
    expect(one.locator(".scene")).to_contain_text("you resigned")
    owner.goto(link)
    owner.get_by_role("button", name="Join the club").click()  # a member already: it leads back to the club
    expect(held.locator(".tag", has_text="0–1")).to_be_visible()
    decide(held, 1)
    for number in (2, 3):
        held.get_by_role("button", name="Start next round").click()
        expect(held).to_contain_text(f"Round {number} of 3.")
        decide(held, 2)
    expect(held).to_contain_text("The tournament is over.")
    expect(held.get_by_role("row")).to_have_count(5)
    assert serious_problems(owner) == [], "the tournament"
    assert fits_a_phone(owner), "the tournament"
    picture(owner, "tournament")
    pages[3].goto(link)
    pages[3].get_by_role("button", name="Join the club").click()
    pages[3].get_by_role("button", name="Leave the club").click()
    expect(owner.get_by_role("region", name="Members and results").get_by_role("row")).to_have_count(4)
    for page in pages:
        page.context.close()
