"""A name of one's own: a profile with its games, a leaderboard by choice, friends by link, and how others did."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.house import House
from browser.making import make

NAME = "Ünal <b>&amp; ☃"
SOLVE = """async () => {
  const base = location.href.split('#')[0];
  const {secret} = JSON.parse(localStorage.getItem('longhouse.person'));
  const headers = {'Content-Type': 'application/json', Authorization: 'Bearer ' + secret};
  const {day, puzzle} = await (await fetch(new URL('api/daily', base))).json();
  await fetch(new URL(`api/puzzles/${puzzle}/solution`, base), {method: 'POST', headers, body: JSON.stringify({day})});
}"""


def link_of(page: Page, house: House) -> str:
    page.goto(f"{house.address}#/people/friends")
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_label("Link for your friend").input_value()


def test_a_profile_is_published_seen_by_others_and_listed_by_choice(chromium: Browser, house: House) -> None:
    ada, bo = new_page(chromium), new_page(chromium, phone=True)
    make(ada, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    for name in ("Menu", "Resign", "Yes, resign"):
        ada.get_by_role("button", name=name).click()
    expect(ada.locator(".scene")).to_contain_text("you resigned")
    ada.evaluate(SOLVE)
    ada.goto(f"{house.address}#/account")
    ada.get_by_label("Everyone on this server can see my profile").check()
    link = ada.get_by_label("Link to my profile").input_value()
    ada.get_by_label("Show my name on the leaderboards").check()
    ada.goto(f"{house.address}#/you")
    history = ada.get_by_role("region", name="Games", exact=True)
    expect(history.get_by_role("status")).to_have_text("1 game")
    history.get_by_label("Outcome").select_option("won")
    expect(history.get_by_role("status")).to_have_text("0 games")
    expect(ada.get_by_role("region", name="Badges")).to_contain_text("Win against Vala.")
    expect(ada.get_by_role("region", name="Results by opponent")).to_contain_text("Thrall")
    assert serious_problems(ada) == [], "my page"
    picture(ada, "profile")
    bo.goto(link)
    expect(bo.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(bo.get_by_role("region", name="Games", exact=True)).to_contain_text("Fjords")
    assert serious_problems(bo) == [], "somebody else's profile"
    bo.goto(f"{house.address}#/people")
    bo.get_by_role("button", name="Days in a row").click()
    row = bo.get_by_role("row", name="Ada")
    expect(row).to_contain_text("1 day in a row")
    # Found by name, by the beginning of a word in it; who is not public is not found.
    search = bo.get_by_role("searchbox")
    search.fill("nobody 👩‍👧 \u202e%_")
    found = bo.get_by_role("region", name="Players found")
    expect(found.get_by_role("status")).to_contain_text("No one found.")
    search.fill("ad")
    expect(found.get_by_role("link", name="Ada", exact=True)).to_be_visible()
    assert serious_problems(bo) == [], "the leaderboard"
    ada.goto(f"{house.address}#/daily")
    expect(ada.get_by_role("region", name="How others did")).to_contain_text("on the first try")
    ada.goto(f"{house.address}#/account")
    published = ada.get_by_label("Everyone on this server can see my profile")
    expect(published).to_be_checked()  # it is not, until the server has said so
    with ada.expect_response("**/api/me/profile"):
        published.uncheck()
    expect(ada.get_by_label("Link to my profile")).to_have_count(0)
    search.fill("")
    expect(found).to_have_count(0)
    search.fill("ada")
    expect(found.get_by_role("status")).to_contain_text("No one found.")
    bo.goto("about:blank")
    bo.goto(link)
    expect(bo.get_by_role("heading", level=1)).to_have_text("There is no profile here")
    for page in (ada, bo):
        page.context.close()


def test_a_friend_link_makes_friends_once_and_says_so_when_it_is_used_again(chromium: Browser, house: House) -> None:
    ada, bo, eve = (new_page(chromium) for _ in range(3))
    link = link_of(ada, house)
    bo.goto(link)
    expect(bo.get_by_role("heading", level=1)).to_have_text("Wanderer wants to be your friend")
    bo.get_by_label("Your name").fill(NAME)
    bo.get_by_role("button", name="Accept").click()
    expect(bo.get_by_role("heading", level=1)).to_have_text("You and Wanderer are friends")
    assert serious_problems(bo) == []
    eve.goto(link)
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Accept").click()
    expect(eve.locator(".problem")).to_have_text("This link has already been used. Ask your friend for a new one.")
    ada.goto(link)
    expect(ada.locator("main")).to_contain_text("This is your own link. Send it to a friend.")
    ada.goto(f"{house.address}#/people/friends")
    ada.get_by_role("link", name=NAME).click()
    expect(ada.get_by_role("heading", level=1)).to_have_text(NAME)
    ada.goto(f"{house.address}#/people/friends")
    ada.get_by_role("button", name=f"Remove {NAME} from my friends").click()
    expect(ada.locator("main")).to_contain_text("No friends yet.")
    assert serious_problems(ada) == []
    for page in (ada, bo, eve):
        page.context.close()
