"""What one does about other people and about oneself: block, report, confirm an e-mail, change the name, leave."""

import json

from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page
from browser.house import House
from browser.making import make

LINK = """async () => {
  const ask = async (path, body, headers) => (await fetch('/api/' + path, {
    method: 'POST', body: body && JSON.stringify(body), headers,
  })).json();
  const person = await ask('people', {name: 'Stranger'}, {'Content-Type': 'application/json'});
  localStorage.setItem('longhouse.person', JSON.stringify(person));
  return (await ask('me/links', undefined, {Authorization: 'Bearer ' + person.secret})).code;
}"""
"""Somebody new makes a login link, and returns its code."""
WHO = """async () => {
  const {secret} = JSON.parse(localStorage.getItem('longhouse.person'));
  return (await (await fetch('/api/me', {headers: {Authorization: 'Bearer ' + secret}})).json()).name;
}"""
"""The name of the person whom the server knows by the secret of this browser."""


def test_somebody_at_the_table_is_blocked_reported_and_unblocked_on_the_account_page(
    chromium: Browser, house: House
) -> None:
    ada, sigrun = new_page(chromium), new_page(chromium)
    make(ada, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    sigrun.goto(ada.url)
    waiting = sigrun.get_by_role("group", name="Ada")
    expect(waiting.get_by_role("button", name="Report")).to_be_visible()  # in the waiting room, too
    assert serious_problems(sigrun) == []
    sigrun.get_by_label("Your name").fill("Sigrun")
    sigrun.locator("li > .button.main").first.click()
    expect(ada.locator("main[data-due=lay]")).to_be_attached()
    ada.get_by_role("button", name="Menu").click()
    person = ada.get_by_role("group", name="Sigrun")
    person.get_by_role("button", name="Block").click()
    expect(person.get_by_role("status")).to_contain_text("Sigrun is blocked.")
    person.get_by_role("button", name="Report").click()
    person.get_by_label("What did Sigrun do?").fill("Said bad words.")
    assert serious_problems(ada) == []
    person.get_by_role("button", name="Send report").click()
    expect(person.get_by_role("status")).to_have_text("Thank you. Your report has been sent.")
    ada.goto(f"{house.address}#/account")
    blocked = ada.get_by_role("region", name="Blocked people")
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked.get_by_role("status")).to_have_text("Sigrun is no longer blocked.")
    assert serious_problems(ada) == []
    for page in (ada, sigrun):
        page.context.close()


def test_an_address_is_added_and_the_letter_asked_for_again(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/account")
    page.get_by_label("Username").fill("astrid")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Create an account").click()
    expect(page).to_have_url(f"{house.address}#/")
    page.goto(f"{house.address}#/account")
    address = page.get_by_label("E-mail address")
    address.fill("astrid@example.org")
    page.get_by_role("button", name="Save address").click()
    expect(page.get_by_text("is on its way to astrid@example.org")).to_be_visible()
    page.reload()
    expect(page.get_by_text("astrid@example.org isn’t confirmed yet.")).to_be_visible()
    page.get_by_role("button", name="Send e-mail again").click()
    expect(page.get_by_text("is on its way to astrid@example.org")).to_be_visible()
    assert serious_problems(page) == []
    page.get_by_role("button", name="Remove address").click()
    expect(address).to_have_value("")
    expect(page.get_by_text("Enter an address only if you want e-mails")).to_be_visible()


def test_a_login_link_of_somebody_else_is_asked_about(chromium: Browser, house: House) -> None:
    """Its maker would become the person of this browser."""
    ada, stranger = new_page(chromium), new_page(chromium)
    make(ada, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    stranger.goto(house.address)
    code = stranger.evaluate(LINK)
    name = "JSON.parse(localStorage.getItem('longhouse.person')).name"

    def asked() -> Locator:
        ada.goto(f"{house.address}#/link/{code}")
        ada.reload()
        dialog = ada.get_by_role("dialog", name="Sign in another device?")
        expect(dialog).to_contain_text("“Stranger” wants to sign in as you on another device.")
        return dialog

    dialog = asked()
    assert serious_problems(ada) == []
    dialog.get_by_role("button", name="No").click()
    expect(dialog).to_have_count(0)
    assert stranger.evaluate(WHO) == "Stranger"
    asked().get_by_role("button", name="Sign it in").click()
    expect(dialog).to_have_count(0)
    assert stranger.evaluate(WHO) == ada.evaluate(name) == "Ada"
    for page in (ada, stranger):
        page.context.close()


def test_a_name_is_changed_and_what_is_stored_is_taken_along_and_deleted(page: Page, house: House) -> None:
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    page.goto(f"{house.address}#/account")
    page.get_by_label("Your name").fill("\u202e")  # which shows nothing
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("alert")).to_contain_text("A name must be one line")
    page.get_by_label("Your name").fill("Ünal <b>☃")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_text("Your name is saved.")).to_be_visible()
    expect(page.get_by_role("link", name="Ünal <b>☃")).to_be_visible()  # in the bar
    assert serious_problems(page) == []
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download my data").click()
    data = json.loads(kept.value.path().read_text("utf-8"))
    assert data["me"]["name"] == "Ünal <b>☃"
    assert len(data["games"]) == 1
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete my data").click()
    assert serious_problems(page) == []
    page.get_by_role("button", name="Yes, delete it all").click()
    expect(page.get_by_role("heading", name="Come in, and take a seat")).to_be_visible()
    assert page.evaluate("localStorage.getItem('longhouse.person')") is None
