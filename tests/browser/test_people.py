"""What one does about other people and one's own address: block, unblock, report, confirm an e-mail."""

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page
from browser.house import House
from browser.making import make


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
