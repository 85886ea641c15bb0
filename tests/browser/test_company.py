"""Two people at one table, each in a browser of their own: chat, presence, takeback, resigning, rematch."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import TABLE, after, lay, ply
from browser.house import House
from browser.making import make


def sit_together(chromium: Browser, house: House) -> tuple[Page, Page]:
    """A game of two people, in two browsers."""
    ada, bo = new_page(chromium), new_page(chromium, phone=True)
    make(ada, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    bo.goto(ada.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.locator("li > .button.main").first.click()
    for page in (ada, bo):
        expect(page.locator("main[data-due=lay]")).to_be_attached()
    return ada, bo


def talk(ada: Page, bo: Page) -> None:
    # Chat: a line beside the board, a badge, and quick words in a drawer on a phone.
    bo.get_by_role("button", name="Chat").click()
    drawer = bo.get_by_role("dialog", name="Chat")
    field = drawer.get_by_role("textbox")
    field.fill("x" * 600)
    expect(field).to_have_value("x" * 300)
    field.fill("\u202e")  # which shows nothing
    field.press("Enter")
    expect(drawer.get_by_role("alert")).to_contain_text("A message must be one line")
    expect(field).to_have_value("\u202e")
    field.fill("<b>Hello</b> 👨‍👩‍👧")
    field.press("Enter")
    expect(field).to_have_value("")
    drawer.get_by_role("button", name="Good luck!").click()
    expect(ada.get_by_role("tab", name="Chat")).to_contain_text("2")
    ada.get_by_role("tab", name="Chat").click()
    log = ada.get_by_role("log", name="Chat")
    expect(log).to_contain_text("<b>Hello</b> 👨‍👩‍👧")
    expect(log).to_contain_text("2 new")
    picture(ada, "company-chat")
    picture(bo, "company-chat-phone")
    assert serious_problems(ada) == []
    expect(ada.get_by_role("tab", name="Chat")).not_to_contain_text("2")
    ada.get_by_role("button", name="Mute chat").click()
    expect(ada.get_by_role("button", name="Unmute chat")).to_be_visible()
    drawer.get_by_role("button", name="Hello!").click()
    expect(drawer.get_by_role("log")).to_contain_text("Hello!")
    ada.get_by_role("button", name="Unmute chat").click()
    expect(log).to_contain_text("Hello!")  # nothing is lost meanwhile
    drawer.get_by_role("button", name="Close").click()
    # Presence, in words beside the name.
    expect(ada.locator(".players")).to_contain_text(re.compile("Raven · (here now|thinking)"))


def take_back(mover: Page, other: Page) -> None:
    # A takeback is asked for after the turn, and answered above everything, dialogs too.
    laid = ply(mover)
    lay(mover)
    if mover.get_by_role("button", name="No longhouse").is_visible():
        mover.get_by_role("button", name="No longhouse").click()
    mover.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Menu").click()
    asked = other.get_by_role("alertdialog")
    expect(asked).to_contain_text("asks to take back a move")
    expect(mover.get_by_role("alertdialog")).to_contain_text("You asked")
    picture(other, "company-takeback")
    asked.get_by_role("button", name="No", exact=True).click()
    expect(mover.get_by_role("alertdialog")).to_contain_text("said no")
    mover.get_by_role("alertdialog").get_by_role("button", name="Close").click()
    seen = ply(mover)
    mover.get_by_role("button", name="Undo").click()
    asked.get_by_role("button", name="Allow").click()
    after(mover, seen)
    expect(mover.locator(".tile:enabled").first).to_be_visible()
    assert int(ply(mover)) > int(laid)
    other.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").first.click()


def test_two_people_talk_take_back_resign_and_play_again(chromium: Browser, house: House) -> None:
    ada, bo = sit_together(chromium, house)
    talk(ada, bo)
    mover, other = (ada, bo) if ada.locator(".tile:enabled").count() else (bo, ada)
    take_back(mover, other)
    asked = other.get_by_role("alertdialog")
    # Leaving is confirmed, and the game is still there.
    ada.get_by_role("link", name="Home").click()
    ada.get_by_role("button", name="Stay here").click()
    # The page that was reloaded in the middle of an offer still has it.
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Ask to end game").click()
    other.reload()
    expect(asked).to_contain_text("without a winner")
    asked.get_by_role("button", name="No", exact=True).click()
    expect(mover.get_by_role("alertdialog")).to_have_count(0)
    # Resigning and playing again.
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Resign").click()
    mover.get_by_role("button", name="Yes, resign").click()
    other.get_by_role("button", name="Rematch").first.click()
    # An offer finds who has gone elsewhere in the app.
    mover.goto(f"{house.address}#/rules")
    toast = mover.get_by_role("alertdialog")
    expect(toast).to_contain_text("rematch")
    toast.get_by_role("button", name="Yes").click()
    for page in (ada, bo):
        expect(page.locator(TABLE)).to_be_attached()
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        page.context.close()


def test_strangers_find_each_other_while_they_play_a_bot_and_one_who_leaves_is_replaced(
    chromium: Browser, house: House
) -> None:
    ada, bo, cora = (new_page(chromium, phone=phone) for phone in (False, True, False))
    for page in (ada, bo, cora):
        page.goto(f"{house.address}#/play")
        page.locator(".clocks").get_by_text("No clock").click()
    ada.get_by_role("button", name="Find a game").click()
    expect(ada.locator(TABLE)).to_be_attached()  # the bot's game, meanwhile
    picture(bo, "company-lobby-phone")
    assert serious_problems(cora) == []
    bo.get_by_label("Play Karl (a bot) while I wait").uncheck()
    bo.get_by_role("button", name="Find a game").click()
    for page in (ada, bo):
        expect(page.get_by_role("alertdialog")).to_contain_text("You can play now with")
    picture(ada, "company-found")
    ada.get_by_role("button", name="Take your seat").click()
    bo.get_by_role("button", name="Not now").click()
    expect(ada.get_by_text("Your search continues.")).to_be_visible()
    picture(ada, "company-lobby-waiting")
    cora.get_by_label("Play Karl (a bot) while I wait").uncheck()
    cora.get_by_role("button", name="Find a game").click()
    for page in (ada, cora):
        page.get_by_role("button", name="Take your seat").click()
    for page in (ada, cora):
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        page.context.close()
    bo.context.close()
