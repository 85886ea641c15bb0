"""What goes wrong at the tables: odd names, a connection that is lost in a moment, a browser that lacks something."""

import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.conftest import new_page
from browser.driver import after, lay, move_in_northwood, play_on, ply
from browser.house import House
from browser.making import hot_seat, make, played
from longhouse.games.fjords.closing import CLOSING
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.game import State

# Words without a space, markup, another direction of writing, and signs that combine.
NAMES = [
    "Llanfairpwllgwyngyllgogerychwyrndrobwll",
    "<b>&amp;</b> \u05d0\u05d1\u05d2",
    "Z\u0351\u036b\u0343a\u0300 \U0001f9ca",
]

# What is wider than its place, or beside the screen.
SPILLED = """() => [...document.querySelectorAll('.players li, .players li *, .tray *, .podium *')]
  .filter((each) => each.checkVisibility() && !each.closest('.unseen, svg'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => `${each.className || each.tagName}: ${each.textContent.trim().slice(0, 20)}`)"""


@pytest.mark.parametrize("phone", [False, True])
def test_names_of_any_characters_and_length_stay_in_their_places(chromium: Browser, house: House, phone: bool) -> None:
    page = new_page(chromium, phone=phone)
    hot_seat(page, house, {"players": 3}, until=lambda state: CLOSING.look(state).can_finish, names=NAMES)
    expect(page.locator(".players li")).to_have_count(3)
    for name, card in zip(NAMES, page.locator(".players li").all(), strict=True):
        expect(card).to_contain_text(name.split(" ")[0][:12])
    assert page.locator(".players li strong b").count() == 0, "a name is never markup"
    assert page.evaluate(SPILLED) == []
    page.get_by_role("button", name="Settle the rest").click()
    expect(page.locator(".podium li")).to_have_count(3)
    assert page.evaluate(SPILLED) == []
    page.context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_long_names_stay_in_their_places_when_the_settlement_is_announced(
    chromium: Browser, house: House, phone: bool
) -> None:
    def last_decision(state: State) -> bool:
        return isinstance(state, Exploration) and state.due == "build" and state.seat == 0 and len(state.row) == 1

    page = new_page(chromium, phone=phone)
    seats = [{"kind": "me", "name": name} for name in NAMES[:2]]
    make(page, house, "fjords", {"players": 2}, seats, played({"players": 2}, last_decision, "last3"))
    page.get_by_role("button", name="Don’t build").click()
    expect(page.locator(".scene")).to_contain_text("begins")
    assert page.evaluate(SPILLED) == []
    page.context.close()


def test_a_visit_that_ends_over_a_lost_connection_is_still_told_and_the_game_goes_on(
    chromium: Browser, house: House
) -> None:
    page = new_page(chromium, lively=True)
    page.add_init_script("localStorage.setItem('longhouse.go-on', 'off')")
    sockets: list[WebSocketRoute] = []

    def open_socket(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile(r"/play(\?|$)"), open_socket)
    make(page, house, "northwood", {}, [{"kind": "me"}])
    scene = page.locator(".visit-end")
    while scene.count() == 0:
        move_in_northwood(page)
    title, seen = scene.get_attribute("aria-label") or "", ply(page)
    sockets[-1].close()
    expect(scene).to_have_attribute("aria-label", title)
    scene.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)
    assert ply(page) == seen
    move_in_northwood(page)
    after(page, seen)
    page.context.close()


def test_a_browser_without_sound_or_webgl_says_so_and_the_game_is_played(page: Page, house: House) -> None:
    page.add_init_script(
        """delete globalThis.AudioContext;
        for (const name of ['WebGLRenderingContext', 'WebGL2RenderingContext']) delete globalThis[name];
        localStorage.setItem('longhouse.sound', 'on');"""
    )
    hot_seat(page, house, {"players": 2})
    lay(page)
    play_on(page, until="lay")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("This browser can’t play sounds.")


def test_a_seat_is_opened_in_two_tabs_and_with_a_token_that_has_ended(chromium: Browser, house: House) -> None:
    page = new_page(chromium)
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    game = page.url.rsplit("/", 1)[1]
    tokens = f"localStorage.getItem('longhouse.seats.{game}')"
    page.evaluate(f"localStorage.removeItem('longhouse.seats.{game}')")
    tab = page.context.new_page()
    page.reload()  # both find no token, and ask for one
    tab.goto(page.url)
    for each in (page, tab):
        expect(each.locator(".players")).to_contain_text("You")
    tab.close()
    ended = "x" * 43
    page.evaluate(f"localStorage.setItem('longhouse.seats.{game}', '[\"{ended}\"]')")
    page.reload()
    expect(page.locator(".players")).to_contain_text("You")
    assert ended not in page.evaluate(tokens)
    page.context.close()
