"""Invitations by username, in two browsers: accepted anywhere in the app, declined, withdrawn, and lost connections."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.house import House

NAMED = """async (login) => {
  const base = location.href.split('#')[0];
  const ask = (method, path, body, secret) => fetch(new URL('api/' + path, base), {
    method, body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(secret ? {Authorization: 'Bearer ' + secret} : {})},
  });
  const person = await (await ask('POST', 'people', {name: login})).json();
  await ask('PUT', 'me/account', {login, password: 'a long password'}, person.secret);
  localStorage.setItem('longhouse.person', JSON.stringify(person));
}"""


def known(page: Page, house: House, login: str) -> None:
    """Be somebody with an account in this browser."""
    page.goto(house.address)
    page.evaluate(NAMED, login)
    page.reload()


def invite(page: Page, house: House, login: str) -> None:
    page.goto(f"{house.address}#/play")
    page.get_by_label("Username").fill(login)
    page.get_by_role("button", name="Send invitation").click()


def test_an_invitation_is_declined_withdrawn_and_accepted(chromium: Browser, house: House) -> None:
    ada, bo = new_page(chromium), new_page(chromium, phone=True)
    known(ada, house, "ada-invites")
    known(bo, house, "bo-invited")
    bo.goto(f"{house.address}#/rules")
    # A name that nobody has: a word, and what was typed stays.
    invite(ada, house, "b\u200bo nobody 👩‍👧")
    expect(ada.get_by_role("alert")).to_contain_text("No player here")
    expect(ada.get_by_label("Username")).not_to_have_value("")
    invite(ada, house, "ada-invites")
    expect(ada.get_by_role("alert")).to_contain_text("can’t invite yourself")
    # Put off, and brought back by the bell; then declined, above everything.
    invite(ada, house, "bo-invited")
    asked = bo.get_by_role("alertdialog")
    expect(asked).to_contain_text("ada-invites invites you to a game")
    asked.get_by_role("button", name="Later").click()
    expect(asked).to_have_count(0)
    bo.get_by_role("button", name="1 notification").click()
    assert serious_problems(bo) == [], "the bell"
    bo.locator("#bell").get_by_role("button", name="ada-invites invites you to a game").click()
    expect(bo.locator("#bell")).not_to_be_visible()
    picture(bo, "company-invited-phone")
    picture(ada, "company-invites")
    assert serious_problems(bo) == []
    assert serious_problems(ada) == []
    asked.get_by_role("button", name="Decline").click()
    expect(ada.get_by_role("alertdialog")).to_contain_text("declined")
    ada.get_by_role("alertdialog").get_by_role("button", name="Close").click()
    expect(ada.get_by_role("alertdialog")).to_have_count(0)
    # Withdrawn: it is gone for both.
    invite(ada, house, "bo-invited")
    expect(asked).to_be_visible()
    ada.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    # A connection that is lost in the middle, and two tabs of one person: both have it, and one click suffices.
    bo.context.set_offline(True)
    invite(ada, house, "bo-invited")
    expect(ada.get_by_text("Waiting for bo-invited")).to_be_visible()
    bo.context.set_offline(False)
    tab = bo.context.new_page()
    tab.goto(f"{house.address}#/learn")
    for page in (bo, tab):
        expect(page.get_by_role("alertdialog")).to_contain_text("invites you")
    tab.get_by_role("alertdialog").get_by_role("button", name="Accept").click()
    expect(tab.locator("main[data-due]")).to_be_attached()
    expect(asked).to_have_count(0)
    ada.get_by_role("alertdialog").get_by_role("button", name="Go to the game").click()
    expect(ada.locator("main[data-due]")).to_be_attached()
    for page in (ada, bo):
        page.context.close()


def test_an_invitation_has_the_options_and_the_players_that_were_chosen(chromium: Browser, house: House) -> None:
    ada, bo = new_page(chromium), new_page(chromium, phone=True)
    known(ada, house, "ada-chooses")
    known(bo, house, "bo-asked")
    bo.goto(f"{house.address}#/learn")
    ada.goto(f"{house.address}#/play")
    ada.get_by_role("button", name="Custom game").click()  # for nobody: the field says so
    expect(ada.get_by_label("Username")).to_be_focused()
    ada.get_by_label("Username").fill("bo-asked")
    ada.get_by_role("button", name="Custom game").click()
    kept = ada.get_by_role("group", name="Seat 2")
    expect(kept.get_by_label("Who may take this seat").locator("option:checked")).to_have_text("bo-asked")
    ada.get_by_role("radiogroup", name="Number of players").get_by_text("3").click()
    ada.get_by_role("group", name="Seat 3").get_by_text("A bot", exact=True).click()
    assert serious_problems(ada) == []
    picture(ada, "company-invites-options")
    ada.get_by_role("button", name="Create and invite").click()
    bo.get_by_role("alertdialog").get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        expect(page.locator("main[data-due]")).to_be_attached()
        expect(page.locator(".players li")).to_have_count(3)
        page.context.close()
