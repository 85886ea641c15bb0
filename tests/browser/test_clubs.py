"""A club in four browsers: joined by link, and a tournament played to its table."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.house import House

NAMES = ["Wanderer", "Bo", "Cleo", "Dag <i>"]


def joined(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the club").click()
    expect(page.get_by_role("region", name="Members and results")).to_contain_text(name)


def play(pages: dict[str, Page], house: House, pair: list[str], game: str) -> None:
    """Let two people sit down at the table of a pairing; who joined the club later gives up."""
    for name in pair:
        pages[name].goto(f"{house.address}{game}")
        pages[name].get_by_role("button", name="Take this seat").click()  # the other seat is not theirs to take
    loser = pages[max(pair, key=NAMES.index)]
    loser.get_by_role("button", name="Menu").click()
    loser.get_by_role("button", name="Resign").click()
    loser.get_by_role("button", name="Yes, resign").click()
    expect(loser.locator(".scene")).to_contain_text("you resigned")


def part(member: Page, house: House) -> None:
    """Leave the club; who met somebody unpleasant can block or report them before."""
    member.get_by_role("button", name="Options for Bo").click()
    expect(member.get_by_role("dialog", name="Bo").get_by_role("button", name="Report")).to_be_visible()
    expect(member.get_by_role("dialog", name="Bo").get_by_role("button", name="Remove Bo from the club")).to_have_count(
        0
    )
    member.get_by_role("button", name="Close").click()
    member.get_by_role("button", name="Leave the club").click()
    member.get_by_role("button", name="No, stay").click()
    member.get_by_role("button", name="Leave the club").click()
    member.get_by_role("button", name="Yes, leave").click()
    expect(member).to_have_url(f"{house.address}#/people/clubs")


def begin(owner: Page) -> None:
    """Start a tournament with a clock, which is told."""
    owner.get_by_label("Clock").first.select_option("3 days per move")
    owner.get_by_role("button", name="Start tournament").click()
    expect(owner.get_by_role("region", name="Round robin")).to_contain_text("Round 1 of 3. 3 days per move.")


def named_for_whom_they_wait(owner: Page) -> None:
    """The games of the club name those for whom their seats are kept."""
    waiting = owner.get_by_role("region", name="Games", exact=True).get_by_role("listitem")
    expect(waiting).to_have_count(len(NAMES) // 2)
    for name in NAMES:
        expect(waiting.filter(has_text=name)).to_have_count(1)


def told_of_a_seat(member: Page, house: House) -> None:
    """Who is elsewhere in the app learns of the seat that is kept for them."""
    member.goto(f"{house.address}#/learn")
    member.get_by_role("button", name="1 notification").click()
    member.locator("#bell").get_by_role("link", name="A seat is waiting for you").click()
    expect(member.get_by_role("button", name="Take this seat")).to_be_visible()
    expect(member.locator("main")).to_contain_text("kept for a player")


def fits_a_phone(page: Page) -> bool:
    page.set_viewport_size({"width": 360, "height": 740})
    fits = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1440, "height": 900})
    return bool(fits)


def test_a_tournament_of_four_is_played_to_its_table(chromium: Browser, house: House) -> None:
    pages = {name: new_page(chromium, phone=name == NAMES[3]) for name in NAMES}
    owner = pages[NAMES[0]]
    owner.goto(f"{house.address}#/people/clubs")
    owner.get_by_label("Club name").fill("The Café")
    owner.get_by_role("button", name="Create club").click()
    expect(owner.get_by_role("heading", level=1)).to_have_text("The Café")
    link = owner.get_by_label("Link to join the club").input_value()
    for name in NAMES[1:]:
        joined(pages[name], link, name)
    expect(owner.get_by_role("region", name="Members and results").get_by_role("row")).to_have_count(5)
    assert serious_problems(owner) == [], "the club"
    assert fits_a_phone(owner), "the club"
    rounds = owner.get_by_label("Start the next round").locator("option")
    assert len(set(rounds.all_text_contents())) == 6
    expect(owner.get_by_label("Start the next round").locator("option:checked")).to_have_text("When I decide")
    expect(owner.get_by_label("Against").locator("option:checked")).to_have_text("Bo")
    begin(owner)
    club = owner.url
    held = owner.get_by_role("region", name="Round robin")
    named_for_whom_they_wait(owner)
    told_of_a_seat(pages[NAMES[3]], house)
    for number in (1, 2, 3):
        expect(held).to_contain_text(f"Round {number} of 3.")
        boards = [
            (board.locator(".pair > span").all_text_contents(), board.get_by_role("link", name="Go to the game"))
            for board in held.get_by_role("heading", name=f"Round {number}").locator("+ ul > li").all()
        ]
        games = [(pair, table.get_attribute("href") or "") for pair, table in boards]
        assert sorted(name for pair, _ in games for name in pair) == sorted(NAMES)
        for pair, game in games:
            if number == 3 and NAMES[0] not in pair:  # nobody came, and the owner decides
                continue
            play(pages, house, pair, game)
        owner.goto(club)
        if number == 3:
            held.locator("select:has(option[value='']:checked)").select_option("one")
        else:
            held.get_by_role("button", name="Start next round").click()
    expect(held).to_contain_text("The tournament is over.")
    rows = [row.locator("td, th").all_inner_texts() for row in held.locator("tbody tr").all()]
    assert [text.strip() for text in rows[0][:3]] == ["1", NAMES[0], "3"]
    assert sum(float(points) for _, _, points, *_ in rows) == 6
    members = owner.get_by_role("region", name="Members and results")
    expect(members.get_by_role("row", name=NAMES[0])).to_contain_text("3")
    assert serious_problems(owner) == [], "the tournament"
    assert fits_a_phone(owner), "the tournament"
    picture(owner, "tournament")
    # the others see the same table, and a member who leaves is gone from the club
    last = pages[NAMES[3]]
    last.goto(club)
    expect(last.get_by_role("region", name="Round robin").locator("tbody tr").first).to_contain_text(NAMES[0])
    part(last, house)
    expect(members.get_by_role("row")).to_have_count(4)
    owner.get_by_role("button", name="Options for Cleo").click()
    owner.get_by_role("button", name="Remove Cleo from the club").click()
    expect(members.get_by_role("row")).to_have_count(3)
    for page in pages.values():
        page.context.close()
