"""Two people at one table, each in a browser of their own: chat, presence, takeback, resigning, rematch."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import TABLE, after, lay, ply
from browser.house import House
from browser.making import make, seat_two
from browser.test_invitations import known


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
    drawer.get_by_role("tab", name="Saga").click()
    expect(drawer.get_by_role("region", name="Saga")).to_contain_text(re.compile("turn|thinking"))
    drawer.get_by_role("tab", name="Chat").click()
    expect(drawer.get_by_role("log")).to_contain_text("Hello!")
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
    table = other.url
    other.get_by_role("button", name="Rematch").first.click()
    # An offer finds who has gone elsewhere in the app.
    mover.goto(f"{house.address}#/rules")
    toast = mover.get_by_role("alertdialog")
    expect(toast).to_contain_text("rematch")
    toast.get_by_role("button", name="Yes").click()
    for page in (ada, bo):  # both leave the old table by themselves
        expect(page).not_to_have_url(table)
        expect(page.locator("main[data-due=lay]")).to_be_attached()
    for page in (ada, bo):
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
    # The lobby leads back to that game, which is shown there.
    ada.goto(f"{house.address}#/play")
    tray = ada.get_by_role("region", name="Looking for players")
    expect(tray).to_contain_text("Fjords with Karl")
    assert serious_problems(ada) == []
    tray.get_by_role("link", name="Continue with the bot").click()
    expect(ada.locator(TABLE)).to_be_attached()
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
    second = ada.context.new_page()  # a tab that learns what is done in the other one
    second.goto(f"{house.address}#/play")
    expect(second.get_by_role("alertdialog")).to_contain_text("You can play now with")
    ada.get_by_role("button", name="Take your seat").click()
    for page in (ada, second):
        expect(page.get_by_role("alertdialog")).to_have_count(0)
    cora.get_by_role("button", name="Take your seat").click()
    expect(second.locator("main")).not_to_contain_text("You didn’t take your seat")
    for page in (ada, cora):
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        page.context.close()
    bo.context.close()


def test_a_seat_left_open_is_taken_in_the_lobby_and_the_game_is_watched_from_there(
    chromium: Browser, house: House
) -> None:
    ada, bo, cleo = (new_page(chromium, phone=phone) for phone in (False, True, False))
    ada.goto(f"{house.address}#/new/fjords")
    ada.get_by_label("Your name").fill("Ada the Host")
    seat_two(ada, "Invite by link")
    ada.get_by_role("checkbox", name="Strength").check()
    ada.get_by_text("More options").click()
    ada.get_by_label("Who can watch?").select_option("public")
    ada.get_by_role("button", name="Create and invite").click()
    expect(ada.locator(".invite")).to_be_visible()
    expect(ada.locator("main")).to_contain_text("2 players · No clock · rune stones: Strength")
    bo.goto(f"{house.address}#/play")
    bo.get_by_role("navigation", name="Play").get_by_role("link", name="Open seats").click()
    seat = bo.get_by_role("listitem").filter(has_text="Ada the Host")
    expect(seat).to_contain_text("Fjords · 2 players · No clock · rune stones: Strength")
    assert serious_problems(bo) == [], "open seats"
    seat.get_by_role("button", name="Take a seat").click()
    for page in (ada, bo):
        expect(page.locator("main[data-due=lay]")).to_be_attached()
    known(cleo, house, "cleo-watches")
    cleo.goto(f"{house.address}#/play/watch")
    game = cleo.get_by_role("link").filter(has_text="Ada the Host")
    expect(game).to_contain_text("Exploration")
    assert serious_problems(cleo) == [], "games to watch"
    picture(cleo, "company-watch")
    game.click()
    expect(cleo.locator(TABLE)).to_be_attached()
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_role("dialog")).to_contain_text("1 spectator is watching.")
    # Spectators are named for as long as they want to be.
    cleo.get_by_role("button", name="Menu").click()
    shown = cleo.get_by_label("Show my name to the players when I watch")
    shown.check()
    expect(ada.get_by_role("dialog")).to_contain_text("cleo-watches")
    shown.uncheck()
    expect(ada.get_by_role("dialog")).not_to_contain_text("cleo-watches")
    ada.goto(f"{house.address}#/play/mine")
    expect(ada.locator(".list", has_text="Games in progress")).to_contain_text("Fjords with")
    for page in (ada, bo, cleo):
        page.context.close()


def test_a_game_that_nobody_joined_is_cancelled_by_its_creator_alone(chromium: Browser, house: House) -> None:
    ada, bo = new_page(chromium), new_page(chromium)
    make(ada, house, "fjords", {"players": 3}, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bo.goto(ada.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.locator("li > .button.main").first.click()
    expect(ada.get_by_role("group", name="Bo")).to_be_visible()
    expect(bo.get_by_role("group", name="Ada")).to_be_visible()
    for name in ("Cancel this game", "Add a bot"):
        expect(bo.get_by_role("button", name=name)).to_have_count(0)
    ada.get_by_role("button", name="Cancel this game").click()
    expect(ada).to_have_url(f"{house.address}#/play/mine")
    expect(bo.locator("main")).to_contain_text("This game was cancelled.")
    for page in (ada, bo):
        page.context.close()


def test_four_people_talk_take_back_resign_and_play_again(chromium: Browser, house: House) -> None:
    pages = [new_page(chromium, phone=place > 1) for place in range(4)]
    ada = pages[0]
    make(ada, house, "fjords", {"players": 4}, [{"kind": "me"}, *({"kind": "open"} for _ in range(3))])
    for page, name in zip(pages[1:], ("Bo", "Cleo", "Dag"), strict=True):
        page.goto(ada.url)
        page.get_by_label("Your name").fill(name)
        page.locator("li > .button.main").first.click()
        expect(page.get_by_role("button", name="Take this seat")).to_have_count(0)
    for page in pages:
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        expect(page.locator(".players li")).to_have_count(4)
    # What one says, the three others read.
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("textbox", name="Write a message").fill("Hello, you three!")
    ada.keyboard.press("Enter")
    pages[1].get_by_role("tab", name="Chat").click()
    expect(pages[1].get_by_role("log", name="Chat")).to_contain_text("Hello, you three!")
    expect(pages[1].locator(".around li")).to_have_count(3)
    for page in pages[2:]:
        page.get_by_role("button", name="Chat, 1 new message").click()
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello, you three!")
        page.get_by_role("dialog", name="Chat").get_by_role("button", name="Close").click()
    # A takeback needs the consent of all three; one who says no refuses it for all.
    mover = next(page for page in pages if page.locator(".tile:enabled").count())
    others = [page for page in pages if page is not mover]
    lay(mover)
    if mover.get_by_role("button", name="No longhouse").is_visible():
        mover.get_by_role("button", name="No longhouse").click()
    for answers in (("Allow", "No"), ("Allow", "Allow", "Allow")):
        seen = ply(mover)
        mover.get_by_role("button", name="Undo").click()
        for page, answer in zip(others, answers, strict=False):
            page.get_by_role("alertdialog").get_by_role("button", name=answer, exact=True).click()
        if "No" in answers:
            expect(mover.get_by_role("alertdialog")).to_contain_text("said no")
            mover.get_by_role("alertdialog").get_by_role("button", name="Close").click()
        else:
            after(mover, seen)
            expect(mover.locator(".tile:enabled").first).to_be_visible()
    for page in others:
        expect(page.get_by_role("alertdialog")).to_have_count(0)
    picture(ada, "company-four")
    # One resigns, and all four play again.
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Resign").click()
    mover.get_by_role("button", name="Yes, resign").click()
    table = ada.url
    others[0].get_by_role("button", name="Rematch").first.click()
    for page in (mover, *others[1:]):
        page.get_by_role("button", name="Accept").click()
    for page in pages:
        expect(page).not_to_have_url(table)
        expect(page.locator("main[data-due=lay]")).to_be_attached()
        page.context.close()
