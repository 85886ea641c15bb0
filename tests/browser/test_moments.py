"""The moments of a game of Fjords: they appear, can be cut short, hold the game, and lose nothing."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import after, due, move_in_fjords, ply, sums
from browser.house import House
from browser.making import make, played
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, State

_TWO: dict[str, Json] = {"players": 2}
_BOT = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
# The number of entries of a game's log on the server.
_LOGGED = """async () => {
  const id = location.hash.split('/').at(-1);
  const { entries } = await (await fetch(new URL(`api/games/${id}/log`, location.href.split('#')[0]))).json();
  return entries.length;
}"""
_MOVED = f"async (seen) => (await ({_LOGGED})()) > seen"


def _from(seed: str, until: Callable[[State], bool]) -> dict[str, Json]:
    """The first position of a random game that is as asked for."""
    return played(_TWO, until, seed)


def _last_decision(state: State) -> bool:
    """The first player decides the last thing of the exploration, and the other one begins to settle."""
    return isinstance(state, Exploration) and state.due == "build" and state.seat == 0 and len(state.row) == 1


def _last_viking(state: State) -> bool:
    """The first player has one more viking to place, the other one many."""
    if not isinstance(state, Settlement) or state.turn != 0:
        return False
    mine, other = state.view(None)["reach"]
    return len(mine) <= 1 and len(other) > 9


def _settings(page: Page, **chosen: str) -> None:
    """Choose settings of the device before the app is opened."""
    for name, value in chosen.items():
        page.add_init_script(f"localStorage.setItem('longhouse.{name}', '{value}')")


def _cuttable(page: Page) -> list[WebSocketRoute]:
    """The connections to tables that the page opens from now on: closing one cuts it."""
    sockets: list[WebSocketRoute] = []

    def open_socket(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile(r"/play(\?|$)"), open_socket)
    return sockets


def test_the_settlement_is_announced_and_what_others_do_waits_even_over_a_lost_connection(
    chromium: Browser, house: House
) -> None:
    page = new_page(chromium, lively=True)
    _settings(page, **{"go-on": "off"})
    sockets = _cuttable(page)
    make(page, house, "fjords", _TWO, _BOT, _from("last3", _last_decision))
    page.get_by_role("button", name="Don’t build").click()
    scene = page.get_by_role("region", name="The land is complete. Now settle it!")
    expect(scene).to_contain_text("Every viking scores 1 point.")
    expect(page.locator("main > [role=status]")).to_contain_text("Thrall begins.")
    assert serious_problems(page) == []
    seen = ply(page)
    page.wait_for_function(_MOVED, arg=int(seen))
    before = len(sockets)
    sockets[-1].close()
    while len(sockets) == before:
        page.wait_for_timeout(50)
    expect(page.locator(".offline")).to_have_count(0)
    assert ply(page) == seen
    picture(page, "fjords-phase")
    scene.get_by_role("button", name="Settle").click()
    after(page, seen)
    expect(scene).to_have_count(0)
    expect(page.locator(".saga li", has_text="Thrall")).not_to_have_count(0)
    expect(page.locator("main[data-due=settle] button.cell")).not_to_have_count(0)
    page.context.close()


def test_a_scene_is_cut_short_by_a_key_and_goes_on_by_itself_only_for_those_who_want_it(
    chromium: Browser, house: House
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Sigrun"}]
    origin = _from("last3", _last_decision)
    pages = [new_page(chromium, lively=True), new_page(chromium, lively=True), new_page(chromium)]
    keys, fast, still = pages
    _settings(keys, **{"go-on": "off"})
    _settings(fast, pace="fast", settlements="3")
    for page in pages:
        make(page, house, "fjords", _TWO, seats, origin)
        page.get_by_role("button", name="Don’t build").click()
        page.mouse.move(5, 5)
    expect(fast.locator(".scene")).to_have_count(0)
    expect(still.locator(".scene .onward")).to_be_visible()
    assert still.locator(".scene .onward i").count() == 0, "nothing goes on by itself without motion"
    for page in (keys, still):
        expect(page.locator(".scene")).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(".scene")).to_have_count(0)
    for page in pages:
        page.context.close()


def test_who_is_out_of_moves_follows_the_others_to_the_count_and_the_podium(chromium: Browser, house: House) -> None:
    page = new_page(chromium, lively=True)
    make(page, house, "fjords", _TWO, _BOT, _from("out23", _last_viking))
    move_in_fjords(page)
    scene = page.get_by_role("region", name="You can’t settle any more tiles")
    expect(scene).to_contain_text("Thrall settles the remaining tiles")
    scene.get_by_role("button", name="Pause").click()
    seen = ply(page)
    expect(page.locator(".players li").first).to_contain_text("Settled")
    page.wait_for_function(_MOVED, arg=int(seen))
    assert (ply(page), due(page)) == (seen, "settle")
    assert serious_problems(page) == []
    scene.get_by_role("button", name="Skip to the end").click()
    counting = page.get_by_role("region", name="Counting the points")
    expect(counting).to_be_visible()
    assert serious_problems(page) == []
    picture(page, "fjords-count")
    page.keyboard.press("Enter")
    expect(counting).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("Thrall wins by"))).to_be_visible()
    expect(page.locator("main > [role=status]")).to_contain_text("Thrall wins by")
    expect(page.locator(".podium li")).to_have_text([re.compile("Thrall"), re.compile("You")])
    expect(sums(page).locator("table")).to_contain_text("Vikings")
    page.context.close()
